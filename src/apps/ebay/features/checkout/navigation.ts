/** Edges of the screens from the cart to the order. */
import * as v from "valibot";
import { CardId, EntryId } from "#os/money/schema.ts";
import { langOf } from "#os/format.ts";
import { intents } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import { truncateText } from "#os/text-edit.ts";
import type { ReadWorld } from "#os/world.ts";
import goods from "#world/goods/index.ts";
import { AddressId, GoodsId, LineId, OrderId, Quantity } from "../../ids.ts";
import type { State } from "../../state.ts";
import { does, on, pushes } from "../../builder.ts";
import { shipServices } from "../orders/state.ts";
import { merchantAccount, unpaidOrders } from "./commands.ts";
import { addressOrMain } from "./quote.ts";
import { CouponCode, PayWith } from "./state.ts";

/** Returns the intent that asks another app to pay a purchase. */
function paymentIntent(
  c: { readonly state: State; readonly os: OsState; readonly world: ReadWorld },
  purchase: string,
  payWith: string,
) {
  const orders = unpaidOrders(c.state, purchase);
  const first = orders[0]?.lines[0]?.item;
  const found = first === undefined ? null : c.world(goods.queries.item, { id: first });
  const title = langOf(c.os) === "en" ? found?.title.en : found?.title.zh;
  return intents.pay({
    ...(payWith === "alipay" ? { through: "alipay" } : {}),
    to: merchantAccount,
    cents: orders.reduce((sum, order) => sum + order.totalCents, 0),
    order: purchase,
    title: truncateText(title ?? purchase, 100),
    payee: "ebay",
  });
}

export const checkoutEdges = [
  on("cart", "open", { item: GoodsId }).push("item"),
  on("cart", "openSeller", { seller: GoodsId }).push("seller"),
  on("cart", "setQuantity", { line: LineId, quantity: Quantity }).run("setQuantity"),
  does("cart", "keepForLater"),
  on("cart", "remove", { line: LineId }).warn("removeLineAsk", "remove").run("removeLine").say("removed"),
  on("cart", "useCode").when("hasCode").run("useCoupon").set({ code: "" }).say("couponOn"),
  on("cart", "dropCode").run("dropCoupon"),
  on("cart", "checkout").when("signedIn", "hasCart").push("checkout", { from: "cart" }),
  on("cart", "checkout").when("hasCart").push("signIn"),
  ...pushes("cart", "watchlist", "search", "coupons", "signIn"),
  on("checkout", "chooseAddress").open("address"),
  on("checkout", "pickAddress", { address: AddressId })
    .set(({ args }) => ({ address: args.address, services: {} }))
    .close(),
  on("checkout", "newAddress").close().push("address", { id: null }),
  on("checkout", "choosePayment").open("payment"),
  on("checkout", "pickPayment", { payWith: PayWith })
    .set(({ args }) => ({ payWith: args.payWith }))
    .close(),
  on("checkout", "newCard").close().push("card"),
  on("checkout", "chooseShipping", { seller: GoodsId }).open("shipping", ({ args }) => ({ seller: args.seller })),
  on("checkout", "pickShipping", { service: v.picklist(shipServices) })
    .set(({ view, args }) => ({
      services: view.seller === null ? view.services : { ...view.services, [view.seller]: args.service },
    }))
    .close("seller"),
  on("checkout", "useCode").when("hasCode").run("useCoupon").set({ code: "" }).say("couponOn"),
  on("checkout", "dropCode").run("dropCoupon"),
  on("checkout", "openItem", { item: GoodsId }).push("item"),
  on("checkout", "place")
    .when("isWaiting")
    .start((c) => paymentIntent(c, c.view.purchase!, c.view.payWith), "paid"),
  on("checkout", "place")
    .when("isByCard")
    .run("placeOrder", ({ state, params, view }) => ({
      ...params,
      address: addressOrMain(state, view.address),
      payWith: view.payWith,
      services: view.services,
    }))
    .replace("placed", ({ result }) => ({ purchase: result })),
  on("checkout", "place")
    .run("placeOrder", ({ state, params, view }) => ({
      ...params,
      address: addressOrMain(state, view.address),
      payWith: view.payWith,
      services: view.services,
    }))
    .set(({ result }) => ({ purchase: result }))
    .start((c) => paymentIntent(c, c.result, c.view.payWith), "paid"),
  on("checkout", "paid", { entry: EntryId })
    .run("confirmPaid", ({ view, args }) => ({ purchase: view.purchase ?? "purchase_none", entry: args.entry }))
    .replace("placed", ({ view }) => ({ purchase: view.purchase! })),
  on("placed", "openOrder", { order: OrderId }).push("order"),
  on("placed", "seeOrders").push("orders"),
  on("placed", "goOn").root(),
  on("addresses", "edit", { id: AddressId }).push("address"),
  on("addresses", "add").push("address", { id: null }),
  on("addresses", "makeMain", { address: AddressId }).run("setMainAddress"),
  on("addresses", "remove", { address: AddressId })
    .warn("removeAddressAsk", "remove")
    .run("removeAddress")
    .say("removed"),
  on("address", "save").when("isAddress").run("saveAddress").say("saved").pop(),
  on("address", "save").set({ tried: true }).say("fieldsMissing"),
  on("payment", "choose", { payWith: PayWith }).run("setPayWith"),
  on("payment", "add").push("card"),
  on("payment", "remove", { card: CardId }).warn("removeCardAsk", "remove").run("removeCard").say("removed"),
  on("card", "save")
    .when("isCardWritten")
    .run("addCard", ({ view }) => ({
      number: view.number.replaceAll(/\D/g, ""),
      expires: view.expires,
      code: view.code,
    }))
    .say("cardAdded")
    .pop(),
  on("coupons", "use", { code: CouponCode }).run("useCoupon").say("couponOn"),
  ...pushes("coupons", "cart", "search"),
] as const;
