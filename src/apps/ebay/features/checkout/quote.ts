/** What a purchase comes to: parcels by seller, shipping, coupon, sum. The same on the screen and in the command. */
import type { ReadWorld } from "../../../../os/world.ts";
import goods, { type Item } from "../../../../world/goods/index.ts";
import { cartNow } from "../../cart.ts";
import { needsVariant, priceOf, sendings, stockOf, variantOf, type Sending, type Service } from "../../lots.ts";
import type { State } from "../../state.ts";
import type { Coupon } from "./state.ts";

export const sources = ["cart", "item", "offer", "order"] as const;
/** What is to be bought: the cart, one thing of a listing, what an accepted offer or an order that waits is about. */
interface Source {
  readonly from: (typeof sources)[number];
  readonly item: string | null;
  readonly variant: string | null;
  readonly quantity: number;
  readonly offer: string | null;
  readonly order: string | null;
}
interface Wish {
  readonly item: string;
  readonly variant: string | null;
  readonly quantity: number;
  /** Agreed before; null: what it costs now. */
  readonly cents: number | null;
}
export interface Line extends Omit<Wish, "item"> {
  readonly item: Item;
  readonly cents: number;
}
export interface Parcel {
  readonly seller: string;
  readonly lines: readonly Line[];
  /** None: not sent to that country. */
  readonly sendings: readonly Sending[];
  readonly sending: Sending | null;
  readonly discountCents: number;
}
export interface Quote {
  readonly parcels: readonly Parcel[];
  readonly itemsCents: number;
  readonly shippingCents: number;
  readonly discountCents: number;
  readonly totalCents: number;
}

/** What is wanted, by ids; none where there is nothing of it. */
export function wishesOf(state: State, s: Source): readonly Wish[] {
  if (s.from === "cart")
    return cartNow(state).map(({ item, variant, quantity }) => ({ item, variant, quantity, cents: null }));
  if (s.from === "item")
    return s.item === null ? [] : [{ item: s.item, variant: s.variant, quantity: s.quantity, cents: null }];
  if (s.from === "offer") {
    const offer = s.offer === null ? undefined : state.offers[s.offer];
    if (offer?.status !== "accepted") return [];
    return [{ item: offer.item, variant: offer.variant, quantity: offer.quantity, cents: offer.cents }];
  }
  const order = s.order === null ? undefined : state.orders[s.order];
  return order?.status === "unpaid"
    ? order.lines.map(({ item, variant, quantity, cents }) => ({ item, variant, quantity, cents }))
    : [];
}
export function linesOf(state: State, wishes: readonly Wish[], read: (id: string) => Item | null | undefined): Line[] {
  return wishes.flatMap((wish) => {
    const item = read(wish.item);
    return item ? [{ ...wish, item, cents: wish.cents ?? priceOf(state, item, wish.variant) }] : [];
  });
}
export const reading =
  (world: ReadWorld) =>
  (id: string): Item | null =>
    world(goods.queries.item, { id });

/** The address that was chosen, or the primary one where it is gone meanwhile. */
export const goingToBe = (state: State, chosen: string | null): string | null =>
  chosen !== null && state.addresses[chosen] ? chosen : state.mainAddress;
/** `services`: what was chosen, by seller; else the cheapest. */
export function quoteOf(
  lines: readonly Line[],
  country: string,
  services: Readonly<Record<string, Service>>,
  coupon: Coupon | null,
): Quote {
  const bySeller = Map.groupBy(lines, (line) => line.item.seller);
  const plain = [...bySeller].map(([seller, own]) => {
    const ways = together(own.map((line) => sendings(line.item, country)));
    const sending = ways.find((way) => way.service === services[seller]) ?? ways[0] ?? null;
    return { seller, lines: own, sendings: ways, sending };
  });
  const itemsCents = lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
  const shippingCents = plain.reduce((sum, { sending }) => sum + (sending?.cents ?? 0), 0);
  const discountCents = coupon ? discountOf(coupon, lines, shippingCents) : 0;
  let left = discountCents;
  const parcels = plain.map((parcel, n) => {
    const own = sumOf(parcel.lines) + (parcel.sending?.cents ?? 0);
    const whole = itemsCents + shippingCents;
    const share =
      n === plain.length - 1 ? left : Math.min(left, Math.floor((discountCents * own) / Math.max(1, whole)));
    left -= share;
    return { ...parcel, discountCents: share };
  });
  return { parcels, itemsCents, shippingCents, discountCents, totalCents: itemsCents + shippingCents - discountCents };
}
const sumOf = (lines: readonly Line[]): number => lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
/** Several things of one seller go by what all of them can go by, each for its own postage. */
function together(ways: readonly (readonly Sending[])[]): readonly Sending[] {
  const [first = [], ...rest] = ways;
  return first.flatMap((way) => {
    const same = rest.map((others) => others.find((other) => other.service === way.service) ?? others[0]);
    if (same.some((other) => other === undefined)) return [];
    const all = [way, ...(same as Sending[])];
    return [
      {
        service: way.service,
        cents: all.reduce((sum, one) => sum + one.cents, 0),
        days: [Math.max(...all.map((one) => one.days[0])), Math.max(...all.map((one) => one.days[1]))] as const,
      },
    ];
  });
}
/** In cents; nothing where it does not apply. Never more than all but one cent. */
function discountOf(coupon: Coupon, lines: readonly Line[], shippingCents: number): number {
  const fitting = lines.filter((line) => coupon.category === null || line.item.category === coupon.category);
  const sum = sumOf(fitting);
  if (sum === 0 || (coupon.leastCents !== null && sum < coupon.leastCents)) return 0;
  const wanted =
    coupon.kind === "percent"
      ? Math.floor((sum * coupon.value) / 100)
      : coupon.kind === "amount"
        ? coupon.value
        : Math.min(coupon.value, shippingCents);
  const most = Math.min(coupon.mostCents ?? Infinity, sumOf(lines) + shippingCents - 1);
  return Math.max(0, Math.min(wanted, most));
}
/** Why a line cannot be bought now; null where it can. */
export function problemOf(
  state: State,
  line: Line,
  isOrder: boolean,
): "auction-bids" | "variant-missing" | "stock-short" | null {
  if (isOrder) return null;
  if (line.item.format === "auction") return "auction-bids";
  if (needsVariant(line.item) && !variantOf(line.item, line.variant)) return "variant-missing";
  return line.quantity > stockOf(state, line.item, line.variant) ? "stock-short" : null;
}
