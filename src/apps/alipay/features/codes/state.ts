/** Codes: what stands in front of the camera, and what the own code asks for. */
import * as v from "valibot";
import { Cents } from "../../../../os/money/schema.ts";
import { idOf } from "../../../../os/values.ts";

export const SightId = idOf("sight");
/** A code that can be scanned: a merchant's at the till, a person's, or a web page's. */
export const Sight = v.strictObject({
  id: SightId,
  kind: v.picklist(["till", "person", "page"]),
  /** What the till's code says; an id of the cast; an address. */
  says: v.pipe(v.string(), v.maxLength(200)),
});
export type Sight = v.InferOutput<typeof Sight>;
export const codesState = {
  /** In front of the camera, from left to right. */
  sights: v.pipe(v.array(Sight), v.maxLength(3)),
  asked: v.strictObject({ cents: v.nullable(Cents), note: v.pipe(v.string(), v.maxLength(40)) }),
  /** Counts how often the pay code was made anew. */
  turn: v.pipe(v.number(), v.integer(), v.minValue(0)),
};
