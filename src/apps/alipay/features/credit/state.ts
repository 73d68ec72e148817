/** The state of the credit: the statement, the instalment plans, and whether the bill is overdue. */
import * as v from "valibot";
import { Cents } from "#os/money/schema.ts";
import { idSchema, instant, wholeNumber } from "#os/values.ts";

export const PlanId = idSchema("plan");
export const Plan = v.strictObject({
  id: PlanId,
  /** The whole sum in cents, the number of instalments, and the number of instalments that are already billed. */
  cents: Cents,
  months: v.picklist([3, 6, 9, 12]),
  billed: wholeNumber,
  /** The monthly fee, in cents. */
  feeCents: wholeNumber,
  at: instant,
});
export type Plan = v.InferOutput<typeof Plan>;
export const creditState = {
  credit: v.strictObject({
    on: v.boolean(),
    limitCents: Cents,
    billDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
    dueDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
    /** The sum that is billed but not paid yet, in cents. */
    billedCents: wholeNumber,
    /** The time of the last statement. `next` is the time of the next statement. */
    billedAt: instant,
    next: instant,
    /** The due time of the bill, or null when nothing is owed. */
    payBy: v.nullable(instant),
    overdue: v.boolean(),
    autoRepay: v.boolean(),
  }),
  plans: v.record(PlanId, Plan),
  statements: v.pipe(v.array(v.strictObject({ at: instant, cents: wholeNumber, paid: v.boolean() })), v.maxLength(36)),
};
