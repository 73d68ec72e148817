import { parseCents } from "#os/money/read.ts";
import { GoodsId, OfferId, OrderId, Price } from "../../ids.ts";
import { does, on, pushes } from "../../builder.ts";

export const biddingEdges = [
  on("bid", "place")
    .when("isAmount")
    .ask("bidAsk", "bidDo", ({ view }) => ({ sum: Number(view.amount).toFixed(2) }))
    .run("placeBid", ({ params, view }) => ({ item: params.item, cents: parseCents(view.amount)! }))
    .say("bidPlaced")
    .pop(),
  on("bid", "placeQuick", { cents: Price })
    .ask("bidAsk", "bidDo", ({ args }) => ({ sum: (args.cents / 100).toFixed(2) }))
    .run("placeBid")
    .say("bidPlaced")
    .pop(),
  on("offer", "send")
    .when("isAmount")
    .run("makeOffer", ({ params, view }) => ({
      item: params.item,
      variant: params.variant,
      quantity: view.quantity,
      note: view.note,
      cents: parseCents(view.amount)!,
    }))
    .say("offerSent")
    .pop(),
  on("deals", "open", { item: GoodsId }).push("item"),
  on("deals", "raise", { item: GoodsId }).push("bid"),
  on("deals", "pay", { order: OrderId }).push("checkout", ({ args }) => ({ from: "order", order: args.order })),
  on("deals", "openOrder", { order: OrderId }).push("order"),
  does("deals", "dropBid"),
  on("deals", "withdraw", { offer: OfferId }).warn("withdrawAsk", "withdraw").run("withdrawOffer").say("withdrawn"),
  does("deals", "takeCounter").ask("takeCounterAsk", "accept").say("counterTaken"),
  does("deals", "refuseCounter").ask("refuseCounterAsk", "decline").say("counterRefused"),
  on("deals", "buy", { offer: OfferId }).push("checkout", ({ args }) => ({ from: "offer", offer: args.offer })),
  ...pushes("deals", "search"),
] as const;
