/** Finds people in a dataset that has a query for the people with given ids. */
import { maxIds } from "../define.ts";

/**
 * Finds a person by id or name among the people with the given ids. `read` reads people by their ids; `namesOf` returns
 * their names in lower case. Returns null if there is no such person.
 */
export function findByName<U extends { readonly id: string }>(
  ids: readonly string[],
  name: string,
  read: (ids: readonly string[]) => readonly U[],
  namesOf: (user: U) => readonly string[],
): string | null {
  const all = [...new Set(ids)];
  if (all.includes(name)) return name;
  const wanted = name.trim().toLowerCase();
  for (let at = 0; at < all.length; at += maxIds) {
    const found = read(all.slice(at, at + maxIds)).find((user) => namesOf(user).includes(wanted));
    if (found) return found.id;
  }
  return null;
}
