import * as v from "valibot";
import { langOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import { EntryId } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { on } from "../../builder.ts";
import type { State } from "../../state.ts";
import { packIds, payApps, planIds, storeAccount } from "./state.ts";

const through = { through: v.picklist(payApps) };
/** Asks an app that holds money to pay an order. */
function bill(state: State, os: OsState, id: string | null, app: (typeof payApps)[number]) {
  const order = id === null ? undefined : state.orders[id];
  const en = langOf(os) === "en";
  return intents.pay({
    through: app,
    to: storeAccount,
    cents: order?.cents ?? 0,
    order: id ?? "",
    title: order?.plan ? (en ? "Reading membership" : "阅读会员卡") : en ? "Book coins" : "书币充值",
    payee: en ? "Book store" : "书城",
  });
}
export const walletEdges = [
  on("wallet", "choose", { pack: v.picklist(packIds) }).set(({ args }) => ({ pack: args.pack })),
  on("wallet", "topUp")
    .run("orderCoins")
    .open("pay", ({ result }) => ({ order: result })),
  on("wallet", "pay", through)
    .when("hasOrder")
    .close()
    .start(({ state, os, view, args }) => bill(state, os, view.order, args.through), "paid"),
  on("wallet", "paid", { entry: EntryId })
    .run("confirmOrder", ({ view, args }) => ({ order: view.order ?? "", entry: args.entry }))
    .say("coinsPaid"),
  on("wallet", "membership").push("membership"),
  on("membership", "choose", { plan: v.picklist(planIds) }).set(({ args }) => ({ plan: args.plan })),
  on("membership", "join")
    .run("orderPlan")
    .open("pay", ({ result }) => ({ order: result })),
  on("membership", "pay", through)
    .when("hasOrder")
    .close()
    .start(({ state, os, view, args }) => bill(state, os, view.order, args.through), "paid"),
  on("membership", "paid", { entry: EntryId })
    .run("confirmOrder", ({ view, args }) => ({ order: view.order ?? "", entry: args.entry }))
    .say("memberPaid"),
] as const;
