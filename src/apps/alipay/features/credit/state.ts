/** The state of the credit: the statement, instalment plans, and whether it is overdue. */
import * as v from "valibot";
import { Cents } from "#os/money/schema.ts";
import { idSchema, instant, wholeNumber } from "#os/values.ts";

export const PlanId = idSchema("plan");
export const Plan = v.strictObject({
  id: PlanId,
  /** The whole sum, the number of instalments, and how many of them are billed. */
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
    /** Billed and not paid yet, in cents. */
    billedCents: wholeNumber,
    /** The times of the last and the next statement. */
    billedAt: instant,
    next: instant,
    /** When the bill is due, or null when nothing is owed. */
    payBy: v.nullable(instant),
    overdue: v.boolean(),
    autoRepay: v.boolean(),
  }),
  plans: v.record(PlanId, Plan),
  statements: v.pipe(v.array(v.strictObject({ at: instant, cents: wholeNumber, paid: v.boolean() })), v.maxLength(36)),
};
