/** Helpers for tasks about Compass. */
import type { Bearing } from "#apps/compass/state.ts";

export const bearing = (id: string, name: string, deg: number, north: Bearing["north"], at: number): Bearing => ({
  id,
  name,
  deg,
  north,
  at,
});
