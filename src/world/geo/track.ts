/** What all kinds of routes are made with: costs, points with their times, the street that most of a way goes along. */
import type { Both } from "../cast.ts";
import type { Moment } from "./hours.ts";
import type { Leg, TrackPoint } from "./legs.ts";
import type { Atlas } from "./model.ts";
import type { Costs } from "./paths.ts";
import { spotOn } from "./snap.ts";
import { costsOf, rushAt, type Avoidable, type Mode } from "./traffic.ts";
import type { Part } from "./way.ts";

const costsKept = new WeakMap<Atlas, Map<string, Costs>>();
/** By what they depend on: the mode, how full the streets are, what is gone around. */
export function costsFor(atlas: Atlas, mode: Mode, moment: Moment, avoid: readonly Avoidable[] = []): Costs {
  const key =
    mode === "drive" ? `drive ${rushAt(moment)} ${[...avoid].sort().join(" ")}` : mode === "cycle" ? mode : "walk";
  let all = costsKept.get(atlas);
  if (!all) costsKept.set(atlas, (all = new Map()));
  let costs = all.get(key);
  if (!costs) {
    if (all.size >= 8) all.delete(all.keys().next().value!);
    all.set(key, (costs = costsOf(atlas.network, mode, moment, avoid)));
  }
  return costs;
}

/** The points of a way, each with when one is there. */
export function trackOf(atlas: Atlas, parts: readonly Part[], fromMs: number, fromLength: number): TrackPoint[] {
  const { network } = atlas;
  const out: TrackPoint[] = [];
  let [ms, length] = [fromMs, fromLength];
  const put = (edge: number, at: number): void => {
    const [a, b] = [network.from[edge]!, network.to[edge]!];
    const t = at / network.length[edge]!;
    const spot = spotOn(
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
export function mainStreet({ network }: Atlas, legs: readonly Leg[]): Both | null {
  const lengths = new Map<string, { name: Both; length: number }>();
  for (const { parts } of legs)
    for (const { edge, length } of parts) {
      const { name } = network.streets[network.street[edge]!]!;
      const known = lengths.get(name.en);
      if (known) known.length += length;
      else lengths.set(name.en, { name, length });
    }
  return [...lengths.values()].reduce<{ name: Both | null; length: number }>((a, b) => (b.length > a.length ? b : a), {
    name: null,
    length: 0,
  }).name;
}
