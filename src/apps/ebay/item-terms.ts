/** Calculates prices, stock and shipping of listings for this user. */
import type { Country, Item, ItemBrief } from "#world/goods/index.ts";
import { dayMs } from "#state/civil.ts";
import { hashOf } from "#state/hash.ts";
import type { shipServices } from "./features/orders/state.ts";
import type { State } from "./state.ts";

export type Service = (typeof shipServices)[number];
export interface Sending {
  readonly service: Service;
  readonly cents: number;
  /** The shortest and longest delivery time, in days. */
  readonly days: readonly [number, number];
}
type Priced = Pick<ItemBrief, "id" | "priceCents">;

/** Returns the listing's public number: twelve digits that are derived from the listing's id. */
export const itemNumber = (id: string): string =>
  String(100_000_000_000n + (BigInt(`0x${hashOf(id).slice(0, 15)}`) % 900_000_000_000n));

export const findVariant = (item: Item, id: string | null) => item.variants.find((one) => one.id === id) ?? null;
export const needsVariant = (item: Item): boolean => item.variants.length > 0;
/**
 * Returns the price per piece in cents, after the seller's price cut for this user. For an auction, returns the
 * starting bid.
 */
export function priceOf(state: State, item: Priced | Item, variant: string | null = null): number {
  const own = "variants" in item ? findVariant(item, variant)?.priceCents : undefined;
  return applyPriceCut(state, item.id, own ?? item.priceCents);
}
export function applyPriceCut(state: State, item: string, cents: number): number {
  const percent = state.cuts[item];
  return percent === undefined ? cents : Math.max(1, Math.round((cents * (100 - percent)) / 100));
}
/** Returns the previous price, or null if there was no higher price before. */
export const previousPriceCents = (state: State, item: ItemBrief | Item): number | null =>
  state.cuts[item.id] === undefined ? item.wasCents : item.priceCents;
/** Counts the remaining pieces. Pieces that this user has bought since `stockSince` are subtracted. */
export function countStock(state: State, item: Item, variant: string | null): number {
  const stock = findVariant(item, variant)?.stock ?? item.quantity;
  const bought = Object.values(state.orders)
    .filter((order) => order.at >= state.stockSince && order.status !== "cancelled")
    .flatMap((order) => order.lines)
    .filter((line) => line.item === item.id && line.variant === variant)
    .reduce((sum, line) => sum + line.quantity, 0);
  return Math.max(0, stock - bought);
}
/**
 * Lists the shipping services to a country, cheapest first. The list is empty if the seller does not ship to this
 * country.
 */
export function listSendings(item: Pick<ItemBrief, "shipping" | "location">, country: string): readonly Sending[] {
  const { services, abroad } = item.shipping;
  if (item.location.country === country)
    return services.map(({ service, cents, days }) => ({ service, cents, days: [days[0], days[1]] as const }));
  return abroad ? [{ service: "international", cents: abroad.cents, days: [abroad.days[0], abroad.days[1]] }] : [];
}
/** Returns the country of the main address, or the country in the preferences if there is no address. */
export function destinationCountry(state: State): Country {
  const main = state.mainAddress === null ? undefined : state.addresses[state.mainAddress];
  return main?.country ?? state.prefs.country;
}
export const arrivalRange = (now: number, days: readonly [number, number]): readonly [number, number] => [
  now + days[0] * dayMs,
  now + days[1] * dayMs,
];
