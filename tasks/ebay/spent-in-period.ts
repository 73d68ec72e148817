import ebay from "#apps/ebay/index.ts";
import type { Order } from "#apps/ebay/features/orders/state.ts";
import { usd } from "#apps/ebay/format.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { pastOrder, drawListings, openOrders } from "../kit/ebay.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/** Count the orders of a period of days before today, and add up their prices. Leave out the cancelled orders. */
export default defineTask({
  apps: [ebay],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 30,
  revision: 1,

  facts: (world, r) => drawListings(world, r, 8, { format: "buy", price_max: 15_000 }),
  listed: { instances: 100, answerFields: 2 },
  params: (r, _, __, wares) => {
    const days = r.pick([30, 90] as const);
    const inside = r.int(3, 4);
    // The ages of the orders in days, newest first. The orders at the end of the list are older than the period.
    const steps = wares.map((_one, i) => (i < inside + 1 ? r.int(2, Math.floor(days / (inside + 2))) : r.int(4, 20)));
    let at = 0;
    // At least one order is older than 30 days but not older than 90 days, so that the two periods have different
    // totals.
    const least = (i: number): number => (i === inside + 1 ? days : i === inside && days === 90 ? 40 : at);
    const ago = steps.map((step, i) => (at = Math.max(at, least(i)) + step));
    return { days, wares: wares.map((ware, i) => ({ ...ware, ago: ago[i]! })), inside, cancelled: r.int(0, inside) };
  },
  instruction: {
    en: [
      ({ days }) =>
        `What did my {app.ebay} orders from the last ${days} days come to in total, including shipping but not cancelled orders, and how many orders was that? ${fillIn.en}`,
      ({ days }) =>
        `Add up my {app.ebay} order totals for the last ${days} days, shipping included and cancelled orders left out. What does that come to, and how many orders is it? ${fillIn.en}`,
    ],
    zh: [
      ({ days }) =>
        `我在{app.ebay}上最近 ${days} 天的订单一共花了多少钱（含运费，已取消的不算）？不算已取消的共有几单？${fillIn.zh}`,
      ({ days }) =>
        `请把我最近 ${days} 天在{app.ebay}上所有订单的总额（含运费）加起来，已取消的不算，再把合计金额和订单数填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ ebay: state }, p, { now }) => {
    state.orders = {};
    for (const [i, ware] of p.wares.entries()) {
      const at = now - ware.ago * dayMs + 5 * hourMs;
      const more: Partial<Order> =
        i === p.cancelled
          ? { status: "cancelled", cancelledAt: at + 4 * hourMs, arrivesAt: null, shipsAt: null }
          : { arrivesAt: Math.min(now - hourMs * (i + 1), at + 9 * dayMs) };
      addEntries(state.orders, pastOrder(state, `order_spent${i}`, ware, at, { entry: null, payWith: "any", ...more }));
    }
  },
  checks: [{ that: "the orders are as they were", unchanged: ({ ebay: state }) => state.orders }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      sum: number(say("Sum", "合计"), say("Amount (USD, two decimals)", "金额（美元，两位小数）"), 0.001),
      orders: number(say("Orders", "订单数"), say("A number", "数字")),
    }),
    expected: ({ before, params, occasion }) => {
      const all = ordersInPeriod(before.ebay.orders, params.days, occasion.now);
      return { sum: sumCents(all) / 100, orders: all.length };
    },
  },

  oracle: async (o, { days, wares, inside, cancelled }, { lang }) => {
    await openOrders(o, "all");
    await o.act(ebay, "orders.choosePeriod");
    await o.act(ebay, "orders.pickPeriod", { period: days === 30 ? "d30" : "d90" });
    const sums = wares.filter((_, i) => i <= inside && i !== cancelled).map(({ cents, way }) => cents + way.cents);
    const totals = sums.map((cents) => usd(cents, lang));
    await o.sees(...totals);
    const answer = { sum: sums.reduce((a, b) => a + b, 0) / 100, orders: sums.length };
    o.reads(totals, answer.sum, answer.orders);
    await o.answer(answer);
  },
});
const ordersInPeriod = (orders: Readonly<Record<string, Order>>, days: number, now: number): Order[] =>
  Object.values(orders).filter(({ at, status }) => now - at <= days * dayMs && status !== "cancelled");
const sumCents = (orders: readonly Order[]): number => orders.reduce((sum, { totalCents }) => sum + totalCents, 0);
