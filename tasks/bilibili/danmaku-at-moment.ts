import { shownDanmaku } from "#apps/bilibili/features/video/danmaku.ts";
import { prefs } from "#apps/bilibili/features/settings/prefs.ts";
import { lengthText } from "#apps/bilibili/format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import type { Rng } from "#state/rng.ts";
import dataset, { type Barrage } from "#world/videos/index.ts";
import { drawVideos, isFoundByTitle, openVideo, ownRecords, videoFacts } from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";

/** Read the only danmaku on the picture at each of two moments of a short video. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "image", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const [video] = await drawVideos(
        world,
        r,
        lang,
        1,
        { least: 80, most: 330 },
        (one) => one.parts.length === 0 && isFoundByTitle(world, lang, one),
      );
      const barrage = await world.read(dataset.queries.barrage, { id: video!.id });
      const moments = drawMoments(r, barrage?.lines ?? [], video!.seconds);
      if (moments !== null) return { video: videoFacts(video!), moments };
    }
  },
  listed: { instances: 81, answerFields: 2 },
  params: (_r, _phone, _occasion, { video, moments }) => ({
    video,
    moments: moments.map((one) => ({ ...one, at: lengthText(one.seconds) })),
  }),
  instruction: {
    en: [
      ({ video, moments: [a, b] }) =>
        `Find the video "${video.title}" by ${video.name} on {app.bilibili}. There's just one danmaku on the picture at ${a!.at}, and just one at ${b!.at}. What do they say? ${fillIn.en}`,
      ({ video, moments: [a, b] }) =>
        `In ${video.name}'s {app.bilibili} video "${video.title}", a single danmaku crosses the picture at ${a!.at} and another single one at ${b!.at}. I'd like to know the words of both. ${fillIn.en}`,
    ],
    zh: [
      ({ video, moments: [a, b] }) =>
        `在{app.bilibili}找到${video.name}的视频“${video.title}”。播到 ${a!.at} 时画面上只有一条弹幕，播到 ${b!.at} 时也只有一条，分别写的是什么？${fillIn.zh}`,
      ({ video, moments: [a, b] }) =>
        `${video.name}在{app.bilibili}有个视频叫“${video.title}”，${a!.at} 和 ${b!.at} 这两个时间点各飘过一条弹幕，帮我看看内容。${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ moments: [a, b] }, say) => {
      const hint = say("The danmaku's text", "弹幕原文");
      return {
        first: text(say(`Danmaku at ${a!.at}`, `${a!.at} 的弹幕`), hint),
        second: text(say(`Danmaku at ${b!.at}`, `${b!.at} 的弹幕`), hint),
      };
    },
    expected: ({ params: { moments } }) => ({ first: moments[0]!.text, second: moments[1]!.text }),
  },

  oracle: async (o, { video, moments }) => {
    const item = `${video.id}_p1`;
    await openVideo(o, video);
    for (const { seconds, text: said } of moments) {
      await o.slide(bilibili, "video.seek", { item, ms: seconds * 1000 });
      await o.sees(said);
    }
    await o.answer({ first: moments[0]!.text, second: moments[1]!.text });
  },
});
/** The times around a moment at which the same single danmaku must be on the picture, in seconds. */
const around = [-2, -1, 0, 1, 2, 3];
/** Nobody counts how often a letter is repeated. */
const isPlain = (said: string): boolean => /^[\p{L}\p{N}' ]{2,30}$/u.test(said) && !/(.)\1\1/u.test(said);
/** Draws two moments, or returns null if the video has fewer. The danmaku cross the picture in eight seconds. */
function drawMoments(
  r: Rng,
  lines: Barrage["lines"],
  length: number,
): { readonly seconds: number; readonly text: string }[] | null {
  const found = lines.flatMap(({ atMs, text: said, place }) => {
    const seconds = Math.ceil(atMs / 1000) + 3;
    const isAlone = around.every((by) => {
      const shown = shownDanmaku(lines, (seconds + by) * 1000, prefs.start, mutedWords);
      return shown.length === 1 && shown[0]!.text === said;
    });
    const isOnly = lines.filter((one) => one.text === said).length === 1;
    return place === "roll" && isAlone && isOnly && isPlain(said) && seconds < length - 10
      ? [{ seconds, text: said }]
      : [];
  });
  return found.length < 2 ? null : r.sample(found, 2).toSorted((a, b) => a.seconds - b.seconds);
}
/** The words that a new phone mutes, in both languages. */
const mutedWords = ["spoiler", "first", "剧透", "前排"];
