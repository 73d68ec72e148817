// Checks that the store of WeRead is consistent, and that its texts contain no errors that a reader would notice.
import { beforeAll, describe, expect, test } from "vitest";
import { findTextErrors, splitSentences } from "../social/text-errors.ts";
import { categories, languages, type Language } from "./categories.ts";
import generators from "./generate.ts";
import type { Audiobook, Author, Book, BookList, Chapter, Highlight, Reader, Review } from "./index.ts";
import type { Fact } from "./fact.ts";
import { findPassages } from "./passages.ts";
import { boardKeys, rankBooks } from "./rank.ts";

let books: Map<string, Book>;
let authors: Map<string, Author>;
let chapters: Map<string, Chapter>;
let reviews: Review[];
let readers: Map<string, Reader>;
let lists: BookList[];
let highlights: Highlight[];
let audiobooks: Audiobook[];
let facts: Fact[];

const index = <T extends { readonly id: string }>(rows: Iterable<T>): Map<string, T> =>
  new Map([...rows].map((row) => [row.id, row]));
const findWrong = <T>(rows: Iterable<T>, isRight: (row: T) => boolean): T[] =>
  [...rows].filter((row) => !isRight(row)).slice(0, 5);
function countSentences(texts: Iterable<string>): [string, number][] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const sentence of new Set(splitSentences(text))) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1]);
}

beforeAll(() => {
  books = index(generators.book());
  authors = index(generators.author());
  chapters = index(generators.chapter());
  reviews = [...generators.review()];
  readers = index(generators.reader());
  lists = [...generators.booklist()];
  highlights = [...generators.highlight()];
  audiobooks = [...generators.audiobook()];
  facts = [...generators.fact()];
}, 120_000);

describe("records fit each other", () => {
  test("a store of this size has 1,000 books for each language", () => {
    for (const language of languages)
      expect([...books.values()].filter((book) => book.language === language)).toHaveLength(1000);
    expect(authors.size).toBeGreaterThan(750);
    expect(reviews).toHaveLength(8000);
    expect(lists).toHaveLength(120);
    expect(audiobooks).toHaveLength(60);
  });
  test("books name their authors, categories and counts", () => {
    expect(
      findWrong(books.values(), (book) => {
        const { verdicts, contents } = book;
        const [category, sub] = book.sub.split(".") as [keyof typeof categories, string];
        return (
          authors.get(book.author)?.name === book.name &&
          category === book.category &&
          sub in categories[category].subs &&
          verdicts.good + verdicts.fair + verdicts.poor === book.ratings &&
          contents.reduce((sum, { words }) => sum + words, 0) === book.words &&
          book.readersToday <= book.readersWeek &&
          book.readersWeek <= book.readers &&
          book.reviews <= book.ratings
        );
      }),
    ).toEqual([]);
    const titles = languages.map((language) =>
      [...books.values()].filter((book) => book.language === language).map(({ title }) => title),
    );
    for (const own of titles) expect(new Set(own).size).toBe(own.length);
  });
  test("the covers show every book", () => {
    const covers = [...generators.cover()];
    expect(covers.map(({ id }) => id)).toEqual([...books.keys()]);
    expect(new Set(covers.map(({ svg }) => svg)).size).toBe(covers.length);
  });
  test("readable books have all their chapters, in the length of a book", () => {
    const readable = [...books.values()].filter((book) => book.readable === "whole");
    for (const language of languages) expect(readable.filter((book) => book.language === language)).toHaveLength(3);
    for (const book of readable) {
      expect(book.words).toBeGreaterThanOrEqual(15_000);
      expect(book.words).toBeLessThanOrEqual(40_000);
      book.contents.forEach(({ title, words }, i) =>
        expect(chapters.get(`wr_chapter_${book.id.slice("wr_book_".length)}_${i + 1}`)).toMatchObject({
          book: book.id,
          number: i + 1,
          title,
          words,
        }),
      );
    }
    expect(findWrong(chapters.values(), ({ paragraphs }) => paragraphs.length > 0 && !paragraphs.includes(""))).toEqual(
      [],
    );
  });
  test("highlights mark exactly their text", () => {
    expect(
      findWrong(
        highlights,
        ({ chapter, paragraph, start, end, text }) =>
          chapters.get(chapter)!.paragraphs[paragraph]!.slice(start, end) === text,
      ),
    ).toEqual([]);
  });
  test("reviews belong to a book and a reader, one for each pair", () => {
    expect(new Set(reviews.map(({ book, reader }) => `${book} ${reader}`)).size).toBe(reviews.length);
    expect(
      findWrong(reviews, ({ book, reader, language, name, age }) => {
        const own = books.get(book)!;
        return own.language === language && readers.get(reader)?.name[language] === name && age <= own.age * 1440;
      }),
    ).toEqual([]);
    const counts = new Map<string, number>();
    for (const { book } of reviews) counts.set(book, (counts.get(book) ?? 0) + 1);
    expect(findWrong(books.values(), ({ id, reviews: count }) => (counts.get(id) ?? 0) === count)).toEqual([]);
  });
  test("book lists have books of their language, each once", () => {
    expect(
      findWrong(
        lists,
        ({ books: own, language, owner }) =>
          own.length >= 5 &&
          new Set(own).size === own.length &&
          readers.has(owner) &&
          own.every((id) => books.get(id)?.language === language),
      ),
    ).toEqual([]);
  });
  test("the boards can be computed again from the records", () => {
    for (const { language, key, entries } of generators.board()) {
      expect(entries).toEqual(rankBooks([...books.values()], language, key));
      expect(entries.length).toBeGreaterThanOrEqual(boardKeys.some((each) => each === key) ? 10 : 1);
    }
  });
  test("hot searches find a book", () => {
    expect(
      findWrong(generators.term(), ({ text, language }) =>
        [...books.values()].some((book) => book.language === language && `${book.title}\n${book.name}`.includes(text)),
      ),
    ).toEqual([]);
  });
  test("audiobooks have the chapters of their book, and each book knows its audiobook", () => {
    expect(
      findWrong(audiobooks, ({ id, book, ms, chapters: own }) => {
        const read = books.get(book)!;
        return (
          read.audio === id &&
          own.reduce((sum, each) => sum + each.ms, 0) === ms &&
          own.every(({ title }, i) => title === read.contents[i]!.title)
        );
      }),
    ).toEqual([]);
    expect([...books.values()].filter(({ audio }) => audio !== null)).toHaveLength(audiobooks.length);
  });
});

