/** The payments for the trips and the meal that a new phone already has. */
import type { MoneySeed } from "#os/money/seed.ts";
import type { SeedCtx } from "#os/seed-ctx.ts";
import { minuteMs } from "#state/civil.ts";
import { localized } from "./facts.ts";
import { cateringAccount, merchantAccount } from "./payment.ts";
import { seedMeal, seedTrips } from "./seed-trips.ts";

export function money(c: SeedCtx): MoneySeed {
  const trips = seedTrips(c);
  const meal = seedMeal(trips);
  const paid = { kind: "payment", from: "account_bank_meridian", party: "railway", category: "travel" } as const;
  const tickets = trips.map(({ order, tickets: [ticket] }) => ({
    ...paid,
    id: order.entry!,
    at: order.at + 4 * minuteMs,
    to: merchantAccount,
    cents: order.cents,
    title: ticket ? `${ticket.train} ${localized(ticket.from, c.lang)} – ${localized(ticket.to, c.lang)}` : order.id,
    order: order.id,
  }));
  const eaten = {
    ...paid,
    id: meal.entry!,
    at: meal.at + minuteMs,
    to: cateringAccount,
    cents: meal.cents,
    title: localized(meal, c.lang),
    order: meal.id,
  };
  return { accounts: [], cards: [], entries: [...tickets, eaten] };
}
