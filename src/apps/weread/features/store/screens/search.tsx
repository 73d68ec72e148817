import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Field } from "#ui/kit/fields.tsx";
import { Tap } from "#ui/kit/tap.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { BarWord, Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { HotList, WordChips } from "#apps/weread/looks/search.tsx";
import { bookFacts } from "#apps/weread/format.ts";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";

export default screen(app, strings, "search", (p) => {
  const q = () => p.view.q.trim();
  const hot = queryWorld(books.queries.hot, () => ({
    language: languageOf(p.lang),
    ...(q() === "" ? {} : { q: q() }),
  }));
  const found = queryWorld(books.queries.find, () => (q() === "" ? null : { q: q() }));
  return (
    <Leaf
      back
      middle={
        <div class="search-pill">
          <Field
            at={p.field("q")}
            label={p.t("searchName")}
            placeholder={p.t("searchField")}
            bare="body"
            line
            kind="search"
            enter="search"
            onEnter={() => p.act.submit()}
          />
        </div>
      }
      actions={<BarWord blue label={p.t("searchName")} disabled={!p.can("submit")} onTap={() => p.act.submit()} />}
    >
      <Show
        when={q() !== ""}
        fallback={
          <>
            <Show when={p.state.searches.length > 0}>
              <Card
                title={p.t("recent")}
                link={p.t("clear")}
                linkName={p.t("clearSearches")}
                onLink={() => p.act.clear()}
              >
                <WordChips words={p.state.searches} onPick={(word) => p.act.pick({ q: word })} />
              </Card>
            </Show>
            <Card title={p.t("hotSearches")}>
              <HotList words={(hot()?.rows ?? []).map(({ text }) => text)} onPick={(word) => p.act.pick({ q: word })} />
            </Card>
          </>
        }
      >
        <div class="list-page">
          <For each={hot()?.rows ?? []}>
            {(one) => (
              <Tap class="plain-word" role="link" onTap={() => p.act.pick({ q: one.text })}>
                <span>{one.text}</span>
              </Tap>
            )}
          </For>
          <For each={(found()?.rows ?? []).slice(0, 6)}>
            {(book) => (
              <BookRow
                book={book.id}
                title={book.title}
                name={book.name}
                facts={bookFacts(book, p.lang)}
                onTap={() => p.act.openBook({ book: book.id })}
              />
            )}
          </For>
        </div>
      </Show>
    </Leaf>
  );
});
