import { categoryTotals } from "#apps/wechat/features/wallet/queries.ts";
import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { monthText } from "#os/format.ts";
import { findOrOpenAccount, outsideAccountId, changeBalances } from "#os/money/ledger.ts";
import { amountText } from "#os/money/read.ts";
import type { Money } from "#os/money/schema.ts";
import type { OsState } from "#os/state.ts";
import { dayMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { openWallet } from "../kit/wechat-services.ts";

/** Report a month's food spending, the number of payments, and the difference to the month before. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "finance", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { lang, say }) => {
    const back = r.int(1, 2);
    const kitchens = r.shuffle([
      { id: "place_tilia", name: say("Cafe Tilia, supper", "椴树咖啡馆 晚餐") },
      { id: "place_twoovens", name: say("Two Ovens, rolls", "双炉坊 小面包") },
      { id: "eat_lotus", name: say("Golden Lotus, to take away", "金莲餐厅 外带") },
      { id: "place_market", name: say("Northside Market, fruit", "北岸菜市场 水果") },
    ]);
    // The days of the payments, counted back from the start. March, February, January and December each get some
    // payments, at any time of the month.
    const days = [
      r.int(1, 14),
      r.int(18, 28),
      r.int(29, 42),
      r.int(46, 58),
      r.int(60, 72),
      r.int(78, 88),
      r.int(90, 104),
    ];
    return {
      back,
      month: monthText(2026, 3 - back, lang),
      before: monthText(back === 1 ? 2026 : 2025, back === 1 ? 1 : 12, lang),
      bought: days.map((ago, i) => ({ ago, ...kitchens[i % 4]!, cents: r.int(900, 18_000) })),
    };
  },
  instruction: {
    en: [
      ({ month, before }) =>
        `According to {app.wechat}'s statistics, what did I spend on food and drink in ${month}, in how many payments, and by how many yuan does that differ from ${before}? ${fillIn.en}`,
      ({ month, before }) =>
        `Check the monthly statistics of my {app.wechat} transactions: how much I spent on food and drink in ${month}, in how many payments, and how many yuan more or less than in ${before} that is. ${fillIn.en}`,
    ],
    zh: [
      ({ month, before }) =>
        `按{app.wechat}账单的统计，我在${month}餐饮花了多少钱、共几笔，与${before}的餐饮支出相差多少元？${fillIn.zh}`,
      ({ month, before }) =>
        `请在{app.wechat}账单的月度统计里查看${month}的餐饮支出：金额、笔数，以及和${before}相差多少元，填入{app.answersheet}并提交。`,
    ],
  },
  setup: ({ os }, { bought }, { now }) => {
    for (const [i, one] of bought.entries())
      addMeal(os, `entry_table${i}`, one, now - one.ago * dayMs - i * 7 * 60_000);
  },
  checks: [{ that: "no money moved", unchanged: ({ os }) => os.money.entries }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      sum: number(say("Food and drink", "餐饮支出"), say("Amount (CNY, two decimals)", "金额（元，两位小数）"), 0.001),
      payments: number(say("Payments", "笔数"), say("A number", "数字")),
      apart: number(
        say("Difference", "相差"),
        say("Amount (CNY, two decimals, no minus)", "金额（元，两位小数，不写负号）"),
        0.001,
      ),
    }),
    expected: ({ before, params, occasion }) => {
      const { sum, payments, apart } = expectedAnswer(before.os, params.back, occasion.offsetMin);
      return { sum, payments, apart };
    },
  },

  oracle: async (o, { back }, { offsetMin }) => {
    const { sum, payments, apart, earlier } = expectedAnswer((await o.state()).os, back, offsetMin);
    await openWallet(o);
    await o.act(wechat, "wallet.bills");
    await o.act(wechat, "bills.billStats");
    for (let i = 1; i <= back; i++) await o.act(wechat, "billStats.goMonth", { month: monthBack(i) });
    await o.sees(amountText(Math.round(sum * 100)), payments);
    await o.act(wechat, "billStats.goMonth", { month: monthBack(back + 1) });
    await o.sees(amountText(earlier));
    o.reads([amountText(Math.round(sum * 100)), amountText(earlier)], sum, apart);
    await o.answer({ sum, payments, apart });
  },
});
/** Returns the month that is `n` months before March 2026, for example "2026-02". */
const monthBack = (n: number): string => (n < 3 ? `2026-0${3 - n}` : `2025-${15 - n}`);
function expectedAnswer(os: OsState, back: number, offsetMin: number) {
  const foodIn = (month: string) =>
    categoryTotals(os, month, offsetMin, -1).find(({ category }) => category === "food");
  const [meant, before] = [foodIn(monthBack(back)), foodIn(monthBack(back + 1))];
  const [cents, earlier] = [meant?.cents ?? 0, before?.cents ?? 0];
  return { sum: cents / 100, payments: meant?.count ?? 0, apart: Math.abs(cents - earlier) / 100, earlier };
}
/** Adds a meal to the ledger. */
function addMeal(
  { money }: { money: Money },
  id: string,
  one: { readonly id: string; readonly name: string; readonly cents: number },
  at: number,
): void {
  const [from, to] = [findOrOpenAccount(money, balanceAccount)!, findOrOpenAccount(money, outsideAccountId(one.id))!];
  changeBalances(money, from, to, one.cents, one.cents);
  money.entries[id] = {
    id,
    at,
    via: "wechat",
    kind: "payment",
    from: from.id,
    to: to.id,
    cents: one.cents,
    toCents: one.cents,
    title: one.name,
    party: one.id,
    category: "food",
    order: null,
    refunds: null,
  };
}
