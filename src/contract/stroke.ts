// A finger's way over the glass, from pointer samples: whether it taps, holds, drags or swipes. The one place that says how
// far, how long and how fast; a person's hand on the phone and one on a picture of it mean the same.

/** A place in what the finger moves over, in CSS pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
/** Left where it was within `holdMs`, or longer; moved and let go slowly, or fast. */
export type Motion = "tap" | "hold" | "drag" | "swipe";

/** A finger that stays for so long holds. */
export const holdMs = 500;
/** Two taps closer than this are one double tap. */
export const doubleMs = 300;
/** Less than this is a hand that trembles. */
const slop = 8;
/** Fingers are broad: so far apart two taps still are one double tap. */
const doubleSlop = 24;
/** Slower than this, in pixels a millisecond, a finger leaves things where they are. */
const flingFrom = 0.25;
/** The speed is that of the last moments. */
const recentMs = 100;
const samplesMost = 20;

export class Stroke {
  /** When it began, in milliseconds of whatever clock the caller has. */
  readonly began: number;
  #from: Spot;
  #to: Spot;
  #moved = false;
  readonly #trail: { readonly at: number; readonly spot: Spot }[] = [];

  constructor(from: Spot, began: number) {
    this.began = began;
    this.#from = from;
    this.#to = from;
  }
  get from(): Spot {
    return this.#from;
  }
  get to(): Spot {
    return this.#to;
  }
  /** Whether it has ever left its place: then it is no tap and no hold any more, even where it comes back. */
  get moved(): boolean {
    return this.#moved;
  }

  move(to: Spot, at: number): void {
    this.#to = to;
    this.#moved ||= distance(this.#from, to) >= slop;
    if (!this.#moved) return;
    this.#trail.push({ at, spot: to });
    if (this.#trail.length > samplesMost) this.#trail.shift();
  }
  /** What came before is done: it goes on from where it is. */
  turn(): void {
    this.#from = this.#to;
  }

  /** Along x and y, in pixels a millisecond, over the last moments before `at`. */
  speed(at: number): Spot {
    const recent = this.#trail.filter((sample) => at - sample.at < recentMs);
    const [first, last] = [recent[0], recent.at(-1)];
    if (!first || !last || last.at <= first.at) return { x: 0, y: 0 };
    const ms = last.at - first.at;
    return { x: (last.spot.x - first.spot.x) / ms, y: (last.spot.y - first.spot.y) / ms };
  }
  /** What it was, let go at `at`. */
  motion(at: number): Motion {
    if (!this.#moved) return at - this.began < holdMs ? "tap" : "hold";
    const { x, y } = this.speed(at);
    return isFling(distance({ x: 0, y: 0 }, { x, y })) ? "swipe" : "drag";
  }
}

/** Whether what is let go at this speed, in pixels a millisecond, goes on by itself. */
export const isFling = (speed: number): boolean => Math.abs(speed) >= flingFrom;

interface Tap {
  readonly at: number;
  readonly spot: Spot;
}
/** Whether two taps are one double tap. */
export const isDouble = (first: Tap, second: Tap): boolean =>
  second.at - first.at < doubleMs && distance(first.spot, second.spot) < doubleSlop;

/** In 0..1000 of the glass's width and height, to a tenth, as actions say it. */
export function pointIn({ x, y }: Spot, { width, height }: { width: number; height: number }): [number, number] {
  const share = (n: number): number => Math.round(Math.min(1, Math.max(0, n)) * 10_000) / 10;
  return [share(x / width), share(y / height)];
}

/** Not Math.hypot, whose last bit differs between engines: what a hand does is judged alike in all of them. */
function distance(a: Spot, b: Spot): number {
  const [x, y] = [b.x - a.x, b.y - a.y];
  return Math.sqrt(x * x + y * y);
}