describe("facts", () => {
  test("are stated where they say, and said once", () => {
    for (const fact of facts.filter(({ chapter }) => chapter !== "")) {
      const own = chapters.get(fact.chapter)!;
      expect(own.number).toBe(fact.number);
      expect(own.paragraphs[fact.paragraph]).toContain(fact.text);
    }
    const whole = Map.groupBy(chapters.values(), ({ book }) => book);
    expect(
      findWrong(
        facts.filter(({ kind }) => kind === "speaker"),
        ({ book, subject }) => findPassages(whole.get(book)!, subject).length === 1,
      ),
    ).toEqual([]);
  });
  test("name the longest book of an author", () => {
    for (const { answer, book } of facts.filter(({ kind }) => kind === "longest")) {
      const own = [...books.values()].filter(({ author }) => author === books.get(book)!.author);
      const longest = own.toSorted((a, b) => b.words - a.words)[0]!;
      expect(longest.title).toBe(answer);
    }
  });
  test("of each kind are many enough for tasks in both languages", () => {
    for (const language of languages)
      for (const kind of ["speaker", "statement", "longest", "audio"] as const)
        expect(facts.filter((fact) => fact.kind === kind && fact.language === language).length).toBeGreaterThan(20);
  });
});

describe("no sentence is used more often than once in a thousand records of its kind", () => {
  test("in introductions", () => {
    const most = books.size / 1000;
    expect(countSentences([...books.values()].map(({ intro }) => intro)).filter(([, n]) => n > most)).toEqual([]);
  });
  test("in reviews", () => {
    const most = reviews.length / 1000;
    expect(countSentences(reviews.map(({ text }) => text)).filter(([, n]) => n > most)).toEqual([]);
  });
});

describe.each(languages)("no text has an error that a reader would mark (%s)", (language: Language) => {
  const findErrors = (texts: Iterable<string>): [string, string[]][] =>
    [...texts]
      .map((text): [string, string[]] => [text, findTextErrors(text, language)])
      .filter(([, found]) => found.length > 0)
      .slice(0, 12);
  const own = (): Book[] => [...books.values()].filter((book) => book.language === language);
  test("in titles, introductions and contents", () => {
    expect(findErrors(own().map(({ title }) => title))).toEqual([]);
    expect(findErrors(own().map(({ intro }) => intro))).toEqual([]);
    expect(
      findErrors(own().flatMap(({ contents }) => contents.map(({ title }) => title.replace(/^第.+章 /, "")))),
    ).toEqual([]);
  });
  test("in reviews", () => {
    expect(findErrors(reviews.filter((review) => review.language === language).map(({ text }) => text))).toEqual([]);
  });
  test("in lists and lives", () => {
    expect(
      findErrors(lists.filter((list) => list.language === language).flatMap(({ title, about }) => [title, about])),
    ).toEqual([]);
    expect(
      findErrors(
        [...authors.values()]
          .filter((author) => author.language === language)
          .map(({ bio }) => bio)
          .filter((bio) => bio !== ""),
      ),
    ).toEqual([]);
  });
});
