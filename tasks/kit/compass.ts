/** What tasks need of Compass. */
import type { Bearing } from "../../src/apps/compass/state.ts";

export const bearing = (id: string, name: string, deg: number, north: Bearing["north"], at: number): Bearing => ({
  id,
  name,
  deg,
  north,
  at,
});
