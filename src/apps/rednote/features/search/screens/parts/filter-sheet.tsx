/** The sheet with the order and the filters of results. */
import type { ScreenProps } from "#ui/screen-binding.tsx";
import type app from "#apps/rednote/index.ts";
import { Chips, Pill } from "#apps/rednote/looks/cells.tsx";
import { BarWord } from "#apps/rednote/looks/frame.tsx";
import { HalfSheet } from "#apps/rednote/looks/overlays.tsx";
import type { Word } from "#apps/rednote/strings.ts";
import { filterDistances, filterKinds, filterRanges, filterTimes, sorts } from "../../state.ts";

export function FilterSheet(p: { readonly host: ScreenProps<typeof app, "results", Word> }) {
  const options = <I extends string>(ids: readonly I[], word: (id: I) => Word) =>
    ids.map((id) => ({ id, label: p.host.t(word(id)) }));
  const filters = () => p.host.view.filters;
  return (
    <HalfSheet
      open={p.host.view.open === "filter"}
      title={p.host.t("filter")}
      action={<BarWord label={p.host.t("reset")} onTap={() => p.host.act.resetFilters()} />}
      foot={<Pill kind="red" wide label={p.host.t("done")} onTap={() => p.host.act.closeFilter()} />}
    >
      <Chips
        title={p.host.t("sortTitle")}
        options={options(sorts, (id) => `sort_${id}`)}
        chosen={p.host.view.sort}
        onPick={(sort) => p.host.act.order({ sort })}
      />
      <Chips
        title={p.host.t("kindTitle")}
        options={options(filterKinds, (id) => `kind_${id}`)}
        chosen={filters().kind}
        onPick={(kind) => p.host.act.setKind({ kind })}
      />
      <Chips
        title={p.host.t("timeTitle")}
        options={options(filterTimes, (id) => `time_${id}`)}
        chosen={filters().time}
        onPick={(time) => p.host.act.setTime({ time })}
      />
      <Chips
        title={p.host.t("rangeTitle")}
        options={options(filterRanges, (id) => `range_${id}`)}
        chosen={filters().range}
        onPick={(range) => p.host.act.setRange({ range })}
      />
      <Chips
        title={p.host.t("distanceTitle")}
        options={options(filterDistances, (id) => `distance_${id}`)}
        chosen={filters().distance}
        onPick={(distance) => p.host.act.setDistance({ distance })}
      />
    </HalfSheet>
  );
}
