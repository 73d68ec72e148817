import weread from "#apps/weread/index.ts";
import { chapterId } from "#apps/weread/ids.ts";
import { sentencesOf } from "#apps/weread/pagination/sentences.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import books from "#world/books/index.ts";
import type { World } from "#world/read.ts";
import { plainMark, quoteTitle, openTab, shelfBook, wholeBooks } from "../kit/weread.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Hide all public thoughts about one book, and change no others. Some thoughts of the book are private already, and
 * another book has public ones.
 */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "edit"],
  budget: 45,
  revision: 1,

  facts: async (world, r, lang) => {
    const [meant, other] = r.sample(wholeBooks(lang), 2);
    return {
      meant: await drawSentences(world, r, meant!, 4),
      other: await drawSentences(world, r, other!, 2),
    };
  },
  listed: { instances: 100, answerFields: 0 },
  params: (r, _phone, { say, lang }, { meant, other }) => {
    const words = r.sample(thoughts, 6).map((one) => say(...one));
    const open = r.pick([2, 3]);
    const isPublic = r.shuffle([0, 1, 2, 3].map((n) => n < open));
    return {
      book: meant.book,
      title: meant.title,
      quoted: quoteTitle(meant.title, lang),
      notes: [
        ...meant.sentences.map((one, n) => ({ ...one, book: meant.book, thought: words[n]!, private: !isPublic[n]! })),
        ...other.sentences.map((one, n) => ({ ...one, book: other.book, thought: words[4 + n]!, private: n === 1 })),
      ],
    };
  },
  instruction: {
    en: [
      ({ quoted }) =>
        `In {app.weread}, go through the thoughts I've written in ${quoted} and make sure only I can see them. Don't touch my thoughts in other books.`,
      ({ quoted }) =>
        `Some of my thoughts in ${quoted} in {app.weread} are still visible to everybody. Set every one of those to "Only I can see it", and leave other books alone.`,
    ],
    zh: [
      ({ quoted }) => `我在{app.weread}里给${quoted}写的想法，有些别人还看得到，请全部改成仅自己可见，其他书的别动。`,
      ({ quoted }) => `检查一下我在{app.weread}上对${quoted}写的想法，公开的都设成仅自己可见，别的书里的想法不用管。`,
    ],
  },
  setup: ({ weread: state }, { notes }, { now }) => {
    for (const [n, { book, chapter, paragraph, start, end, text, thought, private: hidden }] of notes.entries()) {
      const id = `mark_task${n}`;
      const at = now - (3 + 2 * n) * dayMs;
      state.marks[id] = {
        ...plainMark,
        ...{ id, book, chapter, paragraph, start, end, text, thought, private: hidden, look: "line", at },
      };
      state.shelf[book] ??= shelfBook(book, now - 30 * dayMs, { readable: true });
      state.owned[book] = { book, at: now - 30 * dayMs, coins: 0 };
    }
  },
  checks: [
    {
      that: "only the user sees the thoughts about the book",
      holds: ({ after, params }) =>
        Object.values(after.weread.marks)
          .filter(({ book, thought }) => book === params.book && thought !== "")
          .every((one) => one.private),
    },
    {
      that: "all thoughts are still there",
      keeps: true,
      holds: ({ after, params }) =>
        params.notes.every(({ thought }, n) => after.weread.marks[`mark_task${n}`]?.thought === thought),
    },
  ],
  allow: ({ weread: state }, { notes, book }) =>
    notes.flatMap((one, n) => (one.book === book && !one.private ? [state.marks[`mark_task${n}`]?.private] : [])),

  oracle: async (o, { book, title, notes }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.notes");
    await o.sees(title);
    await o.act(weread, "notes.openNotes", { book });
    await o.act(weread, "bookNotes.showTab", { tab: "thoughts" });
    for (const [n, one] of notes.entries()) {
      if (one.book !== book) continue;
      await o.sees(one.thought);
      if (one.private) continue;
      await o.act(weread, "bookNotes.edit", { mark: `mark_task${n}` });
      await o.act(weread, "thought.togglePrivate");
      await o.act(weread, "thought.save");
    }
  },
});
/** Draws sentences of different chapters of a book. */
async function drawSentences(world: World, r: Rng, book: string, n: number) {
  const { title, contents } = (await world.read(books.queries.book, { id: book }))!;
  const chapters = r.sample(
    contents.map((_, at) => at + 1).filter((chapter) => chapter > 1),
    n,
  );
  const sentences = await Promise.all(
    chapters.map(async (chapter) => {
      const { paragraphs } = (await world.read(books.queries.chapter, { id: chapterId(book, chapter) }))!;
      const fits = paragraphs.flatMap((text, paragraph) =>
        sentencesOf(text)
          .filter(({ start, end }) => end - start >= 10 && end - start <= 110)
          .map(({ start, end }) => ({ chapter, paragraph, start, end, text: text.slice(start, end) })),
      );
      return r.pick(fits);
    }),
  );
  return { book, title, sentences };
}
const thoughts: readonly Localized[] = [
  ["This is my uncle all over", "活脱脱是我二舅"],
  ["I was wrong about her", "看错她了"],
  ["Sad, and I can't say why", "说不上来，有点难过"],
  ["He should have stayed", "他当时就该留下"],
  ["Sounds like our old landlord", "像我们以前的房东"],
  ["I'd have said nothing either", "换我也不会说"],
  ["Too neat to be true", "太巧了，不像真的"],
  ["Here it starts to make sense", "从这里才看明白"],
  ["I know a kitchen like that", "我见过这样的厨房"],
  ["Why does nobody ask her?", "怎么没人问问她？"],
];
