/** What tasks need of the shop: goods drawn from the world, orders and the money that was paid for them, ways through the app. */
import ebay from "../../src/apps/ebay/index.ts";
import { goingTo } from "../../src/apps/ebay/features/orders/make.ts";
import type { Order } from "../../src/apps/ebay/features/orders/state.ts";
import { sendings, type Sending } from "../../src/apps/ebay/lots.ts";
import type { State } from "../../src/apps/ebay/state.ts";
import type { Watch } from "../../src/apps/ebay/features/item/state.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { accountFor, outside, pass } from "../../src/os/money/ledger.ts";
import { converted } from "../../src/os/money/currency.ts";
import type { Money } from "../../src/os/money/schema.ts";
import { dayMs, hourMs } from "../../src/state/civil.ts";
import type { Rng } from "../../src/state/rng.ts";
import goods, { type Item } from "../../src/world/goods/index.ts";
import type { ArgsOf } from "../../src/world/define.ts";
import type { World } from "../../src/world/read.ts";

type Both = { readonly en: string; readonly zh: string };
/** A listing as a task needs it, small enough to be kept with the episode. */
export type Ware = {
  readonly id: string;
  readonly seller: string;
  readonly title: Both;
  /** What it is: "desk lamp". */
  readonly noun: Both;
  readonly cents: number;
  readonly auction: Item["auction"];
  /** How it comes to China, the cheapest way. */
  readonly way: { readonly service: Sending["service"]; readonly cents: number; readonly days: [number, number] };
};
type Where = Omit<ArgsOf<typeof goods.queries.find>, "page">;
type Fits = (item: Item) => boolean;
const pageSize = 20;

/** How a listing comes to a country, the cheapest way; null: not at all. */
export const wayTo = (item: Pick<Item, "location" | "shipping">, country: string): Sending | null =>
  sendings(item, country)[0] ?? null;
const toldIn = (part: Both, whole: Both): boolean =>
  whole.en.toLowerCase().includes(part.en.toLowerCase()) && whole.zh.includes(part.zh);
function wareOf(item: Item): Ware {
  const { id, seller, title, noun, priceCents: cents, auction } = item;
  const { days, ...way } = wayTo(item, "CN")!;
  return { id, seller, title, noun, cents, auction, way: { ...way, days: [days[0], days[1]] } };
}
/** Whether it is one thing for one price that comes to China, and its title says what it is. */
const isPlain: Fits = (item) =>
  item.variants.length === 0 && wayTo(item, "CN") !== null && toldIn(item.noun, item.title);

/** So many listings, each of another kind of thing, by what none of the others is called. */
export async function drawWares(
  world: World,
  r: Rng,
  n: number,
  where: Where,
  fits: Fits = () => true,
): Promise<Ware[]> {
  const { total } = await world.read(goods.queries.find, { ...where, page: 0 });
  const pages = r.shuffle(Array.from({ length: Math.ceil(total / pageSize) }, (_, page) => page));
  const out: Ware[] = [];
  for (const page of pages) {
    const { rows } = await world.read(goods.queries.find, { ...where, page });
    const items = await world.read(goods.queries.items, { ids: rows.map(({ id }) => id) });
    for (const item of r.shuffle(items)) {
      const isOther = out.every(({ noun }) => !sharesWith(noun, item.noun));
      if (isOther && isPlain(item) && fits(item)) out.push(wareOf(item));
      if (out.length === n) return out;
      // Two of a page at most, so that they come from everywhere.
      if (out.length % 2 === 0 && out.at(-1)?.id === item.id) break;
    }
  }
  throw new Error(`fewer than ${n} listings fit`);
}
const sharesWith = (a: Both, b: Both): boolean =>
  b.en.includes(a.en) || a.en.includes(b.en) || a.zh.includes(b.zh) || b.zh.includes(a.zh);
/** So many listings of one kind of thing, each for another price. */
export async function drawAlike(
  world: World,
  r: Rng,
  n: number,
  where: Where,
  fits: Fits = () => true,
): Promise<Ware[]> {
  for (let tries = 0; tries < 60; tries++) {
    const [one] = await drawWares(world, r, 1, where, fits);
    const family = one!.id.slice(0, one!.id.lastIndexOf("-"));
    const { rows } = await world.read(goods.queries.find, { ...where, family, page: 0 });
    const items = await world.read(goods.queries.items, { ids: rows.map(({ id }) => id) });
    const found = r.shuffle(items.filter((item) => item.noun.en === one!.noun.en && isPlain(item) && fits(item)));
    const apart = found.filter((item, i) => found.findIndex(({ priceCents }) => priceCents === item.priceCents) === i);
    if (apart.length >= n) return apart.slice(0, n).map(wareOf);
  }
  throw new Error(`no kind of which ${n} listings fit`);
}

/** An order of one listing, delivered at home unless told otherwise; paid by a card, for which `payFor` makes the entry. */
export function bought(
  { addresses }: Pick<State, "addresses">,
  id: string,
  ware: Ware,
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
    to: goingTo(addresses["address_home"]),
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
/** The shop's side of all that buyers pay. */
export const shop = outside("ebay", "USD");
/** Enters into the ledger what was paid for an order, so that it can come back. */
export function payFor({ money }: { money: Money }, order: Order): void {
  const card = money.cards[order.payWith!]!;
  const [from, to] = [accountFor(money, card.account)!, accountFor(money, shop)!];
  const cents = converted(order.totalCents, to.currency, from.currency);
  pass(money, from, to, cents, order.totalCents);
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
export const watching = (item: string, at: number, cents: number): Watch => ({
  item,
  at,
  cents,
  dropsAt: null,
  remindsAt: null,
});

/** Searches for these words. */
export async function search(o: Hand, words: string): Promise<void> {
  await o.open(ebay);
  await o.act(ebay, "home.goSearch");
  await o.type("q", words);
  await o.act(ebay, "search.find");
}
/** Opens what was bought, narrowed to a state. */
export async function openOrders(
  o: Hand,
  filter: "all" | "unpaid" | "progress" | "delivered" | "returns" | "cancelled" = "all",
): Promise<void> {
  await o.open(ebay);
  await o.act(ebay, "home.goMy");
  await o.act(ebay, "my.openOrders", { filter: filter === "delivered" || filter === "cancelled" ? "all" : filter });
  if (filter === "delivered" || filter === "cancelled") await o.set(ebay, "orders", { filter });
}
