/** Helpers for tasks about the shop: listings drawn from the world, orders and their payments, navigation. */
import ebay from "#apps/ebay/index.ts";
import { orderAddress } from "#apps/ebay/features/orders/lifecycle.ts";
import type { Order } from "#apps/ebay/features/orders/state.ts";
import { listSendings, type Sending } from "#apps/ebay/item-terms.ts";
import type { State } from "#apps/ebay/state.ts";
import type { Watch } from "#apps/ebay/features/item/state.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { findOrOpenAccount, outsideAccountId, changeBalances } from "#os/money/ledger.ts";
import { convertCents } from "#os/money/currency.ts";
import type { Money } from "#os/money/schema.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import goods, { type Item } from "#world/goods/index.ts";
import type { ArgsOf } from "#world/define.ts";
import type { World } from "#world/read.ts";

type LocalizedText = { readonly en: string; readonly zh: string };
/** The parts of a listing that tasks use, small enough to be stored with the episode. */
export type ListingFacts = {
  readonly id: string;
  readonly seller: string;
  readonly title: LocalizedText;
  /** The kind of thing, for example "desk lamp". */
  readonly noun: LocalizedText;
  readonly cents: number;
  readonly auction: Item["auction"];
  /** The cheapest shipping to China. */
  readonly way: { readonly service: Sending["service"]; readonly cents: number; readonly days: [number, number] };
};
type ListingFilter = Omit<ArgsOf<typeof goods.queries.find>, "page">;
type Fits = (item: Item) => boolean;
const pageSize = 20;

/** Returns the cheapest shipping of a listing to a country; null when the seller does not ship there. */
export const cheapestShipping = (item: Pick<Item, "location" | "shipping">, country: string): Sending | null =>
  listSendings(item, country)[0] ?? null;
const includesText = (part: LocalizedText, whole: LocalizedText): boolean =>
  whole.en.toLowerCase().includes(part.en.toLowerCase()) && whole.zh.includes(part.zh);
function listingFacts(item: Item): ListingFacts {
  const { id, seller, title, noun, priceCents: cents, auction } = item;
  const { days, ...shipping } = cheapestShipping(item, "CN")!;
  return { id, seller, title, noun, cents, auction, way: { ...shipping, days: [days[0], days[1]] } };
}
/** Whether the listing has no variants, ships to China, and names the kind of thing in its title. */
const isSimpleListing: Fits = (item) =>
  item.variants.length === 0 && cheapestShipping(item, "CN") !== null && includesText(item.noun, item.title);

/** Draws `n` listings of different kinds of things. No noun is a part of another noun. */
export async function drawListings(
  world: World,
  r: Rng,
  n: number,
  where: ListingFilter,
  fits: Fits = () => true,
): Promise<ListingFacts[]> {
  const { total } = await world.read(goods.queries.find, { ...where, page: 0 });
  const pages = r.shuffle(Array.from({ length: Math.ceil(total / pageSize) }, (_, page) => page));
  const out: ListingFacts[] = [];
  for (const page of pages) {
    const { rows } = await world.read(goods.queries.find, { ...where, page });
    const items = await world.read(goods.queries.items, { ids: rows.map(({ id }) => id) });
    for (const item of r.shuffle(items)) {
      const isOther = out.every(({ noun }) => !namesOverlap(noun, item.noun));
      if (isOther && isSimpleListing(item) && fits(item)) out.push(listingFacts(item));
      if (out.length === n) return out;
      // Takes at most two listings from a page, so that the listings are spread over the catalog.
      if (out.length % 2 === 0 && out.at(-1)?.id === item.id) break;
    }
  }
  throw new Error(`fewer than ${n} listings fit`);
}
const namesOverlap = (a: LocalizedText, b: LocalizedText): boolean =>
  b.en.includes(a.en) || a.en.includes(b.en) || a.zh.includes(b.zh) || b.zh.includes(a.zh);
