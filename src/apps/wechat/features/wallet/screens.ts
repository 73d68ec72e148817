/** What the screens of the wallet remember, and what must hold there. */
import * as v from "valibot";
import { all, atLeast, equal, isChosen, isWritten, not } from "../../../../os/guards.ts";
import { centsOf } from "../../../../os/money/read.ts";
import { AccountId, CardId, EntryId } from "../../../../os/money/schema.ts";
import { firstOf, flag, maybe, overlay, text, textFor, textUpTo } from "../../../../os/values.ts";
import { whileOpen } from "../../../../os/opening-focus.ts";
import { me } from "../../people.ts";
import { wechat } from "../../state.ts";
import { billParams } from "./bills.ts";
import { billFilters } from "./queries.ts";
import { Note, PhoneDigits, RenewId, UtilityId } from "./state.ts";

const digits = textUpTo(6);
export const walletScreens = {
  services: wechat.screen({}),
  wallet: wechat.screen({}),
  change: wechat.screen({}),
  amount: wechat.screen({
    params: { purpose: v.picklist(["topup", "withdraw"]) },
    view: { typed: textUpTo(9), card: maybe(CardId), open: overlay("cards") },
  }),
  cards: wechat.screen({}),
  card: wechat.screen({ params: { card: CardId }, view: { pin: digits, wrong: flag, open: overlay("prove") } }),
  addCard: wechat.screen({
    enter: ({ state }) => ({ phone: state.people[me]?.phone ?? "" }),
    view: { number: textUpTo(24), holder: textUpTo(60), phone: textUpTo(40), code: digits, open: overlay("code") },
    focus: [
      { field: "code", kind: "number", when: whileOpen("code") },
      { field: "number", kind: "number" },
    ],
  }),
  bills: wechat.screen({ view: { filter: firstOf(...billFilters), q: text, open: overlay("filter") } }),
  bill: wechat.screen({
    params: { entry: EntryId },
    view: { note: textFor(Note), open: overlay("note") },
    focus: [{ field: "note", when: whileOpen("note") }],
  }),
  billStats: wechat.screen({ view: { month: maybe(v.string()), way: firstOf("out", "in") } }),
  phoneTopUp: wechat.screen({
    enter: ({ state }) => ({ phone: state.people[me]?.phone ?? "" }),
    view: { phone: textFor(PhoneDigits) },
  }),
  utilities: wechat.screen({
    view: { biller: maybe(v.string()), number: textUpTo(24), open: overlay("add") },
    focus: [{ field: "number", kind: "number", when: whileOpen("add") }],
  }),
  utility: wechat.screen({ params: { utility: UtilityId }, opens: "checkUtility" }),
  payPassword: wechat.screen({ view: { old: digits, next: digits, again: digits, wrong: flag, done: flag } }),
  paySettings: wechat.screen({ view: { open: overlay("methods") } }),
  limits: wechat.screen({
    enter: ({ state }) => ({
      single: String(state.payLimits.singleCents / 100),
      day: String(state.payLimits.dayCents / 100),
    }),
    view: { single: textUpTo(8), day: textUpTo(8) },
  }),
  renews: wechat.screen({}),
  renew: wechat.screen({ params: { renew: RenewId }, view: { open: overlay("methods") } }),
  payCode: wechat.screen({ view: { open: overlay("methods") } }),
  receive: wechat.screen({
    view: { sum: textUpTo(9), note: textFor(Note), open: overlay("sum") },
    focus: [{ field: "sum", kind: "number", when: whileOpen("sum") }],
  }),
  cashier: wechat.screen({
    params: billParams,
    view: { pin: digits, wrong: flag, from: maybe(AccountId), done: maybe(EntryId), open: overlay("methods") },
  }),
};
interface Typed {
  readonly view: { readonly typed: string };
}
export const walletGuards = {
  hasTypedSum: ({ view }: Typed) => centsOf(view.typed) !== null,
  hasCardFacts: ({ view }: { view: { number: string; holder: string; phone: string } }) =>
    isWritten("number")({ view }) && isWritten("holder")({ view }) && isWritten("phone")({ view }),
  hasSixDigits: ({ view }: { view: { code: string } }) => /^\d{6}$/.test(view.code),
  fiveTyped: ({ view }: { view: { pin: string } }) => view.pin.length === 5,
  isSettled: isChosen("done"),
  isOpenBill: equal("view.done", null),
  isAsked: equal("params.purpose", "asked"),
  fiveAgain: ({ view }: { view: { old: string; next: string; again: string } }) =>
    view.old.length === 6 && view.next.length === 6 && view.again.length === 5,
  hasLimits: ({ view }: { view: { single: string; day: string } }) =>
    centsOf(view.single) !== null && centsOf(view.day) !== null,
  hasPhone: ({ view }: { view: { phone: string } }) => view.phone.replaceAll(/\D/g, "").length >= 7,
  hasBillerNumber: all(not(equal("view.biller", null)), atLeast("view.number", 1)),
  emptyOrSum: ({ view }: { view: { sum: string } }) => view.sum === "" || centsOf(view.sum) !== null,
};
