/** Finds places of a city. Words, category, area, rating, hours and distance can be combined in one search. */
import type { Coordinates } from "../places/geo.ts";
import { toPlane } from "./cities.ts";
import { isOpen, type Moment } from "./hours.ts";
import type { Atlas, Category, Site } from "./model.ts";
import { hypot } from "#state/portable-math.ts";

export interface SiteSearch {
  /** The search text. It matches any part of a Chinese name. In other names, it matches the beginnings of words. */
  readonly q?: string;
  readonly category?: Category | undefined;
  /** The sorts to search for, in English, such as "Noodle house". A place must have one of them. */
  readonly sorts?: readonly string[] | undefined;
  readonly box?:
    | { readonly south: number; readonly west: number; readonly north: number; readonly east: number }
    | undefined;
  /** In tenths of a star. */
  readonly ratingMin?: number | undefined;
  readonly priceLevels?: readonly number[] | undefined;
  readonly openAt?: Moment | undefined;
  readonly near?: Coordinates | undefined;
  /** The maximum distance from `near`, in metres. */
  readonly within?: number | undefined;
  readonly sort?: "relevance" | "distance" | "rating" | undefined;
}
export interface FoundSite {
  readonly site: Site;
  /** The straight-line distance from `near`; null if `near` is missing. */
  readonly metres: number | null;
}
const hanCharacter = /[\u3400-\u9fff]/;

export function searchSites(atlas: Atlas, search: SiteSearch): FoundSite[] {
  const words = (search.q ?? "")
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== "");
  const near = search.near && toPlane(atlas.city, search.near);
  const found: (FoundSite & { readonly rank: number; readonly turn: number })[] = [];
  for (const [turn, site] of atlas.sites.entries()) {
    if (search.category !== undefined && site.category !== search.category) continue;
    if (search.sorts !== undefined && !search.sorts.includes(site.sort.en)) continue;
    if (search.ratingMin !== undefined && site.rating < search.ratingMin) continue;
    if (
      search.priceLevels !== undefined &&
      search.priceLevels.length > 0 &&
      !search.priceLevels.includes(site.priceLevel)
    )
      continue;
    const { box } = search;
    if (
      box &&
      (site.latitude < box.south || site.latitude > box.north || site.longitude < box.west || site.longitude > box.east)
    )
      continue;
    const metres = near ? Math.round(hypot(site.x / 10 - near.x, site.y / 10 - near.y)) : null;
    if (search.within !== undefined && metres !== null && metres > search.within) continue;
    const rank = matchRank(atlas, site, words);
    if (rank === null) continue;
    if (search.openAt && !isOpen(site.hours, search.openAt)) continue;
    found.push({ site, metres, rank, turn });
  }
  const order: Record<
    NonNullable<SiteSearch["sort"]>,
    (a: (typeof found)[number], b: (typeof found)[number]) => number
  > = {
    // Matches in the name come first. Places with an equal rank are sorted by prominence or distance.
    relevance: (a, b) =>
      a.rank - b.rank ||
      (a.metres !== null && b.metres !== null && words.length === 0 ? a.metres - b.metres : 0) ||
      a.turn - b.turn,
    distance: (a, b) => (a.metres ?? 0) - (b.metres ?? 0) || a.turn - b.turn,
    rating: (a, b) => b.site.rating - a.site.rating || b.site.ratings - a.site.ratings || a.turn - b.turn,
  };
  return found.sort(order[search.sort ?? "relevance"]).map(({ site, metres }) => ({ site, metres }));
}
/**
 * Returns the rank of a match. 0: all words are in the name. 1: all words are in the name or the sort. 2: some words
 * are only in the address or the quarter. Null: no match.
 */
function matchRank(atlas: Atlas, site: Site, words: readonly string[]): number | null {
  let rank = 0;
  for (const word of words) {
    if (containsWord(site.name.en, site.name.zh, word)) continue;
    if (containsWord(site.sort.en, site.sort.zh, word)) rank = Math.max(rank, 1);
    else {
      const { name } = atlas.districts[site.district]!;
      if (!containsWord(`${site.address.en} ${name.en}`, site.address.zh + name.zh, word)) return null;
      rank = 2;
    }
  }
  return rank;
}
function containsWord(en: string, zh: string, word: string): boolean {
  if (hanCharacter.test(word)) return zh.includes(word);
  const text = en.toLowerCase();
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1]!)) return true;
  return zh.toLowerCase().includes(word);
}
