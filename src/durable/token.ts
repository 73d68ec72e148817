// Tokens: 128 random bits, of which only the hash is ever stored.

const alphabet = "0123456789abcdefghijklmnopqrstuv";

/** 26 letters and digits: 130 random bits. */
export function randomName(length = 26): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  let name = "";
  for (const byte of bytes) name += alphabet[byte & 31];
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

/** Who calls, as far as the edge can tell: each object compares with its own tokens. */
export interface Caller {
  /** Hash of the bearer token. */
  readonly token: string | null;
  /** Whoever holds the server's admin key. */
  readonly admin: boolean;
  /** Where a browser finds the page, or null where the server cannot know. */
  readonly origin: string | null;
  /** Whether what was drawn before will not do: `Cache-Control: no-cache`. */
  readonly fresh: boolean;
}
