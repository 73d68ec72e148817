/** Reads the owner's money, for screens and commands. */
import { dayKey } from "#state/civil.ts";
import { hashOf } from "#state/hash.ts";
import type { OsState } from "../state.ts";
import type { Card, Entry } from "./schema.ts";

/** Returns the balance of an account in cents, or 0 if the account does not exist. */
export const balanceOf = ({ money }: OsState, account: string): number =>
  Object.hasOwn(money.accounts, account) ? money.accounts[account]!.cents : 0;
/** Returns the entries that an app made, newest first. */
export const entriesByApp = ({ money }: OsState, app: string): Entry[] =>
  Object.values(money.entries)
    .filter((e) => e.via === app)
    .toSorted(newestFirst);
/** Returns the entries that move money out of an account or into it, newest first. */
export const entriesOf = ({ money }: OsState, account: string): Entry[] =>
  Object.values(money.entries)
    .filter((e) => e.from === account || e.to === account)
    .toSorted(newestFirst);
export const findMoneyEntry = ({ money }: OsState, id: string): Entry | null =>
  Object.hasOwn(money.entries, id) ? money.entries[id]! : null;
/** Returns the cards that an app may take money from, in the order in which they were bound. */
export const cardsBoundTo = ({ money }: OsState, app: string): Card[] =>
  Object.values(money.cards).filter((card) => card.boundTo.includes(app));
/**
 * Finds the card that has this number. If the caller also gives other details, such as the holder, the card must match
 * them too. Returns null if no card matches.
 */
export function findBankCard(
  { money }: OsState,
  facts: { readonly number: string } & Partial<Pick<Card, "expires" | "code" | "holder" | "phone">>,
): Card | null {
  const plain = (x: string): string => x.replaceAll(/[\s-]/g, "").toLowerCase();
  const fits = (card: Card): boolean =>
    Object.entries(facts).every(([name, value]) => plain(card[name as "number"]) === plain(value));
  return Object.values(money.cards).find(fits) ?? null;
}
/** Returns the last four digits of a card's number, such as "4471". */
export const lastFour = ({ number }: Pick<Card, "number">): string => number.slice(-4);
/** Returns a sum without a currency sign, such as "1,234.50", or "-0.05" for a negative sum. */
export function amountText(cents: number): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${whole}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}
/** Returns a sum such as "$1,234.50". The sign is $ for outside accounts in dollars, and ¥ for all other accounts. */
export const sumText = (account: string, cents: number): string =>
  `${account.startsWith("account_out_usd_") ? "$" : "¥"}${amountText(cents)}`;
/**
 * Parses a sum that the user typed ("12", "12.5", "0.07") into cents. Returns null if the text is not a sum, if the sum
 * is zero, or if it has more than two decimals.
 */
export function parseCents(typed: string): number | null {
  if (!/^\d{1,8}(\.\d{0,2})?$/.test(typed)) return null;
  const [whole = "", part = ""] = typed.split(".");
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return cents > 0 ? cents : null;
}
const newestFirst = (a: Entry, b: Entry): number => b.at - a.at || (a.id < b.id ? 1 : -1);
/** Returns the number printed on a bill or an order: the day, then twelve digits derived from the id. */
export const documentNumber = (id: string, at: number, offsetMin: number): string =>
  dayKey(at, offsetMin).replaceAll("-", "") +
  String(BigInt(`0x${hashOf(id).slice(0, 15)}`) % 1_000_000_000_000n).padStart(12, "0");
