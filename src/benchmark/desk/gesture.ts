// What a mouse does on the picture of a phone, as an action: how far and how fast it went decides.

export type Spot = readonly [x: number, y: number];
export interface Stroke {
  /** Pixels of the page, from the picture's upper left corner. */
  readonly from: Spot;
  readonly to: Spot;
  /** From down to up. */
  readonly ms: number;
  /** Pixels a millisecond just before it was let go. */
  readonly speed: number;
  readonly shift: boolean;
  /** The picture's size on the page. */
  readonly size: Spot;
}
export type Gesture =
  | { readonly type: "CLICK" | "DOUBLE_TAP" | "LONG_PRESS"; readonly point: Spot }
  | { readonly type: "SWIPE" | "DRAG"; readonly point1: Spot; readonly point2: Spot };

export const holdMs = 500;
export const doubleMs = 260;
/** Less than this is a hand that trembles. */
const slop = 8;
/** Slower than this, a finger means to leave things where they are. */
const flingFrom = 0.3;

export function gestureOf({ from, to, ms, speed, shift, size }: Stroke): Gesture {
  if (distance(from, to) < slop) return { type: ms < holdMs ? "CLICK" : "LONG_PRESS", point: share(from, size) };
  const slow = shift || speed < flingFrom;
  return { type: slow ? "DRAG" : "SWIPE", point1: share(from, size), point2: share(to, size) };
}

/** Whether two clicks, pixels of the page apart, are one double click. */
export const isDouble = (first: Spot, second: Spot, ms: number): boolean =>
  ms <= doubleMs && distance(first, second) < 2 * slop;

/** Over the last tenth of a second of the way; pixels a millisecond. */
export function speedOf(trail: readonly { readonly at: number; readonly spot: Spot }[]): number {
  const last = trail.at(-1);
  const first = last && trail.find(({ at }) => last.at - at <= 100);
  if (!last || !first || last.at === first.at) return 0;
  return distance(first.spot, last.spot) / (last.at - first.at);
}

const distance = ([x1, y1]: Spot, [x2, y2]: Spot): number => Math.hypot(x2 - x1, y2 - y1);
/** In 0..1000 of the picture, to a tenth. */
const share = ([x, y]: Spot, [width, height]: Spot): Spot => [within(x / width), within(y / height)];
const within = (n: number): number => Math.round(Math.min(1, Math.max(0, n)) * 10_000) / 10;
