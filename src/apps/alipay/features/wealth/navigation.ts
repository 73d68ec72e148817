import * as v from "valibot";
import { CardId, EntryId } from "#os/money/schema.ts";
import { findCard } from "../../accounts.ts";
import { applySumKey, typedCentsOrOne, SumKey } from "../../sums.ts";
import { does, on, pushes } from "../../builder.ts";
import { cashierIntent } from "../cashier/intent.ts";
import { FundId } from "./state.ts";

export const wealthEdges = [
  ...pushes("balance", "topUp", "withdraw"),
  on("balance", "records").push("records", { of: "balance" }),
  on("records", "side", { side: v.picklist(["all", "out", "in"]) }).set(({ args }) => ({ side: args.side })),
  on("records", "open", { id: EntryId }).push("bill"),
  on("topUp", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("topUp", "go")
    .when("hasSum")
    .start(({ view }) => cashierIntent({ deal: "topUp", ref: "balance", cents: typedCentsOrOne(view) }), "paid"),
  on("topUp", "paid", { entry: EntryId }).replace("bill", ({ args }) => ({ id: args.entry })),
  on("withdraw", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("withdraw", "all", { sum: v.pipe(v.string(), v.maxLength(10)) }).set(({ args }) => ({ sum: args.sum })),
  on("withdraw", "cards").open("card"),
  on("withdraw", "card", { card: CardId }).set(({ args }) => ({ card: args.card, open: null })),
  on("withdraw", "addCard").push("addCard"),
  on("withdraw", "go")
    .when("hasSum", "hasChosenCard")
    .start(
      ({ view, os }) =>
        cashierIntent({
          deal: "withdraw",
          ref: view.card ?? "",
          cents: typedCentsOrOne(view),
          payee: findCard(os, view.card ?? "")?.bank ?? "",
        }),
      "paid",
    ),
  on("withdraw", "paid", { entry: EntryId }).replace("sent", ({ state, args }) => ({
    id: Object.values(state.transfers).find((t) => t.entry === args.entry)?.id ?? "",
  })),
  ...pushes("yuebao", "fundIn", "fundOut"),
  on("yuebao", "records").push("records", { of: "fund" }),
  on("yuebao", "fund", { id: FundId }).push("fund"),
  on("fundIn", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("fundIn", "go")
    .when("hasSum")
    .start(({ view }) => cashierIntent({ deal: "fundIn", ref: "fund", cents: typedCentsOrOne(view) }), "paid"),
  on("fundIn", "paid", { entry: EntryId }).replace("bill", ({ args }) => ({ id: args.entry })),
  on("fundOut", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("fundOut", "all", { sum: v.pipe(v.string(), v.maxLength(10)) }).set(({ args }) => ({ sum: args.sum })),
  on("fundOut", "cards").open("card"),
  on("fundOut", "card", { card: v.nullable(CardId) }).set(({ args }) => ({ card: args.card, open: null })),
  on("fundOut", "go")
    .when("hasSum")
    .start(
      ({ view, os }) =>
        cashierIntent({
          deal: "fundOut",
          ref: view.card ?? "balance",
          cents: typedCentsOrOne(view),
          payee: findCard(os, view.card ?? "")?.bank ?? "",
        }),
      "paid",
    ),
  on("fundOut", "paid", { entry: EntryId }).replace("bill", ({ args }) => ({ id: args.entry })),
  ...pushes("assets", "balance", "yuebao", "funds", "credit"),
  on("assets", "fund", { id: FundId }).push("fund"),
  does("assets", "hideSums"),
  on("funds", "open", { id: FundId }).push("fund"),
  on("funds", "kind", { kind: v.picklist(["all", "money", "bond", "mixed", "index", "stock", "gold", "watched"]) }).set(
    ({ args }) => ({ kind: args.kind, pages: 1 }),
  ),
  on("funds", "sort", { sort: v.picklist(["best", "gain", "size", "safest"]) }).set(({ args }) => ({
    sort: args.sort,
    pages: 1,
  })),
  on("funds", "more").set(({ view }) => ({ pages: Math.min(20, view.pages + 1) })),
  on("fund", "days", { days: v.picklist(["30", "90", "365"]) }).set(({ args }) => ({ days: args.days })),
  on("fund", "watch").run("watch"),
  on("fund", "buy").push("buy"),
  on("fund", "sell").when("holds").push("sell"),
  on("buy", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("buy", "go")
    .when("hasSum")
    .start(({ params, view }) => cashierIntent({ deal: "buy", ref: params.id, cents: typedCentsOrOne(view) }), "paid"),
  on("buy", "paid", { entry: EntryId }).replace("bill", ({ args }) => ({ id: args.entry })),
  on("sell", "part", { percent: v.picklist(["25", "50", "75", "100"]) }).set(({ args }) => ({ percent: args.percent })),
  on("sell", "go")
    .when("holds")
    .warn("sellAsk", "sellAct")
    .run("sell", ({ state, params, view }) => ({
      id: params.id,
      units: Math.max(1, Math.floor(((state.holdings[params.id]?.units ?? 0) * Number(view.percent)) / 100)),
    }))
    .replace("bill", ({ result }) => ({ id: result })),
] as const;
