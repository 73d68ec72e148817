/**
 * Calculates a purchase: parcels by seller, shipping, coupon, total. The screens and the command use the same
 * calculation.
 */
import type { ReadWorld } from "#os/world.ts";
import goods, { type Item } from "#world/goods/index.ts";
import { activeCartLines } from "../../cart.ts";
import {
  needsVariant,
  priceOf,
  listSendings,
  countStock,
  findVariant,
  type Sending,
  type Service,
} from "../../item-terms.ts";
import type { State } from "../../state.ts";
import type { Coupon } from "./state.ts";

export const purchaseSources = ["cart", "item", "offer", "order"] as const;
/** The source of the items to buy: the cart, one listing, an accepted offer, or an unpaid order. */
interface PurchaseSource {
  readonly from: (typeof purchaseSources)[number];
  readonly item: string | null;
  readonly variant: string | null;
  readonly quantity: number;
  readonly offer: string | null;
  readonly order: string | null;
}
interface PurchaseItem {
  readonly item: string;
  readonly variant: string | null;
  readonly quantity: number;
  /** The agreed price in cents, or null for the current price. */
  readonly cents: number | null;
}
export interface Line extends Omit<PurchaseItem, "item"> {
  readonly item: Item;
  readonly cents: number;
}
export interface Parcel {
  readonly seller: string;
  readonly lines: readonly Line[];
  /** Empty if the seller does not ship to the destination country. */
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

/** Lists the items to buy, with their ids. The list is empty if the source has no items. */
export function listPurchaseItems(state: State, s: PurchaseSource): readonly PurchaseItem[] {
  if (s.from === "cart")
    return activeCartLines(state).map(({ item, variant, quantity }) => ({ item, variant, quantity, cents: null }));
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
export function priceLines(
  state: State,
  wishes: readonly PurchaseItem[],
  read: (id: string) => Item | null | undefined,
): Line[] {
  return wishes.flatMap((purchase) => {
    const item = read(purchase.item);
    return item ? [{ ...purchase, item, cents: purchase.cents ?? priceOf(state, item, purchase.variant) }] : [];
  });
}
export const itemReader =
  (world: ReadWorld) =>
  (id: string): Item | null =>
    world(goods.queries.item, { id });

/** Returns the chosen address, or the main address if the chosen one no longer exists. */
export const addressOrMain = (state: State, chosen: string | null): string | null =>
  chosen !== null && state.addresses[chosen] ? chosen : state.mainAddress;
/**
 * Calculates the purchase. `services`: the shipping service that the user has chosen for each seller. For a seller
 * without a choice, the cheapest service is used.
 */
export function makeQuote(
  lines: readonly Line[],
  country: string,
  services: Readonly<Record<string, Service>>,
  coupon: Coupon | null,
): Quote {
  const bySeller = Map.groupBy(lines, (line) => line.item.seller);
  const plain = [...bySeller].map(([seller, own]) => {
    const ways = combineSendings(own.map((line) => listSendings(line.item, country)));
    const sending = ways.find((option) => option.service === services[seller]) ?? ways[0] ?? null;
    return { seller, lines: own, sendings: ways, sending };
  });
  const itemsCents = lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
  const shippingCents = plain.reduce((sum, { sending }) => sum + (sending?.cents ?? 0), 0);
  const discountCents = coupon ? couponDiscountCents(coupon, lines, shippingCents) : 0;
  let left = discountCents;
  const parcels = plain.map((parcel, n) => {
    const own = linesTotalCents(parcel.lines) + (parcel.sending?.cents ?? 0);
    const whole = itemsCents + shippingCents;
    const share =
      n === plain.length - 1 ? left : Math.min(left, Math.floor((discountCents * own) / Math.max(1, whole)));
    left -= share;
    return { ...parcel, discountCents: share };
  });
  return { parcels, itemsCents, shippingCents, discountCents, totalCents: itemsCents + shippingCents - discountCents };
}
const linesTotalCents = (lines: readonly Line[]): number =>
  lines.reduce((sum, line) => sum + line.cents * line.quantity, 0);
/**
 * Combines the shipping of several items of one seller. Only services that all of the items offer can be used. Each
 * item adds its own postage.
 */
function combineSendings(ways: readonly (readonly Sending[])[]): readonly Sending[] {
  const [first = [], ...rest] = ways;
  return first.flatMap((sending) => {
    const same = rest.map((others) => others.find((other) => other.service === sending.service) ?? others[0]);
    if (same.some((other) => other === undefined)) return [];
    const all = [sending, ...(same as Sending[])];
    return [
      {
        service: sending.service,
        cents: all.reduce((sum, one) => sum + one.cents, 0),
        days: [Math.max(...all.map((one) => one.days[0])), Math.max(...all.map((one) => one.days[1]))] as const,
      },
    ];
  });
}
/** Returns the discount in cents, or 0 if the coupon does not apply. The user always pays at least one cent. */
function couponDiscountCents(coupon: Coupon, lines: readonly Line[], shippingCents: number): number {
  const fitting = lines.filter((line) => coupon.category === null || line.item.category === coupon.category);
  const sum = linesTotalCents(fitting);
  if (sum === 0 || (coupon.leastCents !== null && sum < coupon.leastCents)) return 0;
  const wanted =
    coupon.kind === "percent"
      ? Math.floor((sum * coupon.value) / 100)
      : coupon.kind === "amount"
        ? coupon.value
        : Math.min(coupon.value, shippingCents);
  const most = Math.min(coupon.mostCents ?? Infinity, linesTotalCents(lines) + shippingCents - 1);
  return Math.max(0, Math.min(wanted, most));
}
/** Returns the reason why a line cannot be bought now, or null if it can be bought. */
export function findLineProblem(
  state: State,
  line: Line,
  isOrder: boolean,
): "auction-bids" | "variant-missing" | "stock-short" | null {
  if (isOrder) return null;
  if (line.item.format === "auction") return "auction-bids";
  if (needsVariant(line.item) && !findVariant(line.item, line.variant)) return "variant-missing";
  return line.quantity > countStock(state, line.item, line.variant) ? "stock-short" : null;
}
