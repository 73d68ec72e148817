/** Builds the arrays of a city's street network from its records. */
import type { LocalizedText } from "../cast.ts";
import { roadClasses, type Network, type RoadClass, type Street } from "./model.ts";

export interface StreetRecord {
  readonly name: LocalizedText;
  readonly road: RoadClass;
  readonly oneWay: boolean;
  /** The junctions on the street, in order. */
  readonly nodes: readonly number[];
  readonly origin: number;
  readonly oddOffset: number;
  readonly setback: number;
}
export function createNetwork(
  xs: readonly number[],
  ys: readonly number[],
  records: readonly StreetRecord[],
  bridges: readonly number[],
  besides: readonly number[],
): Network {
  const count = records.reduce((sum, { nodes }) => sum + nodes.length - 1, 0);
  const [x, y] = [Int32Array.from(xs), Int32Array.from(ys)];
  const [from, to, street] = [new Uint16Array(count), new Uint16Array(count), new Uint16Array(count)];
  const length = new Int32Array(count);
  const [road, oneWay] = [new Uint8Array(count), new Uint8Array(count)];
  const streets: Street[] = [];
  let e = 0;
  for (const [s, { nodes, origin, oddOffset, setback, name, road: kind, oneWay: one }] of records.entries()) {
    const first = e;
    let long = 0;
    for (let i = 1; i < nodes.length; i++, e++) {
      const [a, b] = [nodes[i - 1]!, nodes[i]!];
      const [dx, dy] = [x[b]! - x[a]!, y[b]! - y[a]!];
      from[e] = a;
      to[e] = b;
      length[e] = Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy)));
      road[e] = roadClasses.indexOf(kind);
      oneWay[e] = one ? 1 : 0;
      street[e] = s;
      long += length[e]!;
    }
    streets.push({ name, road: kind, first, count: e - first, length: long, origin, oddOffset, setback });
  }
  const flags = (of: readonly number[]): Uint8Array => {
    const out = new Uint8Array(count);
    for (const edge of of) out[edge] = 1;
    return out;
  };
  const firstAt = new Uint32Array(x.length + 1);
  for (let i = 0; i < count; i++) {
    firstAt[from[i]! + 1]!++;
    firstAt[to[i]! + 1]!++;
  }
  for (let n = 0; n < x.length; n++) firstAt[n + 1]! += firstAt[n]!;
  const edgesAt = new Uint32Array(count * 2);
  const next = firstAt.slice();
  for (let i = 0; i < count; i++) {
    edgesAt[next[from[i]!]!++] = i;
    edgesAt[next[to[i]!]!++] = i;
  }
  return {
    x,
    y,
    from,
    to,
    length,
    road,
    oneWay,
    bridge: flags(bridges),
    sidePath: flags(besides),
    street,
    streets,
    firstAt,
    edgesAt,
  };
}
