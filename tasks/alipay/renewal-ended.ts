import alipay from "../../src/apps/alipay/index.ts";
import { yuan } from "../../src/apps/alipay/sums.ts";
import { defineTask } from "../../src/judge/define.ts";
import { dayMs } from "../../src/state/civil.ts";
import { mandate, subscriptions } from "../kit/alipay.ts";
import { put } from "../kit/records.ts";

/** Several shops charge by themselves, each in its own rhythm: end what costs the most over a year, and nothing else. */
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
        cents: Math.round(yearly[i]! / times[rhythms[i]!] / 10) * 10,
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
      put(
        state.mandates,
        mandate(idOf(i), one.party, [one.payee, one.title], one.cents, now + one.days * dayMs, { period: one.period }),
      );
    // It cost even more, and has ended.
    const gone: [string, string] = [say("Skylark Rides", "云雀出行"), say("Rides all week", "一周畅行")];
    put(
      state.mandates,
      mandate("mandate_gone", "merch_skylark_ride", gone, 5_900, now - 40 * dayMs, { period: "week", on: false }),
    );
  },
  checks: [
    {
      that: "what costs the most is ended",
      holds: ({ after, params }) => after.alipay.mandates[idOf(dearest(params.renewals))]!.on === false,
    },
    {
      that: "the others go on",
      keeps: true,
      holds: ({ after, params }) =>
        params.renewals.every((_, i) => i === dearest(params.renewals) || after.alipay.mandates[idOf(i)]?.on === true),
    },
  ],
  allow: ({ alipay: state }, { renewals }) => [state.mandates[idOf(dearest(renewals))]?.on],

  oracle: async (o, { renewals }, { lang }) => {
    await o.open(alipay);
    await o.act(alipay, "main.mandates");
    const told = renewals.map(({ cents, period }) => `${yuan(cents)}/${per[period][lang === "en" ? "en" : "zh"]}`);
    await o.sees(...renewals.map(({ title }) => title), ...told);
    const which = dearest(renewals);
    o.reads(told, renewals[which]!.title);
    await o.act(alipay, "mandates.open", { id: idOf(which) });
    await o.act(alipay, "mandate.cancel");
    await o.confirm();
  },
});
const idOf = (i: number): string => `mandate_of${i}`;
const times = { week: 52, month: 12, year: 1 } as const;
const per = {
  week: { en: "week", zh: "周" },
  month: { en: "month", zh: "月" },
  year: { en: "year", zh: "年" },
} as const;
type Renewal = { readonly cents: number; readonly period: keyof typeof times };
const ofYear = ({ cents, period }: Renewal): number => cents * times[period];
const dearest = (all: readonly Renewal[]): number => all.findIndex((one) => all.every((x) => ofYear(x) <= ofYear(one)));
