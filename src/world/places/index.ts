/** What stands in the owner's city, on one small map: for location cards, "nearby" and rides. */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { BothText, Whole } from "../schemas.ts";

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
    name: BothText,
    category: v.picklist(placeCategories),
    /** What it is within its category: "Noodle house". */
    sort: BothText,
    address: BothText,
    quarter: v.string(),
    quarterName: BothText,
    latitude: v.number(),
    longitude: v.number(),
    /** Empty where nobody answers a phone. */
    phone: v.string(),
    /** Minutes after midnight; null where it is always open. `days`: digits of weekdays, 0 is Sunday. */
    hours: v.nullable(v.strictObject({ open: Whole, close: Whole, days: v.string() })),
    /** In tenths of five stars; 0 where nobody rates. */
    rating: Whole,
    ratings: Whole,
    /** 1 to 4; 0 where nothing is paid. */
    priceLevel: Whole,
    about: BothText,
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

const places = inhabitant("places", {
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
