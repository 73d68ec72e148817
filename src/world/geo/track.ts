/**
 * Functions for all kinds of routes. They return the costs of edges, the points of a path with their times, and the
 * main street.
 */
import type { LocalizedText } from "../cast.ts";
import type { Moment } from "./hours.ts";
import type { Leg, TrackPoint } from "./legs.ts";
import type { Atlas } from "./model.ts";
import type { Costs } from "./shortest-paths.ts";
import { decimetresToCoordinates } from "./snap.ts";
import { computeCosts, trafficLevelAt, type Avoidable, type Mode } from "./traffic.ts";
import type { PathPart } from "./street-path.ts";

const costsCache = new WeakMap<Atlas, Map<string, Costs>>();
/**
 * Returns the costs. Returns the costs of all edges. Costs are cached by mode, by traffic, and by the kinds of roads
 * that the trip avoids.
 */
export function getCosts(atlas: Atlas, mode: Mode, moment: Moment, avoid: readonly Avoidable[] = []): Costs {
  const key =
    mode === "drive"
      ? `drive ${trafficLevelAt(moment)} ${[...avoid].sort().join(" ")}`
      : mode === "cycle"
        ? mode
        : "walk";
  let all = costsCache.get(atlas);
  if (!all) costsCache.set(atlas, (all = new Map()));
  let costs = all.get(key);
  if (!costs) {
    if (all.size >= 8) all.delete(all.keys().next().value!);
    all.set(key, (costs = computeCosts(atlas.network, mode, moment, avoid)));
  }
  return costs;
}

/** Returns the points of a path with their times. */
export function createTrack(
  atlas: Atlas,
  parts: readonly PathPart[],
  fromMs: number,
  fromLength: number,
): TrackPoint[] {
  const { network } = atlas;
  const out: TrackPoint[] = [];
  let [ms, length] = [fromMs, fromLength];
  const put = (edge: number, at: number): void => {
    const [a, b] = [network.from[edge]!, network.to[edge]!];
    const t = at / network.length[edge]!;
    const spot = decimetresToCoordinates(
      atlas,
      network.x[a]! + (network.x[b]! - network.x[a]!) * t,
      network.y[a]! + (network.y[b]! - network.y[a]!) * t,
    );
    out.push({ ...spot, seconds: ms / 1000, metres: length / 10 });
  };
  for (const part of parts) {
    if (out.length === 0) put(part.edge, part.from);
    [ms, length] = [ms + part.ms, length + part.length];
    put(part.edge, part.to);
  }
  return out;
}
export function mainStreet({ network }: Atlas, legs: readonly Leg[]): LocalizedText | null {
  const lengths = new Map<string, { name: LocalizedText; length: number }>();
  for (const { parts } of legs)
    for (const { edge, length } of parts) {
      const { name } = network.streets[network.street[edge]!]!;
      const known = lengths.get(name.en);
      if (known) known.length += length;
      else lengths.set(name.en, { name, length });
    }
  return [...lengths.values()].reduce<{ name: LocalizedText | null; length: number }>(
    (a, b) => (b.length > a.length ? b : a),
    {
      name: null,
      length: 0,
    },
  ).name;
}
