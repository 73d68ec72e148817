import { monthMs, planCents, planTitle, priceText } from "#apps/spotify/features/premium/plans.ts";
import type { Plan } from "#apps/spotify/features/premium/state.ts";
import { dayText } from "#apps/spotify/format.ts";
import spotify from "#apps/spotify/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { lastFour } from "#os/money/read.ts";
import { dayKey, dayMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import type { Localized } from "../kit/social.ts";
import { openDrawer, wordOf } from "../kit/spotify.ts";

/**
 * Change Premium to the smaller plan that suffices from the next month on, charge another card, and report the saving
 * and the day of the first payment.
 */
export default defineTask({
  apps: [spotify],
  split: "high_risk",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "edit", "finance", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, { os }, { now, offsetMin, say }) => {
    const [plan, ...need] = r.pick(needs);
    const from = r.pick(largerPlans[plan]);
    const [meant, present, other] = r.sample(["card_meridian", "card_tidewater", "card_orchard", "card_lumen"], 3);
    const card = os.money.cards[meant!]!;
    const until = now + r.int(4, 26) * dayMs;
    return {
      from,
      plan,
      need: say(...need),
      cards: [meant!, present!, other!],
      card: meant!,
      present: present!,
      bank: card.bank,
      digits: lastFour(card),
      until,
      day: dayKey(until, offsetMin),
    };
  },
  instruction: {
    en: [
      ({ need, bank, digits }) =>
        `${need} From the next payment on, I want my {app.spotify} Premium to be the plan that fits and costs the least, charged to my ${bank} card ending in ${digits}. Don't cancel it. How many dollars do I save a month, and on which day does it renew? ${fillIn.en}`,
      ({ need, bank, digits }) =>
        `${need} Change my {app.spotify} Premium, without cancelling it, to the cheapest plan that is enough, starting with the next payment, and have my ${bank} card ending in ${digits} charged from now on. I'd also like to know how many dollars less that is each month, and the day of the renewal. ${fillIn.en}`,
    ],
    zh: [
      ({ need, bank, digits }) =>
        `${need}从下次扣款起，把我的{app.spotify} Premium 换成够用又最便宜的方案，改用尾号 ${digits} 的${bank}卡扣款，不要取消订阅。这样每月省多少美元？哪天续订？${fillIn.zh}`,
      ({ need, bank, digits }) =>
        `${need}请把{app.spotify}的 Premium 改成够用的最便宜方案，下次扣款时生效，以后都从尾号 ${digits} 的${bank}卡扣，订阅不要停。再告诉我每个月少付多少美元、续订日是哪天。${fillIn.zh}`,
    ],
  },
  setup: ({ spotify: state, os }, { from, cards, present, until }) => {
    for (const card of cards) {
      const { boundTo } = os.money.cards[card]!;
      if (!boundTo.includes("spotify")) boundTo.push("spotify");
    }
    state.subscription = { plan: from, until, renews: true, payWith: present, next: null, reminded: false };
    // The last payments were for the present plan. The ledger has the same sums.
    for (const [n, receipt] of state.receipts.entries()) {
      receipt.plan = from;
      receipt.cents = planCents[from];
      receipt.at = until - (n + 1) * monthMs;
      const entry = os.money.entries[receipt.entry];
      if (!entry) continue;
      entry.at = receipt.at;
      entry.title = planTitle(from);
    }
  },
  checks: [
    {
      that: "the plan changes with the next payment, to the one that fits",
      holds: ({ after, params }) =>
        after.spotify.subscription?.plan === params.from && after.spotify.subscription.next === params.plan,
    },
    {
      that: "that card is charged from now on",
      holds: ({ after, params }) => after.spotify.subscription?.payWith === params.card,
    },
    {
      that: "Premium still renews, on the same day",
      keeps: true,
      holds: ({ after, params }) =>
        after.spotify.subscription?.renews === true && after.spotify.subscription.until === params.until,
    },
  ],
  allow: ({ spotify: state }) => [state.subscription?.next, state.subscription?.payWith],
  answer: {
    fields: (_, say) => ({
      saved: number(
        say("Saved per month", "每月省下"),
        say("Amount (USD, two decimals)", "金额（美元，两位小数）"),
        0.001,
      ),
      day: text(say("Day of the renewal", "续订日"), say("Date (YYYY-MM-DD)", "日期（YYYY-MM-DD）"), "date"),
    }),
    expected: ({ params: { from, plan, day } }) => ({ saved: (planCents[from] - planCents[plan]) / 100, day }),
  },

  oracle: async (o, { from, plan, card, bank, digits, until, day }, { lang, now }) => {
    const { os } = await o.state();
    await openDrawer(o, "Plan");
    await o.sees(priceText(planCents[from]), dayText(until, os, now));
    await o.act(spotify, "plan.chooseChange");
    await o.sees(wordOf(lang, `plan_${plan}`), priceText(planCents[plan]));
    await o.act(spotify, "plan.change", { plan });
    await o.act(spotify, "plan.chooseCard");
    await o.sees(`${bank} ••${digits}`);
    await o.act(spotify, "plan.setCard", { card });
    const saved = (planCents[from] - planCents[plan]) / 100;
    o.reads([priceText(planCents[from]), priceText(planCents[plan])], saved);
    o.reads([dayText(until, os, now)], day);
    await o.answer({ saved, day });
  },
});
/** The plans that cost more than this one. */
const largerPlans = {
  individual: ["duo", "family"],
  duo: ["family"],
  student: ["individual", "duo", "family"],
} as const satisfies Partial<Record<Plan, readonly Plan[]>>;
const needs: readonly (readonly [plan: keyof typeof largerPlans, ...need: Localized])[] = [
  [
    "duo",
    "My brother has moved out, so only my partner and I need an account now.",
    "弟弟搬走了，现在只有我和对象要用账号。",
  ],
  [
    "duo",
    "My flatmates are gone, and only my sister still shares Premium with me.",
    "室友都搬走了，只剩妹妹还和我一起用 Premium。",
  ],
  [
    "individual",
    "Nobody shares Premium with me any more. It's only for me, and I'm not a student.",
    "现在没人和我合用 Premium 了，只有我自己用，而且我不是学生。",
  ],
  [
    "individual",
    "I've been working for years, and I'm the only one at home who still listens.",
    "我早就工作了，现在家里只有我一个人还在听。",
  ],
  [
    "student",
    "I've just enrolled at university, and the account is for me alone.",
    "我刚考上大学，是在校生，账号只有我自己用。",
  ],
];
