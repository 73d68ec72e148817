// How workerd names objects: the id of a name within a class, which is also the name of the object's file. `idFromName`
// returns the same.
import { createHash, createHmac } from "node:crypto";

/** `of`: the class by the name of its folder, such as "-Phone". Returns 64 hexadecimal digits. */
export function objectId(of: string, name: string): string {
  const key = createHash("sha256").update(of).digest();
  const hmac = (data: string | Buffer): Buffer => createHmac("sha256", key).update(data).digest().subarray(0, 16);
  const digest = hmac(name);
  return Buffer.concat([digest, hmac(digest)]).toString("hex");
}
