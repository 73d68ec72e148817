/** The dots of a pattern, 1 to 9 from the top left, and which of them a line passes. */
import { hypot, square } from "../state/portable-math.ts";

interface Spot {
  readonly x: number;
  readonly y: number;
}
/** In cells of the pad: how near to a dot's middle the line must come. */
const reach = 0.3;
const middle = (dot: number): Spot => ({ x: ((dot - 1) % 3) + 0.5, y: Math.floor((dot - 1) / 3) + 0.5 });

/** The dots that a straight line passes, in its order; the line in cells of the pad, whose corner is 0, 0. */
export function dotsAlong(from: Spot, to: Spot): number[] {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = hypot(along.x, along.y);
  if (length === 0) return [];
  return [1, 2, 3, 4, 5, 6, 7, 8, 9]
    .map((dot) => {
      const at = middle(dot);
      const share = ((at.x - from.x) * along.x + (at.y - from.y) * along.y) / square(length);
      const near = Math.max(0, Math.min(1, share));
      const away = hypot(from.x + along.x * near - at.x, from.y + along.y * near - at.y);
      return { dot, share, away };
    })
    .filter(({ away }) => away <= reach)
    .toSorted((a, b) => a.share - b.share)
    .map(({ dot }) => dot);
}
/** What was entered so far, with those that are new. */
export const joined = (entered: string, dots: readonly number[]): string =>
  dots.reduce((all, dot) => (all.includes(String(dot)) ? all : `${all}${dot}`), entered);
