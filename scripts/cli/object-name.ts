// Computes the id that workerd gives to an object's name within a class. The id is also the name of the object's file.
// `idFromName` returns the same id.
import { createHash, createHmac } from "node:crypto";

/**
 * Returns the id of an object, which has 64 hexadecimal digits. `of`: the name of the class's folder, such as "-Phone".
 */
export function objectId(of: string, name: string): string {
  const key = createHash("sha256").update(of).digest();
  const hmac = (data: string | Buffer): Buffer => createHmac("sha256", key).update(data).digest().subarray(0, 16);
  const digest = hmac(name);
  return Buffer.concat([digest, hmac(digest)]).toString("hex");
}
