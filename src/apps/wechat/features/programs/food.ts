/** Calculates the sum of a cart and the progress of an order over time. */
import type { Due } from "#os/app-command.ts";
import { minuteMs } from "#state/civil.ts";
import type { Dish, Eatery } from "#world/eateries/index.ts";
import type { State } from "../../state.ts";
import type { Meal } from "./state.ts";

export const unpaidMs = 15 * minuteMs;
/** An order can be cancelled for this long after its payment, in milliseconds. After that, the food is being cooked. */
export const cancelWindowMs = 3 * minuteMs;

export const cartKey = (dish: string, choices: readonly string[]): string =>
  [dish, ...choices.toSorted()].join("|").slice(0, 120);
/** Returns the price of one dish with the chosen options, in cents, or null if a choice does not exist. */
export function dishPrice(dish: Dish, choices: readonly string[]): number | null {
  let cents = dish.priceCents;
  for (const choice of choices) {
    const [option, id] = choice.split(":");
    const found = dish.options.find((o) => o.id === option)?.choices.find((c) => c.id === id);
    if (!found) return null;
    cents += found.extraCents;
  }
  return cents;
}
/** Returns the default choices: the first choice of each option. */
export const firstChoices = (dish: Dish): string[] => dish.options.map((o) => `${o.id}:${o.choices[0]!.id}`);

export interface OrderSums {
  readonly dishesCents: number;
  readonly packingCents: number;
  readonly deliveryCents: number;
  readonly offCents: number;
  readonly cents: number;
  readonly count: number;
}
export function computeSums(
  eatery: Pick<Eatery, "packingCents" | "deliveryCents" | "offers">,
  lines: readonly { readonly cents: number; readonly count: number }[],
): OrderSums {
  const dishesCents = lines.reduce((sum, l) => sum + l.cents * l.count, 0);
  const count = lines.reduce((sum, l) => sum + l.count, 0);
  const packingCents = eatery.packingCents * count;
  const offCents = eatery.offers.findLast((o) => dishesCents >= o.fromCents)?.offCents ?? 0;
  const { deliveryCents } = eatery;
  const cents = Math.max(1, dishesCents + packingCents + deliveryCents - offCents);
  return { dishesCents, packingCents, deliveryCents, offCents, cents, count };
}
export function markMealPaid(state: State, id: string, entry: string, now: number): void {
  const order = state.foodOrders[id];
  if (!order) return;
  order.state = "cooking";
  order.paidAt = now;
  order.entry = entry;
}
/**
 * `pickUpAt` returns when an order is picked up; `arrivesAt` returns when it arrives. Both are in epoch milliseconds.
 */
export const pickUpAt = (m: Meal): number => (m.paidAt ?? m.at) + Math.round(m.minutes * 0.55) * minuteMs;
export const arrivesAt = (m: Meal): number => (m.paidAt ?? m.at) + m.minutes * minuteMs;
export const canCancelMeal = (m: Meal, now: number): boolean =>
  m.state === "unpaid" || (m.state === "cooking" && now - (m.paidAt ?? now) <= cancelWindowMs);
export const foodDue = (state: State): Due[] =>
  Object.values(state.foodOrders).flatMap((m): Due[] => {
    const at =
      m.state === "unpaid"
        ? m.at + unpaidMs
        : m.state === "cooking"
          ? pickUpAt(m)
          : m.state === "coming"
            ? arrivesAt(m)
            : null;
    return at === null ? [] : [{ at, command: "advanceMeal", args: { order: m.id } }];
  });
export const listMeals = (state: State): Meal[] =>
  Object.values(state.foodOrders).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
export const minuteOfDay = (now: number, offsetMin: number): number => Math.floor(now / minuteMs + offsetMin) % 1440;
export function isOpen(e: Pick<Eatery, "open" | "close">, now: number, offsetMin: number): boolean {
  const at = minuteOfDay(now, offsetMin);
  return (at >= e.open && at < e.close) || at + 1440 < e.close;
}
