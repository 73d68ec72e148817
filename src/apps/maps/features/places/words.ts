/** A search by words as people write addresses: with a flat, a room or a name that no map knows. */
import type { Atlas, Site } from "../../../../world/geo/model.ts";
import { searchSites, type Search } from "../../../../world/geo/search.ts";

type Asked = Omit<Search, "q">;
/** So many words at the end may be more than the map knows. */
const surplus = 6;

/** All words; where nothing has them all, the parts between commas, and then fewer words from the end. */
export function searchWords(atlas: Atlas, q: string, asked: Asked): readonly Site[] {
  if (q === "") return sitesOf(atlas, asked);
  for (const words of shorter(q)) {
    const found = sitesOf(atlas, { ...asked, q: words });
    if (found.length > 0) return found;
  }
  return [];
}
const sitesOf = (atlas: Atlas, asked: Search): readonly Site[] => searchSites(atlas, asked).map(({ site }) => site);
function shorter(q: string): string[] {
  const parts = q.split(/[,，;\n]/).map((part) => part.trim());
  if (parts.length === 1) {
    const words = q.split(" ");
    const fewer = words.slice(1, surplus + 1).map((_, n) => words.slice(0, words.length - 1 - n).join(" "));
    // One word alone says too little: "22".
    return [q, ...fewer.filter((some) => some.length > 3)];
  }
  return [q, ...parts.filter((part) => part.length > 2), ...parts.flatMap((part) => shorter(part).slice(1))];
}
