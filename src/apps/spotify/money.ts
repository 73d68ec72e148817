/** The payments for Premium on a new phone. */
import type { MoneySeed } from "#os/money/seed.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import { merchantAccount, planTitle } from "./features/premium/plans.ts";
import { seedCard, seedReceipts } from "./seed-premium.ts";

export const money = (c: SeedCtx): MoneySeed => ({
  accounts: [],
  cards: [seedCard],
  entries: seedReceipts(c).map(({ entry, plan, cents, at }) => ({
    id: entry,
    at,
    kind: "payment",
    from: "account_bank_meridian",
    to: merchantAccount,
    cents,
    title: planTitle(plan),
    party: "spotify",
    category: "fun",
    order: `order_s_spotify_${entry.slice(-1)}`,
  })),
});
