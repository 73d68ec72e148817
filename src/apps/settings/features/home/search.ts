/** Searches the declared pages. */
import type { Strings } from "#os/texts.ts";
import type { RowTarget, SettingRow } from "../../declare.ts";
import { pageIds } from "../../ids.ts";
import { findFrame, home, pages } from "../../pages.ts";
import type { TextKey } from "../../strings.ts";
import { normalizeText } from "./normalize-text.ts";

/** A search result: a page or a row, and the path to it. */
export interface Hit {
  readonly title: TextKey;
  readonly path: readonly TextKey[];
  readonly goal: RowTarget;
  /** Additional search terms. */
  readonly searchTerms: readonly string[];
}
const createHit = (title: TextKey, path: readonly TextKey[], goal: RowTarget, also = ""): Hit => ({
  title,
  path,
  goal,
  searchTerms: also
    .split(" ")
    .map(normalizeText)
    .filter((text) => text !== ""),
});
/** Builds the index of all pages, each with its shortest path, and of all rows on these pages. */
function index(): Hit[] {
  const hits: Hit[] = [];
  const seen = new Set<string>();
  const add = (hit: Hit): boolean => {
    const key = `${hit.title} ${JSON.stringify(hit.goal)}`;
    if (seen.has(key)) return false;
    seen.add(key);
    hits.push(hit);
    return true;
  };
  const queue: { rows: readonly SettingRow[]; goal: RowTarget | null; path: readonly TextKey[] }[] = home.map(
    (section) => ({
      rows: section.rows,
      goal: null,
      path: [],
    }),
  );
  for (const { rows, goal, path } of queue)
    for (const row of rows) {
      if (row.kind === "preview" || row.kind === "tell" || row.kind === "slot") continue;
      const own: RowTarget | null =
        row.kind === "link"
          ? row.to
          : row.kind === "choice" && row.as === "zones"
            ? { screen: "zone" }
            : row.kind === "choice" && row.as === "screen"
              ? { screen: "choice", group: row.group, name: row.name }
              : goal;
      if (own === null) continue;
      const to = row.kind === "link" && row.to.screen === "page" ? pages[row.to.id] : null;
      const isNew = add(createHit(row.title, path, own, [row.also, to?.searchTerms].filter((x) => x).join(" ")));
      if (!isNew || row.kind !== "link") continue;
      if (row.to.screen !== "page" && !("id" in row.to) && row.to.screen !== "choice") {
        const frame = findFrame(row.to.screen);
        if (frame) queue.push({ rows: [...frame.above, ...frame.below], goal: own, path: [...path, frame.title] });
      }
      if (to)
        for (const section of to.sections) queue.push({ rows: section.rows, goal: own, path: [...path, to.title] });
    }
  return hits;
}
const hits = index();
/** The pages that can be reached from the first screen. */
export const reachablePages = (): string[] =>
  pageIds.filter((id) => hits.some((hit) => hit.goal.screen === "page" && hit.goal.id === id));

/**
 * Returns the rows and pages whose name contains the words of the query in either language. Matches at the beginning of
 * a name come first.
 */
export function findHits(query: string, strings: Strings<TextKey>): Hit[] {
  const words = query
    .trim()
    .split(/\s+/)
    .map(normalizeText)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const whole = normalizeText(query);
  const rank = (names: readonly string[]): number =>
    Math.min(...names.map((text) => (text === whole ? 0 : text.startsWith(whole) ? 1 : text.includes(whole) ? 2 : 3)));
  return hits
    .map((hit) => ({ hit, names: [strings.en[hit.title], strings.zh[hit.title]].map(normalizeText) }))
    .filter(({ hit, names }) => {
      const texts = [...names, ...hit.searchTerms];
      return texts.some((text) => text.includes(whole)) || words.every((w) => texts.some((t) => t.includes(w)));
    })
    .toSorted((a, b) => rank(a.names) - rank(b.names))
    .map(({ hit }) => hit);
}
