import { chapterId } from "#apps/weread/ids.ts";
import weread from "#apps/weread/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";
import books from "#world/books/index.ts";
import type { World } from "#world/read.ts";
import { addedEntries, matchesValues } from "../kit/records.ts";
import { plainMark, quoteTitle, readFromShelf, shelfBook, wholeBooks } from "../kit/weread.ts";

/** Highlight the passage of a chapter that most readers have highlighted, in another look than the usual one. */
export default defineTask({
  apps: [weread],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "extract", "create"],
  budget: 30,
  revision: 1,

  facts: (world, r, lang) => drawPassage(world, r, lang),
  listed: { instances: 47, answerFields: 0 },
  params: (r, _, { say, lang }, passage) => {
    const look = r.pick(["wave", "fill"] as const);
    return {
      ...passage,
      quoted: quoteTitle(passage.title, lang),
      look,
      lookName: look === "wave" ? say("Wave", "波浪") : say("Marker", "马克笔"),
    };
  },
  instruction: {
    en: [
      ({ quoted, chapterTitle, lookName }) =>
        `In ${quoted} on my {app.weread} shelf, find the passage of the chapter "${chapterTitle}" that most readers have highlighted, highlight exactly that passage too, and give my highlight the style "${lookName}".`,
    ],
    zh: [
      ({ quoted, chapterTitle, lookName }) =>
        `{app.weread}书架上的${quoted}，“${chapterTitle}”这一章里划线人数最多的是哪一处？请我也把这一处原样划上，样式用“${lookName}”。`,
    ],
  },
  setup: ({ weread: state }, { book }, { now }) => {
    state.shelf[book] ??= shelfBook(book, now - 3 * dayMs, { readable: true });
    state.owned[book] = { book, at: now - 3 * dayMs, coins: 0 };
  },
  checks: [
    {
      that: "the passage has one new highlight with this look",
      holds: ({ before, after, params }) => {
        const marks = addedEntries(before.weread.marks, after.weread.marks);
        return marks.length === 1 && matchesValues(marks[0]!, markOf(params));
      },
    },
  ],
  allow: ({ weread: state }, p) => [added(state.marks, 1, markOf(p))],

  oracle: async (o, p) => {
    const { book, title, chapter, paragraph, start, end, text, count, look } = p;
    await readFromShelf(o, { id: book, title });
    await o.act(weread, "reader.showBars");
    await o.act(weread, "reader.bookNotes");
    await o.act(weread, "bookNotes.showTab", { tab: "popular" });
    await o.sees(text, count);
    await o.act(weread, "bookNotes.goTo", { chapter, paragraph, offset: start });
    await o.act(weread, "reader.select", { paragraph, start, end });
    await o.act(weread, "reader.mark", { look: "line" });
    const { weread: state } = await o.state();
    const [mark] = Object.values(state.marks).filter((one) => matchesValues(one, { book, chapter, paragraph, start }));
    await o.act(weread, "reader.openMark", { mark: mark!.id });
    await o.act(weread, "reader.setLook", { look });
  },
});
const markOf = (p: {
  readonly book: string;
  readonly chapter: number;
  readonly paragraph: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly look: "line" | "wave" | "fill";
}) => {
  const { book, chapter, paragraph, start, end, text, look } = p;
  return { ...plainMark, book, chapter, paragraph, start, end, text, look };
};
/** Draws the most popular passage of a chapter in which the next one is highlighted by fewer readers. */
async function drawPassage(world: World, r: Rng, lang: Lang) {
  for (;;) {
    const book = r.pick(wholeBooks(lang));
    const { title, contents } = (await world.read(books.queries.book, { id: book }))!;
    const { rows } = await world.read(books.queries.highlights, { book });
    const chapter = r.pick(rows).number;
    const all = await world.read(books.queries.highlights, { chapter: chapterId(book, chapter) });
    const [top, next] = all.rows;
    const chapterTitle = contents[chapter - 1]!.title;
    // A quotation on a new phone stands at the beginning of the finished book.
    if (chapter === 1 || top!.text.length > 120 || (next && next.count >= top!.count)) continue;
    if (contents.filter((one) => one.title.includes(chapterTitle)).length > 1) continue;
    const { paragraph, start, end, text, count } = top!;
    return { book, title, chapter, chapterTitle, paragraph, start, end, text, count };
  }
}
