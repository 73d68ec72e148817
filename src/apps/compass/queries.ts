/** How Compass is read: shared by screens, checks and oracles. */
import type { Item, State } from "./state.ts";

export const listed = (state: State): Item[] =>
  Object.values(state.items).toSorted((a, b) => (a.name < b.name ? -1 : 1));
