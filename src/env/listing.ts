// Pages of the list of environments: one list a key or a few, and all of them as one.
import type { EnvList, EnvRow } from "../contract/listing.ts";

/** Of a page, unless another number is asked for. */
export const pageRows = 100;

/** `more`: whether there are others behind them. */
export function pageOf(envs: EnvList["envs"], more: boolean): EnvList {
  const last = envs.at(-1);
  return more && last ? { envs, next: `${Date.parse(last.created)}.${last.id}` } : { envs };
}
/** One page out of those of several lists, each newest first. What is in two is told as it was touched last. */
export function mergedPages(pages: readonly EnvList[], limit = pageRows): EnvList {
  const found = new Map<string, EnvRow>();
  for (const row of pages.flatMap(({ envs }) => envs)) {
    const other = found.get(row.id);
    if (!other || row.touched > other.touched) found.set(row.id, row);
  }
  const rows = [...found.values()].toSorted((a, b) =>
    a.created === b.created ? (a.id < b.id ? -1 : 1) : a.created > b.created ? -1 : 1,
  );
  return pageOf(rows.slice(0, limit), rows.length > limit || pages.some(({ next }) => next !== undefined));
}
