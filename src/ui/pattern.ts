/** The dots of an unlock pattern, numbered 1 to 9 from the top left, and the dots that a line passes through. */
import { hypot, square } from "#state/portable-math.ts";

interface PadPoint {
  readonly x: number;
  readonly y: number;
}
/** The maximum distance between the line and a dot's middle, in cells of the pad. */
const maxDotDistance = 0.3;
const middle = (dot: number): PadPoint => ({ x: ((dot - 1) % 3) + 0.5, y: Math.floor((dot - 1) / 3) + 0.5 });

/**
 * Returns the dots that a straight line passes through, in the order of the line. The line's ends are in cells of the
 * pad, whose top left corner is 0, 0.
 */
export function dotsAlong(from: PadPoint, to: PadPoint): number[] {
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
    .filter(({ away }) => away <= maxDotDistance)
    .toSorted((a, b) => a.share - b.share)
    .map(({ dot }) => dot);
}
/** Appends dots to the entered pattern. Omits dots that the pattern already contains. */
export const appendDots = (entered: string, dots: readonly number[]): string =>
  dots.reduce((all, dot) => (all.includes(String(dot)) ? all : `${all}${dot}`), entered);
