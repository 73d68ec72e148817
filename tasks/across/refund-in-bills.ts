import { balanceAccount } from "#apps/alipay/accounts.ts";
import alipay from "#apps/alipay/index.ts";
import type { Order } from "#apps/ebay/features/orders/state.ts";
import { orderNumber } from "#apps/ebay/features/orders/commands.ts";
import { usd } from "#apps/ebay/format.ts";
import ebay from "#apps/ebay/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { convertCents } from "#os/money/currency.ts";
import { findOrOpenAccount, changeBalances } from "#os/money/ledger.ts";
import { amountText } from "#os/money/read.ts";
import type { Entry, Money } from "#os/money/schema.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { pastOrder, drawListings, openOrders, shopAccount } from "../kit/ebay.ts";
import { addEntries } from "../kit/records.ts";
import { fillIn } from "../kit/phrases.ts";

/**
 * A return was refunded. Report the refund in dollars (from the shop) and in yuan (from the bills), and the cost of the
 * return.
 */
export default defineTask({
  apps: [ebay, alipay],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "finance", "reasoning"],
  budget: 30,
  revision: 1,

  facts: (world, r) =>
    drawListings(
      world,
      r,
      3,
      { format: "buy", price_max: 9_000, reach: "abroad" },
      ({ priceCents }) => priceCents > 1_500,
    ),
  listed: { instances: 100, answerFields: 3 },
  params: (r, _, { say }, wares) => ({
    returned: wares.map((ware, i) => ({
      ...ware,
      order: `order_r${r.int(10_000, 99_999)}`,
      ago: 26 + i * 6 + r.int(0, 3),
      // The seller keeps the shipping fee when the buyer changed their mind.
      back: ware.cents - r.int(0, 3) * 100,
    })),
    noun: say(wares[0]!.noun.en, wares[0]!.noun.zh),
    place: r.shuffle([0, 1, 2]),
  }),
  instruction: {
    en: [
      ({ noun }) =>
        `I returned the ${noun} I bought on {app.ebay} and paid for with {app.alipay}. How many dollars did {app.ebay} refund, how many yuan came back according to my {app.alipay} bills, and how many yuan less is that than I paid? ${fillIn.en}`,
      ({ noun }) =>
        `About the ${noun} I sent back on {app.ebay}: fill in on {app.answersheet} the refund in US dollars shown on {app.ebay}, the refund in yuan shown in my {app.alipay} bills, and the difference in yuan between what I paid and what came back. Then submit it.`,
    ],
    zh: [
      ({ noun }) =>
        `我在{app.ebay}上买了${noun}，用{app.alipay}付的款，后来退了货。{app.ebay}退了多少美元？{app.alipay}账单里退回了多少元？比当初这笔订单付的钱少多少元？${fillIn.zh}`,
      ({ noun }) =>
        `请就我在{app.ebay}上已退货的${noun}订单填写{app.answersheet}：{app.ebay}显示的退款金额（美元）、{app.alipay}账单中的退款金额（元），以及付款与这笔退款相差多少元，然后提交。`,
    ],
  },
  setup: ({ ebay: state, os }, p, { now, say }) => {
    state.orders = {};
    for (const i of p.place) {
      const one = p.returned[i]!;
      const at = now - one.ago * dayMs;
      const order = pastOrder(state, one.order, one, at, {
        payWith: "alipay",
        entry: entryId(one.order),
        back: {
          reason: "unwanted",
          details: "",
          at: at + 14 * dayMs,
          status: "refunded",
          nextAt: null,
          tracking: "9400118205550164",
          cents: one.back,
        },
      });
      addEntries(state.orders, order);
      addPaymentAndRefund(os, order, one, at + 20 * dayMs + hourMs, {
        paid: say(one.title.en, one.title.zh),
        back: say(`Refund for order ${orderNumber(order.id)}`, `订单 ${orderNumber(order.id)} 退款`),
      });
    }
  },
  checks: [
    { that: "the orders are as they were", unchanged: ({ ebay: state }) => state.orders },
    { that: "no money moved", unchanged: ({ os }) => os.money.entries },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      dollars: number(
        say("Refund, dollars", "退款（美元）"),
        say("Amount (USD, two decimals)", "金额（美元，两位小数）"),
        0.001,
      ),
      yuan: number(
        say("Refund, yuan", "退款（元）"),
        say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"),
        0.001,
      ),
      less: number(
        say("Difference, yuan", "相差（元）"),
        say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"),
        0.001,
      ),
    }),
    expected: ({ params }) => expectedAnswer(params.returned[0]!),
  },

  oracle: async (o, p, { lang }) => {
    const one = p.returned[0]!;
    await openOrders(o, "returns");
    await o.act(ebay, "orders.openOrder", { order: one.order });
    await o.sees(usd(one.back, lang), orderNumber(one.order));
    await o.open(alipay);
    await o.set(alipay, "main", { tab: "me" });
    await o.act(alipay, "main.bills");
    await o.act(alipay, "bills.billSearch");
    await o.type("query", orderNumber(one.order));
    const { paid, came } = paidAndRefunded(one);
    await o.act(alipay, "billSearch.open", { id: `${entryId(one.order)}_back` });
    await o.sees(amountText(came));
    await o.act(alipay, "bill.paid", { id: entryId(one.order) });
    await o.sees(amountText(paid));
    const answer = expectedAnswer(one);
    o.reads([amountText(came), amountText(paid), usd(one.back, lang)], ...Object.values(answer));
    await o.answer(answer);
  },
});
type ReturnedListing = { readonly cents: number; readonly way: { readonly cents: number }; readonly back: number };
const entryId = (order: string): string => order.replace("order_", "entry_");
/** Returns the amounts in cents that were paid from the balance for an order and refunded to the balance. */
function paidAndRefunded({ cents, way, back }: ReturnedListing): { readonly paid: number; readonly came: number } {
  const total = cents + way.cents;
  const paid = convertCents(total, "USD", "CNY");
  return { paid, came: Math.round((paid * back) / total) };
}
function expectedAnswer(one: ReturnedListing) {
  const { paid, came } = paidAndRefunded(one);
  return { dollars: one.back / 100, yuan: came / 100, less: (paid - came) / 100 };
}
/** Adds the payment from the balance and the shop's later refund to the ledger. */
function addPaymentAndRefund(
  { money }: { money: Money },
  order: Order,
  one: ReturnedListing,
  backAt: number,
  titles: { readonly paid: string; readonly back: string },
): void {
  const [own, theirs] = [findOrOpenAccount(money, balanceAccount)!, findOrOpenAccount(money, shopAccount)!];
  const { paid, came } = paidAndRefunded(one);
  changeBalances(money, own, theirs, paid, order.totalCents);
  changeBalances(money, theirs, own, one.back, came);
  const id = order.entry!;
  const what = { party: "ebay", category: "shopping", order: order.purchase };
  const out = { from: own.id, to: shopAccount, cents: paid, toCents: order.totalCents } as const;
  const back = { from: shopAccount, to: own.id, cents: one.back, toCents: came } as const;
  addEntries<Entry>(
    money.entries,
    { id, at: order.paidAt!, via: "alipay", kind: "payment", ...out, title: titles.paid, refunds: null, ...what },
    { id: `${id}_back`, at: backAt, via: "ebay", kind: "refund", ...back, title: titles.back, refunds: id, ...what },
  );
}
