// What a server signs with its own key: finished runs, and snapshots that are downloaded.
import * as v from "valibot";

export const Signature = v.strictObject({
  alg: v.literal("Ed25519"),
  key_id: v.string(),
  /** The 32 bytes in base64. */
  public_key: v.string(),
  /**
   * In base64. Of a run: over the canonical JSON (RFC 8785) of the answer without `signature` and `results`. Of a snapshot: over
   * "phonebooth-snapshot " and the SHA-256, in hex, of the canonical JSON of the file without `signature`.
   */
  value: v.string(),
});
export type Signature = v.InferOutput<typeof Signature>;

/**
 * Where a phone comes from: "server", all that happened to it happened on this server; "client", somebody uploaded it, or
 * what it was made of.
 */
export const Origin = v.picklist(["server", "client"]);
/** Of a snapshot whose phone somebody uploaded; missing where all of it happened on the server that signed it. */
export const fromWhere = { origin: v.exactOptional(v.literal("client")) };
