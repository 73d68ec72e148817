import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/weread/index.ts";
import { Empty, TopTabs } from "#apps/weread/looks/cells.tsx";
import { BarButton, Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { ListLine } from "#apps/weread/screens/parts/list-line.tsx";
import { strings } from "#apps/weread/strings.ts";
import { listTabs } from "../screens.ts";
import { ownLists } from "../queries.ts";
import { SavedLine } from "./parts/saved-line.tsx";

export default screen(app, strings, "lists", (p) => {
  const mine = createMemo(() => ownLists(p.state));
  const saved = createMemo(() =>
    Object.values(p.state.savedLists)
      .toSorted((a, b) => b.at - a.at)
      .map(({ list }) => list),
  );
  return (
    <Leaf
      back
      title={p.t("myLists")}
      part={p.view.tab}
      actions={<BarButton icon={plus} name={p.t("newList")} onTap={() => p.act.create()} />}
      top={
        <TopTabs
          tabs={listTabs.map((id) => ({ id, label: p.t(`listTab_${id}`) }))}
          chosen={p.view.tab}
          onPick={(tab) => p.act.showTab({ tab })}
        />
      }
    >
      <Show
        when={p.view.tab === "mine"}
        fallback={
          <Show
            when={saved().length > 0}
            fallback={<Empty text={p.t("noSaved")} button={p.t("findLists")} onTap={() => p.act.storeLists()} />}
          >
            <Card>
              <For each={saved()}>
                {(id) => <SavedLine host={p} list={id} onTap={() => p.act.openList({ list: id })} />}
              </For>
            </Card>
          </Show>
        }
      >
        <Show when={mine().length > 0} fallback={<Empty text={p.t("noLists")} />}>
          <Card>
            <For each={mine()}>
              {(list) => (
                <ListLine
                  books={list.books}
                  title={list.title}
                  facts={[
                    p.t("listBooks", { n: list.books.length }),
                    ...(list.private ? [p.t("privateList")] : []),
                  ].join(" · ")}
                  onTap={() => p.act.openList({ list: list.id })}
                />
              )}
            </For>
          </Card>
        </Show>
      </Show>
    </Leaf>
  );
});
