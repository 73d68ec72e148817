/** What a search through the declared pages finds. */
import type { Strings } from "../../../../os/words.ts";
import type { Goal, SettingRow } from "../../declare.ts";
import { pageIds } from "../../ids.ts";
import { frameOf, home, pages } from "../../pages.ts";
import type { Word } from "../../strings.ts";
import { plain } from "./plain.ts";

/** Something that a search can find: a page or a row, and where it is. */
export interface Hit {
  readonly title: Word;
  readonly path: readonly Word[];
  readonly goal: Goal;
  /** Other words that it is found by. */
  readonly also: readonly string[];
}
const hitOf = (title: Word, path: readonly Word[], goal: Goal, also = ""): Hit => ({
  title,
  path,
  goal,
  also: also
    .split(" ")
    .map(plain)
    .filter((text) => text !== ""),
});
/** Pages by the shortest way to them, and all rows on them. */
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
  const queue: { rows: readonly SettingRow[]; goal: Goal | null; path: readonly Word[] }[] = home.map((section) => ({
    rows: section.rows,
    goal: null,
    path: [],
  }));
  for (const { rows, goal, path } of queue)
    for (const row of rows) {
      if (row.kind === "preview" || row.kind === "tell" || row.kind === "slot") continue;
      const own: Goal | null =
        row.kind === "link"
          ? row.to
          : row.kind === "choice" && row.as === "zones"
            ? { screen: "zone" }
            : row.kind === "choice" && row.as === "screen"
              ? { screen: "choice", group: row.group, name: row.name }
              : goal;
      if (own === null) continue;
      const to = row.kind === "link" && row.to.screen === "page" ? pages[row.to.id] : null;
      const isNew = add(hitOf(row.title, path, own, [row.also, to?.also].filter((x) => x).join(" ")));
      if (!isNew || row.kind !== "link") continue;
      if (row.to.screen !== "page" && !("id" in row.to) && row.to.screen !== "choice") {
        const frame = frameOf(row.to.screen);
        if (frame) queue.push({ rows: [...frame.above, ...frame.below], goal: own, path: [...path, frame.title] });
      }
      if (to)
        for (const section of to.sections) queue.push({ rows: section.rows, goal: own, path: [...path, to.title] });
    }
  return hits;
}
const hits = index();
/** The pages that a walk from the first screen meets. */
export const reachable = (): string[] =>
  pageIds.filter((id) => hits.some((hit) => hit.goal.screen === "page" && hit.goal.id === id));

/** Rows and pages whose name, in either language, has the words of the query; beginnings first. */
export function found(query: string, strings: Strings<Word>): Hit[] {
  const words = query
    .trim()
    .split(/\s+/)
    .map(plain)
    .filter((word) => word !== "");
  if (words.length === 0) return [];
  const whole = plain(query);
  const rank = (names: readonly string[]): number =>
    Math.min(...names.map((text) => (text === whole ? 0 : text.startsWith(whole) ? 1 : text.includes(whole) ? 2 : 3)));
  return hits
    .map((hit) => ({ hit, names: [strings.en[hit.title], strings.zh[hit.title]].map(plain) }))
    .filter(({ hit, names }) => {
      const texts = [...names, ...hit.also];
      return texts.some((text) => text.includes(whole)) || words.every((w) => texts.some((t) => t.includes(w)));
    })
    .toSorted((a, b) => rank(a.names) - rank(b.names))
    .map(({ hit }) => hit);
}
