import settings from "#apps/settings/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { openSettingsPage } from "../kit/wechat-services.ts";

/**
 * Turn one kind of notification off, both in the phone's settings and in the app's own settings. Turn another kind on
 * in the app's settings.
 */
export default defineTask({
  apps: [settings, wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["settings", "nav"],
  budget: 45,
  revision: 1,

  params: (r, _, { say }) => {
    const [off, on] = r.sample(kinds, 2);
    const importance = r.pick(["none", "low"] as const);
    return {
      channel: off!.channel,
      pref: off!.pref,
      name: say(...off!.name),
      back: on!.pref,
      backName: say(...on!.name),
      importance,
      importanceName: importance === "none" ? say("Off", "关闭") : say("Silent", "静音"),
    };
  },
  instruction: {
    en: [
      (p) =>
        `In {app.settings}, set {app.wechat}'s notification category "${p.name}" to "${p.importanceName}". Then in {app.wechat} itself, turn notifications for "${p.name}" off and for "${p.backName}" back on.`,
      (p) =>
        `I'm getting too many "${p.name}" notifications from {app.wechat}. Set that category to "${p.importanceName}" in {app.settings} and switch it off in {app.wechat}'s own notification settings too. While you're there, turn "${p.backName}" on; it's off by mistake.`,
    ],
    zh: [
      (p) =>
        `请在手机的{app.settings}里把{app.wechat}的通知类别“${p.name}”设为“${p.importanceName}”，再到{app.wechat}自己的新消息通知设置里关闭“${p.name}”，并把“${p.backName}”重新打开。`,
      (p) =>
        `{app.wechat}的“${p.name}”通知太多了：请在{app.settings}里把该应用的这一通知类别改成“${p.importanceName}”，同时在{app.wechat}内的通知设置里也关掉它；那里的“${p.backName}”被误关了，请打开。`,
    ],
  },
  setup: ({ wechat: state }, { pref, back }) => {
    state.prefs[pref] = true;
    state.prefs[back] = false;
  },
  checks: [
    {
      that: "the phone treats this category as it was told to",
      holds: ({ after, params }) => after.os.channels[`wechat/${params.channel}`] === params.importance,
    },
    { that: "the app tells nothing more of it", holds: ({ after, params }) => !after.wechat.prefs[params.pref] },
    { that: "the app tells of the other again", holds: ({ after, params }) => after.wechat.prefs[params.back] },
  ],
  allow: ({ os, wechat: state }, p) => [os.channels[`wechat/${p.channel}`], state.prefs[p.pref], state.prefs[p.back]],

  oracle: async (o, p) => {
    await o.open(settings);
    await o.act(settings, "home.page", { id: "notifications" });
    await o.act(settings, "page.appNotifications");
    await o.act(settings, "appNotifications.channels", { id: "wechat" });
    await o.act(settings, "appChannels.channel", { channel: p.channel });
    await o.act(settings, "channel.set", { importance: p.importance });
    await openSettingsPage(o, "notifications");
    await o.act(wechat, "prefs.put", { [p.pref]: false });
    await o.act(wechat, "prefs.put", { [p.back]: true });
  },
});
/** The kinds of notifications that have the same name in the phone's settings and in the app. */
const kinds: readonly {
  readonly channel: string;
  readonly pref: "notifyMoments" | "notifyPay" | "notifyPrograms" | "notifySteps";
  readonly name: readonly [en: string, zh: string];
}[] = [
  { channel: "moments", pref: "notifyMoments", name: ["Moments", "朋友圈"] },
  { channel: "pay", pref: "notifyPay", name: ["Payments", "支付"] },
  { channel: "programs", pref: "notifyPrograms", name: ["Mini programs", "小程序"] },
  { channel: "steps", pref: "notifySteps", name: ["Daily steps", "每日步数"] },
];
