// Files of snapshots that this server signs, so that it knows its own again. Anybody can work out a digest.
import * as v from "valibot";
import { canonical } from "../contract/canonical.ts";
import type { Json } from "../contract/json.ts";
import { Signature } from "../contract/signature.ts";
import { digestOf } from "../env/token.ts";
import { boardOf, type Bindings } from "./bindings.ts";

/** The file with the server's signature; as it is where the server has no key that can sign. */
export async function signedFile(env: Bindings, text: string): Promise<string> {
  const signed = await boardOf(env).sign(await claimOf(JSON.parse(text) as object));
  if (signed.ok) return `${text.slice(0, -1)},"signature":${JSON.stringify(signed.value)}}`;
  console.error("a snapshot was not signed:", signed.problem.detail);
  return text;
}

/** Whether this server has signed just this. */
export async function isSignedHere(env: Bindings, file: Json): Promise<boolean> {
  if (typeof file !== "object" || file === null || Array.isArray(file)) return false;
  const { signature, ...rest } = file;
  return v.is(Signature, signature) && (await boardOf(env).hasSigned(await claimOf(rest), signature));
}

/** Begins as no other text does that the same key signs. */
const claimOf = async (file: object): Promise<string> => `phonebooth-snapshot ${await digestOf(canonical(file))}`;
