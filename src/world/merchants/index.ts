/** Recipients of money: shops with payment codes, billers, banks, and funds. */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, type Row } from "../define.ts";
import { LocalizedTextSchema, Cents, Whole } from "../schemas.ts";

/** The categories of a bill. */
export const billCategories = [
  "food",
  "shopping",
  "transport",
  "home",
  "leisure",
  "health",
  "education",
  "phone",
  "travel",
] as const;

export const merchant = kind({
  row: v.strictObject({
    id: v.string(),
    name: LocalizedTextSchema,
    category: v.picklist(billCategories),
    /** "Greengrocer". */
    sort: LocalizedTextSchema,
    quarter: v.string(),
    address: LocalizedTextSchema,
    phone: v.string(),
    /** The usual range of a payment in this shop. */
    lowCents: Cents,
    highCents: Cents,
    /** The payment code at the checkout: "LHP8" followed by eight digits. */
    code: v.string(),
    /** Descriptions of the goods in a bill. */
    goods: v.array(LocalizedTextSchema),
  }),
  search: { title: (m) => [m.name.en, m.name.zh], text: (m) => [m.sort.en, m.sort.zh, m.address.en, m.address.zh] },
  columns: {
    category: { type: "text", of: (m) => m.category },
    quarter: { type: "text", of: (m) => m.quarter },
    code: { type: "text", of: (m) => m.code },
  },
});
export type Merchant = Row<typeof merchant>;

export const billerKinds = ["water", "power", "gas", "heating", "broadband", "landline", "tv", "property"] as const;
export const biller = kind({
  row: v.strictObject({
    id: v.string(),
    name: LocalizedTextSchema,
    kind: v.picklist(billerKinds),
    about: LocalizedTextSchema,
    phone: v.string(),
    /** The number of digits in the biller's account numbers. */
    digits: Whole,
    /** The day of the month on which the biller issues bills, and the number of days in which they can be paid. */
    billDay: Whole,
    graceDays: Whole,
    /** The metered unit and its price in cents. The price is 0 when the biller charges a fixed amount per month. */
    unit: LocalizedTextSchema,
    unitCents: Cents,
    monthlyCents: Cents,
    /** The accounts. The biller knows no other account numbers. */
    households: v.array(
      v.strictObject({
        number: v.string(),
        /** The id of the person. "me" is the phone's owner. */
        person: v.string(),
        holder: LocalizedTextSchema,
        address: LocalizedTextSchema,
        /** Units in a usual month. */
        usual: Whole,
      }),
    ),
  }),
  search: { title: (b) => [b.name.en, b.name.zh] },
  columns: { kind: { type: "text", of: (b) => b.kind } },
});
export type Biller = Row<typeof biller>;

export const bank = kind({
  row: v.strictObject({
    id: v.string(),
    name: LocalizedTextSchema,
    short: LocalizedTextSchema,
    phone: v.string(),
    /** The first digits of the bank's card numbers. */
    cards: v.array(
      v.strictObject({
        bin: v.string(),
        kind: v.picklist(["debit", "credit"]),
        digits: Whole,
        name: LocalizedTextSchema,
      }),
    ),
    /** The gradient on the bank's cards: from, to. */
    colours: v.tuple([v.string(), v.string()]),
    /** The bank's logo, drawn in 48 × 48. */
    mark: v.string(),
    paymentLimitCents: Cents,
    dayLimitCents: Cents,
  }),
  search: { title: (b) => [b.name.en, b.name.zh, b.short.en, b.short.zh] },
  tags: { bin: (b) => b.cards.map(({ bin }) => bin) },
});
export type Bank = Row<typeof bank>;

export const fundKinds = ["money", "bond", "mixed", "index", "stock", "gold"] as const;
export const fund = kind({
  row: v.strictObject({
    id: v.string(),
    /** Six digits. */
    code: v.string(),
    name: LocalizedTextSchema,
    kind: v.picklist(fundKinds),
    /** From 1 (lowest risk) to 5. */
    risk: Whole,
    company: LocalizedTextSchema,
    manager: LocalizedTextSchema,
    about: LocalizedTextSchema,
    since: Whole,
    /** In millions of yuan. */
    size: Whole,
    /** The fees for buying, and for selling within a week, in hundredths of a percent. */
    buyFee: Whole,
    sellFee: Whole,
    minimumCents: Cents,
    /** Parameters for `netAssetValue`: the mean yearly gain and the size of the swings, in hundredths of a percent. */
    gain: Whole,
    swing: Whole,
    /** The value of a share on the first day, in ten-thousandths of a yuan. */
    start: Whole,
  }),
  search: { title: (f) => [f.name.en, f.name.zh, f.code], text: (f) => [f.company.en, f.company.zh] },
  columns: {
    kind: { type: "text", of: (f) => f.kind },
    risk: { type: "number", of: (f) => f.risk },
    gain: { type: "number", of: (f) => f.gain },
    size: { type: "number", of: (f) => f.size },
    minimum: { type: "number", of: (f) => f.minimumCents },
  },
});
export type Fund = Row<typeof fund>;

const merchants = defineDataset("merchants", {
  kinds: { merchant, biller, bank, fund },
  queries: {
    merchant: one(merchant),
    merchants: many(merchant),
    find: list(merchant, { search: true, where: { category: "equal", quarter: "equal" }, size: 30 }),
    /** Returns the merchant with the scanned code, in a list of at most one merchant. */
    scan: list(merchant, { where: { code: "equal" }, size: 1 }),
    biller: one(biller),
    /** A page has room for all billers, because there are fewer than 40. */
    billers: list(biller, { search: true, where: { kind: "equal" }, size: 40 }),
    bank: one(bank),
    banks: list(bank, { search: true, size: 40 }),
    /** Returns the bank whose card numbers begin with the given six digits. */
    issuer: list(bank, { where: { bin: "has" }, size: 1 }),
    fund: one(fund),
    funds: many(fund),
    market: list(fund, {
      search: true,
      where: { kind: "equal", risk: "range", minimum: "range" },
      sorts: { gain: { by: "gain", desc: true }, size: { by: "size", desc: true }, safest: { by: "risk" } },
      size: 20,
    }),
  },
});
export default merchants;
