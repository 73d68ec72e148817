import alipay from "#apps/alipay/index.ts";
import { yuan } from "#apps/alipay/sums.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { paymentAgreement, subscriptions } from "../kit/alipay.ts";
import { addEntries } from "../kit/records.ts";

/** Several subscriptions charge at different intervals. Cancel only the subscription that costs the most per year. */
export default defineTask({
  apps: [alipay],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning", "delete"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const base = r.int(220, 340) * 100;
    const yearly = r.shuffle([
      base,
      base + r.int(40, 90) * 100,
      base + r.int(140, 260) * 100,
      base - r.int(30, 90) * 100,
    ]);
    const rhythms = r.shuffle(["week", "month", "month", "year"] as const);
    return {
      renewals: r.sample(subscriptions, 4).map((one, i) => ({
        party: one.party,
        payee: say(one.payee.en, one.payee.zh),
        title: say(one.title.en, one.title.zh),
        period: rhythms[i]!,
        cents: Math.round(yearly[i]! / chargesPerYear[rhythms[i]!] / 10) * 10,
        days: r.int(2, 6) + i * 4,
      })),
    };
  },
  instruction: {
    en: [
      () =>
        `Which of my active auto-payments in {app.alipay} costs me the most per year (52 weeks, 12 months)? Cancel that one and leave the others.`,
      () =>
        `Work out which active auto-payment in {app.alipay} adds up to the most over a year, counting 52 weeks or 12 months, and cancel just that one.`,
    ],
    zh: [
      () =>
        `{app.alipay}里正在生效的自动扣款中，哪一项一年（按 52 周、12 个月计算）扣得最多？请把那一项解除，其他的保持不变。`,
      () => `请算出{app.alipay}里各项生效中的自动扣款一年（52 周或 12 个月）各扣多少，只解除全年金额最高的那一项。`,
    ],
  },
  setup: ({ alipay: state }, { renewals }, { now, say }) => {
    state.mandates = {};
    for (const [i, one] of renewals.entries())
      addEntries(
        state.mandates,
        paymentAgreement(mandateId(i), one.party, [one.payee, one.title], one.cents, now + one.days * dayMs, {
          period: one.period,
        }),
      );
    // A subscription that was even more expensive, but has ended.
    const gone: [string, string] = [say("Skylark Rides", "云雀出行"), say("Rides all week", "一周畅行")];
    addEntries(
      state.mandates,
      paymentAgreement("mandate_gone", "merch_skylark_ride", gone, 5_900, now - 40 * dayMs, {
        period: "week",
        on: false,
      }),
    );
  },
  checks: [
    {
      that: "what costs the most is ended",
      holds: ({ after, params }) => after.alipay.mandates[mandateId(mostExpensiveIndex(params.renewals))]!.on === false,
    },
    {
      that: "the others go on",
      keeps: true,
      holds: ({ after, params }) =>
        params.renewals.every(
          (_, i) => i === mostExpensiveIndex(params.renewals) || after.alipay.mandates[mandateId(i)]?.on === true,
        ),
    },
  ],
  allow: ({ alipay: state }, { renewals }) => [state.mandates[mandateId(mostExpensiveIndex(renewals))]?.on],

  oracle: async (o, { renewals }, { lang }) => {
    await o.open(alipay);
    await o.act(alipay, "main.mandates");
    const told = renewals.map(
      ({ cents, period }) => `${yuan(cents)}/${periodTexts[period][lang === "en" ? "en" : "zh"]}`,
    );
    await o.sees(...renewals.map(({ title }) => title), ...told);
    const which = mostExpensiveIndex(renewals);
    o.reads(told, renewals[which]!.title);
    await o.act(alipay, "mandates.open", { id: mandateId(which) });
    await o.act(alipay, "mandate.cancel");
    await o.confirm();
  },
});
const mandateId = (i: number): string => `mandate_of${i}`;
const chargesPerYear = { week: 52, month: 12, year: 1 } as const;
const periodTexts = {
  week: { en: "week", zh: "周" },
  month: { en: "month", zh: "月" },
  year: { en: "year", zh: "年" },
} as const;
type Renewal = { readonly cents: number; readonly period: keyof typeof chargesPerYear };
const yearlyCents = ({ cents, period }: Renewal): number => cents * chargesPerYear[period];
const mostExpensiveIndex = (all: readonly Renewal[]): number =>
  all.findIndex((one) => all.every((x) => yearlyCents(x) <= yearlyCents(one)));
