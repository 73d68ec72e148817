/** The map data of a city for a screen. The data are fetched like other world data and unpacked once. */
import { createMemo, type Accessor } from "solid-js";
import { atlasFromChunks, chunkIds } from "#world/geo/atlas.ts";
import type { CityId } from "#world/geo/cities.ts";
import geo from "#world/geo/index.ts";
import type { Atlas } from "#world/geo/model.ts";
import { queryWorld } from "../../world.ts";

/**
 * Returns the map of a city. If `city` returns null, no map is requested. The result is undefined while the map loads.
 */
export function useCityAtlas(city: () => CityId | null): Accessor<Atlas | undefined> {
  const wanted = createMemo(city);
  const chunks = queryWorld(geo.queries.chunks, () => {
    const id = wanted();
    return id === null ? null : { ids: chunkIds(id) };
  });
  return createMemo(() => {
    const [id, found] = [wanted(), chunks()];
    return id === null || found === undefined || !found[0]?.id.startsWith(`${id}_`)
      ? undefined
      : atlasFromChunks(id, found);
  });
}
