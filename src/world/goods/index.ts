/**
 * Goods for sale: listings with pictures, sellers, reviews and questions. Days are counted backwards from the time on
 * the reader's clock.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, raw, type Brief, type Row } from "../define.ts";

const LocalizedTextSchema = v.strictObject({ en: v.string(), zh: v.string() });
const Cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The minimum and maximum number of days. */
const Days = v.tuple([Count, Count]);

export const conditions = ["new", "open", "refurbished", "used", "parts"] as const;
/** "buy" is a fixed price. "offers" is a fixed price, and buyers can also make offers. "auction" is an auction. */
export const formats = ["buy", "offers", "auction"] as const;
export const services = ["economy", "standard", "expedited", "freight"] as const;
export const countries = ["US", "CA", "GB", "DE", "JP", "CN", "HK", "AU"] as const;

export type Country = (typeof countries)[number];
interface ShippingRow {
  readonly priceCents: number;
  readonly shipping: {
    readonly services: readonly { readonly cents: number }[];
    readonly abroad: { readonly cents: number } | null;
  };
  readonly location: { readonly country: Country };
}
/** Returns the price of the cheapest shipping to a country, in cents, or null if the item is not sent there. */
const postage = (row: ShippingRow, country: Country): number | null =>
  row.location.country === country ? row.shipping.services[0]!.cents : (row.shipping.abroad?.cents ?? null);
/** Builds search parameters whose names contain the buyer's country, such as "totalUS" or "lowestUS". */
const byCountry = <Name extends string, T>(name: Name, make: (country: Country) => T) =>
  Object.fromEntries(countries.map((country) => [`${name}${country}`, make(country)])) as {
    readonly [C in Country as `${Name}${C}`]: T;
  };
const totals = byCountry("total", (country) => ({
  type: "number" as const,
  of: (row: ShippingRow) => row.priceCents + (postage(row, country) ?? 0),
}));
const byTotal = {
  ...byCountry("lowest", (country) => ({ by: `total${country}` as const })),
  ...byCountry("highest", (country) => ({ by: `total${country}` as const, desc: true })),
};

