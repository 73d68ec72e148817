/** Finds the street that is nearest to a point, and the address of the point. */
import type { LocalizedText } from "../cast.ts";
import type { Coordinates } from "../places/geo.ts";
import { toPlane, toCoordinates } from "./cities.ts";
import { formatAddress, nearestHouseNumber } from "./house-numbers.ts";
import { roadClasses, type Atlas, type Network, type Site } from "./model.ts";
import type { Mode } from "./traffic.ts";
import { square as squared } from "#state/portable-math.ts";

export interface RoadPosition {
  readonly edge: number;
  /** The distance from the start of the edge, in decimetres. */
  readonly at: number;
  /** The position on the plane, in decimetres. */
  readonly x: number;
  readonly y: number;
  /** The distance from the given point to the street, in metres. */
  readonly metres: number;
  /** Whether the given point is to the left of the edge, looking in the edge's direction. */
  readonly isLeft: boolean;
}
/** The side of a grid cell for edge lookups, in decimetres. */
const cellSize = 4000;
const cellsCache = new WeakMap<Network, ReadonlyMap<string, readonly number[]>>();
function edgesByCell(network: Network): ReadonlyMap<string, readonly number[]> {
  const known = cellsCache.get(network);
  if (known) return known;
  const byCell = new Map<string, number[]>();
  for (let e = 0; e < network.from.length; e++) {
    const [a, b] = [network.from[e]!, network.to[e]!];
    const [x0, x1] = [Math.min(network.x[a]!, network.x[b]!), Math.max(network.x[a]!, network.x[b]!)];
    const [y0, y1] = [Math.min(network.y[a]!, network.y[b]!), Math.max(network.y[a]!, network.y[b]!)];
    for (let i = Math.floor(x0 / cellSize); i <= Math.floor(x1 / cellSize); i++)
      for (let j = Math.floor(y0 / cellSize); j <= Math.floor(y1 / cellSize); j++) {
        const key = `${i} ${j}`;
        const there = byCell.get(key);
        if (there) there.push(e);
        else byCell.set(key, [e]);
      }
  }
  cellsCache.set(network, byCell);
  return byCell;
}
const footpath = roadClasses.indexOf("footpath");
const motorway = roadClasses.indexOf("motorway");
/** Whether a trip can start or end on this edge. Nobody gets in or out on a motorway. */
function isUsable(network: Network, edge: number, mode: Mode): boolean {
  const road = network.road[edge]!;
  if (road === motorway) return false;
  return road !== footpath || mode === "walk" || mode === "transit";
}
/** Returns the nearest street for this mode, or null if the city has no street for it. */
export function nearestRoad(atlas: Atlas, spot: Coordinates, mode: Mode): RoadPosition | null {
  const { network, city } = atlas;
  const plane = toPlane(city, spot);
  const [px, py] = [plane.x * 10, plane.y * 10];
  const known = edgesByCell(network);
  const [ci, cj] = [Math.floor(px / cellSize), Math.floor(py / cellSize)];
  let best: RoadPosition | null = null;
  let least = Infinity;
  // Searches the cells in growing rings around the point, and searches one more ring after the first hit.
  for (let ring = 0, last = 160; ring <= last; ring++) {
    for (let i = ci - ring; i <= ci + ring; i++)
      for (let j = cj - ring; j <= cj + ring; j++) {
        if (Math.max(Math.abs(i - ci), Math.abs(j - cj)) !== ring) continue;
        for (const edge of known.get(`${i} ${j}`) ?? []) {
          if (!isUsable(network, edge, mode)) continue;
          const [a, b] = [network.from[edge]!, network.to[edge]!];
          const [ax, ay] = [network.x[a]!, network.y[a]!];
          const [dx, dy] = [network.x[b]! - ax, network.y[b]! - ay];
          const squared = dx * dx + dy * dy;
          const t = squared === 0 ? 0 : Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / squared));
          const [x, y] = [ax + dx * t, ay + dy * t];
          const away = (px - x) * (px - x) + (py - y) * (py - y);
          if (away < least || (away === least && best !== null && edge < best.edge)) {
            least = away;
            best = {
              edge,
              at: Math.round(network.length[edge]! * t),
              x: Math.round(x),
              y: Math.round(y),
              metres: Math.round(Math.sqrt(away) / 10),
              isLeft: dx * (py - ay) - dy * (px - ax) > 0,
            };
          }
        }
      }
    if (best && last === 160) last = ring + 1;
  }
  return best;
}

export interface NearbyAddress {
  /** The address, for example "12 Anchor Street". If no street is near, the address is only the name of the quarter. */
  readonly address: LocalizedText;
  readonly district: LocalizedText;
  /** A place that is exactly at this point, or null. */
  readonly site: Site | null;
  readonly spot: Coordinates;
}
/** Returns the address of a point, for a dropped pin. */
export function findAddress(atlas: Atlas, spot: Coordinates): NearbyAddress {
  const { city, network, sites, districts } = atlas;
  const plane = toPlane(city, spot);
  const [x, y] = [plane.x * 10, plane.y * 10];
  const district = districts.reduce((a, b) =>
    squared(b.x - x) + squared(b.y - y) < squared(a.x - x) + squared(a.y - y) ? b : a,
  );
  let site: Site | null = null;
  let least = 90_000;
  for (const one of sites) {
    const away = squared(one.x - x) + squared(one.y - y);
    if (away < least) [site, least] = [one, away];
  }
  const found = nearestRoad(atlas, spot, "walk");
  if (!found || found.metres > 400) return { address: district.name, district: district.name, site, spot };
  const street = network.streets[network.street[found.edge]!]!;
  const number = nearestHouseNumber(network, found.edge, found.at, found.isLeft);
  return { address: formatAddress(street.name, number), district: district.name, site, spot };
}
export const decimetresToCoordinates = (atlas: Atlas, x: number, y: number): Coordinates =>
  toCoordinates(atlas.city, { x: x / 10, y: y / 10 });
