/**
 * Detailed maps of four cities: streets, water, lines and places. A place of the owner's city has the same id, name and
 * address as in the dataset `places`. This dataset adds the details of its page.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { placeCategories } from "../places/index.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";

/** Minutes after midnight. Values above 1440 are on the next day. */
const Span = v.strictObject({ open: Whole, close: Whole });

export const place = kind({
  row: v.strictObject({
    id: v.string(),
    city: v.string(),
    name: LocalizedTextSchema,
    category: v.picklist(placeCategories),
    /** The sort within the category: "Noodle house". */
    sort: LocalizedTextSchema,
    address: LocalizedTextSchema,
    district: v.string(),
    districtName: LocalizedTextSchema,
    latitude: v.number(),
    longitude: v.number(),
    /** Empty when the place has no phone. */
    phone: v.string(),
    /**
     * One entry per day from Sunday to Saturday, then one for public holidays. A null entry means closed. No list means
     * always open.
     */
    hours: v.nullable(v.array(v.nullable(Span))),
    /** In tenths of a star, up to 50. 0 when the place has no ratings. */
    rating: Whole,
    ratings: Whole,
    /**
     * The number of ratings with five, four, three, two and one stars. They add up to `ratings`, and their mean is
     * `rating`.
     */
    stars: v.array(Whole),
    /** The number of written reviews. There are fewer reviews than ratings. */
    reviews: Whole,
    /** 1 to 4. 0 when the place takes no payment. */
    priceLevel: Whole,
    about: LocalizedTextSchema,
    /** Ids of `scenes`. */
    photos: v.array(v.string()),
    /** Railway stations only: the id in the timetable. */
    station: v.nullable(v.string()),
    /** Metro and bus lines that stop here. */
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

/** The reviews of one place, newest first. The id is the place's id. */
export const review = kind({
  row: v.strictObject({
    /** The place's id. */
    id: v.string(),
    reviews: v.array(
      v.strictObject({
        id: v.string(),
        /** A person of `folk`. */
        by: v.string(),
        name: LocalizedTextSchema,
        stars: Whole,
        /** Days before the phone's first day. */
        age: Whole,
        text: LocalizedTextSchema,
        likes: Whole,
        photos: v.array(v.string()),
      }),
    ),
  }),
});
export type Reviews = Row<typeof review>;

/** A piece of a city's map. Only `getAtlas` reads the pieces, all of them together. */
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
