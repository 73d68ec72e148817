/** Premium on a new phone: its last payments and the next renewal. */
import type { SeedCtx } from "#os/seed-ctx.ts";
import { dayMs, monthMs, planCents } from "./features/premium/plans.ts";
import type { State } from "./state.ts";

export const seedCard = "card_meridian";
const lastPaidDaysAgo = 17;
export const seedReceipts = (c: SeedCtx): State["receipts"] =>
  [0, 1, 2].map((n) => ({
    entry: `entry_s_spotify_${n}`,
    plan: "individual" as const,
    cents: planCents.individual,
    at: c.now - lastPaidDaysAgo * dayMs - n * monthMs,
  }));
export const seedSubscription = (c: SeedCtx): State["subscription"] => ({
  plan: "individual",
  until: c.now - lastPaidDaysAgo * dayMs + monthMs,
  renews: true,
  payWith: seedCard,
  next: null,
  reminded: false,
});
