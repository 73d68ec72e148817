import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Cells, Empty, RadioCell } from "#apps/weread/looks/cells.tsx";
import { BarWord, Leaf } from "#apps/weread/looks/frame.tsx";
import { strings } from "#apps/weread/strings.ts";
import { ownLists } from "../queries.ts";

export default screen(app, strings, "addToList", (p) => {
  const lists = createMemo(() => ownLists(p.state));
  return (
    <Leaf back title={p.t("chooseList")} actions={<BarWord blue label={p.t("newList")} onTap={() => p.act.create()} />}>
      <Show when={lists().length > 0} fallback={<Empty text={p.t("noLists")} />}>
        <Cells>
          <For each={lists()}>
            {(list) => (
              <RadioCell
                many
                title={list.title}
                on={list.books.includes(p.params.book)}
                onTap={() => p.act.toggle({ list: list.id })}
              />
            )}
          </For>
        </Cells>
      </Show>
    </Leaf>
  );
});
