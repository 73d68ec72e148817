/**
 * A person's scrolling of lists. A list follows the finger or the wheel, and a finger can fling it. Each scroll is one
 * gesture.
 */
import { isFling, type PointerPosition } from "#contract/stroke.ts";
import { restingMovement, scrollPartTo, swipe } from "../gestures.ts";
import { probe, state } from "../runtime.ts";
import { scaleOf } from "../scale.ts";
import { scrollParts, type ScrollPart } from "../touch.ts";
import type { InputContext } from "./input-context.ts";
import { awayFromEdges, toActionPoint, pointOfEvent } from "./points.ts";
import { pow } from "#state/portable-math.ts";

/** A scrollable part that follows the finger. `offset` is not in the state until the gesture ends. */
export interface ScrollDrag {
  readonly kind: "scroll";
  readonly el: Element;
  readonly part: ScrollPart;
  readonly start: number;
  offset: number;
}

const wheelMs = 160;
const flingMs = 800;
/** The height of one wheel line, in pixels. */
const linePixels = 20;
/**
 * A distance, in pixels, that every part accepts as a swipe. Such a swipe is tried to find out the effect of a
 * movement.
 */
export const probePixels = 120;

export class ListScroll {
  readonly #context: InputContext;
  #wheel: {
    readonly scrolling: ScrollDrag;
    readonly from: PointerPosition;
    timer: ReturnType<typeof setTimeout> | undefined;
  } | null = null;
  #fling: { readonly stop: () => void } | null = null;

  constructor(grip: InputContext) {
    this.#context = grip;
  }

  /** Whether a list is currently flung or scrolled by the wheel. */
  get isMoving(): boolean {
    return this.#fling !== null || this.#wheel !== null;
  }
  /** Stops a fling. Returns whether a list was flung. */
  stop(): boolean {
    const flung = this.#fling !== null;
    this.#fling?.stop();
    return flung;
  }
  /** Discards the gesture in progress without reporting it. */
  discard(): void {
    this.#fling?.stop();
    clearTimeout(this.#wheel?.timer);
    this.#wheel = null;
  }

  /** Finds the part that a swipe would scroll. The part is not scrolled. */
  findScrollDrag(from: PointerPosition, to: PointerPosition): ScrollDrag | null {
    const before = [...scrollParts].map(([el, part]) => [el, part, offsetOf(el, part)] as const);
    const [first] = probe(() => swipe(from, to, restingMovement));
    for (const [el, part, offset] of before) if (offsetOf(el, part) !== offset) setOffset({ el, part }, offset);
    if (first?.name !== "os.scroll") return null;
    const { entry, name } = first.args as { entry: string; name: string };
    const found = before.find(([, part]) => part.entry === entry && part.name === name);
    return found ? { kind: "scroll", el: found[0], part: found[1], start: found[2], offset: found[2] } : null;
  }
  /** Scrolls the part so that it follows the finger, which is at `to`. */
  follow(scrolling: ScrollDrag, from: PointerPosition, to: PointerPosition): void {
    const { axis } = scrolling.part;
    scrolling.offset = setOffset(scrolling, scrolling.start - (to[axis] - from[axis]) / scaleOf(state().os));
  }
  /** Ends the scroll. `speed`: the finger's speed along the part's axis, in pixels per millisecond. */
  release(scrolling: ScrollDrag, speed: number, from: PointerPosition, to: PointerPosition): void {
    const done = (): void => {
      this.#fling = null;
      if (!this.#context.acceptsTouches()) this.#context.restore();
      else
        this.#context.gesture({ type: "SWIPE", point1: toActionPoint(from), point2: toActionPoint(to) }, () => {
          if (scrollParts.get(scrolling.el) !== scrolling.part) return null;
          scrollPartTo(scrolling.el, scrolling.part, scrolling.offset);
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
    // With this distance, the decelerating movement starts at the finger's speed.
    const distance = (-speed * flingMs) / 3 / scaleOf(state().os);
    const frame = (): void => {
      const share = Math.min(1, (performance.now() - began) / flingMs);
      const want = start + distance * (1 - pow(1 - share, 3));
      scrolling.offset = setOffset(scrolling, want);
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
    if (!this.#context.acceptsTouches() || this.#fling || e.ctrlKey) return;
    const from = pointOfEvent(e);
    const unit = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
    const across = Math.abs(e.deltaX) > Math.abs(e.deltaY);
    const by = ((across ? e.deltaX : e.deltaY) * unit) / scaleOf(state().os);
    if (!this.#wheel) {
      // Uses points away from the edges of the display, because a wheel cannot make an edge gesture.
      const far = -Math.sign(by) * probePixels;
      const inner = awayFromEdges(from);
      const scrolling = this.findScrollDrag(inner, {
        x: inner.x + (across ? far : 0),
        y: inner.y + (across ? 0 : far),
      });
      if (!scrolling) return;
      this.#wheel = { scrolling, from, timer: undefined };
    }
    const wheel = this.#wheel;
    wheel.scrolling.offset = setOffset(wheel.scrolling, wheel.scrolling.offset + by);
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
    this.release(scrolling, 0, from, { x: from.x + (across ? by : 0), y: from.y + (across ? 0 : by) });
  }
}

const offsetOf = (el: Element, { axis }: ScrollPart): number => (axis === "y" ? el.scrollTop : el.scrollLeft);
/** Scrolls a part without a command. Returns the offset that the browser set. */
function setOffset({ el, part }: Pick<ScrollDrag, "el" | "part">, offset: number): number {
  if (part.axis === "y") el.scrollTop = offset;
  else el.scrollLeft = offset;
  return offsetOf(el, part);
}
