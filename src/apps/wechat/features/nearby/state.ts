/** People nearby: whether the owner is visible there, and whom the owner has greeted. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";

export const FolkId = idSchema("folk");
export const Greeting = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50));
const Greeted = v.strictObject({
  id: FolkId,
  text: Greeting,
  at: instant,
  /** The answer, and when it came; null before that. */
  answer: v.nullable(v.strictObject({ text: v.string(), at: instant })),
  /** When the answer comes; null when none comes. */
  due: v.nullable(instant),
});
export const nearbyState = {
  /** Since when the owner's place is shown; null: hidden. */
  nearbySince: v.nullable(instant),
  greeted: v.record(FolkId, Greeted),
  greetingsSeenAt: instant,
  nearbyBlocked: v.array(FolkId),
};
