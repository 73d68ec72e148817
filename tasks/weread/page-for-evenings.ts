import weread from "#apps/weread/index.ts";
import { defineTask } from "#judge/define.ts";
import books from "#world/books/index.ts";
import { bookFacts, readFromShelf } from "../kit/weread.ts";
import { seedIds } from "#apps/weread/seed-ids.ts";
import type { Localized } from "../kit/social.ts";

/** Set the text size, the spacing and the paper of the reader. The other settings of the page stay. */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "settings"],
  budget: 30,
  revision: 1,

  facts: async (world, _r, lang) => bookFacts((await world.read(books.queries.book, { id: seedIds(lang).current }))!),
  listed: { instances: 43, answerFields: 0 },
  params: (r, _, { say }, book) => {
    const [spacing, spacingName] = r.pick(spacings);
    const [paper, paperName] = r.pick(papers);
    return {
      book,
      size: 19 + r.pick([-4, -3, -2, 2, 3, 4, 5, 6, 7]),
      spacing,
      spacingName: say(...spacingName),
      paper,
      paperName: say(...paperName),
    };
  },
  instruction: {
    en: [
      ({ size, spacingName, paperName }) =>
        `When I read a book in {app.weread}, I'd like text size ${size}, spacing "${spacingName}" and page color "${paperName}". Please set that and leave everything else about the page as it is.`,
    ],
    zh: [
      ({ size, spacingName, paperName }) =>
        `把{app.weread}阅读页的字号调到 ${size}，行距改成“${spacingName}”，背景换成“${paperName}”，其他的别动。`,
    ],
  },
  checks: [
    { that: "the text has this size", holds: ({ after, params }) => after.weread.page.size === params.size },
    { that: "the lines have this spacing", holds: ({ after, params }) => after.weread.page.spacing === params.spacing },
    { that: "the page has this paper", holds: ({ after, params }) => after.weread.page.paper === params.paper },
  ],
  allow: ({ weread: state }) => [state.page.size, state.page.spacing, state.page.paper],

  oracle: async (o, { book, size, spacing, paper }) => {
    await readFromShelf(o, book);
    await o.act(weread, "reader.showBars");
    await o.act(weread, "reader.showPanel", { panel: "font" });
    const { weread: state } = await o.state();
    for (let at = state.page.size; at !== size;) {
      at += Math.sign(size - at);
      await o.act(weread, "reader.setPage", { size: at });
    }
    await o.act(weread, "reader.setPage", { spacing });
    await o.act(weread, "reader.showPanel", { panel: "light" });
    await o.act(weread, "reader.setPage", { paper });
  },
});
const spacings: readonly (readonly ["tight" | "loose", Localized])[] = [
  ["tight", ["Tight", "紧凑"]],
  ["loose", ["Loose", "宽松"]],
];
const papers: readonly (readonly ["cream" | "green" | "dark", Localized])[] = [
  ["cream", ["Cream", "米黄"]],
  ["green", ["Green", "豆绿"]],
  ["dark", ["Dark", "夜间"]],
];
