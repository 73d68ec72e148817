import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "#ui/screen-binding.tsx";
import { whenText } from "#os/format.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { TextRow, EmptyState } from "#apps/maps/looks/rows.tsx";
import { kindIcons } from "#apps/maps/screens/parts/kinds.ts";
import { useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";

export default screen(maps, strings, "visited", (p) => {
  /** The visited places. Each place occurs once, with the number of visits and the last visit. */
  const places = createMemo(() => {
    const found = new Map<string, { at: number; times: number }>();
    for (const { target, at } of p.state.visits) {
      const known = found.get(target);
      if (known) known.times += 1;
      else found.set(target, { at, times: 1 });
    }
    return [...found].slice(0, 200);
  });
  const known = useTargets(p, () => places().map(([target]) => target));
  return (
    <FlatPage shade={p.state.prefs.theme} back title={p.t("visited")}>
      <Show
        when={places().length > 0}
        fallback={<EmptyState icon={past} title={p.t("noVisits")} text={p.t("noVisitsText")} />}
      >
        <For each={places()}>
          {([target, { at, times }]) => (
            <Show when={known(target)}>
              {(place) => (
                <TextRow
                  plate
                  icon={kindIcons[place().place?.category ?? "sight"]}
                  title={place().name}
                  note={`${p.t("timesVisited", { n: times })} · ${whenText(at, p.os, p.now)}`}
                  onTap={() => p.act.open({ target })}
                />
              )}
            </Show>
          )}
        </For>
      </Show>
    </FlatPage>
  );
});
