/** Reads orders from the state. */
import { dayMs } from "#state/civil.ts";
import goods, { type Item } from "#world/goods/index.ts";
import { arrivalRange } from "../../item-terms.ts";
import type { State } from "../../state.ts";
import type { Order } from "./state.ts";

export const orderFilters = ["all", "unpaid", "progress", "delivered", "returns", "cancelled"] as const;
type OrderFilter = (typeof orderFilters)[number];
export const orderPeriods = ["any", "d30", "d90", "y1"] as const;
type OrderPeriod = (typeof orderPeriods)[number];
const periodDays: Record<OrderPeriod, number> = { any: Infinity, d30: 30, d90: 90, y1: 365 };

/** Lists orders, newest first. Orders of the same time are sorted by id. */
export const listOrders = (
  state: State,
  filter: OrderFilter,
  period: OrderPeriod,
  now: number,
  hidden = false,
): Order[] =>
  Object.values(state.orders)
    .filter((order) => order.hidden === hidden && matchesFilter(order, filter))
    .filter(({ at }) => now - at <= periodDays[period] * dayMs)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
function matchesFilter(order: Order, filter: OrderFilter): boolean {
  if (filter === "all") return true;
  if (filter === "returns") return order.back !== null;
  if (filter === "progress") return order.status === "paid" || order.status === "shipped";
  return order.status === filter;
}
/** Returns the price of an order's items in cents, without shipping and discount. */
export const itemsCents = (order: Order): number =>
  order.lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
export const canCancel = (order: Order): boolean =>
  order.status === "paid" || (order.status === "unpaid" && order.from !== "bid");

/**
 * Returns `over` if the return period has passed. The return period is the shortest period of the items, but at least
 * thirty days. Otherwise, returns `none` if an item has no return period; the buyer can then return only an item that
 * is not as described. Otherwise, returns `open`.
 */
export function returnWindow(
  order: Order,
  now: number,
  read: (ask: { readonly query: typeof goods.queries.item; readonly id: string }) => Item | null,
): "open" | "none" | "over" {
  const since = now - (order.arrivesAt ?? order.at);
  const days = order.lines.map(({ item }) => read({ query: goods.queries.item, id: item })?.returns?.days ?? 0);
  const least = Math.min(...days);
  if (since > Math.max(30, least) * dayMs) return "over";
  return least === 0 ? "none" : "open";
}
/**
 * Returns the earliest and the latest time at which a parcel is expected. Before the parcel ships, the two times are
 * the ends of the announced range. After that, both times are the carrier's arrival time, which is within this range.
 * Returns null if no delivery is expected. All pages use this function, so that they show the same times.
 */
export function expectedDelivery(order: Order): readonly [number, number] | null {
  if (order.status === "shipped") return order.arrivesAt === null ? null : [order.arrivesAt, order.arrivesAt];
  return order.status === "paid" ? arrivalRange(order.paidAt ?? order.at, order.shipping.days) : null;
}
/** Lists the scheduled commands of orders. */
export const orderDues = (state: State) =>
  Object.values(state.orders).flatMap(({ id, status, payBy, shipsAt, arrivesAt, back }) => [
    ...(status === "unpaid" && payBy !== null ? [{ at: payBy, command: "lapseOrder", args: { order: id } }] : []),
    ...(status === "paid" && shipsAt !== null ? [{ at: shipsAt, command: "shipOrder", args: { order: id } }] : []),
    ...(status === "shipped" && arrivesAt !== null
      ? [{ at: arrivesAt, command: "deliverOrder", args: { order: id } }]
      : []),
    ...(back && back.nextAt !== null ? [{ at: back.nextAt, command: "settleReturn", args: { order: id } }] : []),
  ]);
