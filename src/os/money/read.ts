/** What screens and commands read of the owner's money. */
import { dayKey } from "../../state/civil.ts";
import { hashOf } from "../../state/hash.ts";
import type { OsState } from "../state.ts";
import type { Card, Entry } from "./schema.ts";

/** Cents in an account; 0 where there is none. */
export const balanceOf = ({ money }: OsState, account: string): number =>
  Object.hasOwn(money.accounts, account) ? money.accounts[account]!.cents : 0;
/** What an app has moved, newest first. */
export const entriesVia = ({ money }: OsState, app: string): Entry[] =>
  Object.values(money.entries)
    .filter((e) => e.via === app)
    .toSorted(newestFirst);
/** What went out of an account and came into it, newest first. */
export const entriesOf = ({ money }: OsState, account: string): Entry[] =>
  Object.values(money.entries)
    .filter((e) => e.from === account || e.to === account)
    .toSorted(newestFirst);
export const entryOf = ({ money }: OsState, id: string): Entry | null =>
  Object.hasOwn(money.entries, id) ? money.entries[id]! : null;
/** Cards that an app may take money from, in the order in which they were bound. */
export const cardsOf = ({ money }: OsState, app: string): Card[] =>
  Object.values(money.cards).filter((card) => card.boundTo.includes(app));
/** The card that has this number and, where they are told, these facts; null where the bank knows no such card. */
export function cardBy(
  { money }: OsState,
  facts: { readonly number: string } & Partial<Pick<Card, "expires" | "code" | "holder" | "phone">>,
): Card | null {
  const plain = (x: string): string => x.replaceAll(/[\s-]/g, "").toLowerCase();
  const fits = (card: Card): boolean =>
    Object.entries(facts).every(([name, told]) => plain(card[name as "number"]) === plain(told));
  return Object.values(money.cards).find(fits) ?? null;
}
/** "4471" */
export const lastFour = ({ number }: Pick<Card, "number">): string => number.slice(-4);
/** "1,234.50", without a sign of the currency; "-0.05" where it is negative. */
export function amountText(cents: number): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replaceAll(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}${whole}.${String(Math.abs(cents) % 100).padStart(2, "0")}`;
}
/** "$1,234.50": with the sign of the currency of the account that it goes to, which may not be there yet. */
export const sumText = (account: string, cents: number): string =>
  `${account.startsWith("account_out_usd_") ? "$" : "¥"}${amountText(cents)}`;
/** Cents of what was typed ("12", "12.5", "0.07"); null where it is no sum above zero with at most two decimals. */
export function centsOf(typed: string): number | null {
  if (!/^\d{1,8}(\.\d{0,2})?$/.test(typed)) return null;
  const [whole = "", part = ""] = typed.split(".");
  const cents = Number(whole) * 100 + Number(part.padEnd(2, "0"));
  return cents > 0 ? cents : null;
}
const newestFirst = (a: Entry, b: Entry): number => b.at - a.at || (a.id < b.id ? 1 : -1);
/** The number that is printed on a bill or an order: its day, and twelve digits that follow from its id. */
export const paperNumber = (id: string, at: number, offsetMin: number): string =>
  dayKey(at, offsetMin).replaceAll("-", "") +
  String(BigInt(`0x${hashOf(id).slice(0, 15)}`) % 1_000_000_000_000n).padStart(12, "0");
