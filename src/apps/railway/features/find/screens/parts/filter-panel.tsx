/** What the list of trains is narrowed by; and where trains are changed. */
import { Show } from "solid-js";
import { toggled } from "../../../../../../state/toggled.ts";
import { seatClasses } from "../../../../../../world/rails/classes.ts";
import { said } from "../../../../facts.ts";
import { dayTimes, trainGroups, type Filters } from "../../filters.ts";
import { Panel } from "../../../../looks/panel.tsx";
import { Act, Acts, Chips, Flip } from "../../../../looks/parts.tsx";
import type { Any } from "../../../../screens/parts/draw.tsx";
import { className } from "../../../../screens/parts/telling.ts";

interface Stop {
  readonly id: string;
  readonly en: string;
  readonly zh: string;
}
type View = Filters & { readonly open: string | null };
type Patch = { -readonly [K in keyof Filters]?: Filters[K] extends readonly (infer T)[] ? T[] : Filters[K] };
export function FilterPanel(p: {
  readonly on: Any;
  readonly view: View;
  readonly setView: (patch: Patch) => void;
  readonly stations: readonly Stop[];
  readonly onReset: () => void;
  readonly onDone: () => void;
}) {
  return (
    <Panel
      open={p.view.open === "filter"}
      title={p.on.t("filter")}
      foot={
        <Acts>
          <Act kind="line" label={p.on.t("resetFilters")} onTap={() => p.onReset()} />
          <Act label={p.on.t("done")} onTap={() => p.onDone()} />
        </Acts>
      }
    >
      <Flip title={p.on.t("onlyFree")} on={p.view.free} onTap={() => p.setView({ free: !p.view.free })} />
      <h3>{p.on.t("filterKinds")}</h3>
      <Chips
        several
        options={trainGroups.map((id) => ({ id, label: p.on.t(`group-${id}`) }))}
        chosen={p.view.groups}
        onPick={(id) => p.setView({ groups: toggled(p.view.groups, id) })}
      />
      <h3>{p.on.t("filterTimes")}</h3>
      <Chips
        several
        options={dayTimes.map((id) => ({ id, label: p.on.t(`time-${id}`) }))}
        chosen={p.view.times}
        onPick={(id) => p.setView({ times: toggled(p.view.times, id) })}
      />
      <h3>{p.on.t("filterClasses")}</h3>
      <Chips
        several
        options={seatClasses.map((id) => ({ id, label: className(p.on, id) }))}
        chosen={p.view.classes}
        onPick={(id) => p.setView({ classes: toggled(p.view.classes, id) })}
      />
      <Show when={p.stations.length > 0}>
        <h3>{p.on.t("filterStations")}</h3>
        <Chips
          several
          options={p.stations.map((one) => ({ id: one.id, label: said(one, p.on.lang) }))}
          chosen={p.view.stations}
          onPick={(id) => p.setView({ stations: toggled(p.view.stations, id) })}
        />
      </Show>
    </Panel>
  );
}
const anywhere = "any";
export function ViaPanel(p: {
  readonly on: Any;
  readonly open: boolean;
  readonly chosen: string | null;
  readonly places: readonly Stop[];
  readonly onPick: (via: string | null) => void;
}) {
  return (
    <Panel open={p.open} title={p.on.t("viaTitle")}>
      <Chips
        options={[
          { id: anywhere, label: p.on.t("viaAny") },
          ...p.places.map((one) => ({ id: one.id, label: said(one, p.on.lang) })),
        ]}
        chosen={[p.chosen ?? anywhere]}
        onPick={(id) => p.onPick(id === anywhere ? null : id)}
      />
    </Panel>
  );
}
