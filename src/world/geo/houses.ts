/** House numbers: which one stands at a place. Where one stands: house-at.ts. */
import type { Both } from "../cast.ts";
import type { Network } from "./model.ts";

/** Between one number and the next, in decimetres. */
export const pace = 90;
/** The highest number of a street; none where it is too short. */
export const houses = (network: Network, street: number): number => {
  const { length, origin, odd } = network.streets[street]!;
  return odd > 0 ? 90 : Math.floor((length - origin - 100) / pace);
};
/** The number nearest to a place on one of the street's edges, on its side. */
export function houseNear(network: Network, edge: number, at: number, isLeft: boolean): number {
  const street = network.street[edge]!;
  const { first, origin, odd } = network.streets[street]!;
  let along = at;
  for (let e = first; e < edge; e++) along += network.length[e]!;
  const most = Math.max(1, houses(network, street));
  const nearest = (parity: 0 | 1): number => {
    const plain = (along - origin - parity * odd) / pace;
    const near = 2 * Math.round((plain - parity) / 2) + parity;
    return Math.max(2 - parity, Math.min(near, most - ((most - parity) % 2)));
  };
  const side = nearest(isLeft ? 1 : 0);
  if (odd === 0) return side;
  // Where houses stand on the middle of their street, there are no sides.
  const away = (number: number): number => Math.abs(origin + number * pace + (number % 2) * odd - along);
  const other = nearest(isLeft ? 0 : 1);
  return away(other) < away(side) ? other : side;
}
export const addressOf = (street: Both, number: number): Both => ({
  en: `${number} ${street.en}`,
  zh: `${street.zh} ${number} 号`,
});
