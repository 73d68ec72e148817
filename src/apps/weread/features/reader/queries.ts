/** Reads highlights, thoughts and bookmarks. */
import type { State } from "../../state.ts";
import type { Bookmark, Mark } from "./state.ts";

interface Place {
  readonly chapter: number;
  readonly paragraph: number;
  readonly id: string;
}
const offsetOf = (one: Mark | Bookmark): number => ("start" in one ? one.start : one.offset);
const byPlace = <T extends Place & (Mark | Bookmark)>(a: T, b: T): number =>
  a.chapter - b.chapter || a.paragraph - b.paragraph || offsetOf(a) - offsetOf(b) || (a.id < b.id ? -1 : 1);
/** The highlights and thoughts in a book, in the order of the text. */
export const marksIn = (state: Pick<State, "marks">, book: string): Mark[] =>
  Object.values(state.marks)
    .filter((one) => one.book === book)
    .toSorted(byPlace);
export const bookmarksIn = (state: Pick<State, "bookmarks">, book: string): Bookmark[] =>
  Object.values(state.bookmarks)
    .filter((one) => one.book === book)
    .toSorted(byPlace);
/** The books with notes, the book with the latest note first, each with the number of its notes. */
export function notedBooks(
  state: Pick<State, "marks" | "bookmarks">,
): { readonly book: string; readonly count: number; readonly at: number }[] {
  const found = new Map<string, { book: string; count: number; at: number }>();
  for (const { book, at } of [...Object.values(state.marks), ...Object.values(state.bookmarks)]) {
    const known = found.get(book) ?? { book, count: 0, at: 0 };
    found.set(book, { book, count: known.count + 1, at: Math.max(known.at, at) });
  }
  return [...found.values()].toSorted((a, b) => b.at - a.at || (a.book < b.book ? -1 : 1));
}
/** Formats a share in hundredths of a percent: "32.5%". */
export const shareText = (share: number): string => `${(Math.floor(share / 10) / 10).toFixed(1)}%`;
