/**
 * The ids of the world's records that a new phone refers to. A phone in English has English books, a phone in Chinese
 * has Chinese ones. `weread.test.ts` checks the records.
 */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  /** The book that the user reads now. Its trial has three chapters. */
  readonly current: string;
  /** The share of the current book before its second chapter, in hundredths of a percent. */
  readonly currentShare: number;
  /** The beginning of the current book, at which a bookmark stands. */
  readonly opening: string;
  /** A free book that the user has finished. */
  readonly finished: string;
  /** A highlighted passage in the first paragraph of the finished book. */
  readonly quote: { readonly start: number; readonly end: number; readonly text: string };
  /** Books of the shelf whose text the store does not have. */
  readonly others: readonly string[];
  readonly audio: string;
  readonly list: string;
  /** A review of another person. */
  readonly review: string;
  /** A friend, a follower, and a person whom the user follows. */
  readonly people: readonly string[];
}
const people = ["folk_5873", "folk_4845", "folk_3554"];
export const seedIds = (lang: Lang): SeedIds =>
  lang === "en"
    ? {
        current: "wr_book_1",
        currentShare: 744,
        opening: "The carrier put Marian Cole down at the top of Quay Street",
        finished: "wr_book_2",
        quote: { start: 0, end: 16, text: "Call me Ishmael." },
        others: ["wr_book_251", "wr_book_20", "wr_book_289", "wr_book_10", "wr_book_68"],
        audio: "wr_audio_2",
        list: "wr_list_14",
        review: "wr_review_2635",
        people,
      }
    : {
        current: "wr_book_1001",
        currentShare: 732,
        opening: "一九八四年八月，沈砚收到第二张落榜通知",
        finished: "wr_book_1002",
        quote: { start: 4, end: 15, text: "学而时习之，不亦说乎？" },
        others: ["wr_book_1384", "wr_book_1910", "wr_book_1358", "wr_book_1732", "wr_book_1595"],
        audio: "wr_audio_32",
        list: "wr_list_112",
        review: "wr_review_5149",
        people,
      };
