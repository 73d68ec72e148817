import { outsideAccountId } from "#os/money/ledger.ts";
import type { Plan } from "./state.ts";

/** The account that receives the payments. */
export const merchantAccount = outsideAccountId("spotify", "USD");
export const planCents: Readonly<Record<Plan, number>> = {
  individual: 1199,
  duo: 1699,
  family: 1999,
  student: 599,
};
export const dayMs = 86_400_000;
/** A paid month. */
export const monthMs = 30 * dayMs;
/** How long before the end the user is reminded. */
export const remindMs = 3 * dayMs;
export const priceText = (cents: number): string => `$${(cents / 100).toFixed(2)}`;
/** The title of a payment in the ledger, in both languages. */
export const planTitle = (plan: Plan): string => `Premium ${plan.slice(0, 1).toUpperCase()}${plan.slice(1)}`;
