/** Reads the titles of books by their ids. */
import { createMemo, type Accessor } from "solid-js";
import books, { type BookBrief } from "#world/books/index.ts";
import { queryWorld } from "#ui/world.ts";

/** The largest number of records that one query returns. */
const most = 60;
/** Returns a map of the books with these ids. A list of more books is read in several queries. */
export function useBooks(ids: () => readonly string[]): Accessor<ReadonlyMap<string, BookBrief>> {
  const chunk = (n: number) =>
    queryWorld(books.queries.books, () => {
      const some = ids().slice(n * most, (n + 1) * most);
      return some.length === 0 ? null : { ids: some };
    });
  const chunks = [0, 1, 2, 3].map(chunk);
  return createMemo(() => new Map(chunks.flatMap((read) => (read() ?? []).map((book) => [book.id, book] as const))));
}
