/** How an order comes into being, is paid, and goes its way. */
import type { Ctx } from "../../../../os/app-command.ts";
import { dayMs, hourMs } from "../../../../state/civil.ts";
import type { Item } from "../../../../world/goods/index.ts";
import { countryOf, sendings, type Sending } from "../../lots.ts";
import type { State } from "../../state.ts";
import type { Address } from "../checkout/state.ts";
import type { Order } from "./state.ts";

/** An order that waits for its money: of a won auction, or one whose payment is under way. The id of it. */
export function openOrder(
  state: State,
  ctx: Ctx,
  item: Pick<Item, "seller" | "shipping" | "location">,
  lines: Order["lines"],
  from: Order["from"],
  payBy: number,
): string {
  const id = ctx.newId("order");
  const [cheapest] = sendings(item, countryOf(state));
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
    to: goingTo(address),
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
export const goingTo = (address: Address | undefined): Order["to"] =>
  address
    ? { name: address.name, text: addressLine(address), city: address.city, country: address.country }
    : { name: "", text: "", city: "", country: "CN" };
/** An address in one line, as it is written where it goes. */
export const addressLine = ({ street, city, region, zip, country }: Address): string =>
  country === "CN" && /[\u4e00-\u9fff]/.test(street + city)
    ? [region, city === region ? "" : city, street, zip].filter((part) => part !== "").join(" ")
    : [street, city, [region, zip].filter((part) => part !== "").join(" ")].filter((part) => part !== "").join(", ");

/** It is paid: the seller packs it, and it is known when it comes. */
export function paid(order: Order, entry: string, ctx: Pick<Ctx, "now" | "random">): void {
  const [from, to] = order.shipping.days;
  order.status = "paid";
  order.entry = entry;
  order.paidAt = ctx.now;
  order.payBy = null;
  order.shipsAt = ctx.now + 8 * hourMs + Math.floor(ctx.random() * 22 * hourMs);
  const days = Math.max(from, 2) + ctx.random() * Math.max(0, to - Math.max(from, 2));
  const arrivesAt = Math.max(order.shipsAt + 20 * hourMs, ctx.now + Math.floor(days * dayMs));
  // Never later than the buyer was told.
  order.arrivesAt = Math.min(arrivesAt, ctx.now + to * dayMs);
}
/** The number on its label follows from its own. */
export const trackingOf = (id: string, service: Sending["service"]): string => {
  let mixed = 17;
  for (const letter of id) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  const digits = String(mixed).padStart(10, "4") + String((Math.imul(mixed, 7919) >>> 0) % 1_000_000).padStart(6, "0");
  return service === "international" ? `LX${digits.slice(0, 9)}US` : `94${digits}`;
};
export interface Step {
  readonly kind: "ordered" | "paid" | "packed" | "shipped" | "hub" | "customs" | "near" | "out" | "delivered";
  readonly at: number;
}
/** Its way so far, newest first; what is to come is not told. */
export function stepsOf(order: Order, now: number): readonly Step[] {
  const steps: Step[] = [{ kind: "ordered", at: order.at }];
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
