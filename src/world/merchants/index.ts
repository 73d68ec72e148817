/** Whom money goes to: shops that are paid by scanning, billers, banks, and funds that it is put into. */
import * as v from "valibot";
import { inhabitant, kind, list, many, one, type Row } from "../define.ts";
import { BothText, Cents, Whole } from "../schemas.ts";

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
    name: BothText,
    category: v.picklist(billCategories),
    /** "Greengrocer". */
    sort: BothText,
    quarter: v.string(),
    address: BothText,
    phone: v.string(),
    /** What somebody usually pays there. */
    lowCents: Cents,
    highCents: Cents,
    /** What its code at the till says: "LHP8" and eight digits. */
    code: v.string(),
    /** How it names what was bought, in a bill. */
    goods: v.array(BothText),
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
    name: BothText,
    kind: v.picklist(billerKinds),
    about: BothText,
    phone: v.string(),
    /** How many digits its account numbers have. */
    digits: Whole,
    /** Day of the month on which a bill is made, and how many days there are to pay it. */
    billDay: Whole,
    graceDays: Whole,
    /** What is metered, in cents a unit; 0 where a month costs the same. */
    unit: BothText,
    unitCents: Cents,
    monthlyCents: Cents,
    /** Who has an account. Other numbers are unknown to it. */
    households: v.array(
      v.strictObject({
        number: v.string(),
        /** "me" is the owner's own. */
        person: v.string(),
        holder: BothText,
        address: BothText,
        /** Units of a usual month. */
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
    name: BothText,
    short: BothText,
    phone: v.string(),
    /** The beginnings of its cards' numbers. */
    cards: v.array(
      v.strictObject({ bin: v.string(), kind: v.picklist(["debit", "credit"]), digits: Whole, name: BothText }),
    ),
    /** Of its cards: from, to. */
    colours: v.tuple([v.string(), v.string()]),
    /** Its sign, drawn in 48 × 48. */
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
    name: BothText,
    kind: v.picklist(fundKinds),
    /** 1 is the lowest of five. */
    risk: Whole,
    company: BothText,
    manager: BothText,
    about: BothText,
    since: Whole,
    /** In millions of yuan. */
    size: Whole,
    /** For buying, and for selling within a week; in hundredths of a percent. */
    buyFee: Whole,
    sellFee: Whole,
    minimumCents: Cents,
    /** How its value goes; for `navOf`. A year's mean gain and how far it swings, in hundredths of a percent. */
    gain: Whole,
    swing: Whole,
    /** Value of a share on the first day, in ten-thousandths of a yuan. */
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

const merchants = inhabitant("merchants", {
  kinds: { merchant, biller, bank, fund },
  queries: {
    merchant: one(merchant),
    merchants: many(merchant),
    find: list(merchant, { search: true, where: { category: "equal", quarter: "equal" }, size: 30 }),
    /** Whose code was scanned: one or none. */
    scan: list(merchant, { where: { code: "equal" }, size: 1 }),
    biller: one(biller),
    /** All are fewer than a page. */
    billers: list(biller, { search: true, where: { kind: "equal" }, size: 40 }),
    bank: one(bank),
    banks: list(bank, { search: true, size: 40 }),
    /** Whose cards begin so; six digits. */
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
