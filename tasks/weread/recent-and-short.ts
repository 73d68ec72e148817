import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import books from "#world/books/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { drawBooks, openTab, ownRecords } from "../kit/weread.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Among the books of a list that came out in a year or later, find the one with the fewest chapters. Older books have
 * fewer. Only the pages of the books tell the year and the chapters.
 */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "explore", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const drawn = await drawBooks(world, r, lang, 6);
      const read = await Promise.all(drawn.map(async ({ id }) => (await world.read(books.queries.book, { id }))!));
      const list = read.map(({ id, title, year, publisher, contents }) => ({
        id,
        title,
        year,
        publisher,
        chapters: contents.length,
      }));
      const years = list.map(({ year }) => year).toSorted((a, b) => a - b);
      const since = years[3]!;
      const found = list.filter(({ year }) => year >= since).toSorted((a, b) => a.chapters - b.chapters);
      const older = list.filter(({ year }) => year < since);
      if (found.length < 3 || older.length < 2 || found[0]!.chapters === found[1]!.chapters) continue;
      if (Math.min(...older.map(({ chapters }) => chapters)) >= found[0]!.chapters) continue;
      return { list, since, found: found[0]! };
    }
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say, lang }, facts) => ({
    ...facts,
    lang,
    name: say(...r.pick(names)),
    others: [...facts.list.slice(0, 2).map(({ id }) => id)],
  }),
  instruction: {
    en: [
      ({ name, since }) =>
        `Of the books on my {app.weread} book list "${name}" that were published in ${since} or later, which has the fewest chapters, and how many are there? ${fillIn.en}`,
      ({ name, since }) =>
        `I'd like something recent and short from my {app.weread} book list "${name}". Leave out everything published before ${since} and find the book with the fewest chapters. I need its title and the number of chapters. ${fillIn.en}`,
    ],
    zh: [
      ({ name, since }) =>
        `我{app.weread}的书单“${name}”里，${since}年及以后出版的书，哪本章数最少，一共多少章？${fillIn.zh}`,
      ({ name, since }) =>
        `从我{app.weread}的书单“${name}”里挑一本：${since}年以前出版的不要，剩下的看哪本章数最少。把书名和章数填上。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { name, list, others }, { now, say }) => {
    const entry = { about: "", private: false };
    addEntries(
      state.lists,
      { ...entry, id: "list_meant", title: name, books: list.map(({ id }) => id), at: now - 12 * dayMs },
      { ...entry, id: "list_other", title: say("Lent out", "借出去的"), books: others, at: now - 4 * dayMs },
    );
  },
  checks: [
    { that: "the lists are as before, and nothing was bought", unchanged: ({ weread: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      title: text(say("Book", "书名"), say("The title as shown", "按显示的书名填写")),
      chapters: number(say("Chapters", "章数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { found } }) => ({ title: found.title, chapters: found.chapters }),
  },

  oracle: async (o, { name, list, found, lang }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.lists");
    await o.sees(name);
    await o.act(weread, "lists.openList", { list: "list_meant" });
    const chaptersOf = (n: number): string => (lang === "en" ? `${n} chapters` : `共 ${n} 章`);
    const yearOf = (one: (typeof list)[number]): string =>
      lang === "en" ? `${one.publisher}, ${one.year}` : `${one.publisher} · ${one.year}年`;
    for (const one of list) {
      await o.sees(one.title);
      await o.act(weread, "list.openBook", { book: one.id });
      await o.sees(yearOf(one), chaptersOf(one.chapters));
      await o.back();
    }
    o.reads([...list.map(yearOf), ...list.map(({ chapters }) => chaptersOf(chapters))], found.title, found.chapters);
    await o.answer({ title: found.title, chapters: found.chapters });
  },
});
const names: readonly Localized[] = [
  ["Long weekend", "小长假读什么"],
  ["Ask at the library", "去图书馆问问"],
  ["Presents for Sam", "送给小姚的书"],
  ["Book club votes", "读书会备选"],
  ["On the night train", "夜车上看的"],
  ["Heard about these", "听人说起的"],
];
