import { planIds, plans, type PlanId } from "#apps/bilibili/features/shop/catalogue.ts";
import type { Order } from "#apps/bilibili/features/shop/state.ts";
import { merchantAccount } from "#apps/bilibili/features/shop/payment.ts";
import bilibili from "#apps/bilibili/index.ts";
import wechat from "#apps/wechat/index.ts";
import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, minuteMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { allowEntries, newEntries } from "../kit/money.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { accountName, payAtCashier } from "../kit/wechat-services.ts";

/**
 * Prolong the membership through the cashier of another app, from an account that is not the first there. An order for
 * another plan is not paid yet.
 */
export default defineTask({
  apps: [bilibili, wechat],
  split: "high_risk",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "handoff", "finance"],
  budget: 30,
  revision: 1,

  params: (r, { os }, { say }) => {
    const [plan, waiting] = r.sample(planIds, 2);
    const [account, first] = r.sample([balanceAccount, "account_bank_meridian", "account_bank_tidewater"], 2);
    return {
      plan: plan!,
      told: say(...planNames[plan!]),
      waiting: waiting!,
      days: r.int(2, 9),
      ago: r.int(2, 7),
      account: account!,
      source:
        account === "account_bank_tidewater"
          ? `${os.money.cards["card_tidewater"]!.bank} (0926)`
          : accountName(os, account!, say),
      first: first!,
    };
  },
  instruction: {
    en: [
      ({ told, source }) =>
        `My Premium membership on {app.bilibili} runs out soon. Renew it for another ${told} and pay through {app.wechat} from "${source}" (payment password 204816). Leave my other orders as they are.`,
    ],
    zh: [
      ({ told, source }) =>
        `我的{app.bilibili}大会员快到期了。帮我再续费${told}，通过{app.wechat}用“${source}”付款（支付密码 204816），其他订单不要动。`,
    ],
  },
  setup: ({ bilibili: state, wechat: wallet, os }, { waiting, days, ago, first }, { now }) => {
    os.money.cards["card_tidewater"]!.boundTo.push("wechat");
    wallet.pay.method = first;
    state.memberUntil = now + days * dayMs;
    addEntries<Order>(state.orders, {
      id: "order_waiting",
      of: waiting,
      count: 1,
      cents: plans[waiting].cents,
      at: now - ago * minuteMs,
      state: "unpaid",
      entry: null,
      paidAt: null,
    });
  },
  checks: [
    {
      that: "the membership lasts as much longer as the plan says",
      holds: ({ before, after, params: { plan } }) =>
        after.bilibili.memberUntil === before.bilibili.memberUntil! + plans[plan].days * dayMs,
    },
    {
      that: "there is one new order, for this plan, and it is paid",
      holds: ({ before, after, params: { plan } }) => {
        const all = addedEntries(before.bilibili.orders, after.bilibili.orders);
        const [one] = all;
        return (
          all.length === 1 &&
          one!.of === plan &&
          one!.count === 1 &&
          one!.cents === plans[plan].cents &&
          one!.state === "arrived" &&
          one!.entry === newEntries(before, after)[0]?.id
        );
      },
    },
    {
      that: "this account has paid it, once, and no other money moved",
      holds: ({ before, after, params: { plan, account } }) => {
        const [one, ...more] = newEntries(before, after);
        return (
          more.length === 0 &&
          one?.via === "wechat" &&
          one.from === account &&
          one.to === merchantAccount &&
          one.toCents === plans[plan].cents
        );
      },
    },
    {
      that: "the app has told of the new end, and of nothing else",
      holds: ({ before, after }) => {
        const [first, ...rest] = after.bilibili.system;
        return (
          first?.kind === "memberStarted" &&
          first.of === null &&
          first.until === after.bilibili.memberUntil &&
          sameJson(rest, before.bilibili.system)
        );
      },
    },
  ],
  allow: ({ bilibili: state, os }, { plan, account }) => [
    state.memberUntil,
    state.system,
    added(state.orders, 1, { of: plan, count: 1 }),
    allowEntries(os, { via: "wechat", from: account, to: merchantAccount, toCents: plans[plan].cents }),
  ],

  free: [
    {
      why: "The app gives its own message an id and a time",
      paths: ({ bilibili: state }) => [state.system[0]?.id, state.system[0]?.at],
    },
  ],

  oracle: async (o, { plan, account }, { say }) => {
    await o.open(bilibili);
    await o.act(bilibili, "home.goMe");
    await o.act(bilibili, "me.membership");
    await o.sees(say(...planNames[plan]));
    await o.act(bilibili, "membership.choose", { plan });
    await o.act(bilibili, "membership.buy");
    await o.choose(wechat);
    await payAtCashier(o, account, "204816");
    await o.act(wechat, "cashier.finish");
  },
});
const planNames: Readonly<Record<PlanId, readonly [en: string, zh: string]>> = {
  month: ["month", "1个月"],
  quarter: ["3 months", "3个月"],
  year: ["12 months", "12个月"],
};
