import { balanceAccount } from "../../src/apps/alipay/accounts.ts";
import alipay from "../../src/apps/alipay/index.ts";
import type { Order } from "../../src/apps/ebay/features/orders/state.ts";
import { numberOf } from "../../src/apps/ebay/features/orders/commands.ts";
import { usd } from "../../src/apps/ebay/format.ts";
import ebay from "../../src/apps/ebay/index.ts";
import { number } from "../../src/judge/answers.ts";
import { defineTask } from "../../src/judge/define.ts";
import { converted } from "../../src/os/money/currency.ts";
import { accountFor, pass } from "../../src/os/money/ledger.ts";
import { amountText } from "../../src/os/money/read.ts";
import type { Entry, Money } from "../../src/os/money/schema.ts";
import { dayMs, hourMs } from "../../src/state/civil.ts";
import { bought, drawWares, openOrders, shop } from "../kit/ebay.ts";
import { put } from "../kit/records.ts";
import { fillIn } from "../kit/words.ts";

/** What came back for a return, in dollars in the shop and in yuan among the bills, and what the return has cost in the end. */
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
    drawWares(
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
      // Its shipping is kept where the buyer had a change of mind.
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
      const order = bought(state, one.order, one, at, {
        payWith: "alipay",
        entry: entryOf(one.order),
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
      put(state.orders, order);
      settle(os, order, one, at + 20 * dayMs + hourMs, {
        paid: say(one.title.en, one.title.zh),
        back: say(`Refund for order ${numberOf(order.id)}`, `订单 ${numberOf(order.id)} 退款`),
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
    expected: ({ params }) => answerOf(params.returned[0]!),
  },

  oracle: async (o, p, { lang }) => {
    const one = p.returned[0]!;
    await openOrders(o, "returns");
    await o.act(ebay, "orders.openOrder", { order: one.order });
    await o.sees(usd(one.back, lang), numberOf(one.order));
    await o.open(alipay);
    await o.set(alipay, "main", { tab: "me" });
    await o.act(alipay, "main.bills");
    await o.act(alipay, "bills.billSearch");
    await o.type("query", numberOf(one.order));
    const { paid, came } = yuanOf(one);
    await o.act(alipay, "billSearch.open", { id: `${entryOf(one.order)}_back` });
    await o.sees(amountText(came));
    await o.act(alipay, "bill.paid", { id: entryOf(one.order) });
    await o.sees(amountText(paid));
    const answer = answerOf(one);
    o.reads([amountText(came), amountText(paid), usd(one.back, lang)], ...Object.values(answer));
    await o.answer(answer);
  },
});
type Returned = { readonly cents: number; readonly way: { readonly cents: number }; readonly back: number };
const entryOf = (order: string): string => order.replace("order_", "entry_");
/** What left the balance for an order, and what came back to it, in cents. */
function yuanOf({ cents, way, back }: Returned): { readonly paid: number; readonly came: number } {
  const total = cents + way.cents;
  const paid = converted(total, "USD", "CNY");
  return { paid, came: Math.round((paid * back) / total) };
}
function answerOf(one: Returned) {
  const { paid, came } = yuanOf(one);
  return { dollars: one.back / 100, yuan: came / 100, less: (paid - came) / 100 };
}
/** Enters what the balance has paid, and what the shop gave back of it later. */
function settle(
  { money }: { money: Money },
  order: Order,
  one: Returned,
  backAt: number,
  titles: { readonly paid: string; readonly back: string },
): void {
  const [own, theirs] = [accountFor(money, balanceAccount)!, accountFor(money, shop)!];
  const { paid, came } = yuanOf(one);
  pass(money, own, theirs, paid, order.totalCents);
  pass(money, theirs, own, one.back, came);
  const id = order.entry!;
  const what = { party: "ebay", category: "shopping", order: order.purchase };
  const out = { from: own.id, to: shop, cents: paid, toCents: order.totalCents } as const;
  const back = { from: shop, to: own.id, cents: one.back, toCents: came } as const;
  put<Entry>(
    money.entries,
    { id, at: order.paidAt!, via: "alipay", kind: "payment", ...out, title: titles.paid, refunds: null, ...what },
    { id: `${id}_back`, at: backAt, via: "ebay", kind: "refund", ...back, title: titles.back, refunds: id, ...what },
  );
}
