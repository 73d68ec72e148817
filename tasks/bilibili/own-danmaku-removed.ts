import { lengthText } from "#apps/bilibili/format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import { drawVideos, openMine, videoFacts } from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Delete all danmaku that the owner sent on one video, and tell how many there were and when the earliest was shown. The
 * owner sent the same words on another video too.
 */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "delete", "extract", "reasoning"],
  budget: 45,
  highRisk: true,
  revision: 1,

  facts: async (world, r, lang) => {
    const found = await drawVideos(world, r, lang, 2, { least: 300, most: 1500 }, ({ parts }) => parts.length === 0);
    return { video: videoFacts(found[0]!), other: videoFacts(found[1]!) };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { video, other }) => {
    const count = r.int(3, 5);
    const words = r.sample(texts, count + 1).map(([en, zh]) => say(en, zh));
    const moments = r.sample(
      Array.from({ length: 40 }, (_, n) => 11 + n * 7),
      count,
    );
    const lines = moments.map((seconds, n) => ({
      id: `danmaku_own${n + 1}`,
      seconds,
      at: lengthText(seconds),
      words: words[n]!,
      hours: 6 + n * r.int(9, 30),
    }));
    return { video, other, lines, extra: words[count]!, earliest: lengthText(Math.min(...moments)) };
  },
  instruction: {
    en: [
      ({ video }) =>
        `I was in a bad mood and regret my danmaku on the {app.bilibili} video "${video.title}". Delete all of them, but keep the ones I sent on other videos. How many were there, and how far into the video was the one that comes up first? ${fillIn.en}`,
      ({ video }) =>
        `Please remove every danmaku I've sent on the video "${video.title}" on {app.bilibili}; those on other videos should stay. Then note how many you deleted, and at which moment of the video the first of them comes up. ${fillIn.en}`,
    ],
    zh: [
      ({ video }) =>
        `我在{app.bilibili}的视频“${video.title}”里发的弹幕都不想要了，全部删掉，别的视频里的弹幕留着。一共删了几条？在视频里位置最靠前的那条是在几分几秒？${fillIn.zh}`,
      ({ video }) =>
        `帮我把{app.bilibili}上视频“${video.title}”里我发过的弹幕一条不剩地删掉，其他视频的不要动。再告诉我删了几条、在视频里出现得最早的那条是几分几秒。${fillIn.zh}`,
    ],
  },
  setup: ({ bilibili: state }, { video, other, lines, extra }, { now }) => {
    const look = { colour: "#ffffff", place: "roll", size: "normal" } as const;
    for (const { id, seconds, words, hours } of lines)
      state.danmaku[id] = {
        ...look,
        id,
        item: `${video.id}_p1`,
        atMs: seconds * 1000,
        text: words,
        at: now - hours * hourMs,
      };
    // The first is older than all on the video; the second has the words of one of them.
    for (const [n, words] of [extra, lines[0]!.words].entries()) {
      const id = `danmaku_other${n + 1}`;
      const at = n === 0 ? now - 9 * dayMs : now - 11 * hourMs;
      state.danmaku[id] = { ...look, id, item: `${other.id}_p1`, atMs: (4 + n * 90) * 1000, text: words, at };
    }
  },
  checks: [
    {
      that: "the owner's danmaku on the video are gone",
      holds: ({ after, params }) => params.lines.every(({ id }) => after.bilibili.danmaku[id] === undefined),
    },
  ],
  allow: ({ bilibili: state }, { lines }) => lines.map(({ id }) => state.danmaku[id]),
  answer: {
    fields: (_p, say) => ({
      count: number(say("Danmaku deleted", "删除的弹幕数"), say("A whole number", "整数")),
      earliest: text(
        say("Earliest moment in the video", "视频里最早的时间点"),
        say("Minutes and seconds, such as 04:20", "分和秒，例如 04:20"),
        "duration",
      ),
    }),
    expected: ({ params: { lines, earliest } }) => ({ count: lines.length, earliest }),
  },

  oracle: async (o, { video, lines, earliest }) => {
    await openMine(o, "myDanmaku");
    for (const { at } of lines) await o.sees(`${video.title} · ${at}`);
    o.reads(
      lines.map(({ at }) => at),
      lines.length,
      earliest,
    );
    for (const { id, words } of lines) {
      await o.sees(words);
      await o.act(bilibili, "myDanmaku.remove", { danmaku: id });
      await o.confirm();
    }
    await o.answer({ count: lines.length, earliest });
  },
});
const texts: readonly Localized[] = [
  ["so boring", "好无聊"],
  ["why is this popular", "这也能火"],
  ["skip this bit", "这段跳过吧"],
  ["seen it before", "早看过了"],
  ["too loud", "音乐太吵"],
  ["get to the point", "说重点"],
  ["bad lighting", "灯光不行"],
  ["not convinced", "不太信"],
  ["fell asleep here", "看睡着了"],
  ["who wrote this", "文案谁写的"],
  ["needs an editor", "剪辑拖沓"],
  ["half of it is ads", "一半是广告"],
];
