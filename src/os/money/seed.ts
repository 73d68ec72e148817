/**
 * The owner's money on a new phone: bank cards, the apps' accounts, and the past entries. Each opening balance is taken
 * from an outside account, so the sum over all accounts is zero in each currency.
 */
import { addDays, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import type { SeedCtx } from "../seed-ctx.ts";
import { convertCents } from "./currency.ts";
import { findOrOpenAccount, outsideAccountId, changeBalances } from "./ledger.ts";
import type { Account, Card, Entry, Money } from "./schema.ts";

/**
 * The money of one app on a new phone: its accounts with the balances before the first entry, its past entries, and the
 * cards that it may use.
 */
export interface MoneySeed {
  readonly accounts: readonly (Pick<Account, "id" | "kind" | "currency" | "floorCents"> & {
    readonly openingCents: number;
  })[];
  readonly entries: readonly SeedEntry[];
  /** The cards that the app may take money from. */
  readonly cards: readonly string[];
}
/**
 * A past entry. The app chooses the entry's `id`, such as `entry_s_<app>_…`, so that the app's data can refer to the
 * entry.
 */
export type SeedEntry = Pick<Entry, "id" | "at" | "kind" | "from" | "to" | "title"> &
  Partial<Pick<Entry, "party" | "category" | "order">> & { readonly cents: number };
export type SeedMoney = (c: SeedCtx) => MoneySeed;

export function seedMoney(
  c: SeedCtx,
  apps: readonly { readonly id: string; readonly money: SeedMoney | null }[],
): Money {
  const money: Money = { accounts: {}, cards: {}, entries: {} };
  const open = (keeper: string | null, a: MoneySeed["accounts"][number]): void => {
    const { openingCents, ...rest } = a;
    money.accounts[a.id] = { ...rest, keeper, cents: openingCents, frozen: false };
    if (openingCents !== 0) findOrOpenAccount(money, outsideAccountId("before", a.currency))!.cents -= openingCents;
  };
  const banks = seedBanks(c);
  for (const account of banks.accounts) open(null, account);
  for (const card of banks.cards) money.cards[card.id] = { ...card, boundTo: [] };
  const all: (SeedEntry & { readonly via: string | null })[] = banks.entries.map((e) => ({ ...e, via: null }));
  for (const { id, money: own } of apps) {
    if (!own) continue;
    const seed = own(c);
    for (const account of seed.accounts) open(id, account);
    for (const card of seed.cards) money.cards[card]!.boundTo.push(id);
    all.push(...seed.entries.map((e) => ({ ...e, via: id })));
  }
  for (const e of all.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))) {
    const from = findOrOpenAccount(money, e.from);
    const to = findOrOpenAccount(money, e.to);
    if (!from || !to) throw new Error(`${e.id} is between accounts that do not exist`);
    const cents = convertCents(e.cents, to.currency, from.currency);
    changeBalances(money, from, to, cents, e.cents);
    const { party = null, category = null, order = null } = e;
    money.entries[e.id] = { ...e, party, category, order, cents, toCents: e.cents, refunds: null };
  }
  for (const { id, cents, floorCents } of Object.values(money.accounts))
    if (floorCents !== null && cents < floorCents)
      throw new Error(`${id} has ${cents} cents, which is less than its floor`);
  return money;
}

interface BankSeed {
  readonly accounts: MoneySeed["accounts"];
  readonly cards: readonly Omit<Card, "boundTo">[];
  readonly entries: readonly SeedEntry[];
}
/**
 * Returns the four cards with their accounts, and the salary of the last months. One of the cards is not bound to any
 * app.
 */
function seedBanks({ now, offsetMin, say }: SeedCtx): BankSeed {
  const holder = say("Robin Ashby", "苏然");
  const phone = "+86 154 2085 0100";
  const account = (id: string, openingCents: number, floorCents = 0, currency: "CNY" | "USD" = "CNY") =>
    ({ id, kind: "bank", currency, floorCents, openingCents }) as const;
  const card = (
    id: string,
    of: string,
    bank: string,
    kind: Card["kind"],
    number: string,
    expires: string,
    code: string,
  ) => ({
    id,
    account: of,
    bank,
    kind,
    number,
    expires,
    code,
    holder,
    phone,
  });
  const today = startOfDay(now, offsetMin);
  const wages = [78, 48, 19].map((daysAgo, i) => ({
    id: `entry_s_bank_wages${i + 1}`,
    at: addDays(today, -daysAgo) + 9 * hourMs + 30 * minuteMs,
    kind: "salary" as const,
    from: outsideAccountId("harbor"),
    to: "account_bank_meridian",
    cents: 1_486_250,
    title: say("Harbor Studio, wages", "海港工作室 工资"),
    party: "harbor",
  }));
  return {
    accounts: [
      account("account_bank_meridian", 1_862_340),
      account("account_bank_tidewater", 642_815),
      account("account_bank_orchard", -318_460, -3_000_000),
      account("account_bank_lumen", -21_480, -500_000, "USD"),
    ],
    cards: [
      card(
        "card_meridian",
        "account_bank_meridian",
        say("Meridian Bank", "子午银行"),
        "debit",
        "6225880046127735",
        "09/29",
        "318",
      ),
      card(
        "card_tidewater",
        "account_bank_tidewater",
        say("Tidewater Bank", "潮汐银行"),
        "debit",
        "6217690151840926",
        "02/31",
        "704",
      ),
      card(
        "card_orchard",
        "account_bank_orchard",
        say("Orchard Bank", "果园银行"),
        "credit",
        "4392250018646081",
        "11/28",
        "592",
      ),
      card(
        "card_lumen",
        "account_bank_lumen",
        say("Lantern Bank", "灯笼银行"),
        "credit",
        "5187100342559012",
        "06/30",
        "147",
      ),
    ],
    entries: wages,
  };
}
