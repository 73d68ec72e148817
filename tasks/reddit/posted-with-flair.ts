import reddit from "#apps/reddit/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { flairWords as flairsEn } from "#world/threads/data/en/rules.ts";
import { flairWords as flairsZh } from "#world/threads/data/zh/rules.ts";
import type { Community } from "#world/threads/index.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import {
  freeReactions,
  isNewCommunity,
  mayPost,
  newPost,
  openAccount,
  openCommunity,
  ownPost,
  reactions,
  readCommunities,
  wroteOnly,
} from "../kit/reddit.ts";
import { questionsByTopic } from "../kit/reddit-questions.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Post a question in the one of two communities that lacks a rule, with the flair of the owner's last post there. The
 * owner's latest post of all is in the other community.
 */
export default defineTask({
  apps: [reddit],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "create", "social", "extract"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = (await readCommunities(world, lang)).filter(
      (one) => mayPost(lang, one) && isNewCommunity(lang, one.id) && !narrow.includes(one.name),
    );
    const hasRule = ({ rules }: Community, rule: number): boolean =>
      rules.some(({ title }) => matters[rule]!.rule.some((words) => words === title));
    for (;;) {
      const [topic, content] = r.pick(Object.entries(questionsByTopic));
      const rule = r.int(0, matters.length - 1);
      const places = all.filter((one) => one.topic === topic && forQuestions(one).length > 1);
      const strict = places.filter((one) => hasRule(one, rule));
      const open = places.filter((one) => !hasRule(one, rule));
      if (strict.length === 0 || open.length === 0) continue;
      const [meant, other] = [r.pick(open), r.pick(strict)];
      const [last, before] = r.sample(forQuestions(meant), 2);
      const elsewhere = r.pick(forQuestions(other).filter(({ text }) => text !== last!.text));
      return {
        topic,
        rule,
        question: r.int(0, content.questions.length - 1),
        meant: { id: meant.id, name: meant.name, needsFlair: meant.flairRequired },
        other: { id: other.id, name: other.name },
        ruleTitle: other.rules.find(({ title }) => matters[rule]!.rule.some((words) => words === title))!.title,
        flair: { id: last!.id, text: last!.text },
        before: before!.id,
        elsewhere: elsewhere.id,
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say }, { topic, rule, question, ...facts }) => {
    const { questions, earlier } = questionsByTopic[topic]!;
    return {
      ...facts,
      title: say(...questions[question]!.title),
      text: say(...questions[question]!.text),
      lacks: say(...matters[rule]!.lacks),
      places: r.shuffle([facts.meant.name, facts.other.name]),
      earlier: r.shuffle(earlier).map((one, n) => ({
        title: say(...one.title),
        text: say(...one.text),
        days: [2, 7, 24][n]! + r.int(0, 3),
      })),
    };
  },
  instruction: {
    en: [
      ({ places: [a, b], lacks, title, text }) =>
        `Post a question for me on {app.reddit}, in r/${a} or r/${b}, whichever ${lacks}. The title is "${title}" and the text is "${text}" Use the same flair as my last post in that community.`,
      ({ places: [a, b], lacks, title, text }) =>
        `I have a question for {app.reddit} and can't decide between r/${a} and r/${b}. Check their rules and post it in the one that ${lacks}, with the flair I used the last time I posted there. Title: "${title}" Text: "${text}"`,
    ],
    zh: [
      ({ places: [a, b], lacks, title, text }) =>
        `帮我在{app.reddit}发个帖子，r/${a} 和 r/${b} 二选一，${lacks}。标题写“${title}”，正文写“${text}”，标签跟我上一次在那个社区发的帖子一样。`,
      ({ places: [a, b], lacks, title, text }) =>
        `我有个问题想发到{app.reddit}，r/${a} 和 r/${b} 还没定。你看看两边的版规，${lacks}，标签就用我最近一次在那里发帖时用的。标题是“${title}”，正文是“${text}”。`,
    ],
  },
  setup: ({ reddit: state }, { meant, other, flair, before, elsewhere, earlier }, { now }) => {
    for (const [n, [community, label]] of [
      [other.id, elsewhere],
      [meant.id, flair.id],
      [meant.id, before],
    ].entries()) {
      const id = `post_earlier${n + 1}`;
      const { title, text, days } = earlier[n]!;
      state.posts[id] = ownPost({ id, community: community!, flair: label!, title, text, at: now - days * dayMs });
    }
  },
  checks: [
    { that: "there is one more post", oneNew: ({ reddit: state }) => state.posts },
    {
      that: "it is in the community that lacks the rule, with the title and the text",
      holds: ({ before, after, params: { meant, title, text } }) =>
        addedEntries(before.reddit.posts, after.reddit.posts).some((post) =>
          matchesValues(post, { community: meant.id, title, text }),
        ),
    },
    {
      that: "it has the flair of the owner's last post there",
      holds: ({ before, after, params: { flair } }) =>
        addedEntries(before.reddit.posts, after.reddit.posts).some((post) => post.flair === flair.id),
    },
    wroteOnly(1),
  ],
  allow: ({ reddit: state }, { meant, title, text, flair }) => [
    added(state.posts, 1, { ...newPost, community: meant.id, title, text, flair: flair.id }),
    ...reactions(state),
  ],
  free: [
    freeReactions,
    { why: "The comments below the post are those of others", paths: ({ reddit: state }) => [state.comments] },
  ],

  oracle: async (o, { meant, other, ruleTitle, flair, title, text, earlier }) => {
    for (const place of [other, meant]) {
      await openCommunity(o, place);
      await o.act(reddit, "community.about");
      await o.sees(`r/${place.name}`);
      if (place === other) await o.sees(ruleTitle);
      for (let n = 0; n < 3; n++) await o.back();
    }
    await openAccount(o, "Profile");
    await o.sees(earlier[1]!.title, flair.text);
    await o.back();
    await o.act(reddit, "home.goCreate");
    await o.act(reddit, "create.pickCommunity");
    await o.type("q", meant.name);
    await o.act(reddit, "create.setCommunity", { community: meant.id, needsFlair: meant.needsFlair });
    await o.type("title", title);
    await o.type("text", text);
    await o.act(reddit, "create.flairMenu");
    await o.act(reddit, "create.setFlair", { flair: flair.id });
    await o.act(reddit, "create.closeFlair");
    await o.act(reddit, "create.submit");
  },
});
/** The flairs of a community with which people ask something. */
const askingWords: readonly string[] = [flairsEn, flairsZh].flatMap(({ problem, count, talk }) => [
  ...problem,
  ...count,
  ...talk,
]);
const forQuestions = ({ flairs }: Community) => flairs.filter(({ text }) => askingWords.includes(text));
/** Communities for which the questions are too general. */
const narrow = [
  ...["KnifeAndBoard", "EggLab", "SpiceDrawer", "CatFurniture", "BikeFitHelp", "WheelsAndSpokes", "PlantSwapTalk"],
  ...["RunnersRepair", "RunGear", "TrailShoes", "ReadersGear", "BurrCorner", "GitHelp", "PlantEmergency", "CatKitchen"],
  ...["跑鞋讨论", "跑者伤痛互助", "纸书与阅读器", "磨豆机讨论", "数据库门诊", "硬件折腾", "绿植急诊", "猫吃什么"],
];
/** `rule` has all titles of rules that say the same. */
const matters: readonly { readonly rule: readonly string[]; readonly lacks: Localized }[] = [
  {
    rule: ["One post a day", "一天一帖"],
    lacks: ["doesn't limit people to one post a day", "哪个没有一天一帖的规定就发哪个"],
  },
  {
    rule: ["Weekly thread for small questions", "小问题去周帖"],
    lacks: ["doesn't send small questions to a weekly thread", "哪个不要求小问题去周帖就发哪个"],
  },
  {
    rule: ["Write what you tried", "Say what you tried", "说明试过什么"],
    lacks: ["doesn't ask people to write what they've tried", "哪个没要求说明试过什么就发哪个"],
  },
];
