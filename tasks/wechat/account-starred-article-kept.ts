import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { drawArticles, openAccount } from "../kit/articles.ts";
import { addedEntries } from "../kit/records.ts";

/**
 * Follow an official account and star it. Of the account's two latest articles, save the article with more reads to the
 * favorites.
 */
export default defineTask({
  apps: [wechat],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["search", "social", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  facts: (world, r) => drawArticles(world, r, 3, ([a, b]) => Math.abs(a!.reads - b!.reads) > 50),
  listed: { instances: 81, answerFields: 0 },
  params: (_r, _phone, { say }, { account, articles }) => {
    const [latest, before] = articles.map((a) => ({ id: a.id, title: say(a.title.en, a.title.zh), reads: a.reads }));
    return { account: account.id, name: say(account.name.en, account.name.zh), latest: latest!, before: before! };
  },
  instruction: {
    en: [
      ({ name }) =>
        `Follow the official account "${name}" on {app.wechat} and star it. Then add whichever of its two latest articles has more reads to my favourites.`,
      ({ name }) =>
        `I want to keep up with the official account "${name}" on {app.wechat}. Follow it, star it, compare how many reads its two newest articles have, and add the one with more to my favourites.`,
    ],
    zh: [
      ({ name }) => `请在{app.wechat}关注公众号“${name}”并设为星标，然后把它最新两篇文章中阅读数更高的那篇收藏起来。`,
      ({ name }) =>
        `我想一直看公众号“${name}”的文章：请在{app.wechat}里关注它、设为星标，再把它最近发的两篇里阅读数更高的那篇加入收藏。`,
    ],
  },
  checks: [
    {
      that: "the account is followed and starred",
      holds: ({ after, params }) => after.wechat.following[params.account]?.starred === true,
    },
    {
      that: "of the two articles the one that was read more is a favourite, and nothing else is new there",
      holds: ({ before, after, params: { latest, before: older } }) => {
        const kept = addedEntries(before.wechat.favourites, after.wechat.favourites);
        const { id } = latest.reads > older.reads ? latest : older;
        return kept.length === 1 && kept[0]!.body.kind === "link" && kept[0]!.body.url === `article:${id}`;
      },
    },
    {
      that: "the favourite has no tag and no note",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.wechat.favourites, after.wechat.favourites).every(
          (f) => f.tags.length === 0 && f.note === "",
        ),
    },
  ],
  allow: ({ wechat: state }, { account }) => [state.following[account], added(state.favourites)],

  oracle: async (o, { account, name, latest, before }) => {
    await openAccount(o, name, account);
    await o.act(wechat, "account.follow");
    await o.set(wechat, "account", { open: "more" });
    await o.act(wechat, "account.star");
    await o.sees(latest.title, before.title);
    await o.act(wechat, "account.openArticle", { article: latest.id });
    await o.sees(latest.reads);
    await o.back();
    await o.act(wechat, "account.openArticle", { article: before.id });
    await o.sees(before.reads);
    o.reads([latest.reads, before.reads], latest.reads > before.reads ? latest.title : before.title);
    if (latest.reads > before.reads) {
      await o.back();
      await o.act(wechat, "account.openArticle", { article: latest.id });
    }
    await o.set(wechat, "article", { open: "more" });
    await o.act(wechat, "article.keep");
  },
});
