/** Accounts at billers, phone numbers that are topped up, passes of the pocket, rides. */
import * as v from "valibot";
import { idOf, instant, whole } from "../../../../os/values.ts";

export const HouseholdId = idOf("household");
export const AccountNumber = v.pipe(v.string(), v.regex(/^\d{4,20}$/));
export const Household = v.strictObject({
  id: HouseholdId,
  /** Of the world. */
  biller: v.pipe(v.string(), v.maxLength(60)),
  number: AccountNumber,
  label: v.pipe(v.string(), v.maxLength(20)),
  /** The owner is told when a bill is there. */
  remind: v.boolean(),
  /** Bills are paid by themselves. */
  auto: v.boolean(),
  /** The last month that was paid: "2026-02". */
  paid: v.pipe(v.string(), v.maxLength(7)),
  /** When to look for the next bill. */
  next: instant,
});
export type Household = v.InferOutput<typeof Household>;
export const PassId = idOf("pass");
export const Pass = v.strictObject({
  id: PassId,
  kind: v.picklist(["member", "coupon", "ticket"]),
  title: v.pipe(v.string(), v.maxLength(60)),
  text: v.pipe(v.string(), v.maxLength(120)),
  number: v.pipe(v.string(), v.maxLength(30)),
  until: v.nullable(instant),
  tint: v.pipe(v.string(), v.maxLength(9)),
  /** That it ends soon was told. */
  told: v.boolean(),
});
export type Pass = v.InferOutput<typeof Pass>;
export const packages = [3_000, 5_000, 10_000, 20_000, 30_000, 50_000] as const;
export const servicesState = {
  households: v.record(HouseholdId, Household),
  passes: v.record(PassId, Pass),
  /** Rides by the transport code: where it was shown, what it cost. */
  ride: v.strictObject({ line: v.picklist(["bus", "metro"]), month: v.pipe(v.string(), v.maxLength(7)), rides: whole }),
};
