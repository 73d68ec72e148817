/** Helpers for tasks about Maps: places that can be found by name, and navigation in the app. */
import maps from "#apps/maps/index.ts";
import type { AnyDriver } from "#judge/driver.ts";
import type { Rng } from "#state/rng.ts";
import { atlasFromChunks, chunkIds } from "#world/geo/atlas.ts";
import geo from "#world/geo/index.ts";
import type { Atlas, Category, Site } from "#world/geo/model.ts";
import { searchSites } from "#world/geo/search.ts";
import { centre, metresBetween } from "#world/places/geo.ts";
import type { World } from "#world/read.ts";
import { sameJson } from "#state/json.ts";

/** The parts of a place that an instance stores. */
export type PlaceFacts = {
  readonly id: string;
  readonly name: { readonly en: string; readonly zh: string };
  readonly address: { readonly en: string; readonly zh: string };
  readonly latitude: number;
  readonly longitude: number;
  readonly category: Category;
  readonly rating: number;
};
interface ListItem {
  readonly target: string;
  readonly note: string;
}
/** Whether a list still has its old items unchanged, and its new items are exactly these places, without notes. */
export const hasOnlyAdded = (
  before: readonly ListItem[],
  after: readonly ListItem[],
  ids: readonly string[],
): boolean => {
  const old = new Set(before.map(({ target }) => target));
  const fresh = after.filter(({ target }) => !old.has(target));
  return (
    sameJson(
      after.filter(({ target }) => old.has(target)),
      before,
    ) &&
    fresh.every(({ note }) => note === "") &&
    sameJson(fresh.map(({ target }) => target).toSorted(), ids.toSorted())
  );
};
export const placeFacts = ({ id, name, address, latitude, longitude, category, rating }: Site): PlaceFacts => ({
  id,
  name: { en: name.en, zh: name.zh },
  address: { en: address.en, zh: address.zh },
  latitude,
  longitude,
  category,
  rating,
});
/** Reads the map of the owner's city. */
export const readTown = async (world: World): Promise<Atlas> =>
  atlasFromChunks("shanghai", await world.read(geo.queries.chunks, { ids: chunkIds("shanghai") }));

/** Whether no other place has the same name, and a search for the name in either language returns this place first. */
export function isFoundByName(atlas: Atlas, { id, name }: Site): boolean {
  const same = atlas.sites.filter((one) => one.name.en === name.en || one.name.zh === name.zh);
  if (same.length > 1) return false;
  return [name.en, name.zh].every((q) => searchSites(atlas, { q, near: centre })[0]?.site.id === id);
}
/** Draws `n` places of the town, at least `apartMetres` apart. Each place can be found by a search for its name. */
export function drawSites(atlas: Atlas, r: Rng, n: number, fits: (site: Site) => boolean, apartMetres = 0): Site[] {
  const out: Site[] = [];
  for (const site of r.sample(atlas.sites, atlas.sites.length)) {
    if (out.length === n) return out;
    if (!fits(site) || !isFoundByName(atlas, site)) continue;
    if (out.every((one) => metresBetween(one, site) >= apartMetres)) out.push(site);
  }
  if (out.length < n) throw new Error(`fewer than ${n} places of the town fit`);
  return out;
}
/** Searches for a place by name and opens its sheet. The first screen of the map must be open. */
export async function searchPlace(o: AnyDriver, name: string, id: string): Promise<void> {
  await o.act(maps, "main.search");
  await o.type("q", name);
  await o.act(maps, "search.pick", { target: id });
}
export async function openPlace(o: AnyDriver, name: string, id: string): Promise<void> {
  await o.open(maps);
  await searchPlace(o, name, id);
}
/** Adds the place whose sheet is open to a list. The place stays in its other lists. */
export async function saveToList(o: AnyDriver, list: string): Promise<void> {
  await o.act(maps, "place.save");
  await o.act(maps, "place.tick", { list });
  await o.act(maps, "place.keep");
}
/** Replaces a stop of the open route with a place, found by name. */
export async function replaceStop(o: AnyDriver, index: number, name: string, id: string): Promise<void> {
  await o.act(maps, "directions.search", { index });
  await o.type("q", name);
  await o.act(maps, "search.pick", { target: id });
}
