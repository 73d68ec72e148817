import weread from "#apps/weread/index.ts";
import { chapterId } from "#apps/weread/ids.ts";
import { pageIndexAt, pagesOf } from "#apps/weread/pagination/pages.ts";
import { sentencesOf } from "#apps/weread/pagination/sentences.ts";
import { layoutOf } from "#apps/weread/reading.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs } from "#state/civil.ts";
import type { Rng } from "#state/rng.ts";
import type { Lang } from "#os/values.ts";
import books from "#world/books/index.ts";
import type { World } from "#world/read.ts";
import { fillIn } from "../kit/phrases.ts";
import { languageOf, openTab, ownRecords, plainMark, shelfBook, wholeBooks } from "../kit/weread.ts";
import type { Localized } from "../kit/social.ts";

/**
 * Find the sentence that the user wrote a thought about, and read how the sentence after it begins. The user has
 * written other thoughts, in the same book and in others.
 */
export default defineTask({
  apps: [weread],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "search", "extract"],
  budget: 30,
  revision: 1,

  facts: async (world, r, lang) => {
    const [one, two] = r.sample(wholeBooks(lang), 2);
    const meant = await drawSentence(world, r, lang, one!);
    const same = await drawSentence(world, r, lang, one!, meant.chapter);
    return { meant, decoys: [same, await drawSentence(world, r, lang, two!)] };
  },
  listed: { instances: 100, answerFields: 2 },
  params: (r, _phone, { say }, facts) => {
    const [mine, other, third] = r.sample(thoughts, 3);
    return { ...facts, thought: say(...mine!), others: [say(...other!), say(...third!)] };
  },
  instruction: {
    en: [
      ({ thought }) =>
        `While reading in {app.weread} I wrote the thought "${thought}" about a sentence. Which chapter is that sentence in, and what are the first three words of the sentence that comes right after it in the book? ${fillIn.en}`,
      ({ thought }) =>
        `Find the sentence in my {app.weread} books that I noted with "${thought}". I need the title of its chapter and the first three words of the very next sentence. ${fillIn.en}`,
    ],
    zh: [
      ({ thought }) =>
        `我在{app.weread}里看书时，对一句话写过想法“${thought}”。那句话在哪一章？书里紧接着的下一句，开头四个字是什么？${fillIn.zh}`,
      ({ thought }) =>
        `找到我在{app.weread}里写下“${thought}”这个想法的那句原文，告诉我它所在章节的标题，以及原文下一句的前四个字。${fillIn.zh}`,
    ],
  },
  setup: ({ weread: state }, { meant, decoys, thought, others }, { now }) => {
    for (const [n, { book, chapter, paragraph, start, end, text: quoted }] of [...decoys, meant].entries()) {
      const id = `mark_task${n}`;
      const at = now - (3 + n) * dayMs - 5 * hourMs;
      state.marks[id] = {
        ...plainMark,
        ...{ id, book, chapter, paragraph, start, end, text: quoted, look: "line", at },
        thought: others[n] ?? thought,
      };
      state.shelf[book] ??= shelfBook(book, now - 20 * dayMs, { readable: true });
      state.owned[book] = { book, at: now - 20 * dayMs, coins: 0 };
    }
  },
  checks: [{ that: "no note was changed, and nothing bought", unchanged: ({ weread: state }) => ownRecords(state) }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      chapter: text(say("Chapter", "章节"), say("The chapter's title", "章节标题")),
      begins: text(
        say("The next sentence begins with", "下一句的开头"),
        say("Three words, without punctuation", "四个字，不带标点"),
      ),
    }),
    expected: ({ params: { meant } }) => ({ chapter: meant.chapterTitle, begins: meant.begins }),
  },

  oracle: async (o, { meant, thought }) => {
    await openTab(o, "Me");
    await o.act(weread, "me.notes");
    await o.type("q", thought);
    await o.sees(meant.title);
    await o.act(weread, "notes.openNotes", { book: meant.book });
    await o.act(weread, "bookNotes.showTab", { tab: "thoughts" });
    await o.sees(thought, meant.chapterTitle);
    const { chapter, paragraph, start } = meant;
    await o.act(weread, "bookNotes.goTo", { chapter, paragraph, offset: start });
    await o.sees(meant.next);
    o.reads([meant.next], meant.begins);
    await o.answer({ chapter: meant.chapterTitle, begins: meant.begins });
  },
});
/** Draws a sentence with another one after it in the same paragraph. Both stand on one page of a new phone. */
async function drawSentence(world: World, r: Rng, lang: Lang, book: string, not?: number) {
  const { title, contents } = (await world.read(books.queries.book, { id: book }))!;
  for (;;) {
    const chapter = r.int(2, contents.length);
    const { title: chapterTitle } = contents[chapter - 1]!;
    if (chapter === not || contents.filter((one) => one.title.includes(chapterTitle)).length > 1) continue;
    const { paragraphs } = (await world.read(books.queries.chapter, { id: chapterId(book, chapter) }))!;
    const paragraph = r.int(0, paragraphs.length - 1);
    const whole = paragraphs[paragraph]!;
    const sentences = sentencesOf(whole);
    if (sentences.length < 2) continue;
    const n = r.int(0, sentences.length - 2);
    const [{ start, end }, after] = [sentences[n]!, sentences[n + 1]!];
    const next = whole.slice(after.start, after.end);
    const begins =
      lang === "en" ? /^[A-Z][a-z]*(?: [a-z]+){2}(?= )/.exec(next)?.[0] : /^\p{Script=Han}{4}/u.exec(next)?.[0];
    if (begins === undefined || end - start < 12 || end - start > 120 || next.length > 160) continue;
    const pages = pagesOf(
      { title: chapterTitle, paragraphs },
      layoutOf(page, languageOf(lang), { width: 360, height: 800 }),
    );
    const on = (offset: number): number => pageIndexAt(pages, { paragraph, offset });
    if (on(start) !== on(after.end - 1)) continue;
    const text = whole.slice(start, end);
    return { book, title, chapter, chapterTitle, paragraph, start, end, text, next, begins };
  }
}
/** The page of a new phone. */
const page = {
  size: 19,
  spacing: "normal",
  margin: "normal",
  family: "serif",
  paper: "white",
  brightness: 100,
} as const;
const thoughts: readonly Localized[] = [
  ["Read this one to Dad", "念给爸听"],
  ["Ask Nora what she makes of it", "问问诺拉怎么看"],
  ["Good line for the speech", "发言时可以用"],
  ["Not sure I believe him", "这话我不太信"],
  ["Exactly how our street is", "跟我们那条街一样"],
  ["Bring this up at the book club", "读书会上提一提"],
  ["I laughed out loud here", "看到这里笑出声"],
  ["Come back to this later", "回头再想想"],
  ["Mum says the same thing", "我妈也这么说"],
  ["The best sentence so far", "目前最好的一句"],
];
