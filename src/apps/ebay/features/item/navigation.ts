import * as v from "valibot";
import { intents } from "#os/intents.ts";
import goods from "#world/goods/index.ts";
import { GoodsId } from "../../ids.ts";
import { itemUrl } from "../../links.ts";
import { does, on, pushes } from "../../builder.ts";

const itemParams = { item: GoodsId, variant: v.nullable(GoodsId) };

export const itemEdges = [
  on("item", "heart").when("isWatched").run("unwatch").say("unwatched"),
  on("item", "heart").when("signedIn").run("watch").say("watched"),
  on("item", "heart").push("signIn"),
  on("item", "seePictures").push("pictures", ({ params, view }) => ({ item: params.item, at: view.at })),
  on("item", "choose").open("choose"),
  on("item", "pick", { variant: v.nullable(GoodsId) }).set(({ args }) => ({ variant: args.variant, quantity: 1 })),
  on("item", "buy")
    .when("signedIn")
    .close()
    .push("checkout", ({ params, view }) => ({
      from: "item",
      item: params.item,
      variant: view.variant,
      quantity: view.quantity,
    })),
  on("item", "buy").push("signIn"),
  on("item", "addToCart").when("signedIn").run("addToCart").close().say("inCartNow"),
  on("item", "addToCart").push("signIn"),
  on("item", "makeOffer")
    .when("signedIn")
    .push("offer", ({ params, view }) => ({ item: params.item, variant: view.variant })),
  on("item", "makeOffer").push("signIn"),
  on("item", "placeBid").when("signedIn").push("bid"),
  on("item", "placeBid").push("signIn"),
  on("item", "share").start(({ params, os, world }) => {
    const found = world(goods.queries.item, { id: params.item });
    const title = found ? (os.settings.language.language === "en" ? found.title.en : found.title.zh) : "";
    return intents.sendText(`${title}\n${itemUrl(params.item)}`, title);
  }),
  on("item", "seeSeller", { seller: GoodsId }).push("seller"),
  on("item", "contact", { seller: GoodsId })
    .when("signedIn")
    .push("ask", ({ args, params }) => ({ seller: args.seller, item: params.item, order: null })),
  on("item", "contact", { seller: GoodsId }).push("signIn"),
  on("item", "open", { item: GoodsId }).push("item"),
  on("item", "seeBids").push("bidHistory"),
  on("item", "about").push("about"),
  on("item", "reviews").push("reviews"),
  on("item", "questions").push("questions"),
  ...pushes("item", "cart", "addresses", "search"),
  on("pictures", "show", { at: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)) }).set(({ args }) => ({
    at: args.at,
  })),
  on("reviews", "more").set(({ view }) => ({ pages: Math.min(40, view.pages + 1) })),
  on("questions", "ask", { seller: GoodsId })
    .when("signedIn")
    .push("ask", ({ args, params }) => ({ seller: args.seller, item: params.item, order: null })),
  on("questions", "ask", { seller: GoodsId }).push("signIn"),
  on("questions", "openThread", { thread: v.pipe(v.string(), v.startsWith("thread_"), v.maxLength(80)) }).push(
    "thread",
  ),
  on("watchlist", "open", { item: GoodsId }).push("item"),
  on("watchlist", "toggle", { item: GoodsId }).toggle("chosen", "item"),
  on("watchlist", "edit").set(({ view }) => ({ editing: !view.editing, chosen: [] })),
  on("watchlist", "removeChosen")
    .when("hasChosen")
    .run("unwatchAll", ({ view }) => ({ items: view.chosen }))
    .set({ chosen: [], editing: false })
    .say("unwatched"),
  does("watchlist", "unwatch").say("unwatched"),
  on("watchlist", "addToCart", itemParams)
    .run("addToCart", ({ args }) => ({ ...args, quantity: 1 }))
    .say("inCartNow"),
  ...pushes("watchlist", "cart", "search"),
  on("viewed", "open", { item: GoodsId }).push("item"),
  on("viewed", "clear").warn("forgetViewedAsk", "delete").run("forgetViewed"),
] as const;
