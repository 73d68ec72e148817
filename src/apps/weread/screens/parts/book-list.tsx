/** A list of books of the world, with a button for more of them. */
import { For, Show } from "solid-js";
import type { Lang } from "#os/values.ts";
import type { BookBrief } from "#world/books/index.ts";
import { bookFacts } from "../../format.ts";
import { MoreButton } from "../../looks/cells.tsx";
import { BookRow } from "../../looks/covers.tsx";

export function BookList(p: {
  readonly books: readonly BookBrief[];
  readonly lang: Lang;
  readonly more: string | null;
  readonly onBook: (book: string) => void;
  readonly onMore?: (() => void) | undefined;
}) {
  return (
    <div class="list-page">
      <For each={p.books}>
        {(book) => (
          <BookRow
            book={book.id}
            title={book.title}
            name={book.name}
            facts={bookFacts(book, p.lang)}
            onTap={() => p.onBook(book.id)}
          />
        )}
      </For>
      <Show when={p.more}>{(label) => <MoreButton label={label()} onTap={() => p.onMore?.()} />}</Show>
    </div>
  );
}
