/** The user's home and work, lists and visits. */
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import work from "@material-symbols/svg-400/outlined/work.svg?raw";
import go from "@material-symbols/svg-400/outlined/directions.svg?raw";
import visited from "@material-symbols/svg-400/outlined/history.svg?raw";
import { createMemo, For, Show, type JSX } from "solid-js";
import { me } from "#world/cast.ts";
import { localized } from "#apps/maps/format.ts";
import { FlatPage, PersonHeader } from "#apps/maps/looks/flat-page.tsx";
import { Group, TextRow, TextRowWithButton, TextButton } from "#apps/maps/looks/rows.tsx";
import { listSymbolIcons } from "#apps/maps/screens/parts/kinds.ts";
import { useTargets, type ScreenContext } from "#apps/maps/screens/parts/targets.ts";
import { listsOf } from "#apps/maps/features/lists/queries.ts";

interface Actions {
  readonly open: (args: { target: string }) => void;
  readonly planTo: (args: { target: string }) => void;
  readonly openList: (args: { list: string }) => void;
  readonly newList: () => void;
  readonly setHome: () => void;
  readonly setWork: () => void;
  readonly visited: () => void;
}
export function YouTab(p: {
  readonly of: ScreenContext;
  readonly act: Actions;
  readonly tabs: JSX.Element;
  readonly overlays: JSX.Element;
}) {
  const corners = createMemo(() => [p.of.state.home, p.of.state.work].filter((id) => id !== null));
  // oxlint-disable-next-line solid/reactivity -- the screen's own props, the same as long as it is drawn
  const known = useTargets(p.of, corners);
  const corner = (which: "home" | "work", icon: string, onSet: () => void) => {
    const id = () => p.of.state[which];
    return (
      <Show
        when={id()}
        fallback={
          <TextRow
            plate
            icon={icon}
            title={p.of.t(which)}
            note={p.of.t(which === "home" ? "setHome" : "setWork")}
            onTap={onSet}
          />
        }
      >
        {(target) => (
          <TextRowWithButton
            icon={go}
            name={p.of.t("directionsTo", { name: p.of.t(which) })}
            onEnd={() => p.act.planTo({ target: target() })}
          >
            <TextRow
              plate
              accent
              icon={icon}
              title={p.of.t(which)}
              note={known(target())?.address}
              onTap={() => p.act.open({ target: target() })}
            />
          </TextRowWithButton>
        )}
      </Show>
    );
  };
  return (
    <FlatPage shade={p.of.state.prefs.theme} bottom={p.tabs} overlays={p.overlays} part="you">
      <PersonHeader
        name={localized(me.name, p.of.lang)}
        note={p.of.t("listsCount", { n: Object.keys(p.of.state.lists).length })}
      />
      <Group title={p.of.t("yourPlaces")}>
        {corner("home", home, () => p.act.setHome())}
        {corner("work", work, () => p.act.setWork())}
        <TextRow
          plate
          icon={visited}
          title={p.of.t("visited")}
          note={p.of.t("visitsCount", { n: p.of.state.visits.length })}
          onTap={() => p.act.visited()}
        />
      </Group>
      <Group
        title={p.of.t("yourLists")}
        ruled
        end={<TextButton label={p.of.t("newList")} onTap={() => p.act.newList()} />}
      >
        <For each={listsOf(p.of.state)}>
          {(list) => (
            <TextRow
              plate
              icon={listSymbolIcons[list.sign]}
              title={list.name}
              note={[
                p.of.t(list.shared ? "listShared" : "listPrivate"),
                p.of.t("placesCount", { n: list.items.length }),
              ].join(" · ")}
              onTap={() => p.act.openList({ list: list.id })}
            />
          )}
        </For>
      </Group>
    </FlatPage>
  );
}
