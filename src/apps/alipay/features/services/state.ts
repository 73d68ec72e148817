/** Households at billers, phone numbers for top-up, passes, and rides. */
import * as v from "valibot";
import { idSchema, instant, wholeNumber } from "#os/values.ts";

export const HouseholdId = idSchema("household");
export const AccountNumber = v.pipe(v.string(), v.regex(/^\d{4,20}$/));
export const Household = v.strictObject({
  id: HouseholdId,
  /** The id of a biller of the world. */
  biller: v.pipe(v.string(), v.maxLength(60)),
  number: AccountNumber,
  label: v.pipe(v.string(), v.maxLength(20)),
  /** Whether the owner is notified of new bills. */
  remind: v.boolean(),
  /** Whether bills are paid automatically. */
  auto: v.boolean(),
  /** The last paid month: "2026-02". */
  paid: v.pipe(v.string(), v.maxLength(7)),
  /** The next bill day. */
  next: instant,
});
export type Household = v.InferOutput<typeof Household>;
export const PassId = idSchema("pass");
export const Pass = v.strictObject({
  id: PassId,
  kind: v.picklist(["member", "coupon", "ticket"]),
  title: v.pipe(v.string(), v.maxLength(60)),
  text: v.pipe(v.string(), v.maxLength(120)),
  number: v.pipe(v.string(), v.maxLength(30)),
  until: v.nullable(instant),
  tint: v.pipe(v.string(), v.maxLength(9)),
  /** Whether the owner was notified that the pass ends soon. */
  told: v.boolean(),
});
export type Pass = v.InferOutput<typeof Pass>;
export const packages = [3_000, 5_000, 10_000, 20_000, 30_000, 50_000] as const;
export const servicesState = {
  households: v.record(HouseholdId, Household),
  passes: v.record(PassId, Pass),
  /** Rides with the transport code: the chosen line, the month, and the number of rides in that month. */
  ride: v.strictObject({
    line: v.picklist(["bus", "metro"]),
    month: v.pipe(v.string(), v.maxLength(7)),
    rides: wholeNumber,
  }),
};
