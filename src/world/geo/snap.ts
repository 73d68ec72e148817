/** From a spot to the nearest street, and what stands there. */
import type { Both } from "../cast.ts";
import type { Spot } from "../places/geo.ts";
import { planeOf, spotAt } from "./cities.ts";
import { addressOf, houseNear } from "./houses.ts";
import { roadClasses, type Atlas, type Network, type Site } from "./model.ts";
import type { Mode } from "./traffic.ts";
import { square as squared } from "../../state/portable-math.ts";

export interface Snapped {
  readonly edge: number;
  /** In decimetres from the edge's beginning. */
  readonly at: number;
  /** On the plane, in decimetres. */
  readonly x: number;
  readonly y: number;
  /** From the spot to there, in metres. */
  readonly metres: number;
  /** The spot lies to the left of the edge's direction. */
  readonly isLeft: boolean;
}
/** Decimetres of a square in which edges are looked up. */
const square = 4000;
const squares = new WeakMap<Network, ReadonlyMap<string, readonly number[]>>();
function squaresOf(network: Network): ReadonlyMap<string, readonly number[]> {
  const known = squares.get(network);
  if (known) return known;
  const made = new Map<string, number[]>();
  for (let e = 0; e < network.from.length; e++) {
    const [a, b] = [network.from[e]!, network.to[e]!];
    const [x0, x1] = [Math.min(network.x[a]!, network.x[b]!), Math.max(network.x[a]!, network.x[b]!)];
    const [y0, y1] = [Math.min(network.y[a]!, network.y[b]!), Math.max(network.y[a]!, network.y[b]!)];
    for (let i = Math.floor(x0 / square); i <= Math.floor(x1 / square); i++)
      for (let j = Math.floor(y0 / square); j <= Math.floor(y1 / square); j++) {
        const key = `${i} ${j}`;
        const there = made.get(key);
        if (there) there.push(e);
        else made.set(key, [e]);
      }
  }
  squares.set(network, made);
  return made;
}
const footpath = roadClasses.indexOf("footpath");
const motorway = roadClasses.indexOf("motorway");
/** Whether one can begin or end there: on a motorway nobody gets in or out. */
function isFor(network: Network, edge: number, mode: Mode): boolean {
  const road = network.road[edge]!;
  if (road === motorway) return false;
  return road !== footpath || mode === "walk" || mode === "transit";
}
/** Null only where the city has no such street at all. */
export function nearestRoad(atlas: Atlas, spot: Spot, mode: Mode): Snapped | null {
  const { network, city } = atlas;
  const plane = planeOf(city, spot);
  const [px, py] = [plane.x * 10, plane.y * 10];
  const known = squaresOf(network);
  const [ci, cj] = [Math.floor(px / square), Math.floor(py / square)];
  let best: Snapped | null = null;
  let least = Infinity;
  // Ring by ring, and one more after the first find.
  for (let ring = 0, last = 160; ring <= last; ring++) {
    for (let i = ci - ring; i <= ci + ring; i++)
      for (let j = cj - ring; j <= cj + ring; j++) {
        if (Math.max(Math.abs(i - ci), Math.abs(j - cj)) !== ring) continue;
        for (const edge of known.get(`${i} ${j}`) ?? []) {
          if (!isFor(network, edge, mode)) continue;
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

export interface Nearby {
  /** "12 Anchor Street"; the quarter alone where no street is near. */
  readonly address: Both;
  readonly district: Both;
  /** A place that stands right there. */
  readonly site: Site | null;
  readonly spot: Spot;
}
/** What a spot is called: for a pin that was dropped. */
export function addressNear(atlas: Atlas, spot: Spot): Nearby {
  const { city, network, sites, districts } = atlas;
  const plane = planeOf(city, spot);
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
  const number = houseNear(network, found.edge, found.at, found.isLeft);
  return { address: addressOf(street.name, number), district: district.name, site, spot };
}
export const spotOn = (atlas: Atlas, x: number, y: number): Spot => spotAt(atlas.city, { x: x / 10, y: y / 10 });
