/**
 * The store of WeRead: books with their authors, the texts of six books, reviews, highlights, book lists, ranking
 * boards, audiobooks and readers. Half of the books are in English and half in Chinese, written independently. A phone
 * shows the books of its language first. Ages are days (books, lists) or minutes (reviews) before the phone's clock
 * starts.
 */
import * as v from "valibot";
import { defineDataset, kind, list, many, one, raw, secret, type Brief, type Row } from "../define.ts";
import { LocalizedTextSchema, Whole } from "../schemas.ts";
import { categoryIds, languages } from "./categories.ts";
import { fact } from "./fact.ts";

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const LanguageSchema = v.picklist(languages);
/** What a reader thinks of a book: recommended 推荐, fair 一般, poor 不行. */
export const verdicts = ["good", "fair", "poor"] as const;

export const author = kind({
  row: v.strictObject({
    /** An id such as "wr_author_17". `drawPortrait(id)` draws the portrait. */
    id: v.string(),
    language: LanguageSchema,
    name: v.string(),
    bio: v.string(),
    /** The number of the author's books, and the sum of their readers. */
    books: Count,
    readers: Count,
    followers: Count,
  }),
  search: { title: (a) => [a.name], text: (a) => [a.bio] },
  columns: { language: { type: "text", of: (a) => a.language } },
  rank: (a) => a.readers,
});
export type Author = Row<typeof author>;

export const book = kind({
  row: v.strictObject({
    /** An id such as "wr_book_17". The query `cover` with the same id returns the cover as SVG, 200 wide and 290 high. */
    id: v.string(),
    language: LanguageSchema,
    title: v.string(),
    author: v.string(),
    /** The author's name. */
    name: v.string(),
    /** "" if the book is not translated. */
    translator: v.string(),
    publisher: v.string(),
    /** The year in which the edition was published. */
    year: Count,
    category: v.picklist(categoryIds),
    /** "<category>.<sub-category>"; `subName` of categories.ts returns the name. */
    sub: v.string(),
    /** The number of words in English, of characters in Chinese. */
    words: Count,
    /** The percentage of recommendations 推荐值 in tenths of a percent: 923 is 92.3 %. 0 if there are too few ratings. */
    rating: Count,
    /** The number of ratings, and their number by verdict. */
    ratings: Count,
    verdicts: v.strictObject({ good: Count, fair: Count, poor: Count }),
    /** Paragraphs are separated by newlines. */
    intro: v.string(),
    /** The price in coins, 0 if the book is free for everybody. */
    coins: Count,
    /** Whether members read the book without buying it. */
    isFreeForMembers: v.boolean(),
    /** "whole" if the chapters of the book have records, "none" if the store has only the contents. */
    readable: v.picklist(["whole", "none"]),
    /** The number of chapters at the beginning that can be read without buying the book. */
    trial: Count,
    /** The table of contents. Chapter 3 of "wr_book_17" is "wr_chapter_17_3". */
    contents: v.array(v.strictObject({ title: v.string(), words: Count })),
    /** The people who have read the book, and who read it today, in the last 7 days, and in the 7 days before. */
    readers: Count,
    readersToday: Count,
    readersWeek: Count,
    readersLastWeek: Count,
    /** Since how many days the store has the book. */
    age: Count,
    /** The number of records in `review` for this book. */
    reviews: Count,
    /** The id of the audiobook, or null. */
    audio: v.nullable(v.string()),
  }),
  search: { title: (b) => [b.title, b.name] },
  columns: {
    language: { type: "text", of: (b) => b.language },
    category: { type: "text", of: (b) => b.category },
    sub: { type: "text", of: (b) => b.sub },
    author: { type: "text", of: (b) => b.author },
    readable: { type: "text", of: (b) => b.readable },
    coins: { type: "number", of: (b) => b.coins },
    words: { type: "number", of: (b) => b.words },
    rating: { type: "number", of: (b) => b.rating },
    year: { type: "number", of: (b) => b.year },
    age: { type: "number", of: (b) => b.age },
    week: { type: "number", of: (b) => b.readersWeek },
    finished: { type: "number", of: (b) => b.readers },
  },
  brief: [
    "id",
    "language",
    "title",
    "author",
    "name",
    "category",
    "sub",
    "words",
    "rating",
    "ratings",
    "coins",
    "isFreeForMembers",
    "readable",
    "readersToday",
    "readersWeek",
    "year",
    "audio",
  ],
  rank: (b) => b.readersToday,
});
export type Book = Row<typeof book>;
export type BookBrief = Brief<typeof book>;

/** The cover of the book with the same id. */
export const cover = kind({ row: v.strictObject({ id: v.string(), svg: v.string() }) });

