import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import books from "#world/books/index.ts";
import { findPassages } from "#world/books/passages.ts";
import app from "#apps/weread/index.ts";
import { Empty } from "#apps/weread/looks/cells.tsx";
import { SearchPill } from "#apps/weread/looks/forms.tsx";
import { Leaf } from "#apps/weread/looks/frame.tsx";
import { HitRow } from "#apps/weread/looks/notes.tsx";
import { isChapterOpen } from "#apps/weread/reading.ts";
import { strings } from "#apps/weread/strings.ts";

/** The largest number of hits that the list shows, and how much text stands around a hit. */
const maxHits = 100;
const around = 28;

export default screen(app, strings, "bookSearch", (p) => {
  const words = () => p.view.q.trim();
  const book = queryWorld(books.queries.book, () => ({ id: p.params.book }));
  const found = queryWorld(books.queries.within, () =>
    words() === "" ? null : { book: p.params.book, q: words(), sort: "order" as const },
  );
  const open = createMemo(() => {
    const one = book();
    return one ? (found()?.rows ?? []).filter(({ number }) => isChapterOpen(p.state, one, number, p.now)) : [];
  });
  const hits = createMemo(() => findPassages(open(), words()).slice(0, maxHits));
  const textOf = (chapter: string, paragraph: number): string =>
    open().find(({ id }) => id === chapter)?.paragraphs[paragraph] ?? "";
  return (
    <Leaf back middle={<SearchPill at={p.field("q")} name={p.t("searchBook")} inBar />}>
      <Show when={words() !== "" && found()}>
        <Show when={hits().length > 0} fallback={<Empty text={p.t("noHits")} />}>
          <p class="notes-head">{p.t("hits", { n: hits().length })}</p>
          <For each={hits()}>
            {(hit) => {
              const text = () => textOf(hit.chapter, hit.paragraph);
              return (
                <HitRow
                  before={text().slice(Math.max(0, hit.start - around), hit.start)}
                  hit={text().slice(hit.start, hit.end)}
                  after={text().slice(hit.end, hit.end + around)}
                  facts={book()?.contents[hit.number - 1]?.title ?? ""}
                  onTap={() => p.act.goTo({ chapter: hit.number, paragraph: hit.paragraph, offset: hit.start })}
                />
              );
            }}
          </For>
        </Show>
      </Show>
    </Leaf>
  );
});
