import cross from "@material-symbols/svg-400/outlined/close.svg?raw";
import fork from "@material-symbols/svg-400/outlined/alt_route.svg?raw";
import search from "@material-symbols/svg-400/outlined/search.svg?raw";
import voiceOn from "@material-symbols/svg-400/outlined/volume_up.svg?raw";
import voiceAlerts from "@material-symbols/svg-400/outlined/notification_important.svg?raw";
import voiceOff from "@material-symbols/svg-400/outlined/volume_off.svg?raw";
import recentre from "@material-symbols/svg-400/outlined/navigation-fill.svg?raw";
import share from "@material-symbols/svg-400/outlined/share_location.svg?raw";
import skip from "@material-symbols/svg-400/outlined/skip_next.svg?raw";
import flag from "@material-symbols/svg-400/outlined/sports_score.svg?raw";
import none from "@material-symbols/svg-400/outlined/directions_off.svg?raw";
import { createMemo, For, Show } from "solid-js";
import { timeText } from "#os/format.ts";
import { screen } from "#ui/screen-binding.tsx";
import { positionAlong } from "#world/geo/route-position.ts";
import type { Coordinates } from "#world/places/geo.ts";
import { distanceText, speedPerHour, localized, spanText } from "#apps/maps/format.ts";
import maps from "#apps/maps/index.ts";
import { FlatPage } from "#apps/maps/looks/flat-page.tsx";
import { CapsuleButton, CapsuleButtons, TextRow, EmptyState } from "#apps/maps/looks/rows.tsx";
import { MapPage, FloatingButton } from "#apps/maps/looks/map-page.tsx";
import { Panel } from "#apps/maps/looks/panel.tsx";
import { PillButtons } from "#apps/maps/looks/place-parts.tsx";
import { TurnBanner, EtaBar, Speedometer, VoiceText, StepRow, RouteOption } from "#apps/maps/looks/route-parts.tsx";
import { ScreenMap, type MapRoute } from "#apps/maps/screens/parts/screen-map.tsx";
import { arrivalText, lineName, paceOf, stepNote, stepText, turnIcons } from "#apps/maps/screens/parts/steps.ts";
import { useAtlas, useTargets } from "#apps/maps/screens/parts/targets.ts";
import { strings } from "#apps/maps/strings.ts";
import { countPassedStops, routeOfTrip, findRoutes } from "../planning.ts";
import { splitPath } from "../split.ts";

const barHeight = 150;
const zooms = { drive: 16, transit: 15, walk: 17.5, cycle: 17 } as const;
const voices = ["on", "alerts", "off"] as const;
const voiceIcons = { on: voiceOn, alerts: voiceAlerts, off: voiceOff } as const;
const voiceTexts = { on: "voiceOn", alerts: "voiceAlerts", off: "voiceOff" } as const;
/** How long the notice about a new route stays visible, in milliseconds. */
const rerouteNoticeMs = 20_000;

