import { filterBills, lastMonths, totalsOf } from "#apps/alipay/features/bills/queries.ts";
import { shops } from "#apps/alipay/money.ts";
import alipay from "#apps/alipay/index.ts";
import type { State } from "#apps/alipay/state.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { monthText } from "#os/format.ts";
import type { OsState } from "#os/state.ts";
import { epochOf } from "#state/civil.ts";
import { addPastPayment } from "../kit/alipay.ts";
import { fillIn, joinList } from "../kit/phrases.ts";

/** Find which of three months had the highest spending, and the difference to the month with the lowest spending. */
export default defineTask({
  apps: [alipay],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 30,
  revision: 1,

  params: (r, phone, { now, offsetMin, lang, say }) => {
    // Any of the three months can have the highest spending.
    const added = r.shuffle([r.int(100, 2_400), r.int(9_000, 30_000), r.int(50_000, 90_000)]);
    const months = lastMonths(now, offsetMin, 4)
      .slice(1)
      .map((key, i) => {
        const [year, month] = key.split("-").map(Number) as [number, number];
        const more = added[i]! + r.int(0, 99);
        const cents = monthlySpending(phone, key, offsetMin) + more;
        return { key, year, month, name: monthText(year, month, lang), cents, more, shop: r.pick(shops)[0] };
      });
    return {
      months,
      told: joinList(
        months.toReversed().map(({ name }) => name),
        say(" and ", "和"),
        say(", ", "、"),
      ),
    };
  },
  instruction: {
    en: [
      ({ told }) =>
        `Compare my spending in ${told} in {app.alipay}'s analysis. Which month was the highest, and how much more did I spend than in the lowest of the three? ${fillIn.en}`,
      ({ told }) =>
        `Going by {app.alipay}'s spending analysis, which of ${told} has the highest total, and how much higher is it than the lowest of the three? ${fillIn.en}`,
    ],
    zh: [
      ({ told }) =>
        `请在{app.alipay}的收支分析里比较${told}的支出：哪个月支出最高？比三个月中支出最低的那个月多多少元？${fillIn.zh}`,
      ({ told }) => `按{app.alipay}的收支分析，${told}中哪个月的总支出最高，与其中最低的月份相差多少元？${fillIn.zh}`,
    ],
  },
  setup: ({ os }, { months }, { offsetMin, say }) => {
    for (const [i, { year, month, more, shop }] of months.entries()) {
      const [party, en, zh, category] = shops.find(([id]) => id === shop)!;
      addPastPayment(os, {
        id: `entry_more${i}`,
        at: epochOf({ year, month, day: 11 + i, hour: 15, minute: 20 }, offsetMin),
        from: "account_bank_meridian",
        cents: more,
        title: say(en, zh),
        party,
        category,
      });
    }
  },
  checks: [{ that: "no bill was sorted, noted or left out", unchanged: ({ alipay: state }) => state.marks }],
  allow: () => [],
  answer: {
    fields: ({ months }, say) => ({
      month: choice(
        say("Month with the highest spending", "支出最高的月份"),
        months.map(({ name }) => name),
      ),
      difference: number(
        say("Difference from the lowest month", "与最低月份相差"),
        say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"),
        0.001,
      ),
    }),
    expected: ({ before, params, occasion }) =>
      expectedAnswer(
        params.months.map((one) => ({ ...one, cents: monthlySpending(before, one.key, occasion.offsetMin) })),
      ),
  },

  oracle: async (o, { months }) => {
    await o.open(alipay);
    await o.act(alipay, "main.analysis");
    for (const { key, cents } of months) {
      await o.act(alipay, "analysis.month", { month: key });
      await o.sees(yuan(cents));
    }
    const answer = expectedAnswer(months);
    o.reads(
      months.map(({ cents }) => yuan(cents)),
      answer.month,
      answer.difference,
    );
    await o.answer(answer);
  },
});
const monthlySpending = (
  { alipay: state, os }: { readonly alipay: State; readonly os: OsState },
  month: string,
  offsetMin: number,
): number => totalsOf(state, os, filterBills(state, os, offsetMin, { month })).outCents;
function expectedAnswer(months: readonly { readonly name: string; readonly cents: number }[]) {
  const sorted = months.toSorted((a, b) => b.cents - a.cents);
  return { month: sorted[0]!.name, difference: (sorted[0]!.cents - sorted.at(-1)!.cents) / 100 };
}