/** Draws `n` listings of one kind of thing, each with a different price. */
export async function drawSimilarListings(
  world: World,
  r: Rng,
  n: number,
  where: ListingFilter,
  fits: Fits = () => true,
): Promise<ListingFacts[]> {
  for (let tries = 0; tries < 60; tries++) {
    const [one] = await drawListings(world, r, 1, where, fits);
    const family = one!.id.slice(0, one!.id.lastIndexOf("-"));
    const { rows } = await world.read(goods.queries.find, { ...where, family, page: 0 });
    const items = await world.read(goods.queries.items, { ids: rows.map(({ id }) => id) });
    const found = r.shuffle(
      items.filter((item) => item.noun.en === one!.noun.en && isSimpleListing(item) && fits(item)),
    );
    const apart = found.filter((item, i) => found.findIndex(({ priceCents }) => priceCents === item.priceCents) === i);
    if (apart.length >= n) return apart.slice(0, n).map(listingFacts);
  }
  throw new Error(`no kind of which ${n} listings fit`);
}

/**
 * Returns an order of one listing, delivered to the home address by default and paid by card. `addOrderPayment` adds
 * the ledger entry of the payment.
 */
export function pastOrder(
  { addresses }: Pick<State, "addresses">,
  id: string,
  ware: ListingFacts,
  at: number,
  more: Partial<Order> = {},
): Order {
  const line = { item: ware.id, variant: null, quantity: 1, cents: ware.cents };
  const { lines = [line] } = more;
  return {
    id,
    purchase: id.replace("order_", "purchase_"),
    at,
    seller: ware.seller,
    lines,
    from: "buy",
    status: "delivered",
    shipping: { service: ware.way.service, cents: ware.way.cents, days: [...ware.way.days] },
    to: orderAddress(addresses["address_home"]),
    discountCents: 0,
    totalCents: lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) + ware.way.cents,
    payWith: "card_lumen",
    entry: id.replace("order_", "entry_"),
    payBy: null,
    paidAt: at + 60_000,
    shipsAt: at + 26 * hourMs,
    arrivesAt: at + 9 * dayMs,
    cancelledAt: null,
    tracking: null,
    back: null,
    mark: null,
    hidden: false,
    ...more,
  };
}
/** The shop's account, to which all buyers pay. */
export const shopAccount = outsideAccountId("ebay", "USD");
/** Adds the payment of an order to the ledger, so that it can be refunded. */
export function addOrderPayment({ money }: { money: Money }, order: Order): void {
  const card = money.cards[order.payWith!]!;
  const [from, to] = [findOrOpenAccount(money, card.account)!, findOrOpenAccount(money, shopAccount)!];
  const cents = convertCents(order.totalCents, to.currency, from.currency);
  changeBalances(money, from, to, cents, order.totalCents);
  money.entries[order.entry!] = {
    id: order.entry!,
    at: order.paidAt!,
    via: "ebay",
    kind: "payment",
    from: from.id,
    to: to.id,
    cents,
    toCents: order.totalCents,
    title: order.id.replace("order_", ""),
    party: "ebay",
    category: "shopping",
    order: order.purchase,
    refunds: null,
  };
}
export const watchEntry = (item: string, at: number, cents: number): Watch => ({
  item,
  at,
  cents,
  dropsAt: null,
  remindsAt: null,
});

/** Searches for these words in the shop. */
export async function search(o: AnyDriver, words: string): Promise<void> {
  await o.open(ebay);
  await o.act(ebay, "home.goSearch");
  await o.type("q", words);
  await o.act(ebay, "search.find");
}
/** Opens the list of orders, filtered by a state. */
export async function openOrders(
  o: AnyDriver,
  filter: "all" | "unpaid" | "progress" | "delivered" | "returns" | "cancelled" = "all",
): Promise<void> {
  await o.open(ebay);
  await o.act(ebay, "home.goMy");
  await o.act(ebay, "my.openOrders", { filter: filter === "delivered" || filter === "cancelled" ? "all" : filter });
  if (filter === "delivered" || filter === "cancelled") await o.set(ebay, "orders", { filter });
}
