/**
 * Four cities as a map shows them: streets, water, lines, and what stands in them. A place of the owner's city has the same
 * id, name and address here as in `places`; this has the rest of what a place's page tells.
 */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { placeCategories } from "../places/index.ts";
import { BothText, Whole } from "../schemas.ts";

/** Minutes after midnight; past 1440 where it stays open into the next day. */
const Span = v.strictObject({ open: Whole, close: Whole });

export const place = kind({
  row: v.strictObject({
    id: v.string(),
    city: v.string(),
    name: BothText,
    category: v.picklist(placeCategories),
    /** What it is within its category: "Noodle house". */
    sort: BothText,
    address: BothText,
    district: v.string(),
    districtName: BothText,
    latitude: v.number(),
    longitude: v.number(),
    /** Empty where nobody answers a phone. */
    phone: v.string(),
    /** From Sunday to Saturday, then on a public holiday: null is closed. No list at all: always open. */
    hours: v.nullable(v.array(v.nullable(Span))),
    /** In tenths of five stars; 0 where nobody rates. */
    rating: Whole,
    ratings: Whole,
    /** How many gave five stars, four, three, two, one: they sum to `ratings`, and their mean is `rating`. */
    stars: v.array(Whole),
    /** How many reviews there are to read; fewer than ratings. */
    reviews: Whole,
    /** 1 to 4; 0 where nothing is paid. */
    priceLevel: Whole,
    about: BothText,
    /** Pictures of `scenes`. */
    photos: v.array(v.string()),
    /** Of a railway station: its id in the timetable. */
    station: v.nullable(v.string()),
    /** Lines of metro and bus that stop here. */
    lines: v.array(v.string()),
  }),
  search: {
    title: (p) => [p.name.en, p.name.zh, p.sort.en, p.sort.zh],
    text: (p) => [p.address.en, p.address.zh, p.districtName.en, p.districtName.zh],
  },
  columns: {
    city: { type: "text", of: (p) => p.city },
    category: { type: "text", of: (p) => p.category },
    district: { type: "text", of: (p) => p.district },
    latitude: { type: "number", of: (p) => p.latitude },
    longitude: { type: "number", of: (p) => p.longitude },
    rating: { type: "number", of: (p) => p.rating },
    station: { type: "text", of: (p) => p.station ?? "" },
  },
});
export type GeoPlace = Row<typeof place>;

/** What people wrote about one place, by its id; the newest first. */
export const review = kind({
  row: v.strictObject({
    /** The place's id. */
    id: v.string(),
    reviews: v.array(
      v.strictObject({
        id: v.string(),
        /** Of `folk`. */
        by: v.string(),
        name: BothText,
        stars: Whole,
        /** In days before the phone was handed over. */
        age: Whole,
        text: BothText,
        likes: Whole,
        photos: v.array(v.string()),
      }),
    ),
  }),
});
export type Reviews = Row<typeof review>;

/** A piece of a city's map. All pieces together are read by `atlasOf`; nobody else reads them. */
export const chunk = kind({ row: v.strictObject({ id: v.string(), text: v.string() }) });

const geo = inhabitant("geo", {
  kinds: { place, review, chunk },
  queries: {
    place: one(place),
    places: many(place),
    reviews: one(review),
    chunks: many(chunk),
    find: list(place, {
      search: true,
      where: {
        city: "equal",
        category: "equal",
        district: "equal",
        station: "equal",
        latitude: "range",
        longitude: "range",
        rating: "range",
      },
      sorts: { rating: { by: "rating", desc: true } },
      size: 20,
    }),
  },
});
export default geo;
