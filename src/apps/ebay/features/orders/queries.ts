/** How orders are read. */
import { dayMs } from "../../../../state/civil.ts";
import goods, { type Item } from "../../../../world/goods/index.ts";
import { arrival } from "../../lots.ts";
import type { State } from "../../state.ts";
import type { Order } from "./state.ts";

export const orderFilters = ["all", "unpaid", "progress", "delivered", "returns", "cancelled"] as const;
type OrderFilter = (typeof orderFilters)[number];
export const orderPeriods = ["any", "d30", "d90", "y1"] as const;
type OrderPeriod = (typeof orderPeriods)[number];
const periodDays: Record<OrderPeriod, number> = { any: Infinity, d30: 30, d90: 90, y1: 365 };

/** Newest first; ties by id. */
export const ordersIn = (
  state: State,
  filter: OrderFilter,
  period: OrderPeriod,
  now: number,
  hidden = false,
): Order[] =>
  Object.values(state.orders)
    .filter((order) => order.hidden === hidden && fitsFilter(order, filter))
    .filter(({ at }) => now - at <= periodDays[period] * dayMs)
    .toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
function fitsFilter(order: Order, filter: OrderFilter): boolean {
  if (filter === "all") return true;
  if (filter === "returns") return order.back !== null;
  if (filter === "progress") return order.status === "paid" || order.status === "shipped";
  return order.status === filter;
}
/** How a sum that was paid for several orders at once is divided. */
export const itemsCents = (order: Order): number =>
  order.lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
export const canCancel = (order: Order): boolean =>
  order.status === "paid" || (order.status === "unpaid" && order.from !== "bid");

/** Whether it may go back: by what its sellers promise, or, where it is not as described, for thirty days in any case. */
export function windowOf(
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
 * When a parcel is expected, as every page says it: between two instants as long as its seller packs it, on the carrier's
 * day (twice the same instant, within the range) once it is on its way. Null where nothing is expected.
 */
export function expectedOf(order: Order): readonly [number, number] | null {
  if (order.status === "shipped") return order.arrivesAt === null ? null : [order.arrivesAt, order.arrivesAt];
  return order.status === "paid" ? arrival(order.paidAt ?? order.at, order.shipping.days) : null;
}
/** What falls due of orders. */
export const orderDues = (state: State) =>
  Object.values(state.orders).flatMap(({ id, status, payBy, shipsAt, arrivesAt, back }) => [
    ...(status === "unpaid" && payBy !== null ? [{ at: payBy, command: "lapseOrder", args: { order: id } }] : []),
    ...(status === "paid" && shipsAt !== null ? [{ at: shipsAt, command: "shipOrder", args: { order: id } }] : []),
    ...(status === "shipped" && arrivesAt !== null
      ? [{ at: arrivesAt, command: "deliverOrder", args: { order: id } }]
      : []),
    ...(back && back.nextAt !== null ? [{ at: back.nextAt, command: "settleReturn", args: { order: id } }] : []),
  ]);
