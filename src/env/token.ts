// Tokens: 128 random bits, of which only the hash is ever stored.

import type { Tokens } from "../contract/env.ts";

const alphabet = "0123456789abcdefghijklmnopqrstuv";

/**
 * 26 letters and digits: 130 random bits. It never begins with "-", which a command line would take for an option
 * (base64url does, once in 64 times).
 */
export function randomName(length = 26): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  let name = "";
  for (const byte of bytes) name += alphabet[byte & 31];
  return name;
}

/** A pair of tokens in plain, which is told once, and their hashes, which are kept. */
export async function newTokens(): Promise<{ tokens: Tokens; agents: string[]; operators: string[] }> {
  const tokens = { agent: `pba_${randomName()}`, operator: `pbo_${randomName()}` };
  return { tokens, agents: [await digestOf(tokens.agent)], operators: [await digestOf(tokens.operator)] };
}

/** 26 letters and digits that whoever has no `secret` cannot work out: 130 bits of HMAC-SHA-256. */
export async function namedBy(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  let name = "";
  for (const byte of bytes.subarray(0, 26)) name += alphabet[byte & 31];
  return name;
}

export async function digestOf(text: string): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export function hexOf(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0");
  return hex;
}

/** Who creates something, by digests: of a key that the server knows, and of a secret of their own. */
export interface Creator {
  readonly owner: string | null;
  readonly secret?: string;
  /** The key whose limits it counts against. */
  readonly payer?: string;
  /** The owner whose graphs it may be made on, where that is not its own; `everybody` for the admin. */
  readonly reads?: string;
}
/** Whose graphs the admin may read: all. */
export const everybody = "everybody";
/** Whether it is the same one again. Where neither key nor secret was given, nobody can show that. */
export const isCreator = (made: Creator, again: Creator): boolean =>
  (made.owner !== null && made.owner === again.owner) || (made.secret !== undefined && made.secret === again.secret);

/** Told alike whatever of it is wrong: it is nobody's business how somebody else's was made. */
export const notTheCreator = (what: string): string =>
  `${what} exists already. Its tokens are returned again only for the same body with the same proof: the API key that it was created with, or the secret that was chosen then. Otherwise choose another id.`;

/** Who calls, as far as the edge can tell: each object compares with its own tokens. */
export interface Caller {
  /** Hash of the bearer token. */
  readonly token: string | null;
  /** The id that it has in it, where it looks like a key that the admin made. */
  readonly key?: string;
  /** Whoever holds the server's admin key. */
  readonly admin: boolean;
  /** Where a browser finds the page, or null where the server cannot know. */
  readonly origin: string | null;
  /** Whether what was drawn before will not do: `Cache-Control: no-cache`. */
  readonly fresh: boolean;
}
