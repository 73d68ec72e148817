import weread from "#apps/weread/index.ts";
import { number, text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import { fillIn } from "../kit/phrases.ts";
import { drawBooks, openTab, ownRecords } from "../kit/weread.ts";
import type { Localized } from "../kit/social.ts";

/** Find the book that is on most of the user's own lists. Two other books are on nearly as many. */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "explore", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => (await drawBooks(world, r, lang, 14)).map(({ id, title }) => ({ id, title })),
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, drawn) => {
    const [most, second, third, ...rest] = drawn;
    const count = r.int(4, 5);
    const lists = r.sample(names, 6).map((one) => ({ name: say(...one), books: [] as string[] }));
    const spread = ({ id }: { readonly id: string }, n: number): void => {
      for (const list of r.sample(lists, n)) list.books.push(id);
    };
    spread(most!, count);
    spread(second!, count - 1);
    spread(third!, count - 1);
    for (const [n, book] of rest.entries()) spread(book, n < 3 ? 2 : 1);
    const titles = Object.fromEntries(drawn.map(({ id, title }) => [id, title]));
    return {
      most: most!,
      count,
      titles,
      lists: lists.map(({ name, books }) => ({ name, books: r.shuffle(books) })),
    };
  },
  instruction: {
    en: [
      () =>
        `Which book is on the most of my own book lists in {app.weread}, and how many of the lists is it on? ${fillIn.en}`,
      () =>
        `Compare the book lists I made in {app.weread}: one book is on more of them than any other. What's its title, and how many lists have it? ${fillIn.en}`,
    ],
    zh: [
      () => `我在{app.weread}自己建的书单里，哪本书出现得最多，一共在几个书单里？${fillIn.zh}`,
      () => `对比一下我在{app.weread}创建的各个书单，有一本书被收得最多。它叫什么，在几个书单里？${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { lists }, { now }) => {
    const made = lists.map(({ name, books }, n) => {
      const id = `list_task${n}`;
      return [id, { id, title: name, about: "", books, private: n % 2 === 0, at: now - (5 + 8 * n) * dayMs }] as const;
    });
    state.lists = Object.fromEntries(made);
  },
  checks: [
    { that: "the lists are as before, and nothing was bought", unchanged: ({ weread: state }) => ownRecords(state) },
  ],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      title: text(say("Book", "书名"), say("The title as shown", "按显示的书名填写")),
      lists: number(say("Number of lists", "书单数"), say("A whole number", "整数")),
    }),
    expected: ({ params: { most, count } }) => ({ title: most.title, lists: count }),
  },

  oracle: async (o, { most, count, titles, lists }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.lists");
    for (const [n, { name, books }] of lists.entries()) {
      await o.sees(name);
      await o.act(weread, "lists.openList", { list: `list_task${n}` });
      await o.sees(...books.map((id) => titles[id]!));
      await o.back();
    }
    o.reads(
      lists.map(({ name }) => name),
      most.title,
      count,
    );
    await o.answer({ title: most.title, lists: count });
  },
});
const names: readonly Localized[] = [
  ["Long weekend", "小长假读什么"],
  ["Ask at the library", "去图书馆问问"],
  ["Presents for Sam", "送给小姚的书"],
  ["Book club votes", "读书会备选"],
  ["On the night train", "夜车上看的"],
  ["Heard about these", "听人说起的"],
  ["For rainy days", "下雨天看"],
  ["Before the holidays", "放假前看完"],
  ["Mum's picks", "妈妈挑的"],
];
