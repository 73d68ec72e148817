import wechat from "#apps/wechat/index.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { drawArticles, openAccount } from "../kit/articles.ts";
import { fillIn } from "../kit/phrases.ts";

/** Report the likes of two articles of an official account, and which article has more likes. */
export default defineTask({
  apps: [wechat],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract", "reasoning"],
  budget: 30,
  revision: 2,

  facts: async (world, r) => {
    const { account, articles } = await drawArticles(world, r, 6, (all) => new Set(all.map((a) => a.likes)).size === 6);
    return { account, articles: r.sample(articles, 2) };
  },
  listed: { instances: 98, answerFields: 3 },
  params: (_r, _phone, { say }, { account, articles }) => {
    const [one, two] = articles.map((a) => ({ id: a.id, title: say(a.title.en, a.title.zh), likes: a.likes }));
    return { account: account.id, name: say(account.name.en, account.name.zh), one: one!, two: two! };
  },
  instruction: {
    en: [
      ({ name, one, two }) =>
        `The official account "${name}" on {app.wechat} published "${one.title}" and "${two.title}". How many likes does each have, and which of them has more? ${fillIn.en}`,
    ],
    zh: [
      ({ name, one, two }) =>
        `{app.wechat}公众号“${name}”发过《${one.title}》和《${two.title}》。这两篇文章各有多少个赞，哪篇更多？${fillIn.zh}`,
    ],
  },
  checks: [
    {
      that: "nothing was liked, kept or followed",
      unchanged: ({ wechat: w }) => [w.articleMarks, w.favourites, w.following],
    },
  ],
  allow: () => [],
  answer: {
    fields: ({ one, two }, say) => ({
      first: number(say("Likes on the article I named first", "我先提到的那篇的赞数"), say("A number", "数字")),
      second: number(say("Likes on the article I named second", "我后提到的那篇的赞数"), say("A number", "数字")),
      more: choice(say("More likes", "赞更多的一篇"), [one.title, two.title]),
    }),
    expected: ({ params: { one, two } }) => ({
      first: one.likes,
      second: two.likes,
      more: (one.likes > two.likes ? one : two).title,
    }),
  },

  oracle: async (o, { account, name, one, two }) => {
    await openAccount(o, name, account);
    await o.act(wechat, "account.openArticle", { article: one.id });
    await o.sees(one.title, one.likes);
    await o.back();
    await o.act(wechat, "account.openArticle", { article: two.id });
    await o.sees(two.title, two.likes);
    const more = (one.likes > two.likes ? one : two).title;
    o.reads([one.likes, two.likes], more);
    await o.answer({ first: one.likes, second: two.likes, more });
  },
});
