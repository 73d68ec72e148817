import { lengthText } from "#apps/bilibili/format.ts";
import bilibili from "#apps/bilibili/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import dataset from "#world/videos/index.ts";
import { drawAuthors, isFoundByName, openPerson, ownRecords } from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";

/** Count the long videos of an author, and find the length of the author's most saved video. */
export default defineTask({
  apps: [bilibili],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const [author] = await drawAuthors(world, r, lang, 1, ({ videos }) => videos >= 7 && videos <= 16);
      const { id, name } = author!;
      if (!(await isFoundByName(world, lang, { id, name }))) continue;
      const { rows } = await world.read(dataset.queries.by, { author: id, sort: "favourites" });
      // Videos that appear during the episode would change the count.
      if (rows.length !== author!.videos || rows.some(({ age }) => age < 60)) continue;
      const minutes = r.pick([5, 8, 10, 12, 15]);
      const long = rows.filter(({ seconds }) => seconds > minutes * 60);
      if (long.length < 2 || long.length > rows.length - 2) continue;
      if (rows.some(({ seconds }) => seconds === minutes * 60)) continue;
      const [most, next] = rows;
      if (most!.favourites === next!.favourites || rows.some(({ seconds }) => seconds >= 3600)) continue;
      return {
        author: { id, name },
        minutes,
        count: long.length,
        videos: rows.map(({ title, seconds }) => ({ title, length: lengthText(seconds) })),
      };
    }
  },
  listed: { instances: 94, answerFields: 2 },
  params: (_r, _phone, _occasion, facts) => facts,
  instruction: {
    en: [
      ({ author, minutes }) =>
        `How many of ${author.name}'s videos on {app.bilibili} are longer than ${minutes} minutes? And how long is the video of theirs that's been saved most? ${fillIn.en}`,
      ({ author, minutes }) =>
        `Go through the videos of ${author.name} on {app.bilibili}. I need two things: the number of videos that run for more than ${minutes} minutes, and the length of their most saved video. ${fillIn.en}`,
    ],
    zh: [
      ({ author, minutes }) =>
        `${author.name}在{app.bilibili}的投稿里，超过${minutes}分钟的视频一共有几个？收藏最多的那个视频时长是多少？${fillIn.zh}`,
      ({ author, minutes }) =>
        `帮我翻一遍{app.bilibili}上${author.name}发的视频：时长在${minutes}分钟以上的有几个，另外被收藏最多的视频有多长。${fillIn.zh}`,
    ],
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ minutes }, say) => ({
      count: number(
        say(`Videos longer than ${minutes} minutes`, `超过${minutes}分钟的视频数`),
        say("A whole number", "整数"),
      ),
      length: text(
        say("Length of the most saved video", "收藏最多的视频时长"),
        say("Minutes and seconds, such as 12:05", "分和秒，例如 12:05"),
        "duration",
      ),
    }),
    expected: ({ params: { count, videos } }) => ({ count, length: videos[0]!.length }),
  },

  oracle: async (o, { author, minutes, count, videos }) => {
    await openPerson(o, author);
    await o.act(bilibili, "space.order", { sort: "favourites" });
    for (const { title, length } of videos) await o.sees(title, length);
    o.reads([minutes, ...videos.map(({ length }) => length)], count);
    await o.answer({ count, length: videos[0]!.length });
  },
});
