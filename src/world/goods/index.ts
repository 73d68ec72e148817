/** All that is for sale: listings with their pictures, who sells them, and what buyers say and ask. Days are counted back from the reader's clock. */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, raw, type Brief, type Row } from "../define.ts";

const Both = v.strictObject({ en: v.string(), zh: v.string() });
const Cents = v.pipe(v.number(), v.integer(), v.minValue(0));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** From how many days to how many. */
const Days = v.tuple([Count, Count]);

export const conditions = ["new", "open", "refurbished", "used", "parts"] as const;
/** Fixed price; fixed price, and the seller takes offers; highest bid. */
export const formats = ["buy", "offers", "auction"] as const;
export const services = ["economy", "standard", "expedited", "freight"] as const;
export const countries = ["US", "CA", "GB", "DE", "JP", "CN", "HK", "AU"] as const;

export type Country = (typeof countries)[number];
interface Sent {
  readonly priceCents: number;
  readonly shipping: {
    readonly services: readonly { readonly cents: number }[];
    readonly abroad: { readonly cents: number } | null;
  };
  readonly location: { readonly country: Country };
}
/** The cheapest way to a country, in cents; null where it is not sent. */
const postage = (row: Sent, country: Country): number | null =>
  row.location.country === country ? row.shipping.services[0]!.cents : (row.shipping.abroad?.cents ?? null);
/** What the parts of a search are called that differ by where the buyer lives: "totalUS", "lowestUS". */
const byCountry = <Name extends string, T>(name: Name, make: (country: Country) => T) =>
  Object.fromEntries(countries.map((country) => [`${name}${country}`, make(country)])) as {
    readonly [C in Country as `${Name}${C}`]: T;
  };
const totals = byCountry("total", (country) => ({
  type: "number" as const,
  of: (row: Sent) => row.priceCents + (postage(row, country) ?? 0),
}));
const byTotal = {
  ...byCountry("lowest", (country) => ({ by: `total${country}` as const })),
  ...byCountry("highest", (country) => ({ by: `total${country}` as const, desc: true })),
};

