/** Generates the store of WeRead. The deployed code never loads this file. */
import { Rng } from "#state/rng.ts";
import type { Generators } from "../define.ts";
import { generatePeople } from "../folk/people.ts";
import type { Language } from "./categories.ts";
import type books from "./index.ts";
import type { Author, Book, Chapter, Reader, Review } from "./index.ts";
import { boardKeys, rankBooks } from "./rank.ts";

const samples = {
  en: {
    titles: ["The Ferry Inspector", "Salt on the Stairs", "A Short History of Bread Carts"],
    names: ["Nora Wickersham", "Tom Adeyinka"],
    intro: "When the last ferry stops running, its inspector is asked to count what the river has taken.",
    chapters: ["The Lower Landing", "Tickets", "High Water"],
    text: [
      "The lower landing had no roof, so Marian Cole kept her ledger inside her coat.",
      "“You can count boats,” said the lock keeper, “but you cannot count who is waiting for them.”",
      "She counted them anyway. There were eleven.",
    ],
    review: "The chapter about the tickets is the best thing I read this month.",
    list: "Books for a slow train",
  },
  zh: {
    titles: ["渡口账本", "楼梯上的盐", "老城面点小史"],
    names: ["苏见微", "陆长庚"],
    intro: "末班渡船停航以后，管账的人被派去清点这条河带走的东西。",
    chapters: ["下码头", "船票", "涨水"],
    text: [
      "下码头没有棚子，秦素把账本揣在棉袄里。",
      "“船你数得清，”看闸的老魏说，“等船的人你数不清。”",
      "她还是数了，一共十一个。",
    ],
    review: "写船票的那一章，是我这个月读到的最好的东西。",
    list: "慢车上读的书",
  },
} as const;

const langs = ["en", "zh"] as const satisfies readonly Language[];
const people = [...generatePeople()].slice(0, 12);
const numberOf = (lang: Language, n: number): number => n + (lang === "en" ? 0 : 3) + 1;

const authors = (): Author[] =>
  langs.flatMap((language, l) =>
    samples[language].names.map((name, n) => ({
      id: `wr_author_${l * 2 + n + 1}`,
      language,
      name,
      bio: "",
      books: n === 0 ? 2 : 1,
      readers: 4000 - 1000 * n,
      followers: 120,
    })),
  );

const listBooks = (): Book[] =>
  langs.flatMap((language, l) =>
    samples[language].titles.map((title, n): Book => {
      const { names, chapters, text, intro } = samples[language];
      const words = text.join("").length;
      return {
        id: `wr_book_${numberOf(language, n)}`,
        language,
        title,
        author: `wr_author_${l * 2 + (n === 2 ? 1 : 0) + 1}`,
        name: names[n === 2 ? 1 : 0],
        translator: "",
        publisher: language === "en" ? "Harbour Lane Press" : "灯下出版社",
        year: 2021 + n,
        category: n === 2 ? "history" : "fiction",
        sub: n === 2 ? "history.daily" : n === 1 ? "fiction.family" : "fiction.mystery",
        words: n === 0 ? words * 3 : 84_000 + 1000 * n,
        rating: 923 - 40 * n,
        ratings: 1300 - 500 * n,
        verdicts: { good: 1200 - 500 * n, fair: 60, poor: 40 },
        intro,
        coins: n === 0 ? 0 : 1800,
        isFreeForMembers: n === 1,
        readable: n === 0 ? "whole" : "none",
        trial: n === 0 ? 3 : 0,
        contents: chapters.map((name) => ({ title: name, words: n === 0 ? words : 9000 })),
        readers: 2000 - 100 * n,
        readersToday: 120 - n,
        readersWeek: 700 - n,
        readersLastWeek: 640,
        age: 30 + 100 * n,
        reviews: 1,
        audio: n === 0 ? `wr_audio_${l + 1}` : null,
      };
    }),
  );