export const item = kind({
  row: v.strictObject({
    /** The family and a number, such as "laptop-17". */
    id: v.string(),
    family: v.string(),
    seller: v.string(),
    category: v.string(),
    branch: v.string(),
    /** At most 80 characters in English. */
    title: LocalizedTextSchema,
    /** The noun without other words, such as "laptop". */
    noun: LocalizedTextSchema,
    brand: LocalizedTextSchema,
    /**
     * The price in US cents. For an auction it is the starting price, and for a listing with options the lowest price.
     */
    priceCents: Cents,
    /**
     * The highest price among the options. Equals `priceCents` if there are no options, or if all options cost the
     * same.
     */
    upToCents: Cents,
    wasCents: v.nullable(Cents),
    condition: v.picklist(conditions),
    format: v.picklist(formats),
    /** The remaining stock, summed over all variants. */
    quantity: Count,
    sold: Count,
    watchers: Count,
    specifics: v.array(v.strictObject({ name: LocalizedTextSchema, value: LocalizedTextSchema })),
    /**
     * At most two choices for the buyer. `variants` has one variant for each combination of values. The `picks` of a
     * variant are in the order of `choices`.
     */
    choices: v.array(
      v.strictObject({
        id: v.string(),
        name: LocalizedTextSchema,
        values: v.array(v.strictObject({ id: v.string(), name: LocalizedTextSchema })),
      }),
    ),
    variants: v.array(
      v.strictObject({
        id: v.string(),
        picks: v.array(v.string()),
        priceCents: Cents,
        stock: Count,
        /** The picture of the variant's colour. Null means the listing's picture. */
        picture: v.nullable(v.string()),
      }),
    ),
    /**
     * The ways of shipping, cheapest first. `abroad` is the shipping to countries other than the seller's. Null means
     * that the seller does not ship to other countries.
     */
    shipping: v.strictObject({
      services: v.array(v.strictObject({ service: v.picklist(services), cents: Cents, days: Days })),
      abroad: v.nullable(v.strictObject({ cents: Cents, days: Days })),
    }),
    location: v.strictObject({ country: v.picklist(countries), place: LocalizedTextSchema }),
    /** Null means that the seller accepts no returns. */
    returns: v.nullable(v.strictObject({ days: Count, paidBy: v.picklist(["seller", "buyer"]) })),
    description: v.strictObject({ en: v.array(v.string()), zh: v.array(v.string()) }),
    /** The ids of the pictures, with the main picture first. */
    pictures: v.array(v.string()),
    /** The number of days before the reader's current day. */
    listedDaysAgo: Count,
    /** The parameters of the bidding, which only auctions.ts reads; null if the listing is not an auction. */
    auction: v.nullable(
      v.strictObject({
        /** The number of minutes from the start of an auction week to the end of a run. */
        phaseMin: Count,
        reserveCents: v.nullable(Cents),
        /** The value of the item to other bidders. */
        worthCents: Cents,
        /** The maximum number of other bidders. */
        heat: Count,
      }),
    ),
    /**
     * `takes` is the lowest offer that the seller accepts. `talks` is the lowest offer that gets a counteroffer. Both
     * are percentages of the price, and only offers.ts reads them. Null means that buyers cannot make offers.
     */
    offers: v.nullable(v.strictObject({ takes: Count, talks: Count })),
    /** The mean rating in tenths of a star, and the number of reviews. */
    stars: v.nullable(v.strictObject({ tenths: Count, reviews: Count })),
  }),
  search: {
    title: (row) => [row.title.en, row.title.zh, row.noun.en, row.noun.zh],
    text: (row) => row.specifics.flatMap(({ value }) => (value.en === value.zh ? [value.en] : [value.en, value.zh])),
  },
  columns: {
    category: { type: "text", of: (row) => row.category },
    branch: { type: "text", of: (row) => row.branch },
    family: { type: "text", of: (row) => row.family },
    condition: { type: "text", of: (row) => row.condition },
    seller: { type: "text", of: (row) => row.seller },
    country: { type: "text", of: (row) => row.location.country },
    price: { type: "number", of: (row) => row.priceCents },
    ...totals,
    listed: { type: "number", of: (row) => row.listedDaysAgo },
    /** The phase of the auction. It is -1 if the listing is not an auction. */
    phase: { type: "number", of: (row) => row.auction?.phaseMin ?? -1 },
  },
  tags: {
    /** The filter "buy" also finds listings with offers. */
    format: (row) => (row.format === "offers" ? ["buy", "offers"] : [row.format]),
    /** The countries to which shipping is free. */
    post: (row) => countries.filter((country) => postage(row, country) === 0),
    reach: (row) => (row.shipping.abroad ? ["abroad"] : []),
    /** Listings that have "freereturns" also have "returns". */
    back: (row) => (row.returns ? (row.returns.paidBy === "seller" ? ["returns", "freereturns"] : ["returns"]) : []),
    deal: (row) => (row.wasCents === null ? [] : ["sale"]),
    brand: (row) => [row.brand.en],
  },
  brief: [
    "id",
    "family",
    "seller",
    "category",
    "branch",
    "title",
    "priceCents",
    "upToCents",
    "wasCents",
    "condition",
    "format",
    "quantity",
    "sold",
    "watchers",
    "shipping",
    "location",
    "returns",
    "pictures",
    "listedDaysAgo",
    "auction",
    "stars",
  ],
  rank: (row) => popularityRank(row.id, row.sold, row.watchers),
});
export type Item = Row<typeof item>;
export type ItemBrief = Brief<typeof item>;
export type Specific = Item["specifics"][number];
export type Variant = Item["variants"][number];
export type Condition = Item["condition"];

/**
 * Returns the rank of an item. Items with many sales and watchers get a high rank. A number derived from the id is
 * added, so that the kinds of goods are mixed in lists.
 */
function popularityRank(id: string, sold: number, watchers: number): number {
  let mixed = 7;
  for (const letter of id) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d) >>> 0;
  return Math.min(sold, 60) + Math.min(watchers, 60) + (mixed % 1000) / 8;
}

/** A picture is a square drawing of 400 by 400. Listings that look the same share one picture. */
export const picture = kind({ row: v.strictObject({ id: v.string(), svg: v.string() }) });

