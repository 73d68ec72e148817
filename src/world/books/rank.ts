/** Computes the ranking boards from the books' own counts. */
import type { Language } from "./categories.ts";

export interface Ranked {
  readonly id: string;
  readonly language: Language;
  readonly category: string;
  readonly rating: number;
  readonly ratings: number;
  readonly readers: number;
  readonly readersToday: number;
  readonly readersWeek: number;
  readonly readersLastWeek: number;
  readonly age: number;
  readonly coins: number;
}

export const boardSize = 50;
interface Rule {
  readonly accepts: (book: Ranked) => boolean;
  readonly value: (book: Ranked) => number;
}
/** The rules of the boards; books of one category also have a board of their own, by readers in the last 7 days. */
export const boardRules = {
  /** The books that most people read in the last 7 days. */
  top: { accepts: () => true, value: (b) => b.readersWeek },
  /** The growth of readers against the 7 days before, in thousandths, of books that at least 200 people read then. */
  rising: {
    accepts: (b) => b.readersLastWeek >= 200,
    value: (b) => Math.round(((b.readersWeek - b.readersLastWeek) * 1000) / b.readersLastWeek),
  },
  /** Books that came into the store in the last 90 days. */
  new: { accepts: (b) => b.age <= 90, value: (b) => b.readersWeek },
  /** The best ratings of books with at least 1,000 ratings. */
  masterpieces: { accepts: (b) => b.ratings >= 1000, value: (b) => b.rating },
  /** Good books with few readers: rated 85 % or better by 50 to 999 people. */
  promising: { accepts: (b) => b.ratings >= 50 && b.ratings < 1000 && b.rating >= 850, value: (b) => b.rating },
  /** The books that most people have ever read. */
  alltime: { accepts: () => true, value: (b) => b.readers },
  /** Books that cost nothing. */
  free: { accepts: (b) => b.coins === 0, value: (b) => b.readersWeek },
} as const satisfies Readonly<Record<string, Rule>>;
export type BoardKey = keyof typeof boardRules;
export const boardKeys = Object.keys(boardRules) as readonly BoardKey[];

/** Returns the books of a board: the highest value first, then the most readers in 7 days, then the lower id. */
export function rankBooks(
  books: readonly Ranked[],
  language: Language,
  key: string,
): readonly { readonly book: string; readonly value: number }[] {
  const rules: Readonly<Record<string, Rule>> = boardRules;
  const rule = rules[key] ?? { accepts: (b: Ranked) => b.category === key, value: (b: Ranked) => b.readersWeek };
  return books
    .filter((b) => b.language === language && rule.accepts(b))
    .map((b) => ({ book: b.id, value: rule.value(b), week: b.readersWeek }))
    .sort((a, b) => b.value - a.value || b.week - a.week || (a.book < b.book ? -1 : 1))
    .slice(0, boardSize)
    .map(({ book, value }) => ({ book, value }));
}
