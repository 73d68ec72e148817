/** What the trips of a new phone were paid with, and what was eaten on them. */
import type { MoneySeed } from "../../os/money/seed.ts";
import type { SeedCtx } from "../../os/seed-ctx.ts";
import { minuteMs } from "../../state/civil.ts";
import { said } from "./facts.ts";
import { cateringAccount, merchant } from "./merchant.ts";
import { seedMeal, seedTrips } from "./seed-trips.ts";

export function money(c: SeedCtx): MoneySeed {
  const trips = seedTrips(c);
  const meal = seedMeal(trips);
  const paid = { kind: "payment", from: "account_bank_meridian", party: "railway", category: "travel" } as const;
  const tickets = trips.map(({ order, tickets: [ticket] }) => ({
    ...paid,
    id: order.entry!,
    at: order.at + 4 * minuteMs,
    to: merchant,
    cents: order.cents,
    title: ticket ? `${ticket.train} ${said(ticket.from, c.lang)} – ${said(ticket.to, c.lang)}` : order.id,
    order: order.id,
  }));
  const eaten = {
    ...paid,
    id: meal.entry!,
    at: meal.at + minuteMs,
    to: cateringAccount,
    cents: meal.cents,
    title: said(meal, c.lang),
    order: meal.id,
  };
  return { accounts: [], cards: [], entries: [...tickets, eaten] };
}
