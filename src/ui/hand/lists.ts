/** Lists under a person's hand: they follow the finger or the wheel, and go on when they are flung. One gesture each. */
import { isFling, type Spot } from "../../contract/stroke.ts";
import { moveTo, swipe } from "../gestures.ts";
import { probe, state } from "../runtime.ts";
import { scaleOf } from "../scale.ts";
import { scrolls, type ScrollPart } from "../touch.ts";
import type { Grip } from "./grip.ts";
import { innerOf, pointOf, spotOf } from "./spots.ts";
import { pow } from "../../state/portable-math.ts";

/** A part that follows the finger, which no command has moved yet. */
export interface Scrolling {
  readonly kind: "scroll";
  readonly el: Element;
  readonly part: ScrollPart;
  readonly start: number;
  offset: number;
}

const wheelMs = 160;
const flingMs = 800;
/** A line that a wheel turns by, in pixels. */
const linePixels = 20;
/** A movement that is long enough to be a swipe whatever it is asked for, in pixels. */
export const farPixels = 120;

export class Lists {
  readonly #grip: Grip;
  #wheel: {
    readonly scrolling: Scrolling;
    readonly from: Spot;
    timer: ReturnType<typeof setTimeout> | undefined;
  } | null = null;
  #fling: { readonly stop: () => void } | null = null;

  constructor(grip: Grip) {
    this.#grip = grip;
  }

  /** Whether one goes on by itself, or is turned just now. */
  get moving(): boolean {
    return this.#fling !== null || this.#wheel !== null;
  }
  /** Stops what goes on by itself, and tells whether anything did. */
  stop(): boolean {
    const flung = this.#fling !== null;
    this.#fling?.stop();
    return flung;
  }
  /** Nothing of what is under way shall be told. */
  drop(): void {
    this.#fling?.stop();
    clearTimeout(this.#wheel?.timer);
    this.#wheel = null;
  }

  /** The part that a swipe would scroll; nothing is moved. */
  scrollingOf(from: Spot, to: Spot): Scrolling | null {
    const before = [...scrolls].map(([el, part]) => [el, part, offsetOf(el, part)] as const);
    const [first] = probe(() => swipe(from, to, 0));
    for (const [el, part, offset] of before) if (offsetOf(el, part) !== offset) place({ el, part }, offset);
    if (first?.name !== "os.scroll") return null;
    const { entry, name } = first.args as { entry: string; name: string };
    const found = before.find(([, part]) => part.entry === entry && part.name === name);
    return found ? { kind: "scroll", el: found[0], part: found[1], start: found[2], offset: found[2] } : null;
  }
  /** The finger is at `to`. */
  follow(scrolling: Scrolling, from: Spot, to: Spot): void {
    const { axis } = scrolling.part;
    scrolling.offset = place(scrolling, scrolling.start - (to[axis] - from[axis]) / scaleOf(state().os));
  }
  /** Lets it go at a speed along its axis, in pixels a millisecond. */
  throw(scrolling: Scrolling, speed: number, from: Spot, to: Spot): void {
    const done = (): void => {
      this.#fling = null;
      if (!this.#grip.mine()) this.#grip.restore();
      else
        this.#grip.gesture({ type: "SWIPE", point1: pointOf(from), point2: pointOf(to) }, () => {
          if (scrolls.get(scrolling.el) !== scrolling.part) return null;
          moveTo(scrolling.el, scrolling.part, scrolling.offset);
          return { role: "list", name: scrolling.part.name };
        });
    };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isFling(speed) || still) {
      done();
      return;
    }
    const { offset: start } = scrolling;
    const began = performance.now();
    // Eased so that it sets off at the finger's speed.
    const distance = (-speed * flingMs) / 3 / scaleOf(state().os);
    const frame = (): void => {
      const share = Math.min(1, (performance.now() - began) / flingMs);
      const want = start + distance * (1 - pow(1 - share, 3));
      scrolling.offset = place(scrolling, want);
      if (share < 1 && Math.abs(scrolling.offset - want) < 1) request = requestAnimationFrame(frame);
      else done();
    };
    let request = requestAnimationFrame(frame);
    this.#fling = {
      stop: () => {
        cancelAnimationFrame(request);
        done();
      },
    };
  }

  turnWheel(e: WheelEvent): void {
    if (!this.#grip.mine() || this.#fling || e.ctrlKey) return;
    const from = spotOf(e);
    const unit = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
    const across = Math.abs(e.deltaX) > Math.abs(e.deltaY);
    const by = ((across ? e.deltaX : e.deltaY) * unit) / scaleOf(state().os);
    if (!this.#wheel) {
      // From the middle of what is under the pointer: the wheel has no business with the edges.
      const far = -Math.sign(by) * farPixels;
      const inner = innerOf(from);
      const scrolling = this.scrollingOf(inner, {
        x: inner.x + (across ? far : 0),
        y: inner.y + (across ? 0 : far),
      });
      if (!scrolling) return;
      this.#wheel = { scrolling, from, timer: undefined };
    }
    const wheel = this.#wheel;
    wheel.scrolling.offset = place(wheel.scrolling, wheel.scrolling.offset + by);
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => this.endWheel(), wheelMs);
  }
  endWheel(): void {
    if (!this.#wheel) return;
    const { scrolling, from, timer } = this.#wheel;
    clearTimeout(timer);
    this.#wheel = null;
    const by = (scrolling.start - scrolling.offset) * scaleOf(state().os);
    const across = scrolling.part.axis === "x";
    this.throw(scrolling, 0, from, { x: from.x + (across ? by : 0), y: from.y + (across ? 0 : by) });
  }
}

const offsetOf = (el: Element, { axis }: ScrollPart): number => (axis === "y" ? el.scrollTop : el.scrollLeft);
/** Moves a part without a command, and tells where it came to stand. */
function place({ el, part }: Pick<Scrolling, "el" | "part">, offset: number): number {
  if (part.axis === "y") el.scrollTop = offset;
  else el.scrollLeft = offset;
  return offsetOf(el, part);
}
