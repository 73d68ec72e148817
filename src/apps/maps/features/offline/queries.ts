/** What the maps on the phone are good for. */
import type { Spot } from "../../../../world/places/geo.ts";
import type { State } from "../../state.ts";
import { isIn, type Area } from "./state.ts";

export const areasOf = (state: State): Area[] =>
  Object.values(state.areas).toSorted((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1));
/** Whether one map on the phone holds all of them. */
export const isCovered = (state: State, spots: readonly Spot[]): boolean =>
  Object.values(state.areas).some(({ box, ready }) => ready && spots.every((spot) => isIn(box, spot)));
