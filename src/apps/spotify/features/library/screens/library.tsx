import glass from "@material-symbols/svg-400/rounded/search.svg?raw";
import grid from "@material-symbols/svg-400/rounded/grid_view.svg?raw";
import list from "@material-symbols/svg-400/rounded/list.svg?raw";
import plus from "@material-symbols/svg-400/rounded/add.svg?raw";
import sortIcon from "@material-symbols/svg-400/rounded/swap_vert.svg?raw";
import cross from "@material-symbols/svg-400/rounded/close.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import app from "#apps/spotify/index.ts";
import { strings } from "#apps/spotify/strings.ts";
import { libraryKind } from "#apps/spotify/ids.ts";
import { LibBar, SortLine } from "#apps/spotify/looks/drawer.tsx";
import { SearchPill } from "#apps/spotify/looks/form.tsx";
import { IconButton, Leaf } from "#apps/spotify/looks/frame.tsx";
import { Chips, Empty, ItemRow, RadioCell } from "#apps/spotify/looks/rows.tsx";
import { Sheet } from "#apps/spotify/looks/sheet.tsx";
import { CardGrid } from "#apps/spotify/looks/tiles.tsx";
import { MeButton, SideDrawer } from "#apps/spotify/screens/parts/drawer.tsx";
import { Foot } from "#apps/spotify/screens/parts/foot.tsx";
import { openThing } from "#apps/spotify/screens/parts/host.ts";
import { useCards } from "#apps/spotify/screens/parts/things.ts";
import { libraryEntries, sortLibrary } from "../queries.ts";
import { libraryFilters } from "../screens.ts";
import { librarySorts } from "../state.ts";
import { HeldSheet } from "./parts/held-sheet.tsx";

export default screen(app, strings, "library", (p) => {
  const filtered = createMemo(() => {
    const { filter } = p.view;
    return libraryEntries(p.state).filter(({ id }) =>
      filter === null
        ? true
        : filter === "downloaded"
          ? (p.state.kept as Record<string, unknown>)[id] !== undefined
          : libraryKind(id) === filter,
    );
  });
  const cards = useCards(
    () => p,
    createMemo(() => filtered().map(({ id }) => id)),
  );
  const sorted = createMemo(() => {
    const q = p.view.q.trim().toLowerCase();
    const shown = cards().filter(({ title, note }) => q === "" || `${title} ${note}`.toLowerCase().includes(q));
    return sortLibrary(p.state, shown, new Map(filtered().map(({ id, at }) => [id, at])));
  });
  return (
    <Leaf
      bare
      top={
        <>
          <Show
            when={p.view.searching}
            fallback={
              <LibBar>
                <MeButton host={p} />
                <h1>{p.t("tabLibrary")}</h1>
                <IconButton kind="strong" icon={glass} name={p.t("searchLibrary")} onTap={() => p.act.startSearch()} />
                <IconButton kind="strong" icon={plus} name={p.t("tabCreate")} onTap={() => p.act.create()} />
              </LibBar>
            }
          >
            <LibBar>
              <SearchPill inBar at={p.field("q")} name={p.t("searchLibrary")} />
              <IconButton icon={cross} name={p.t("cancel")} onTap={() => p.act.endSearch()} />
            </LibBar>
          </Show>
          <Chips
            part="filters"
            options={libraryFilters.map((id) => ({ id, label: p.t(`lib_${id}`) }))}
            chosen={p.view.filter}
            onPick={(id) => p.act.filter({ filter: p.view.filter === id ? null : id })}
          />
        </>
      }
      bottom={<Foot host={p} on="library" />}
      overlays={
        <>
          <SideDrawer host={p} />
          <Sheet open={p.view.open === "sort"} part="sort" title={p.t("sortBy")}>
            <For each={librarySorts}>
              {(librarySort) => (
                <RadioCell
                  title={p.t(`sort_${librarySort}`)}
                  on={p.state.librarySort === librarySort}
                  onTap={() => p.act.sort({ librarySort })}
                />
              )}
            </For>
          </Sheet>
          <HeldSheet host={p} card={cards().find(({ id }) => id === p.view.held)} />
        </>
      }
    >
      <SortLine
        icon={sortIcon}
        name={p.t("sortBy")}
        label={p.t(`sort_${p.state.librarySort}`)}
        onTap={() => p.act.chooseSort()}
      >
        <IconButton
          icon={p.state.libraryLayout === "list" ? grid : list}
          name={p.t(p.state.libraryLayout === "list" ? "asGrid" : "asList")}
          onTap={() => p.act.toggleLayout({ libraryLayout: p.state.libraryLayout === "list" ? "grid" : "list" })}
        />
      </SortLine>
      <Show
        when={sorted().length > 0}
        fallback={<Empty title={p.t("libraryEmptyTitle")} text={p.t("libraryEmptyText")} />}
      >
        <Show
          when={p.state.libraryLayout === "list"}
          fallback={
            <CardGrid three cards={sorted()} onTap={(id) => openThing(p.act, id)} onHold={(id) => p.act.hold({ id })} />
          }
        >
          <For each={sorted()}>
            {(card) => (
              <ItemRow
                title={card.title}
                note={card.note}
                art={card.art}
                round={card.round}
                pinned={p.state.pins.includes(card.id)}
                downloaded={(p.state.kept as Record<string, unknown>)[card.id] !== undefined}
                onHold={() => p.act.hold({ id: card.id })}
                onTap={() => openThing(p.act, card.id)}
              />
            )}
          </For>
        </Show>
      </Show>
    </Leaf>
  );
});
