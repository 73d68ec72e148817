import { dayNumber, unitsValueCents } from "#apps/alipay/features/wealth/fund-math.ts";
import alipay from "#apps/alipay/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { defaultStartMs } from "#os/boot.ts";
import { amountText } from "#os/money/read.ts";
import { addDays } from "#state/civil.ts";
import { netAssetValue } from "#world/merchants/finance.ts";
import merchants from "#world/merchants/index.ts";
import { fillIn } from "../kit/phrases.ts";

/** Find the owned fund that gained the most, and the total gain of all funds. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning", "finance"],
  budget: 30,
  revision: 1,

  facts: async (world, r) => {
    const pages = await Promise.all(
      r
        .sample(["bond", "mixed", "index", "stock"] as const, 4)
        .map((kind) => world.read(merchants.queries.market, { kind, page: r.int(0, 1) })),
    );
    const day = dayNumber(defaultStartMs, 480) - 1;
    return pages.map(({ rows }) => {
      const fund = r.pick(rows);
      return { id: fund.id, name: fund.name, nav: netAssetValue(fund, day) };
    });
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _, { say }, funds) => {
    // Some funds gained and some lost, each by a different amount.
    const gains = r.shuffle([r.int(2_100, 9_800), r.int(12_000, 31_000), -r.int(1_200, 8_000), r.int(150, 1_900)]);
    return {
      funds: funds.map(({ id, name, nav }, i) => {
        const units = r.int(300, 2_400) * 10_000;
        const gain = gains[i]!;
        return { id, name: say(name.en, name.zh), units, cost: unitsValueCents(units, nav) - gain, gain };
      }),
    };
  },
  instruction: {
    en: [
      () =>
        `Which of my funds in {app.alipay} has gained the most so far, and how much have all of them gained together, minus the losses? ${fillIn.en}`,
      () =>
        `Look at my fund holdings in {app.alipay}. On {app.answersheet}, fill in which fund has the biggest gain and what all the gains and losses add up to, then submit it.`,
    ],
    zh: [
      () =>
        `我在{app.alipay}里持有的基金中，哪一只的持有收益最高？所有基金的持有收益合计（扣除亏损）是多少元？${fillIn.zh}`,
      () => `我在{app.alipay}持有的基金里，哪只的持有收益最高？所有持有收益加起来（有亏有赚）是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ alipay: state }, { funds }, { now }) => {
    state.hidden = false;
    state.holdings = {};
    for (const [i, { id, units, cost }] of funds.entries())
      state.holdings[id] = { id, units, costCents: cost, since: addDays(now, -30 - i * 17) };
  },
  checks: [{ that: "the funds are as they were", unchanged: ({ alipay: state }) => state.holdings }],
  allow: () => [],
  answer: {
    fields: ({ funds }, say) => ({
      fund: choice(
        say("Fund with the largest gain", "收益最高的基金"),
        funds.map(({ name }) => name),
      ),
      sum: number(
        say("Total gain or loss", "收益合计（扣除亏损）"),
        say("Amount (CNY, two decimals)", "金额（人民币，两位小数）"),
        0.001,
      ),
    }),
    expected: ({ params }) => expectedAnswer(params.funds),
  },

  oracle: async (o, { funds }) => {
    await o.open(alipay);
    await o.act(alipay, "main.assets");
    const told = funds.map(({ gain }) => `${gain >= 0 ? "+" : ""}${amountText(gain)}`);
    await o.sees(...funds.map(({ name }) => name), ...told);
    const answer = expectedAnswer(funds);
    o.reads(told, answer.sum);
    await o.answer(answer);
  },
});
function expectedAnswer(funds: readonly { readonly name: string; readonly gain: number }[]) {
  return {
    fund: funds.toSorted((a, b) => b.gain - a.gain)[0]!.name,
    sum: funds.reduce((sum, { gain }) => sum + gain, 0) / 100,
  };
}
