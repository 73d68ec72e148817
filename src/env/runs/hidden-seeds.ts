// Seeds that only the server's owner can know. They are derived from a secret and are the same for all runs.
import { toHex } from "../token.ts";

const encoder = new TextEncoder();

/** Returns a seed in 0..2^31-1. The same secret, task and index give the same seed. */
export async function hiddenSeed(secret: string, task: string, index: number): Promise<number> {
  const bytes = await hmac(secret, `phonebooth seed\n${task}\n${index}`);
  return new DataView(bytes.buffer).getUint32(0) >>> 1;
}

/**
 * Returns an HMAC in hex. After the secret is published, everybody can check the text with the HMAC. Before that,
 * nobody can use the HMAC to test a guessed text.
 */
export async function sealText(secret: string, text: string): Promise<string> {
  return toHex(await hmac(secret, `phonebooth log\n${text}`));
}

async function hmac(secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}
