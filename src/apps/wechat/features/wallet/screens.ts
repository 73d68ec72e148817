/** View state and guards of the wallet screens. */
import * as v from "valibot";
import { all, atLeast, equal, isChosen, hasText, not } from "#os/guards.ts";
import { parseCents } from "#os/money/read.ts";
import { AccountId, CardId, EntryId } from "#os/money/schema.ts";
import { choiceField, flag, nullableField, overlay, text, textFor, textUpTo } from "#os/values.ts";
import { whileOpen } from "#os/opening-focus.ts";
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
    view: { typed: textUpTo(9), card: nullableField(CardId), open: overlay("cards") },
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
  bills: wechat.screen({ view: { filter: choiceField(...billFilters), q: text, open: overlay("filter") } }),
  bill: wechat.screen({
    params: { entry: EntryId },
    view: { note: textFor(Note), open: overlay("note") },
    focus: [{ field: "note", when: whileOpen("note") }],
  }),
  billStats: wechat.screen({ view: { month: nullableField(v.string()), way: choiceField("out", "in") } }),
  phoneTopUp: wechat.screen({
    enter: ({ state }) => ({ phone: state.people[me]?.phone ?? "" }),
    view: { phone: textFor(PhoneDigits) },
  }),
  utilities: wechat.screen({
    view: { biller: nullableField(v.string()), number: textUpTo(24), open: overlay("add") },
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
    view: {
      pin: digits,
      wrong: flag,
      from: nullableField(AccountId),
      done: nullableField(EntryId),
      open: overlay("methods"),
    },
  }),
};
interface AmountForm {
  readonly view: { readonly typed: string };
}
export const walletGuards = {
  hasTypedSum: ({ view }: AmountForm) => parseCents(view.typed) !== null,
  hasCardFacts: ({ view }: { view: { number: string; holder: string; phone: string } }) =>
    hasText("number")({ view }) && hasText("holder")({ view }) && hasText("phone")({ view }),
  hasSixDigits: ({ view }: { view: { code: string } }) => /^\d{6}$/.test(view.code),
  fiveTyped: ({ view }: { view: { pin: string } }) => view.pin.length === 5,
  isSettled: isChosen("done"),
  isOpenBill: equal("view.done", null),
  isAsked: equal("params.purpose", "asked"),
  fiveAgain: ({ view }: { view: { old: string; next: string; again: string } }) =>
    view.old.length === 6 && view.next.length === 6 && view.again.length === 5,
  hasLimits: ({ view }: { view: { single: string; day: string } }) =>
    parseCents(view.single) !== null && parseCents(view.day) !== null,
  hasPhone: ({ view }: { view: { phone: string } }) => view.phone.replaceAll(/\D/g, "").length >= 7,
  hasBillerNumber: all(not(equal("view.biller", null)), atLeast("view.number", 1)),
  emptyOrSum: ({ view }: { view: { sum: string } }) => view.sum === "" || parseCents(view.sum) !== null,
};
