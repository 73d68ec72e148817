import { lengthText } from "#apps/bilibili/format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import dataset from "#world/videos/index.ts";
import { isFoundByTitle, isNewVideo, openVideo, ownRecords, readForm, readReel, videoFacts } from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";
import { isPlainName } from "../kit/social.ts";

/** Read the caption on the picture of a video at a time. */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "image", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const { video } = r.pick(await readForm(world, lang, r.pick(forms)));
      if (!isNewVideo(lang, video.id) || !isPlainName(video.name)) continue;
      const whole = await world.read(dataset.queries.video, { id: video.id });
      if (whole!.parts.length > 0 || !(await isFoundByTitle(world, lang, video))) continue;
      const shots = (await readReel(world, video.id))?.shots ?? [];
      const moments = shots.flatMap(({ atMs, caption }, n) => {
        const end = shots[n + 1]?.atMs ?? video.seconds * 1000;
        const isOnly = shots.filter((one) => one.caption === caption).length === 1;
        // The start of the video needs no search, and a short frame is hard to hit on the bar.
        return n > 0 && isOnly && caption.length > 3 && end - atMs > 45_000
          ? [{ caption, seconds: Math.round((atMs + end) / 2000) }]
          : [];
      });
      if (moments.length > 0) return { video: videoFacts(video), ...r.pick(moments) };
    }
  },
  listed: { instances: 78, answerFields: 1 },
  params: (_r, _phone, _occasion, { seconds, ...facts }) => ({ ...facts, seconds, at: lengthText(seconds) }),
  instruction: {
    en: [
      ({ video, at }) =>
        `What does the caption on the picture say at ${at} in ${video.name}'s video "${video.title}" on {app.bilibili}? I need the exact words. ${fillIn.en}`,
    ],
    zh: [
      ({ video, at }) =>
        `{app.bilibili}上${video.name}的视频“${video.title}”，放到 ${at} 的时候画面上的字幕写的是什么？要原话。${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ at }, say) => ({
      caption: text(say(`Caption at ${at}`, `${at} 的字幕`), say("The exact words on the picture", "画面上的原话")),
    }),
    expected: ({ params: { caption } }) => ({ caption }),
  },

  oracle: async (o, { video, seconds, caption }) => {
    const item = `${video.id}_p1`;
    await openVideo(o, video);
    await o.act(bilibili, "video.pause", { item });
    await o.slide(bilibili, "video.seek", { item, ms: seconds * 1000 });
    await o.sees(caption);
    await o.answer({ caption });
  },
});
/** Forms whose videos have frames with captions in both languages. */
const forms = ["food.dish", "food.explore", "life.vlog", "life.travel", "animals.cat"] as const;
