/** Searches places by text. An address may contain a flat, a room or a name that the map does not know. */
import type { Atlas, Site } from "#world/geo/model.ts";
import { searchSites, type SiteSearch } from "#world/geo/search.ts";

type SearchOptions = Omit<SiteSearch, "q">;
/** The maximum number of words at the end of the text that may be unknown to the map. */
const maxDroppedWords = 6;

/**
 * Searches for the complete text. If nothing matches, searches for the parts between commas, and then omits more and
 * more words from the end.
 */
export function searchByText(atlas: Atlas, q: string, options: SearchOptions): readonly Site[] {
  if (q === "") return findSites(atlas, options);
  for (const words of shorterQueries(q)) {
    const found = findSites(atlas, { ...options, q: words });
    if (found.length > 0) return found;
  }
  return [];
}
const findSites = (atlas: Atlas, search: SiteSearch): readonly Site[] =>
  searchSites(atlas, search).map(({ site }) => site);
function shorterQueries(q: string): string[] {
  const parts = q.split(/[,，;\n]/).map((part) => part.trim());
  if (parts.length === 1) {
    const words = q.split(" ");
    const fewer = words.slice(1, maxDroppedWords + 1).map((_, n) => words.slice(0, words.length - 1 - n).join(" "));
    // A short rest of the text, such as "22", would match too many places.
    return [q, ...fewer.filter((some) => some.length > 3)];
  }
  return [q, ...parts.filter((part) => part.length > 2), ...parts.flatMap((part) => shorterQueries(part).slice(1))];
}
