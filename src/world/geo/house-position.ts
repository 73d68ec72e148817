/** Computes the position of a house number on its street. */
import type { Point } from "./cities.ts";
import { houseSpacing } from "./house-numbers.ts";
import type { Network } from "./model.ts";

interface StreetPosition extends Point {
  readonly edge: number;
  /** The distance from the start of the edge, in decimetres. */
  readonly at: number;
}
/**
 * Returns the position of a house number, in decimetres on the city's plane. A number beyond the end of the street is
 * placed at the end of the street.
 */
export function housePosition(network: Network, street: number, number: number): StreetPosition {
  const { first, count, origin, oddOffset, setback } = network.streets[street]!;
  let rest = origin + number * houseSpacing + (number % 2) * oddOffset;
  for (let edge = first; ; edge++) {
    const long = network.length[edge]!;
    if (rest > long && edge + 1 < first + count) {
      rest -= long;
      continue;
    }
    const at = Math.max(0, Math.min(rest, long));
    const [a, b] = [network.from[edge]!, network.to[edge]!];
    const [dx, dy] = [network.x[b]! - network.x[a]!, network.y[b]! - network.y[a]!];
    // Odd numbers are on the left.
    const side = number % 2 === 1 ? setback : -setback;
    return {
      edge,
      at,
      x: Math.round(network.x[a]! + (dx * at - dy * side) / long),
      y: Math.round(network.y[a]! + (dy * at + dx * side) / long),
    };
  }
}
