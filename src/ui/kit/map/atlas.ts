/** The map of a city as a screen has it: fetched as other world data are, unpacked once. */
import { createMemo, type Accessor } from "solid-js";
import { atlasFrom, chunkIds } from "../../../world/geo/atlas.ts";
import type { CityId } from "../../../world/geo/cities.ts";
import geo from "../../../world/geo/index.ts";
import type { Atlas } from "../../../world/geo/model.ts";
import { world } from "../../world.ts";

/** Null asks for none; undefined while it is on its way. */
export function atlas(city: () => CityId | null): Accessor<Atlas | undefined> {
  const wanted = createMemo(city);
  const chunks = world(geo.queries.chunks, () => {
    const id = wanted();
    return id === null ? null : { ids: chunkIds(id) };
  });
  return createMemo(() => {
    const [id, found] = [wanted(), chunks()];
    return id === null || found === undefined || !found[0]?.id.startsWith(`${id}_`) ? undefined : atlasFrom(id, found);
  });
}
