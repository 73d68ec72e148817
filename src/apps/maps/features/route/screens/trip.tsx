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
import { timeText } from "../../../../../os/format.ts";
import { screen } from "../../../../../ui/bind.tsx";
import { along } from "../../../../../world/geo/along.ts";
import type { Spot } from "../../../../../world/places/geo.ts";
import { distanceText, kilometresAnHour, said, spanText } from "../../../format.ts";
import maps from "../../../index.ts";
import { FlatPage } from "../../../looks/flat-page.tsx";
import { Cap, Caps, Line, Nothing } from "../../../looks/lines.tsx";
import { MapPage, Round } from "../../../looks/map-page.tsx";
import { Panel } from "../../../looks/panel.tsx";
import { PillActs } from "../../../looks/place-parts.tsx";
import { Banner, EtaBar, Speed, Spoken, StepRow, WayOption } from "../../../looks/way-parts.tsx";
import { Ground, type Way } from "../../../screens/parts/ground.tsx";
import { arrivalText, lineName, paceOf, stepNote, stepText, turnIcons } from "../../../screens/parts/steps.ts";
import { useAtlas, useTargets } from "../../../screens/parts/targets.ts";
import { strings } from "../../../strings.ts";
import { passedOf, routeOfTrip, routesFor } from "../planning.ts";
import { splitAt } from "../split.ts";

const barHeight = 150;
const zooms = { drive: 16, transit: 15, walk: 17.5, cycle: 17 } as const;
const voices = ["on", "alerts", "off"] as const;
const voiceIcons = { on: voiceOn, alerts: voiceAlerts, off: voiceOff } as const;
const voiceWords = { on: "voiceOn", alerts: "voiceAlerts", off: "voiceOff" } as const;
/** So long a new way is told of. */
const newsMs = 20_000;

