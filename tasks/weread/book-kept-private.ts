import weread from "#apps/weread/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { bookFacts, drawBooks, openTab, quoteTitle, readBooks, shelfBook } from "../kit/weread.ts";

/** Make one book of the shelf private. Another book of the same author stands on the shelf. */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav", "settings"],
  budget: 15,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readBooks(world, lang, 25);
    const written = (author: string): number =>
      all.filter((one) => one.author === author && one.readable === "none").length;
    const [meant] = await drawBooks(world, r, lang, 1, ({ author }) => written(author) > 1);
    const alike = r.pick(
      all.filter(({ id, author, readable }) => author === meant!.author && id !== meant!.id && readable === "none"),
    );
    const others = await drawBooks(world, r, lang, 2, ({ id }) => id !== meant!.id && id !== alike.id);
    return { meant: bookFacts(meant!), others: [alike, ...others].map(bookFacts) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { lang }, { meant, others }) => ({
    meant,
    title: quoteTitle(meant.title, lang),
    shelf: r.shuffle([meant, ...others]).map(({ id }) => id),
    hidden: r.pick(others).id,
  }),
  instruction: {
    en: [({ title }) => `I have ${title} on my shelf in {app.weread}. Make it private so my friends don't see it.`],
    zh: [({ title }) => `把{app.weread}书架上的${title}设成私密阅读，别让好友看到。`],
  },
  setup: ({ weread: state }, { shelf, hidden }, { now }) => {
    for (const [n, book] of shelf.entries())
      state.shelf[book] = shelfBook(book, now - (n + 2) * dayMs, { private: book === hidden });
  },
  checks: [
    {
      that: "the book is private",
      holds: ({ after, params }) => after.weread.shelf[params.meant.id]?.private === true,
    },
  ],
  allow: ({ weread: state }, { meant }) => [state.shelf[meant.id]?.private],

  oracle: async (o, { meant }) => {
    await openTab(o, "Shelf");
    await o.act(weread, "shelf.select");
    await o.sees(meant.title);
    await o.act(weread, "shelf.toggle", { book: meant.id });
    await o.act(weread, "shelf.setPrivate", { private: true });
  },
});
