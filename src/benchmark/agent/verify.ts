// Checks a finished run offline: the key has signed exactly this run, and the result lines match the signed hash.
import { canonical } from "#contract/canonical.ts";
import type { RunInfo, RunKey } from "#contract/run.ts";

export type Verification =
  /** `results`: whether the result lines were available and were also checked. */
  | { readonly ok: true; readonly key_id: string; readonly results: boolean }
  | { readonly ok: false; readonly reason: string };

/**
 * `trusted`: keys that are known to belong to the server, from an earlier `GET /v1/runs/keys`. Without `trusted`, a
 * valid signature only shows that the run has not changed since it was signed by an unknown signer.
 */
export async function verifySignature(
  answer: RunInfo,
  trusted?: readonly Pick<RunKey, "public_key">[],
): Promise<Verification> {
  const { signature, results, ...head } = answer;
  if (!signature) return { ok: false, reason: "it is not signed" };
  if (trusted && !trusted.some((key) => key.public_key === signature.public_key))
    return { ok: false, reason: "its signing key is not among the trusted keys" };
  if (signature.alg !== "Ed25519") return { ok: false, reason: "its signature algorithm is not Ed25519" };
  const bytes = decodeBase64(signature.public_key);
  const value = decodeBase64(signature.value);
  if (bytes?.length !== 32 || value?.length !== 64) return { ok: false, reason: "its signature is malformed" };
  if ((await sha256(bytes)).slice(0, 16) !== signature.key_id)
    return { ok: false, reason: "its key_id does not match its public key" };
  const key = await crypto.subtle.importKey("raw", bytes, "Ed25519", false, ["verify"]);
  if (!(await crypto.subtle.verify("Ed25519", key, value, utf8(canonical(head)))))
    return { ok: false, reason: "its signature does not match its content" };
  if (results && (await sha256(utf8(canonical(results)))) !== head.results_sha256)
    return { ok: false, reason: "its results differ from the signed results" };
  return { ok: true, key_id: signature.key_id, results: results !== undefined };
}

const utf8 = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(text));

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(base64)) return null;
  const text = atob(base64);
  // The last letter has unused bits. Without this check, two different texts could decode to the same bytes.
  return btoa(text) === base64 ? Uint8Array.from(text, (character) => character.charCodeAt(0)) : null;
}
