// Pages of the list of environments. Each key has a separate list. These functions read one list, or merge several
// lists.
import type { EnvList, EnvRow } from "#contract/listing.ts";

/** The default number of rows per page. */
export const pageRows = 100;

/** `more`: whether there are further environments. */
export function makePage(envs: EnvList["envs"], more: boolean): EnvList {
  const last = envs.at(-1);
  return more && last ? { envs, next: `${Date.parse(last.created)}.${last.id}` } : { envs };
}
/**
 * Merges pages of several lists into one page. Each given page is sorted newest first. If an environment is in two
 * lists, its newest row counts.
 */
export function mergePages(pages: readonly EnvList[], limit = pageRows): EnvList {
  const found = new Map<string, EnvRow>();
  for (const row of pages.flatMap(({ envs }) => envs)) {
    const other = found.get(row.id);
    if (!other || row.touched > other.touched) found.set(row.id, row);
  }
  const rows = [...found.values()].toSorted((a, b) =>
    a.created === b.created ? (a.id < b.id ? -1 : 1) : a.created > b.created ? -1 : 1,
  );
  return makePage(rows.slice(0, limit), rows.length > limit || pages.some(({ next }) => next !== undefined));
}
