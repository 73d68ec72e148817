import rednote from "#apps/rednote/index.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import { sceneIds } from "#world/scenes/ids.ts";
import scenes from "#world/scenes/index.ts";
import { countableThings } from "../kit/countable-things.ts";
import { fillIn } from "../kit/phrases.ts";
import { ownRecords } from "../kit/rednote.ts";
import { addQuestions, drawFans } from "../kit/rednote-people.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Somebody asks below one of the owner's notes how many of something its picture shows: find the question and count.
 * Another person asks about something else, there and below another note.
 */
export default defineTask({
  apps: [rednote],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "social", "image", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const [first, second] = r.sample(["fridge", "table", "animal"] as const, 2);
    const meant = await drawPicture(world, r, first!);
    const elsewhere = await drawPicture(world, r, second!);
    const fans = await drawFans(world, r, lang, 2);
    return { asker: fans[0]!, other: fans[1]!, meant, elsewhere };
  },
  listed: { instances: 100, answerFields: 1 },
  params: (r, _phone, { say }, { asker, other, meant, elsewhere }) => {
    const wordings = r.sample(questions, 3);
    const ask = (n: number, icon: string): string =>
      say(...wordings[n]!).replace("{things}", say(...countableThings[icon]!));
    const post = ({ kind, scene }: typeof meant) => {
      const { title, body } = r.pick(posts[kind]);
      return { title: say(...title), text: say(...body), scene, days: r.int(3, 25) };
    };
    return {
      asker,
      other,
      count: meant.count,
      question: ask(0, meant.icon),
      otherQuestion: ask(1, meant.other),
      elsewhereQuestion: ask(2, elsewhere.icon),
      meant: post(meant),
      elsewhere: post(elsewhere),
      hours: r.int(2, 20),
      picture: say("Picture 1 of 1", "第 1 张，共 1 张"),
    };
  },
  instruction: {
    en: [
      ({ asker }) =>
        `"${asker.name}" left a comment on one of my {app.rednote} notes, asking how many of something there are in my picture. Look up what they want to know and count it in the picture; I'll reply myself. ${fillIn.en}`,
      ({ asker }) =>
        `There's a comment from "${asker.name}" on {app.rednote} with a question about a picture I posted: how many are there of what they mention? Don't reply, I'll do that. ${fillIn.en}`,
    ],
    zh: [
      ({ asker }) =>
        `“${asker.name}”在我的一篇{app.rednote}笔记下面问图里某样东西有几个。看看问的是什么，对着图帮我数一下，评论我自己回。${fillIn.zh}`,
      ({ asker }) =>
        `{app.rednote}上“${asker.name}”评论了我发的一张图，问里面有几个什么。你找到那条评论，数清楚是几个，先别回复。${fillIn.zh}`,
    ],
  },
  setup: ({ rednote: state }, p, { now }) => {
    for (const [id, { title, text, scene, days }] of [
      ["post_meant", p.meant],
      ["post_elsewhere", p.elsewhere],
    ] as const)
      state.posts[id] = {
        id,
        title,
        text,
        tags: [],
        mentions: [],
        pictures: [scene],
        paper: null,
        words: "",
        place: null,
        audience: "public",
        commentsOpen: true,
        at: now - days * dayMs,
        editedAt: null,
        pinned: false,
        views: 88,
        likedBy: [],
        savedBy: [],
        moreLikes: 9,
        moreSaves: 1,
      };
    addQuestions(state, [
      { note: "post_meant", by: p.asker.id, text: p.question, at: now - p.hours * hourMs },
      { note: "post_meant", by: p.other.id, text: p.otherQuestion, at: now - (p.hours - 1) * hourMs },
      { note: "post_elsewhere", by: p.other.id, text: p.elsewhereQuestion, at: now - (p.hours + 5) * hourMs },
    ]);
  },
  checks: [{ that: "nothing was liked, written or changed", unchanged: ({ rednote: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({ count: number(say("How many", "有几个"), say("A whole number", "整数")) }),
    expected: ({ params: { count } }) => ({ count }),
  },

  oracle: async (o, { asker, question, picture, count }) => {
    await o.open(rednote);
    await o.act(rednote, "home.goMessages");
    await o.act(rednote, "messages.commentsInbox");
    await o.sees(asker.name, question);
    await o.act(rednote, "commentsInbox.openNote", { note: "post_meant" });
    await o.act(rednote, "note.look", { first: 0 });
    await o.seesIn(picture, count);
    await o.answer({ count });
  },
});
type Kind = "fridge" | "table" | "animal";
type Item = { readonly icon: string; readonly count: number };
/** Draws a picture, something of which it shows three or more, and something of which it shows another number. */
async function drawPicture(world: World, r: Rng, kind: Kind) {
  const all = await Promise.all(
    sceneIds(kind).map(async (scene) => {
      const { facts } = (await world.read(scenes.queries.facts, { id: scene }))!;
      const items = (facts["items"] as readonly Item[]).filter(({ icon, count }) => count > 2 && countableThings[icon]);
      return items.map(({ icon, count }) => ({
        scene,
        icon,
        count,
        others: items.filter((one) => one.count !== count).map((one) => one.icon),
      }));
    }),
  );
  const possible = all.flat().filter(({ others }) => others.length > 0);
  // The number is drawn first, because small numbers are frequent in pictures and would be easy to guess.
  const number = r.pick([...new Set(possible.map(({ count }) => count))]);
  const { scene, icon, count, others } = r.pick(possible.filter((one) => one.count === number));
  return { kind, scene, icon, count, other: r.pick(others) };
}
const posts: Readonly<Record<Kind, readonly { readonly title: Localized; readonly body: Localized }[]>> = {
  fridge: [
    { title: ["Fridge, freshly full", "大采购之后的冰箱"], body: ["Full for once.", "难得塞满一次"] },
    { title: ["Tidied the fridge", "终于把冰箱收拾好了"], body: ["It took an hour.", "花了一个小时"] },
    { title: ["A week of eating", "我家一周吃什么"], body: ["Friday looks different.", "到周五就空了"] },
  ],
  table: [
    { title: ["Table for friends", "招待朋友的一桌"], body: ["Nobody went home hungry.", "没人饿着回家"] },
    { title: ["Too much food again", "又准备多了"], body: ["Leftovers for days.", "剩的能吃好几天"] },
    { title: ["Before we sat down", "开饭前拍一张"], body: ["Five quiet minutes.", "就安静了五分钟"] },
  ],
  animal: [
    { title: ["Seeing the animals", "出门看动物"], body: ["They ignored me completely.", "它们完全不理我"] },
    { title: ["Worth the bus ride", "坐公交去也值"], body: ["Go before noon.", "上午去人少"] },
    { title: ["All in one frame", "终于拍到一张全的"], body: ["It took forty tries.", "拍了四十张"] },
  ],
};
const questions: readonly Localized[] = [
  ["How many {things} are in the picture? I get another number each time.", "图里到底有几{things}？我每次数的都不一样"],
  ["My son wants to know how many {things} are in there.", "我儿子问里面有几{things}"],
  ["Settle a bet for us: how many {things} are there?", "我跟同事打赌呢，图里有几{things}？"],
  ["Are there really that many {things}? How many exactly?", "这么多？到底有几{things}啊"],
];
