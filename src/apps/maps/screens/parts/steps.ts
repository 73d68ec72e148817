/** Texts and icons for turns. */
import straight from "@material-symbols/svg-400/outlined/straight.svg?raw";
import left from "@material-symbols/svg-400/outlined/turn_left.svg?raw";
import right from "@material-symbols/svg-400/outlined/turn_right.svg?raw";
import slightLeft from "@material-symbols/svg-400/outlined/turn_slight_left.svg?raw";
import slightRight from "@material-symbols/svg-400/outlined/turn_slight_right.svg?raw";
import sharpLeft from "@material-symbols/svg-400/outlined/turn_sharp_left.svg?raw";
import sharpRight from "@material-symbols/svg-400/outlined/turn_sharp_right.svg?raw";
import uturn from "@material-symbols/svg-400/outlined/u_turn_left.svg?raw";
import train from "@material-symbols/svg-400/outlined/directions_subway.svg?raw";
import walk from "@material-symbols/svg-400/outlined/directions_walk.svg?raw";
import depart from "@material-symbols/svg-400/outlined/trip_origin.svg?raw";
import arrive from "@material-symbols/svg-400/outlined/location_on.svg?raw";
import via from "@material-symbols/svg-400/outlined/adjust.svg?raw";
import car from "@material-symbols/svg-400/outlined/directions_car.svg?raw";
import bike from "@material-symbols/svg-400/outlined/directions_bike.svg?raw";
import bus from "@material-symbols/svg-400/outlined/directions_bus.svg?raw";
import { timeText } from "#os/format.ts";
import { minuteMs } from "#state/civil.ts";
import type { Atlas } from "#world/geo/model.ts";
import type { Leg, Route, Step } from "#world/geo/route.ts";
import { distanceText, localized, spanText } from "../../format.ts";
import type { LegSymbol, TrafficPace } from "../../looks/route-parts.tsx";
import type { ScreenContext } from "./targets.ts";

export const modeIcons = { drive: car, transit: train, walk, cycle: bike } as const;
export const modeTexts = { drive: "modeDrive", transit: "modeTransit", walk: "modeWalk", cycle: "modeCycle" } as const;
export const turnIcons: Readonly<Record<Step["turn"], string>> = {
  depart,
  straight,
  left,
  right,
  "slight-left": slightLeft,
  "slight-right": slightRight,
  "sharp-left": sharpLeft,
  "sharp-right": sharpRight,
  uturn,
  board: train,
  alight: walk,
  via,
  arrive,
};
const turnTexts = {
  depart: "turnDepart",
  straight: "turnStraight",
  left: "turnLeft",
  right: "turnRight",
  "slight-left": "turnSlightLeft",
  "slight-right": "turnSlightRight",
  "sharp-left": "turnSharpLeft",
  "sharp-right": "turnSharpRight",
  uturn: "turnBack",
  board: "turnBoard",
  alight: "turnAlight",
  via: "turnVia",
  arrive: "turnArrive",
} as const satisfies Record<Step["turn"], string>;
export const lineName = (p: ScreenContext, atlas: Atlas, line: string | null): string =>
  localized(atlas.lines.find(({ id }) => id === line)?.name, p.lang);

/**
 * Formats a time of arrival. Like durations, the time is rounded up to a whole minute, so that the displayed times add
 * up.
 */
export const arrivalText = (p: ScreenContext, ms: number): string =>
  timeText(Math.ceil(ms / minuteMs) * minuteMs, p.os);

/** "Turn left onto Elm Street". */
export function stepText(p: ScreenContext, atlas: Atlas, step: Step): string {
  const word = p.t(turnTexts[step.turn]);
  const name = step.line === null ? localized(step.street, p.lang) : lineName(p, atlas, step.line);
  if (name === "" || step.turn === "arrive" || step.turn === "via") return word;
  if (step.turn === "board" || step.turn === "alight") {
    const stop = localized(step.street, p.lang);
    return [p.t(step.turn === "board" ? "boardLine" : "turnAlight", { line: name }), stop]
      .filter((text) => text !== "")
      .join(" · ");
  }
  return p.t(step.turn === "depart" || step.turn === "straight" ? "onStreet" : "ontoStreet", {
    turn: word,
    street: name,
  });
}
export const stepNote = (p: ScreenContext, step: Step): string =>
  step.metres > 0
    ? `${distanceText(step.metres, p.state.prefs.units, p.lang)} · ${spanText(step.seconds, p.lang)}`
    : "";
/** The rides and walks of a public transport route, as a row of symbols. */
export function legSymbols(p: ScreenContext, atlas: Atlas, route: Route): LegSymbol[] {
  const sign = (leg: Leg): LegSymbol[] => {
    if (leg.kind === "ride" && leg.ride) {
      const line = atlas.lines.find(({ id }) => id === leg.ride!.line);
      return [
        {
          icon: line?.kind === "bus" ? bus : train,
          text: localized(line?.name, p.lang),
          colour: line?.colour || "#5f6368",
        },
      ];
    }
    if (leg.kind === "walk" && leg.seconds >= 60)
      return [{ icon: walk, text: spanText(leg.seconds, p.lang), colour: "" }];
    return [];
  };
  return route.legs.flatMap(sign);
}
/** Returns the traffic on a route, derived from the average speed of a drive. Other modes of travel have no traffic. */
export function paceOf(route: Route): TrafficPace {
  if (route.mode !== "drive" || route.seconds === 0) return "free";
  const speed = route.metres / route.seconds;
  return speed < 3.2 ? "standing" : speed < 5.5 ? "slow" : "free";
}
