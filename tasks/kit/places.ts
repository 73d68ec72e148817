/** Draws places of the owner's city that tasks can name. */
import type { Rng } from "#state/rng.ts";
import places from "#world/places/index.ts";
import type { World } from "#world/read.ts";
import { hypot } from "#state/portable-math.ts";

export type PlacePoint = {
  readonly id: string;
  readonly name: { readonly en: string; readonly zh: string };
  readonly latitude: number;
  readonly longitude: number;
};
/**
 * Draws `n` places far from each other. A search for the name of a place returns this place first, in both languages.
 */
export async function drawPlaces(world: World, r: Rng, n: number): Promise<PlacePoint[]> {
  const { total } = await world.read(places.queries.find, { page: 0 });
  const out: PlacePoint[] = [];
  for (let tries = 0; tries < 300 && out.length < n; tries++) {
    const { rows } = await world.read(places.queries.find, { page: r.int(0, Math.ceil(total / 20) - 1) });
    const { id, name, latitude, longitude } = r.pick(rows);
    if (out.some((p) => hypot(p.latitude - latitude, p.longitude - longitude) < 0.02)) continue;
    const found = await Promise.all([name.en, name.zh].map((q) => world.read(places.queries.find, { q, page: 0 })));
    if (found.some((list) => list.rows[0]?.id !== id)) continue;
    out.push({ id, name: { en: name.en, zh: name.zh }, latitude, longitude });
  }
  if (out.length < n) throw new Error(`fewer than ${n} places are far apart`);
  return out;
}
