/**
 * The ids of the world's records that a new phone refers to. A phone in English has English books, a phone in Chinese
 * has Chinese ones. `seed.test.ts` checks the records.
 */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  /** Books whose text the store has: the current one, and two that the user has read before. */
  readonly readable: readonly string[];
  /** The share of the current book before its second chapter, in hundredths of a percent. */
  readonly currentShare: number;
  readonly others: readonly string[];
  readonly audio: string;
  readonly list: string;
  /** A review of another person. */
  readonly review: string;
  /** A passage of the first paragraph of the current book. */
  readonly quote: { readonly start: number; readonly end: number; readonly text: string };
  /** A friend, a follower, and a person whom the user follows. */
  readonly people: readonly string[];
}
const people = ["folk_5873", "folk_4845", "folk_3554"];
export const seedIds = (lang: Lang): SeedIds =>
  lang === "en"
    ? {
        readable: ["wr_book_1", "wr_book_2", "wr_book_3"],
        currentShare: 569,
        others: ["wr_book_250", "wr_book_19", "wr_book_288", "wr_book_9", "wr_book_67"],
        audio: "wr_audio_1",
        list: "wr_list_14",
        review: "wr_review_48",
        quote: { start: 0, end: 16, text: "Call me Ishmael." },
        people,
      }
    : {
        readable: ["wr_book_1001", "wr_book_1002", "wr_book_1003"],
        currentShare: 307,
        others: ["wr_book_1383", "wr_book_1909", "wr_book_1357", "wr_book_1731", "wr_book_1594"],
        audio: "wr_audio_31",
        list: "wr_list_118",
        review: "wr_review_4041",
        quote: { start: 4, end: 15, text: "学而时习之，不亦说乎？" },
        people,
      };
