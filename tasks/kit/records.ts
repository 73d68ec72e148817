/** Records of the phone, before and after. */
import { sameJson, type Json } from "../../src/state/json.ts";

/** Adds entries to a record of the phone, by their ids. */
export function put<T extends { readonly id: string }>(record: Record<string, T>, ...entries: readonly T[]): void {
  for (const entry of entries) record[entry.id] = entry;
}
/** What a record holds after that it did not hold before. */
export const made = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): T[] =>
  Object.entries(after).flatMap(([id, entry]) => (Object.hasOwn(before, id) ? [] : [entry]));
/** Whether an entry has these values in these fields. */
export const hasValues = <T extends object>(entry: T, values: { readonly [F in keyof T]?: T[F] }): boolean =>
  Object.entries(values).every(([field, value]) => sameJson(entry[field as keyof T] as Json, value as Json));
/**
 * A check that no record that was made has other values than these. It keeps. An `allow` that says `added(record, n, values)` reports
 * the same record as a side effect; this makes it a missed goal, too, so that progress counts it. Both take the same values.
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
      made(records(before), records(after)).every((entry) => hasValues(entry, values)),
  }) as const;
