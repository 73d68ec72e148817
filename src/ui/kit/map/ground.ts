/** The ground of a cell as SVG paths, one for each kind of object. */
import { roadClasses, type Area, type Atlas, type RoadClass } from "#world/geo/model.ts";
import { trafficLevelAt, congestionOf } from "#world/geo/traffic.ts";
import type { Moment } from "#world/geo/hours.ts";
import { buildingsIn } from "./buildings.ts";
import { boundsOf, type Bounds, type Cell } from "./cell.ts";
import { polylinePath, linePath, ringPath } from "./paths.ts";
import { smallestFirst, roadWidth } from "./road-widths.ts";

export interface RoadStroke {
  readonly road: RoadClass;
  readonly d: string;
  readonly width: number;
}
export interface Ground {
  readonly parks: string;
  readonly campuses: string;
  readonly water: string;
  readonly buildings: string;
  readonly rails: string;
  /** Sorted from the smallest streets to the largest. */
  readonly roads: readonly RoadStroke[];
  readonly bridges: readonly RoadStroke[];
  readonly arrows: string;
}
interface Box {
  readonly west: number;
  readonly east: number;
  readonly south: number;
  readonly north: number;
}
const boxes = new WeakMap<Atlas, readonly Box[]>();
/** Returns the bounding box of each street. The boxes are computed once per atlas. */
function streetBoxes(atlas: Atlas): readonly Box[] {
  let known = boxes.get(atlas);
  if (!known) {
    const { network } = atlas;
    known = network.streets.map(({ first, count }) => {
      let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity];
      for (let e = first; e < first + count; e++)
        for (const n of [network.from[e]!, network.to[e]!]) {
          west = Math.min(west, network.x[n]!);
          east = Math.max(east, network.x[n]!);
          south = Math.min(south, network.y[n]!);
          north = Math.max(north, network.y[n]!);
        }
      return { west, east, south, north };
    });
    boxes.set(atlas, known);
  }
  return known;
}
export const overlapsBounds = (box: Box, { west, east, south, north }: Bounds): boolean =>
  box.west <= east && box.east >= west && box.south <= north && box.north >= south;
export function* streetsIn(atlas: Atlas, bounds: Bounds): Iterable<number> {
  for (const [i, box] of streetBoxes(atlas).entries()) if (overlapsBounds(box, bounds)) yield i;
}

export function groundOf(atlas: Atlas, cell: Cell): Ground {
  const { network } = atlas;
  const bounds = boundsOf(cell, 30);
  const paths: Record<RoadClass, string> = {
    motorway: "",
    trunk: "",
    primary: "",
    secondary: "",
    residential: "",
    footpath: "",
  };
  for (const i of streetsIn(atlas, bounds)) {
    const { road, first, count } = network.streets[i]!;
    if (roadWidth(road, cell.zoom) === 0) continue;
    paths[road] += linePath(
      cell,
      bounds,
      count + 1,
      (k) => network.x[k === 0 ? network.from[first]! : network.to[first + k - 1]!]!,
      (k) => network.y[k === 0 ? network.from[first]! : network.to[first + k - 1]!]!,
    );
  }
  const stroke = (road: RoadClass, d: string): RoadStroke[] =>
    d === "" ? [] : [{ road, d, width: roadWidth(road, cell.zoom) }];
  const over: Record<string, string> = {};
  for (let e = 0; e < network.from.length; e++) {
    if (network.bridge[e] === 0) continue;
    const road = roadClasses[network.road[e]!]!;
    if (roadWidth(road, cell.zoom) > 0) over[road] = (over[road] ?? "") + edgePath(atlas, cell, bounds, e);
  }
  const surface = (...kinds: readonly Area["kind"][]): string =>
    atlas.areas.map(({ kind, ring }) => (kinds.includes(kind) ? ringPath(cell, bounds, ring) : "")).join("");
  return {
    parks: surface("park"),
    campuses: surface("campus"),
    water: surface("water", "sea"),
    buildings: cell.zoom >= 15.75 ? buildingsIn(atlas, cell, boundsOf(cell, 4)) : "",
    rails: atlas.rails.map((points) => polylinePath(cell, bounds, points)).join(""),
    roads: smallestFirst.flatMap((road) => stroke(road, paths[road])),
    bridges: smallestFirst.flatMap((road) => stroke(road, over[road] ?? "")),
    arrows: cell.zoom >= 16.5 ? oneWayArrows(atlas, cell, boundsOf(cell, 0)) : "",
  };
}
function edgePath({ network }: Atlas, cell: Cell, bounds: Bounds, e: number): string {
  const ends = [network.from[e]!, network.to[e]!];
  return linePath(
    cell,
    bounds,
    2,
    (k) => network.x[ends[k]!]!,
    (k) => network.y[ends[k]!]!,
  );
}
/** Draws small arrows along streets that are one-way for vehicles. */
function oneWayArrows({ network }: Atlas, cell: Cell, bounds: Bounds): string {
  let out = "";
  for (let e = 0; e < network.from.length; e++) {
    if (network.oneWay[e] === 0) continue;
    const [a, b] = [network.from[e]!, network.to[e]!];
    const [x, y] = [(network.x[a]! + network.x[b]!) / 2, (network.y[a]! + network.y[b]!) / 2];
    if (x < bounds.west || x > bounds.east || y < bounds.south || y > bounds.north) continue;
    const long = network.length[e]!;
    if (long * cell.scale < 40) continue;
    const [ux, uy] = [(network.x[b]! - network.x[a]!) / long, -(network.y[b]! - network.y[a]!) / long];
    const [px, py] = [x * cell.scale - cell.x, -y * cell.scale - cell.y];
    const at = (along: number, aside: number): string =>
      `${Math.round((px + ux * along - uy * aside) * 10) / 10} ${Math.round((py + uy * along + ux * aside) * 10) / 10}`;
    out += `M${at(-6, 0)}L${at(5, 0)}M${at(2, -2.6)}L${at(5, 0)}L${at(2, 2.6)}`;
  }
  return out;
}

/**
 * Returns four paths, one per traffic level from free to congested. Each path contains the streets with this traffic.
 * Small streets are included only at a high zoom.
 */
export function trafficIn(
  atlas: Atlas,
  cell: Cell,
  moment: Moment,
): readonly { readonly level: number; readonly d: string }[] {
  const { network } = atlas;
  const bounds = boundsOf(cell, 20);
  const rush = trafficLevelAt(moment);
  const most = roadClasses.indexOf(cell.zoom < 13 ? "primary" : cell.zoom < 15.5 ? "secondary" : "residential");
  const out = ["", "", "", ""];
  for (const i of streetsIn(atlas, bounds)) {
    const { first, count } = network.streets[i]!;
    if (network.road[first]! > most) continue;
    for (let e = first; e < first + count; e++) {
      const level = congestionOf(network, e, rush);
      // Small streets without congestion are not coloured.
      if (level === 0 && network.road[e]! > 3) continue;
      out[level] += edgePath(atlas, cell, bounds, e);
    }
  }
  return out.map((d, level) => ({ level, d }));
}
