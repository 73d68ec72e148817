import bilibili from "#apps/bilibili/index.ts";
import { defineTask } from "#judge/define.ts";
import { openMine } from "../kit/bilibili.ts";

/** Change three values of the look of danmaku, and hide one kind of them. */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "settings"],
  budget: 30,
  revision: 1,

  params: (r, _phone, { say }) => {
    const opacity = r.pick(["100", "50", "25"] as const);
    const [size, sizeNameEn, sizeNameZh] = r.pick(sizes);
    const [pace, paceNameEn, paceNameZh] = r.pick(paces);
    const [kind, kindNameEn, kindNameZh] = r.pick(kinds);
    return {
      opacity,
      size,
      pace,
      kind,
      sizeName: say(sizeNameEn, sizeNameZh),
      paceName: say(paceNameEn, paceNameZh),
      kindName: say(kindNameEn, kindNameZh),
    };
  },
  instruction: {
    en: [
      ({ opacity, sizeName, paceName, kindName }) =>
        `Danmaku are distracting me on {app.bilibili}. In the danmaku settings, set the opacity to ${opacity}%, the text size to ${sizeName} and the speed to ${paceName}, and stop showing ${kindName}. Leave the rest as it is.`,
    ],
    zh: [
      ({ opacity, sizeName, paceName, kindName }) =>
        `{app.bilibili}的弹幕有点干扰我。去弹幕设置里把不透明度调成${opacity}%，字号选“${sizeName}”，速度选“${paceName}”，再把${kindName}关掉，其他的别动。`,
    ],
  },
  checks: [
    {
      that: "the opacity is right",
      holds: ({ after, params }) => after.bilibili.prefs.danmakuOpacity === params.opacity,
    },
    { that: "the text size is right", holds: ({ after, params }) => after.bilibili.prefs.danmakuSize === params.size },
    { that: "the speed is right", holds: ({ after, params }) => after.bilibili.prefs.danmakuPace === params.pace },
    { that: "the kind is hidden", holds: ({ after, params }) => !after.bilibili.prefs[params.kind] },
  ],
  allow: ({ bilibili: { prefs } }, { kind }) => [
    prefs.danmakuOpacity,
    prefs.danmakuSize,
    prefs.danmakuPace,
    prefs[kind],
  ],

  oracle: async (o, { opacity, size, pace, kind }) => {
    await openMine(o, "settings");
    await o.act(bilibili, "settings.openPage", { page: "danmakuPage" });
    await o.act(bilibili, "prefs.openChoice", { name: "danmakuOpacity" });
    await o.act(bilibili, "prefChoice.put", { danmakuOpacity: opacity });
    await o.back();
    await o.act(bilibili, "prefs.openChoice", { name: "danmakuSize" });
    await o.act(bilibili, "prefChoice.put", { danmakuSize: size });
    await o.back();
    await o.act(bilibili, "prefs.openChoice", { name: "danmakuPace" });
    await o.act(bilibili, "prefChoice.put", { danmakuPace: pace });
    await o.back();
    await o.act(bilibili, "prefs.put", { [kind]: false });
  },
});
const sizes = [
  ["small", "small", "小"],
  ["large", "large", "大"],
] as const;
const paces = [
  ["slow", "slow", "慢"],
  ["fast", "fast", "快"],
] as const;
const kinds = [
  ["showTop", "danmaku at the top", "顶部弹幕"],
  ["showBottom", "danmaku at the bottom", "底部弹幕"],
  ["showColoured", "colored danmaku", "彩色弹幕"],
] as const;
