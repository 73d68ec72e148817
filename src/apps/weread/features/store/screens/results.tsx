import order from "@material-symbols/svg-400/outlined/sort.svg?raw";
import { For, Match, Show, Switch } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import { Face } from "#ui/kit/social/face.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { lengthText } from "#apps/weread/format.ts";
import { Empty, MoreButton, PersonRow, TopTabs } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { BarButton, Leaf } from "#apps/weread/looks/frame.tsx";
import { ActSheet } from "#apps/weread/looks/overlays.tsx";
import { BookList } from "#apps/weread/screens/parts/book-list.tsx";
import { ListLine } from "#apps/weread/screens/parts/list-line.tsx";
import { strings } from "#apps/weread/strings.ts";
import { bookSorts, resultTabs } from "../screens.ts";

export default screen(app, strings, "results", (p) => {
  const q = () => p.params.q;
  const only = <T,>(tab: (typeof resultTabs)[number], args: T): T | null => (p.view.tab === tab ? args : null);
  const pages = () => p.view.pages;
  const found = queryWorldPages(
    books.queries.find,
    () => only("books", { q: q(), ...(p.view.sort === "hot" ? {} : { sort: p.view.sort }) }),
    pages,
  );
  const audio = queryWorldPages(books.queries.audiobooks, () => only("audio", { q: q() }), pages);
  const lists = queryWorldPages(books.queries.booklists, () => only("lists", { q: q() }), pages);
  const people = queryWorldPages(books.queries.friends, () => only("people", { q: q() }), pages);
  const current = () =>
    p.view.tab === "books" ? found() : p.view.tab === "audio" ? audio() : p.view.tab === "lists" ? lists() : people();
  return (
    <Leaf
      back
      title={p.params.q}
      part={`${p.view.tab}_${p.view.sort}`}
      actions={
        <Show when={p.view.tab === "books"}>
          <BarButton icon={order} name={p.t("sortBy")} onTap={() => p.act.sort()} />
        </Show>
      }
      top={
        <TopTabs
          tabs={resultTabs.map((id) => ({ id, label: p.t(`resultTab_${id}`) }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
      overlays={
        <ActSheet
          open={p.view.open === "sort"}
          items={bookSorts.map((sort) => ({
            label: p.t(`sortBy_${sort}`),
            on: p.view.sort === sort,
            onTap: () => p.act.setSort({ sort }),
          }))}
        />
      }
    >
      <Show
        when={current() === undefined || current()!.rows.length > 0}
        fallback={<Empty text={p.t("noResults", { q: p.params.q })} />}
      >
        <Switch>
          <Match when={p.view.tab === "books"}>
            <BookList
              books={found()?.rows ?? []}
              lang={p.lang}
              more={null}
              onBook={(book) => p.act.openBook({ book })}
            />
          </Match>
          <Match when={p.view.tab === "audio"}>
            <div class="list-page">
              <For each={audio()?.rows ?? []}>
                {(one) => (
                  <BookRow
                    book={one.book}
                    title={one.title}
                    name={one.narrator}
                    facts={lengthText(one.ms, p.lang)}
                    onTap={() => p.act.openAudio({ audio: one.id })}
                  />
                )}
              </For>
            </div>
          </Match>
          <Match when={p.view.tab === "lists"}>
            <div class="list-page">
              <For each={lists()?.rows ?? []}>
                {(one) => (
                  <ListLine
                    books={one.books}
                    title={one.title}
                    facts={p.t("listBy", {
                      name: one.name,
                      n: one.books.length,
                      saves: countText(one.saves, p.lang),
                    })}
                    onTap={() => p.act.openList({ list: one.id })}
                  />
                )}
              </For>
            </div>
          </Match>
          <Match when={p.view.tab === "people"}>
            <For each={people()?.rows ?? []}>
              {(one) => (
                <PersonRow
                  face={<Face of={one.id} size={44} />}
                  name={p.lang === "en" ? one.name.en : one.name.zh}
                  note={p.t("finishedCount", { n: one.finished })}
                  onTap={() => p.act.openReader({ reader: one.id })}
                />
              )}
            </For>
          </Match>
        </Switch>
        <Show when={current()?.more}>
          <MoreButton label={p.t("moreResults")} onTap={() => p.act.more()} />
        </Show>
      </Show>
    </Leaf>
  );
});
