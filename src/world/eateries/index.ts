/** Restaurants that deliver, and what they cook: for the food program. */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { BothText, Cents, Whole } from "../schemas.ts";

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
    name: BothText,
    cuisine: v.picklist(cuisines),
    /** One line under the name. */
    about: BothText,
    /** What hangs at the top of its page. */
    notice: BothText,
    address: BothText,
    quarter: v.string(),
    /** The same on the map; null where there is only a kitchen. */
    place: v.nullable(v.string()),
    latitude: v.number(),
    longitude: v.number(),
    /** From the owner's door. */
    metres: Whole,
    phone: v.string(),
    /** In tenths of five stars. */
    rating: Whole,
    /** Orders in a month. */
    monthly: Whole,
    deliveryCents: Cents,
    /** What an order has to come to before it is brought. */
    minimumCents: Cents,
    /** From order to door. */
    minutes: Whole,
    /** For each box of an order. */
    packingCents: Cents,
    /** Off an order of at least so much, the largest last. */
    offers: v.array(v.strictObject({ fromCents: Cents, offCents: Cents })),
    /** Minutes after midnight; past 1440 is the next day. */
    open: Whole,
    close: Whole,
    sections: v.array(v.strictObject({ id: v.string(), title: BothText })),
    /** Looks of its sign: two colours and a dish. */
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
    /** One of the eatery's. */
    section: v.string(),
    name: BothText,
    about: BothText,
    priceCents: Cents,
    /** 0 to 3. */
    spicy: Whole,
    /** Sold in a month. */
    monthly: Whole,
    /** Percent who liked it. */
    liked: Whole,
    /** What has to be chosen; each adds to the price. */
    options: v.array(
      v.strictObject({
        id: v.string(),
        title: BothText,
        choices: v.array(v.strictObject({ id: v.string(), title: BothText, extraCents: Cents })),
      }),
    ),
    /** For `dishPicture`. */
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
    /** One of the folk, and what they call themselves. */
    by: v.string(),
    nick: BothText,
    stars: Whole,
    text: BothText,
    /** What they had. */
    dishes: v.array(v.string()),
    /** Days before the day on which the phone was handed over. */
    age: Whole,
    /** Of the restaurant; null where there is none. */
    reply: v.nullable(BothText),
  }),
  columns: {
    eatery: { type: "text", of: (r) => r.eatery },
    stars: { type: "number", of: (r) => r.stars },
    age: { type: "number", of: (r) => r.age },
  },
});
export type EateryReview = Row<typeof review>;

const eateries = inhabitant("eateries", {
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
    /** The menu of one, in the order of its sections; or dishes of all by words. */
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
