import { balanceAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import railway from "#apps/railway/index.ts";
import { merchantAccount, payWithinMs } from "#apps/railway/payment.ts";
import { defineTask } from "#judge/define.ts";
import { minuteMs } from "#state/civil.ts";
import { newEntries, allowEntries } from "../kit/money.ts";
import { paidTicket, drawRoute, adultFare, firstDay, directTrains, toTrip } from "../kit/railway.ts";
import { addEntries } from "../kit/records.ts";

/** Pay a waiting train order through the wallet. Pay from the balance, which is not the default payment method. */
export default defineTask({
  apps: [railway, alipay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "handoff", "finance"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    for (;;) {
      const [from, to] = drawRoute(r);
      const legs = (await directTrains(world, from, to, firstDay + r.int(2, 12))).filter(
        (leg) => leg.kind === "G" && adultFare(leg, "second") < 30_000,
      );
      if (legs.length === 0) continue;
      const leg = r.pick(legs);
      return { to, trip: toTrip(leg, "second"), cents: adultFare(leg, "second") };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, { railway: state }, { say }, facts) => ({
    ...facts,
    toName: say(facts.to.en, facts.to.zh),
    first: r.pick(["fund", "credit", "card_meridian"] as const),
    code: r.int(10_000, 99_999),
    ago: r.int(2, 11),
    name: state.passengers["passenger_s1"]!.name,
  }),
  instruction: {
    en: [
      (p) =>
        `My {app.railway} order for the train to ${p.toName} hasn't been paid. Pay it with {app.alipay}, using my {app.alipay} balance.`,
      (p) =>
        `Please pay for the ${p.toName} train that's waiting in {app.railway}. Use {app.alipay} and take it from the {app.alipay} balance, nothing else.`,
    ],
    zh: [
      (p) => `我在{app.railway}订的去${p.toName}的火车票还没付款。请用{app.alipay}支付，并从{app.alipay}的余额中扣款。`,
      (p) => `请把{app.railway}里去${p.toName}的待支付订单付掉：通过{app.alipay}，只用{app.alipay}的余额。`,
    ],
  },
  setup: ({ railway: state, alipay: wallet }, p, { now }) => {
    state.prefs.sms = false;
    state.prefs.orders = false;
    const kinds = ["fund", "credit", "card_meridian"].filter((one) => one !== p.first);
    wallet.pay.order = [p.first, ...kinds, "balance"];
    const at = now - p.ago * minuteMs;
    const one = paidTicket(`wait${p.code}`, { id: "passenger_s1", name: p.name }, p.trip, p.cents, at, {
      order: { status: "unpaid", payBy: at + payWithinMs, entry: null },
      ticket: { status: "held" },
    });
    addEntries(state.orders, one.order);
    addEntries(state.tickets, one.ticket);
  },
  checks: [
    {
      that: "the order is paid, and its ticket is good",
      holds: ({ after, params }) =>
        after.railway.orders[`order_wait${params.code}`]!.status === "paid" &&
        after.railway.tickets[`ticket_wait${params.code}`]!.status === "paid",
    },
    {
      that: "the balance has paid it, once; no other money moved",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        return (
          all.length === 1 &&
          all[0]!.id === after.railway.orders[`order_wait${params.code}`]!.entry &&
          all[0]!.via === "alipay" &&
          all[0]!.from === balanceAccount &&
          all[0]!.to === merchantAccount &&
          all[0]!.toCents === params.cents
        );
      },
    },
  ],
  allow: ({ railway: state, os }, p) => {
    const order = state.orders[`order_wait${p.code}`];
    return [
      order?.status,
      order?.payBy,
      order?.entry,
      state.tickets[`ticket_wait${p.code}`]?.status,
      allowEntries(os, { via: "alipay", from: balanceAccount, to: merchantAccount, toCents: p.cents }),
    ];
  },

  oracle: async (o, p) => {
    await o.open(railway);
    await o.act(railway, "home.orders");
    await o.set(railway, "orders", { tab: "unpaid" });
    await o.act(railway, "orders.openOrder", { order: `order_wait${p.code}` });
    await o.act(railway, "order.choosePay");
    await o.act(railway, "order.pay", { through: "alipay" });
    await o.act(alipay, "cashier.methods");
    await o.act(alipay, "cashier.choose", { method: "balance" });
    await o.act(alipay, "cashier.confirm");
    await o.act(alipay, "cashier.touch");
    await o.act(alipay, "cashier.done");
  },
});
