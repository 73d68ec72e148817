/** One finger on the glass: what it touches decides what its way means. */
import { holdMs, isDouble, Stroke, type Spot } from "../../contract/stroke.ts";
import { hold as longPress, performGesture, swipe, tap } from "../gestures.ts";
import { state, takeEmitted } from "../runtime.ts";
import { elementAt, scaleOf } from "../scale.ts";
import { touchAt, type Touch } from "../touch.ts";
import type { Glide } from "./glide.ts";
import type { Grip } from "./grip.ts";
import { farPixels, type Lists, type Scrolling } from "./lists.ts";
import { pointOf, spotOf } from "./spots.ts";
import { hypot } from "../../state/portable-math.ts";

interface Down {
  readonly id: number;
  readonly stroke: Stroke;
  /** What the movement turned out to be. */
  drag:
    | Scrolling
    | { readonly kind: "slide"; readonly stroke: boolean }
    | { readonly kind: "carry"; readonly el: HTMLElement }
    | { readonly kind: "pan" }
    | { readonly kind: "swipe" }
    | null;
  /** A held finger, or one that stopped a flung list, does nothing more. */
  spent: boolean;
  /** It was held: where it comes to may be picked. */
  held: boolean;
  /** What it has picked up: moved, it is carried; let go where it lies, it was a long press. */
  lifted: HTMLElement | null;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export class Finger {
  readonly #grip: Grip;
  readonly #lists: Lists;
  readonly #glide: Glide;
  #now: Down | null = null;
  #lastTap: { readonly at: number; readonly spot: Spot } | null = null;

  constructor(grip: Grip, lists: Lists, glide: Glide) {
    this.#grip = grip;
    this.#lists = lists;
    this.#glide = glide;
  }

  get isDown(): boolean {
    return this.#now !== null;
  }
  /** Nothing of what is under way shall be told. */
  drop(): void {
    if (this.#now) this.#letGo(this.#now);
  }
  /** A second finger came beside it: what both do is theirs, where there is something that two fingers move. */
  joined(e: PointerEvent): boolean {
    const now = this.#now;
    if (!now || now.spent || !this.#glide.begin(now.id, now.stroke.to, e)) return false;
    this.#letGo(now);
    return true;
  }

  down(e: PointerEvent): void {
    if (!this.#grip.mine() || this.#now) return;
    const spent = this.#lists.stop() || this.#glide.stop();
    this.#lists.endWheel();
    const stroke = new Stroke(spotOf(e), performance.now());
    const timer = spent ? undefined : setTimeout(() => this.#hold(), holdMs);
    this.#now = { id: e.pointerId, stroke, drag: null, spent, held: false, lifted: null, timer };
  }
  move(e: PointerEvent): void {
    const now = this.#now;
    if (now?.id !== e.pointerId) return;
    now.stroke.move(spotOf(e), performance.now());
    if (!now.drag) {
      if (now.spent || !now.stroke.moved || !this.#grip.mine()) return;
      clearTimeout(now.timer);
      now.drag = now.lifted ? { kind: "carry", el: now.lifted } : this.#dragFrom(now.stroke);
    }
    this.#follow(now);
  }
  /** What it moves is drawn again where it is. */
  follow(): void {
    if (this.#now?.drag) this.#follow(this.#now);
  }
  cancel(e: PointerEvent): void {
    if (this.#now?.id !== e.pointerId) return;
    this.#letGo(this.#now);
    this.#grip.restore();
  }
  up(e: PointerEvent): void {
    const was = this.#now;
    if (was?.id !== e.pointerId) return;
    const { stroke, drag, spent, held, lifted } = was;
    const { from, to } = stroke;
    this.#letGo(was);
    const offered = this.#grip.mine() && held && touchAt(elementAt(to), (t) => t.afterHold === true);
    if (offered) this.#grip.gesture({ type: "CLICK", point: pointOf(to) }, () => tap(to));
    else if (!this.#grip.mine() || (spent && !drag)) this.#grip.restore();
    else if (drag?.kind === "scroll")
      this.#lists.throw(drag, stroke.speed(performance.now())[drag.part.axis], from, to);
    else if (drag?.kind === "pan") this.#glide.throw(stroke, performance.now());
    else if (drag?.kind === "carry") this.#carry(from, to);
    else if (lifted) this.#longPress(from);
    else if (drag?.kind === "slide" && drag.stroke) this.#grip.restore();
    else if (drag) {
      this.#grip.restore();
      this.#grip.gesture({ type: "SWIPE", point1: pointOf(from), point2: pointOf(to) }, () => swipe(from, to, 0));
    } else this.#tapped(from);
  }

  #hold(): void {
    const now = this.#now;
    if (!now || now.drag || now.spent || !this.#grip.mine()) return;
    const { from } = now.stroke;
    const carried = touchAt(elementAt(from), (t) => t.onCarry !== undefined && t.disabled !== true);
    if (carried) {
      now.lifted = carried.el as HTMLElement;
      now.lifted.style.transform = "scale(1.08)";
      return;
    }
    now.spent = true;
    now.held = true;
    this.#longPress(from);
  }
  #follow({ stroke, drag }: Down): void {
    const { from, to } = stroke;
    if (drag?.kind === "scroll") this.#lists.follow(drag, from, to);
    else if (drag?.kind === "pan") this.#glide.follow(from, to);
    else if (drag?.kind === "slide") {
      // Tried on the copy, told to nobody.
      this.#grip.restore();
      takeEmitted();
      swipe(from, to, 0);
      // A stroke that turns is one gesture up to where it turned, and goes on from there.
      if (takeEmitted().length > 0 && drag.stroke) {
        this.#grip.restore();
        stroke.turn();
        this.#carry(from, to);
      }
    } else if (drag?.kind === "carry") {
      const scale = scaleOf(state().os);
      drag.el.style.transform = `translate(${(to.x - from.x) / scale}px, ${(to.y - from.y) / scale}px) scale(1.08)`;
    }
  }
  /** The gesture itself says what a movement is, when asked with a movement that is long enough. */
  #dragFrom({ from, to }: Stroke): NonNullable<Down["drag"]> {
    const across = Math.abs(to.x - from.x) > Math.abs(to.y - from.y);
    const slides = (t: Touch): boolean => t.onDrag !== undefined || (across && t.onSlide !== undefined);
    const slid = touchAt(elementAt(from), slides);
    if (slid) return { kind: "slide", stroke: slid.touch.stroke === true };
    const stretch = farPixels / hypot(to.x - from.x, to.y - from.y);
    const far = { x: from.x + (to.x - from.x) * stretch, y: from.y + (to.y - from.y) * stretch };
    if (this.#glide.takes(from, far)) return { kind: "pan" };
    return this.#lists.scrollingOf(from, far) ?? { kind: "swipe" };
  }
  #carry(from: Spot, to: Spot): void {
    this.#grip.gesture({ type: "DRAG", point1: pointOf(from), point2: pointOf(to) }, () => swipe(from, to, 0, true));
  }
  #longPress(from: Spot): void {
    this.#grip.gesture({ type: "LONG_PRESS", point: pointOf(from) }, () => longPress(from));
  }
  #tapped(spot: Spot): void {
    const again = { at: performance.now(), spot };
    const isSecond = this.#lastTap !== null && isDouble(this.#lastTap, again);
    this.#lastTap = isSecond ? null : again;
    const point = pointOf(spot);
    const twice = isSecond && touchAt(elementAt(spot), (t) => t.onDoubleTap !== undefined) !== null;
    if (twice) this.#grip.gesture({ type: "DOUBLE_TAP", point }, () => performGesture({ type: "DOUBLE_TAP", point }));
    else this.#grip.gesture({ type: "CLICK", point }, () => tap(spot));
  }
  /** What was picked up lies again where the state says. */
  #letGo(was: Down): void {
    clearTimeout(was.timer);
    if (was.lifted) was.lifted.style.transform = "";
    this.#now = null;
  }
}
