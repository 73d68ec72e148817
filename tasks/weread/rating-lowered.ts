import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { sameJson } from "#state/json.ts";
import { fillIn } from "../kit/phrases.ts";
import type { Localized } from "../kit/social.ts";
import { bookFacts, drawBooks, openTab, readFriends } from "../kit/weread.ts";

/** Among the own reviews, lower the rating of the one that most people like, and keep its text. */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "edit"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => ({
    drawn: (await drawBooks(world, r, lang, 4)).map(bookFacts),
    friends: (await readFriends(world, lang)).map(({ id }) => id),
  }),
  listed: { instances: 100, answerFields: 2 },
  params: (r, _, { say }, { drawn, friends }) => {
    const likes = r.sample([1, 3, 4, 6, 7, 9, 11], drawn.length);
    const most = Math.max(...likes);
    const said = r.sample(texts, drawn.length);
    const to = r.pick(["fair", "poor"] as const);
    const reviews = drawn.map(({ id }, n) => ({
      id: `review_mine${n + 1}`,
      book: id,
      verdict: likes[n] === most || n % 2 === 0 ? ("good" as const) : ("fair" as const),
      text: say(...said[n]!),
      daysAgo: 8 + r.int(0, 3) + 20 * n,
      likedBy: r.sample(friends, likes[n]!),
    }));
    const meant = likes.indexOf(most);
    return {
      reviews,
      meant: reviews[meant]!.id,
      title: drawn[meant]!.title,
      most,
      to,
      toName: to === "fair" ? say("Fair", "一般") : say("Not for me", "不行"),
    };
  },
  instruction: {
    en: [
      ({ toName }) =>
        `Which of my book reviews in {app.weread} has the most likes? Change its rating to "${toName}" and leave the text as it is. Tell me which book it is about and how many likes it has. ${fillIn.en}`,
    ],
    zh: [
      ({ toName }) =>
        `看看我在{app.weread}写的书评里哪一条获赞最多，把它的评价改成“${toName}”，文字别动。告诉我是哪本书、有多少个赞。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { reviews }, { now }) => {
    for (const { daysAgo, ...review } of reviews)
      state.reviews[review.id] = { ...review, at: now - daysAgo * dayMs, replies: [] };
  },
  checks: [
    {
      that: "the review has the new rating",
      holds: ({ after, params }) => after.weread.reviews[params.meant]?.verdict === params.to,
    },
    {
      that: "its text, likes and answers are the same",
      keeps: true,
      holds: ({ before, after, params }) => {
        const [was, is] = [before.weread.reviews[params.meant]!, after.weread.reviews[params.meant]];
        return (
          is !== undefined &&
          is.text === was.text &&
          is.book === was.book &&
          sameJson(is.likedBy, was.likedBy) &&
          sameJson(is.replies, was.replies)
        );
      },
    },
  ],
  allow: ({ weread: state }, { meant }) => [state.reviews[meant]?.verdict, state.reviews[meant]?.at],
  answer: {
    fields: (_, say) => ({
      title: text(say("Title of the book", "书名"), say("As shown in the app", "与应用中显示的一致")),
      likes: number(say("Likes", "赞的数量"), say("A whole number", "整数")),
    }),
    expected: ({ params: { title, most } }) => ({ title, likes: most }),
  },

  oracle: async (o, { reviews, meant, title, most, to }, { say }) => {
    const { book } = reviews.find(({ id }) => id === meant)!;
    await openTab(o, "Me");
    await o.act(weread, "me.myReviews");
    for (const { likedBy } of reviews)
      await o.sees(say(likedBy.length === 1 ? "1 like" : `${likedBy.length} likes`, `${likedBy.length} 个赞`));
    await o.sees(title);
    o.reads([title, most], title);
    await o.act(weread, "myReviews.edit", { book });
    await o.act(weread, "writeReview.choose", { verdict: to });
    await o.act(weread, "writeReview.save");
    await o.answer({ title, likes: most });
  },
});
const texts: readonly Localized[] = [
  ["Read it on two rainy evenings. The map at the front helps.", "两个下雨的晚上看完的，前面那张地图很有用。"],
  ["I lent my copy out and bought another one.", "自己那本借出去了，又买了一本。"],
  ["The first half is the better half.", "前半本比后半本好看。"],
  ["My sister gave up after fifty pages. I'm glad I didn't.", "我姐看了五十页就放下了，还好我没有。"],
  ["Good on a train, too quiet for the beach.", "适合火车上看，海边看就太安静了。"],
  ["I underlined something on every other page.", "差不多隔一页就划一处。"],
  ["Half a star less for the last chapter.", "最后一章要扣一点分。"],
  ["Everybody in it eats soup. I got hungry.", "书里的人老在喝汤，看饿了。"],
];
