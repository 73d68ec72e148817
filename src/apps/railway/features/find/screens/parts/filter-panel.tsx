/** The filters for the list of trains, and the choice of the station at which the passenger changes trains. */
import { Show } from "solid-js";
import { toggleItem } from "#state/toggle-item.ts";
import { seatClasses } from "#world/rails/classes.ts";
import { localized } from "#apps/railway/facts.ts";
import { dayTimes, trainGroups, type Filters } from "../../filters.ts";
import { Panel } from "#apps/railway/looks/panel.tsx";
import { Button, ButtonRow, Chips, SwitchRow } from "#apps/railway/looks/parts.tsx";
import type { ScreenContext } from "#apps/railway/screens/parts/page.tsx";
import { seatClassName } from "#apps/railway/screens/parts/labels.ts";

interface StationOption {
  readonly id: string;
  readonly en: string;
  readonly zh: string;
}
type View = Filters & { readonly open: string | null };
type Patch = { -readonly [K in keyof Filters]?: Filters[K] extends readonly (infer T)[] ? T[] : Filters[K] };
export function FilterPanel(p: {
  readonly on: ScreenContext;
  readonly view: View;
  readonly setView: (patch: Patch) => void;
  readonly stations: readonly StationOption[];
  readonly onReset: () => void;
  readonly onDone: () => void;
}) {
  return (
    <Panel
      open={p.view.open === "filter"}
      title={p.on.t("filter")}
      foot={
        <ButtonRow>
          <Button kind="line" label={p.on.t("resetFilters")} onTap={() => p.onReset()} />
          <Button label={p.on.t("done")} onTap={() => p.onDone()} />
        </ButtonRow>
      }
    >
      <SwitchRow title={p.on.t("onlyFree")} on={p.view.free} onTap={() => p.setView({ free: !p.view.free })} />
      <h3>{p.on.t("filterKinds")}</h3>
      <Chips
        several
        options={trainGroups.map((id) => ({ id, label: p.on.t(`group-${id}`) }))}
        chosen={p.view.groups}
        onPick={(id) => p.setView({ groups: toggleItem(p.view.groups, id) })}
      />
      <h3>{p.on.t("filterTimes")}</h3>
      <Chips
        several
        options={dayTimes.map((id) => ({ id, label: p.on.t(`time-${id}`) }))}
        chosen={p.view.times}
        onPick={(id) => p.setView({ times: toggleItem(p.view.times, id) })}
      />
      <h3>{p.on.t("filterClasses")}</h3>
      <Chips
        several
        options={seatClasses.map((id) => ({ id, label: seatClassName(p.on, id) }))}
        chosen={p.view.classes}
        onPick={(id) => p.setView({ classes: toggleItem(p.view.classes, id) })}
      />
      <Show when={p.stations.length > 0}>
        <h3>{p.on.t("filterStations")}</h3>
        <Chips
          several
          options={p.stations.map((one) => ({ id: one.id, label: localized(one, p.on.lang) }))}
          chosen={p.view.stations}
          onPick={(id) => p.setView({ stations: toggleItem(p.view.stations, id) })}
        />
      </Show>
    </Panel>
  );
}
const anywhere = "any";
export function ViaPanel(p: {
  readonly on: ScreenContext;
  readonly open: boolean;
  readonly chosen: string | null;
  readonly places: readonly StationOption[];
  readonly onPick: (via: string | null) => void;
}) {
  return (
    <Panel open={p.open} title={p.on.t("viaTitle")}>
      <Chips
        options={[
          { id: anywhere, label: p.on.t("viaAny") },
          ...p.places.map((one) => ({ id: one.id, label: localized(one, p.on.lang) })),
        ]}
        chosen={[p.chosen ?? anywhere]}
        onPick={(id) => p.onPick(id === anywhere ? null : id)}
      />
    </Panel>
  );
}
