/** What a trip is, and the routes that it has: told in legs and steps whose times and lengths add up. */
import type { Both } from "../cast.ts";
import type { Spot } from "../places/geo.ts";
import type { Avoidable, Mode } from "./traffic.ts";
import type { Part } from "./way.ts";

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
  readonly from: Spot;
  readonly to: Spot;
  /** To be passed on the way, in their order. */
  readonly via?: readonly Spot[] | undefined;
  readonly departMs: number;
  readonly offsetMin: number;
  readonly avoid?: readonly Avoidable[] | undefined;
}
export interface Ride {
  readonly line: string;
  /** Into the atlas' stops. */
  readonly from: number;
  readonly to: number;
  readonly stops: number;
  readonly headsign: Both;
}
export interface Leg {
  readonly kind: "drive" | "walk" | "cycle" | "wait" | "ride";
  readonly metres: number;
  readonly seconds: number;
  readonly departMs: number;
  readonly arriveMs: number;
  /** Of the streets; none on rails, and while one waits. */
  readonly parts: readonly Part[];
  readonly ride: Ride | null;
  readonly path: readonly Spot[];
}
export interface Step {
  readonly turn: Turn;
  readonly street: Both | null;
  readonly metres: number;
  readonly seconds: number;
  /** Where on the route it begins. */
  readonly startMetres: number;
  readonly startSeconds: number;
  readonly spot: Spot;
  readonly line: string | null;
}
/** A place on the way, and when and after how many metres one is there. */
export interface TrackPoint extends Spot {
  readonly seconds: number;
  readonly metres: number;
}
export interface Route {
  readonly mode: Mode;
  readonly metres: number;
  readonly seconds: number;
  readonly departMs: number;
  readonly arriveMs: number;
  /** The street that most of it goes along. */
  readonly via: Both | null;
  readonly legs: readonly Leg[];
  readonly steps: readonly Step[];
  readonly path: readonly Spot[];
  readonly track: readonly TrackPoint[];
}
