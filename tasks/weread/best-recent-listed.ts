import { ratingText } from "#apps/weread/format.ts";
import weread from "#apps/weread/index.ts";
import { added } from "#judge/allowed-paths.ts";
import { defineTask } from "#judge/define.ts";
import type { Lang } from "#os/values.ts";
import { sameJson } from "#state/json.ts";
import type { Rng } from "#state/rng.ts";
import { categories, categoryIds, subName } from "#world/books/categories.ts";
import type { World } from "#world/read.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";
import { languageOf, openTab, readBooks } from "../kit/weread.ts";

/**
 * Collect the two best rated books of a sub-category that were published since a year. Only the page of a book shows its
 * year, and better rated books are older.
 */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "hybrid",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["explore", "extract", "create", "reasoning"],
  budget: 60,
  revision: 1,

  facts: (world, r, lang) => drawRecent(world, r, lang),
  listed: { instances: 97, answerFields: 0 },
  params: (r, _, { say }, facts) => ({ ...facts, title: say(...r.pick(titles)) }),
  instruction: {
    en: [
      ({ categoryName, name, year, title }) =>
        `In the {app.weread} store, go to ${categoryName}, then "${name}", and find the two best rated books that were published in ${year} or later. Put these two into a new private book list called "${title}", the better rated one on top. Leave the description empty.`,
      ({ categoryName, name, year, title }) =>
        `Make me a private book list "${title}" in {app.weread}, without a description. It should have exactly two books, the higher rated one first: the ones with the best rating among the "${name}" books of the category ${categoryName} whose publication year is ${year} or later.`,
    ],
    zh: [
      ({ categoryName, name, year, title }) =>
        `去{app.weread}书城的“${categoryName}”分类下找“${name}”，从${year}年及以后出版的书里挑推荐值最高的两本，放进一个新建的私密书单“${title}”，推荐值更高的那本排在最前，简介不用写。`,
      ({ categoryName, name, year, title }) =>
        `帮我在{app.weread}建一个私密书单，叫“${title}”，不写简介。里面只放两本书：“${categoryName}”分类“${name}”里，出版年份在${year}年或之后、推荐值最高的两本，其中推荐值更高的排第一。`,
    ],
  },
  checks: [
    {
      that: "there is one new private list with this title and without a description",
      holds: ({ before, after, params }) => {
        const lists = addedEntries(before.weread.lists, after.weread.lists);
        return lists.length === 1 && matchesValues(lists[0]!, { title: params.title, about: "", private: true });
      },
    },
    {
      that: "the two books are in it, the better rated one first, and no others",
      holds: ({ before, after, params }) => {
        const [list] = addedEntries(before.weread.lists, after.weread.lists);
        return list !== undefined && sameJson(list.books, params.meant);
      },
    },
  ],
  allow: ({ weread: state }, { title }) => [added(state.lists, 1, { title, about: "", private: true })],

  oracle: async (o, { category, sub, looked, meant, title }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.lists");
    await o.act(weread, "lists.create");
    await o.type("title", title);
    await o.act(weread, "listForm.togglePrivate");
    await o.act(weread, "listForm.save");
    const { weread: state } = await o.state();
    const list = Object.values(state.lists).find((one) => one.title === title)!.id;
    await o.back();
    await o.back();
    await o.act(weread, "me.goHome");
    await o.act(weread, "home.store");
    await o.act(weread, "store.openCategory", { category });
    await o.act(weread, "category.chooseSub", { sub });
    await o.act(weread, "category.sort");
    await o.act(weread, "category.setSort", { sort: "rating" });
    for (const book of looked) {
      await o.sees(book.title, ratingText(book.rating));
      await o.act(weread, "category.openBook", { book: book.id });
      await o.sees(book.year);
      if (book !== looked.at(-1)) await o.back();
    }
    o.reads(
      [...looked.map(({ rating }) => ratingText(rating)), ...looked.map(({ year }) => year)],
      looked.at(-1)!.title,
    );
    // The list shows the latest book first.
    await add();
    await o.back();
    await o.back();
    await o.act(weread, "category.openBook", { book: meant[0]! });
    await add();
    async function add(): Promise<void> {
      await o.act(weread, "book.more");
      await o.act(weread, "book.addToList");
      await o.act(weread, "addToList.toggle", { list });
    }
  },
});
/** Draws a sub-category and a year, so that some of the best rated books are older. */
async function drawRecent(world: World, r: Rng, lang: Lang) {
  for (;;) {
    const category = r.pick(categoryIds);
    const key = r.pick(Object.keys(categories[category].subs));
    const sub = `${category}.${key}`;
    const all = (await readBooks(world, lang, 1, { category, sub, sort: "rating" })).slice(0, 7);
    if (all.length < 7 || new Set(all.map(({ rating }) => rating)).size < 7) continue;
    const year = r.int(2005, 2022);
    const meant = all.filter((one) => one.year >= year).slice(0, 2);
    const last = all.findIndex(({ id }) => id === meant[1]?.id);
    // Two to four of the books before the second one are older.
    if (meant.length < 2 || last < 3) continue;
    if (new Set(all.map(({ title }) => title)).size < 7 || all.some(({ title }) => title.length > 40)) continue;
    const looked = all.slice(0, last + 1).map((one) => ({
      id: one.id,
      title: one.title,
      rating: one.rating,
      year: one.year,
    }));
    const categoryName = categories[category][languageOf(lang)];
    return {
      ...{ category, categoryName, sub, name: subName(sub, languageOf(lang)), year, looked },
      meant: meant.map(({ id }) => id),
    };
  }
}
const titles: readonly Localized[] = [
  ["Next on the sofa", "沙发上看的"],
  ["For the summer", "暑假看"],
  ["Gift ideas", "送人备选"],
  ["Worth a try", "想试试"],
  ["Book club, round two", "读书会第二轮"],
  ["On the bedside table", "床头"],
  ["Ask the library", "问问图书馆"],
  ["Before I'm forty", "四十岁之前"],
];
