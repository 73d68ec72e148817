import weread from "#apps/weread/index.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import books, { type Book } from "#world/books/index.ts";
import { drawBooks, openTab } from "../kit/weread.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Remove from a book list what one publisher published before a year. The list also has newer books of this publisher,
 * and older ones of others. Only the pages of the books tell the publisher and the year.
 */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["explore", "extract", "delete", "reasoning"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    for (;;) {
      const drawn = await drawBooks(world, r, lang, 60);
      const read = await Promise.all(drawn.map(async ({ id }) => (await world.read(books.queries.book, { id }))!));
      const [own] = r
        .shuffle([...Map.groupBy(read, ({ publisher }) => publisher).values()])
        .filter((all) => all.length >= 4);
      if (!own) continue;
      const mine = own.slice(0, 4).toSorted((a, b) => a.year - b.year);
      const before = mine[2]!.year;
      const older = mine.filter(({ year }) => year < before);
      const others = read.filter(({ publisher }) => publisher !== mine[0]!.publisher);
      const othersOlder = others.filter(({ year }) => year < before).slice(0, 2);
      const othersNewer = others.filter(({ year }) => year >= before).slice(0, 1);
      if (older.length !== 2 || othersOlder.length < 2 || othersNewer.length < 1) continue;
      const brief = ({ id, title, publisher, year }: Book) => ({ id, title, publisher, year });
      return {
        publisher: mine[0]!.publisher,
        before,
        list: r.shuffle([...mine, ...othersOlder, ...othersNewer].map(brief)),
      };
    }
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say, lang }, facts) => ({ ...facts, lang, name: say(...r.pick(names)) }),
  instruction: {
    en: [
      ({ name, publisher, before }) =>
        `Take everything that ${publisher} published before ${before} off my {app.weread} book list "${name}". All other books stay on it.`,
      ({ name, publisher, before }) =>
        `Please weed my book list "${name}" in {app.weread}: remove a book if its publisher is ${publisher} and it came out before ${before}. Keep the rest.`,
    ],
    zh: [
      ({ name, publisher, before }) =>
        `把我{app.weread}书单“${name}”里${publisher}在${before}年以前出版的书都移出去，其他的都留着。`,
      ({ name, publisher, before }) =>
        `整理一下{app.weread}的书单“${name}”：凡是${publisher}出的、出版年份早于${before}年的，都从书单里删掉，别的书不动。`,
    ],
  },
  setup: ({ weread: state }, { name, list, publisher }, { now, say }) => {
    const entry = { about: "", private: false };
    const books = list.map(({ id }) => id);
    state.lists["list_meant"] = { ...entry, id: "list_meant", title: name, books, at: now - 12 * dayMs };
    const ofPublisher = list.filter((one) => one.publisher === publisher).map(({ id }) => id);
    state.lists["list_other"] = {
      ...entry,
      ...{ id: "list_other", title: say("Lent out", "借出去的"), books: ofPublisher, at: now - 4 * dayMs },
    };
  },
  checks: [
    {
      that: "the old books of the publisher are not on the list",
      holds: ({ after, params }) =>
        dropped(params).every(({ id }) => after.weread.lists["list_meant"]?.books.includes(id) === false),
    },
    {
      that: "the other books are on the list in their order",
      keeps: true,
      holds: ({ after, params }) => {
        const gone = dropped(params).map(({ id }) => id);
        const left = after.weread.lists["list_meant"]?.books.filter((id) => !gone.includes(id));
        return left?.join() === kept(params).join();
      },
    },
  ],
  allow: ({ weread: state }) => [state.lists["list_meant"]?.books],

  oracle: async (o, p) => {
    const { name, list, lang } = p;
    await openTab(o, "Me");
    await o.act(weread, "me.lists");
    await o.sees(name);
    await o.act(weread, "lists.openList", { list: "list_meant" });
    const published = (one: (typeof list)[number]): string =>
      lang === "en" ? `${one.publisher}, ${one.year}` : `${one.publisher} · ${one.year}年`;
    for (const one of list) {
      await o.sees(one.title);
      await o.act(weread, "list.openBook", { book: one.id });
      await o.sees(published(one));
      await o.back();
    }
    o.reads(list.map(published), ...dropped(p).map(({ title }) => title));
    for (const { id } of dropped(p)) await o.act(weread, "list.drop", { list: "list_meant", book: id });
  },
});
type Listed = { readonly id: string; readonly title: string; readonly publisher: string; readonly year: number };
type Params = { readonly list: readonly Listed[]; readonly publisher: string; readonly before: number };
const isDropped = (one: Listed, { publisher, before }: Params): boolean =>
  one.publisher === publisher && one.year < before;
const dropped = (p: Params): Listed[] => p.list.filter((one) => isDropped(one, p));
const kept = (p: Params): string[] => p.list.filter((one) => !isDropped(one, p)).map(({ id }) => id);
const names: readonly Localized[] = [
  ["Spare room", "客房里的书"],
  ["For the swap shelf", "换书架"],
  ["Cousin's reading", "给表妹看的"],
  ["School fair", "校园义卖"],
  ["Second shelf down", "第二层书架"],
  ["One day", "总有一天要看"],
];
