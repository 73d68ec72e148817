import type { Generators } from "../define.ts";
import { cityIds } from "./cities.ts";
import type geo from "./index.ts";
import type { GeoPlace, Reviews } from "./index.ts";
import { cityMade } from "./make/city.ts";
import { chunksOf } from "./make/pack.ts";
import { reviewsOf } from "./make/reviews.ts";

function* places(): Iterable<GeoPlace> {
  for (const id of cityIds) for (const { record } of cityMade(id).sites) yield record;
}
function* reviews(): Iterable<Reviews> {
  for (const id of cityIds)
    for (const { record } of cityMade(id).sites) if (record.reviews > 0) yield reviewsOf(record);
}
function* chunks(): Iterable<{ id: string; text: string }> {
  for (const id of cityIds) yield* chunksOf(id);
}
export default { place: places, review: reviews, chunk: chunks } satisfies Generators<typeof geo>;
