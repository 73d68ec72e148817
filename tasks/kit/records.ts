/** Helpers to compare records of the phone before and after an episode. */
import { sameJson, type Json } from "#state/json.ts";

/** Adds entries to a record of the phone by their ids. */
export function addEntries<T extends { readonly id: string }>(
  record: Record<string, T>,
  ...entries: readonly T[]
): void {
  for (const entry of entries) record[entry.id] = entry;
}
/** Returns the entries that a record has after the episode but did not have before. */
export const addedEntries = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): T[] =>
  Object.entries(after).flatMap(([id, entry]) => (Object.hasOwn(before, id) ? [] : [entry]));
/** Whether the fields of an entry have these values. */
export const matchesValues = <T extends object>(entry: T, values: { readonly [F in keyof T]?: T[F] }): boolean =>
  Object.entries(values).every(([field, value]) => sameJson(entry[field as keyof T] as Json, value as Json));
/**
 * Returns a check with `keeps`: every entry that was added to a record has these values. An `allow` with `added(record,
 * n, values)` takes the same values, and reports an entry with other values as a side effect. This check also fails for
 * such an entry, so that the goal is missed and the progress is lower.
 */
export const newOnesHave = <E, T extends object>(
  that: string,
  records: (state: E) => Readonly<Record<string, T>>,
  values: { readonly [F in keyof T]?: T[F] },
) =>
  ({
    that,
    keeps: true,
    holds: ({ before, after }: { readonly before: E; readonly after: E }) =>
      addedEntries(records(before), records(after)).every((entry) => matchesValues(entry, values)),
  }) as const;
