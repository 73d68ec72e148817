import reddit from "#apps/reddit/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import {
  isNewCommunity,
  isNewPost,
  isUnknown,
  openAccount,
  ownRecords,
  phoneComment,
  readDescribed,
} from "../kit/reddit.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Find the owner's comment with the most points in one community. Comments in another community have more points.
 */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const problems = (await readDescribed(world, lang, "problem")).filter(
      ({ post }) =>
        post.age > 5 * 1440 &&
        !post.locked &&
        isNewCommunity(lang, post.community) &&
        isNewPost(lang, post.id) &&
        isUnknown(lang, post.author),
    );
    const perCommunity = [...Map.groupBy(problems, ({ post }) => post.community).values()].filter(
      (those) => new Set(those.map(({ post }) => post.title)).size === those.length && those.length >= 3,
    );
    const [meant, other] = r
      .sample(perCommunity, 2)
      .map((those) =>
        r.sample(those, 3).map(({ post: { id, title, communityName } }) => ({ id, title, communityName })),
      );
    return { meant: meant!, other: other! };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, { meant, other }) => {
    const best = r.int(12, 98);
    const [first, ...others] = r.shuffle(meant);
    const texts = r.sample(remarks, 6).map(([en, zh]) => say(en, zh));
    const comments = [
      { ...first!, score: best },
      ...others.map((post) => ({ ...post, score: r.int(2, best - 3) })),
      ...other.map((post, n) => ({ ...post, score: n === 0 ? best + r.int(4, 60) : r.int(2, best + 40) })),
    ].map((one, n) => ({ ...one, text: texts[n]!, hours: r.int(10, 100) }));
    return {
      community: first!.communityName,
      titles: meant.map(({ title }) => title),
      comments,
      best: comments[0]!,
      // The page adds the owner's own upvote.
      points: best + 1,
      pointsShown: say(`${best + 1} points`, `${best + 1}分`),
    };
  },
  instruction: {
    en: [
      ({ community }) =>
        `Which of my comments in r/${community} on {app.reddit} has the most points? Tell me which post it's on and how many points it has. ${fillIn.en}`,
    ],
    zh: [
      ({ community }) =>
        `我在{app.reddit}的 r/${community} 里写过几条评论，分数最高的那条是在哪篇帖子下面？有多少分？${fillIn.zh}`,
    ],
  },
  setup: ({ reddit: state }, { comments }, { now }) => {
    for (const [n, { id: post, text, score, hours }] of comments.entries()) {
      const id = `said_train${n + 1}`;
      const at = now - hours * hourMs;
      state.comments[id] = phoneComment({ id, post, by: "me", text, at, score });
      state.votes[id] = { dir: 1, at };
      state.seen.push({ post, at: at - hourMs });
    }
    state.seen.sort((a, b) => b.at - a.at);
  },
  checks: [{ that: "nothing was voted on, saved or written", unchanged: ({ reddit: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: ({ titles }, say) => ({
      post: choice(say("Post", "帖子"), titles),
      points: number(say("Points", "分数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { best, points } }) => ({ post: best.title, points }),
  },

  oracle: async (o, { community, best, points, pointsShown }) => {
    await openAccount(o, "Profile");
    await o.act(reddit, "profile.showTab", { tab: "comments" });
    await o.act(reddit, "profile.sortMenu");
    await o.act(reddit, "profile.order", { order: "top" });
    await o.sees(best.title, `r/${community}`, pointsShown);
    await o.answer({ post: best.title, points });
  },
});
/** Comments that fit below any question about a problem. */
const remarks: readonly Localized[] = [
  ["Had the same thing last year. Patience did more than any advice.", "去年我也遇到过，耐心比什么建议都管用"],
  ["Change one thing at a time or you'll never know what helped.", "一次只改一样，不然不知道是哪样起了作用"],
  ["Think back to what was different on the day it started.", "回想一下刚开始的那天有什么不一样"],
  [
    "I asked the same question a year ago and the dull answer was the right one.",
    "我一年前问过同样的问题，最无聊的答案是对的",
  ],
  ["Following this, I'm in the same boat.", "蹲一个，我也是同样的情况"],
  ["Thanks for listing what you've tried, that saves everyone time.", "试过的都列出来了，省大家的事，赞"],
  ["Check the obvious thing twice. It was the obvious thing for me.", "最明显的那个原因再查一遍，我的就是它"],
  ["Please come back and tell us how it ended.", "解决了记得回来说一声"],
];
