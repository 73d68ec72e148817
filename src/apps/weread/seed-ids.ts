/**
 * The ids of the world's records that a new phone refers to. A phone in English has English books, a phone in Chinese
 * has Chinese ones. `seed.test.ts` checks the records.
 */
import type { Lang } from "#os/values.ts";

interface SeedIds {
  /** Books whose text the store has: the current one, and two that the user has read before. */
  readonly readable: readonly string[];
  readonly others: readonly string[];
  readonly audio: string;
  readonly list: string;
  /** A friend, a follower, and a person whom the user follows. */
  readonly people: readonly string[];
}
const people = ["folk_1", "folk_2", "folk_3"];
export const seedIds = (lang: Lang): SeedIds =>
  lang === "en"
    ? { readable: ["wr_book_1", "wr_book_2", "wr_book_3"], others: [], audio: "wr_audio_1", list: "wr_list_1", people }
    : { readable: ["wr_book_4", "wr_book_5", "wr_book_6"], others: [], audio: "wr_audio_2", list: "wr_list_2", people };
