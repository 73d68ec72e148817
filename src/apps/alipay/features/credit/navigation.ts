import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { applySumKey, typedCentsOrOne, SumKey } from "../../sums.ts";
import { does, on, pushes } from "../../builder.ts";
import { cashierIntent } from "../cashier/intent.ts";

export const creditEdges = [
  ...pushes("credit", "statement", "repay", "score"),
  on("credit", "instal").when("isBilled").push("instal"),
  on("credit", "records").push("records", { of: "credit" }),
  does("credit", "setAutoRepay"),
  on("credit", "switchCredit")
    .ask("creditAsk", "confirm", ({ state }) => ({ on: state.credit.on ? 1 : 0 }))
    .run("switchCredit"),
  ...pushes("statement", "repay"),
  on("statement", "instal").when("isBilled").push("instal"),
  on("statement", "open", { id: EntryId }).push("bill"),
  on("instal", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("instal", "months", { months: v.picklist([3, 6, 9, 12]) }).set(({ args }) => ({ months: args.months })),
  on("instal", "go")
    .when("hasSum", "isBilled")
    .ask("instalAsk", "instalAct", ({ view }) => ({ n: view.months }))
    .run("instal", ({ view }) => ({ cents: typedCentsOrOne(view), months: view.months }))
    .say("instalDone")
    .pop(),
  on("repay", "key", { key: SumKey }).set(({ view, args }) => ({ sum: applySumKey(view.sum, args.key) })),
  on("repay", "putSum", { sum: v.pipe(v.string(), v.maxLength(10)) }).set(({ args }) => ({ sum: args.sum })),
  on("repay", "go")
    .when("hasSum")
    .start(({ view }) => cashierIntent({ deal: "repay", ref: "credit", cents: typedCentsOrOne(view) }), "paid"),
  on("repay", "paid", { entry: EntryId }).replace("bill", ({ args }) => ({ id: args.entry })),
  ...pushes("score", "credit", "bills"),
] as const;
