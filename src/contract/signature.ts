// The server signs finished runs and downloaded snapshots with its own key. This file defines the signatures.
import * as v from "valibot";

export const Signature = v.strictObject({
  alg: v.literal("Ed25519"),
  key_id: v.string(),
  /** The 32 bytes of the key in base64. */
  public_key: v.string(),
  /**
   * The signature in base64. For a run, the server signs the canonical JSON (RFC 8785) of the answer without
   * `signature` and `results`. For a snapshot, the server signs "phonebooth-snapshot " followed by the SHA-256, in hex,
   * of the canonical JSON of the file without `signature`.
   */
  value: v.string(),
});
export type Signature = v.InferOutput<typeof Signature>;

/**
 * The origin of a phone. "server": the complete history of the phone happened on this server. "client": a client
 * uploaded the phone or the snapshot from which it was made.
 */
export const Origin = v.picklist(["server", "client"]);
/**
 * The origin of an uploaded phone in its snapshot; missing if the complete history happened on the server that signed
 * the snapshot.
 */
export const originField = { origin: v.exactOptional(v.literal("client")) };
