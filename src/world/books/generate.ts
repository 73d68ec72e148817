/** Generates the store of WeRead. The deployed code never loads this file. */
import { Rng } from "#state/rng.ts";
import type { Generators } from "../define.ts";
import { categoryIds, languages, type CategoryId } from "./categories.ts";
import { skewed } from "./counts.ts";
import { drawCover } from "./covers.ts";
import { listAuthors, listDrafts, readersOf, type Draft } from "./drafts.ts";
import { listFacts } from "./facts.ts";
import type books from "./index.ts";
import type { Audiobook, Author, Board, Book, Chapter, Highlight, Reader } from "./index.ts";
import type { Fact } from "./fact.ts";
import { listAudiobooks, listBookLists, listTerms, pickAudiobooks } from "./lists.ts";
import { friendCount, listReaders } from "./people.ts";
import { boardKeys, rankBooks } from "./rank.ts";
import { listReviews, ratingsOf } from "./reviews.ts";
import { tables } from "./tables.ts";

const remember = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null;
  return () => (made ??= { value: make() }).value;
};
const minRatings = 20;

const store = remember((): readonly Book[] => {
  const reviewCounts = new Map<string, number>();
  for (const { book } of listReviews()) reviewCounts.set(book, (reviewCounts.get(book) ?? 0) + 1);
  const audio = pickAudiobooks(
    listDrafts().map((draft) => ({ ...draft, readers: readersOf(draft), isWhole: draft.whole !== null })),
  );
  return listDrafts().map((draft) => ({
    ...describe(draft),
    reviews: reviewCounts.get(draft.id) ?? 0,
    audio: audio.get(draft.id) ?? null,
  }));
});

function describe(draft: Draft): Omit<Book, "reviews" | "audio"> {
  const { id, language, title, author, sub, intro, words, contents, whole, year, age, quality } = draft;
  const rng = Rng.of("books", id, "numbers");
  const readers = readersOf(draft);
  const ratings = ratingsOf(draft);
  const good = Math.round(ratings * quality);
  const poor = Math.round((ratings - good) * (0.2 + 0.3 * rng.next()));
  const lastWeek = Math.max(1, Math.round((readers / (30 + Math.min(age, 700) / 4)) * (0.5 + rng.next())));
  const week = Math.max(1, Math.min(readers, skewed(rng, lastWeek, 0.28)));
  const isFree = rng.chance(0.07);
  const coins = whole
    ? whole.coins
    : isFree
      ? 0
      : draft.kind === "classic"
        ? rng.int(2, 15)
        : Math.max(4, Math.round(words / (language === "zh" ? 6200 : 3300)) + rng.int(-3, 9));
  return {
    id,
    language,
    title,
    author: author.id,
    name: author.name,
    translator: author.isForeign ? translatorOf(rng) : "",
    publisher: whole?.publisher ?? rng.pick(tables[language].publishers),
    year,
    category: sub.split(".")[0] as CategoryId,
    sub,
    words,
    rating: ratings < minRatings ? 0 : Math.round((good * 1000) / ratings),
    ratings,
    verdicts: { good, fair: ratings - good - poor, poor },
    intro,
    coins,
    isFreeForMembers: whole?.isFreeForMembers ?? (coins === 0 || rng.chance(0.68)),
    readable: whole ? "whole" : "none",
    trial: whole ? (coins === 0 ? contents.length : 3) : 0,
    contents,
    readers,
    readersToday: Math.min(week, Math.max(week > 5 ? 1 : 0, Math.round((week / 6.2) * (0.7 + 0.6 * rng.next())))),
    readersWeek: week,
    readersLastWeek: lastWeek,
    age,
  };
}
const translatorOf = (rng: Rng): string =>
  rng.pick(tables.zh.familyNames) + rng.pick(tables.zh.givenNames[rng.pick(["f", "m"] as const)]);

const authors = remember((): readonly Author[] =>
  listAuthors().map(({ id, language, name, bio }) => {
    const own = store().filter((book) => book.author === id);
    const readers = own.reduce((sum, book) => sum + book.readers, 0);
    return {
      id,
      language,
      name,
      bio,
      books: own.length,
      readers,
      followers: Math.round(readers * (0.02 + 0.1 * Rng.of("books", id).next())),
    };
  }),
);