export const chapter = kind({
  row: v.strictObject({
    /** An id such as "wr_chapter_17_3". */
    id: v.string(),
    book: v.string(),
    /** The number of the chapter, from 1. */
    number: Count,
    title: v.string(),
    paragraphs: v.array(v.string()),
    words: Count,
  }),
  search: { title: (c) => [c.title], text: (c) => c.paragraphs },
  columns: { book: { type: "text", of: (c) => c.book }, number: { type: "number", of: (c) => c.number } },
});
export type Chapter = Row<typeof chapter>;

/** A passage that other readers have highlighted. */
export const highlight = kind({
  row: v.strictObject({
    id: v.string(),
    book: v.string(),
    chapter: v.string(),
    number: Count,
    /** The index of the paragraph, and the range in it, in UTF-16 units. */
    paragraph: Count,
    start: Count,
    end: Count,
    text: v.string(),
    /** How many readers have highlighted the passage. */
    count: Count,
  }),
  columns: {
    book: { type: "text", of: (h) => h.book },
    chapter: { type: "text", of: (h) => h.chapter },
    count: { type: "number", of: (h) => h.count },
  },
  rank: (h) => h.count,
});
export type Highlight = Row<typeof highlight>;

export const review = kind({
  row: v.strictObject({
    /** An id such as "wr_review_17". */
    id: v.string(),
    book: v.string(),
    language: LanguageSchema,
    /** The id of a record in `reader`, and the person's name in the language of the review. */
    reader: v.string(),
    name: v.string(),
    verdict: v.picklist(verdicts),
    text: v.string(),
    /** In minutes. */
    age: Whole,
    likes: Count,
  }),
  search: { title: (r) => [r.text] },
  columns: {
    book: { type: "text", of: (r) => r.book },
    reader: { type: "text", of: (r) => r.reader },
    language: { type: "text", of: (r) => r.language },
    verdict: { type: "text", of: (r) => r.verdict },
    likes: { type: "number", of: (r) => r.likes },
    age: { type: "number", of: (r) => r.age },
  },
  rank: (r) => r.likes,
});
export type Review = Row<typeof review>;

/** A book list 书单 that a reader published. */
export const booklist = kind({
  row: v.strictObject({
    /** An id such as "wr_list_17". */
    id: v.string(),
    language: LanguageSchema,
    owner: v.string(),
    /** The owner's name in the language of the list. */
    name: v.string(),
    title: v.string(),
    about: v.string(),
    books: v.array(v.string()),
    /** How many people have saved the list. */
    saves: Count,
    age: Count,
  }),
  search: { title: (l) => [l.title], text: (l) => [l.about, l.name] },
  columns: { language: { type: "text", of: (l) => l.language }, owner: { type: "text", of: (l) => l.owner } },
  tags: { book: (l) => l.books },
  rank: (l) => l.saves,
});
export type BookList = Row<typeof booklist>;

/** A ranking board. `rankBooks` of rank.ts computes it from the records of the books. */
export const board = kind({
  row: v.strictObject({
    /** "wr_board_zh_rising"; `key` is one of `boardKeys` of rank.ts, or a category. */
    id: v.string(),
    language: LanguageSchema,
    key: v.string(),
    entries: v.array(v.strictObject({ book: v.string(), value: Whole })),
  }),
  columns: { language: { type: "text", of: (b) => b.language }, key: { type: "text", of: (b) => b.key } },
});
export type Board = Row<typeof board>;

/** A hot search. */
export const term = kind({
  row: v.strictObject({
    id: v.string(),
    language: LanguageSchema,
    /** A title, an author, or a topic. A search for the text finds at least one book. */
    text: v.string(),
    heat: Count,
  }),
  search: { title: (t) => [t.text] },
  columns: { language: { type: "text", of: (t) => t.language } },
  rank: (t) => t.heat,
});
export type Term = Row<typeof term>;

export const audiobook = kind({
  row: v.strictObject({
    /** An id such as "wr_audio_17". The cover is the cover of `book`. */
    id: v.string(),
    language: LanguageSchema,
    book: v.string(),
    title: v.string(),
    /** The author's name. */
    name: v.string(),
    narrator: v.string(),
    category: v.picklist(categoryIds),
    chapters: v.array(v.strictObject({ title: v.string(), ms: Count })),
    /** The sum of the chapters. */
    ms: Count,
    listeners: Count,
    listenersToday: Count,
    rating: Count,
    coins: Count,
    isFreeForMembers: v.boolean(),
  }),
  search: { title: (a) => [a.title, a.name], text: (a) => [a.narrator] },
  columns: {
    language: { type: "text", of: (a) => a.language },
    category: { type: "text", of: (a) => a.category },
    ms: { type: "number", of: (a) => a.ms },
    listeners: { type: "number", of: (a) => a.listeners },
  },
  brief: [
    "id",
    "language",
    "book",
    "title",
    "name",
    "narrator",
    "category",
    "ms",
    "listeners",
    "listenersToday",
    "rating",
  ],
  rank: (a) => a.listenersToday,
});
export type Audiobook = Row<typeof audiobook>;
export type AudiobookBrief = Brief<typeof audiobook>;

