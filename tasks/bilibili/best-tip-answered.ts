import bilibili from "#apps/bilibili/index.ts";
import { countText } from "#os/social-format.ts";
import { number, text } from "#judge/answers.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs, minuteMs } from "#state/civil.ts";
import dataset from "#world/videos/index.ts";
import { drawVideos, videoFacts } from "../kit/bilibili.ts";
import { addReceived, drawFollowed, openChats } from "../kit/bilibili-people.ts";
import { fillIn } from "../kit/phrases.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Three people sent a video each: find the one that was saved most, answer who sent it, and tell its title and how many
 * videos its uploader has.
 */
export default defineTask({
  apps: [bilibili],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "social", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const people = await drawFollowed(world, r, lang, 3);
    for (;;) {
      const found = await drawVideos(
        world,
        r,
        lang,
        3,
        { least: 120, most: 1800 },
        ({ favourites }) => favourites > 300,
      );
      const tips = [];
      for (const [n, video] of found.entries()) {
        const uploader = (await world.read(dataset.queries.user, { id: video.author }))!;
        const saves = countText(video.favourites, lang);
        tips.push({
          ...videoFacts(video),
          saves,
          favourites: video.favourites,
          videos: uploader.videos,
          by: people[n]!,
        });
      }
      const [best, second] = tips.toSorted((a, b) => b.favourites - a.favourites);
      if (best!.favourites < second!.favourites * 1.2 || new Set(tips.map(({ saves }) => saves)).size < 3) continue;
      return { tips, best: best! };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { tips, best }) => ({
    tips,
    best,
    shownVideos: say(`${best.videos} videos`, `${best.videos}视频`),
    names: tips.map(({ by }) => by.name),
    words: say(...r.pick(answers)),
    openings: r.sample(openings, 3).map(([en, zh]) => say(en, zh)),
    hours: r.int(3, 15),
  }),
  instruction: {
    en: [
      ({ names: [a, b, c], words }) =>
        `${a}, ${b} and ${c} have each sent me a video on {app.bilibili}. Find out which of the three videos has the most favorites and write "${words}" to the person who sent it. Nobody else gets a message. I also need the title of that video and how many videos its uploader has. ${fillIn.en}`,
      ({ names: [a, b, c], words }) =>
        `Go through my {app.bilibili} chats with ${a}, ${b} and ${c}: there's a recommended video in each. Reply "${words}" to the person who picked the one with the most favorites, and write nothing to the other two. Put down the title of the winning video and the number of videos its uploader has published. ${fillIn.en}`,
    ],
    zh: [
      ({ names: [a, b, c], words }) =>
        `${a}、${b}和${c}在{app.bilibili}上各给我发了一个视频。看看三个视频里哪个收藏最多，给发它的人回一句“${words}”，别的人不用回。再记下这个视频的标题，以及它的UP主一共有多少个视频。${fillIn.zh}`,
      ({ names: [a, b, c], words }) =>
        `去{app.bilibili}的私信里看${a}、${b}、${c}推荐给我的视频，一人一个。谁推荐的收藏数最高，就回复谁“${words}”，另外两位不回。还要那个视频的标题和UP主的视频总数。${fillIn.zh}`,
    ],
  },
  setup: ({ bilibili: state }, { tips, openings, hours }, { now }) => {
    for (const [n, { id, by }] of tips.entries()) {
      const at = now - (hours + n * 4) * hourMs;
      addReceived(state, by.id, [
        { at, body: { kind: "text", text: openings[n]! } },
        { at: at + minuteMs, body: { kind: "video", video: id } },
      ]);
    }
  },
  checks: [
    {
      that: "only the person with the most saved video got the answer",
      holds: ({ before, after, params }) => {
        const mine = addedEntries(before.bilibili.messages, after.bilibili.messages).filter((one) => one.mine);
        return mine.length === 1 && matchesValues(mine[0]!, answerOf(params));
      },
    },
  ],
  allow: ({ bilibili: state }, p) => [
    added(state.messages, 1, answerOf(p)),
    // What the person says to it.
    added(state.messages, 1, { with: p.best.by.id, mine: false }),
    state.threads[p.best.by.id]?.answersAt,
  ],
  free: [
    {
      why: "Whether and when the person answers is theirs",
      paths: ({ bilibili: state }, { best }) => [state.threads[best.by.id]?.answersAt],
    },
  ],
  answer: {
    fields: (_p, say) => ({
      title: text(say("Title of the video", "视频标题"), say("As it is shown", "照原样填写")),
      videos: number(say("Videos of its uploader", "UP主的视频数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { best } }) => ({ title: best.title, videos: best.videos }),
  },

  oracle: async (o, { tips, best, words, shownVideos }) => {
    await openChats(o);
    for (const { id, title, saves, by } of tips) {
      await o.sees(by.name);
      await o.act(bilibili, "messages.openChat", { user: by.id });
      await o.sees(title);
      await o.act(bilibili, "chat.open", { video: id });
      await o.sees(saves);
      if (id === best.id) await o.sees(shownVideos);
      await o.back();
      await o.back();
    }
    o.reads(
      tips.map(({ saves }) => saves),
      best.saves,
    );
    o.reads([shownVideos], best.videos);
    await o.act(bilibili, "messages.openChat", { user: best.by.id });
    await o.type("text", words);
    await o.act(bilibili, "chat.send");
    await o.answer({ title: best.title, videos: best.videos });
  },
});
type Asked = { readonly best: { readonly by: { readonly id: string } }; readonly words: string };
const answerOf = ({ best, words }: Asked) => ({
  with: best.by.id,
  mine: true,
  body: { kind: "text" as const, text: words },
});
const answers: readonly Localized[] = [
  ["Great tip, thank you!", "推荐得好，谢谢！"],
  ["Yours is tonight's video", "今晚就看你推的"],
  ["You win this week", "这周你赢了"],
  ["Added to my weekend", "周末安排上了"],
  ["You always find the good ones", "你眼光真好"],
];
const openings: readonly Localized[] = [
  ["You have to see this", "这个你一定要看"],
  ["Thought of you", "看到就想起你"],
  ["Tell me what you think", "看完说说感想"],
  ["Better than the title", "比标题精彩"],
  ["For a quiet evening", "适合安静的晚上看"],
];
