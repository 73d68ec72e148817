/**
 * Splits a search such as "receipts in October 2025" or "十月的小票" into a time and the words that describe the content.
 */
import { civilOf, dayMs } from "#state/civil.ts";
import { takenAt, type File } from "#os/files.ts";

export interface When {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number | null;
}
export interface ParsedSearch {
  readonly when: When;
  /** The words of the query without the time. The search by content uses these words. */
  readonly words: string;
}
const monthsEn = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december",
] as const;
const monthsZh = ["一", "二", "三", "四", "五", "六", "七", "八", "九", "十", "十一", "十二"] as const;
const stopWords = new Set([
  "in",
  "on",
  "at",
  "of",
  "from",
  "the",
  "with",
  "and",
  "photos",
  "pictures",
  "photo",
  "picture",
]);

export function parseSearch(query: string, now: number, offsetMin: number): ParsedSearch {
  let rest = query.trim().toLowerCase();
  const when = { year: null as number | null, month: null as number | null, day: null as number | null };
  const take = (shape: RegExp, use: (m: RegExpExecArray) => void): void => {
    const found = shape.exec(rest);
    if (!found) return;
    use(found);
    rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`;
  };
  const daysAgo = (n: number): void => {
    const { year, month, day } = civilOf(now - n * dayMs, offsetMin);
    Object.assign(when, { year, month, day });
  };
  take(/\btoday\b|今天/, () => daysAgo(0));
  take(/\byesterday\b|昨天/, () => daysAgo(1));
  take(/\b(20\d\d)-(\d\d?)(?:-(\d\d?))?\b/, (m) => {
    Object.assign(when, { year: Number(m[1]), month: Number(m[2]), day: m[3] === undefined ? null : Number(m[3]) });
  });
  take(/\b(20\d\d)\b年?|(20\d\d)年/, (m) => (when.year = Number(m[1] ?? m[2])));
  take(/(\d\d?)月(?:(\d\d?)[日号])?/, (m) => {
    when.month = Number(m[1]);
    if (m[2] !== undefined) when.day = Number(m[2]);
  });
  take(/(十[一二]?|[一二三四五六七八九])月/, (m) => {
    when.month = monthsZh.indexOf(m[1] as (typeof monthsZh)[number]) + 1;
  });
  for (const [i, name] of monthsEn.entries())
    // "May" and "March" are also ordinary words, but nobody uses those words to describe the content of a picture.
    take(new RegExp(`\\b(?:${name}|${name.slice(0, 3)})\\b\\.?(?:\\s+(\\d\\d?)(?:st|nd|rd|th)?\\b)?`), (m) => {
      when.month = i + 1;
      if (m[1] !== undefined) when.day = Number(m[1]);
    });
  const words = rest
    .split(/[\s,，、]+/)
    .map((word) => (!hasTime(when) ? word : word.replace(/^的|的$/g, "")))
    .filter((word) => word !== "" && !stopWords.has(word))
    .map(singular);
  return { when, words: words.join(" ") };
}
/**
 * Removes the plural ending, because descriptions of pictures use the singular, and the search compares only the
 * beginnings of words.
 */
function singular(word: string): string {
  if (!/^[a-z]{4,}$/.test(word) || word.endsWith("ss")) return word;
  if (word.endsWith("ies")) return word.slice(0, -3);
  if (/(?:ch|sh|x|s|z)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}
export const hasTime = ({ year, month, day }: When): boolean => year !== null || month !== null || day !== null;
export function wasTaken(file: File, { year, month, day }: When, offsetMin: number): boolean {
  const c = civilOf(takenAt(file), offsetMin);
  return (year === null || c.year === year) && (month === null || c.month === month) && (day === null || c.day === day);
}
