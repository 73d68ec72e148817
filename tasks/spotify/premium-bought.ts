import { merchantAccount, monthMs, planCents } from "#apps/spotify/features/premium/plans.ts";
import type { Plan } from "#apps/spotify/features/premium/state.ts";
import spotify from "#apps/spotify/index.ts";
import { defineTask } from "#judge/define.ts";
import { lastFour } from "#os/money/read.ts";
import { dayMs } from "#state/civil.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import { openDrawer, wordOf } from "../kit/spotify.ts";
import type { Localized } from "../kit/social.ts";

/** Buy the plan that suffices for so many people, with one of two cards. A mistake costs money every month. */
export default defineTask({
  apps: [spotify],
  split: "test",
  highRisk: true,
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create", "finance"],
  budget: 30,
  revision: 1,

  params: (r, { os }, { say }) => {
    const [plan, ...need] = r.pick(needs);
    const cards = ["card_meridian", ...r.sample(["card_tidewater", "card_orchard", "card_lumen"], 2)];
    const card = os.money.cards[r.pick(cards)]!;
    return {
      plan,
      need: say(...need),
      cards,
      card: card.id,
      account: card.account,
      bank: card.bank,
      digits: lastFour(card),
      ended: r.int(2, 60),
    };
  },
  instruction: {
    en: [
      ({ need, bank, digits }) =>
        `My {app.spotify} Premium has run out. ${need} Get the plan that fits and costs the least, paid by my ${bank} card ending in ${digits} so that it renews automatically.`,
    ],
    zh: [
      ({ need, bank, digits }) =>
        `我的{app.spotify} Premium 到期了。${need}帮我开通够用又最便宜的方案，用尾号 ${digits} 的${bank}卡付款，要能自动续订。`,
    ],
  },
  setup: ({ spotify: state, os }, { cards, ended }, { now }) => {
    state.subscription = null;
    // The free plan keeps no downloads of music.
    state.kept = {};
    state.downloads = {};
    for (const [n, receipt] of state.receipts.entries()) receipt.at = now - ended * dayMs - (n + 1) * monthMs;
    for (const card of cards) {
      const { boundTo } = os.money.cards[card]!;
      if (!boundTo.includes("spotify")) boundTo.push("spotify");
    }
  },
  checks: [
    {
      that: "Premium has begun, with this plan, and the card pays for the next month",
      holds: ({ after, params, occasion, until }) => {
        const own = after.spotify.subscription;
        return (
          own?.plan === params.plan &&
          own.renews &&
          own.payWith === params.card &&
          own.next === null &&
          !own.reminded &&
          own.until >= occasion.now + monthMs &&
          own.until <= until + monthMs
        );
      },
    },
    {
      that: "the card has paid the plan's price once",
      holds: ({ before, after, params }) => {
        const all = newEntries(before, after);
        return (
          all.length === 1 &&
          all[0]!.from === params.account &&
          all[0]!.to === merchantAccount &&
          all[0]!.toCents === planCents[params.plan]
        );
      },
    },
    {
      that: "there is one more receipt, of this payment",
      holds: ({ before, after, params }) => {
        const [first, ...rest] = after.spotify.receipts;
        return (
          first?.entry === newEntries(before, after)[0]?.id &&
          first?.plan === params.plan &&
          first.cents === planCents[params.plan] &&
          JSON.stringify(rest) === JSON.stringify(before.spotify.receipts)
        );
      },
    },
  ],
  allow: ({ spotify: state, os }, { plan, account }) => [
    state.subscription,
    state.receipts,
    allowEntries(os, { from: account, to: merchantAccount, toCents: planCents[plan] }),
  ],
  free: [
    {
      why: "It follows from the moment of the payment",
      paths: ({ spotify: state }) => [state.subscription?.until, state.receipts[0]?.at],
    },
  ],

  oracle: async (o, { plan, card, bank, digits }, { lang }) => {
    await openDrawer(o, "Plan");
    await o.act(spotify, "plan.seePlans");
    for (const one of ["individual", "duo", "family", "student"] as const)
      await o.sees(wordOf(lang, `plan_${one}_who`), `$${(planCents[one] / 100).toFixed(2)}`);
    await o.act(spotify, "premium.choose", { plan });
    await o.act(spotify, "checkout.choosePay");
    await o.sees(`${bank} ••${digits}`);
    await o.act(spotify, "checkout.setPay", { payWith: card });
    await o.act(spotify, "checkout.pay");
  },
});
const needs: readonly (readonly [plan: Plan, ...need: Localized])[] = [
  ["duo", "This time my partner and I both need an account of our own.", "这次我和对象各要一个账号。"],
  ["duo", "My sister wants in as well, so it has to be for the two of us.", "我妹妹也想用，所以要够两个人的。"],
  ["family", "It's for the four of us at home now, each with an account.", "现在家里四口人，每人都要一个账号。"],
  ["family", "This time it should cover me, my parents and my two brothers.", "这次要够我、爸妈和两个弟弟用。"],
  ["family", "My two flatmates and I are going to share it, with an account each.", "我和两个室友合用，每人一个账号。"],
  [
    "individual",
    "I'm the only one who uses it, and I've been out of university for years.",
    "只有我自己用，我早就不是学生了。",
  ],
  [
    "student",
    "I'm the only one who uses it, and I've just enrolled at university.",
    "只有我自己用，我刚考上大学，是在校生。",
  ],
];
