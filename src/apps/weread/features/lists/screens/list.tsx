import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import send from "@material-symbols/svg-400/outlined/share.svg?raw";
import { For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Face } from "#ui/kit/social/face.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { bookFacts } from "#apps/weread/format.ts";
import { isWorldList } from "#apps/weread/ids.ts";
import { Empty, PersonRow, Pill } from "#apps/weread/looks/cells.tsx";
import { BookRow } from "#apps/weread/looks/covers.tsx";
import { BarButton, Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { useBooks } from "#apps/weread/screens/parts/titles.ts";
import { strings } from "#apps/weread/strings.ts";

export default screen(app, strings, "list", (p) => {
  const isWorld = () => isWorldList(p.params.list);
  const read = queryWorld(books.queries.booklist, () => (isWorld() ? { id: p.params.list } : null));
  const own = () => (isWorld() ? undefined : p.state.lists[p.params.list]);
  const ids = () => own()?.books ?? read()?.books ?? [];
  const titles = useBooks(ids);
  const isSaved = () => p.state.savedLists[p.params.list] !== undefined;
  return (
    <Leaf
      back
      title={own()?.title ?? read()?.title ?? ""}
      actions={<BarButton icon={send} name={p.t("shareList")} onTap={() => p.act.share()} />}
    >
      <Show when={read()}>
        {(list) => (
          <PersonRow
            face={<Face of={list().owner} size={40} />}
            name={list().name}
            note={p.t("listBooks", { n: list().books.length })}
            onTap={() => p.act.openReader({ reader: list().owner })}
            end={
              <Pill
                kind={isSaved() ? "grey" : "blue"}
                label={p.t(isSaved() ? "savedList" : "saveList")}
                onTap={() => p.act.save({ saved: list().id })}
              />
            }
          />
        )}
      </Show>
      <Show when={own()}>
        {(list) => (
          <div class="book-buy">
            <Pill label={p.t("addBooks")} onTap={() => p.act.addBooks({ list: list().id })} />
            <Pill kind="grey" label={p.t("editWord")} onTap={() => p.act.edit({ list: list().id })} />
            <Pill kind="grey" label={p.t("deleteList")} onTap={() => p.act.remove({ list: list().id })} />
          </div>
        )}
      </Show>
      <Show when={own()?.about || read()?.about}>
        {(about) => (
          <Card>
            <p>{about()}</p>
          </Card>
        )}
      </Show>
      <Show when={ids().length > 0} fallback={<Empty text={p.t("listEmpty")} />}>
        <div class="list-page">
          <For each={ids()}>
            {(id) => (
              <BookRow
                book={id}
                title={titles().get(id)?.title ?? ""}
                name={titles().get(id)?.name ?? ""}
                facts={titles().get(id) ? bookFacts(titles().get(id)!, p.lang) : ""}
                onTap={() => p.act.openBook({ book: id })}
                end={
                  <Show when={own()}>
                    {(list) => (
                      <BarButton
                        icon={cross}
                        name={p.t("dropBook", { title: titles().get(id)?.title ?? "" })}
                        onTap={() => p.act.drop({ list: list().id, book: id })}
                      />
                    )}
                  </Show>
                }
              />
            )}
          </For>
        </div>
      </Show>
    </Leaf>
  );
});
