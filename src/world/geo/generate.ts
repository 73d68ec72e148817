import type { Generators } from "../define.ts";
import { cityIds } from "./cities.ts";
import type geo from "./index.ts";
import type { GeoPlace, Reviews } from "./index.ts";
import { getCity } from "./make/city.ts";
import { cityChunks } from "./make/pack.ts";
import { createReviews } from "./make/reviews.ts";

function* places(): Iterable<GeoPlace> {
  for (const id of cityIds) for (const { record } of getCity(id).sites) yield record;
}
function* reviews(): Iterable<Reviews> {
  for (const id of cityIds)
    for (const { record } of getCity(id).sites) if (record.reviews > 0) yield createReviews(record);
}
function* chunks(): Iterable<{ id: string; text: string }> {
  for (const id of cityIds) yield* cityChunks(id);
}
export default { place: places, review: reviews, chunk: chunks } satisfies Generators<typeof geo>;
