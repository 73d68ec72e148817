/**
 * The part of a city that was drawn by hand. It contains the positions of large roads, water and quarters, in metres
 * from the city's centre.
 */
import type { LocalizedText } from "../../cast.ts";
import { parseLocalized } from "../../web/grammar.ts";
import type { CityId } from "../cities.ts";
import type { RoadClass } from "../model.ts";
import type { XY } from "./mesh.ts";

export type Polyline = readonly (readonly [x: number, y: number])[];
export interface PlannedRoad {
  readonly road: RoadClass;
  readonly name: LocalizedText;
  readonly path: readonly XY[];
  /** Whether the road has fixed house numbers and therefore must not move. */
  readonly fixed?: boolean;
}
export interface PlannedWater {
  readonly kind: "water" | "sea";
  readonly name: LocalizedText;
  readonly ring: readonly XY[];
  readonly label: XY;
  /** The name of a footpath along the banks; null if there is none. */
  readonly footpathName: LocalizedText | null;
}
export interface PlannedLine {
  readonly id: string;
  readonly name: LocalizedText;
  readonly colour: string;
  readonly path: readonly XY[];
}
export interface Plan {
  readonly id: CityId;
  /** Half of the side length of the square in which streets are generated. */
  readonly half: number;
  readonly roads: readonly PlannedRoad[];
  readonly waters: readonly PlannedWater[];
  readonly districts: readonly { readonly id: string; readonly name: LocalizedText; readonly at: XY }[];
  readonly parks: readonly {
    readonly name: LocalizedText;
    readonly at: XY;
    readonly most: number;
    readonly campus?: boolean;
  }[];
  readonly rails: readonly (readonly XY[])[];
  readonly metro: readonly PlannedLine[];
  readonly stations: readonly {
    readonly station: string;
    readonly name: LocalizedText;
    readonly at: XY;
    readonly sort?: LocalizedText;
  }[];
  /** Centres with small blocks, each with its radius. */
  readonly cores: readonly { readonly at: XY; readonly radius: number }[];
  /**
   * Two block sizes in square metres. The first is for the middle of a core, and the second for the area outside of all
   * cores.
   */
  readonly blocks: readonly [least: number, most: number];
}

/**
 * The factor by which points on the rim of the plan are moved outwards, so that roads and water continue beyond any
 * display.
 */
const stretch = 4;
const rim = 15_000;
export const toPoints = (way: Polyline): XY[] =>
  way.map(([x, y]) => (Math.max(Math.abs(x), Math.abs(y)) > rim ? { x: x * stretch, y: y * stretch } : { x, y }));
export const road = (kind: RoadClass, name: string, way: Polyline, rounds = 0): PlannedRoad => ({
  road: kind,
  name: parseLocalized(name),
  path: smooth(toPoints(way), rounds),
});
export const loop = (kind: RoadClass, name: string, way: Polyline, rounds = 0): PlannedRoad => {
  const ring = smooth(toPoints(way), rounds, true);
  return { road: kind, name: parseLocalized(name), path: [...ring, ring[0]!] };
};
/** Smooths a path by cutting its corners. The middle part of each straight piece remains. */
export function smooth(way: readonly XY[], rounds: number, closed = false): XY[] {
  let at = [...way];
  for (let round = 0; round < rounds; round++) {
    const out: XY[] = closed ? [] : [at[0]!];
    const pieces = closed ? at.length : at.length - 1;
    for (let i = 0; i < pieces; i++) {
      const [a, b] = [at[i]!, at[(i + 1) % at.length]!];
      const mix = (t: number): XY => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
      if (closed || i > 0) out.push(mix(0.25));
      if (closed || i < pieces - 1) out.push(mix(0.75));
    }
    if (!closed) out.push(at.at(-1)!);
    at = out;
  }
  return at;
}
/** Returns a ring that consists of both banks of a river. */
export function riverRing(way: readonly XY[], width: number): XY[] {
  const left: XY[] = [];
  const right: XY[] = [];
  for (const [i, p] of way.entries()) {
    const [a, b] = [way[Math.max(0, i - 1)]!, way[Math.min(way.length - 1, i + 1)]!];
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const long = Math.sqrt(dx * dx + dy * dy);
    const [nx, ny] = [(-dy / long) * (width / 2), (dx / long) * (width / 2)];
    left.push({ x: p.x + nx, y: p.y + ny });
    right.push({ x: p.x - nx, y: p.y - ny });
  }
  return [...left, ...right.toReversed()];
}
/** Returns a river whose label is at the middle of its path. */
export function river(name: string, way: Polyline, width: number, walk: string | null): PlannedWater {
  const middle = smooth(toPoints(way), 2);
  return {
    kind: "water",
    name: parseLocalized(name),
    ring: riverRing(middle, width),
    label: middle[Math.floor(middle.length / 2)]!,
    footpathName: walk === null ? null : parseLocalized(walk),
  };
}
export function lake(name: string, way: Polyline, walk: string | null, rounds = 2): PlannedWater {
  const ring = smooth(toPoints(way), rounds, true);
  const sum = ring.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return {
    kind: "water",
    name: parseLocalized(name),
    ring,
    label: { x: sum.x / ring.length, y: sum.y / ring.length },
    footpathName: walk === null ? null : parseLocalized(walk),
  };
}
/** Returns the points of an oval. Instead of using a sine, repeatedly rotates a point by a 24th of a turn. */
export function oval(x: number, y: number, rx: number, ry: number, pieces: 24 | 12 = 24): [number, number][] {
  const out: [number, number][] = [];
  let [c, s] = [1, 0];
  const [tc, ts] = pieces === 24 ? [0.9659258263, 0.2588190451] : [0.8660254038, 0.5];
  for (let i = 0; i < pieces; i++) {
    out.push([x + c * rx, y + s * ry]);
    [c, s] = [c * tc - s * ts, s * tc + c * ts];
  }
  return out;
}
export const line = (id: string, name: string, colour: string, way: Polyline): PlannedLine => ({
  id,
  name: parseLocalized(name),
  colour,
  path: smooth(toPoints(way), 1),
});
export const namedPoint = (id: string, name: string, x: number, y: number) => ({
  id,
  name: parseLocalized(name),
  at: { x, y },
});
export const park = (name: string, x: number, y: number, most: number, campus = false) => ({
  name: parseLocalized(name),
  at: { x, y },
  most,
  campus,
});
export const railway = (station: string, name: string, x: number, y: number) => ({
  station,
  name: parseLocalized(name),
  at: { x, y },
});
