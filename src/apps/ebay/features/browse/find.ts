/** Converts a search and its filters into a query for the world. */
import { auctionPhase } from "#world/goods/auctions.ts";
import type goods from "#world/goods/index.ts";
import type { Country } from "#world/goods/index.ts";
import type { ArgsOf } from "#world/define.ts";
import type { Filters, Sort } from "./state.ts";

type FindArgs = ArgsOf<typeof goods.queries.find>;

/** Builds the query for the world. `to`: the destination country, which determines prices and free shipping. */
export function findArgs(q: string, f: Filters, sort: Sort, to: Country, now: number): FindArgs {
  return {
    ...(q === "" ? {} : { q }),
    ...(f.branch === null ? (f.category === null ? {} : { category: f.category }) : { branch: f.branch }),
    ...(f.condition === null ? {} : { condition: f.condition }),
    // Sorting by end time finds only auctions, because only auctions have an end.
    ...(sort === "ending" ? { format: "auction" } : f.format === null ? {} : { format: f.format }),
    ...(f.country === null ? {} : { country: f.country }),
    ...(f.fromCents === null ? {} : { price_min: f.fromCents }),
    ...(f.toCents === null ? {} : { price_max: f.toCents }),
    ...(f.free ? { post: to } : {}),
    ...(f.abroad ? { reach: "abroad" } : {}),
    ...(f.returns === null ? {} : { back: f.returns }),
    ...(f.sale ? { deal: "sale" } : {}),
    ...(sort === "best" ? {} : { sort: sort === "lowest" || sort === "highest" ? (`${sort}${to}` as const) : sort }),
    ...(sort === "ending" ? { phase_min: auctionPhase(now) } : {}),
  };
}
export const hasFilters = (f: Filters): boolean => countFilters(f) > 0;
/** Counts the active filters. */
export const countFilters = (f: Filters): number =>
  [
    f.category !== null || f.branch !== null,
    f.condition !== null,
    f.format !== null,
    f.country !== null,
    f.fromCents !== null || f.toCents !== null,
    f.free,
    f.abroad,
    f.returns !== null,
    f.sale,
  ].filter((is) => is).length;
