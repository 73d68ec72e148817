import alipay from "#apps/alipay/index.ts";
import { balanceAccount } from "#apps/alipay/accounts.ts";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { pastOrder, drawListings, openOrders, shopAccount } from "../kit/ebay.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { addEntries } from "../kit/records.ts";

/**
 * Two orders wait for payment. Pay one of them through the payment app, from the balance. The balance is not the
 * default payment method.
 */
export default defineTask({
  apps: [ebay, alipay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "handoff", "finance"],
  budget: 30,
  revision: 2,

  facts: (world, r) =>
    drawListings(
      world,
      r,
      3,
      { format: "buy", price_max: 6_000 },
      (item) => item.quantity > 0 && item.priceCents > 800,
    ),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, [ware, other, past]) => ({
    ware: ware!,
    other: other!,
    past: past!,
    noun: say(ware!.noun.en, ware!.noun.zh),
    first: r.pick(["fund", "credit", "card_meridian"] as const),
    meantFirst: r.chance(0.5),
    order: `order_${r.int(10_000, 99_999)}`,
  }),
  instruction: {
    en: [
      ({ noun }) =>
        `My {app.ebay} order for the ${noun} hasn't been paid yet. Pay for it with {app.alipay}, using my {app.alipay} balance.`,
      ({ noun }) =>
        `I still owe for the ${noun} I ordered on {app.ebay}. Please pay that order through {app.alipay}, from the balance only, and leave my other orders alone.`,
    ],
    zh: [
      ({ noun }) => `我在{app.ebay}上订的${noun}还没付款。请用{app.alipay}支付这个订单，并从{app.alipay}的余额中扣款。`,
      ({ noun }) =>
        `请把{app.ebay}上待付款的${noun}订单付掉：通过{app.alipay}支付，只用{app.alipay}的余额，其他订单不要动。`,
    ],
  },
  setup: ({ ebay: state, alipay: wallet }, p, { now }) => {
    const kinds = ["fund", "credit", "card_meridian"].filter((one) => one !== p.first);
    wallet.pay.order = [p.first, ...kinds, "balance"];
    state.orders = {};
    const unpaid = (id: string, ware: typeof p.ware, hoursAgo: number) =>
      addEntries(
        state.orders,
        pastOrder(state, id, ware, now - hoursAgo * hourMs, {
          status: "unpaid",
          payWith: null,
          entry: null,
          payBy: now - hoursAgo * hourMs + 2 * dayMs,
          paidAt: null,
          shipsAt: null,
          arrivesAt: null,
        }),
      );
    unpaid(p.order, p.ware, p.meantFirst ? 3 : 9);
    unpaid("order_waits", p.other, p.meantFirst ? 9 : 3);
    // The same item was bought and paid once before.
    addEntries(
      state.orders,
      pastOrder(state, "order_before", p.ware, now - 50 * dayMs, { entry: null, payWith: "any" }),
    );
    addEntries(state.orders, pastOrder(state, "order_past", p.past, now - 30 * dayMs, { entry: null, payWith: "any" }));
  },
  checks: [
    {
      that: "the order is paid",
      holds: ({ after, params }) => after.ebay.orders[params.order]!.status === "paid",
    },
    {
      that: "the balance has paid it, the whole sum and once; no other money moved",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        const { totalCents } = before.ebay.orders[params.order]!;
        const { entry, purchase } = after.ebay.orders[params.order]!;
        const [one] = all;
        return (
          all.length === 1 &&
          one!.id === entry &&
          one!.via === "alipay" &&
          one!.from === balanceAccount &&
          one!.to === shopAccount &&
          one!.toCents === totalCents &&
          one!.order === purchase
        );
      },
    },
  ],
  allow: ({ ebay: state, os }, p) => {
    const order = state.orders[p.order];
    return [
      order?.status,
      order?.purchase,
      order?.payWith,
      order?.entry,
      order?.payBy,
      order?.paidAt,
      order?.shipsAt,
      order?.arrivesAt,
      allowEntries(os, {
        via: "alipay",
        from: balanceAccount,
        to: shopAccount,
        toCents: p.ware.cents + p.ware.way.cents,
      }),
    ];
  },
  free: [
    {
      why: "When it is sent and comes is not for the buyer to say",
      paths: ({ ebay: state }, p) => [state.orders[p.order]?.shipsAt, state.orders[p.order]?.arrivesAt],
    },
  ],

  oracle: async (o, p, { lang }) => {
    await openOrders(o, "unpaid");
    await o.sees(usd(p.ware.cents + p.ware.way.cents, lang));
    await o.act(ebay, "orders.pay", { order: p.order });
    await o.act(ebay, "checkout.choosePayment");
    await o.act(ebay, "checkout.pickPayment", { payWith: "alipay" });
    await o.act(ebay, "checkout.place");
    await o.act(alipay, "cashier.methods");
    await o.act(alipay, "cashier.choose", { method: "balance" });
    await o.act(alipay, "cashier.confirm");
    await o.act(alipay, "cashier.touch");
    await o.act(alipay, "cashier.done");
  },
});
