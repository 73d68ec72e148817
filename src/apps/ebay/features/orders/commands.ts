/** Commands for orders and returns. */
import * as v from "valibot";
import { reject } from "#os/values.ts";
import { refundableCents } from "#os/money/ledger.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Ctx } from "#os/app-command.ts";
import { OrderId, Quantity } from "../../ids.ts";
import { signedInCommand } from "../../signed-in-command.ts";
import { ebay, type State } from "../../state.ts";
import { notifyOwner, type NoticeKey } from "../../notify.ts";
import { trackingNumber } from "./lifecycle.ts";
import { Details, marks, returnReasons, Stars, type Order } from "./state.ts";
import { returnWindow } from "./queries.ts";

const notifyOrder = (state: State, ctx: Ctx, order: Order, key: NoticeKey): void =>
  notifyOwner(state, ctx, {
    channel: "orders",
    key,
    facts: { id: orderNumber(order.id) },
    lead: { to: "order", order: order.id },
  });
/** Returns the order number that the buyer sees. */
export const orderNumber = (id: string): string => {
  const digits = trackingNumber(id, "standard").slice(2);
  return `${digits.slice(0, 2)}-${digits.slice(2, 7)}-${digits.slice(7, 12)}`;
};

export const ordersCommands = {
  /** Cancels an order before it ships. The payment is refunded immediately. */
  cancelOrder: signedInCommand({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (!order) return reject("order-gone");
    if (order.status === "shipped" || order.status === "delivered") return reject("cancel-late");
    if (order.status === "cancelled") return reject("cancelled-already");
    if (order.status === "unpaid" && order.from === "bid") return reject("bid-binds");
    if (order.status === "paid" && order.entry !== null) {
      const refused = refundOrder(ctx, order);
      if (refused) return refused;
    }
    order.status = "cancelled";
    order.cancelledAt = ctx.now;
    order.payBy = null;
  }),
  /** Scheduled. Cancels an order whose payment deadline has passed. */
  lapseOrder: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "unpaid") return reject("order-gone");
    order.status = "cancelled";
    order.cancelledAt = ctx.now;
    order.payBy = null;
    notifyOrder(state, ctx, order, "noticeLapsed");
  }),
  /** Scheduled. The seller ships the order. */
  shipOrder: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "paid") return reject("order-gone");
    order.status = "shipped";
    order.tracking = trackingNumber(id, order.shipping.service);
    notifyOrder(state, ctx, order, "noticeShipped");
  }),
  /** Scheduled. The parcel arrives. */
  deliverOrder: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    if (order?.status !== "shipped") return reject("order-gone");
    order.status = "delivered";
    notifyOrder(state, ctx, order, "noticeDelivered");
  }),
  askReturn: signedInCommand(
    { order: OrderId, reason: v.picklist(returnReasons), details: Details },
    (state, { order: id, reason, details }, ctx) => {
      const order = state.orders[id];
      if (!order) return reject("order-gone");
      if (order.status !== "delivered") return reject("not-delivered");
      if (order.back) return reject("return-open");
      const window = returnWindow(order, ctx.now, (item) => ctx.world(item.query, { id: item.id }));
      if (window === "none" && (reason === "unwanted" || reason === "ordered")) return reject("no-returns");
      if (window === "over") return reject("return-late");
      order.back = {
        reason,
        details,
        at: ctx.now,
        status: "asked",
        nextAt: ctx.now + 2 * hourMs + Math.floor(ctx.random() * 6 * hourMs),
        tracking: null,
        // If the buyer only changed their mind, the shipping is not refunded.
        cents:
          reason === "unwanted" || reason === "ordered" ? order.totalCents - order.shipping.cents : order.totalCents,
      };
    },
  ),
  withdrawReturn: signedInCommand({ order: OrderId }, (state, { order: id }) => {
    const order = state.orders[id];
    if (!order?.back) return reject("return-gone");
    if (order.back.status === "sent" || order.back.status === "refunded") return reject("return-sent");
    order.back = null;
  }),
  /** Called when the user has sent the parcel back with the label. */
  sendBack: signedInCommand({ order: OrderId }, (state, { order: id }, ctx) => {
    const back = state.orders[id]?.back;
    if (!back) return reject("return-gone");
    if (back.status !== "agreed") return reject("label-missing");
    back.status = "sent";
    back.nextAt = ctx.now + 3 * dayMs;
  }),
  /** Scheduled. The seller accepts the return, or receives the parcel and refunds the money. */
  settleReturn: ebay.command({ order: OrderId }, (state, { order: id }, ctx) => {
    const order = state.orders[id];
    const back = order?.back;
    if (!order || !back || back.nextAt === null) return reject("return-gone");
    back.nextAt = null;
    if (back.status === "asked") {
      back.status = "agreed";
      back.tracking = trackingNumber(`${id}r`, "standard");
      notifyOrder(state, ctx, order, "noticeReturnAgreed");
      return;
    }
    const refused = refundOrder(ctx, order, back.cents);
    if (refused) return refused;
    back.status = "refunded";
    notifyOrder(state, ctx, order, "noticeRefunded");
  }),
  rate: signedInCommand(
    { order: OrderId, mark: v.picklist(marks), described: Stars, shipping: Stars, talk: Stars, text: Details },
    (state, { order: id, text, ...ratings }, ctx) => {
      const order = state.orders[id];
      if (!order) return reject("order-gone");
      if (order.status !== "delivered" && order.status !== "shipped") return reject("not-delivered");
      if (order.mark) return reject("rated-already");
      if (text === "") return reject("words-missing");
      order.mark = { ...ratings, text, at: ctx.now };
    },
  ),
  hideOrder: signedInCommand({ order: OrderId, hidden: v.boolean() }, (state, { order: id, hidden }) => {
    const order = state.orders[id];
    if (!order) return reject("order-gone");
    order.hidden = hidden;
  }),
  /** Adds the order's first item to the cart again. */
  buyAgain: signedInCommand({ order: OrderId, quantity: Quantity }, (state, { order: id, quantity }, ctx) => {
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

/** Refunds all or part of an order's payment to its source. */
function refundOrder(ctx: Ctx, order: Order, cents: number = order.totalCents) {
  const entry = order.entry === null ? null : findMoneyEntry(ctx.os, order.entry);
  // The ledger drops its oldest entries. If the entry is gone, nothing can be refunded.
  if (!entry) return reject("payment-missing");
  const title = ctx.lang === "en" ? `Refund for order ${orderNumber(order.id)}` : `订单 ${orderNumber(order.id)} 退款`;
  const most = Math.min(cents, refundableCents(ctx.os.money, entry));
  const result = ctx.money.refund({ entry: entry.id, cents: most, title });
  return typeof result === "string" ? undefined : result;
}
