/**
 * Helpers for tasks about Alipay: past bills and chats, allowed effects of a transfer, amounts on the keypad, the
 * cashier.
 */
import { getOrCreateChat } from "#apps/alipay/features/chats/send.ts";
import type { Chat } from "#apps/alipay/features/chats/state.ts";
import type { Mandate } from "#apps/alipay/features/cashier/state.ts";
import alipay from "#apps/alipay/index.ts";
import type { State } from "#apps/alipay/state.ts";
import { sumKeys } from "#apps/alipay/sums.ts";
import type { Occasion } from "#judge/define.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { added } from "#judge/allowed-paths.ts";
import { findOrOpenAccount, outsideAccountId, changeBalances } from "#os/money/ledger.ts";
import type { Entry, Money } from "#os/money/schema.ts";
import { defaultStartMs } from "#os/boot.ts";
import { civilOf, dayKey } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import { computeBill } from "#world/merchants/finance.ts";
import merchants from "#world/merchants/index.ts";
import type { World } from "#world/read.ts";
import { addedEntries } from "./records.ts";

/** A person of the world's cast who has an Alipay account. */
export type Payee = Chat["person"];

/** Adds a past payment from one of the owner's accounts to the ledger. */
export function addPastPayment(
  { money }: { money: Money },
  entry: Pick<Entry, "id" | "at" | "from" | "cents" | "title"> & Partial<Entry> & { readonly party: string },
): void {
  const to = entry.to ?? outsideAccountId(entry.party);
  const { cents } = entry;
  changeBalances(money, findOrOpenAccount(money, entry.from)!, findOrOpenAccount(money, to)!, cents, cents);
  money.entries[entry.id] = {
    via: "alipay",
    kind: "payment",
    to,
    toCents: cents,
    category: null,
    order: null,
    refunds: null,
    ...entry,
  };
}
/** Ensures that a chat with this person exists and has one past message. */
export function addPastChat(state: State, person: Payee, text: string, at: number): void {
  getOrCreateChat(state, person);
  const id = `line_${person}_before`;
  state.lines[id] ??= { id, person, mine: false, at, text, about: null };
}
/** For `allow`: the chat message about a transfer, and an answer from the other person. */
export const allowTransferMessage = (state: State, person: Payee): unknown[] => [
  added(state.lines, 1, { person, mine: true, text: "" }),
  added(state.lines, 1, { person, mine: false }),
  state.chats[person]!.answers,
  state.chats[person]!.turn,
];
/**
 * Sets whether the owner has confirmed this person before. The app asks before the first transfer to an unconfirmed
 * person.
 */
export function setTrusted(state: State, person: string, isKnown: boolean): void {
  state.trusted = [...state.trusted.filter((one) => one !== person), ...(isKnown ? [person] : [])];
}
/** Whether the list of confirmed people is unchanged except for this person. */
export function isOtherTrustUnchanged(before: TrustState, after: TrustState, person: string): boolean {
  const others = ({ alipay: { trusted } }: TrustState) => trusted.filter((one) => one !== person).join();
  return others(after) === others(before);
}
interface TrustState {
  readonly alipay: Pick<State, "trusted">;
}
/** Returns the transfers that were started during the episode. */
export const newTransfers = (
  before: { readonly alipay: Pick<State, "transfers"> },
  after: { readonly alipay: Pick<State, "transfers"> },
) => addedEntries(before.alipay.transfers, after.alipay.transfers);

/** Returns an agreement by which a shop charges the balance repeatedly. */
export const paymentAgreement = (
  id: string,
  party: string,
  [payee, title]: readonly [string, string],
  cents: number,
  next: number,
  more: Partial<Mandate> = {},
): Mandate => ({
  id,
  to: outsideAccountId(party),
  payee,
  title,
  cents,
  period: "month",
  method: "balance",
  since: next - 300 * 86_400_000,
  next,
  on: true,
  failed: false,
  ...more,
});

/** The subscriptions that shops charge for. */
export const subscriptions = [
  {
    party: "merch_concert_hall",
    payee: { en: "Customs House Concerts", zh: "海关楼音乐厅" },
    title: { en: "Concert friends", zh: "音乐厅会员" },
  },
  {
    party: "merch_city_library",
    payee: { en: "City Library", zh: "市立图书馆" },
    title: { en: "Library card", zh: "图书馆借阅卡" },
  },
  {
    party: "merch_bluestem_flowers",
    payee: { en: "Bluestem Flowers", zh: "蓝茎花店" },
    title: { en: "Fresh flowers", zh: "鲜花订阅" },
  },
  {
    party: "merch_summit_gym",
    payee: { en: "Summit Climbing Gym", zh: "峰顶攀岩馆" },
    title: { en: "Evening pass", zh: "夜场通票" },
  },
  {
    party: "merch_orpheum",
    payee: { en: "Orpheum Cinema", zh: "奥菲影院" },
    title: { en: "Film club", zh: "观影俱乐部" },
  },
  {
    party: "merch_harbour_books",
    payee: { en: "Harbour Books", zh: "港湾书店" },
    title: { en: "Book parcel", zh: "盲盒书包" },
  },
] as const;

