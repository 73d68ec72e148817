/** Computes the house number at a position. house-position.ts computes the position of a house number. */
import type { LocalizedText } from "../cast.ts";
import type { Network } from "./model.ts";

/** The distance between two consecutive numbers, in decimetres. */
export const houseSpacing = 90;
/** Returns the highest house number of a street. The result is zero or less if the street is too short for houses. */
export const maxHouseNumber = (network: Network, street: number): number => {
  const { length, origin, oddOffset } = network.streets[street]!;
  return oddOffset > 0 ? 90 : Math.floor((length - origin - 100) / houseSpacing);
};
/** Returns the house number that is nearest to a position on an edge, on the given side of the street. */
export function nearestHouseNumber(network: Network, edge: number, at: number, isLeft: boolean): number {
  const street = network.street[edge]!;
  const { first, origin, oddOffset } = network.streets[street]!;
  let along = at;
  for (let e = first; e < edge; e++) along += network.length[e]!;
  const most = Math.max(1, maxHouseNumber(network, street));
  const nearest = (parity: 0 | 1): number => {
    const plain = (along - origin - parity * oddOffset) / houseSpacing;
    const near = 2 * Math.round((plain - parity) / 2) + parity;
    return Math.max(2 - parity, Math.min(near, most - ((most - parity) % 2)));
  };
  const side = nearest(isLeft ? 1 : 0);
  if (oddOffset === 0) return side;
  // On streets with an `oddOffset`, the houses are on the centre line, so the side does not matter.
  const away = (number: number): number => Math.abs(origin + number * houseSpacing + (number % 2) * oddOffset - along);
  const other = nearest(isLeft ? 0 : 1);
  return away(other) < away(side) ? other : side;
}
export const formatAddress = (street: LocalizedText, number: number): LocalizedText => ({
  en: `${number} ${street.en}`,
  zh: `${street.zh} ${number} 号`,
});
