/** Maps under a person's hand: they go with one finger, and on for a little where it flung them; two fingers bring them nearer. */
import { isFling, type Spot, type Stroke } from "../../contract/stroke.ts";
import { edgeOf } from "../edges.ts";
import { pinch, swipe } from "../gestures.ts";
import { state, takeEmitted } from "../runtime.ts";
import { elementAt } from "../scale.ts";
import { sizeOf } from "../../os/turned.ts";
import { touchAt, type Pinched } from "../touch.ts";
import type { Grip } from "./grip.ts";
import { pointOf, spotOf } from "./spots.ts";
import { hypot, log2, pow } from "../../state/portable-math.ts";

/** As lists that are flung. */
const glideMs = 800;
const wheelMs = 160;
/** Of a wheel: so many of its units are one doubling. */
const wheelUnits = 260;

export class Glide {
  readonly #grip: Grip;
  #going: { readonly stop: () => void } | null = null;
  #fingers: { readonly a: number; readonly b: number; from: readonly [Spot, Spot]; to: readonly [Spot, Spot] } | null =
    null;
  #wheel: { readonly at: Spot; levels: number; timer: ReturnType<typeof setTimeout> | undefined } | null = null;

  constructor(grip: Grip) {
    this.#grip = grip;
  }
  get moving(): boolean {
    return this.#going !== null || this.#fingers !== null || this.#wheel !== null;
  }
  /** Stops what goes on by itself, and tells whether anything did. */
  stop(): boolean {
    const was = this.#going !== null;
    this.#going?.stop();
    return was;
  }
  drop(): void {
    this.#going?.stop();
    this.#fingers = null;
    clearTimeout(this.#wheel?.timer);
    this.#wheel = null;
  }

  /** Whether a movement from here moves a map. */
  takes(from: Spot, to: Spot): boolean {
    if (edgeOf(from, to, sizeOf(state()), state().os.settings.gestures.navigation) !== null) return false;
    return touchAt(elementAt(from), (t) => t.onPan !== undefined) !== null;
  }
  /** The finger is at `to`: tried on the copy, told to nobody. */
  follow(from: Spot, to: Spot): void {
    this.#try(() => swipe(from, to, 0));
  }
  #try(change: () => unknown): void {
    this.#grip.restore();
    takeEmitted();
    change();
    takeEmitted();
  }
  /** Lets it go at a speed, in pixels a millisecond. */
  throw(stroke: Stroke, now: number): void {
    const { from, to } = stroke;
    const speed = stroke.speed(now);
    let at = to;
    const done = (): void => {
      this.#going = null;
      this.#grip.restore();
      if (this.#grip.mine())
        this.#grip.gesture({ type: "DRAG", point1: pointOf(from), point2: pointOf(at) }, () => swipe(from, at, 0));
    };
    const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
    if (!isFling(hypot(speed.x, speed.y)) || still) {
      done();
      return;
    }
    const began = performance.now();
    const frame = (): void => {
      const share = Math.min(1, (performance.now() - began) / glideMs);
      const far = (glideMs / 3) * (1 - pow(1 - share, 3));
      at = { x: to.x + speed.x * far, y: to.y + speed.y * far };
      this.follow(from, at);
      if (share < 1) request = requestAnimationFrame(frame);
      else done();
    };
    let request = requestAnimationFrame(frame);
    this.#going = {
      stop: () => {
        cancelAnimationFrame(request);
        done();
      },
    };
  }

  /** A second finger beside one that is down: true where there is something that two of them move. */
  begin(a: number, first: Spot, e: PointerEvent): boolean {
    if (!this.#grip.mine() || this.#fingers) return false;
    const second = spotOf(e);
    const middle = mid(first, second);
    if (!touchAt(elementAt(middle), (t) => t.onPinch !== undefined)) return false;
    this.#fingers = { a, b: e.pointerId, from: [first, second], to: [first, second] };
    return true;
  }
  move(e: PointerEvent): boolean {
    const now = this.#fingers;
    if (!now || (e.pointerId !== now.a && e.pointerId !== now.b)) return false;
    const at = spotOf(e);
    now.to = e.pointerId === now.a ? [at, now.to[1]] : [now.to[0], at];
    this.#try(() => pinch(pinchedBy(now.from, now.to)));
    return true;
  }
  /** One of both is lifted: that was it. */
  end(e: PointerEvent): boolean {
    const was = this.#fingers;
    if (!was || (e.pointerId !== was.a && e.pointerId !== was.b)) return false;
    this.#fingers = null;
    this.#grip.restore();
    const pinched = pinchedBy(was.from, was.to);
    if (this.#grip.mine()) this.#grip.gesture(told(pinched), () => pinch(pinched));
    return true;
  }

  /** A wheel over a map brings it nearer; true where there is one. */
  turnWheel(e: WheelEvent): boolean {
    const at = this.#wheel?.at ?? spotOf(e);
    if (!this.#grip.mine() || !touchAt(elementAt(at), (t) => t.onPinch !== undefined)) return false;
    const unit = e.deltaMode === WheelEvent.DOM_DELTA_LINE ? 20 : 1;
    this.#wheel ??= { at, levels: 0, timer: undefined };
    const wheel = this.#wheel;
    // Two fingers on a touchpad are told as a wheel that is turned with Ctrl, in smaller units.
    wheel.levels = Math.max(-4, Math.min(4, wheel.levels - ((e.deltaY * unit) / wheelUnits) * (e.ctrlKey ? 4 : 1)));
    this.#try(() => pinch(pinchOf(wheel)));
    clearTimeout(wheel.timer);
    wheel.timer = setTimeout(() => {
      this.#wheel = null;
      this.#grip.restore();
      if (this.#grip.mine()) this.#grip.gesture(told(pinchOf(wheel)), () => pinch(pinchOf(wheel)));
    }, wheelMs);
    return true;
  }
}
const mid = (a: Spot, b: Spot): Spot => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const pinchOf = ({ at, levels }: { readonly at: Spot; readonly levels: number }): Pinched => ({
  at,
  by: { x: 0, y: 0 },
  levels,
});
function pinchedBy(from: readonly [Spot, Spot], to: readonly [Spot, Spot]): Pinched {
  const wide = ([a, b]: readonly [Spot, Spot]): number => Math.max(24, hypot(a.x - b.x, a.y - b.y));
  const [m, n] = [mid(...from), mid(...to)];
  return { at: m, by: { x: n.x - m.x, y: n.y - m.y }, levels: log2(wide(to) / wide(from)) };
}
/** Two fingers are none of an agent's actions: the log calls it by what it did. */
const told = ({ at, levels }: Pinched) => ({ type: levels >= 0 ? "ZOOM_IN" : "ZOOM_OUT", point: pointOf(at) });
