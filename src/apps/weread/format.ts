/** Formats of the app: reading time, counts of words. */
import { countText } from "#os/social-format.ts";
import type { Lang } from "#os/values.ts";
import type { BookBrief } from "#world/books/index.ts";

/** Formats a reading time: "5 min", "2 h 10 min", "2小时10分钟". */
export function minutesText(ms: number, lang: Lang): string {
  const all = Math.floor(ms / 60_000);
  const [h, m] = [Math.floor(all / 60), all % 60];
  if (lang === "en") return h === 0 ? `${m} min` : m === 0 ? `${h} h` : `${h} h ${m} min`;
  return h === 0 ? `${m}分钟` : m === 0 ? `${h}小时` : `${h}小时${m}分钟`;
}
export const wordsText = (words: number, lang: Lang): string =>
  lang === "en" ? `${countText(words, lang)} words` : `${countText(words, lang)}字`;
/** Formats a rating in tenths of a percent: "92.3%". */
export const ratingText = (rating: number): string => `${(rating / 10).toFixed(1)}%`;
/** The facts below a book in lists: its rating and how many people read it today. */
export function bookFacts(book: Pick<BookBrief, "rating" | "readersToday">, lang: Lang): string {
  const readers = countText(book.readersToday, lang);
  const today = lang === "en" ? `${readers} reading today` : `今日${readers}人阅读`;
  if (book.rating === 0) return today;
  return lang === "en"
    ? `${ratingText(book.rating)} recommend · ${today}`
    : `推荐值${ratingText(book.rating)} · ${today}`;
}
/** Formats the length of a recording: "3 h 25 min". */
export const lengthText = (ms: number, lang: Lang): string => minutesText(ms, lang);
