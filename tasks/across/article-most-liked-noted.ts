import notes from "#apps/notes/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { drawArticles, openAccount } from "../kit/articles.ts";
import { isPlainNote, note } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * Find the article with the most likes among an official account's three latest articles, and write its title and likes
 * in a note.
 */
export default defineTask({
  apps: [wechat, notes],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning", "create"],
  budget: 45,
  revision: 1,

  facts: (world, r) =>
    drawArticles(world, r, 3, (all) => {
      const [most, next] = all.map((a) => a.likes).toSorted((a, b) => b - a);
      return most! - next! > 20;
    }),
  listed: { instances: 72, answerFields: 0 },
  params: (_r, _phone, { say }, { account, articles }) => ({
    account: account.id,
    name: say(account.name.en, account.name.zh),
    articles: articles.map((a) => ({ id: a.id, title: say(a.title.en, a.title.zh), likes: a.likes })),
  }),
  instruction: {
    en: [
      ({ name }) =>
        `Which of the three latest articles from the official account "${name}" on {app.wechat} has the most likes? Save it as a new note in {app.notes}: the article's title as the title, and only the number of likes as the text.`,
      ({ name }) =>
        `Look at the last three articles "${name}" posted on {app.wechat} and see which one got the most likes. Make a new note in {app.notes} with that article's title, and put just the like count in the body.`,
    ],
    zh: [
      ({ name }) =>
        `{app.wechat}公众号“${name}”最新的三篇文章里，哪一篇的赞最多？请在{app.notes}里新建一条笔记，标题写这篇文章的标题，正文只写它的赞数。`,
      ({ name }) =>
        `请比较公众号“${name}”在{app.wechat}上最近发的三篇文章的赞数，把最受欢迎的一篇记到{app.notes}：新笔记的标题就是文章标题，正文只写赞的数字。`,
    ],
  },
  setup: ({ notes: state }, { articles }, { now }) => {
    addEntries(
      state.notes,
      note("note_read", articles.at(-1)!.title, String(articles.at(-1)!.likes + 7), now - 4_000_000),
    );
  },
  checks: [
    { that: "there is exactly one new note", oneNew: ({ notes: state }) => state.notes },
    {
      that: "it has the title of the best liked article",
      holds: ({ before, after, params }) =>
        addedEntries(before.notes.notes, after.notes.notes).some(
          (n) => n.title.trim() === mostLiked(params.articles).title,
        ),
    },
    {
      that: "its text is the number of likes, and it holds nothing else",
      holds: ({ before, after, params }) =>
        addedEntries(before.notes.notes, after.notes.notes).some(
          (n) => n.body.trim().replaceAll(",", "") === String(mostLiked(params.articles).likes) && isPlainNote(n),
        ),
    },
    { that: "nothing was liked or kept", unchanged: ({ wechat: w }) => [w.articleMarks, w.favourites] },
  ],
  allow: ({ notes: state }) => [added(state.notes)],

  oracle: async (o, { account, name, articles }) => {
    await openAccount(o, name, account);
    await o.sees(...articles.map((a) => a.title));
    for (const [i, one] of articles.entries()) {
      if (i > 0) await o.back();
      await o.act(wechat, "account.openArticle", { article: one.id });
      await o.sees(one.title, one.likes);
    }
    const best = mostLiked(articles);
    o.reads(
      articles.map((a) => a.likes),
      best.likes,
    );
    await o.open(notes);
    await o.act(notes, "list.new");
    await o.type("title", best.title);
    await o.type("body", String(best.likes));
    await o.act(notes, "editor.save");
  },
});
const mostLiked = <A extends { readonly likes: number }>(articles: readonly A[]): A =>
  articles.toSorted((a, b) => b.likes - a.likes)[0]!;
