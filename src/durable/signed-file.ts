// Signs snapshot files, so that the server recognizes its own files. A digest is not enough, because anybody can
// compute a digest.
import * as v from "valibot";
import { canonical } from "#contract/canonical.ts";
import type { Json } from "#contract/json.ts";
import { Signature } from "#contract/signature.ts";
import { digestOf } from "#env/token.ts";
import { leaderboardStub, type Bindings } from "./bindings.ts";

/** Returns the file with the server's signature, or the unchanged file if the server has no signing key. */
export async function signedFile(env: Bindings, text: string): Promise<string> {
  const signed = await leaderboardStub(env).sign(await signedText(JSON.parse(text) as object));
  if (signed.ok) return `${text.slice(0, -1)},"signature":${JSON.stringify(signed.value)}}`;
  console.error("a snapshot could not be signed:", signed.problem.detail);
  return text;
}

/** Returns whether this server signed exactly this file. */
export async function isSignedHere(env: Bindings, file: Json): Promise<boolean> {
  if (typeof file !== "object" || file === null || Array.isArray(file)) return false;
  const { signature, ...rest } = file;
  return v.is(Signature, signature) && (await leaderboardStub(env).hasSigned(await signedText(rest), signature));
}

/**
 * Returns the text that is signed for a file. The prefix distinguishes the text from all other texts that this key
 * signs.
 */
const signedText = async (file: object): Promise<string> => `phonebooth-snapshot ${await digestOf(canonical(file))}`;
