import earlier from "@material-symbols/svg-400/outlined/chevron_left.svg?raw";
import later from "@material-symbols/svg-400/outlined/chevron_right.svg?raw";
import shield from "@material-symbols/svg-400/outlined/shield_person.svg?raw";
import none from "@material-symbols/svg-400/outlined/timeline.svg?raw";
import open from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import bin from "@material-symbols/svg-400/outlined/delete.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { longDateText, timeText } from "#os/format.ts";
import { dayKey, dayMs } from "#state/civil.ts";
import { screen } from "#ui/screen-binding.tsx";
import { IconButton } from "#ui/kit/buttons.tsx";
import { metresBetween } from "#world/places/geo.ts";
import { distanceText } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { TextRow, EmptyState, Prose } from "#apps/maps/looks/rows.tsx";
import { Panel } from "#apps/maps/looks/panel.tsx";
import { DayBar } from "#apps/maps/looks/day-bar.tsx";
import { kindIcons } from "#apps/maps/screens/parts/kinds.ts";
import { useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";

export default screen(maps, strings, "timeline", (p) => {
  const day = () => p.now - p.view.back * dayMs;
  const key = () => dayKey(day(), p.offsetMin);
  const visits = createMemo(() =>
    p.state.visits.filter(({ at }) => dayKey(at, p.offsetMin) === key()).toSorted((a, b) => a.at - b.at),
  );
  const known = useTargets(p, () => p.state.visits.map(({ target }) => target));
  const chosen = () => p.state.visits.find(({ at }) => at === p.view.at);
  const spanOf = (at: number, until: number | null) =>
    until === null ? p.t("since", { when: timeText(at, p.os) }) : `${timeText(at, p.os)} – ${timeText(until, p.os)}`;
  /** The sum of the straight-line distances between consecutive visits. */
  const sum = () => {
    const spots = visits().flatMap(({ target }) => known(target)?.coordinates ?? []);
    return spots.reduce((all, spot, n) => (n === 0 ? 0 : all + metresBetween(spots[n - 1]!, spot)), 0);
  };
  return (
    <FlatPage
      shade={p.state.prefs.theme}
      back
      title={p.t("timelineTitle")}
      actions={<IconButton icon={shield} name={p.t("pagePrivacy")} onTap={() => p.act.privacy()} />}
      top={
        <DayBar
          text={longDateText(day(), p.os)}
          earlier={{ icon: earlier, name: p.t("dayBefore"), onTap: () => p.act.older() }}
          later={{ icon: later, name: p.t("dayAfter"), onTap: () => p.act.newer(), disabled: p.view.back === 0 }}
        />
      }
      overlays={
        <Panel
          open={p.view.open === "visit" && chosen() !== undefined}
          name="visit"
          title={chosen() ? (known(chosen()!.target)?.name ?? "") : ""}
          closeName={p.t("close")}
          onClose={() => p.setView({ open: null })}
        >
          <TextRow
            icon={open}
            title={p.t("openPlace")}
            onTap={() => {
              if (chosen()) p.act.open({ target: chosen()!.target });
            }}
          />
          <TextRow danger icon={bin} title={p.t("deleteVisit")} onTap={() => p.act.deleteVisit()} />
        </Panel>
      }
    >
      <Show
        when={visits().length > 0}
        fallback={
          <EmptyState
            icon={none}
            title={p.t("noVisitsThatDay")}
            text={p.state.prefs.timeline ? undefined : p.t("timelineOff")}
          />
        }
      >
        <>
          <For each={visits()}>
            {(visit) => (
              <TextRow
                plate
                icon={kindIcons[known(visit.target)?.place?.category ?? "sight"]}
                title={known(visit.target)?.name ?? "…"}
                note={[spanOf(visit.at, visit.until), known(visit.target)?.address ?? ""]
                  .filter((text) => text !== "")
                  .join("\n")}
                onTap={() => p.act.visit({ at: visit.at })}
              />
            )}
          </For>
          <Show when={visits().length > 1}>
            <Prose kind="dim">
              {p.t("daySum", { n: visits().length, far: distanceText(sum(), p.state.prefs.units, p.lang) })}
            </Prose>
          </Show>
        </>
      </Show>
    </FlatPage>
  );
});