export const item = kind({
  row: v.strictObject({
    /** The family and a number: "laptop-17". */
    id: v.string(),
    family: v.string(),
    seller: v.string(),
    category: v.string(),
    branch: v.string(),
    /** At most 80 letters of English. */
    title: Both,
    /** What the thing is called, without anything else: "laptop". */
    noun: Both,
    brand: Both,
    /** In US cents. Of an auction: where its bids start. Of a listing with options: the lowest. */
    priceCents: Cents,
    /** The highest among its options; priceCents where there are none, or all cost the same. */
    upToCents: Cents,
    wasCents: v.nullable(Cents),
    condition: v.picklist(conditions),
    format: v.picklist(formats),
    /** What is left, over all options. */
    quantity: Count,
    sold: Count,
    watchers: Count,
    specifics: v.array(v.strictObject({ name: Both, value: Both })),
    /** What a buyer chooses, at most two; a variant for each combination, `picks` in the order of `choices`. */
    choices: v.array(
      v.strictObject({ id: v.string(), name: Both, values: v.array(v.strictObject({ id: v.string(), name: Both })) }),
    ),
    variants: v.array(
      v.strictObject({
        id: v.string(),
        picks: v.array(v.string()),
        priceCents: Cents,
        stock: Count,
        /** Shows this colour; null: as the listing. */
        picture: v.nullable(v.string()),
      }),
    ),
    /** The cheapest first. `abroad`: to other countries than the seller's; null: not sent there. */
    shipping: v.strictObject({
      services: v.array(v.strictObject({ service: v.picklist(services), cents: Cents, days: Days })),
      abroad: v.nullable(v.strictObject({ cents: Cents, days: Days })),
    }),
    location: v.strictObject({ country: v.picklist(countries), place: Both }),
    /** null: none taken. */
    returns: v.nullable(v.strictObject({ days: Count, paidBy: v.picklist(["seller", "buyer"]) })),
    description: v.strictObject({ en: v.array(v.string()), zh: v.array(v.string()) }),
    /** Ids of pictures, the main one first. */
    pictures: v.array(v.string()),
    /** Before the reader's day. */
    listedDaysAgo: Count,
    /** How its bids go; read by auctions.ts alone. null: no auction. */
    auction: v.nullable(
      v.strictObject({
        /** Minutes from the beginning of an auction week to where a run ends and the next begins. */
        phaseMin: Count,
        reserveCents: v.nullable(Cents),
        /** What others hold it to be worth. */
        worthCents: Cents,
        /** How many of them come, at most. */
        heat: Count,
      }),
    ),
    /** What the seller takes, in percent of the price; read by offers.ts alone. null: no offers. */
    offers: v.nullable(v.strictObject({ takes: Count, talks: Count })),
    /** Mean of its reviews in tenths of a star, and how many there are. */
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
    /** -1 where nothing ends. */
    phase: { type: "number", of: (row) => row.auction?.phaseMin ?? -1 },
  },
  tags: {
    /** "buy" includes listings that take offers, too. */
    format: (row) => (row.format === "offers" ? ["buy", "offers"] : [row.format]),
    /** Countries to which it comes for nothing. */
    post: (row) => countries.filter((country) => postage(row, country) === 0),
    reach: (row) => (row.shipping.abroad ? ["abroad"] : []),
    /** "freereturns" are among "returns". */
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
  rank: (row) => meritOf(row.id, row.sold, row.watchers),
});
export type Item = Row<typeof item>;
export type ItemBrief = Brief<typeof item>;
export type Specific = Item["specifics"][number];
export type Variant = Item["variants"][number];
export type Condition = Item["condition"];

/** What many bought and watch stands before the rest, mixed so that no kind of goods stands together. */
function meritOf(id: string, sold: number, watchers: number): number {
  let mixed = 7;
  for (const letter of id) mixed = (Math.imul(mixed, 31) + letter.charCodeAt(0)) >>> 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d) >>> 0;
  return Math.min(sold, 60) + Math.min(watchers, 60) + (mixed % 1000) / 8;
}

/** Drawn square pictures, 400 by 400; the same one stands for all listings that look so. */
export const picture = kind({ row: v.strictObject({ id: v.string(), svg: v.string() }) });

export const seller = kind({
  row: v.strictObject({
    id: v.string(),
    /** As it stands in listings: "northlight_cameras". */
    handle: v.string(),
    name: Both,
    shop: v.boolean(),
    topRated: v.boolean(),
    sinceYear: v.number(),
    /** Feedback since then, bad taken from good. */
    score: Count,
    /** Of the last twelve months: exactly the records of feedback that there are. */
    positive: Count,
    neutral: Count,
    negative: Count,
    /** Good among good and bad, in tenths of a percent: 992. */
    percentTenths: Count,
    sold: Count,
    followers: Count,
    location: v.strictObject({ country: v.picklist(countries), place: Both }),
    categories: v.array(v.string()),
    about: Both,
    /** How they write; read by replies.ts alone. */
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
    title: Both,
    text: Both,
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
    /** Masked: "r***7", with the feedback that they have themselves. */
    by: v.string(),
    score: Count,
    mark: v.picklist(["positive", "neutral", "negative"]),
    text: Both,
    daysAgo: Count,
    /** What the seller wrote below it. */
    reply: v.nullable(Both),
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
    text: Both,
    answer: Both,
    daysAgo: Count,
    helpful: Count,
  }),
  columns: {
    item: { type: "text", of: (row) => row.item },
    helpful: { type: "number", of: (row) => row.helpful },
  },
});
export type Question = Row<typeof question>;

const narrowed = {
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
/** Price and shipping to a country: "lowestUS", "highestUS". */
const orders = {
  ...byTotal,
  newest: { by: "listed" },
  /** From the beginning of the auction week: ask with `phase_min: phaseOf(now)`. */
  ending: { by: "phase" },
} as const;

const goods = inhabitant("goods", {
  kinds: { item, picture, seller, review, feedback, question },
  queries: {
    item: one(item),
    items: many(item),
    find: list(item, { search: true, where: narrowed, sorts: orders, size: 20 }),
    /** Others of the same family. */
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