const chapters = remember((): readonly Chapter[] =>
  listDrafts().flatMap(({ id, number, whole }) =>
    (whole?.chapters ?? []).map(({ title, paragraphs, words }, i) => ({
      id: `wr_chapter_${number}_${i + 1}`,
      book: id,
      number: i + 1,
      title,
      paragraphs: [...paragraphs],
      words,
    })),
  ),
);

function highlights(): Highlight[] {
  const found: Highlight[] = [];
  for (const chapter of chapters()) {
    const rng = Rng.of("books", chapter.id, "highlights");
    const isChinese = /\p{Script=Han}/u.test(chapter.paragraphs[0]!);
    const [low, high] = isChinese ? [9, 60] : [30, 230];
    const sentences = chapter.paragraphs.flatMap((text, paragraph) => {
      const own: { paragraph: number; start: number; end: number; text: string }[] = [];
      for (const hit of text.matchAll(/[^。！？.!?]+[。！？.!?]+[”’）]?/gu)) {
        const sentence = hit[0].trim();
        const start = hit.index + hit[0].indexOf(sentence);
        if (sentence.length >= low && sentence.length <= high && hasWholeQuotes(sentence))
          own.push({ paragraph, start, end: start + sentence.length, text: sentence });
      }
      return own;
    });
    for (const sentence of rng.sample(
      sentences,
      Math.min(sentences.length, Math.max(2, Math.round(sentences.length / 9)), 14),
    ))
      found.push({
        id: `wr_highlight_${found.length + 1}`,
        book: chapter.book,
        chapter: chapter.id,
        number: chapter.number,
        ...sentence,
        count: 3 + skewed(rng, 60 / Math.sqrt(chapter.number), 1.1),
      });
  }
  return found;
}

const hasWholeQuotes = (text: string): boolean =>
  !/^[”’）]/.test(text) && text.split("“").length === text.split("”").length;

function readers(): Reader[] {
  const counts = { en: new Map<string, number>(), zh: new Map<string, number>() };
  for (const { reader, language } of listReviews())
    counts[language].set(reader, (counts[language].get(reader) ?? 0) + 1);
  const popular = {
    en: store()
      .filter(({ language }) => language === "en")
      .sort((a, b) => b.readersWeek - a.readersWeek)
      .slice(0, 120),
    zh: store()
      .filter(({ language }) => language === "zh")
      .sort((a, b) => b.readersWeek - a.readersWeek)
      .slice(0, 120),
  };
  return listReaders().map(({ id, nick, bio }, n) => {
    const rng = Rng.of("books", id, "reader");
    const habit = skewed(rng, 150, 0.8);
    const written = { en: counts.en.get(id) ?? 0, zh: counts.zh.get(id) ?? 0 };
    return {
      id,
      name: nick,
      signature: bio,
      isFriend: n < friendCount,
      // Minutes of this week are those since Monday, so they are fewer.
      minutes: Array.from({ length: 8 }, (_, week) =>
        Math.min(3600, skewed(rng, habit * (week === 0 ? 0.45 : 1), 0.4) + rng.int(0, 9)),
      ),
      reading: { en: rng.pick(popular.en).id, zh: rng.pick(popular.zh).id },
      finished: written.en + written.zh + skewed(rng, 24, 0.8),
      reviews: written,
      followers: skewed(rng, 18, 1.1),
      following: rng.int(3, 120),
    };
  });
}

const boards = (): Board[] =>
  languages.flatMap((language) =>
    [...boardKeys, ...categoryIds].map((key) => ({
      id: `wr_board_${language}_${key}`,
      language,
      key,
      entries: [...rankBooks(store(), language, key)],
    })),
  );

const audiobooks = remember((): readonly Audiobook[] => listAudiobooks(store()));
const facts = (): Iterable<Fact> => listFacts(store(), chapters(), authors(), audiobooks());

export default {
  author: authors,
  book: store,
  cover: () => listDrafts().map((draft) => ({ id: draft.id, svg: drawCover(draft) })),
  chapter: chapters,
  highlight: highlights,
  review: listReviews,
  booklist: () => listBookLists(store()),
  board: boards,
  term: () => listTerms(store()),
  audiobook: audiobooks,
  reader: readers,
  fact: facts,
} satisfies Generators<typeof books>;
