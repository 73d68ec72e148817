/** Buy now and pay next month: the statement, plans by instalments, and what becomes of it when nobody pays. */
import * as v from "valibot";
import { Cents } from "../../../../os/money/schema.ts";
import { idOf, instant, whole } from "../../../../os/values.ts";

export const PlanId = idOf("plan");
export const Plan = v.strictObject({
  id: PlanId,
  /** What was put into instalments, how many there are, and how many were billed. */
  cents: Cents,
  months: v.picklist([3, 6, 9, 12]),
  billed: whole,
  /** Of each month, in cents. */
  feeCents: whole,
  at: instant,
});
export type Plan = v.InferOutput<typeof Plan>;
export const creditState = {
  credit: v.strictObject({
    on: v.boolean(),
    limitCents: Cents,
    billDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
    dueDay: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(28)),
    /** Billed and not yet paid. */
    billedCents: whole,
    /** When the last statement was made, and when the next one is. */
    billedAt: instant,
    next: instant,
    /** By when it is to be paid; null where nothing is owed of it. */
    payBy: v.nullable(instant),
    overdue: v.boolean(),
    autoRepay: v.boolean(),
  }),
  plans: v.record(PlanId, Plan),
  statements: v.pipe(v.array(v.strictObject({ at: instant, cents: whole, paid: v.boolean() })), v.maxLength(36)),
};
