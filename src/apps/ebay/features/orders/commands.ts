/** What can happen to what was bought. */
import * as v from "valibot";
import { reject } from "../../../../os/values.ts";
import { refundable } from "../../../../os/money/ledger.ts";
import { entryOf } from "../../../../os/money/read.ts";
import { dayMs, hourMs } from "../../../../state/civil.ts";
import type { Ctx } from "../../../../os/app-command.ts";
import { OrderId, Quantity } from "../../ids.ts";
import { member } from "../../member.ts";
import { ebay, type State } from "../../state.ts";
import { tell, type NoticeKey } from "../../tell.ts";
import { trackingOf } from "./make.ts";
import { Details, marks, returnReasons, Stars, type Order } from "./state.ts";
import { windowOf } from "./queries.ts";

const told = (state: State, ctx: Ctx, order: Order, key: NoticeKey): void =>
  tell(state, ctx, {
    channel: "orders",
    key,
    facts: { id: numberOf(order.id) },
    lead: { to: "order", order: order.id },
  });
/** How an order is called to its buyer. */
export const numberOf = (id: string): string => {
  const digits = trackingOf(id, "standard").slice(2);
  return `${digits.slice(0, 2)}-${digits.slice(2, 7)}-${digits.slice(7, 12)}`;
};

export const ordersCommands = {
  /** As long as it was not handed over. What was paid comes back at once. */
  cancelOrder: member({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (!order) return reject("order-gone");
    if (order.status === "shipped" || order.status === "delivered") return reject("cancel-late");
    if (order.status === "cancelled") return reject("cancelled-already");
    if (order.status === "unpaid" && order.from === "bid") return reject("bid-binds");
    if (order.status === "paid" && order.entry !== null) {
      const refused = giveBack(ctx, order);
      if (refused) return refused;
    }
    order.status = "cancelled";
    order.cancelledAt = ctx.now;
    order.payBy = null;
  }),
  /** Falls due: nobody has paid for it. */
  lapseOrder: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-gone");
    order.status = "cancelled";
    order.cancelledAt = ctx.now;
    order.payBy = null;
    told(state, ctx, order, "noticeLapsed");
  }),
  /** Falls due: the seller hands it over. */
  shipOrder: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "paid") return reject("order-gone");
    order.status = "shipped";
    order.tracking = trackingOf(id, order.shipping.service);
    told(state, ctx, order, "noticeShipped");
  }),
  /** Falls due: it is here. */
  deliverOrder: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "shipped") return reject("order-gone");
    order.status = "delivered";
    told(state, ctx, order, "noticeDelivered");
  }),
  askReturn: member(
    { order: OrderId, reason: v.picklist(returnReasons), details: Details },
    (state, { order: id, reason, details }, ctx) => {
      const order = state.orders[id];
      if (!order) return reject("order-gone");
      if (order.status !== "delivered") return reject("not-delivered");
      if (order.back) return reject("return-open");
      const window = windowOf(order, ctx.now, (item) => ctx.world(item.query, { id: item.id }));
      if (window === "none" && (reason === "unwanted" || reason === "ordered")) return reject("no-returns");
      if (window === "over") return reject("return-late");
      order.back = {
        reason,
        details,
        at: ctx.now,
        status: "asked",
        nextAt: ctx.now + 2 * hourMs + Math.floor(ctx.random() * 6 * hourMs),
        tracking: null,
        // Who changed their mind pays the way here themselves.
        cents:
          reason === "unwanted" || reason === "ordered" ? order.totalCents - order.shipping.cents : order.totalCents,
      };
    },
  ),
  withdrawReturn: member({ order: OrderId }, (state, { order: id }) => {
    const order = state.orders[id];
    if (!order?.back) return reject("return-gone");
    if (order.back.status === "sent" || order.back.status === "refunded") return reject("return-sent");
    order.back = null;
  }),
  /** The user has handed the parcel over, with the label on it. */
  sendBack: member({ order: OrderId }, (state, { order: id }, ctx) => {
    const back = state.orders[id]?.back;
    if (!back) return reject("return-gone");
    if (back.status !== "agreed") return reject("label-missing");
    back.status = "sent";
    back.nextAt = ctx.now + 3 * dayMs;
  }),
  /** Falls due: the seller agrees, or has it back and returns the money. */
  settleReturn: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    const back = order?.back;
    if (!order || !back || back.nextAt === null) return reject("return-gone");
    back.nextAt = null;
    if (back.status === "asked") {
      back.status = "agreed";
      back.tracking = trackingOf(`${id}r`, "standard");
      told(state, ctx, order, "noticeReturnAgreed");
      return;
    }
    const refused = giveBack(ctx, order, back.cents);
    if (refused) return refused;
    back.status = "refunded";
    told(state, ctx, order, "noticeRefunded");
  }),
  rate: member(
    { order: OrderId, mark: v.picklist(marks), described: Stars, shipping: Stars, talk: Stars, text: Details },
    (state, { order: id, text, ...given }, ctx) => {
      const order = state.orders[id];
      if (!order) return reject("order-gone");
      if (order.status !== "delivered" && order.status !== "shipped") return reject("not-delivered");
      if (order.mark) return reject("rated-already");
      if (text === "") return reject("words-missing");
      order.mark = { ...given, text, at: ctx.now };
    },
  ),
  hideOrder: member({ order: OrderId, hidden: v.boolean() }, (state, { order: id, hidden }) => {
    const order = state.orders[id];
    if (!order) return reject("order-gone");
    order.hidden = hidden;
  }),
  /** Puts what was bought once more into the cart. */
  buyAgain: member({ order: OrderId, quantity: Quantity }, (state, { order: id, quantity }, ctx) => {
    const order = state.orders[id];
    const [line] = order?.lines ?? [];
    if (!order || !line) return reject("order-gone");
    if (order.from === "bid") return reject("bid-once");
    if (state.cart.some((one) => one.item === line.item && one.variant === line.variant && !one.later))
      return reject("in-cart");
    const { item, variant } = line;
    state.cart.push({ id: ctx.newId("line"), item, variant, quantity, later: false, at: ctx.now });
  }),
};

/** What was paid for an order, or a part of it, to where it came from. */
function giveBack(ctx: Ctx, order: Order, cents: number = order.totalCents) {
  const entry = order.entry === null ? null : entryOf(ctx.os, order.entry);
  // The ledger forgets what is oldest; then there is nothing to give back by it.
  if (!entry) return reject("payment-missing");
  const title = ctx.lang === "en" ? `Refund for order ${numberOf(order.id)}` : `订单 ${numberOf(order.id)} 退款`;
  const most = Math.min(cents, refundable(ctx.os.money, entry));
  const done = ctx.money.refund({ entry: entry.id, cents: most, title });
  return typeof done === "string" ? undefined : done;
}
