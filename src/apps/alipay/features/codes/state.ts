/** The codes in front of the camera, and the sum that the owner's code asks for. */
import * as v from "valibot";
import { Cents } from "#os/money/schema.ts";
import { idSchema } from "#os/values.ts";

export const ScannableCodeId = idSchema("sight");
/** A code that the owner can scan: the code of a merchant's till, of a person, or of a web page. */
export const ScannableCode = v.strictObject({
  id: ScannableCodeId,
  kind: v.picklist(["till", "person", "page"]),
  /** The content of the code: the merchant's id, the person's id, or the address of the page. */
  says: v.pipe(v.string(), v.maxLength(200)),
});
export type ScannableCode = v.InferOutput<typeof ScannableCode>;
export const codesState = {
  /** The codes in front of the camera, from left to right. */
  sights: v.pipe(v.array(ScannableCode), v.maxLength(3)),
  asked: v.strictObject({ cents: v.nullable(Cents), note: v.pipe(v.string(), v.maxLength(40)) }),
  /** The number of times that the pay code was refreshed. */
  turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