export const seller = kind({
  row: v.strictObject({
    id: v.string(),
    /** The seller's name in listings, such as "northlight_cameras". */
    handle: v.string(),
    name: LocalizedTextSchema,
    shop: v.boolean(),
    topRated: v.boolean(),
    sinceYear: v.number(),
    /** The number of positive feedbacks minus the number of negative feedbacks, both since `sinceYear`. */
    score: Count,
    /**
     * The number of positive feedbacks in the last twelve months. It equals the number of positive feedback records.
     */
    positive: Count,
    neutral: Count,
    negative: Count,
    /**
     * The share of positive feedback in all positive and negative feedback, in tenths of a percent. For example, 992
     * means 99.2 %.
     */
    percentTenths: Count,
    sold: Count,
    followers: Count,
    location: v.strictObject({ country: v.picklist(countries), place: LocalizedTextSchema }),
    categories: v.array(v.string()),
    about: LocalizedTextSchema,
    /** The seller's style of writing. Only replies.ts reads it. */
    voice: v.picklist(["shop", "private", "collector", "refurbisher", "maker", "outlet"]),
    answersInMin: Count,
  }),
  search: { title: (row) => [row.handle, row.name.en, row.name.zh], text: (row) => [row.about.en, row.about.zh] },
  columns: {
    handle: { type: "text", of: (row) => row.handle },
    country: { type: "text", of: (row) => row.location.country },
  },
  tags: { category: (row) => row.categories },
  rank: (row) => row.score,
});
export type Seller = Row<typeof seller>;

export const review = kind({
  row: v.strictObject({
    id: v.string(),
    item: v.string(),
    by: v.string(),
    stars: v.pipe(v.number(), v.minValue(1), v.maxValue(5)),
    title: LocalizedTextSchema,
    text: LocalizedTextSchema,
    daysAgo: Count,
    helpful: Count,
  }),
  columns: {
    item: { type: "text", of: (row) => row.item },
    stars: { type: "number", of: (row) => row.stars },
    age: { type: "number", of: (row) => row.daysAgo },
    helpful: { type: "number", of: (row) => row.helpful },
  },
});
export type Review = Row<typeof review>;

export const feedback = kind({
  row: v.strictObject({
    id: v.string(),
    seller: v.string(),
    item: v.string(),
    /** The masked name of the buyer, such as "r***7". `score` is the buyer's own feedback score. */
    by: v.string(),
    score: Count,
    mark: v.picklist(["positive", "neutral", "negative"]),
    text: LocalizedTextSchema,
    daysAgo: Count,
    /** The seller's reply. */
    reply: v.nullable(LocalizedTextSchema),
  }),
  columns: {
    seller: { type: "text", of: (row) => row.seller },
    mark: { type: "text", of: (row) => row.mark },
    age: { type: "number", of: (row) => row.daysAgo },
  },
});
export type Feedback = Row<typeof feedback>;

export const question = kind({
  row: v.strictObject({
    id: v.string(),
    item: v.string(),
    by: v.string(),
    text: LocalizedTextSchema,
    answer: LocalizedTextSchema,
    daysAgo: Count,
    helpful: Count,
  }),
  columns: {
    item: { type: "text", of: (row) => row.item },
    helpful: { type: "number", of: (row) => row.helpful },
  },
});
export type Question = Row<typeof question>;

const itemFilters = {
  category: "equal",
  branch: "equal",
  family: "equal",
  condition: "equal",
  seller: "equal",
  country: "equal",
  price: "range",
  listed: "range",
  phase: "range",
  format: "has",
  post: "has",
  reach: "has",
  back: "has",
  deal: "has",
  brand: "has",
} as const;
/**
 * The orders of lists. For example, "lowestUS" and "highestUS" order items by the price plus the shipping to the US.
 */
const itemSorts = {
  ...byTotal,
  newest: { by: "listed" },
  /**
   * Sorts auctions by the time of the week at which they end. Callers pass `phase_min: auctionPhase(now)`, so that the
   * auction that ends next comes first.
   */
  ending: { by: "phase" },
} as const;

const goods = defineDataset("goods", {
  kinds: { item, picture, seller, review, feedback, question },
  queries: {
    item: one(item),
    items: many(item),
    find: list(item, { search: true, where: itemFilters, sorts: itemSorts, size: 20 }),
    /** Returns the items of a family. Screens show them as similar items. */
    similar: list(item, { where: { family: "equal", brand: "has" }, size: 12 }),
    picture: raw(picture, { field: "svg", media: "image/svg+xml" }),
    seller: one(seller),
    sellers: many(seller),
    shops: list(seller, { search: true, where: { category: "has", country: "equal", handle: "equal" }, size: 20 }),
    review: one(review),
    reviews: list(review, {
      where: { item: "equal", stars: "equal" },
      sorts: {
        newest: { by: "age" },
        best: { by: "stars", desc: true },
        worst: { by: "stars" },
        helpful: { by: "helpful", desc: true },
      },
      size: 10,
    }),
    feedback: list(feedback, { where: { seller: "equal", mark: "equal" }, sorts: { newest: { by: "age" } }, size: 20 }),
    questions: list(question, {
      where: { item: "equal" },
      sorts: { helpful: { by: "helpful", desc: true } },
      size: 10,
    }),
  },
});
export default goods;
