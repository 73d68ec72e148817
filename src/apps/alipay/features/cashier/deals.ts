/**
 * What can be paid at the cashier, and what it comes to. Whoever opens it says which deal and names records by id; what they cost
 * is worked out here, from the state and the world.
 */
import * as v from "valibot";
import { dayKey } from "../../../../state/civil.ts";
import { converted, type Currency } from "../../../../os/money/currency.ts";
import { cardBy } from "../../../../os/money/read.ts";
import { outside } from "../../../../os/money/ledger.ts";
import { AccountId, Cents, EntryTitle, type EntryKind } from "../../../../os/money/schema.ts";
import type { OsState } from "../../../../os/state.ts";
import { firstOf, reject, textUpTo, type Lang, type Rejection } from "../../../../os/values.ts";
import type { ReadWorld } from "../../../../os/world.ts";
import merchants from "../../../../world/merchants/index.ts";
import { dueOf } from "../../../../world/merchants/finance.ts";
import {
  balanceAccount,
  cardBound,
  creditAccount,
  escrowAccount,
  fundAccount,
  type MethodKind,
} from "../../accounts.ts";
import { nameOf, personBy } from "../../people.ts";
import type { State } from "../../state.ts";
import { packages } from "../services/state.ts";
import { periods } from "./state.ts";

export const dealNames = [
  "shop",
  "till",
  "transfer",
  "packet",
  "phone",
  "bill",
  "topUp",
  "withdraw",
  "fundIn",
  "fundOut",
  "buy",
  "repay",
  "cardRepay",
] as const;
export type DealName = (typeof dealNames)[number];
/** What the cashier is opened with. */
export const request = {
  deal: v.picklist(dealNames),
  /** Whom or what it is about: a payee, a merchant, a fund, a household, a number, a card; of a shop its account. */
  ref: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  cents: Cents,
  order: textUpTo(80),
  title: textUpTo(120),
  payee: textUpTo(60),
  note: textUpTo(60),
  /** Of transfers. */
  arrival: firstOf("now", "hours", "day"),
  /** A shop asks to charge this again and again. */
  renews: firstOf("never", ...periods),
};
export type Request = v.InferOutput<v.StrictObjectSchema<typeof request, undefined>>;
export interface Deal {
  readonly to: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly party: string | null;
  readonly category: string | null;
  readonly order: string | null;
  readonly methods: readonly MethodKind[];
}
interface Known {
  readonly state: State;
  readonly os: OsState;
  readonly lang: Lang;
  readonly now: number;
  readonly world: ReadWorld;
}
const anyMethod: readonly MethodKind[] = ["balance", "fund", "credit", "debit", "creditCard"];
const ownMoney: readonly MethodKind[] = ["balance", "fund", "debit"];
/** Which kinds of methods a deal can be paid by. */
export const methodsFor: Readonly<Record<DealName, readonly MethodKind[]>> = {
  shop: anyMethod,
  till: anyMethod,
  transfer: ownMoney,
  packet: ownMoney,
  phone: anyMethod,
  bill: anyMethod,
  topUp: ["debit"],
  withdraw: ["balance"],
  fundIn: ["balance", "debit"],
  fundOut: ["fund"],
  buy: ownMoney,
  repay: ownMoney,
  cardRepay: ownMoney,
};
/** What a payee is called: a person, or the holder of a card that was saved. */
export const payeeName = (state: State, payee: string, lang: string): string | null => {
  const person = personBy(payee);
  if (person) return nameOf(person, lang);
  return Object.hasOwn(state.payees, payee) ? state.payees[payee]!.name : null;
};
const told = (lang: Lang, both: { en: string; zh: string }): string => (lang === "en" ? both.en : both.zh);
const titleOr = (text: string, other: string): string => (v.is(EntryTitle, text) ? text.trim() : other);

