/** What tasks need of Maps: places that their names lead to, and ways through the app. */
import maps from "../../src/apps/maps/index.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import type { Rng } from "../../src/state/rng.ts";
import { atlasFrom, chunkIds } from "../../src/world/geo/atlas.ts";
import geo from "../../src/world/geo/index.ts";
import type { Atlas, Category, Site } from "../../src/world/geo/model.ts";
import { searchSites } from "../../src/world/geo/search.ts";
import { centre, metresBetween } from "../../src/world/places/geo.ts";
import type { World } from "../../src/world/read.ts";
import { sameJson } from "../../src/state/json.ts";

/** A place as an instance keeps it. */
export type Known = {
  readonly id: string;
  readonly name: { readonly en: string; readonly zh: string };
  readonly address: { readonly en: string; readonly zh: string };
  readonly latitude: number;
  readonly longitude: number;
  readonly category: Category;
  readonly rating: number;
};
interface Item {
  readonly target: string;
  readonly note: string;
}
/** Whether a list has what it had, as it was, and these places besides, without a note. */
export const hasMore = (before: readonly Item[], after: readonly Item[], ids: readonly string[]): boolean => {
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
export const knownOf = ({ id, name, address, latitude, longitude, category, rating }: Site): Known => ({
  id,
  name: { en: name.en, zh: name.zh },
  address: { en: address.en, zh: address.zh },
  latitude,
  longitude,
  category,
  rating,
});
/** The map of the owner's city. */
export const townOf = async (world: World): Promise<Atlas> =>
  atlasFrom("shanghai", await world.read(geo.queries.chunks, { ids: chunkIds("shanghai") }));

/** Whether a search for its name in either language has it first, and no other is called so. */
export function isPlain(atlas: Atlas, { id, name }: Site): boolean {
  const same = atlas.sites.filter((one) => one.name.en === name.en || one.name.zh === name.zh);
  if (same.length > 1) return false;
  return [name.en, name.zh].every((q) => searchSites(atlas, { q, near: centre })[0]?.site.id === id);
}
/** So many places of the town, each easily found by its name, and no two of them near each other. */
export function drawSites(atlas: Atlas, r: Rng, n: number, fits: (site: Site) => boolean, apartMetres = 0): Site[] {
  const out: Site[] = [];
  for (const site of r.sample(atlas.sites, atlas.sites.length)) {
    if (out.length === n) return out;
    if (!fits(site) || !isPlain(atlas, site)) continue;
    if (out.every((one) => metresBetween(one, site) >= apartMetres)) out.push(site);
  }
  if (out.length < n) throw new Error(`fewer than ${n} places of the town fit`);
  return out;
}
/** Looks a place up by its name and opens its sheet; the map is at its first screen. */
export async function searchPlace(o: Hand, name: string, id: string): Promise<void> {
  await o.act(maps, "main.search");
  await o.type("q", name);
  await o.act(maps, "search.pick", { target: id });
}
export async function openPlace(o: Hand, name: string, id: string): Promise<void> {
  await o.open(maps);
  await searchPlace(o, name, id);
}
/** In the sheet of a place: into the lists that are named, beside those in which it stands. */
export async function saveTo(o: Hand, list: string): Promise<void> {
  await o.act(maps, "place.save");
  await o.act(maps, "place.tick", { list });
  await o.act(maps, "place.keep");
}
/** In the plan of a way: another end, found by its name. */
export async function setStop(o: Hand, index: number, name: string, id: string): Promise<void> {
  await o.act(maps, "directions.search", { index });
  await o.type("q", name);
  await o.act(maps, "search.pick", { target: id });
}
