import weread from "#apps/weread/index.ts";
import { ratingText } from "#apps/weread/format.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import type { BookBrief } from "#world/books/index.ts";
import { addEntries, addedEntries } from "../kit/records.ts";
import { readBooks, searchStore } from "../kit/weread.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Make a private list of all books of an author that at least a given share of readers recommends. The author has books
 * with lower ratings, and another list of the user has one of the good ones.
 */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["search", "extract", "reasoning", "create"],
  budget: 60,
  revision: 1,

  facts: async (world, r, lang) => {
    const all = await readBooks(world, lang, 55);
    const byAuthor = [...Map.groupBy(all, ({ author }) => author).values()];
    for (;;) {
      const own = r.pick(byAuthor);
      const { name } = own[0]!;
      const named = all.filter((book) => book.name.includes(name) || book.title.includes(name));
      if (own.length < 4 || own.length > 9 || named.length !== own.length || name.length > 30) continue;
      const share = r.pick([75, 80, 85, 90]);
      const [good, poor] = [own.filter((one) => one.rating >= share * 10), own.filter((one) => isBelow(one, share))];
      // A rating close to the limit is hard to read.
      if (good.length < 2 || good.length > 5 || poor.length === 0) continue;
      if (own.some(({ rating }) => rating !== 0 && Math.abs(rating - share * 10) < 3)) continue;
      const brief = ({ id, title, rating }: BookBrief) => ({ id, title, rating });
      return { author: name, share, good: good.map(brief), poor: poor.map(brief) };
    }
  },
  listed: { instances: 91, answerFields: 0 },
  params: (r, _phone, { say }, facts) => ({ ...facts, name: say(...r.pick(names)) }),
  instruction: {
    en: [
      ({ author, share, name }) =>
        `Make a new book list "${name}" in {app.weread} that only I can see, and put in all the books by ${author} that at least ${share}% of readers recommend. Leave the list's description empty.`,
      ({ author, share, name }) =>
        `I'd like a private book list in {app.weread} called "${name}", without a description. It should have every book by ${author} with a recommendation of ${share}% or more, and nothing else.`,
    ],
    zh: [
      ({ author, share, name }) =>
        `在{app.weread}新建一个仅自己可见的书单“${name}”，简介不用写，把${author}的书里推荐值不低于${share}%的全部加进去。`,
      ({ author, share, name }) =>
        `帮我在{app.weread}建个私密书单，名字叫“${name}”，简介留空，只收${author}推荐值达到${share}%及以上的书，一本不落。`,
    ],
  },
  setup: ({ weread: state }, { good, poor }, { now, say }) => {
    addEntries(state.lists, {
      id: "list_other",
      title: say("Heard about these", "听人说起的"),
      about: "",
      private: true,
      books: [good[0]!.id, poor[0]!.id],
      at: now - 8 * dayMs,
    });
  },
  checks: [
    {
      that: "there is one new list with this name",
      holds: ({ before, after, params }) => {
        const lists = addedEntries(before.weread.lists, after.weread.lists);
        return lists.length === 1 && lists[0]!.title === params.name;
      },
    },
    {
      that: "it has all the recommended books of the author, and no others",
      holds: ({ before, after, params }) => {
        const [list] = addedEntries(before.weread.lists, after.weread.lists);
        const wanted = params.good.map(({ id }) => id);
        return list !== undefined && list.books.toSorted().join() === wanted.toSorted().join();
      },
    },
    {
      that: "only the user sees new lists",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.weread.lists, after.weread.lists).every((one) => one.private && one.about === ""),
    },
  ],
  allow: ({ weread: state }, p) => [added(state.lists, 1, { title: p.name, about: "", private: true })],

  oracle: async (o, { author, good, poor, name }) => {
    await searchStore(o, author);
    for (const { title, rating } of [...good, ...poor]) await o.sees(title, author, ratingText(rating));
    o.reads(
      [...good, ...poor].map(({ rating }) => ratingText(rating)),
      ...good.map(({ title }) => title),
    );
    await o.back();
    await o.back();
    await o.act(weread, "home.goMe");
    await o.act(weread, "me.lists");
    await o.act(weread, "lists.create");
    await o.type("title", name);
    await o.act(weread, "listForm.togglePrivate");
    await o.act(weread, "listForm.save");
    const { weread: state } = await o.state();
    const list = Object.values(state.lists).find(({ title }) => title === name)!.id;
    await o.act(weread, "list.addBooks", { list });
    await o.type("q", author);
    for (const { id, title } of good) {
      await o.sees(title);
      await o.act(weread, "addBooks.toggle", { book: id });
    }
  },
});
const isBelow = ({ rating }: BookBrief, share: number): boolean => rating !== 0 && rating < share * 10;
const names: readonly Localized[] = [
  ["From first to last", "一口气读完"],
  ["To read in order", "按顺序看"],
  ["The good ones", "挑好的看"],
  ["Ask for my birthday", "生日想要的"],
  ["One author, one winter", "一个冬天一位作者"],
  ["Worth the coins", "值得花书币"],
];