const chapters = (): Chapter[] =>
  langs.flatMap((language) =>
    samples[language].chapters.map((title, n) => ({
      id: `wr_chapter_${numberOf(language, 0)}_${n + 1}`,
      book: `wr_book_${numberOf(language, 0)}`,
      number: n + 1,
      title,
      paragraphs: [...samples[language].text],
      words: samples[language].text.join("").length,
    })),
  );

const reviews = (): Review[] =>
  listBooks().map(({ id, language }, n) => ({
    id: `wr_review_${n + 1}`,
    book: id,
    language,
    reader: people[n]!.id,
    name: people[n]!.nick[language],
    verdict: "good",
    text: samples[language].review,
    age: 1440 * (n + 1),
    likes: 12 - n,
  }));

const readers = (): Reader[] =>
  people.map(({ id, nick, bio }, n) => {
    const rng = Rng.of("books", id);
    return {
      id,
      name: nick,
      signature: bio,
      isFriend: n < 8,
      minutes: Array.from({ length: 8 }, () => rng.int(0, 500)),
      reading: { en: "wr_book_1", zh: "wr_book_4" },
      finished: rng.int(3, 60),
      reviews: { en: n < 3 ? 1 : 0, zh: n >= 3 && n < 6 ? 1 : 0 },
      followers: rng.int(3, 60),
      following: rng.int(3, 60),
    };
  });

export default {
  author: authors,
  book: listBooks,
  cover: () =>
    listBooks().map(({ id, title }) => ({
      id,
      svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 290"><rect width="200" height="290" fill="#2f4858"/><text x="100" y="130" fill="#fff" font-size="18" text-anchor="middle">${title}</text></svg>`,
    })),
  chapter: chapters,
  highlight: () =>
    chapters().map(({ id, book, number, paragraphs }, n) => ({
      id: `wr_highlight_${n + 1}`,
      book,
      chapter: id,
      number,
      paragraph: 2,
      start: 0,
      end: paragraphs[2]!.length,
      text: paragraphs[2]!,
      count: 40 + n,
    })),
  review: reviews,
  booklist: () =>
    langs.map((language, l) => ({
      id: `wr_list_${l + 1}`,
      language,
      owner: people[l]!.id,
      name: people[l]!.nick[language],
      title: samples[language].list,
      about: samples[language].intro,
      books: [0, 1, 2].map((n) => `wr_book_${numberOf(language, n)}`),
      saves: 31,
      age: 40,
    })),
  board: () =>
    langs.flatMap((language) =>
      [...boardKeys, "fiction", "history"].map((key) => ({
        id: `wr_board_${language}_${key}`,
        language,
        key,
        entries: [...rankBooks(listBooks(), language, key)],
      })),
    ),
  term: () =>
    langs.flatMap((language) =>
      samples[language].titles.map((text, n) => ({
        id: `wr_term_${numberOf(language, n)}`,
        language,
        text,
        heat: 900 - n,
      })),
    ),
  audiobook: () =>
    langs.map((language, l) => ({
      id: `wr_audio_${l + 1}`,
      language,
      book: `wr_book_${numberOf(language, 0)}`,
      title: samples[language].titles[0],
      name: samples[language].names[0],
      narrator: samples[language].names[1],
      category: "fiction" as const,
      chapters: samples[language].chapters.map((title, n) => ({ title, ms: 900_000 + 61_000 * n })),
      ms: 2_700_000 + 183_000,
      listeners: 900,
      listenersToday: 40,
      rating: 901,
      coins: 0,
      isFreeForMembers: true,
    })),
  reader: readers,
  fact: () =>
    langs.map((language) => ({
      id: `wr_fact_${language}`,
      language,
      book: `wr_book_${numberOf(language, 0)}`,
      chapter: `wr_chapter_${numberOf(language, 0)}_1`,
      number: 1,
      kind: "statement" as const,
      subject: language === "en" ? "people waiting at the lower landing" : "下码头等船的人数",
      answer: 11,
      text: samples[language].text[2],
      paragraph: 2,
    })),
} satisfies Generators<typeof books>;
