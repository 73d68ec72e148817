/** What a listing of the world's costs this user, and how it gets here. */
import type { Country, Item, ItemBrief } from "../../world/goods/index.ts";
import { dayMs } from "../../state/civil.ts";
import { hashOf } from "../../state/hash.ts";
import type { shipServices } from "./features/orders/state.ts";
import type { State } from "./state.ts";

export type Service = (typeof shipServices)[number];
export interface Sending {
  readonly service: Service;
  readonly cents: number;
  /** From how many days to how many. */
  readonly days: readonly [number, number];
}
type Priced = Pick<ItemBrief, "id" | "priceCents">;

/** The number of twelve digits that a listing is known by to buyers; it follows from its id. */
export const itemNumberOf = (id: string): string =>
  String(100_000_000_000n + (BigInt(`0x${hashOf(id).slice(0, 15)}`) % 900_000_000_000n));

export const variantOf = (item: Item, id: string | null) => item.variants.find((one) => one.id === id) ?? null;
export const needsVariant = (item: Item): boolean => item.variants.length > 0;
/** In cents, for one; after what its seller took off for this user. Of an auction: where bids began. */
export function priceOf(state: State, item: Priced | Item, variant: string | null = null): number {
  const own = "variants" in item ? variantOf(item, variant)?.priceCents : undefined;
  return cutOf(state, item.id, own ?? item.priceCents);
}
export function cutOf(state: State, item: string, cents: number): number {
  const percent = state.cuts[item];
  return percent === undefined ? cents : Math.max(1, Math.round((cents * (100 - percent)) / 100));
}
/** What it cost before; null where it was never more. */
export const wasOf = (state: State, item: ItemBrief | Item): number | null =>
  state.cuts[item.id] === undefined ? item.wasCents : item.priceCents;
/** How many can still be bought: what this user bought since is gone. */
export function stockOf(state: State, item: Item, variant: string | null): number {
  const stock = variantOf(item, variant)?.stock ?? item.quantity;
  const bought = Object.values(state.orders)
    .filter((order) => order.at >= state.stockSince && order.status !== "cancelled")
    .flatMap((order) => order.lines)
    .filter((line) => line.item === item.id && line.variant === variant)
    .reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, stock - bought);
}
/** How it can be sent to a country, the cheapest first; none where it is not. */
export function sendings(item: Pick<ItemBrief, "shipping" | "location">, country: string): readonly Sending[] {
  const { services, abroad } = item.shipping;
  if (item.location.country === country)
    return services.map(({ service, cents, days }) => ({ service, cents, days: [days[0], days[1]] as const }));
  return abroad ? [{ service: "international", cents: abroad.cents, days: [abroad.days[0], abroad.days[1]] }] : [];
}
/** Where things go as long as nobody says otherwise. */
export function countryOf(state: State): Country {
  const main = state.mainAddress === null ? undefined : state.addresses[state.mainAddress];
  return main?.country ?? state.prefs.country;
}
export const arrival = (now: number, days: readonly [number, number]): readonly [number, number] => [
  now + days[0] * dayMs,
  now + days[1] * dayMs,
];
