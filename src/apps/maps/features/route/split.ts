/** Splits a route's path at the current position into the part behind the phone and the part ahead of it. */
import { metresBetween, type Coordinates } from "#world/places/geo.ts";

export function splitPath(
  path: readonly Coordinates[],
  doneMetres: number,
  at: Coordinates,
): { done: readonly Coordinates[]; left: readonly Coordinates[] } {
  let length = 0;
  for (let n = 1; n < path.length; n++) {
    length += metresBetween(path[n - 1]!, path[n]!);
    if (length >= doneMetres) return { done: [...path.slice(0, n), at], left: [at, ...path.slice(n)] };
  }
  return { done: path, left: [at] };
}
