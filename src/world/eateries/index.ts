/** Restaurants that deliver, and their dishes. The mini program for food orders uses them. */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { LocalizedTextSchema, Cents, Whole } from "../schemas.ts";

export const cuisines = [
  "noodles",
  "dumplings",
  "hotpot",
  "sichuan",
  "cantonese",
  "northern",
  "barbecue",
  "japanese",
  "korean",
  "western",
  "burgers",
  "pizza",
  "vegetarian",
  "seafood",
  "breakfast",
  "tea",
  "coffee",
  "bakery",
] as const;

export const eatery = kind({
  row: v.strictObject({
    id: v.string(),
    name: LocalizedTextSchema,
    cuisine: v.picklist(cuisines),
    /** The line under the name. */
    about: LocalizedTextSchema,
    /** The notice at the top of the restaurant's page. */
    notice: LocalizedTextSchema,
    address: LocalizedTextSchema,
    quarter: v.string(),
    /** The restaurant's place on the map. Null if the restaurant has only a kitchen. */
    place: v.nullable(v.string()),
    latitude: v.number(),
    longitude: v.number(),
    /** The distance from the owner's home, in metres. */
    metres: Whole,
    phone: v.string(),
    /** In tenths of a star, at most 50. */
    rating: Whole,
    /** The number of orders per month. */
    monthly: Whole,
    deliveryCents: Cents,
    /** The minimum order for delivery. */
    minimumCents: Cents,
    /** The time from the order to the delivery, in minutes. */
    minutes: Whole,
    /** The price of the packing per box of an order. */
    packingCents: Cents,
    /** Discounts on orders of at least `fromCents`. The largest discount comes last. */
    offers: v.array(v.strictObject({ fromCents: Cents, offCents: Cents })),
    /** Opening and closing time in minutes after midnight. Values above 1440 are on the next day. */
    open: Whole,
    close: Whole,
    sections: v.array(v.strictObject({ id: v.string(), title: LocalizedTextSchema })),
    /** The shape and colour of the restaurant's picture, such as "bowl:gold". */
    art: v.string(),
  }),
  search: { title: (e) => [e.name.en, e.name.zh], text: (e) => [e.about.en, e.about.zh, e.address.en, e.address.zh] },
  columns: {
    cuisine: { type: "text", of: (e) => e.cuisine },
    rating: { type: "number", of: (e) => e.rating },
    monthly: { type: "number", of: (e) => e.monthly },
    minutes: { type: "number", of: (e) => e.minutes },
    delivery: { type: "number", of: (e) => e.deliveryCents },
    metres: { type: "number", of: (e) => e.metres },
  },
  brief: [
    "id",
    "name",
    "cuisine",
    "about",
    "metres",
    "rating",
    "monthly",
    "deliveryCents",
    "minimumCents",
    "minutes",
    "offers",
    "open",
    "close",
    "art",
  ],
});
export type Eatery = Row<typeof eatery>;

export const dish = kind({
  row: v.strictObject({
    id: v.string(),
    eatery: v.string(),
    /** The section of the menu. */
    section: v.string(),
    name: LocalizedTextSchema,
    about: LocalizedTextSchema,
    priceCents: Cents,
    /** From 0 (not spicy) to 3. */
    spicy: Whole,
    /** The number sold per month. */
    monthly: Whole,
    /** The percentage of customers who liked the dish. */
    liked: Whole,
    /** Options that the customer must choose. Each choice can increase the price. */
    options: v.array(
      v.strictObject({
        id: v.string(),
        title: LocalizedTextSchema,
        choices: v.array(v.strictObject({ id: v.string(), title: LocalizedTextSchema, extraCents: Cents })),
      }),
    ),
    /** The shape and colour of the dish's picture, such as "bowl:gold". */
    art: v.string(),
  }),
  search: { title: (d) => [d.name.en, d.name.zh], text: (d) => [d.about.en, d.about.zh] },
  columns: {
    eatery: { type: "text", of: (d) => d.eatery },
    section: { type: "text", of: (d) => d.section },
    monthly: { type: "number", of: (d) => d.monthly },
    price: { type: "number", of: (d) => d.priceCents },
  },
});
export type Dish = Row<typeof dish>;

export const review = kind({
  row: v.strictObject({
    id: v.string(),
    eatery: v.string(),
    /** A person from the dataset `folk`, and the person's nickname. */
    by: v.string(),
    nick: LocalizedTextSchema,
    stars: Whole,
    text: LocalizedTextSchema,
    /** The dishes that the guest ordered. */
    dishes: v.array(v.string()),
    /** The number of days before the phone's current day. */
    age: Whole,
    /** The restaurant's reply, or null. */
    reply: v.nullable(LocalizedTextSchema),
  }),
  columns: {
    eatery: { type: "text", of: (r) => r.eatery },
    stars: { type: "number", of: (r) => r.stars },
    age: { type: "number", of: (r) => r.age },
  },
});
export type EateryReview = Row<typeof review>;

const eateries = defineDataset("eateries", {
  kinds: { eatery, dish, review },
  queries: {
    eatery: one(eatery),
    eateries: many(eatery),
    find: list(eatery, {
      search: true,
      where: { cuisine: "equal", rating: "range", minutes: "range", delivery: "range", metres: "range" },
      sorts: {
        rating: { by: "rating", desc: true },
        sales: { by: "monthly", desc: true },
        quickest: { by: "minutes" },
        nearest: { by: "metres" },
        cheapest: { by: "delivery" },
      },
      size: 20,
    }),
    dish: one(dish),
    dishes: many(dish),
    /** Returns the menu of one restaurant in the order of its sections, or searches all dishes for a text. */
    menu: list(dish, {
      search: true,
      where: { eatery: "equal", section: "equal" },
      sorts: { sales: { by: "monthly", desc: true }, cheapest: { by: "price" } },
      size: 60,
    }),
    reviews: list(review, {
      where: { eatery: "equal", stars: "range" },
      sorts: { newest: { by: "age" }, best: { by: "stars", desc: true }, worst: { by: "stars" } },
      size: 20,
    }),
  },
});
export default eateries;
