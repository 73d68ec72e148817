/** A person's gestures on maps. One finger pans a map and can fling it. Two fingers zoom the map. */
import { isFling, type PointerPosition, type Stroke } from "#contract/stroke.ts";
import { edgeGesture } from "../edge-gestures.ts";
import { pinch, restingMovement, swipe } from "../gestures.ts";
import { state, takeEmitted } from "../runtime.ts";
import { elementAt } from "../scale.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { touchAt, type Pinch } from "../touch.ts";
import type { InputContext } from "./input-context.ts";
import { toActionPoint, pointOfEvent } from "./points.ts";
import { hypot, log2, pow } from "#state/portable-math.ts";

/** The duration of a fling, in milliseconds. A flung list takes the same time. */
const flingMs = 800;
const wheelMs = 160;
/** The number of wheel units that double the zoom. */
const wheelUnits = 260;

export class MapGestures {
  readonly #context: InputContext;
  #fling: { readonly stop: () => void } | null = null;
  #pinch: {
    readonly a: number;
    readonly b: number;
    from: readonly [PointerPosition, PointerPosition];
    to: readonly [PointerPosition, PointerPosition];
  } | null = null;
  #wheel: { readonly at: PointerPosition; levels: number; timer: ReturnType<typeof setTimeout> | undefined } | null =
    null;

  constructor(grip: InputContext) {
    this.#context = grip;
  }
  get isMoving(): boolean {
    return this.#fling !== null || this.#pinch !== null || this.#wheel !== null;
  }
  /** Stops a fling. Returns whether a map was flung. */
  stop(): boolean {
    const was = this.#fling !== null;
    this.#fling?.stop();
    return was;
  }
  discard(): void {
    this.#fling?.stop();
    this.#pinch = null;
    clearTimeout(this.#wheel?.timer);
    this.#wheel = null;
  }

  /** Whether a movement from this point would pan a map. */
  canPan(from: PointerPosition, to: PointerPosition): boolean {
    if (edgeGesture(from, to, displaySizeOf(state()), state().os.settings.gestures.navigation) !== null) return false;
    return touchAt(elementAt(from), (t) => t.onPan !== undefined) !== null;
  }
  /** Pans the map to the finger, which is at `to`. The movement is applied only to the page's copy and not reported. */
  follow(from: PointerPosition, to: PointerPosition): void {
    this.#preview(() => swipe(from, to, restingMovement));
  }
  #preview(change: () => unknown): void {
    this.#context.restore();
    takeEmitted();
    change();
    takeEmitted();
  }
  /** Ends the movement and flings the map with the finger's speed, in pixels per millisecond. */
  release(stroke: Stroke, now: number): void {
    const { from, to } = stroke;
    const speed = stroke.speed(now);
    let at = to;
    const done = (): void => {
      this.#fling = null;
      this.#context.restore();
      if (this.#context.acceptsTouches())
        this.#context.gesture({ type: "DRAG", point1: toActionPoint(from), point2: toActionPoint(at) }, () =>
          swipe(from, at, restingMovement),
        );
    };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isFling(hypot(speed.x, speed.y)) || still) {
      done();
      return;
    }
    const began = performance.now();
    const frame = (): void => {
      const share = Math.min(1, (performance.now() - began) / flingMs);
      const far = (flingMs / 3) * (1 - pow(1 - share, 3));
      at = { x: to.x + speed.x * far, y: to.y + speed.y * far };
      this.follow(from, at);
      if (share < 1) request = requestAnimationFrame(frame);
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

  /** Handles a second finger. Returns true if both fingers are over a part that can be pinched. */
  startPinch(a: number, first: PointerPosition, e: PointerEvent): boolean {
    if (!this.#context.acceptsTouches() || this.#pinch) return false;
    const second = pointOfEvent(e);
    const middle = middleOf(first, second);
    if (!touchAt(elementAt(middle), (t) => t.onPinch !== undefined)) return false;
    this.#pinch = { a, b: e.pointerId, from: [first, second], to: [first, second] };
    return true;
  }
  movePinch(e: PointerEvent): boolean {
    const now = this.#pinch;
    if (!now || (e.pointerId !== now.a && e.pointerId !== now.b)) return false;
    const at = pointOfEvent(e);
    now.to = e.pointerId === now.a ? [at, now.to[1]] : [now.to[0], at];
    this.#preview(() => pinch(pinchBetween(now.from, now.to)));
    return true;
  }
  /** Ends the pinch after one of the two fingers was lifted. */
  endPinch(e: PointerEvent): boolean {
    const was = this.#pinch;
    if (!was || (e.pointerId !== was.a && e.pointerId !== was.b)) return false;
    this.#pinch = null;
    this.#context.restore();
    const pinched = pinchBetween(was.from, was.to);
    if (this.#context.acceptsTouches()) this.#context.gesture(zoomAction(pinched), () => pinch(pinched));
    return true;
  }

  /** Zooms the map under the pointer when the wheel turns. Returns false if no map is under the pointer. */
  turnWheel(e: WheelEvent): boolean {
    const at = this.#wheel?.at ?? pointOfEvent(e);
    if (!this.#context.acceptsTouches() || !touchAt(elementAt(at), (t) => t.onPinch !== undefined)) return false;
    const unit = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.#wheel ??= { at, levels: 0, timer: undefined };
    const wheel = this.#wheel;
    // A browser reports a pinch on a touchpad as a wheel with Ctrl, in smaller units.
    wheel.levels = Math.max(-4, Math.min(4, wheel.levels - ((e.deltaY * unit) / wheelUnits) * (e.ctrlKey ? 4 : 1)));
    this.#preview(() => pinch(zoomAt(wheel)));
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => {
      this.#wheel = null;
      this.#context.restore();
      if (this.#context.acceptsTouches()) this.#context.gesture(zoomAction(zoomAt(wheel)), () => pinch(zoomAt(wheel)));
    }, wheelMs);
    return true;
  }
}
const middleOf = (a: PointerPosition, b: PointerPosition): PointerPosition => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
});
const zoomAt = ({ at, levels }: { readonly at: PointerPosition; readonly levels: number }): Pinch => ({
  at,
  by: { x: 0, y: 0 },
  levels,
});
function pinchBetween(
  from: readonly [PointerPosition, PointerPosition],
  to: readonly [PointerPosition, PointerPosition],
): Pinch {
  const wide = ([a, b]: readonly [PointerPosition, PointerPosition]): number =>
    Math.max(24, hypot(a.x - b.x, a.y - b.y));
  const [m, n] = [middleOf(...from), middleOf(...to)];
  return { at: m, by: { x: n.x - m.x, y: n.y - m.y }, levels: log2(wide(to) / wide(from)) };
}
/**
 * Returns the action that the log shows for a pinch. An agent cannot pinch, so the log names the effect of the pinch
 * instead.
 */
const zoomAction = ({ at, levels }: Pinch) => ({
  type: levels >= 0 ? "ZOOM_IN" : "ZOOM_OUT",
  point: toActionPoint(at),
});
