import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld, queryWorldPages } from "#ui/world.ts";
import { Tap } from "#ui/kit/tap.tsx";
import { categories, categoryIds } from "#world/books/categories.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { bookFacts } from "#apps/weread/format.ts";
import { MoreButton, Pill } from "#apps/weread/looks/cells.tsx";
import { BookRow, BookStrip, Cover } from "#apps/weread/looks/covers.tsx";
import { SearchLink } from "#apps/weread/looks/forms.tsx";
import { BarWord, Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { Foot } from "#apps/weread/screens/parts/foot.tsx";
import { ListLine } from "#apps/weread/screens/parts/list-line.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";
import { shareText } from "../../reader/queries.ts";
import { currentBook } from "../../shelf/queries.ts";

export default screen(app, strings, "home", (p) => {
  const language = () => languageOf(p.lang);
  const current = createMemo(() => currentBook(p.state));
  const book = queryWorld(books.queries.book, () => {
    const id = current();
    return id === null ? null : { id };
  });
  const top = queryWorld(books.queries.board, () => ({ id: `wr_board_${language()}_top` }));
  const topBooks = queryWorld(books.queries.books, () => {
    const ids =
      top()
        ?.entries.slice(0, 10)
        .map((one) => one.book) ?? [];
    return ids.length === 0 ? null : { ids };
  });
  const lists = queryWorld(books.queries.booklists, () => ({ language: language() }));
  const found = queryWorldPages(
    books.queries.find,
    () => ({ language: language() }),
    () => p.view.pages,
  );
  return (
    <Leaf
      middle={<SearchLink text={p.t("searchHint")} name={p.t("searchName")} onTap={() => p.act.search()} />}
      actions={<BarWord label={p.t("storeWord")} onTap={() => p.act.store()} />}
      bottom={
        <Foot
          host={p}
          on="home"
          onTab={(tab) => {
            if (tab === "shelf") p.act.goShelf();
            else if (tab === "audio") p.act.goAudio();
            else if (tab === "me") p.act.goMe();
          }}
        />
      }
    >
      <Show when={book()}>
        {(one) => (
          <Card>
            <div class="now-reading">
              <Tap class="now-open" role="link" name={one().title} onTap={() => p.act.openBook({ book: one().id })}>
                <Cover book={one().id} title={one().title} width={74} />
                <div class="now-words">
                  <p class="book-title">{one().title}</p>
                  <p class="book-name">{one().name}</p>
                  <p class="book-facts">
                    {p.t("readShare", { share: shareText(p.state.progress[one().id]?.share ?? 0) })}
                  </p>
                </div>
              </Tap>
              <Pill
                kind="blue"
                label={p.t("goOn")}
                name={p.t("goOnBook", { title: one().title })}
                onTap={() => p.act.continue({ book: one().id })}
              />
            </div>
          </Card>
        )}
      </Show>
      <Card title={p.t("categories")} link={p.t("seeAll")} onLink={() => p.act.store()}>
        <div class="category-grid">
          <For each={categoryIds.slice(0, 6)}>
            {(id) => (
              <Tap class="category-tile" role="link" onTap={() => p.act.openCategory({ category: id })}>
                <span>{categories[id][language()]}</span>
              </Tap>
            )}
          </For>
        </div>
      </Card>
      <Card title={p.t("rankings")} link={p.t("seeAll")} onLink={() => p.act.rankings()}>
        <BookStrip part="ranked" books={topBooks() ?? []} onTap={(id) => p.act.openBook({ book: id })} />
      </Card>
      <Card title={p.t("bookLists")} link={p.t("seeAll")} onLink={() => p.act.storeLists()}>
        <For each={(lists()?.rows ?? []).slice(0, 3)}>
          {(list) => (
            <ListLine
              books={list.books}
              title={list.title}
              facts={p.t("listBooks", { n: list.books.length })}
              onTap={() => p.act.openList({ list: list.id })}
            />
          )}
        </For>
      </Card>
      <Card title={p.t("forYou")}>
        <For each={found()?.rows ?? []}>
          {(one) => (
            <BookRow
              book={one.id}
              title={one.title}
              name={one.name}
              facts={bookFacts(one, p.lang)}
              onTap={() => p.act.openBook({ book: one.id })}
            />
          )}
        </For>
        <Show when={found()?.more}>
          <MoreButton label={p.t("moreBooks")} onTap={() => p.act.moreBooks()} />
        </Show>
      </Card>
    </Leaf>
  );
});
