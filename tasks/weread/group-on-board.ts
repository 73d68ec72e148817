import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import books from "#world/books/index.ts";
import { fillIn } from "../kit/phrases.ts";
import { addEntries } from "../kit/records.ts";
import { drawBooks, languageOf, openTab, ownRecords, shelfBook } from "../kit/weread.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Of the books in a group of the shelf, find the one that stands highest on a ranking of the store. Other books of
 * the shelf stand higher, and some of the group are not on the ranking.
 */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["explore", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const language = languageOf(lang);
    const { key } = r.pick(boards);
    const { entries } = (await world.read(books.queries.board, { id: `wr_board_${language}_${key}` }))!;
    const ranked = await Promise.all(
      entries.map(async ({ book }, n) => ({ place: n + 1, ...(await world.read(books.queries.book, { id: book }))! })),
    );
    const usable = ranked.filter(({ readable, title }) => readable === "none" && title.length <= 40);
    const places = r.sample(usable.slice(1, 24), 4).toSorted((a, b) => a.place - b.place);
    const away = await drawBooks(world, r, lang, 2, ({ id }) => entries.every(({ book }) => book !== id));
    const brief = ({ id, title, name, place }: (typeof ranked)[number]) => ({ id, title, name, place });
    return {
      key,
      // The first of the four is on the shelf, but not in the group.
      outside: brief(places[0]!),
      inside: places.slice(1).map(brief),
      away: away.map(({ id, title }) => ({ id, title })),
    };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => ({
    ...facts,
    group: say(...r.pick(groups)),
    board: say(...boards.find(({ key }) => key === facts.key)!.name),
    order: r.shuffle([...facts.inside, ...facts.away].map(({ id }) => id)),
  }),
  instruction: {
    en: [
      ({ group, board }) =>
        `Of the books in the group "${group}" on my {app.weread} shelf, which one is highest on the ranking "${board}", and at which place? ${fillIn.en}`,
      ({ group, board }) =>
        `I want to start with the most popular book of my shelf group "${group}" in {app.weread}. Find out which of its books has the best place on the ranking "${board}", and what place that is. ${fillIn.en}`,
    ],
    zh: [
      ({ group, board }) =>
        `我{app.weread}书架上“${group}”这个分组里的书，哪一本在“${board}”上排得最靠前，排第几？${fillIn.zh}`,
      ({ group, board }) =>
        `去看看{app.weread}的“${board}”，我书架分组“${group}”里的书谁的名次最高？把书名和名次告诉我。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { group, outside, order }, { now }) => {
    addEntries(state.groups, { id: "group_task", name: group, at: now - 60 * dayMs });
    for (const [n, book] of order.entries())
      state.shelf[book] = shelfBook(book, now - (9 + n) * dayMs, { group: "group_task" });
    state.shelf[outside.id] = shelfBook(outside.id, now - 6 * dayMs);
  },
  checks: [
    { that: "the shelf is as before, and nothing was bought", unchanged: ({ weread: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      title: text(say("Book", "书名"), say("The title as shown", "按显示的书名填写")),
      place: number(say("Place on the ranking", "名次"), say("A whole number", "整数")),
    }),
    expected: ({ params: { inside } }) => ({ title: inside[0]!.title, place: inside[0]!.place }),
  },

  oracle: async (o, { key, group, inside, away }) => {
    await openTab(o, "Shelf");
    await o.sees(group);
    await o.act(weread, "shelf.openGroup", { group: "group_task" });
    await o.sees(...[...inside, ...away].map(({ title }) => title));
    await o.back();
    await o.act(weread, "shelf.goHome");
    await o.act(weread, "home.rankings");
    await o.act(weread, "rankings.openBoard", { board: key });
    for (const { title, name, place } of inside) await o.sees(title, `${place} · ${name}`);
    const [first] = inside;
    o.reads(
      inside.map(({ name, place }) => `${place} · ${name}`),
      first!.title,
      first!.place,
    );
    await o.answer({ title: first!.title, place: first!.place });
  },
});
const boards: readonly { readonly key: "top" | "rising"; readonly name: Localized }[] = [
  { key: "top", name: ["Most read", "热读榜"] },
  { key: "rising", name: ["Rising", "飙升榜"] },
];
const groups: readonly Localized[] = [
  ["Next up", "接下来看"],
  ["For the train", "火车上看"],
  ["Summer", "夏天读"],
  ["From Aunt Jo", "小姨推荐的"],
  ["Short evenings", "睡前几页"],
  ["Borrow from library", "去图书馆借"],
];
