import * as v from "valibot";
import { langOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import { EntryId } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { on, pushes } from "../../builder.ts";
import { barEdges } from "../../edges.ts";
import { OrderId } from "../../ids.ts";
import type { State } from "../../state.ts";
import { goodsIds, isPlan, planIds } from "./catalogue.ts";
import { goods } from "./goods.ts";
import { merchantAccount } from "./payment.ts";
import { shopKinds } from "./screens.ts";

/** Returns the intent that asks another app to pay an order. */
function payIntent(state: State, os: OsState, id: string) {
  const order = state.orders[id];
  const en = langOf(os) === "en";
  const plan = { month: ["1 month", "1个月"], quarter: ["3 months", "3个月"], year: ["12 months", "12个月"] } as const;
  const what = order?.of ?? "month";
  const title = isPlan(what)
    ? `${en ? "Premium membership" : "大会员"} ${plan[what][en ? 0 : 1]}`
    : goods[what].name[en ? "en" : "zh"];
  return intents.pay({ to: merchantAccount, cents: order?.cents ?? 0, order: id, title, payee: "bilibili" });
}
const paid = { entry: EntryId };
export const shopEdges = [
  ...barEdges("shop"),
  on("shop", "showKind", { kind: v.picklist(shopKinds) }).set(({ args }) => ({ kind: args.kind })),
  on("shop", "openItem", { item: v.picklist(goodsIds) }).push("item"),
  ...pushes("shop", "membership", "orders"),

  on("item", "setCount", { count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)) }).set(({ args }) => ({
    count: args.count,
  })),
  on("item", "buy")
    .run("order", ({ params, view }) => ({ of: params.item, count: view.count }))
    .start(({ state, os, result }) => payIntent(state, os, result), "paid"),
  on("item", "paid", paid).run("confirmPaid").say("orderPaid").push("orders"),

  on("membership", "choose", { plan: v.picklist(planIds) }).set(({ args }) => ({ plan: args.plan })),
  on("membership", "buy")
    .run("order", ({ view }) => ({ of: view.plan, count: 1 }))
    .start(({ state, os, result }) => payIntent(state, os, result), "paid"),
  on("membership", "paid", paid).run("confirmPaid").say("memberNow"),
  ...pushes("membership", "orders"),

  on("orders", "pay", { order: OrderId }).start(({ state, os, args }) => payIntent(state, os, args.order), "paid"),
  on("orders", "paid", paid).run("confirmPaid").say("orderPaid"),
  on("orders", "cancel", { order: OrderId }).ask("cancelOrderAsk", "cancelOrder").run("cancelOrder"),
  on("orders", "openItem", { item: v.picklist(goodsIds) }).push("item"),
  on("orders", "membership").push("membership"),
] as const;
