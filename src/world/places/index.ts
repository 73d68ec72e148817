/** Places in the owner's city on one small map, for location cards, "nearby" and rides. */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";

export const placeCategories = [
  "food",
  "cafe",
  "shop",
  "hotel",
  "sight",
  "park",
  "health",
  "education",
  "transit",
  "home",
  "sport",
  "service",
] as const;

export const place = kind({
  row: v.strictObject({
    id: v.string(),
    name: LocalizedTextSchema,
    category: v.picklist(placeCategories),
    /** The sort within the category, such as "Noodle house". */
    sort: LocalizedTextSchema,
    address: LocalizedTextSchema,
    quarter: v.string(),
    quarterName: LocalizedTextSchema,
    latitude: v.number(),
    longitude: v.number(),
    /** The phone number. It is empty if the place has no phone. */
    phone: v.string(),
    /**
     * The opening hours in minutes after midnight. Null if the place is always open. `days` contains the digits of the
     * weekdays; 0 is Sunday.
     */
    hours: v.nullable(v.strictObject({ open: Whole, close: Whole, days: v.string() })),
    /** In tenths of a star, up to 50. 0 when the place has no ratings. */
    rating: Whole,
    ratings: Whole,
    /** From 1 to 4. 0 when the place takes no payment. */
    priceLevel: Whole,
    about: LocalizedTextSchema,
  }),
  search: {
    title: (p) => [p.name.en, p.name.zh, p.sort.en, p.sort.zh],
    text: (p) => [p.address.en, p.address.zh, p.quarterName.en, p.quarterName.zh],
  },
  columns: {
    category: { type: "text", of: (p) => p.category },
    quarter: { type: "text", of: (p) => p.quarter },
    latitude: { type: "number", of: (p) => p.latitude },
    longitude: { type: "number", of: (p) => p.longitude },
    rating: { type: "number", of: (p) => p.rating },
  },
});
export type Place = Row<typeof place>;

const places = defineDataset("places", {
  kinds: { place },
  queries: {
    place: one(place),
    places: many(place),
    find: list(place, {
      search: true,
      where: { category: "equal", quarter: "equal", latitude: "range", longitude: "range", rating: "range" },
      sorts: { rating: { by: "rating", desc: true } },
      size: 20,
    }),
  },
});
export default places;
