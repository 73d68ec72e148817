import * as v from "valibot";
import { GoodsId, OrderId } from "../../ids.ts";
import { on, pushes } from "../../builder.ts";
import { orderFilters, orderPeriods } from "./queries.ts";

export const ordersEdges = [
  on("my", "goHome").root(),
  on("my", "goSearch").replace("search"),
  on("my", "goInbox").replace("inbox"),
  on("my", "goSelling").replace("selling"),
  on("my", "openOrders", { filter: v.picklist(orderFilters) }).push("orders"),
  on("my", "open", { item: GoodsId }).push("item"),
  on("my", "openOrder", { order: OrderId }).push("order"),
  ...pushes(
    "my",
    "watchlist",
    "viewed",
    "saved",
    "deals",
    "coupons",
    "cart",
    "addresses",
    "payment",
    "settings",
    "signIn",
  ),
  on("my", "signOut").ask("signOutAsk", "signOut").run("signOut").say("signedOut"),
  on("orders", "openOrder", { order: OrderId }).push("order"),
  on("orders", "pay", { order: OrderId }).push("checkout", ({ args }) => ({ from: "order", order: args.order })),
  on("orders", "track", { order: OrderId }).push("track"),
  on("orders", "rate", { order: OrderId }).push("rate"),
  on("orders", "again", { order: OrderId })
    .run("buyAgain", ({ args }) => ({ order: args.order, quantity: 1 }))
    .say("inCartNow"),
  on("orders", "choosePeriod").open("period"),
  on("orders", "pickPeriod", { period: v.picklist(orderPeriods) })
    .set(({ args }) => ({ period: args.period }))
    .close(),
  on("orders", "showHidden").set(({ view }) => ({ hidden: !view.hidden })),
  on("orders", "unhide", { order: OrderId }).run("hideOrder", ({ args }) => ({ order: args.order, hidden: false })),
  ...pushes("orders", "search"),
  on("order", "pay").push("checkout", ({ params }) => ({ from: "order", order: params.order })),
  on("order", "track").push("track"),
  on("order", "cancel").warn("cancelAsk", "cancelDo").run("cancelOrder").say("orderCancelled"),
  on("order", "startReturn").push("returnItem"),
  on("order", "withdrawReturn").warn("withdrawReturnAsk", "withdraw").run("withdrawReturn").say("returnWithdrawn"),
  on("order", "sendBack").ask("sendBackAsk", "sentBack").run("sendBack").say("sentBackSaid"),
  on("order", "rate").push("rate"),
  on("order", "again")
    .run("buyAgain", ({ params }) => ({ order: params.order, quantity: 1 }))
    .say("inCartNow"),
  on("order", "hide")
    .run("hideOrder", ({ params }) => ({ order: params.order, hidden: true }))
    .say("orderHidden")
    .pop(),
  on("order", "open", { item: GoodsId }).push("item"),
  on("order", "openSeller", { seller: GoodsId }).push("seller"),
  on("order", "contact", { seller: GoodsId, item: GoodsId }).push("ask", ({ args, params }) => ({
    ...args,
    order: params.order,
  })),
  on("returnItem", "send")
    .when("hasReason")
    .run("askReturn", ({ params, view }) => ({ order: params.order, reason: view.reason!, details: view.details }))
    .say("returnAsked")
    .pop(),
  on("rate", "send")
    .when("isRated")
    .run("rate", ({ params, view }) => ({
      order: params.order,
      mark: view.mark!,
      described: view.described!,
      shipping: view.shipping!,
      talk: view.talk!,
      text: view.text,
    }))
    .say("rated")
    .pop(),
  on("track", "openOrder").push("order"),
] as const;
