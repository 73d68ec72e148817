/** What tasks need of the wallet: bills and talks of the past, room for what a transfer leaves, sums on its pads, the cashier. */
import { chatWith } from "../../src/apps/alipay/features/chats/say.ts";
import type { Chat } from "../../src/apps/alipay/features/chats/state.ts";
import type { Mandate } from "../../src/apps/alipay/features/cashier/state.ts";
import alipay from "../../src/apps/alipay/index.ts";
import type { State } from "../../src/apps/alipay/state.ts";
import { sumKeys } from "../../src/apps/alipay/sums.ts";
import type { Occasion } from "../../src/judge/define.ts";
import type { Hand } from "../../src/judge/pilot.ts";
import { added } from "../../src/judge/paths.ts";
import { accountFor, outside, pass } from "../../src/os/money/ledger.ts";
import type { Entry, Money } from "../../src/os/money/schema.ts";
import { defaultStartMs } from "../../src/os/boot.ts";
import { civilOf, dayKey } from "../../src/state/civil.ts";
import type { Rng } from "../../src/state/rng.ts";
import { dueOf } from "../../src/world/merchants/finance.ts";
import merchants from "../../src/world/merchants/index.ts";
import type { World } from "../../src/world/read.ts";
import { made } from "./records.ts";

/** Who of the cast has an account. */
export type Payee = Chat["person"];

/** Enters a payment of the past into the ledger, of an account of the owner's. */
export function paidBefore(
  { money }: { money: Money },
  entry: Pick<Entry, "id" | "at" | "from" | "cents" | "title"> & Partial<Entry> & { readonly party: string },
): void {
  const to = entry.to ?? outside(entry.party);
  const { cents } = entry;
  pass(money, accountFor(money, entry.from)!, accountFor(money, to)!, cents, cents);
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
/** There has been a talk with this person, so that what is said in it has a place. */
export function talkedTo(state: State, person: Payee, text: string, at: number): void {
  chatWith(state, person);
  const id = `line_${person}_before`;
  state.lines[id] ??= { id, person, mine: false, at, text, about: null };
}
/** For `allow`: a transfer stands in the talk, and the other may answer it. */
export const toldOf = (state: State, person: Payee): unknown[] => [
  added(state.lines, 1, { person, mine: true, text: "" }),
  added(state.lines, 1, { person, mine: false }),
  state.chats[person]!.answers,
  state.chats[person]!.turn,
];
/** The owner has made sure of them, or not: whoever is new is asked about before the first transfer. */
export function trustOnly(state: State, person: string, isKnown: boolean): void {
  state.trusted = [...state.trusted.filter((one) => one !== person), ...(isKnown ? [person] : [])];
}
/** Whether the owner has made sure of nobody else than this one, and of nobody less. */
export function trustsNoOther(before: Trusting, after: Trusting, person: string): boolean {
  const others = ({ alipay: { trusted } }: Trusting) => trusted.filter((one) => one !== person).join();
  return others(after) === others(before);
}
interface Trusting {
  readonly alipay: Pick<State, "trusted">;
}
/** The transfers that were begun since the start. */
export const sentSince = (
  before: { readonly alipay: Pick<State, "transfers"> },
  after: { readonly alipay: Pick<State, "transfers"> },
) => made(before.alipay.transfers, after.alipay.transfers);

/** An agreement by which somebody charges again and again, from the balance. */
export const mandate = (
  id: string,
  party: string,
  [payee, title]: readonly [string, string],
  cents: number,
  next: number,
  more: Partial<Mandate> = {},
): Mandate => ({
  id,
  to: outside(party),
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

/** What shops charge for again and again. */
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

type Padded = "amount" | "ask" | "fundIn" | "repay" | "withdraw" | "buy";
/** Types a sum on the keys of a screen, after what stands there was taken away. */
export async function keySum(o: Hand, screen: Padded, cents: number, standing = ""): Promise<void> {
  const press = `${screen}.key` as const;
  for (const _ of standing) await o.act(alipay, press, { key: "erase" });
  for (const char of String(cents / 100)) await o.act(alipay, press, { key: sumKeys.find((key) => key === char)! });
}
/** Pays at the half-sheet: from what is told, by a touch of the finger. */
export async function payBy(o: Hand, method: string): Promise<void> {
  await chooseMethod(o, method);
  await o.act(alipay, "cashier.confirm");
  await o.act(alipay, "cashier.touch");
}
/** Pays at the half-sheet by the password. */
export async function payBySecret(o: Hand, method: string, secret: string): Promise<void> {
  await chooseMethod(o, method);
  await o.act(alipay, "cashier.confirm");
  for (const digit of secret) await o.act(alipay, "cashier.digit", { digit });
}
async function chooseMethod(o: Hand, method: string): Promise<void> {
  await o.act(alipay, "cashier.methods");
  await o.act(alipay, "cashier.choose", { method: method as "balance" });
}
/** Finds somebody to send money to, and opens the page for the sum. */
export async function payTo(o: Hand, person: Payee, name: string): Promise<void> {
  await o.open(alipay);
  await o.act(alipay, "main.transfer");
  await o.type("query", name);
  await o.act(alipay, "transfer.pay", { payee: person });
}
/** In the page of a transfer: what it is for. */
export async function noteTransfer(o: Hand, note: string): Promise<void> {
  await o.act(alipay, "amount.editNote");
  await o.type("note", note);
  await o.set(alipay, "amount", { open: null });
}

type Both = { readonly en: string; readonly zh: string };
type Bill = {
  readonly month: string;
  readonly cents: number;
  readonly payBy: string;
  /** The month before it: what was paid last where this one is open. */
  readonly after: string;
};
/** An account at a biller, with the bill that is open by now and the one before, which is overdue where nobody paid it. */
export type Billed = {
  readonly id: string;
  readonly biller: string;
  readonly billDay: number;
  readonly name: Both;
  readonly number: string;
  readonly person: string;
  readonly last: Bill;
  readonly before: Bill;
};
/** So many accounts of the family at different billers, whose last bill is to be paid in some days. */
export async function drawHouseholds(world: World, r: Rng, n: number): Promise<Billed[]> {
  const { rows } = await world.read(merchants.queries.billers, {});
  const { year, month } = civilOf(defaultStartMs, 480);
  const today = dayKey(defaultStartMs, 480);
  const all = rows.flatMap((biller) =>
    biller.households.flatMap((h): Billed[] => {
      const bill = (back: number): Bill => {
        const due = dueOf(biller, h.number, year, month - back)!;
        return {
          month: due.month,
          cents: due.cents,
          payBy: due.payBy,
          after: dueOf(biller, h.number, year, month - back - 1)!.month,
        };
      };
      const [last, before] = [bill(1), bill(2)];
      // One that is to be paid today could be taken for overdue.
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
const homes: Readonly<Record<string, Both>> = {
  me: { en: "Flat 8", zh: "8 室" },
  mum: { en: "Mum and Dad", zh: "爸妈家" },
  grandma: { en: "Grandma", zh: "奶奶家" },
};
/** These accounts are all that is kept, each paid up to a month. */
export function putHouseholds(
  state: State,
  all: readonly (Billed & { readonly paid: string; readonly next: number })[],
  say: Occasion["say"],
): void {
  state.households = {};
  for (const { id, biller, number, person, paid, next } of all) {
    const { en, zh } = homes[person]!;
    state.households[id] = { id, biller, number, label: say(en, zh), remind: true, auto: false, paid, next };
  }
}
