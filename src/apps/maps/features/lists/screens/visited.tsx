import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { screen } from "../../../../../ui/bind.tsx";
import { whenText } from "../../../../../os/format.ts";
import maps from "../../../index.ts";
import { FlatPage } from "../../../looks/flat-page.tsx";
import { Line, Nothing } from "../../../looks/lines.tsx";
import { kindIcons } from "../../../screens/parts/kinds.ts";
import { useTargets } from "../../../screens/parts/targets.ts";
import { strings } from "../../../strings.ts";

export default screen(maps, strings, "visited", (p) => {
  /** Each place once, with how often one was there and when last. */
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
        fallback={<Nothing icon={past} title={p.t("noVisits")} text={p.t("noVisitsText")} />}
      >
        <For each={places()}>
          {([target, { at, times }]) => (
            <Show when={known(target)}>
              {(place) => (
                <Line
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
