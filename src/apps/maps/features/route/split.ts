/** A way on the map, cut where one is: what is behind, and what lies ahead. */
import { metresBetween, type Spot } from "../../../../world/places/geo.ts";

export function splitAt(
  path: readonly Spot[],
  doneMetres: number,
  at: Spot,
): { done: readonly Spot[]; left: readonly Spot[] } {
  let length = 0;
  for (let n = 1; n < path.length; n++) {
    length += metresBetween(path[n - 1]!, path[n]!);
    if (length >= doneMetres) return { done: [...path.slice(0, n), at], left: [at, ...path.slice(n)] };
  }
  return { done: path, left: [at] };
}
