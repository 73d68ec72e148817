/** Records of the phone, before and after. */

/** Adds entries to a record of the phone, by their ids. */
export function put<T extends { readonly id: string }>(record: Record<string, T>, ...entries: readonly T[]): void {
  for (const entry of entries) record[entry.id] = entry;
}
/** What a record holds after that it did not hold before. */
export const made = <T>(before: Readonly<Record<string, T>>, after: Readonly<Record<string, T>>): T[] =>
  Object.entries(after).flatMap(([id, entry]) => (Object.hasOwn(before, id) ? [] : [entry]));
