// Recognizes tap, hold, drag and swipe in pointer samples. All limits of distance, time and speed are in this file, so
// that the operator's input has the same meaning on the phone and on a picture of the phone.

/** A position in the surface under the pointer, in CSS pixels. */
export interface PointerPosition {
  readonly x: number;
  readonly y: number;
}
/** A tap or a hold does not move; a hold lasts at least `holdMs`. A drag ends slowly, a swipe fast. */
export type Motion = "tap" | "hold" | "drag" | "swipe";

/** The minimum duration of a hold, in milliseconds. */
export const holdMs = 500;
/** The maximum duration of a touch in one action, in milliseconds. */
export const maxDurationMs = 10_000;
/** Returns whether an action is a long press. A tap that lasts as long as a hold is one, too. */
export const isHold = (action: { readonly type: string; readonly duration_ms?: number }): boolean =>
  action.type === "LONG_PRESS" || (action.type === "CLICK" && (action.duration_ms ?? 0) >= holdMs);
/** The maximum time between the taps of a double tap, in milliseconds. */
export const doubleTapMs = 300;
/**
 * Movements shorter than this distance do not count, because a hand trembles. The unit is a point of the display, which
 * is a density-independent pixel. Android has the same limit.
 */
export const touchSlop = 8;
/** The maximum distance between the taps of a double tap, in pixels, because fingers are broad. */
const doubleTapSlop = 24;
/** The minimum speed of a fling, in pixels per millisecond. */
const minFlingSpeed = 0.25;
/** The speed is measured over this last part of the stroke, in milliseconds. */
const speedWindowMs = 100;
const maxSamples = 20;

export class Stroke {
  /** When the stroke began, in milliseconds of the caller's clock. */
  readonly startedAt: number;
  #from: PointerPosition;
  #to: PointerPosition;
  #moved = false;
  readonly #trail: { readonly at: number; readonly spot: PointerPosition }[] = [];

  constructor(from: PointerPosition, began: number) {
    this.startedAt = began;
    this.#from = from;
    this.#to = from;
  }
  get from(): PointerPosition {
    return this.#from;
  }
  get to(): PointerPosition {
    return this.#to;
  }
  /**
   * Whether the pointer ever left its first position. A stroke that left its first position is not a tap or a hold,
   * even if the pointer returns.
   */
  get moved(): boolean {
    return this.#moved;
  }

  move(to: PointerPosition, at: number): void {
    this.#to = to;
    this.#moved ||= distance(this.#from, to) >= touchSlop;
    if (!this.#moved) return;
    this.#trail.push({ at, spot: to });
    if (this.#trail.length > maxSamples) this.#trail.shift();
  }
  /** Restarts the stroke at its current position. */
  restartFromHere(): void {
    this.#from = this.#to;
  }

  /** Returns the speed along x and y in pixels per millisecond, just before `at`. */
  speed(at: number): PointerPosition {
    const recent = this.#trail.filter((sample) => at - sample.at < speedWindowMs);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.at <= first.at) return { x: 0, y: 0 };
    const ms = last.at - first.at;
    return { x: (last.spot.x - first.spot.x) / ms, y: (last.spot.y - first.spot.y) / ms };
  }
  /** Returns the gesture of a stroke that ends at `at`. */
  motion(at: number): Motion {
    if (!this.#moved) return at - this.startedAt < holdMs ? "tap" : "hold";
    const { x, y } = this.speed(at);
    return isFling(distance({ x: 0, y: 0 }, { x, y })) ? "swipe" : "drag";
  }
}

/** Returns whether content keeps moving after a release at this speed, in pixels per millisecond. */
export const isFling = (speed: number): boolean => Math.abs(speed) >= minFlingSpeed;

interface Tap {
  readonly at: number;
  readonly spot: PointerPosition;
}
/** Returns whether the two taps form a double tap. */
export const isDoubleTap = (first: Tap, second: Tap): boolean =>
  second.at - first.at < doubleTapMs && distance(first.spot, second.spot) < doubleTapSlop;

/** Converts a position to an action's point: 0..1000 of the display's width and height, rounded to a tenth. */
export function pointInThousandths(
  { x, y }: PointerPosition,
  { width, height }: { width: number; height: number },
): [number, number] {
  const share = (n: number): number => Math.round(Math.min(1, Math.max(0, n)) * 10_000) / 10;
  return [share(x / width), share(y / height)];
}

/**
 * Returns the distance of two positions. Math.hypot is not used, because its last bit differs between engines, and all
 * engines must recognize the same gesture.
 */
function distance(a: PointerPosition, b: PointerPosition): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(x * x + y * y);
}
