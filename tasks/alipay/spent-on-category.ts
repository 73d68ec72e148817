import { shops } from "#apps/alipay/money.ts";
import { filterBills, lastMonths, groupBills } from "#apps/alipay/features/bills/queries.ts";
import type { Category } from "#apps/alipay/features/bills/state.ts";
import alipay from "#apps/alipay/index.ts";
import type { State } from "#apps/alipay/state.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { monthText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { epochOf } from "#state/civil.ts";
import { addPastPayment } from "../kit/alipay.ts";
import { fillIn } from "../kit/phrases.ts";

/** Report the total of a bill category in a month, and the number of bills. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "query",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "extract", "finance"],
  budget: 15,
  revision: 1,

  params: (r, _, { now, offsetMin, lang }) => {
    const category = r.pick(["food", "shopping", "transport", "travel"] as const);
    const back = r.int(1, 3);
    const month = lastMonths(now, offsetMin, 5)[back]!;
    const [year, of] = month.split("-").map(Number) as [number, number];
    const sellers = shops.filter(([, , , is]) => is === category);
    return {
      category,
      month,
      year,
      of,
      monthName: monthText(year, of, lang),
      more: Array.from({ length: r.int(1, 3) }, () => ({
        shop: r.pick(sellers)[0],
        day: r.int(3, 26),
        cents: r.int(1_800, 9_900),
      })),
      // A bill of the same category in a neighboring month.
      beside: { shop: r.pick(sellers)[0], day: r.int(3, 12), cents: r.int(1_800, 9_900) },
    };
  },
  instruction: {
    en: [
      (p) =>
        `According to {app.alipay}'s spending analysis, how much did I spend on "${categoryTexts[p.category].en}" in ${p.monthName}, and in how many payments? ${fillIn.en}`,
    ],
    zh: [
      (p) =>
        `根据{app.alipay}的收支分析，我在${p.monthName}的“${categoryTexts[p.category].zh}”支出是多少元，一共几笔？${fillIn.zh}`,
    ],
  },
  setup: ({ os }, p, { offsetMin, say }) => {
    const bills = [...p.more.map((one) => ({ ...one, of: p.of })), { ...p.beside, of: p.of + 1 }];
    for (const [i, { shop, day, cents, of }] of bills.entries()) {
      const [party, en, zh, category] = shops.find(([id]) => id === shop)!;
      addPastPayment(os, {
        id: `entry_more${i}`,
        at: epochOf({ year: p.year, month: of, day, hour: 12, minute: 10 + i }, offsetMin),
        from: "account_bank_meridian",
        cents,
        title: say(en, zh),
        party,
        category,
      });
    }
  },
  checks: [{ that: "no bill was sorted, noted or left out", unchanged: ({ alipay: state }) => state.marks }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      sum: number(say("Spent", "支出"), say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"), 0.001),
      bills: number(say("Payments", "笔数"), say("A number", "数字")),
    }),
    expected: ({ before, params, occasion }) => {
      const { cents, count } = categoryTotal(before, params, occasion.offsetMin);
      return { sum: cents / 100, bills: count };
    },
  },

  oracle: async (o, p, { offsetMin }) => {
    const { cents, count } = categoryTotal(await o.state(), p, offsetMin);
    await o.open(alipay);
    await o.act(alipay, "main.analysis");
    await o.act(alipay, "analysis.month", { month: p.month });
    await o.sees(yuan(cents), count);
    o.reads([yuan(cents)], cents / 100);
    await o.answer({ sum: cents / 100, bills: count });
  },
});
const categoryTexts = {
  food: { en: "Food", zh: "餐饮美食" },
  shopping: { en: "Shopping", zh: "日用购物" },
  transport: { en: "Transport", zh: "交通出行" },
  travel: { en: "Travel", zh: "酒店旅行" },
} as const satisfies Partial<Record<Category, object>>;
function categoryTotal(
  { alipay: state, os }: { readonly alipay: State; readonly os: OsState },
  { category, month }: { readonly category: Category; readonly month: string },
  offsetMin: number,
) {
  const bills = filterBills(state, os, offsetMin, { month });
  return groupBills(state, os, bills, "out", "category").find(({ id }) => id === category)!;
}
