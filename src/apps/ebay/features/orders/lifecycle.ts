/** Creates orders, marks them as paid, and tracks their parcels. */
import type { Ctx } from "#os/app-command.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Item } from "#world/goods/index.ts";
import { destinationCountry, listSendings, type Sending } from "../../item-terms.ts";
import type { State } from "../../state.ts";
import type { Address } from "../checkout/state.ts";
import type { Order } from "./state.ts";

/** Creates an unpaid order, for example for a won auction. Returns its id. */
export function openOrder(
  state: State,
  ctx: Ctx,
  item: Pick<Item, "seller" | "shipping" | "location">,
  lines: Order["lines"],
  from: Order["from"],
  payBy: number,
): string {
  const id = ctx.newId("order");
  const [cheapest] = listSendings(item, destinationCountry(state));
  const { service, cents, days } = cheapest ?? ({ service: "international", cents: 0, days: [7, 21] } as const);
  const address = state.mainAddress === null ? undefined : state.addresses[state.mainAddress];
  state.orders[id] = {
    id,
    purchase: ctx.newId("purchase"),
    at: ctx.now,
    seller: item.seller,
    lines,
    from,
    status: "unpaid",
    shipping: { service, cents, days: [days[0], days[1]] },
    to: orderAddress(address),
    discountCents: 0,
    totalCents: lines.reduce((sum, line) => sum + line.cents * line.quantity, 0) + cents,
    payWith: null,
    entry: null,
    payBy,
    paidAt: null,
    shipsAt: null,
    arrivesAt: null,
    cancelledAt: null,
    tracking: null,
    back: null,
    mark: null,
    hidden: false,
  };
  return id;
}
export const orderAddress = (address: Address | undefined): Order["to"] =>
  address
    ? { name: address.name, text: addressLine(address), city: address.city, country: address.country }
    : { name: "", text: "", city: "", country: "CN" };
/** Formats an address on one line, in the format of its country. */
export const addressLine = ({ street, city, region, zip, country }: Address): string =>
  country === "CN" && /[\u4e00-\u9fff]/.test(street + city)
    ? [region, city === region ? "" : city, street, zip].filter((part) => part !== "").join(" ")
    : [street, city, [region, zip].filter((part) => part !== "").join(" ")].filter((part) => part !== "").join(", ");

/** Marks an order as paid and plans shipping and arrival. */
export function markPaid(order: Order, entry: string, ctx: Pick<Ctx, "now" | "random">): void {
  const [from, to] = order.shipping.days;
  order.status = "paid";
  order.entry = entry;
  order.paidAt = ctx.now;
  order.payBy = null;
  order.shipsAt = ctx.now + 8 * hourMs + Math.floor(ctx.random() * 22 * hourMs);
  const days = Math.max(from, 2) + ctx.random() * Math.max(0, to - Math.max(from, 2));
  const arrivesAt = Math.max(order.shipsAt + 20 * hourMs, ctx.now + Math.floor(days * dayMs));
  // The arrival is never later than the end of the announced range.
  order.arrivesAt = Math.min(arrivesAt, ctx.now + to * dayMs);
}
/** Returns the tracking number on the label. The number is derived from the id. */
export const trackingNumber = (id: string, service: Sending["service"]): string => {
  let mixed = 17;
  for (const letter of id) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  const digits = String(mixed).padStart(10, "4") + String((Math.imul(mixed, 7919) >>> 0) % 1_000_000).padStart(6, "0");
  return service === "international" ? `LX${digits.slice(0, 9)}US` : `94${digits}`;
};
export interface TrackingStep {
  readonly kind: "ordered" | "paid" | "packed" | "shipped" | "hub" | "customs" | "near" | "out" | "delivered";
  readonly at: number;
}
/** Lists the steps up to now, newest first. */
export function listTrackingSteps(order: Order, now: number): readonly TrackingStep[] {
  const steps: TrackingStep[] = [{ kind: "ordered", at: order.at }];
  const { paidAt, shipsAt, arrivesAt } = order;
  if (paidAt !== null) steps.push({ kind: "paid", at: paidAt });
  if (paidAt !== null && shipsAt !== null && arrivesAt !== null && order.status !== "cancelled") {
    const part = (share: number): number => Math.floor(shipsAt + (arrivesAt - shipsAt) * share);
    steps.push(
      { kind: "packed", at: Math.floor(paidAt + (shipsAt - paidAt) * 0.5) },
      { kind: "shipped", at: shipsAt },
      { kind: "hub", at: part(0.25) },
      ...(order.shipping.service === "international" ? [{ kind: "customs", at: part(0.6) } as const] : []),
      { kind: "near", at: part(0.8) },
      { kind: "out", at: Math.max(part(0.8) + 1, arrivesAt - 6 * hourMs) },
      { kind: "delivered", at: arrivesAt },
    );
  }
  return steps.filter(({ at }) => at <= now).toReversed();
}