type KeypadScreen = "amount" | "ask" | "fundIn" | "repay" | "withdraw" | "buy";
/** Deletes the text `standing` from an amount field, then types an amount on the screen's keypad. */
export async function typeAmount(o: AnyDriver, screen: KeypadScreen, cents: number, standing = ""): Promise<void> {
  const press = `${screen}.key` as const;
  for (const _ of standing) await o.act(alipay, press, { key: "erase" });
  for (const char of String(cents / 100)) await o.act(alipay, press, { key: sumKeys.find((key) => key === char)! });
}
/** Chooses a method in the open cashier sheet, and pays with a fingerprint. */
export async function payByTouch(o: AnyDriver, method: string): Promise<void> {
  await chooseMethod(o, method);
  await o.act(alipay, "cashier.confirm");
  await o.act(alipay, "cashier.touch");
}
/** Chooses a method in the open cashier sheet, and pays with the password. */
export async function payByPassword(o: AnyDriver, method: string, secret: string): Promise<void> {
  await chooseMethod(o, method);
  await o.act(alipay, "cashier.confirm");
  for (const digit of secret) await o.act(alipay, "cashier.digit", { digit });
}
async function chooseMethod(o: AnyDriver, method: string): Promise<void> {
  await o.act(alipay, "cashier.methods");
  await o.act(alipay, "cashier.choose", { method: method as "balance" });
}
/** Finds a person to send money to, and opens the amount screen. */
export async function startTransfer(o: AnyDriver, person: Payee, name: string): Promise<void> {
  await o.open(alipay);
  await o.act(alipay, "main.transfer");
  await o.type("query", name);
  await o.act(alipay, "transfer.pay", { payee: person });
}
/** Writes the note of a transfer on its amount screen. */
export async function addTransferNote(o: AnyDriver, note: string): Promise<void> {
  await o.act(alipay, "amount.editNote");
  await o.type("note", note);
  await o.set(alipay, "amount", { open: null });
}

type LocalizedText = { readonly en: string; readonly zh: string };
type Bill = {
  readonly month: string;
  readonly cents: number;
  readonly payBy: string;
  /** The month before the month of this bill: the last paid month if this bill is open. */
  readonly after: string;
};
/**
 * An account at a biller with its two latest bills. The latest bill, `last`, is open. The bill before it is overdue if
 * it is unpaid.
 */
export type Household = {
  readonly id: string;
  readonly biller: string;
  readonly billDay: number;
  readonly name: LocalizedText;
  readonly number: string;
  readonly person: string;
  readonly last: Bill;
  readonly before: Bill;
};
/** Draws `n` accounts of the family at different billers. The latest bill of each account is due in a few days. */
export async function drawHouseholds(world: World, r: Rng, n: number): Promise<Household[]> {
  const { rows } = await world.read(merchants.queries.billers, {});
  const { year, month } = civilOf(defaultStartMs, 480);
  const today = dayKey(defaultStartMs, 480);
  const all = rows.flatMap((biller) =>
    biller.households.flatMap((h): Household[] => {
      const bill = (back: number): Bill => {
        const due = computeBill(biller, h.number, year, month - back)!;
        return {
          month: due.month,
          cents: due.cents,
          payBy: due.payBy,
          after: computeBill(biller, h.number, year, month - back - 1)!.month,
        };
      };
      const [last, before] = [bill(1), bill(2)];
      // A bill that is due today could be mistaken for an overdue one.
      if (!(h.person in homes) || last.payBy <= today || last.cents === 0 || before.cents === 0) return [];
      const { id, billDay, name } = biller;
      const of = id.replace("biller_", "");
      return [
        {
          id: `household_${h.person}_${of}`,
          biller: id,
          billDay,
          name,
          number: h.number,
          person: h.person,
          last,
          before,
        },
      ];
    }),
  );
  const apart = r.shuffle(all).filter((one, i, list) => list.findIndex(({ biller }) => biller === one.biller) === i);
  return apart.slice(0, n);
}
const homes: Readonly<Record<string, LocalizedText>> = {
  me: { en: "Flat 8", zh: "8 室" },
  mum: { en: "Mum and Dad", zh: "爸妈家" },
  grandma: { en: "Grandma", zh: "奶奶家" },
};
/** Replaces all household accounts with these, each paid up to a given month. */
export function setHouseholds(
  state: State,
  all: readonly (Household & { readonly paid: string; readonly next: number })[],
  say: Occasion["say"],
): void {
  state.households = {};
  for (const { id, biller, number, person, paid, next } of all) {
    const { en, zh } = homes[person]!;
    state.households[id] = { id, biller, number, label: say(en, zh), remind: true, auto: false, paid, next };
  }
}
