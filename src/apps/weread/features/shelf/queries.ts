/** Reads the shelf. */
import type { State } from "../../state.ts";
import type { ShelfBook } from "./state.ts";

type Shelf = Pick<State, "shelf" | "progress" | "prefs">;
const lastTouch = (state: Shelf, { book, at }: ShelfBook): number => Math.max(at, state.progress[book]?.at ?? 0);
/** The books of the shelf in the user's order: pinned books first. */
export function listShelf(state: Shelf): ShelfBook[] {
  const rank = (one: ShelfBook): number =>
    state.prefs.shelfSort === "added"
      ? one.at
      : state.prefs.shelfSort === "progress"
        ? (state.progress[one.book]?.share ?? -1)
        : lastTouch(state, one);
  return Object.values(state.shelf).toSorted(
    (a, b) => Number(b.pinned) - Number(a.pinned) || rank(b) - rank(a) || (a.book < b.book ? -1 : 1),
  );
}
export const booksInGroup = (state: Shelf, group: string): ShelfBook[] =>
  listShelf(state).filter((one) => one.group === group);
export type ShelfItem =
  | { readonly kind: "book"; readonly book: ShelfBook }
  | { readonly kind: "group"; readonly id: string; readonly books: readonly ShelfBook[] };
/** Books and groups in the user's order. A group stands where its first book would stand; empty groups come last. */
export function shelfItems(state: Shelf & Pick<State, "groups">, accepts: (book: ShelfBook) => boolean): ShelfItem[] {
  const items: ShelfItem[] = [];
  const seen = new Set<string>();
  const shown = listShelf(state).filter(accepts);
  for (const book of shown) {
    if (book.group === null) items.push({ kind: "book", book });
    else if (!seen.has(book.group)) {
      seen.add(book.group);
      items.push({ kind: "group", id: book.group, books: shown.filter((one) => one.group === book.group) });
    }
  }
  return items;
}
/** The book that the user read last, or null. */
export const currentBook = (state: Pick<State, "progress">): string | null =>
  Object.values(state.progress).toSorted((a, b) => b.at - a.at || (a.book < b.book ? -1 : 1))[0]?.book ?? null;
