/** Helpers to compare records of the phone before and after an episode. */
import { sameJson, type Json } from "#state/json.ts";

/** Adds entries to a record of the phone by their ids. */
export function addEntries<T extends { readonly id: string }>(
  record: Record<string, T>,
  ...entries: readonly T[]
): void {
  for (const entry of entries) record[entry.id] = entry;
}
/** The entries that a record has after the episode and did not have before. */
export const addedEntries = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): T[] =>
  Object.entries(after).flatMap(([id, entry]) => (Object.hasOwn(before, id) ? [] : [entry]));
/** Whether the fields of an entry have these values. */
export const matchesValues = <T extends object>(entry: T, values: { readonly [F in keyof T]?: T[F] }): boolean =>
  Object.entries(values).every(([field, value]) => sameJson(entry[field as keyof T] as Json, value as Json));
/**
 * A check with `keeps`: no entry added to a record has other values than these. An `allow` with `added(record, n,
 * values)` reports the same entry as a side effect; this check also makes it a missed goal, so that progress counts it.
 * Both take the same values.
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
