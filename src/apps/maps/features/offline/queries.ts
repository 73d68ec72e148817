/** Queries of offline maps. */
import type { Coordinates } from "#world/places/geo.ts";
import type { State } from "../../state.ts";
import { isInBox, type Area } from "./state.ts";

export const areasOf = (state: State): Area[] =>
  Object.values(state.areas).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
/** Returns whether a single offline map contains all given points. */
export const isCovered = (state: State, spots: readonly Coordinates[]): boolean =>
  Object.values(state.areas).some(({ box, ready }) => ready && spots.every((spot) => isInBox(box, spot)));
