import { countText } from "#os/social-format.ts";
import reddit from "#apps/reddit/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { orderThreads, pageOfThreads } from "#world/threads/order.ts";
import { fillIn } from "../kit/phrases.ts";
import {
  isFoundByTitle,
  isNewPost,
  isUnknown,
  openPost,
  ownRecords,
  readDescribed,
  readThread,
  type Frame,
} from "../kit/reddit.ts";
import { isPlainName } from "../kit/social.ts";

/** Compare the comments of a post's author: which has the most or the fewest points, and whom does it answer? */
export default defineTask({
  apps: [reddit],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "extract", "social", "reasoning"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const frames: readonly Frame[] = ["problem", "review", "made", "guide", "count", "talk", "done"];
    for (;;) {
      const { post } = r.pick(await readDescribed(world, lang, r.pick(frames)));
      if (post.age < 600 || !isNewPost(lang, post.id) || !isUnknown(lang, post.author)) continue;
      const comments = await readThread(world, post.id);
      if (comments.length > 40 || comments.some(({ age }) => age < 60)) continue;
      const own = comments.filter(({ author, state }) => author === post.author && state === undefined);
      if (own.length < 3 || own.some(({ parent }) => parent === "")) continue;
      const ordered = own.toSorted((a, b) => b.score - a.score);
      const wantsBest = r.chance(0.6);
      const [meant, next] = wantsBest ? [ordered[0]!, ordered[1]!] : [ordered.at(-1)!, ordered.at(-2)!];
      const asker = comments.find(({ id }) => id === meant.parent);
      if (meant.score === next.score || Math.abs(meant.score) >= 1000) continue;
      if (asker === undefined || asker.state !== undefined || !isPlainName(asker.name)) continue;
      // The page folds comments with a low score, and shows the first twelve threads.
      if (comments.some(({ score }) => score < -5)) continue;
      const { more } = pageOfThreads(orderThreads(comments, post.author, "best"), 0, 12);
      if (more || !(await isFoundByTitle(world, lang, post))) continue;
      return {
        post: { id: post.id, title: post.title, community: post.communityName, author: post.name },
        wantsBest,
        own: own.map((comment) => ({ text: comment.text, points: comment.score })),
        meant: { text: meant.text, points: meant.score },
        asker: { name: asker.name, text: asker.text },
      };
    }
  },
  listed: { instances: 60, answerFields: 2 },
  params: (_r, _phone, { say, lang }, { wantsBest, own, ...facts }) => ({
    ...facts,
    asks: wantsBest ? say("the most points", "分数最高") : say("the fewest points", "分数最低"),
    own: own.map(({ text: words, points }) => ({ words, points: countText(points, lang) })),
  }),
  instruction: {
    en: [
      ({ post, asks }) =>
        `The author of "${post.title}" in r/${post.community} on {app.reddit} answered several people in the comments. Which of the author's replies has ${asks}? Tell me who it answers and how many points it has. ${fillIn.en}`,
      ({ post, asks }) =>
        `Open "${post.title}" in r/${post.community} on {app.reddit} and compare the comments marked OP. For the one with ${asks}, tell me whose comment it answers and its points. ${fillIn.en}`,
    ],
    zh: [
      ({ post, asks }) =>
        `{app.reddit}的 r/${post.community} 有篇帖子“${post.title}”，楼主在下面回了好几条评论。${asks}的那条是回复谁的？多少分？${fillIn.zh}`,
      ({ post, asks }) =>
        `看一下{app.reddit}上 r/${post.community} 的“${post.title}”，比较楼主自己的评论，找出${asks}的一条，告诉我它回复的是谁、有多少分。${fillIn.zh}`,
    ],
  },
  checks: [{ that: "nothing was voted on, saved or written", unchanged: ({ reddit: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      asker: text(say("Replies to", "回复的人"), say("User name, without u/", "用户名，不带 u/")),
      points: number(say("Points", "分数"), say("A whole number, negative if below zero", "整数，低于零写负数")),
    }),
    expected: ({ params: { asker, meant } }) => ({ asker: asker.name, points: meant.points }),
  },

  oracle: async (o, { post, own, meant, asker }) => {
    await openPost(o, post);
    await o.sees(post.community);
    for (const { words, points } of own) await o.sees(words, points);
    await o.sees(asker.name, asker.text);
    o.reads(
      own.map(({ points }) => points),
      meant.points,
    );
    await o.answer({ asker: asker.name, points: meant.points });
  },
});
