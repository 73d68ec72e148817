/** People nearby: whether they can see the owner, and the owner's greetings to them. */
import * as v from "valibot";
import { idSchema, instant } from "#os/values.ts";

export const FolkId = idSchema("folk");
export const Greeting = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50));
const Greeted = v.strictObject({
  id: FolkId,
  text: Greeting,
  at: instant,
  /** The person's answer and its time; null before the answer. */
  answer: v.nullable(v.strictObject({ text: v.string(), at: instant })),
  /** When the answer comes; null if there will be no answer. */
  due: v.nullable(instant),
});
export const nearbyState = {
  /** When the owner became visible to people nearby; null while the owner is hidden. */
  nearbySince: v.nullable(instant),
  greeted: v.record(FolkId, Greeted),
  greetingsSeenAt: instant,
  nearbyBlocked: v.array(FolkId),
};
