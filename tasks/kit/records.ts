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
