/** Edges of the wallet. */
import * as v from "valibot";
import { intents } from "#os/intents.ts";
import { cardsBoundTo, parseCents } from "#os/money/read.ts";
import { AccountId, CardId, EntryId } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import type { State } from "../../state.ts";
import { on, pushes } from "../../builder.ts";
import { appId, billFilters, defaultMethod, topUpPlans } from "./queries.ts";
import { RenewId, UtilityId } from "./state.ts";

const digit = { digit: v.picklist(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"]) };
const uris = { uris: v.array(v.string()) };
const payingAccount = (view: { readonly from: string | null }, state: State, os: OsState): string =>
  view.from ?? defaultMethod(state, os).account;
const chosenCard = (view: { readonly card: string | null }, os: OsState): string =>
  view.card ?? cardsBoundTo(os, appId)[0]?.id ?? "card_none";

export const walletEdges = [
  ...pushes("services", "payCode", "wallet", "phoneTopUp", "utilities", "food", "ride", "health"),
  ...pushes("wallet", "change", "cards", "bills", "renews", "paySettings"),
  ...pushes("change", "bills"),
  on("change", "topUp").push("amount", { purpose: "topup" }),
  on("change", "withdraw").push("amount", { purpose: "withdraw" }),

  on("amount", "key", { key: v.picklist(["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "."]) }).set(
    ({ view, args }) => {
      const typed = view.typed + args.key;
      return /^\d{1,6}(\.\d{0,2})?$/.test(typed) ? { typed } : {};
    },
  ),
  on("amount", "erase").set(({ view }) => ({ typed: view.typed.slice(0, -1) })),
  on("amount", "all", { typed: v.pipe(v.string(), v.maxLength(9)) }).set(({ args }) => ({ typed: args.typed })),
  on("amount", "chooseCard", { card: CardId }).set(({ args }) => ({ card: args.card, open: null })),
  on("amount", "addCard").push("addCard"),
  on("amount", "next")
    .when("hasTypedSum")
    .push("cashier", ({ params, view, os }) => ({
      purpose: params.purpose,
      ref: chosenCard(view, os),
      cents: parseCents(view.typed),
    })),

  ...pushes("cards", "addCard"),
  on("cards", "openCard", { card: CardId }).push("card"),
  on("card", "remove").open("prove", { pin: "", wrong: false }),
  on("card", "digit", digit)
    .when("fiveTyped")
    .run("unbindCard", ({ params, view, args }) => ({ card: params.card, proof: view.pin + args.digit }))
    .set(({ result }) => (result === "wrong" ? { pin: "", wrong: true } : { pin: "", open: null })),
  on("card", "digit", digit).set(({ view, args }) => ({ pin: view.pin + args.digit, wrong: false })),
  on("card", "erase").set(({ view }) => ({ pin: view.pin.slice(0, -1) })),
  on("card", "finger")
    .run("unbindCard", ({ params }) => ({ card: params.card, proof: "finger" }))
    .pop(),
  on("card", "bills").push("bills"),
  on("addCard", "next").when("hasCardFacts").run("startCard").open("code", { code: "" }),
  on("addCard", "again").when("hasCardFacts").run("startCard").say("codeSent"),
  on("addCard", "bind").when("hasSixDigits").run("bindCard").say("cardAdded").pop(),

  on("bills", "openBill", { entry: EntryId }).push("bill"),
  on("bills", "choose", { filter: v.picklist(billFilters) }).set(({ args }) => ({ filter: args.filter, open: null })),
  ...pushes("bills", "billStats"),
  on("bill", "writeNote").open("note", ({ state, params }) => ({ note: state.billNotes[params.entry] ?? "" })),
  on("bill", "saveNote").run("noteBill").close("note"),
  on("bill", "openOrder", { order: v.string() }).push("meal", ({ args }) => ({ order: args.order })),
  on("bill", "openTrip", { trip: v.string() }).push("trip", ({ args }) => ({ trip: args.trip })),
  on("billStats", "setWay", { way: v.picklist(["out", "in"]) }).set(({ args }) => ({ way: args.way })),
  on("billStats", "goMonth", { month: v.string() }).set(({ args }) => ({ month: args.month })),

  on("phoneTopUp", "choose", { phone: v.pipe(v.string(), v.maxLength(24)) }).set(({ args }) => ({ phone: args.phone })),
  on("phoneTopUp", "pick").start(intents.pickContact(), "picked"),
  on("phoneTopUp", "picked", uris).set(({ args, content, view }) => {
    const id = decodeURIComponent((args.uris[0] ?? "").split("/").at(-1) ?? "");
    const number = content("contacts").find((c) => c.id === id)?.phones[0]?.number;
    return { phone: number?.slice(0, 24) ?? view.phone };
  }),
  on("phoneTopUp", "buy", { cents: v.picklist(topUpPlans) })
    .when("hasPhone")
    .push("cashier", ({ view, args }) => ({ purpose: "phone", ref: view.phone, cents: args.cents })),

  on("utilities", "openUtility", { utility: UtilityId }).push("utility"),
  on("utilities", "startAdd", { biller: v.string() }).open("add", ({ args }) => ({ biller: args.biller, number: "" })),
  on("utilities", "add")
    .when("hasBillerNumber")
    .run("addUtility", ({ view }) => ({ biller: view.biller ?? "", number: view.number }))
    .close("biller", "number"),
  on("utility", "pay").push("cashier", ({ params }) => ({ purpose: "utility", ref: params.utility })),
  on("utility", "remove").warn("utilityRemoveAsk", "remove").run("removeUtility").pop(),

  on("payPassword", "digit", digit)
    .when("fiveAgain")
    .run("setPayPassword", ({ view, args }) => ({ old: view.old, next: view.next, again: view.again + args.digit }))
    .set(({ result }) =>
      result === "done"
        ? { old: "", next: "", again: "", wrong: false, done: true }
        : { old: "", next: "", again: "", wrong: true },
    ),
  on("payPassword", "digit", digit).set(({ view, args }) =>
    view.old.length < 6
      ? { old: view.old + args.digit, wrong: false, done: false }
      : view.next.length < 6
        ? { next: view.next + args.digit }
        : { again: (view.again + args.digit).slice(0, 6) },
  ),
  on("payPassword", "erase").set(({ view }) =>
    view.again !== ""
      ? { again: view.again.slice(0, -1) }
      : view.next !== ""
        ? { next: view.next.slice(0, -1) }
        : { old: view.old.slice(0, -1) },
  ),
  ...pushes("paySettings", "payPassword", "limits", "renews"),
  on("paySettings", "setFinger", { on: v.boolean() }).run("setFinger"),
  on("paySettings", "setMethod", { account: AccountId }).run("setMethod").close(),
  on("limits", "save")
    .when("hasLimits")
    .run("setLimits", ({ view }) => ({
      singleCents: parseCents(view.single) ?? 1,
      dayCents: parseCents(view.day) ?? 1,
    }))
    .say("saved")
    .pop(),
  on("renews", "openRenew", { renew: RenewId }).push("renew"),
  on("renew", "cancel").warn("renewCancelAsk", "renewCancel").run("cancelRenew").say("renewCancelled"),
  on("renew", "setSource", { account: AccountId }).run("setRenewSource").close(),

  ...pushes("payCode", "receive"),
  on("payCode", "setMethod", { account: AccountId }).run("setMethod").close(),
  on("receive", "startSum").open("sum", ({ state }) => ({
    sum: state.asking ? String(state.asking.cents / 100) : "",
    note: state.asking?.note ?? "",
  })),
  on("receive", "saveSum")
    .when("emptyOrSum")
    .run("setAsking", ({ view }) => ({ cents: parseCents(view.sum), note: view.note }))
    .close("sum", "note"),
  on("receive", "clearSum").run("setAsking", { cents: null, note: "" }),

  on("cashier", "digit", digit)
    .when("fiveTyped", "isOpenBill")
    .run("settle", ({ params, view, args, state, os }) => ({
      ...params,
      from: payingAccount(view, state, os),
      proof: view.pin + args.digit,
    }))
    .set(({ result }) => (result === "wrong" ? { pin: "", wrong: true } : { pin: "", wrong: false, done: result })),
  on("cashier", "digit", digit)
    .when("isOpenBill")
    .set(({ view, args }) => ({ pin: (view.pin + args.digit).slice(0, 6), wrong: false })),
  on("cashier", "erase").set(({ view }) => ({ pin: view.pin.slice(0, -1) })),
  on("cashier", "finger")
    .when("isOpenBill")
    .run("settle", ({ params, view, state, os }) => ({
      ...params,
      from: payingAccount(view, state, os),
      proof: "finger",
    }))
    .set(({ result }) => (result === "wrong" ? { wrong: true } : { done: result })),
  on("cashier", "methods").open("methods"),
  on("cashier", "chooseMethod", { account: AccountId }).set(({ args }) => ({ from: args.account, open: null })),
  on("cashier", "addCard").push("addCard"),
  on("cashier", "finish")
    .when("isSettled", "isAsked")
    .finish(({ view }) => ({ entry: view.done })),
  on("cashier", "finish").when("isSettled").pop(),
] as const;
