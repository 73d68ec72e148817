import x from "#apps/x/index.ts";
import { defineTask } from "#judge/define.ts";
import { sameJson } from "#state/json.ts";
import { openDrawer } from "../kit/x.ts";
import type { Localized } from "../kit/social.ts";

/** Mute a word. A longer phrase with the same word is muted already. */
export default defineTask({
  apps: [x],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "settings"],
  budget: 15,
  revision: 1,

  params: (r, _, { say }) => {
    const { word, near } = r.pick(words);
    return { word: say(...word), near: say(...near) };
  },
  instruction: {
    en: [({ word }) => `Mute the word "${word}" on {app.x}. I'm tired of seeing it in my timeline.`],
    zh: [({ word }) => `在{app.x}上把“${word}”设为隐藏字词，时间线里老是看到，烦了。`],
  },
  setup: ({ x: state }, { near }) => {
    state.words = [near, ...state.words];
  },
  checks: [
    {
      that: "the word is muted, and the other muted words are as before",
      holds: ({ before, after, params }) => sameJson(after.x.words, [params.word, ...before.x.words]),
    },
  ],
  allow: ({ x: state }) => [state.words],

  oracle: async (o, { word }) => {
    await openDrawer(o);
    await o.act(x, "home.openSettings");
    await o.act(x, "settings.mutedWords");
    await o.type("word", word);
    await o.act(x, "mutedWords.add");
  },
});
const words: readonly { readonly word: Localized; readonly near: Localized }[] = [
  { word: ["spoilers", "剧透"], near: ["season spoilers", "大结局剧透"] },
  { word: ["diet", "减肥"], near: ["keto diet", "减肥餐"] },
  { word: ["marathon", "马拉松"], near: ["marathon lottery", "马拉松中签"] },
  { word: ["derby", "德比"], near: ["derby tickets", "德比球票"] },
  { word: ["election", "选举"], near: ["election polls", "选举民调"] },
  { word: ["layoffs", "裁员"], near: ["tech layoffs", "大厂裁员"] },
  { word: ["horoscope", "星座"], near: ["daily horoscope", "星座运势"] },
  { word: ["wedding", "婚礼"], near: ["wedding season", "婚礼跟拍"] },
  { word: ["exam", "考试"], near: ["exam results", "考试成绩"] },
  { word: ["spiders", "蜘蛛"], near: ["giant spiders", "蜘蛛标本"] },
  { word: ["crypto", "炒币"], near: ["crypto tips", "炒币群"] },
  { word: ["transfer", "转会"], near: ["transfer rumours", "转会传闻"] },
  { word: ["pollen", "花粉"], near: ["pollen count", "花粉浓度"] },
  { word: ["flu", "流感"], near: ["flu season", "流感疫苗"] },
  { word: ["barbecue", "烧烤"], near: ["barbecue recipes", "烧烤配方"] },
  { word: ["snow", "下雪"], near: ["snow forecast", "下雪预报"] },
  { word: ["finale", "大结局"], near: ["finale theories", "大结局猜想"] },
  { word: ["sales", "促销"], near: ["spring sales", "春季促销"] },
  { word: ["dentist", "牙医"], near: ["dentist stories", "牙医段子"] },
  { word: ["traffic", "堵车"], near: ["traffic news", "堵车路况"] },
  { word: ["fireworks", "烟花"], near: ["fireworks display", "烟花秀"] },
  { word: ["gossip", "八卦"], near: ["celebrity gossip", "明星八卦"] },
  { word: ["pregnancy", "怀孕"], near: ["pregnancy tips", "怀孕日记"] },
  { word: ["mortgage", "房贷"], near: ["mortgage rates", "房贷利率"] },
];
