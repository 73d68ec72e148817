import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { openSettingsPage } from "../kit/wechat-services.ts";

/** Hide two rows of the Discover page and show another row again. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["settings", "nav"],
  budget: 30,
  revision: 1,

  params: (r, _, { say }) => {
    const [one, two, back] = r.sample(rows, 3);
    return {
      hide: [one!.pref, two!.pref],
      names: [one!, two!].map(({ name }) => say(...name)),
      back: back!.pref,
      backName: say(...back!.name),
    };
  },
  instruction: {
    en: [
      ({ names, backName }) =>
        `Take "${names[0]}" and "${names[1]}" off {app.wechat}'s Discover page and put "${backName}" back on it. Keep the plug-ins themselves enabled.`,
    ],
    zh: [
      ({ names, backName }) =>
        `请在{app.wechat}的发现页里隐藏“${names[0]}”和“${names[1]}”，并重新显示“${backName}”，插件不要停用。`,
    ],
  },
  setup: ({ wechat: state }, { back }) => {
    state.prefs[back] = false;
  },
  checks: [
    {
      that: "the two rows are off the page",
      holds: ({ after, params }) => params.hide.every((pref) => !after.wechat.prefs[pref]),
    },
    { that: "the other row is back", holds: ({ after, params }) => after.wechat.prefs[params.back] },
  ],
  allow: ({ wechat: state }, { hide, back }) => [...hide, back].map((pref) => state.prefs[pref]),

  oracle: async (o, { hide, back }) => {
    await openSettingsPage(o, "general");
    await o.act(wechat, "prefs.openPage", { page: "discoverRows" });
    for (const pref of hide) await o.act(wechat, "prefs.put", { [pref]: false });
    await o.act(wechat, "prefs.put", { [back]: true });
  },
});
const rows: readonly {
  readonly pref: "showMoments" | "showScan" | "showSearch" | "showNearby" | "showPrograms";
  readonly name: readonly [en: string, zh: string];
}[] = [
  { pref: "showMoments", name: ["Moments", "朋友圈"] },
  { pref: "showScan", name: ["Scan", "扫一扫"] },
  { pref: "showSearch", name: ["Search", "搜一搜"] },
  { pref: "showNearby", name: ["People Nearby", "附近的人"] },
  { pref: "showPrograms", name: ["Mini Programs", "小程序"] },
];
