import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { queryWorld } from "#ui/world.ts";
import { Face } from "#ui/kit/social/face.tsx";
import books from "#world/books/index.ts";
import app from "#apps/weread/index.ts";
import { Empty, PersonRow, Pill, TopTabs } from "#apps/weread/looks/cells.tsx";
import { Card, Leaf } from "#apps/weread/looks/frame.tsx";
import { strings } from "#apps/weread/strings.ts";
import { languageOf } from "#apps/weread/world.ts";
import { tieTabs } from "../screens.ts";

export default screen(app, strings, "ties", (p) => {
  const tab = () => p.view.shown ?? p.params.tab;
  const ids = createMemo(() =>
    Object.values(tab() === "following" ? p.state.follows : p.state.followers)
      .toSorted((a, b) => b.at - a.at || (a.reader < b.reader ? -1 : 1))
      .map(({ reader }) => reader)
      .slice(0, 60),
  );
  const people = queryWorld(books.queries.readers, () => (ids().length === 0 ? null : { ids: ids() }));
  const nameOf = (id: string): string => people()?.find((one) => one.id === id)?.name[languageOf(p.lang)] ?? "";
  return (
    <Leaf
      back
      title={p.state.profile.name}
      part={tab()}
      top={
        <TopTabs
          tabs={tieTabs.map((id) => ({ id, label: p.t(id) }))}
          chosen={tab()}
          onPick={(to) => p.act.showTab({ tab: to })}
        />
      }
    >
      <Show when={ids().length > 0} fallback={<Empty text={p.t("noTies")} />}>
        <Card>
          <For each={ids()}>
            {(id) => (
              <PersonRow
                face={<Face of={id} size={44} />}
                name={nameOf(id)}
                onTap={() => p.act.openReader({ reader: id })}
                end={
                  <>
                    <Pill
                      kind={p.state.follows[id] ? "grey" : "blue"}
                      label={p.t(p.state.follows[id] ? "followed" : "follow")}
                      name={p.t(p.state.follows[id] ? "unfollowName" : "followName", { name: nameOf(id) })}
                      onTap={() => p.act.follow({ reader: id })}
                    />
                    <Show when={tab() === "followers"}>
                      <Pill
                        kind="grey"
                        label={p.t("removeFollower")}
                        onTap={() => p.act.removeFollower({ reader: id })}
                      />
                    </Show>
                  </>
                }
              />
            )}
          </For>
        </Card>
      </Show>
    </Leaf>
  );
});
