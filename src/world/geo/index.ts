/**
 * Detailed maps of four cities: streets, water, lines and places. A place in the owner's city has the same id, name and
 * address as in the dataset `places`; this dataset adds the details for the place's page.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { placeCategories } from "../places/index.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";

/** Opening and closing time in minutes after midnight. Values above 1440 are on the next day. */
const Span = v.strictObject({ open: Whole, close: Whole });

export const place = kind({
  row: v.strictObject({
    id: v.string(),
    city: v.string(),
    name: LocalizedTextSchema,
    category: v.picklist(placeCategories),
    /** The kind of place within its category, such as "Noodle house". */
    sort: LocalizedTextSchema,
    address: LocalizedTextSchema,
    district: v.string(),
    districtName: LocalizedTextSchema,
    latitude: v.number(),
    longitude: v.number(),
    /** The phone number; empty if the place has no phone. */
    phone: v.string(),
    /**
     * One entry per day from Sunday to Saturday, then one for public holidays. A null entry means closed; null instead
     * of the list means always open.
     */
    hours: v.nullable(v.array(v.nullable(Span))),
    /** In tenths of a star, at most 50. 0 means that the place has no ratings. */
    rating: Whole,
    ratings: Whole,
    /**
     * The numbers of ratings with five, four, three, two and one stars. They add up to `ratings`, and the mean of the
     * stars is `rating`.
     */
    stars: v.array(Whole),
    /** The number of written reviews. It is lower than the number of ratings. */
    reviews: Whole,
    /** From 1 to 4. 0 means that the place takes no payment. */
    priceLevel: Whole,
    about: LocalizedTextSchema,
    /** The ids of pictures in the dataset `scenes`. */
    photos: v.array(v.string()),
    /** Only for railway stations: the station's id in the timetable. */
    station: v.nullable(v.string()),
    /** The metro and bus lines that stop here. */
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

/** The reviews of one place, newest first. The id of this record is the place's id. */
export const review = kind({
  row: v.strictObject({
    /** The place's id. */
    id: v.string(),
    reviews: v.array(
      v.strictObject({
        id: v.string(),
        /** A person from the dataset `folk`. */
        by: v.string(),
        name: LocalizedTextSchema,
        stars: Whole,
        /** The number of days before the phone's current day. */
        age: Whole,
        text: LocalizedTextSchema,
        likes: Whole,
        photos: v.array(v.string()),
      }),
    ),
  }),
});
export type Reviews = Row<typeof review>;

/** A piece of a city's map. Only `getAtlas` reads the pieces; it needs all pieces of the city. */
export const chunk = kind({ row: v.strictObject({ id: v.string(), text: v.string() }) });

const geo = defineDataset("geo", {
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
