import layers from "@material-symbols/svg-400/outlined/layers.svg?raw";
import start from "@material-symbols/svg-400/outlined/navigation-fill.svg?raw";
import list from "@material-symbols/svg-400/outlined/list.svg?raw";
import share from "@material-symbols/svg-400/outlined/share.svg?raw";
import clock from "@material-symbols/svg-400/outlined/schedule.svg?raw";
import options from "@material-symbols/svg-400/outlined/tune.svg?raw";
import calendar from "@material-symbols/svg-400/outlined/event.svg?raw";
import home from "@material-symbols/svg-400/outlined/home.svg?raw";
import work from "@material-symbols/svg-400/outlined/work.svg?raw";
import past from "@material-symbols/svg-400/outlined/history.svg?raw";
import none from "@material-symbols/svg-400/outlined/wrong_location.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { momentText, timeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { fitView } from "#world/geo/view.ts";
import { DatePicker, TimePicker } from "#ui/kit/pickers.tsx";
import type { Route } from "#world/geo/route.ts";
import { civilOf } from "#state/civil.ts";
import { isOnline } from "#os/network.ts";
import { distanceText, localized, spanText } from "#apps/maps/format.ts";
import { here } from "#apps/maps/ids.ts";
import maps from "#apps/maps/index.ts";
import { CapsuleButton, Group, TextRow, EmptyState } from "#apps/maps/looks/rows.tsx";
import { MapPage, FloatingButton, useLayoutSize } from "#apps/maps/looks/map-page.tsx";
import { Panel, PanelPadding } from "#apps/maps/looks/panel.tsx";
import { Chips } from "#apps/maps/looks/search-pill.tsx";
import { PillButtons } from "#apps/maps/looks/place-parts.tsx";
import { mapInsets, MapSheet } from "#apps/maps/looks/map-sheet.tsx";
import { ModeTabs, StepRow, RouteCard, RouteOption, RouteSummary } from "#apps/maps/looks/route-parts.tsx";
import { ScreenMap, MapScale, ZoomButtons, type MapRoute } from "#apps/maps/screens/parts/screen-map.tsx";
import { LayersPanel } from "#apps/maps/screens/parts/layers-panel.tsx";
import {
  arrivalText,
  legSymbols,
  modeIcons,
  modeTexts,
  paceOf,
  stepNote,
  stepText,
  turnIcons,
} from "#apps/maps/screens/parts/steps.ts";
import { useAtlas, useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";
import { isCovered } from "../../offline/queries.ts";
import { floorToMinute, findRoutes } from "../planning.ts";
import { avoidableRoads, modes, type Mode } from "../state.ts";

const peekHeight = 150;
const cardRowHeight = 50;
export default screen(maps, strings, "directions", (p) => {
  const room = useLayoutSize();
  const plan = () => p.state.plan;
  const stops = () => plan().stops;
  /** Suggested targets: home, work, and recent targets. */
  const offered = createMemo(() => {
    const recent = p.state.recents.flatMap((one) => (one.kind === "place" ? [one.target] : []));
    const all = [p.state.home, p.state.work, ...recent].filter((id) => id !== null);
    return [...new Set(all)].filter((id) => !stops().includes(id));
  });
  const known = useTargets(p, () => [...stops().filter((one) => one !== null), ...offered()]);
  const spots = createMemo(() => {
    const found = stops().map((one) => (one === null ? undefined : known(one)?.coordinates));
    return found.every((spot) => spot !== undefined) ? found : null;
  });
  const map = useAtlas(() => spots()?.[0] ?? null);
  const minute = createMemo(() => floorToMinute(p.now));
  const isThere = () => {
    const all = spots();
    return isOnline(p.os) || (all !== null && isCovered(p.state, all));
  };
  const routesBy = (mode: Mode): readonly Route[] => {
    const atlas = map();
    const all = spots();
    if (!atlas || !all || !isThere()) return [];
    return findRoutes(atlas, {
      plan: { mode, when: plan().when, avoid: plan().avoid },
      waypoints: all,
      now: minute(),
      offsetMin: p.offsetMin,
    });
  };
  const byMode = createMemo(
    () => Object.fromEntries(modes.map((mode) => [mode, routesBy(mode)])) as Record<Mode, readonly Route[]>,
  );
  const routes = () => byMode()[plan().mode];
  const at = () => Math.min(plan().chosen, Math.max(0, routes().length - 1));
  const chosen = createMemo(() => routes()[at()]);
  const nameOf = (stop: string | null) => (stop === null ? "" : (known(stop)?.name ?? "…"));
  const long = (metres: number) => distanceText(metres, p.state.prefs.units, p.lang);
  const ways = createMemo((): MapRoute[] => {
    const best = chosen();
    if (!best) return [];
    // The chosen route is drawn last, on top of the others. In public transport, each leg has the colour of its line.
    const others = routes().flatMap((route, n) =>
      n === at() ? [] : [{ path: route.path, kind: "alternate", label: spanText(route.seconds, p.lang) } as const],
    );
    const legs =
      best.mode === "drive" || best.mode === "cycle"
        ? [{ path: best.path, kind: "main", label: spanText(best.seconds, p.lang) } as const]
        : best.legs
            .filter(({ path }) => path.length > 1)
            .map((leg): MapRoute => {
              const line = leg.ride ? map()?.lines.find(({ id }) => id === leg.ride!.line) : undefined;
              return leg.kind === "walk"
                ? { path: leg.path, kind: "walk" }
                : { path: leg.path, kind: "ride", ...(line?.colour ? { colour: line.colour } : {}) };
            });
    return [...others, ...legs];
  });
  /** The index from the map counts only the alternatives, without the chosen route. */
  const pick = (index: number) => {
    const others = routes().flatMap((_, n) => (n === at() ? [] : [n]));
    const route = others[index];
    if (route !== undefined) p.act.choose({ index: route });
  };
  const topHeight = () => 100 + Math.min(stops().length, 4) * cardRowHeight;
  const left = () =>
    mapInsets({ stop: p.view.stop, room: room(), peek: peekHeight, top: topHeight(), most: room().height * 0.4 });
  const view = createMemo(() => {
    if (p.view.map) return p.view.map;
    const all = spots();
    const shown = chosen()
      ? chosen()!.path
      : (all ?? stops().flatMap((one) => (one === null ? [] : (known(one)?.coordinates ?? []))));
    return shown.length > 1
      ? fitView(shown, room(), left().inset)
      : { ...(shown[0] ?? known(here)!.coordinates), zoom: 15 };
  });
  const pins = createMemo(() =>
    stops().flatMap((one, n) => {
      const spot = one === null ? undefined : known(one)?.coordinates;
      if (!spot || (one === here && n === 0)) return [];
      const kind = n === 0 ? "start" : n === stops().length - 1 ? "end" : "dot";
      return [{ id: `${n} ${one!}`, ...spot, kind, name: nameOf(one) } as const];
    }),
  );
  const whenText = () => {
    const { when } = plan();
    if (when.kind === "now") return p.t("leaveNow");
    return p.t(when.kind === "depart" ? "leaveAt" : "arriveBy", { when: momentText(when.at, p.os, p.now) });
  };
  const notes = (route: Route): string[] => [
    p.t("fromTo", { from: timeText(route.departMs, p.os), to: arrivalText(p, route.arriveMs) }),
    ...(route.via ? [p.t("viaStreet", { name: localized(route.via, p.lang) })] : []),
  ];
  const routeText = (route: Route) => [spanText(route.seconds, p.lang), long(route.metres), ...notes(route)].join(", ");
  const endName = () => nameOf(stops().at(-1) ?? null);
  return (
    <MapPage
      shade={p.state.prefs.theme}
      ground={
        <ScreenMap
          of={p}
          view={view()}
          onView={(next) => p.setView({ map: next })}
          inset={left().inset}
          pins={pins()}
          routes={ways()}
          onRoute={pick}
        />
      }
      top={
        <Show when={p.view.stop !== "full"}>
          <>
            <RouteCard
              stops={stops().map((one, n) => ({
                text: one === null ? p.t("chooseStop") : nameOf(one),
                name: n === 0 ? p.t("stopFrom") : n === stops().length - 1 ? p.t("stopTo") : p.t("stopVia", { n }),
                blank: one === null,
              }))}
              names={{ back: p.t("back"), swap: p.t("swap"), add: p.t("addStop") }}
              removeName={(n) => p.t("removeStop", { n })}
              raiseName={(n) => p.t("raiseStop", { n })}
              onStop={(index) => p.act.search({ index })}
              onRemove={(index) => p.act.removeStop({ index })}
              onRaise={(index) => p.act.raiseStop({ index })}
              onSwap={() => p.act.swap()}
              onAdd={() => p.act.addStop()}
            />
            <ModeTabs
              modes={modes.map((id) => {
                const seconds = byMode()[id][0]?.seconds;
                const text = seconds === undefined ? "—" : spanText(seconds, p.lang);
                return { id, icon: modeIcons[id], text, name: `${p.t(modeTexts[id])}, ${text}` };
              })}
              on={plan().mode}
              onPick={(mode) => p.act.setMode({ mode })}
            />
          </>
        </Show>
      }
      side={
        <Show when={p.view.stop !== "full"}>
          <>
            <FloatingButton shape="small" icon={layers} name={p.t("layers")} onTap={() => p.act.layers()} />
            <ZoomButtons of={p} view={view()} onView={(next) => p.setView({ map: next })} />
          </>
        </Show>
      }
      sideAbove={left().above + 14}
      scale={<MapScale of={p} view={view()} above={left().above + 14} />}
      sheet={
        <MapSheet
          stop={p.view.stop}
          height={room().height}
          peek={peekHeight}
          part={p.view.steps ? "steps" : "ways"}
          names={{ expand: p.t("sheetMore"), collapse: p.t("sheetLess") }}
          onStop={(stop) => p.setView({ stop })}
          head={
            <>
              <Show when={chosen()}>
                {(route) => (
                  <RouteSummary
                    time={spanText(route().seconds, p.lang)}
                    length={long(route().metres)}
                    pace={paceOf(route())}
                    notes={notes(route()).slice(0, 1)}
                  />
                )}
              </Show>
              <PillButtons name="acts">
                <Show when={chosen() && p.can("start")}>
                  <CapsuleButton icon={start} label={p.t("start")} onTap={() => p.act.start()} />
                </Show>
                <Show when={chosen()}>
                  <CapsuleButton
                    kind="tonal"
                    icon={list}
                    label={p.t(p.view.steps ? "hideSteps" : "steps")}
                    onTap={() => p.act.steps()}
                  />
                </Show>
                <CapsuleButton kind="tonal" icon={clock} label={whenText()} onTap={() => p.act.when()} />
                <CapsuleButton kind="tonal" icon={options} label={p.t("options")} onTap={() => p.act.options()} />
                <Show when={chosen() && plan().when.kind !== "now"}>
                  <CapsuleButton
                    kind="tonal"
                    icon={calendar}
                    label={p.t("toCalendar")}
                    onTap={() =>
                      p.act.enter({
                        leaves: chosen()!.departMs,
                        arrives: chosen()!.arriveMs,
                        title: p.t("wayTo", { name: endName() }).slice(0, 200),
                      })
                    }
                  />
                </Show>
                <Show when={p.can("share")}>
                  <CapsuleButton kind="tonal" icon={share} label={p.t("share")} onTap={() => p.act.share()} />
                </Show>
              </PillButtons>
            </>
          }
        >
          <Show
            when={chosen()}
            fallback={
              <Show
                when={stops().includes(null)}
                fallback={
                  <Show when={spots() && (map() || !isThere())}>
                    <EmptyState
                      icon={none}
                      title={p.t(isThere() ? "no-route" : "noMapTitle")}
                      text={p.t(isThere() ? "noRouteText" : "noMapText")}
                    />
                  </Show>
                }
              >
                <For each={offered()}>
                  {(target) => (
                    <Show when={known(target)}>
                      {(place) => (
                        <TextRow
                          plate
                          icon={target === p.state.home ? home : target === p.state.work ? work : past}
                          title={
                            target === p.state.home ? p.t("home") : target === p.state.work ? p.t("work") : place().name
                          }
                          note={place().address}
                          onTap={() => p.act.goThere({ target })}
                        />
                      )}
                    </Show>
                  )}
                </For>
              </Show>
            }
          >
            {(route) => (
              <Show
                when={p.view.steps}
                fallback={
                  <For each={routes()}>
                    {(one, n) => (
                      <RouteOption
                        name={routeText(one)}
                        on={n() === at()}
                        time={spanText(one.seconds, p.lang)}
                        length={long(one.metres)}
                        pace={paceOf(one)}
                        notes={[...notes(one), ...(n() === 0 ? [p.t("bestWay")] : [])]}
                        legs={one.mode === "transit" ? legSymbols(p, map()!, one) : undefined}
                        onTap={() => p.act.choose({ index: n() })}
                      />
                    )}
                  </For>
                }
              >
                <For each={route().steps}>
                  {(step) => (
                    <StepRow icon={turnIcons[step.turn]} text={stepText(p, map()!, step)} note={stepNote(p, step)} />
                  )}
                </For>
              </Show>
            )}
          </Show>
        </MapSheet>
      }
      overlays={
        <>
          <Panel
            open={p.view.open === "when"}
            name="when"
            title={p.t("whenTitle")}
            closeName={p.t("close")}
            onClose={() => p.setView({ open: null })}
            foot={<CapsuleButton label={p.t("done")} disabled={!p.can("putWhen")} onTap={() => p.act.putWhen()} />}
          >
            <Chips
              name="when-kinds"
              inside
              chips={(["now", "depart", "arrive"] as const).map((kind) => ({
                label: p.t({ now: "leaveNow", depart: "leaveAtWord", arrive: "arriveByWord" }[kind] as "leaveNow"),
                on: p.view.kind === kind,
                onTap: () => p.setView({ kind }),
              }))}
            />
            <Show when={p.view.kind !== "now"}>
              <PanelPadding>
                <TimePicker hour={p.field("hour")} minute={p.field("minute")} />
                <DatePicker
                  shown={{ year: p.view.shownYear, month: p.view.shownMonth }}
                  chosen={{ year: p.view.year, month: p.view.month, day: p.view.day }}
                  today={civilOf(p.now, p.offsetMin)}
                  onMonth={(shownYear, shownMonth) => p.setView({ shownYear, shownMonth })}
                  onPick={(day) => p.setView(day)}
                />
              </PanelPadding>
            </Show>
          </Panel>
          <Panel
            open={p.view.open === "avoid"}
            name="avoid"
            title={p.t("routeOptions")}
            closeName={p.t("close")}
            onClose={() => p.setView({ open: null })}
          >
            <Group>
              <For each={avoidableRoads}>
                {(what) => (
                  <TextRow
                    mark="switch"
                    title={p.t(
                      { motorways: "avoidMotorways", tolls: "avoidTolls", ferries: "avoidFerries" }[
                        what
                      ] as "avoidTolls",
                    )}
                    on={plan().avoid.includes(what)}
                    onTap={() => p.act.avoid({ what })}
                  />
                )}
              </For>
            </Group>
          </Panel>
          <LayersPanel of={p} open={p.view.open === "layers"} act={p.act} onClose={() => p.setView({ open: null })} />
        </>
      }
    />
  );
});