export default screen(maps, strings, "trip", (p) => {
  const trip = () => p.state.trip;
  const known = useTargets(p, () => trip()?.stops ?? []);
  const map = useAtlas(() => trip()?.from ?? null);
  const spots = createMemo(() => {
    const found = (trip()?.stops ?? []).map((id) => known(id)?.spot);
    return found.every((spot) => spot !== undefined) ? found : null;
  });
  const route = createMemo(() => {
    const [t, atlas, all] = [trip(), map(), spots()];
    return t && atlas && all ? routeOfTrip(atlas, t, all, p.offsetMin) : null;
  });
  const seconds = () => (trip() ? Math.max(0, ((trip()!.arrived ?? p.now) - trip()!.startedAt) / 1000) : 0);
  const at = createMemo(() => {
    const way = route();
    return way ? along(way, Math.min(seconds(), way.seconds)) : null;
  });
  const spot = (): Spot => at()?.spot ?? trip()?.at ?? { latitude: p.os.location.lat, longitude: p.os.location.lon };
  const view = () => p.view.map ?? { ...spot(), zoom: zooms[trip()?.mode ?? "drive"] };
  const ways = createMemo((): Way[] => {
    const [way, now] = [route(), at()];
    if (!way || !now) return [];
    const { done, left } = splitAt(way.path, way.metres - now.metresLeft, now.spot);
    return [
      { path: done, kind: "done" },
      { path: left, kind: way.mode === "walk" ? "walk" : "main" },
    ];
  });
  const steps = () => route()?.steps ?? [];
  const next = () => steps()[(at()?.step ?? 0) + 1] ?? steps().at(-1);
  const then = () => steps()[(at()?.step ?? 0) + 2];
  const end = () => (trip() ? known(trip()!.stops.at(-1)!) : undefined);
  const far = (metres: number) => distanceText(metres, p.state.prefs.units, p.lang);
  const passed = () => (route() ? passedOf(route()!, seconds()) : 0);
  const nextStop = () => {
    const t = trip();
    return t && t.stops.length - passed() > 1 ? known(t.stops[passed()]!) : undefined;
  };
  const streetOf = () => {
    const step = next();
    if (!step || !map()) return "";
    return (
      (step.line === null ? said(step.street, p.lang) : lineName(p, map()!, step.line)) || stepText(p, map()!, step)
    );
  };
  const spoken = () => {
    const t = trip();
    if (!t || t.arrived !== null || p.state.prefs.voice === "off") return "";
    if (t.reroutes > 0 && p.now - t.startedAt < newsMs) return p.t("wayChanged");
    const step = next();
    if (p.state.prefs.voice !== "on" || !step || !map() || !at()) return "";
    return p.t("inDistance", { far: far(at()!.metresToTurn), what: stepText(p, map()!, step) });
  };
  const calm = createMemo(() => Math.floor(p.now / 30_000) * 30_000);
  const others = createMemo(() => {
    const [t, atlas, all] = [trip(), map(), spots()];
    if (p.view.open !== "ways" || !t || !atlas || !all) return [];
    const plan = { mode: t.mode, when: { kind: "now" } as const, avoid: t.avoid };
    return routesFor(atlas, { plan, spots: [spot(), ...all.slice(passed())], now: calm(), offsetMin: p.offsetMin });
  });
  const pins = createMemo(() =>
    (trip()?.stops ?? []).slice(passed()).flatMap((id, n, all) => {
      const stop = known(id);
      return stop
        ? [{ id: `${n} ${id}`, ...stop.spot, kind: n === all.length - 1 ? "end" : "dot", name: stop.name } as const]
        : [];
    }),
  );
  const nextVoice = () => voices[(voices.indexOf(p.state.prefs.voice) + 1) % voices.length]!;
  const pace = () => {
    const step = steps()[at()?.step ?? 0];
    return step && trip()?.arrived === null ? kilometresAnHour(step.metres, step.seconds, p.state.prefs.units) : 0;
  };
  const close = () => p.setView({ open: null });
  return (
    <Show
      when={trip()}
      fallback={
        <FlatPage shade={p.state.prefs.theme} back title={p.t("navigationTitle")}>
          <Nothing icon={none} title={p.t("trip-over")} text={p.t("noTripText")}>
            <Cap label={p.t("directions")} onTap={() => p.act.directions()} />
          </Nothing>
        </FlatPage>
      }
    >
      <MapPage
        shade={p.state.prefs.theme}
        ground={
          <Ground
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
            fallback={<Banner icon={flag} far="" text={p.t("arrivedAt", { name: end()?.name ?? "" })} />}
          >
            <>
              <Banner
                icon={turnIcons[next()?.turn ?? "straight"]}
                far={far(at()?.metresToTurn ?? 0)}
                text={streetOf()}
                then={then() ? { icon: turnIcons[then()!.turn], word: p.t("thenWord") } : undefined}
              />
              <Show when={spoken() !== ""}>
                <Spoken text={spoken()} />
              </Show>
            </>
          </Show>
        }
        side={
          <>
            <Round
              shape="small"
              icon={voiceIcons[p.state.prefs.voice]}
              name={p.t("voiceIs", { how: p.t(voiceWords[p.state.prefs.voice]) })}
              onTap={() => p.act.setVoice({ voice: nextVoice() })}
            />
            <Show when={trip()!.arrived === null}>
              <Round shape="small" icon={search} name={p.t("addOnWay")} onTap={() => p.act.addOnWay()} />
            </Show>
            <Show when={p.view.map}>
              <Cap icon={recentre} label={p.t("recentre")} onTap={() => p.act.recentre()} />
            </Show>
          </>
        }
        sideAbove={barHeight + 14}
        scale={
          <Show when={p.state.prefs.speedometer && trip()!.mode !== "transit"}>
            <Speed
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
            start={<Round shape="small" kind="tonal" icon={cross} name={p.t("endTrip")} onTap={() => p.act.end()} />}
            end={
              <Show when={trip()!.arrived === null} fallback={<span />}>
                <Round shape="small" kind="tonal" icon={fork} name={p.t("otherWays")} onTap={() => p.act.ways()} />
              </Show>
            }
          >
            <Show
              when={trip()!.arrived === null}
              fallback={
                <Caps wide>
                  <Cap label={p.t("done")} onTap={() => p.act.end()} />
                </Caps>
              }
            >
              <PillActs name="trip-acts">
                <Cap kind="outlined" label={p.t("steps")} onTap={() => p.act.steps()} />
                <Cap kind="outlined" icon={share} label={p.t("shareTrip")} onTap={() => p.act.shareTrip()} />
                <Show when={nextStop()}>
                  {(stop) => (
                    <Cap
                      kind="outlined"
                      icon={skip}
                      label={p.t("skipStop", { name: stop().name })}
                      onTap={() => p.act.skipStop()}
                    />
                  )}
                </Show>
              </PillActs>
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
              <For each={others()} fallback={<Line title={p.t("no-route")} />}>
                {(one, n) => (
                  <WayOption
                    name={[spanText(one.seconds, p.lang), far(one.metres), said(one.via, p.lang)].join(", ")}
                    on={false}
                    time={spanText(one.seconds, p.lang)}
                    length={far(one.metres)}
                    pace={paceOf(one)}
                    notes={[
                      p.t("fromTo", { from: timeText(one.departMs, p.os), to: arrivalText(p, one.arriveMs) }),
                      ...(one.via ? [p.t("viaStreet", { name: said(one.via, p.lang) })] : []),
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
