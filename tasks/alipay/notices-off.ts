import alipay from "#apps/alipay/index.ts";
import type { noticeKinds } from "#apps/alipay/features/settings/prefs.ts";
import { defineTask } from "#judge/define.ts";
import { joinList } from "../kit/phrases.ts";

/** Turn some kinds of notifications off. */
export default defineTask({
  apps: [alipay],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["settings"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const off = r.sample(kinds, 3);
    return {
      off: off.map(({ kind }) => kind),
      told: joinList(
        off.map(({ en, zh }) => say(`"${en}"`, `“${zh}”`)),
        say(" and ", "和"),
        say(", ", "、"),
      ),
    };
  },
  instruction: {
    en: [({ told }) => `Turn off {app.alipay}'s notifications ${told} in its settings. Leave the other kinds on.`],
    zh: [({ told }) => `请在{app.alipay}的设置里关闭${told}这几类通知，其他通知保持不变。`],
  },
  setup: ({ alipay: state }) => {
    for (const { kind } of kinds) state.prefs[kind] = true;
  },
  checks: [
    {
      that: "these are off",
      holds: ({ after, params }) => params.off.every((kind) => !after.alipay.prefs[kind]),
    },
    {
      that: "the others are as they were",
      keeps: true,
      holds: ({ before, after, params }) =>
        kinds.every(({ kind }) => params.off.includes(kind) || after.alipay.prefs[kind] === before.alipay.prefs[kind]),
    },
  ],
  allow: ({ alipay: { prefs } }, { off }) => off.map((kind) => prefs[kind]),

  oracle: async (o, { off }) => {
    await o.open(alipay);
    await o.set(alipay, "main", { tab: "me" });
    await o.act(alipay, "main.settings");
    await o.act(alipay, "settings.notifications");
    for (const kind of off) await o.act(alipay, "notifications.configure", { [kind]: false });
  },
});
const kinds: readonly { readonly kind: (typeof noticeKinds)[number]; readonly en: string; readonly zh: string }[] = [
  { kind: "noticePayments", en: "Payments", zh: "付款通知" },
  { kind: "noticeTransfers", en: "Transfers and red packets", zh: "转账与红包" },
  { kind: "noticeRefunds", en: "Refunds", zh: "退款通知" },
  { kind: "noticeEarnings", en: "Earnings", zh: "收益通知" },
  { kind: "noticeBills", en: "Utilities", zh: "生活缴费" },
  { kind: "noticeMandates", en: "Auto-payments", zh: "自动扣款" },
  { kind: "noticeChats", en: "Chats", zh: "聊天消息" },
  { kind: "noticeOffers", en: "Expiring coupons", zh: "优惠到期" },
];
