/**
 * The deals that the cashier can pay, and their prices. A caller names a deal and ids of records. This file calculates
 * the price from the state and the world.
 */
import * as v from "valibot";
import { dayKey } from "#state/civil.ts";
import { convertCents, type Currency } from "#os/money/currency.ts";
import { findBankCard } from "#os/money/read.ts";
import { outsideAccountId } from "#os/money/ledger.ts";
import { AccountId, Cents, EntryTitle, type EntryKind } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { choiceField, reject, textUpTo, type Lang, type Rejection } from "#os/values.ts";
import type { ReadWorld } from "#os/world.ts";
import merchants from "#world/merchants/index.ts";
import { computeBill } from "#world/merchants/finance.ts";
import {
  balanceAccount,
  findCard,
  creditAccount,
  escrowAccount,
  fundAccount,
  type MethodKind,
} from "../../accounts.ts";
import { nameOf, findPerson } from "../../people.ts";
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
/** The parameters of the cashier. */
export const cashierParams = {
  deal: v.picklist(dealNames),
  /**
   * The id of the payee, merchant, fund, household, phone number or card that the payment is for. For a shop, the id of
   * the shop's account.
   */
  ref: v.pipe(v.string(), v.nonEmpty(), v.maxLength(80)),
  cents: Cents,
  order: textUpTo(80),
  title: textUpTo(120),
  payee: textUpTo(60),
  note: textUpTo(60),
  /** When the money arrives; used by transfers only. */
  arrival: choiceField("now", "hours", "day"),
  /** How often a shop wants to repeat the charge. */
  renews: choiceField("never", ...periods),
};
export type CashierRequest = v.InferOutput<v.StrictObjectSchema<typeof cashierParams, undefined>>;
export interface Deal {
  readonly to: string;
  readonly kind: EntryKind;
  readonly title: string;
  readonly party: string | null;
  readonly category: string | null;
  readonly order: string | null;
  readonly methods: readonly MethodKind[];
}
interface DealContext {
  readonly state: State;
  readonly os: OsState;
  readonly lang: Lang;
  readonly now: number;
  readonly world: ReadWorld;
}
const anyMethod: readonly MethodKind[] = ["balance", "fund", "credit", "debit", "creditCard"];
const ownMoney: readonly MethodKind[] = ["balance", "fund", "debit"];
/** The kinds of methods that can pay each deal. */
export const methodKindsByDeal: Readonly<Record<DealName, readonly MethodKind[]>> = {
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
/** Returns the name of a person or of a saved card's holder, or null if the payee is unknown. */
export const payeeName = (state: State, payee: string, lang: string): string | null => {
  const person = findPerson(payee);
  if (person) return nameOf(person, lang);
  return Object.hasOwn(state.payees, payee) ? state.payees[payee]!.name : null;
};
const localizedName = (lang: Lang, both: { en: string; zh: string }): string => (lang === "en" ? both.en : both.zh);
const titleOr = (text: string, other: string): string => (v.is(EntryTitle, text) ? text.trim() : other);

/**
 * Returns the deal, or a rejection with the reason: `payee-missing`, `price-changed`, `bill-missing`, `card-unknown`,
 * `account-missing` …
 */
export function resolveDeal(r: CashierRequest, { state, os, lang, now, world }: DealContext): Deal | Rejection {
  const base = { order: r.order === "" ? null : r.order, methods: methodKindsByDeal[r.deal], category: null };
  const card = (): string | null => findCard(os, r.ref)?.account ?? null;
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
      return {
        ...base,
        to: outsideAccountId(id),
        kind: "payment",
        title: localizedName(lang, shop.name),
        party: id,
        category,
      };
    }
    case "transfer":
    case "packet": {
      const name = payeeName(state, r.ref, lang);
      if (name === null || (r.deal === "packet" && !findPerson(r.ref))) return reject("payee-missing");
      if (state.blocked.includes(r.ref)) return reject("payee-blocked");
      if (r.deal === "packet" && r.cents > maxPacketCents) return reject("packet-large");
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
      if (!packages.some((p) => packagePriceCents(p) === r.cents)) return reject("price-changed");
      const title = `${r.ref.slice(0, 3)} ${r.ref.slice(3, 7)} ${r.ref.slice(7)}`;
      return { ...base, to: outsideAccountId("carrier"), kind: "payment", title, party: "carrier", category: "phone" };
    }
    case "bill": {
      const household = Object.hasOwn(state.households, r.ref) ? state.households[r.ref]! : null;
      if (!household) return reject("household-missing");
      const biller = world(merchants.queries.biller, { id: household.biller });
      // Checks the month, because a caller can pass any text.
      if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(r.order)) return reject("bill-missing");
      const [year = 0, month = 1] = r.order.split("-").map(Number);
      const due = biller && computeBill(biller, household.number, year, month);
      if (!biller || !due || due.billedOn > utcDay(now)) return reject("bill-missing");
      if (household.paid >= r.order) return reject("bill-paid");
      if (due.cents !== r.cents) return reject("price-changed");
      const order = `${household.id}/${r.order}`;
      return {
        ...base,
        order,
        to: outsideAccountId(biller.id),
        kind: "payment",
        title: localizedName(lang, biller.name),
        party: biller.id,
        category: "home",
      };
    }
    case "topUp":
      return { ...base, to: balanceAccount, kind: "topup", title: ownAccountTitles(lang).balance, party: null };
    case "withdraw": {
      const to = card();
      if (to === null || findCard(os, r.ref)?.kind !== "debit") return reject("card-unknown");
      return { ...base, to: escrowAccount, kind: "withdrawal", title: findCard(os, r.ref)!.bank, party: r.ref };
    }
    case "fundIn":
      return { ...base, to: fundAccount, kind: "topup", title: ownAccountTitles(lang).fund, party: null };
    case "fundOut": {
      const to = r.ref === "balance" ? balanceAccount : card();
      if (to === null) return reject("card-unknown");
      return { ...base, to, kind: "withdrawal", title: ownAccountTitles(lang).fund, party: null };
    }
    case "buy": {
      const fund = world(merchants.queries.fund, { id: r.ref });
      if (!fund) return reject("fund-missing");
      if (r.cents < fund.minimumCents) return reject("fund-minimum");
      return {
        ...base,
        to: outsideAccountId(fund.id),
        kind: "payment",
        title: localizedName(lang, fund.name),
        party: fund.id,
      };
    }
    case "repay": {
      const owed = -(os.money.accounts[creditAccount]?.cents ?? 0);
      if (r.cents > owed) return reject("repayment-too-large");
      return { ...base, to: creditAccount, kind: "repayment", title: ownAccountTitles(lang).credit, party: null };
    }
    case "cardRepay": {
      const owner = Object.values(os.money.cards).find((c) => c.id === r.ref);
      const account = owner && findBankCard(os, { number: owner.number })?.account;
      if (!owner || !account || owner.kind !== "credit") return reject("card-unknown");
      if (os.money.accounts[account]?.currency !== "CNY") return reject("card-foreign");
      return { ...base, to: account, kind: "repayment", title: owner.bank, party: owner.id };
    }
  }
}
/** Returns titles of entries for the owner's accounts, without trademarks. */
const ownAccountTitles = (lang: Lang) =>
  lang === "en"
    ? { balance: "Balance top-up", fund: "Money market fund", credit: "Credit repayment" }
    : { balance: "余额充值", fund: "货币基金", credit: "账单还款" };
/** Returns the currency of the deal: the currency of the receiving account. */
export const currencyOf = (ref: string): Currency => (ref.startsWith("account_out_usd_") ? "USD" : "CNY");
/** Returns the cost of a deal, in cents of the given currency. */
export const costOf = (r: Pick<CashierRequest, "ref" | "cents">, currency: Currency = "CNY"): number =>
  convertCents(r.cents, currencyOf(r.ref), currency);
export const payeeAccount = (payee: string): string => outsideAccountId(payee);
export const maxPacketCents = 20_000;
/** A package costs 0.2 % less than its value. */
export const packagePriceCents = (cents: number): number => cents - Math.floor(cents / 500);
/** Returns the day as YYYY-MM-DD in UTC. Billers issue bills by whole days. */
const utcDay = (now: number): string => dayKey(now, 0);
