import { For, Show } from "solid-js";
import { countText } from "#os/social-format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorldPages } from "#ui/world.ts";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { MoreButton } from "#apps/weread/looks/cells.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ListLine } from "#apps/weread/screens/parts/list-line.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";

export default screen(app, strings, "storeLists", (p) => {
  const found = queryWorldPages(
    books.queries.booklists,
    () => ({ language: languageOf(p.lang) }),
    () => p.view.pages,
  );
  return (
    <Leaf back title={p.t("bookLists")}>
      <Card>
        <For each={found()?.rows ?? []}>
          {(list) => (
            <ListLine
              books={list.books}
              title={list.title}
              facts={p.t("listBy", {
                name: list.name,
                n: list.books.length,
                saves: countText(list.saves + (p.state.savedLists[list.id] ? 1 : 0), p.lang),
              })}
              onTap={() => p.act.openList({ list: list.id })}
            />
          )}
        </For>
      </Card>
      <Show when={found()?.more}>
        <MoreButton label={p.t("moreLists")} onTap={() => p.act.moreLists()} />
      </Show>
    </Leaf>
  );
});
