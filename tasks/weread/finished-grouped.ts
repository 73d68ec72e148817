import weread from "#apps/weread/index.ts";
import { seedIds } from "#apps/weread/seed-ids.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import books from "#world/books/index.ts";
import { addedEntries } from "../kit/records.ts";
import type { Localized } from "../kit/social.ts";
import { addProgress, bookFacts, drawBooks, openTab, shelfBook } from "../kit/weread.ts";

/**
 * Put all finished books of the shelf into a new group. One of them is in another group, and two other books are read
 * nearly to the end.
 */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "edit"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const before = (await world.read(books.queries.book, { id: seedIds(lang).finished }))!;
    return { before: bookFacts(before), drawn: (await drawBooks(world, r, lang, 5)).map(bookFacts) };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, { before, drawn }) => {
    const [inGroup, first, second, nearly, alsoNearly] = drawn;
    return {
      name: say(...r.pick(names)),
      inGroup: inGroup!,
      alone: [first!, second!],
      nearly: [nearly!, alsoNearly!].map(({ id }) => ({ id, share: r.int(9_300, 9_960) })),
      before,
    };
  },
  instruction: {
    en: [
      ({ name }) =>
        `On my {app.weread} shelf, put all the books I've finished into a new group called "${name}". If one of them is in another group, move it over as well.`,
      ({ name }) =>
        `I want a new group "${name}" on my {app.weread} shelf with every book I've finished in it, including any that sits in a different group now.`,
    ],
    zh: [
      ({ name }) => `在{app.weread}的书架上新建一个分组“${name}”，把我读完的书都放进去，在别的分组里的也移过来。`,
      ({ name }) => `帮我整理一下{app.weread}书架：凡是已读完的书，不管现在在不在别的分组里，都归到新分组“${name}”里。`,
    ],
  },
  setup: ({ weread: state }, { inGroup, alone, nearly }, { now }) => {
    state.shelf[inGroup.id] = shelfBook(inGroup.id, now - 70 * dayMs, { group: "group_weekend" });
    addProgress(state, inGroup.id, 10_000, now - 31 * dayMs, now - 31 * dayMs);
    for (const [n, { id }] of alone.entries()) {
      state.shelf[id] = shelfBook(id, now - (80 + 11 * n) * dayMs);
      addProgress(state, id, 10_000, now - (20 + 9 * n) * dayMs, now - (20 + 9 * n) * dayMs);
    }
    for (const [n, { id, share }] of nearly.entries()) {
      state.shelf[id] = shelfBook(id, now - (40 + 5 * n) * dayMs, { group: n === 0 ? null : "group_weekend" });
      addProgress(state, id, share, now - (3 + n) * dayMs);
    }
  },
  checks: [
    {
      that: "there is one new group with this name",
      holds: ({ before, after, params }) => {
        const groups = addedEntries(before.weread.groups, after.weread.groups);
        return groups.length === 1 && groups[0]!.name === params.name;
      },
    },
    {
      that: "all finished books are in it, and no others",
      holds: ({ before, after, params }) => {
        const [group] = addedEntries(before.weread.groups, after.weread.groups);
        const inside = Object.values(after.weread.shelf).filter((one) => group && one.group === group.id);
        return (
          inside
            .map(({ book }) => book)
            .toSorted()
            .join() === finishedOf(params).toSorted().join()
        );
      },
    },
  ],
  allow: ({ weread: state }, p) => [
    added(state.groups, 1, { name: p.name }),
    ...finishedOf(p).map((book) => state.shelf[book]?.group),
  ],

  oracle: async (o, p) => {
    await openTab(o, "Shelf");
    await o.act(weread, "shelf.filter", { filter: "finished" });
    await o.act(weread, "shelf.openGroup", { group: "group_weekend" });
    await o.sees(p.inGroup.title);
    await o.act(weread, "group.more");
    await o.act(weread, "group.select");
    await o.act(weread, "group.toggle", { book: p.inGroup.id });
    await o.act(weread, "group.takeOut");
    await o.back();
    await o.sees(p.before.title, ...p.alone.map(({ title }) => title));
    await o.act(weread, "shelf.select");
    for (const book of finishedOf(p)) await o.act(weread, "shelf.toggle", { book });
    await o.act(weread, "shelf.groups");
    await o.act(weread, "shelf.newGroup");
    await o.type("name", p.name);
    await o.act(weread, "shelf.makeGroup");
  },
});
const finishedOf = (p: {
  readonly inGroup: { readonly id: string };
  readonly alone: readonly { readonly id: string }[];
  readonly before: { readonly id: string };
}): string[] => [p.inGroup.id, ...p.alone.map(({ id }) => id), p.before.id];
const names: readonly Localized[] = [
  ["Done", "读过了"],
  ["Read to the end", "一本不剩"],
  ["Lend these out", "可以借人"],
  ["For Mum", "给妈妈看"],
  ["This year's books", "今年读的"],
  ["Behind me", "告一段落"],
  ["Re-read some day", "以后重读"],
  ["Book club 2026", "2026 读书会"],
];
