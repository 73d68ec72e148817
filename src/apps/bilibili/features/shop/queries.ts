/** Reads the orders and when they change. */
import type { Due } from "#os/app-command.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import type { State } from "../../state.ts";
import { isPlan } from "./catalogue.ts";
import type { Order } from "./state.ts";

export const payWithinMs = 30 * minuteMs;
const sentAfterMs = 20 * hourMs;
const arrivesAfterMs = 3 * dayMs;
export const listOrders = (state: Pick<State, "orders">): Order[] =>
  Object.values(state.orders).toSorted((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1));
export function shopDue(state: Pick<State, "orders" | "memberUntil">): Due[] {
  const dues: Due[] = Object.values(state.orders).flatMap(({ id, state: of, at, paidAt, of: what }) => {
    const args = { order: id };
    if (of === "unpaid") return [{ at: at + payWithinMs, command: "advanceOrder", args }];
    if (paidAt === null || isPlan(what)) return [];
    if (of === "paid") return [{ at: paidAt + sentAfterMs, command: "advanceOrder", args }];
    return of === "sent" ? [{ at: paidAt + arrivesAfterMs, command: "advanceOrder", args }] : [];
  });
  if (state.memberUntil !== null) dues.push({ at: state.memberUntil, command: "endMembership", args: {} });
  return dues;
}
