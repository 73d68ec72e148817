import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { openSettingsPage } from "../kit/wechat-services.ts";

/** Set the app to light or dark mode, and turn one kind of notification off. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["settings"],
  budget: 30,
  revision: 1,

  params: (r) => {
    const [looks, before] = r.sample(["light", "dark", "system"] as const, 2);
    const kinds = [
      "notifyChats",
      "notifyFriends",
      "notifyMoments",
      "notifyPay",
      "notifyPrograms",
      "notifySteps",
    ] as const;
    return { looks: looks!, before: before!, off: r.pick(kinds) };
  },
  instruction: {
    en: [
      ({ looks, off }) =>
        `In {app.wechat}'s settings, set dark mode to "${modes[looks].en}" and turn off notifications for "${notices[off].en}".`,
    ],
    zh: [
      ({ looks, off }) =>
        `请在{app.wechat}的设置里把深色模式设为“${modes[looks].zh}”，并在新消息通知里关闭“${notices[off].zh}”。`,
    ],
  },
  setup: ({ wechat: state }, { before, off }) => {
    state.prefs.theme = before;
    state.prefs[off] = true;
  },
  checks: [
    { that: "it looks so", holds: ({ after, params }) => after.wechat.prefs.theme === params.looks },
    { that: "such news are not told any more", holds: ({ after, params }) => !after.wechat.prefs[params.off] },
  ],
  allow: ({ wechat: state }, { off }) => [state.prefs.theme, state.prefs[off]],

  oracle: async (o, { looks, off }) => {
    await openSettingsPage(o, "general");
    await o.act(wechat, "prefs.openChoice", { name: "theme" });
    await o.act(wechat, "prefChoice.pickTheme", { theme: looks });
    await o.back();
    await o.back();
    await o.act(wechat, "settings.openPage", { page: "notifications" });
    await o.act(wechat, "prefs.put", { [off]: false });
  },
});
const modes = {
  light: { en: "Light", zh: "普通模式" },
  dark: { en: "Dark", zh: "深色模式" },
  system: { en: "Follow System", zh: "跟随系统" },
} as const;
const notices = {
  notifyChats: { en: "New messages", zh: "聊天消息" },
  notifyFriends: { en: "Friend requests and greetings", zh: "好友申请和招呼" },
  notifyMoments: { en: "Moments", zh: "朋友圈" },
  notifyPay: { en: "Payments", zh: "支付" },
  notifyPrograms: { en: "Mini programs", zh: "小程序" },
  notifySteps: { en: "Daily steps", zh: "每日步数" },
} as const;
