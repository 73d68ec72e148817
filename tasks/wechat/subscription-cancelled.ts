import { balanceAccount } from "#apps/wechat/ledger-accounts.ts";
import type { Renew } from "#apps/wechat/features/wallet/state.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { addEntries } from "../kit/records.ts";
import { openWallet, accountName } from "../kit/wechat-services.ts";

const sources = [balanceAccount, "account_bank_meridian", "account_bank_orchard"] as const;
/**
 * Two plans of one service renew automatically. Cancel the plan that is paid from a given account. Only the page of a
 * plan shows its account.
 */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "finance", "extract", "settings"],
  budget: 30,
  revision: 1,

  params: (r, { os }, { say }) => {
    const service = r.pick(services);
    const [from, other] = r.sample(sources, 2);
    const [plan, twin] = r.sample(service.plans, 2);
    return {
      service: say(service.en, service.zh),
      plan: say(...plan!),
      twin: say(...twin!),
      from: from!,
      other: other!,
      source: accountName(os, from!, say),
      cents: r.int(5, 40) * 100,
      last: r.chance(0.5),
      id: `renew_${r.int(1_000, 9_999)}`,
    };
  },
  instruction: {
    en: [
      ({ service, source }) =>
        `Two ${service} plans are set to auto-pay on {app.wechat}. Cancel the one charged to "${source}" and keep the other.`,
      ({ service, source }) =>
        `Stop the auto-payment for the ${service} plan that {app.wechat} charges to "${source}". Keep my other subscriptions going.`,
    ],
    zh: [
      ({ service, source }) =>
        `我在{app.wechat}上有两个“${service}”的自动续费。请关闭从“${source}”扣费的那一个，另一个保留。`,
      ({ service, source }) =>
        `请把{app.wechat}里用“${source}”付款的那个“${service}”自动续费关掉，其他自动续费都照常。`,
    ],
  },
  setup: ({ wechat: state }, p, { now, say }) => {
    const renew = (id: string, title: string, cents: number, from: string, inDays: number): Renew => ({
      id,
      party: id.replace("renew_", ""),
      title,
      cents,
      every: "month",
      from,
      since: now - 190 * dayMs,
      next: now + inDays * dayMs,
      on: true,
      failed: false,
    });
    state.renews = {};
    const meant = renew(p.id, p.plan, p.cents, p.from, p.last ? 19 : 6);
    const twin = renew("renew_twin", p.twin, p.cents + 300, p.other, p.last ? 6 : 19);
    addEntries(
      state.renews,
      renew("renew_parking", say("Bicycle cellar, by the month", "自行车停放 月卡"), 3_000, p.from, 11),
      ...(p.last ? [twin, meant] : [meant, twin]),
      renew("renew_paper", say("Ledger, morning paper", "纪事报 晨报"), 1_800, p.other, 14),
    );
  },
  checks: [
    { that: "that plan is cancelled", holds: ({ after, params }) => after.wechat.renews[params.id]?.on === false },
    { that: "no money moved", unchanged: ({ os }) => os.money.entries },
  ],
  allow: ({ wechat: state }, { id }) => [state.renews[id]?.on],

  oracle: async (o, p) => {
    await openWallet(o);
    await o.act(wechat, "wallet.renews");
    await o.act(wechat, "renews.openRenew", { renew: p.id });
    await o.sees(p.plan, p.source);
    await o.act(wechat, "renew.cancel");
    await o.confirm();
  },
});
type LocalizedPair = readonly [en: string, zh: string];
const services: readonly { readonly en: string; readonly zh: string; readonly plans: readonly LocalizedPair[] }[] = [
  {
    en: "Songboat",
    zh: "歌船音乐",
    plans: [
      ["Songboat, family plan", "歌船音乐 家庭版"],
      ["Songboat, student plan", "歌船音乐 学生版"],
      ["Songboat, lossless", "歌船音乐 无损版"],
    ],
  },
  {
    en: "Northlight Video",
    zh: "北光视频",
    plans: [
      ["Northlight Video, two screens", "北光视频 双屏版"],
      ["Northlight Video, for children", "北光视频 少儿版"],
      ["Northlight Video, sports", "北光视频 体育包"],
    ],
  },
  {
    en: "Cloud Attic",
    zh: "云阁楼",
    plans: [
      ["Cloud Attic, 200 GB", "云阁楼 200GB 空间"],
      ["Cloud Attic, 2 TB", "云阁楼 2TB 空间"],
      ["Cloud Attic, photo vault", "云阁楼 相册保险箱"],
    ],
  },
  {
    en: "Pageturn",
    zh: "翻页听书",
    plans: [
      ["Pageturn, audio books", "翻页听书 有声书"],
      ["Pageturn, magazines", "翻页听书 杂志"],
      ["Pageturn, languages", "翻页听书 外语"],
    ],
  },
];
