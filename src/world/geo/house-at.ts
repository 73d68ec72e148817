/** Where a house number stands along its street. */
import type { Point } from "./cities.ts";
import { pace } from "./houses.ts";
import type { Network } from "./model.ts";

interface OnStreet extends Point {
  readonly edge: number;
  /** In decimetres from the edge's beginning. */
  readonly at: number;
}
/** In decimetres on the city's plane. Where the street ends before, its end. */
export function houseAt(network: Network, street: number, number: number): OnStreet {
  const { first, count, origin, odd, aside } = network.streets[street]!;
  let rest = origin + number * pace + (number % 2) * odd;
  for (let edge = first; ; edge++) {
    const long = network.length[edge]!;
    if (rest > long && edge + 1 < first + count) {
      rest -= long;
      continue;
    }
    const at = Math.max(0, Math.min(rest, long));
    const [a, b] = [network.from[edge]!, network.to[edge]!];
    const [dx, dy] = [network.x[b]! - network.x[a]!, network.y[b]! - network.y[a]!];
    // To the left of the way where the number is odd.
    const side = number % 2 === 1 ? aside : -aside;
    return {
      edge,
      at,
      x: Math.round(network.x[a]! + (dx * at - dy * side) / long),
      y: Math.round(network.y[a]! + (dy * at + dx * side) / long),
    };
  }
}
