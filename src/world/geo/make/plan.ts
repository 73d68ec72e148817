/** What of a city is drawn by hand: where its large roads, its water and its quarters lie. In metres from its centre. */
import type { Both } from "../../cast.ts";
import { bothOf } from "../../web/grammar.ts";
import type { CityId } from "../cities.ts";
import type { RoadClass } from "../model.ts";
import type { XY } from "./mesh.ts";

export type Way = readonly (readonly [x: number, y: number])[];
export interface PlannedRoad {
  readonly road: RoadClass;
  readonly name: Both;
  readonly way: readonly XY[];
  /** House numbers stand on it as on no other: it is left exactly where it is. */
  readonly fixed?: boolean;
}
export interface PlannedWater {
  readonly kind: "water" | "sea";
  readonly name: Both;
  readonly ring: readonly XY[];
  readonly label: XY;
  /** A walk along its banks. */
  readonly walk: Both | null;
}
export interface PlannedLine {
  readonly id: string;
  readonly name: Both;
  readonly colour: string;
  readonly way: readonly XY[];
}
export interface Plan {
  readonly id: CityId;
  /** Half of the side of the square in which streets are made. */
  readonly half: number;
  readonly roads: readonly PlannedRoad[];
  readonly waters: readonly PlannedWater[];
  readonly districts: readonly { readonly id: string; readonly name: Both; readonly at: XY }[];
  readonly parks: readonly { readonly name: Both; readonly at: XY; readonly most: number; readonly campus?: boolean }[];
  readonly rails: readonly (readonly XY[])[];
  readonly metro: readonly PlannedLine[];
  readonly stations: readonly {
    readonly station: string;
    readonly name: Both;
    readonly at: XY;
    readonly sort?: Both;
  }[];
  /** Where blocks are small; each with how far it reaches. */
  readonly cores: readonly { readonly at: XY; readonly reach: number }[];
  /** In square metres: of a block in the middle of a core, and out in the fields. */
  readonly blocks: readonly [least: number, most: number];
}

/** What is drawn to the rim of the plan goes on until it is out of sight on any glass. */
const stretch = 4;
const rim = 15_000;
export const xy = (way: Way): XY[] =>
  way.map(([x, y]) => (Math.max(Math.abs(x), Math.abs(y)) > rim ? { x: x * stretch, y: y * stretch } : { x, y }));
export const road = (kind: RoadClass, name: string, way: Way, rounds = 0): PlannedRoad => ({
  road: kind,
  name: bothOf(name),
  way: smooth(xy(way), rounds),
});
export const loop = (kind: RoadClass, name: string, way: Way, rounds = 0): PlannedRoad => {
  const ring = smooth(xy(way), rounds, true);
  return { road: kind, name: bothOf(name), way: [...ring, ring[0]!] };
};
/** Corners are cut: each piece keeps its middle. */
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
/** Both banks of a river, as one ring. */
export function banks(way: readonly XY[], width: number): XY[] {
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
/** A river, named where its middle lies. */
export function river(name: string, way: Way, width: number, walk: string | null): PlannedWater {
  const middle = smooth(xy(way), 2);
  return {
    kind: "water",
    name: bothOf(name),
    ring: banks(middle, width),
    label: middle[Math.floor(middle.length / 2)]!,
    walk: walk === null ? null : bothOf(walk),
  };
}
export function lake(name: string, way: Way, walk: string | null, rounds = 2): PlannedWater {
  const ring = smooth(xy(way), rounds, true);
  const sum = ring.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }));
  return {
    kind: "water",
    name: bothOf(name),
    ring,
    label: { x: sum.x / ring.length, y: sum.y / ring.length },
    walk: walk === null ? null : bothOf(walk),
  };
}
/** Points of an oval, without a sine: one turn by a 24th after another. */
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
export const line = (id: string, name: string, colour: string, way: Way): PlannedLine => ({
  id,
  name: bothOf(name),
  colour,
  way: smooth(xy(way), 1),
});
export const named = (id: string, name: string, x: number, y: number) => ({ id, name: bothOf(name), at: { x, y } });
export const park = (name: string, x: number, y: number, most: number, campus = false) => ({
  name: bothOf(name),
  at: { x, y },
  most,
  campus,
});
export const railway = (station: string, name: string, x: number, y: number) => ({
  station,
  name: bothOf(name),
  at: { x, y },
});
