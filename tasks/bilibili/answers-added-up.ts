import bilibili from "#apps/bilibili/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import dataset from "#world/videos/index.ts";
import {
  addFolder,
  isNewVideo,
  openFolder,
  ownRecords,
  readForm,
  readThread,
  saveVideos,
  videoFacts,
  type VideoFacts,
} from "../kit/bilibili.ts";
import { fillIn } from "../kit/phrases.ts";
import type { Localized } from "../kit/social.ts";

/** Add up three amounts that authors told in answers to comments, and find the cheapest of the three videos. */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "social"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const asked = r.pick(kinds);
      const found: Told[] = [];
      for (const { video, detail } of r.shuffle(await readForm(world, lang, asked.form))) {
        const fact = detail.facts.find(({ key, comment }) => key === asked.key && comment !== null);
        if (!fact || typeof fact.value !== "number" || !isNewVideo(lang, video.id)) continue;
        if (!fact.text.includes(String(fact.value))) continue;
        if (detail.facts.some(({ key, value }) => key === asked.key && value !== fact.value)) continue;
        if (found.some(({ value, title }) => value === fact.value || title === video.title)) continue;
        const answer = (await world.read(dataset.queries.comment, { id: fact.comment! }))!;
        const first = (await world.read(dataset.queries.thread, { video: video.id, parent: "", sort: "hot" })).rows;
        const question = first.find(({ id }) => id === answer.parent);
        if (!question || !answer.byAuthor) continue;
        // The author answers nobody else in this thread.
        const replies = await readThread(world, video.id, "oldest", question.id);
        if (replies.filter(({ byAuthor }) => byAuthor).length !== 1) continue;
        found.push({
          ...videoFacts(video),
          thread: question.id,
          question: question.text,
          answer: answer.text,
          value: fact.value,
        });
        if (found.length === 3) break;
      }
      if (found.length < 3) continue;
      return { found, kind: kinds.indexOf(asked) };
    }
  },
  listed: { instances: 97, answerFields: 2 },
  params: (r, _phone, { say }, { found, kind }) => {
    const asked = kinds[kind]!;
    const cheapest = found.toSorted((a, b) => a.value - b.value)[0]!;
    return {
      found,
      cheapest: cheapest.title,
      sum: found.reduce((sum, { value }) => sum + value, 0),
      folder: say(...r.pick(folders)),
      what: say(asked.en[0], asked.zh[0]),
      asks: say(asked.en[1], asked.zh[1]),
    };
  },
  instruction: {
    en: [
      ({ folder, what, asks }) =>
        `My {app.bilibili} folder "${folder}" has three ${what}. In the comments on each of them, somebody asked ${asks}, and the uploader answered. Which of the three is the cheapest, and what do the three amounts add up to? ${fillIn.en}`,
      ({ folder, what, asks }) =>
        `Look through the comments of the three ${what} in my folder "${folder}" on {app.bilibili}: each uploader replied to a viewer who wanted to know ${asks}. I need the total of the three amounts, and the video with the lowest one. ${fillIn.en}`,
    ],
    zh: [
      ({ folder, what, asks }) =>
        `我在{app.bilibili}的收藏夹“${folder}”里有三个${what}，每个视频的评论区都有人问${asks}，UP主也回复了。三个里哪个最便宜？三个金额加起来一共多少？${fillIn.zh}`,
      ({ folder, what, asks }) =>
        `帮我翻翻{app.bilibili}收藏夹“${folder}”里三个${what}的评论区，都有观众问${asks}，UP主在楼里答了。我要知道最便宜的是哪个视频，还有三个金额的总和。${fillIn.zh}`,
    ],
  },
  setup: ({ bilibili: state }, { found, folder }, { now }) => {
    addFolder(state, "folder_asked", folder, now - 40 * dayMs);
    saveVideos(
      state,
      "folder_asked",
      found.map(({ id }) => id),
      now,
    );
  },
  checks: [
    { that: "nothing was liked, saved, written or followed", unchanged: ({ bilibili: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: ({ found }, say) => ({
      cheapest: choice(
        say("The cheapest", "最便宜的视频"),
        found.map(({ title }) => title),
      ),
      sum: number(say("Total of the three amounts", "三个金额之和"), say("A whole number", "整数")),
    }),
    expected: ({ params: { cheapest, sum } }) => ({ cheapest, sum }),
  },

  oracle: async (o, { found, cheapest, sum }) => {
    await openFolder(o, "folder_asked");
    for (const { id, title, thread, question, answer } of found) {
      await o.sees(title);
      await o.act(bilibili, "folder.open", { video: id });
      await o.act(bilibili, "video.showTab", { tab: "comments" });
      await o.sees(question);
      await o.act(bilibili, "video.openThread", { comment: thread });
      await o.sees(answer);
      await o.back();
      await o.back();
    }
    o.reads(
      found.map(({ answer }) => answer),
      cheapest,
      sum,
    );
    await o.answer({ cheapest, sum });
  },
});
type Told = VideoFacts & {
  readonly thread: string;
  readonly question: string;
  readonly answer: string;
  readonly value: number;
};
interface Kind {
  readonly form: string;
  readonly key: string;
  readonly en: readonly [what: string, asks: string];
  readonly zh: readonly [what: string, asks: string];
}
const kinds: readonly Kind[] = [
  {
    form: "food.dish",
    key: "cost",
    en: ["cooking videos", "what the ingredients cost"],
    zh: ["做菜视频", "做一份成本多少"],
  },
  {
    form: "life.travel",
    key: "stay",
    en: ["travel videos", "what the place to sleep cost per night"],
    zh: ["旅行视频", "住宿一晚多少钱"],
  },
  {
    form: "life.travel",
    key: "cost",
    en: ["travel videos", "what the whole trip cost"],
    zh: ["旅行视频", "总共花了多少钱"],
  },
];
const folders: readonly Localized[] = [
  ["Prices to check", "想问价的"],
  ["Plans for May", "五月计划"],
  ["Ideas to copy", "抄作业"],
  ["Later, maybe", "有空再说"],
  ["Budget finds", "省钱参考"],
];
