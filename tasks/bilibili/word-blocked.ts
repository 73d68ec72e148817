import bilibili from "#apps/bilibili/index.ts";
import { defineTask } from "#judge/define.ts";
import { sameJson } from "#state/json.ts";
import { openMine } from "../kit/bilibili.ts";
import type { Localized } from "../kit/social.ts";

/** Block a word in danmaku. A longer form of the word is blocked already. */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "settings"],
  budget: 30,
  revision: 1,

  params: (r, _phone, { say }) => {
    const [short, long] = r.pick(words);
    return { word: say(...short), longer: say(...long) };
  },
  instruction: {
    en: [
      ({ word }) => `Add "${word}" to the blocked words for danmaku on {app.bilibili}. Keep the words I already block.`,
    ],
    zh: [({ word }) => `把“${word}”加到{app.bilibili}的弹幕屏蔽词里，原来屏蔽的词都留着。`],
  },
  setup: ({ bilibili: state }, { longer }) => {
    state.mutedWords.push(longer);
  },
  checks: [
    {
      that: "the word is blocked, and all other words as before",
      holds: ({ before, after, params }) =>
        sameJson(after.bilibili.mutedWords, [params.word, ...before.bilibili.mutedWords]),
    },
  ],
  allow: ({ bilibili: state }) => [state.mutedWords],

  oracle: async (o, { word }) => {
    await openMine(o, "settings");
    await o.act(bilibili, "settings.openPage", { page: "danmakuPage" });
    await o.act(bilibili, "prefs.mutedWords");
    await o.type("word", word);
    await o.act(bilibili, "mutedWords.add");
  },
});
/** The words, each with a longer text that contains it. */
const words: readonly (readonly [short: Localized, long: Localized])[] = [
  [
    ["ending", "结局"],
    ["ending explained", "结局是"],
  ],
  [
    ["leak", "爆料"],
    ["leaked", "爆料说"],
  ],
  [
    ["subscribe", "互关"],
    ["subscribe to me", "互关吗"],
  ],
  [
    ["boring", "无聊"],
    ["so boring", "好无聊"],
  ],
  [
    ["clickbait", "标题党"],
    ["total clickbait", "又是标题党"],
  ],
  [
    ["killer is", "凶手"],
    ["the killer is", "凶手就是"],
  ],
  [
    ["fake", "摆拍"],
    ["so fake", "摆拍的吧"],
  ],
  [
    ["ad break", "广告"],
    ["another ad break", "又是广告"],
  ],
  [
    ["rematch", "约战"],
    ["rematch now", "约战吗"],
  ],
  [
    ["who asked", "没人问"],
    ["who asked you", "没人问你"],
  ],
  [
    ["second", "第二"],
    ["second here", "我第二"],
  ],
  [
    ["skip to", "空降"],
    ["skip to the end", "空降结尾"],
  ],
  [
    ["dies", "死了"],
    ["he dies", "他死了"],
  ],
  [
    ["overrated", "过誉"],
    ["so overrated", "太过誉了"],
  ],
  [
    ["lol", "哈哈哈"],
    ["lolol", "哈哈哈哈"],
  ],
  [
    ["cringe", "尬"],
    ["cringe again", "太尬了"],
  ],
  [
    ["old news", "火星"],
    ["very old news", "火星了吧"],
  ],
  [
    ["copycat", "抄袭"],
    ["a copycat", "抄袭的"],
  ],
  [
    ["who is here in", "考古"],
    ["who is here in 2026", "2026考古"],
  ],
  [
    ["check-in", "打卡"],
    ["check-in day", "打卡第"],
  ],
  [
    ["trailer", "预告"],
    ["trailer out", "预告出了"],
  ],
  [
    ["dislike", "取关"],
    ["dislike this", "取关了"],
  ],
  [
    ["season two", "第二季"],
    ["season two when", "第二季呢"],
  ],
  [
    ["paid", "恰饭"],
    ["paid promo", "恰饭视频"],
  ],
];
