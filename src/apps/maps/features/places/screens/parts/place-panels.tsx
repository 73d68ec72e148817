/** Panels over a place: the lists that contain it, its private label, and further actions. */
import plus from "@material-symbols/svg-400/outlined/add.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import work from "@material-symbols/svg-400/outlined/work.svg?raw";
import label from "@material-symbols/svg-400/outlined/label.svg?raw";
import stop from "@material-symbols/svg-400/outlined/add_location_alt.svg?raw";
import nearby from "@material-symbols/svg-400/outlined/restaurant.svg?raw";
import { For, Show } from "solid-js";
import { Field } from "#ui/kit/fields.tsx";
import { CapsuleButton, TextRow, TextButton } from "#apps/maps/looks/rows.tsx";
import { Panel, PanelPadding } from "#apps/maps/looks/panel.tsx";
import { listSymbolIcons } from "#apps/maps/screens/parts/kinds.ts";
import type { ScreenContext } from "#apps/maps/screens/parts/targets.ts";
import { listsOf } from "#apps/maps/features/lists/queries.ts";

interface Actions {
  readonly tick: (args: { list: string }) => void;
  readonly keep: () => void;
  readonly newList: () => void;
  readonly labelIt: () => void;
  readonly putLabel: () => void;
  readonly dropLabel: () => void;
  readonly asHome: () => void;
  readonly asWork: () => void;
  readonly stopOnWay: () => void;
  readonly nearby: () => void;
}
export function PlacePanels(p: {
  readonly of: ScreenContext;
  readonly target: string;
  readonly open: string | null;
  readonly ticks: readonly string[];
  readonly act: Actions;
  readonly setView: (patch: { open: null }) => void;
}) {
  const close = () => p.setView({ open: null });
  const trip = () => p.of.state.trip;
  return (
    <>
      <Panel
        open={p.open === "save"}
        name="lists"
        title={p.of.t("saveTo")}
        closeName={p.of.t("close")}
        onClose={close}
        foot={<CapsuleButton label={p.of.t("done")} onTap={() => p.act.keep()} />}
      >
        <TextRow icon={plus} plate title={p.of.t("newList")} onTap={() => p.act.newList()} />
        <For each={listsOf(p.of.state)}>
          {(list) => (
            <TextRow
              mark="tick"
              plate
              icon={listSymbolIcons[list.sign]}
              title={list.name}
              note={p.of.t("placesCount", { n: list.items.length })}
              on={p.ticks.includes(list.id)}
              onTap={() => p.act.tick({ list: list.id })}
            />
          )}
        </For>
      </Panel>
      <Panel
        open={p.open === "label"}
        middle
        name="label"
        title={p.of.t("addLabel")}
        closeName={p.of.t("close")}
        onClose={close}
        foot={
          <>
            <Show when={p.of.state.labels[p.target] !== undefined}>
              <TextButton danger label={p.of.t("remove")} onTap={() => p.act.dropLabel()} />
            </Show>
            <CapsuleButton label={p.of.t("done")} onTap={() => p.act.putLabel()} />
          </>
        }
      >
        <PanelPadding>
          <Field at="label" label={p.of.t("labelHint")} caps="words" onEnter={() => p.act.putLabel()} />
        </PanelPadding>
      </Panel>
      <Panel open={p.open === "more"} name="more" title={p.of.t("more")} closeName={p.of.t("close")} onClose={close}>
        <TextRow icon={label} title={p.of.t("addLabel")} onTap={() => p.act.labelIt()} />
        <TextRow icon={home} title={p.of.t("asHome")} onTap={() => p.act.asHome()} />
        <TextRow icon={work} title={p.of.t("asWork")} onTap={() => p.act.asWork()} />
        <TextRow icon={nearby} title={p.of.t("nearbyEat")} onTap={() => p.act.nearby()} />
        <Show when={trip() && trip()!.arrived === null}>
          <TextRow icon={stop} title={p.of.t("addToTrip")} onTap={() => p.act.stopOnWay()} />
        </Show>
      </Panel>
    </>
  );
}
