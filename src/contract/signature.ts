// Signatures with the server's own key, over finished runs and downloaded snapshots.
import * as v from "valibot";

export const Signature = v.strictObject({
  alg: v.literal("Ed25519"),
  key_id: v.string(),
  /** The 32 bytes in base64. */
  public_key: v.string(),
  /**
   * In base64. Of a run: over the canonical JSON (RFC 8785) of the answer without `signature` and `results`. Of a
   * snapshot: over "phonebooth-snapshot " and the SHA-256, in hex, of the canonical JSON of the file without
   * `signature`.
   */
  value: v.string(),
});
export type Signature = v.InferOutput<typeof Signature>;

/**
 * The origin of a phone. "server": everything that happened to it happened on this server. "client": somebody uploaded
 * it, or the snapshot that it was made from.
 */
export const Origin = v.picklist(["server", "client"]);
/** The origin of an uploaded phone in its snapshot; missing where everything happened on the server that signed it. */
export const originField = { origin: v.exactOptional(v.literal("client")) };