export default screen(maps, strings, "trip", (p) => {
  const trip = () => p.state.trip;
  const known = useTargets(p, () => trip()?.stops ?? []);
  const map = useAtlas(() => trip()?.from ?? null);
  const spots = createMemo(() => {
    const found = (trip()?.stops ?? []).map((id) => known(id)?.coordinates);
    return found.every((spot) => spot !== undefined) ? found : null;
  });
  const route = createMemo(() => {
    const [t, atlas, all] = [trip(), map(), spots()];
    return t && atlas && all ? routeOfTrip(atlas, t, all, p.offsetMin) : null;
  });
  const seconds = () => (trip() ? Math.max(0, ((trip()!.arrived ?? p.now) - trip()!.startedAt) / 1000) : 0);
  const at = createMemo(() => {
    const currentRoute = route();
    return currentRoute ? positionAlong(currentRoute, Math.min(seconds(), currentRoute.seconds)) : null;
  });
  const spot = (): Coordinates =>
    at()?.spot ?? trip()?.at ?? { latitude: p.os.location.lat, longitude: p.os.location.lon };
  const view = () => p.view.map ?? { ...spot(), zoom: zooms[trip()?.mode ?? "drive"] };
  const ways = createMemo((): MapRoute[] => {
    const [currentRoute, now] = [route(), at()];
    if (!currentRoute || !now) return [];
    const { done, left } = splitPath(currentRoute.path, currentRoute.metres - now.metresLeft, now.spot);
    return [
      { path: done, kind: "done" },
      { path: left, kind: currentRoute.mode === "walk" ? "walk" : "main" },
    ];
  });
  const steps = () => route()?.steps ?? [];
  const next = () => steps()[(at()?.step ?? 0) + 1] ?? steps().at(-1);
  const then = () => steps()[(at()?.step ?? 0) + 2];
  const end = () => (trip() ? known(trip()!.stops.at(-1)!) : undefined);
  const far = (metres: number) => distanceText(metres, p.state.prefs.units, p.lang);
  const passed = () => (route() ? countPassedStops(route()!, seconds()) : 0);
  const nextStop = () => {
    const t = trip();
    return t && t.stops.length - passed() > 1 ? known(t.stops[passed()]!) : undefined;
  };
  const streetOf = () => {
    const step = next();
    if (!step || !map()) return "";
    return (
      (step.line === null ? localized(step.street, p.lang) : lineName(p, map()!, step.line)) ||
      stepText(p, map()!, step)
    );
  };
  const spoken = () => {
    const t = trip();
    if (!t || t.arrived !== null || p.state.prefs.voice === "off") return "";
    if (t.reroutes > 0 && p.now - t.startedAt < rerouteNoticeMs) return p.t("wayChanged");
    const step = next();
    if (p.state.prefs.voice !== "on" || !step || !map() || !at()) return "";
    return p.t("inDistance", { far: far(at()!.metresToTurn), what: stepText(p, map()!, step) });
  };
  const calm = createMemo(() => Math.floor(p.now / 30_000) * 30_000);
  const others = createMemo(() => {
    const [t, atlas, all] = [trip(), map(), spots()];
    if (p.view.open !== "ways" || !t || !atlas || !all) return [];
    const plan = { mode: t.mode, when: { kind: "now" } as const, avoid: t.avoid };
    return findRoutes(atlas, {
      plan,
      waypoints: [spot(), ...all.slice(passed())],
      now: calm(),
      offsetMin: p.offsetMin,
    });
  });
  const pins = createMemo(() =>
    (trip()?.stops ?? []).slice(passed()).flatMap((id, n, all) => {
      const stop = known(id);
      return stop
        ? [
            {
              id: `${n} ${id}`,
              ...stop.coordinates,
              kind: n === all.length - 1 ? "end" : "dot",
              name: stop.name,
            } as const,
          ]
        : [];
    }),
  );
  const nextVoice = () => voices[(voices.indexOf(p.state.prefs.voice) + 1) % voices.length]!;
  const pace = () => {
    const step = steps()[at()?.step ?? 0];
    return step && trip()?.arrived === null ? speedPerHour(step.metres, step.seconds, p.state.prefs.units) : 0;
  };
  const close = () => p.setView({ open: null });
  return (
    <Show
      when={trip()}
      fallback={
        <FlatPage shade={p.state.prefs.theme} back title={p.t("navigationTitle")}>
          <EmptyState icon={none} title={p.t("trip-over")} text={p.t("noTripText")}>
            <CapsuleButton label={p.t("directions")} onTap={() => p.act.directions()} />
          </EmptyState>
        </FlatPage>
      }
    >
      <MapPage
        shade={p.state.prefs.theme}
        ground={
          <ScreenMap
            of={p}
            view={view()}
            onView={(next) => p.setView({ map: next })}
            inset={{ top: 140, bottom: barHeight }}
            pins={pins()}
            routes={ways()}
            at={spot()}
            heading={at()?.heading}
          />
        }
        top={
          <Show
            when={trip()!.arrived === null}
            fallback={<TurnBanner icon={flag} far="" text={p.t("arrivedAt", { name: end()?.name ?? "" })} />}
          >
            <>
              <TurnBanner
                icon={turnIcons[next()?.turn ?? "straight"]}
                far={far(at()?.metresToTurn ?? 0)}
                text={streetOf()}
                then={then() ? { icon: turnIcons[then()!.turn], word: p.t("thenWord") } : undefined}
              />
              <Show when={spoken() !== ""}>
                <VoiceText text={spoken()} />
              </Show>
            </>
          </Show>
        }
        side={
          <>
            <FloatingButton
              shape="small"
              icon={voiceIcons[p.state.prefs.voice]}
              name={p.t("voiceIs", { how: p.t(voiceTexts[p.state.prefs.voice]) })}
              onTap={() => p.act.setVoice({ voice: nextVoice() })}
            />
            <Show when={trip()!.arrived === null}>
              <FloatingButton shape="small" icon={search} name={p.t("addOnWay")} onTap={() => p.act.addOnWay()} />
            </Show>
            <Show when={p.view.map}>
              <CapsuleButton icon={recentre} label={p.t("recentre")} onTap={() => p.act.recentre()} />
            </Show>
          </>
        }
        sideAbove={barHeight + 14}
        scale={
          <Show when={p.state.prefs.speedometer && trip()!.mode !== "transit"}>
            <Speedometer
              above={barHeight + 14}
              number={pace()}
              unit={p.state.prefs.units === "imperial" ? p.t("mph") : p.t("kmh")}
            />
          </Show>
        }
        foot={
          <EtaBar
            left={trip()!.arrived === null ? spanText(at()?.secondsLeft ?? 0, p.lang) : p.t("arrivedWord")}
            rest={
              trip()!.arrived === null
                ? [far(at()?.metresLeft ?? 0), arrivalText(p, trip()!.arrivesAt)].join(" · ")
                : (end()?.address ?? "")
            }
            start={
              <FloatingButton shape="small" kind="tonal" icon={cross} name={p.t("endTrip")} onTap={() => p.act.end()} />
            }
            end={
              <Show when={trip()!.arrived === null} fallback={<span />}>
                <FloatingButton
                  shape="small"
                  kind="tonal"
                  icon={fork}
                  name={p.t("otherWays")}
                  onTap={() => p.act.ways()}
                />
              </Show>
            }
          >
            <Show
              when={trip()!.arrived === null}
              fallback={
                <CapsuleButtons wide>
                  <CapsuleButton label={p.t("done")} onTap={() => p.act.end()} />
                </CapsuleButtons>
              }
            >
              <PillButtons name="trip-acts">
                <CapsuleButton kind="outlined" label={p.t("steps")} onTap={() => p.act.steps()} />
                <CapsuleButton kind="outlined" icon={share} label={p.t("shareTrip")} onTap={() => p.act.shareTrip()} />
                <Show when={nextStop()}>
                  {(stop) => (
                    <CapsuleButton
                      kind="outlined"
                      icon={skip}
                      label={p.t("skipStop", { name: stop().name })}
                      onTap={() => p.act.skipStop()}
                    />
                  )}
                </Show>
              </PillButtons>
            </Show>
          </EtaBar>
        }
        overlays={
          <>
            <Panel
              open={p.view.open === "ways"}
              name="ways"
              title={p.t("otherWays")}
              closeName={p.t("close")}
              onClose={close}
            >
              <For each={others()} fallback={<TextRow title={p.t("no-route")} />}>
                {(one, n) => (
                  <RouteOption
                    name={[spanText(one.seconds, p.lang), far(one.metres), localized(one.via, p.lang)].join(", ")}
                    on={false}
                    time={spanText(one.seconds, p.lang)}
                    length={far(one.metres)}
                    pace={paceOf(one)}
                    notes={[
                      p.t("fromTo", { from: timeText(one.departMs, p.os), to: arrivalText(p, one.arriveMs) }),
                      ...(one.via ? [p.t("viaStreet", { name: localized(one.via, p.lang) })] : []),
                    ]}
                    onTap={() => p.act.changeWay({ index: n() })}
                  />
                )}
              </For>
            </Panel>
            <Panel
              open={p.view.open === "steps"}
              name="steps"
              title={p.t("steps")}
              closeName={p.t("close")}
              onClose={close}
            >
              <For each={steps().slice(at()?.step ?? 0)}>
                {(step) => (
                  <StepRow
                    icon={turnIcons[step.turn]}
                    text={map() ? stepText(p, map()!, step) : ""}
                    note={stepNote(p, step)}
                  />
                )}
              </For>
            </Panel>
          </>
        }
      />
    </Show>
  );
});
