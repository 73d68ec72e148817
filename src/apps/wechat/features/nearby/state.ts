/** People nearby: whether the owner is seen there, and whom the owner has greeted. */
import * as v from "valibot";
import { idOf, instant } from "../../../../os/values.ts";

export const FolkId = idOf("folk");
export const Greeting = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50));
const Greeted = v.strictObject({
  id: FolkId,
  text: Greeting,
  at: instant,
  /** What came back, and when; null before it did. */
  answer: v.nullable(v.strictObject({ text: v.string(), at: instant })),
  /** When it comes; null where nothing does. */
  due: v.nullable(instant),
});
export const nearbyState = {
  /** Since when the own place is shown; null is not. */
  nearbySince: v.nullable(instant),
  greeted: v.record(FolkId, Greeted),
  greetingsSeenAt: instant,
  nearbyBlocked: v.array(FolkId),
};