/** A person of `folk` who reads here. Friends of the phone's owner have `isFriend`. */
export const reader = kind({
  row: v.strictObject({
    /** The person's id in the dataset `folk`. `drawPortrait(id)` draws the portrait. */
    id: v.string(),
    name: LocalizedTextSchema,
    signature: LocalizedTextSchema,
    isFriend: v.boolean(),
    /** Reading time in minutes: the week in which the phone starts, up to the start, then the 7 weeks before. */
    minutes: v.array(Count),
    /** The book that the person reads now, one for each language. */
    reading: LocalizedTextSchema,
    /** The number of books that the person has finished, of reviews in each language, and of followers. */
    finished: Count,
    reviews: v.strictObject({ en: Count, zh: Count }),
    followers: Count,
    following: Count,
  }),
  search: { title: (r) => [r.name.en, r.name.zh] },
  columns: {
    friend: { type: "number", of: (r) => (r.isFriend ? 1 : 0) },
    week: { type: "number", of: (r) => r.minutes[0]! },
    lastweek: { type: "number", of: (r) => r.minutes[1]! },
  },
  rank: (r) => r.followers,
});
export type Reader = Row<typeof reader>;

const books = defineDataset("books", {
  kinds: { author, book, cover, chapter, highlight, review, booklist, board, term, audiobook, reader, fact },
  queries: {
    author: one(author),
    authors: list(author, { search: true, where: { language: "equal" }, size: 20 }),

    book: one(book),
    books: many(book),
    /** Searches titles and authors, and lists a category or the books of an author. Without `sort`: most read today. */
    find: list(book, {
      search: true,
      where: {
        language: "equal",
        category: "equal",
        sub: "equal",
        author: "equal",
        readable: "equal",
        coins: "range",
        words: "range",
        rating: "range",
        age: "range",
      },
      sorts: {
        rating: { by: "rating", desc: true },
        newest: { by: "age" },
        readers: { by: "finished", desc: true },
        longest: { by: "words", desc: true },
        shortest: { by: "words" },
        cheapest: { by: "coins" },
      },
      size: 20,
    }),
    /** { id } of a book → its cover as SVG, for <img>. */
    cover: raw(cover, { field: "svg", media: "image/svg+xml" }),

    chapter: one(chapter),
    chapters: many(chapter),
    /**
     * Searches the chapters of one book. The hits are whole chapters that contain all words; `findPassages` of
     * passages.ts finds the exact positions in them.
     */
    within: list(chapter, { search: true, where: { book: "equal" }, sorts: { order: { by: "number" } }, size: 40 }),

    /** The popular highlights of a chapter or a book, the most frequent first. */
    highlights: list(highlight, { where: { book: "equal", chapter: "equal" }, size: 40 }),

    review: one(review),
    reviews: list(review, {
      search: true,
      where: { book: "equal", reader: "equal", language: "equal", verdict: "equal" },
      sorts: { newest: { by: "age" } },
      size: 20,
    }),

    booklist: one(booklist),
    /** Book lists, the most saved first. `book` finds the lists that contain a book. */
    booklists: list(booklist, { search: true, where: { language: "equal", owner: "equal", book: "has" }, size: 20 }),

    board: one(board),
    boards: list(board, { where: { language: "equal" }, size: 40 }),

    /** The hot searches, the hottest first. With `q`, the suggestions for a search. */
    hot: list(term, { search: true, where: { language: "equal" }, size: 20 }),

    audiobook: one(audiobook),
    audiobooks: list(audiobook, {
      search: true,
      where: { language: "equal", category: "equal" },
      sorts: { longest: { by: "ms", desc: true }, listeners: { by: "listeners", desc: true } },
      size: 20,
    }),

    reader: one(reader),
    readers: many(reader),
    /** All friends of the owner are in `friends` with `friend: 1`; `week` is the ranking of this week. */
    friends: list(reader, {
      search: true,
      where: { friend: "equal" },
      sorts: { week: { by: "week", desc: true }, lastweek: { by: "lastweek", desc: true } },
      size: 40,
    }),

    fact: secret(one(fact)),
    facts: secret(list(fact, { where: { language: "equal", book: "equal", kind: "equal" }, size: 60 })),
  },
});
export default books;
