/** Commands for orders. Another app pays; the ledger proves the payment. */
import * as v from "valibot";
import { EntryId } from "#os/money/schema.ts";
import { findMoneyEntry } from "#os/money/read.ts";
import { isOnline } from "#os/network.ts";
import { reject } from "#os/values.ts";
import { dayMs } from "#state/civil.ts";
import { OrderId } from "../../ids.ts";
import { addSystemNote } from "../../news.ts";
import { bilibili } from "../../state.ts";
import { isMember } from "../../ties.ts";
import { centsOf, goodsIds, isPlan, planIds, plans } from "./catalogue.ts";
import { merchantAccount } from "./payment.ts";
import { maxOrders } from "./state.ts";

export const shopCommands = {
  /** Makes an order that is not paid yet. A membership is ordered once. */
  order: bilibili.command(
    {
      of: v.union([v.picklist(planIds), v.picklist(goodsIds)]),
      count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
    },
    (state, { of, count }, ctx) => {
      if (!isOnline(ctx.os)) return reject("no-network");
      if (isPlan(of) && count !== 1) return reject("one-plan");
      const all = Object.values(state.orders);
      // An unpaid order for the same thing is continued, so that an interrupted payment leaves one order.
      const open = all.find((one) => one.state === "unpaid" && one.of === of && one.count === count);
      if (open) return open.id;
      if (all.length >= maxOrders) return reject("orders-full");
      const id = ctx.newId("order");
      state.orders[id] = {
        id,
        of,
        count,
        cents: centsOf(of) * count,
        at: ctx.now,
        state: "unpaid",
        entry: null,
        paidAt: null,
      };
      return id;
    },
  ),
  /** Runs when another app reports a payment. The command looks up the payment in the ledger. */
  confirmPaid: bilibili.command({ entry: EntryId }, (state, { entry: of }, ctx) => {
    const entry = findMoneyEntry(ctx.os, of);
    const order = state.orders[entry?.order ?? ""];
    if (!entry || order?.state !== "unpaid") return reject("order-closed");
    if (entry.to !== merchantAccount || entry.toCents !== order.cents || entry.kind === "refund")
      return reject("payment-missing");
    order.entry = of;
    order.paidAt = ctx.now;
    order.state = "paid";
    if (!isPlan(order.of)) return undefined;
    const from = isMember(state, ctx.now) ? state.memberUntil! : ctx.now;
    state.memberUntil = from + plans[order.of].days * dayMs;
    order.state = "arrived";
    addSystemNote(state, ctx, { kind: "memberStarted", until: state.memberUntil });
    return undefined;
  }),
  cancelOrder: bilibili.command({ order: OrderId }, (state, { order }) => {
    const found = state.orders[order];
    if (found?.state !== "unpaid") return reject("order-closed");
    found.state = "cancelled";
    return undefined;
  }),
  /** Scheduled. Closes an order that nobody paid, sends a paid order, or delivers a sent order. */
  advanceOrder: bilibili.command({ order: OrderId }, (state, { order }, ctx) => {
    const found = state.orders[order];
    if (!found) return;
    if (found.state === "unpaid") {
      found.state = "cancelled";
      addSystemNote(state, ctx, { kind: "orderLapsed", of: found.of });
    } else if (found.state === "paid") {
      found.state = "sent";
      addSystemNote(state, ctx, { kind: "orderSent", of: found.of });
    } else if (found.state === "sent") {
      found.state = "arrived";
      addSystemNote(state, ctx, { kind: "orderArrived", of: found.of });
    }
  }),
  /** Scheduled. The membership ends. Qualities for members are no longer chosen. */
  endMembership: bilibili.command({}, (state, _args, ctx) => {
    if (state.memberUntil === null || state.memberUntil > ctx.now) return;
    addSystemNote(state, ctx, { kind: "memberEnded", until: state.memberUntil });
    state.memberUntil = null;
    for (const name of ["wifiQuality", "mobileQuality", "downloadQuality"] as const)
      if (state.prefs[name] === "1080plus") state.prefs[name] = "1080";
  }),
};
