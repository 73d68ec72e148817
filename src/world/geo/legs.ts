/** Trips and their routes. A route has legs and steps whose times and lengths add up. */
import type { LocalizedText } from "../cast.ts";
import type { Coordinates } from "../places/geo.ts";
import type { Avoidable, Mode } from "./traffic.ts";
import type { PathPart } from "./street-path.ts";

export const turns = [
  "depart",
  "straight",
  "slight-left",
  "left",
  "sharp-left",
  "slight-right",
  "right",
  "sharp-right",
  "uturn",
  "board",
  "alight",
  "via",
  "arrive",
] as const;
export type Turn = (typeof turns)[number];
export interface Trip {
  readonly mode: Mode;
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** The waypoints, in order. */
  readonly via?: readonly Coordinates[] | undefined;
  readonly departMs: number;
  readonly offsetMin: number;
  readonly avoid?: readonly Avoidable[] | undefined;
}
export interface Ride {
  readonly line: string;
  /** The index in the atlas of the stop at which the ride begins. `to` is the index of the stop at which it ends. */
  readonly from: number;
  readonly to: number;
  readonly stops: number;
  readonly headsign: LocalizedText;
}
export interface Leg {
  readonly kind: "drive" | "walk" | "cycle" | "wait" | "ride";
  readonly metres: number;
  readonly seconds: number;
  readonly departMs: number;
  readonly arriveMs: number;
  /** The pieces of streets. Empty for a ride on rails and for waiting. */
  readonly parts: readonly PathPart[];
  readonly ride: Ride | null;
  readonly path: readonly Coordinates[];
}
export interface Step {
  readonly turn: Turn;
  readonly street: LocalizedText | null;
  readonly metres: number;
  readonly seconds: number;
  /** The distance from the start of the route to the start of the step. */
  readonly startMetres: number;
  readonly startSeconds: number;
  readonly spot: Coordinates;
  readonly line: string | null;
}
/** A point of the route, with the time at this point and the distance from the start. */
export interface TrackPoint extends Coordinates {
  readonly seconds: number;
  readonly metres: number;
}
export interface Route {
  readonly mode: Mode;
  readonly metres: number;
  readonly seconds: number;
  readonly departMs: number;
  readonly arriveMs: number;
  /** The street that covers most of the route. */
  readonly via: LocalizedText | null;
  readonly legs: readonly Leg[];
  readonly steps: readonly Step[];
  readonly path: readonly Coordinates[];
  readonly track: readonly TrackPoint[];
}
