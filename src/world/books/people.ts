/** The people who read here: people of `folk`. */
import { Rng } from "#state/rng.ts";
import { generatePeople } from "../folk/people.ts";
import type { Folk } from "../folk/index.ts";

export const readerCount = 420;
export const friendCount = 32;

let cache: readonly Folk[] | null = null;
/** Returns the readers; the first are friends of the owner. */
export function listReaders(): readonly Folk[] {
  if (cache) return cache;
  const names = new Set<string>();
  const all = Rng.of("books", "readers").shuffle([...generatePeople()]);
  return (cache = all
    .filter(({ nick }) => !names.has(nick.en) && !names.has(nick.zh) && names.add(nick.en) && names.add(nick.zh))
    .slice(0, readerCount));
}
