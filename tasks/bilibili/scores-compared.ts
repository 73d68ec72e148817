import bilibili from "#apps/bilibili/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import {
  addFolder,
  isNewVideo,
  openFolder,
  ownRecords,
  readForm,
  readReel,
  saveVideos,
  type VideoFacts,
  videoFacts,
} from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";
import type { Localized } from "../kit/social.ts";

/** Compare the scores that four videos of a folder show at their end, and calculate a difference. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "image", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = r.shuffle(await readForm(world, lang, "food.explore"));
    const tours: (VideoFacts & { readonly score: number; readonly caption: string })[] = [];
    for (const { video, detail } of all) {
      const scores = detail.facts.filter(({ key }) => key === "score");
      const shown = scores.find(({ from }) => from === "shot");
      if (!shown || typeof shown.value !== "number" || scores.some(({ from }) => from === "text")) continue;
      const reel = await readReel(world, video.id);
      if (reel?.shots.at(-1)?.atMs !== shown.atMs || video.seconds * 1000 - shown.atMs! < 40_000) continue;
      if (!isNewVideo(lang, video.id) || tours.some(({ title }) => title === video.title)) continue;
      if (tours.some(({ score }) => score === shown.value)) continue;
      tours.push({ ...videoFacts(video), score: shown.value, caption: shown.text });
      if (tours.length === 4) break;
    }
    const sorted = tours.toSorted((a, b) => b.score - a.score);
    return {
      tours,
      best: sorted[0]!,
      ahead: Math.round((sorted[0]!.score - sorted.at(-1)!.score) * 10) / 10,
    };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => {
    const [name, other] = r.sample(folders, 2).map(([en, zh]) => say(en, zh));
    return { ...facts, folder: name!, other: other! };
  },
  instruction: {
    en: [
      ({ folder }) =>
        `In my {app.bilibili} folder "${folder}" there are four videos about places to eat. Each of them shows a score out of 10 at the very end. Which video gives the highest score, and by how many points is it ahead of the lowest? ${fillIn.en}`,
      ({ folder }) =>
        `Watch the endings of the four food videos in my folder "${folder}" on {app.bilibili}: they all close with a score out of 10. Tell me which one has the highest score and the gap in points between the highest and the lowest. ${fillIn.en}`,
    ],
    zh: [
      ({ folder }) =>
        `我在{app.bilibili}的收藏夹“${folder}”里有四个探店视频，每个视频最后的画面都会打分，满分10分。哪个视频打分最高？最高分比最低分高多少？${fillIn.zh}`,
      ({ folder }) =>
        `帮我看看{app.bilibili}收藏夹“${folder}”里四个探店视频的结尾，UP主都在最后一个画面打了分（10分制）。分数最高的是哪个？和最低的差几分？${fillIn.zh}`,
    ],
  },
  setup: ({ bilibili: state }, { tours, folder, other }, { now }) => {
    addFolder(state, "folder_tours", folder, now - 33 * dayMs);
    addFolder(state, "folder_other", other, now - 12 * dayMs);
    saveVideos(
      state,
      "folder_tours",
      tours.map(({ id }) => id),
      now,
    );
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ tours }, say) => ({
      video: choice(
        say("Highest score", "打分最高的视频"),
        tours.map(({ title }) => title),
      ),
      gap: number(
        say("Points between the highest and the lowest", "最高分和最低分相差"),
        say("One decimal", "一位小数"),
      ),
    }),
    expected: ({ params: { best, ahead } }) => ({ video: best.title, gap: ahead }),
  },

  oracle: async (o, { tours, best, ahead }) => {
    await openFolder(o, "folder_tours");
    for (const [n, { id, title, seconds, caption }] of tours.toReversed().entries()) {
      if (n > 0) await o.back();
      await o.sees(title);
      await o.act(bilibili, "folder.open", { video: id });
      await o.slide(bilibili, "video.seek", { item: `${id}_p1`, ms: (seconds - 20) * 1000 });
      await o.sees(caption);
    }
    o.reads(
      tours.map(({ caption }) => caption),
      best.title,
      ahead,
    );
    await o.answer({ video: best.title, gap: ahead });
  },
});
const folders: readonly Localized[] = [
  ["Food tours", "探店合集"],
  ["Where to eat", "下次去吃"],
  ["Weekend eating", "周末觅食"],
  ["Hungry already", "看饿了"],
  ["Restaurants to try", "想去的店"],
  ["Eating out", "出门吃饭"],
];
