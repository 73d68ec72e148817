/** One finger on the display. The part that the finger touches determines the meaning of its movement. */
import { holdMs, isDoubleTap, Stroke, type PointerPosition } from "#contract/stroke.ts";
import { carryingMovement, hold as longPress, performGesture, restingMovement, swipe, tap } from "../gestures.ts";
import { state, takeEmitted } from "../runtime.ts";
import { elementAt, scaleOf } from "../scale.ts";
import { touchAt, type Touch } from "../touch.ts";
import type { MapGestures } from "./map-gestures.ts";
import type { InputContext } from "./input-context.ts";
import { probePixels, type ListScroll, type ScrollDrag } from "./list-scroll.ts";
import { toActionPoint, pointOfEvent } from "./points.ts";
import { hypot } from "#state/portable-math.ts";

interface Down {
  readonly id: number;
  readonly stroke: Stroke;
  /** The kind of the movement, once it is known. */
  drag:
    | ScrollDrag
    | { readonly kind: "slide"; readonly stroke: boolean }
    | { readonly kind: "carry"; readonly el: HTMLElement }
    | { readonly kind: "pan" }
    | { readonly kind: "swipe" }
    | null;
  /**
   * Whether the rest of this touch has no effect, because the finger has made a long press or has stopped a flung list.
   */
  ignored: boolean;
  /** Whether the finger has made a long press. The finger can then choose the item over which it is lifted. */
  held: boolean;
  /**
   * The element that the finger has picked up. A finger that then moves drags the element. A finger that is lifted
   * without a movement makes a long press.
   */
  pickedUp: HTMLElement | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Finger {
  readonly #context: InputContext;
  readonly #listScroll: ListScroll;
  readonly #mapGestures: MapGestures;
  #now: Down | null = null;
  #lastTap: { readonly at: number; readonly spot: PointerPosition } | null = null;

  constructor(grip: InputContext, lists: ListScroll, glide: MapGestures) {
    this.#context = grip;
    this.#listScroll = lists;
    this.#mapGestures = glide;
  }

  get isDown(): boolean {
    return this.#now !== null;
  }
  /** Discards the gesture in progress without reporting it. */
  discard(): void {
    if (this.#now) this.#release(this.#now);
  }
  /** Handles a second finger. Returns true if the two fingers pinch a part; the first finger's gesture then ends. */
  startPinch(e: PointerEvent): boolean {
    const now = this.#now;
    if (!now || now.ignored || !this.#mapGestures.startPinch(now.id, now.stroke.to, e)) return false;
    this.#release(now);
    return true;
  }

  down(e: PointerEvent): void {
    if (!this.#context.acceptsTouches() || this.#now) return;
    const ignored = this.#listScroll.stop() || this.#mapGestures.stop();
    this.#listScroll.endWheel();
    const stroke = new Stroke(pointOfEvent(e), performance.now());
    const timer = ignored ? undefined : setTimeout(() => this.#hold(), holdMs);
    this.#now = { id: e.pointerId, stroke, drag: null, ignored, held: false, pickedUp: null, timer };
  }
  move(e: PointerEvent): void {
    const now = this.#now;
    if (now?.id !== e.pointerId) return;
    now.stroke.move(pointOfEvent(e), performance.now());
    if (!now.drag) {
      if (now.ignored || !now.stroke.moved || !this.#context.acceptsTouches()) return;
      clearTimeout(now.timer);
      now.drag = now.pickedUp ? { kind: "carry", el: now.pickedUp } : this.#dragFrom(now.stroke);
    }
    this.#follow(now);
  }
  /** Applies the movement again after the display has been redrawn. */
  redraw(): void {
    if (this.#now?.drag) this.#follow(this.#now);
  }
  cancel(e: PointerEvent): void {
    if (this.#now?.id !== e.pointerId) return;
    this.#release(this.#now);
    this.#context.restore();
  }
  up(e: PointerEvent): void {
    const was = this.#now;
    if (was?.id !== e.pointerId) return;
    const { stroke, drag, ignored, held, pickedUp } = was;
    const { from, to } = stroke;
    this.#release(was);
    const offered = this.#context.acceptsTouches() && held && touchAt(elementAt(to), (t) => t.afterHold === true);
    if (offered) this.#context.gesture({ type: "CLICK", point: toActionPoint(to) }, () => tap(to));
    else if (!this.#context.acceptsTouches() || (ignored && !drag)) this.#context.restore();
    else if (drag?.kind === "scroll")
      this.#listScroll.release(drag, stroke.speed(performance.now())[drag.part.axis], from, to);
    else if (drag?.kind === "pan") this.#mapGestures.release(stroke, performance.now());
    else if (drag?.kind === "carry") this.#carry(from, to);
    else if (pickedUp) this.#longPress(from);
    else if (drag?.kind === "slide" && drag.stroke) this.#context.restore();
    else if (drag) {
      this.#context.restore();
      this.#context.gesture({ type: "SWIPE", point1: toActionPoint(from), point2: toActionPoint(to) }, () =>
        swipe(from, to, restingMovement),
      );
    } else this.#tap(from);
  }

  #hold(): void {
    const now = this.#now;
    if (!now || now.drag || now.ignored || !this.#context.acceptsTouches()) return;
    const { from } = now.stroke;
    const carried = touchAt(elementAt(from), (t) => t.onCarry !== undefined && t.disabled !== true);
    if (carried) {
      now.pickedUp = carried.el as HTMLElement;
      now.pickedUp.style.transform = "scale(1.08)";
      return;
    }
    now.ignored = true;
    now.held = true;
    this.#longPress(from);
  }
  #follow({ stroke, drag }: Down): void {
    const { from, to } = stroke;
    if (drag?.kind === "scroll") this.#listScroll.follow(drag, from, to);
    else if (drag?.kind === "pan") this.#mapGestures.follow(from, to);
    else if (drag?.kind === "slide") {
      // The movement is applied only to the page's copy and not reported.
      this.#context.restore();
      takeEmitted();
      swipe(from, to, restingMovement);
      // If a stroke changes its direction, each direction is reported as one gesture. At each turn, one gesture ends
      // and the next begins.
      if (takeEmitted().length > 0 && drag.stroke) {
        this.#context.restore();
        stroke.restartFromHere();
        this.#carry(from, to);
      }
    } else if (drag?.kind === "carry") {
      const scale = scaleOf(state().os);
      drag.el.style.transform = `translate(${(to.x - from.x) / scale}px, ${(to.y - from.y) / scale}px) scale(1.08)`;
    }
  }
  /**
   * Determines the kind of a movement. For this, extends the movement to a length that every part accepts as a swipe,
   * and finds out the effect of that swipe.
   */
  #dragFrom({ from, to }: Stroke): NonNullable<Down["drag"]> {
    const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
    const slides = (t: Touch): boolean => t.onDrag !== undefined || (across && t.onSlide !== undefined);
    const slid = touchAt(elementAt(from), slides);
    if (slid) return { kind: "slide", stroke: slid.touch.stroke === true };
    const stretch = probePixels / hypot(to.x - from.x, to.y - from.y);
    const far = { x: from.x + (to.x - from.x) * stretch, y: from.y + (to.y - from.y) * stretch };
    if (this.#mapGestures.canPan(from, far)) return { kind: "pan" };
    return this.#listScroll.findScrollDrag(from, far) ?? { kind: "swipe" };
  }
  #carry(from: PointerPosition, to: PointerPosition): void {
    this.#context.gesture({ type: "DRAG", point1: toActionPoint(from), point2: toActionPoint(to) }, () =>
      swipe(from, to, carryingMovement),
    );
  }
  #longPress(from: PointerPosition): void {
    this.#context.gesture({ type: "LONG_PRESS", point: toActionPoint(from) }, () => longPress(from));
  }
  #tap(spot: PointerPosition): void {
    const again = { at: performance.now(), spot };
    const isSecond = this.#lastTap !== null && isDoubleTap(this.#lastTap, again);
    this.#lastTap = isSecond ? null : again;
    const point = toActionPoint(spot);
    const twice = isSecond && touchAt(elementAt(spot), (t) => t.onDoubleTap !== undefined) !== null;
    if (twice)
      this.#context.gesture({ type: "DOUBLE_TAP", point }, () => performGesture({ type: "DOUBLE_TAP", point }));
    else this.#context.gesture({ type: "CLICK", point }, () => tap(spot));
  }
  /** Ends the gesture and moves the picked-up element back to its place. */
  #release(was: Down): void {
    clearTimeout(was.timer);
    if (was.pickedUp) was.pickedUp.style.transform = "";
    this.#now = null;
  }
}