/** The deal, or why there is none: `payee-missing`, `price-changed`, `bill-missing`, `card-unknown`, `account-missing` … */
export function dealOf(r: Request, { state, os, lang, now, world }: Known): Deal | Rejection {
  const base = { order: r.order === "" ? null : r.order, methods: methodsFor[r.deal], category: null };
  const card = (): string | null => cardBound(os, r.ref)?.account ?? null;
  switch (r.deal) {
    case "shop": {
      const known = os.money.accounts[r.ref];
      if (!v.is(AccountId, r.ref) || (known && known.kind !== "outside")) return reject("account-missing");
      const party = /^account_out_[a-z]{3}_(.+)$/.exec(r.ref)?.[1];
      if (party === undefined) return reject("account-missing");
      return { ...base, to: r.ref, kind: "payment", title: titleOr(r.title, party), party, category: "shopping" };
    }
    case "till": {
      const shop = world(merchants.queries.merchant, { id: r.ref });
      if (!shop) return reject("payee-missing");
      const { id, category } = shop;
      return { ...base, to: outside(id), kind: "payment", title: told(lang, shop.name), party: id, category };
    }
    case "transfer":
    case "packet": {
      const name = payeeName(state, r.ref, lang);
      if (name === null || (r.deal === "packet" && !personBy(r.ref))) return reject("payee-missing");
      if (state.blocked.includes(r.ref)) return reject("payee-blocked");
      if (r.deal === "packet" && r.cents > packetMostCents) return reject("packet-large");
      const waits = r.deal === "packet" || r.arrival !== "now";
      return {
        ...base,
        to: waits ? escrowAccount : payeeAccount(r.ref),
        kind: r.deal,
        title: name,
        party: r.ref,
      };
    }
    case "phone": {
      if (!/^1\d{10}$/.test(r.ref)) return reject("phone-bad");
      if (!packages.some((p) => priceOf(p) === r.cents)) return reject("price-changed");
      const title = `${r.ref.slice(0, 3)} ${r.ref.slice(3, 7)} ${r.ref.slice(7)}`;
      return { ...base, to: outside("carrier"), kind: "payment", title, party: "carrier", category: "phone" };
    }
    case "bill": {
      const household = Object.hasOwn(state.households, r.ref) ? state.households[r.ref]! : null;
      if (!household) return reject("household-missing");
      const biller = world(merchants.queries.biller, { id: household.biller });
      // Whoever opens the cashier may name anything for a month.
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(r.order)) return reject("bill-missing");
      const [year = 0, month = 1] = r.order.split("-").map(Number);
      const due = biller && dueOf(biller, household.number, year, month);
      if (!biller || !due || due.billedOn > dayOf(now)) return reject("bill-missing");
      if (household.paid >= r.order) return reject("bill-paid");
      if (due.cents !== r.cents) return reject("price-changed");
      const order = `${household.id}/${r.order}`;
      return {
        ...base,
        order,
        to: outside(biller.id),
        kind: "payment",
        title: told(lang, biller.name),
        party: biller.id,
        category: "home",
      };
    }
    case "topUp":
      return { ...base, to: balanceAccount, kind: "topup", title: ownTitle(lang).balance, party: null };
    case "withdraw": {
      const to = card();
      if (to === null || cardBound(os, r.ref)?.kind !== "debit") return reject("card-unknown");
      return { ...base, to: escrowAccount, kind: "withdrawal", title: cardBound(os, r.ref)!.bank, party: r.ref };
    }
    case "fundIn":
      return { ...base, to: fundAccount, kind: "topup", title: ownTitle(lang).fund, party: null };
    case "fundOut": {
      const to = r.ref === "balance" ? balanceAccount : card();
      if (to === null) return reject("card-unknown");
      return { ...base, to, kind: "withdrawal", title: ownTitle(lang).fund, party: null };
    }
    case "buy": {
      const fund = world(merchants.queries.fund, { id: r.ref });
      if (!fund) return reject("fund-missing");
      if (r.cents < fund.minimumCents) return reject("fund-minimum");
      return { ...base, to: outside(fund.id), kind: "payment", title: told(lang, fund.name), party: fund.id };
    }
    case "repay": {
      const owed = -(os.money.accounts[creditAccount]?.cents ?? 0);
      if (r.cents > owed) return reject("repayment-too-large");
      return { ...base, to: creditAccount, kind: "repayment", title: ownTitle(lang).credit, party: null };
    }
    case "cardRepay": {
      const owner = Object.values(os.money.cards).find((c) => c.id === r.ref);
      const account = owner && cardBy(os, { number: owner.number })?.account;
      if (!owner || !account || owner.kind !== "credit") return reject("card-unknown");
      if (os.money.accounts[account]?.currency !== "CNY") return reject("card-foreign");
      return { ...base, to: account, kind: "repayment", title: owner.bank, party: owner.id };
    }
  }
}
/** Own accounts as titles of entries: plain words, no marks. */
const ownTitle = (lang: Lang) =>
  lang === "en"
    ? { balance: "Balance top-up", fund: "Money market fund", credit: "Credit repayment" }
    : { balance: "余额充值", fund: "货币基金", credit: "账单还款" };
/** Where money of a payee goes: a person's own account, or the bank of a card. */
/** The currency that a deal is in: that of the account that the money goes to. */
export const currencyOf = (ref: string): Currency => (ref.startsWith("account_out_usd_") ? "USD" : "CNY");
/** What a deal costs an account, in cents of that account's currency. */
export const costOf = (r: Pick<Request, "ref" | "cents">, currency: Currency = "CNY"): number =>
  converted(r.cents, currencyOf(r.ref), currency);
export const payeeAccount = (payee: string): string => outside(payee);
export const packetMostCents = 20_000;
/** A package costs a little less than it brings. */
export const priceOf = (cents: number): number => cents - Math.floor(cents / 500);
/** YYYY-MM-DD in UTC: bills are made on whole days. */
const dayOf = (now: number): string => dayKey(now, 0);
