// Seeds that only whoever runs the server can know: drawn from a secret, the same for everybody who is dealt them.
import { hexOf } from "../token.ts";

const encoder = new TextEncoder();

/** In 0..2^31-1. The same secret, task and index give the same seed. */
export async function hiddenSeed(secret: string, task: string, index: number): Promise<number> {
  const bytes = await hmac(secret, `phonebooth seed\n${task}\n${index}`);
  return new DataView(bytes.buffer).getUint32(0) >>> 1;
}

/** In hex: says what a text was without letting anybody try texts on it, until the secret is published. */
export async function sealOf(secret: string, text: string): Promise<string> {
  return hexOf(await hmac(secret, `phonebooth log\n${text}`));
}

async function hmac(secret: string, text: string): Promise<Uint8Array<ArrayBuffer>> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", encoder.encode(secret), algorithm, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, encoder.encode(text)));
}
