// Tokens of 130 random bits. Only the hashes of tokens are stored.

import type { Tokens } from "#contract/env.ts";

const nameAlphabet = "0123456789abcdefghijklmnopqrstuv";

/**
 * Returns 26 letters and digits: 130 random bits. The name never begins with "-", because a command line would
 * interpret such a name as an option. (One in 64 base64url names begins with "-".)
 */
export function randomName(length = 26): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  let name = "";
  for (const byte of bytes) name += nameAlphabet[byte & 31];
  return name;
}

/**
 * Returns a pair of tokens in plain text and their hashes. The plain text is sent to the client only once; the hashes
 * are stored.
 */
export async function newTokens(): Promise<{ tokens: Tokens; agents: string[]; operators: string[] }> {
  const tokens = { agent: `pba_${randomName()}`, operator: `pbo_${randomName()}` };
  return { tokens, agents: [await digestOf(tokens.agent)], operators: [await digestOf(tokens.operator)] };
}

/** Returns 26 letters and digits: 130 bits of HMAC-SHA-256. Nobody can compute the result without `secret`. */
export async function deriveName(secret: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
  let name = "";
  for (const byte of bytes.subarray(0, 26)) name += nameAlphabet[byte & 31];
  return name;
}

export async function digestOf(text: string): Promise<string> {
  return toHex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

export function toHex(bytes: Uint8Array): string {
  let hex = "";
  for (const byte of bytes) hex += byte.toString(16).padStart(2, "0");
  return hex;
}

/** The creator of an object, as two digests: of a key that the server knows, and of a secret that the creator chose. */
export interface Creator {
  readonly owner: string | null;
  readonly secret?: string;
  /** The key against whose limits the creation counts. */
  readonly payer?: string;
  /**
   * The owner whose graphs the creation may use; missing if this is the creator's own owner; `allOwners` for the admin.
   */
  readonly reads?: string;
}
/** The owner that stands for all owners: the admin may read all graphs. */
export const allOwners = "everybody";
/**
 * Returns whether both creators are the same. A common key or a common secret proves this. Returns false if they have
 * neither in common.
 */
export const isCreator = (creator: Creator, again: Creator): boolean =>
  (creator.owner !== null && creator.owner === again.owner) ||
  (creator.secret !== undefined && creator.secret === again.secret);

/** The message is the same for every reason, so that it reveals nothing about another creator. */
export const formatCreationConflict = (what: string): string =>
  `${what} exists already. Its tokens are returned again only for the same body with the same proof: the API key or the secret of the first request. Otherwise choose another id.`;

/** The data about the caller that the Worker knows. Each object compares the token with its own tokens. */
export interface Caller {
  /** Hash of the bearer token. */
  readonly token: string | null;
  /** The key id in the token, if the token has the form of a key from the admin. */
  readonly key?: string;
  /** Whether the caller has the server's admin key. */
  readonly admin: boolean;
  /** The origin at which a browser loads the page, or null if the server cannot know the origin. */
  readonly origin: string | null;
  /** Whether a cached picture must not be used: `Cache-Control: no-cache`. */
  readonly fresh: boolean;
}
