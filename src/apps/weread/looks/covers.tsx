/** Covers of books, and the ways in which lists show books: a grid, a row of a ranking, a strip. */
import { createMemo, For, Show, type JSX } from "solid-js";
import { coverLook } from "#world/books/cover-look.ts";
import books from "#world/books/index.ts";
import { worldUrl } from "#world/url.ts";
import tick from "@material-symbols/svg-400/outlined/check.svg?raw";
import lock from "@material-symbols/svg-400/outlined/lock.svg?raw";
import { Icon } from "#ui/kit/icon.tsx";
import { Scroll } from "#ui/kit/scroll.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import "./covers.css";

export function Cover(p: {
  readonly book: string;
  readonly width: number;
  /** The title on the cover. Small covers have none. */
  readonly title?: string | undefined;
  readonly private?: boolean | undefined;
}) {
  const look = createMemo(() => coverLook(p.book));
  return (
    <div class="cover" style={{ width: `${p.width}px`, height: `${Math.round(p.width * 1.45)}px` }}>
      <img src={worldUrl(books.queries.cover, { id: p.book })} alt="" decoding="sync" />
      <Show when={p.title}>
        {(title) => (
          <i
            class="cover-title"
            classList={{ centred: look().isCentred }}
            style={{ color: look().ink, "font-size": `${p.width * (title().length > 24 ? 0.085 : 0.115)}px` }}
          >
            {title()}
          </i>
        )}
      </Show>
      <Show when={p.private}>
        <div class="cover-lock">
          <Icon of={lock} size="small" />
        </div>
      </Show>
    </div>
  );
}
/** A book in the grid of the shelf. `chosen` is undefined while nothing is selected. */
export function BookTile(p: {
  readonly book: string;
  readonly title: string;
  readonly note?: string | undefined;
  readonly private?: boolean | undefined;
  readonly chosen?: boolean | undefined;
  readonly onTap: () => void;
  readonly onHold?: (() => void) | undefined;
}) {
  return (
    <Tap
      class="book-tile"
      role={p.chosen === undefined ? "link" : "checkbox"}
      name={p.title}
      value={p.chosen === undefined ? p.note : undefined}
      on={p.chosen}
      onTap={() => p.onTap()}
      onHold={p.onHold}
    >
      <div class="tile-cover">
        <Cover book={p.book} title={p.title} width={96} private={p.private} />
        <Show when={p.chosen !== undefined}>
          <div class="tile-tick">
            <Show when={p.chosen}>
              <Icon of={tick} size="small" />
            </Show>
          </div>
        </Show>
      </div>
      <p>{p.title}</p>
      <Show when={p.note}>
        <small>{p.note}</small>
      </Show>
    </Tap>
  );
}
/** A group of the shelf: up to four small covers in a folder. */
export function GroupTile(p: {
  readonly books: readonly string[];
  readonly title: string;
  readonly note: string;
  readonly onTap: () => void;
}) {
  return (
    <Tap class="book-tile" role="link" name={p.title} value={p.note} onTap={() => p.onTap()}>
      <div class="group-cover">
        <For each={p.books.slice(0, 4)}>{(book) => <Cover book={book} width={36} />}</For>
      </div>
      <p>{p.title}</p>
      <small>{p.note}</small>
    </Tap>
  );
}
export function BookRow(p: {
  readonly book: string;
  readonly title: string;
  readonly name: string;
  readonly facts: string;
  readonly text?: string | undefined;
  readonly rank?: number | undefined;
  readonly end?: JSX.Element;
  readonly onTap: () => void;
}) {
  return (
    <div class="book-row">
      <Tap
        class="book-open"
        role="link"
        name={p.title}
        value={`${p.rank === undefined ? "" : `${p.rank} · `}${p.name} · ${p.facts}`}
        onTap={() => p.onTap()}
      >
        <Show when={p.rank !== undefined}>
          <b class="rank-number" classList={{ top: (p.rank ?? 9) <= 3 }}>
            {p.rank}
          </b>
        </Show>
        <Cover book={p.book} title={p.title} width={58} />
        <div class="book-words">
          <p class="book-title">{p.title}</p>
          <p class="book-name">{p.name}</p>
          <Show when={p.text}>
            <p class="book-text">{p.text}</p>
          </Show>
          <p class="book-facts">{p.facts}</p>
        </div>
      </Tap>
      {p.end}
    </div>
  );
}
/** Covers side by side that scroll sideways. */
export function BookStrip(p: {
  readonly part: string;
  readonly books: readonly { readonly id: string; readonly title: string }[];
  readonly onTap: (book: string) => void;
}) {
  return (
    <Scroll name={p.part} axis="x" class="book-strip">
      <For each={p.books}>
        {(book) => (
          <Tap class="strip-book" role="link" name={book.title} onTap={() => p.onTap(book.id)}>
            <Cover book={book.id} title={book.title} width={78} />
            <p>{book.title}</p>
          </Tap>
        )}
      </For>
    </Scroll>
  );
}
