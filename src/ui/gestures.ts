/**
 * Performs the 17 actions on the display. The part under the point determines the effect. The same gesture on the same
 * state always has the same effect.
 */
import { findAppByName } from "#brands/define.ts";
import { holdMs, isHold, touchSlop } from "#contract/stroke.ts";
import { layoutFreeCommands } from "#contract/layout-free-commands.ts";
import { displaySizeOf } from "#os/orientation.ts";
import { brand } from "./brand.ts";
import { phone } from "./phone.ts";
import { edgeGesture } from "./edge-gestures.ts";
import { focusedField, pressEnter } from "./enter.ts";
import { flingDistance, isSwipedFarEnough } from "./fling.ts";
import { dispatch, display, probe, state } from "./runtime.ts";
import type { touchRegionAt } from "./touch-region.ts";
import { boxOf, elementAt, scaleOf, type DisplayPoint } from "./scale.ts";
import {
  convertOffset,
  nameOf,
  maxOffset,
  scrollParts,
  touchAt,
  touches,
  type Direction,
  type Pinch,
  type ScrollPart,
  type Touch,
} from "./touch.ts";
import { hypot } from "#state/portable-math.ts";

export type Point = readonly [x: number, y: number];
export interface Action {
  readonly type: string;
  readonly point?: Point;
  readonly point1?: Point;
  readonly point2?: Point;
  readonly value?: string | number;
  readonly clear?: boolean;
  readonly duration_ms?: number;
}
export interface Hit {
  readonly role: string;
  readonly name: string;
}
/** Without a duration, a fling moves a list by the distance of the finger, multiplied by 1 + `inertia`. */
const inertia = 0.9;
/** How a finger moves: how long, and what the content does after the lift. */
interface Movement {
  /** Returns how far the content moves after the lift, for the distance of the finger. */
  readonly glide: (distance: number) => number;
  /** Null: fast enough for every part. */
  readonly seconds: number | null;
  /** Whether the finger rests before it moves, so that it picks up what can be picked up. */
  readonly carries: boolean;
}
/** A movement that ends at rest: the content stops where the finger stops. */
export const restingMovement: Movement = { glide: () => 0, seconds: null, carries: false };
export const carryingMovement: Movement = { ...restingMovement, carries: true };
const swipeMovement = (durationMs: number | undefined): Movement => {
  if (durationMs === undefined) return { ...restingMovement, glide: (distance) => distance * inertia };
  const seconds = durationMs / 1000;
  return { ...restingMovement, glide: (distance) => flingDistance(distance / seconds), seconds };
};
/** A scroll offset that is practically zero, because it is smaller than the scroll step of any browser. */
const topOffset = 0.001;

const toDisplayPoint = ([x, y]: Point): DisplayPoint => {
  const { width, height } = displaySizeOf(state());
  return { x: Math.min((x / 1000) * width, width - 0.5), y: Math.min((y / 1000) * height, height - 0.5) };
};

/** Performs an action. Returns the control that received the action, or null. */
export function performGesture(action: Action): Hit | null {
  switch (action.type) {
    case "CLICK":
      return (isHold(action) ? hold : tap)(toDisplayPoint(action.point!));
    case "DOUBLE_TAP":
      return doubleTap(toDisplayPoint(action.point!));
    case "LONG_PRESS":
      return hold(toDisplayPoint(action.point!));
    case "SWIPE":
      return swipe(toDisplayPoint(action.point1!), toDisplayPoint(action.point2!), swipeMovement(action.duration_ms));
    case "DRAG":
      return swipe(toDisplayPoint(action.point1!), toDisplayPoint(action.point2!), carryingMovement);
    case "TYPE":
      return typeText(
        String(action.value ?? ""),
        action.point ? toDisplayPoint(action.point) : null,
        action.clear === true,
      );
    case "ENTER":
      pressEnter();
      revealCaret();
      return null;
    default:
      for (const command of layoutFreeCommands(action, (name) => findAppByName(brand(), name)) ?? []) dispatch(command);
      return null;
  }
}

function hitOf(found: { el: Element; touch: Touch } | null): Hit | null {
  return found && { role: found.touch.role, name: nameOf(found.el, found.touch) };
}
/** Whether a handler has read the exact position of the finger since the last reset. */
let isPointRead = false;
const trackedPoint = (at: DisplayPoint): DisplayPoint => ({
  get x() {
    isPointRead = true;
    return at.x;
  },
  get y() {
    isPointRead = true;
    return at.y;
  },
});
const isTappable = (t: Touch): boolean => t.onTap !== undefined || t.onSlide !== undefined;
const isHoldable = (t: Touch): boolean => t.onHold !== undefined || t.onTap !== undefined;
/**
 * Performs an action like `performGesture`, and also returns its touch region as `reach`, in 0..1000 of the display.
 * The same action has the same effect at every point of this box. `reach` is null if this is not certain, or if the
 * action does not have exactly one point.
 */
export function performWithTouchRegion(
  action: Action,
  reachOf: typeof touchRegionAt,
): {
  readonly hit: Hit | null;
  readonly reach: readonly [number, number, number, number] | null;
} {
  const isOnePlace = action.type === "CLICK" || action.type === "LONG_PRESS" || action.type === "TYPE";
  const at = isOnePlace && action.point ? toDisplayPoint(action.point) : null;
  const has = isHold(action) ? isHoldable : isTappable;
  const box = at && touchAt(elementAt(at), has)?.touch.onSlide === undefined ? reachOf(at, has) : null;
  const { width, height } = displaySizeOf(state());
  isPointRead = false;
  const hit = performGesture(action);
  if (!box || isPointRead) return { hit, reach: null };
  const [x, y] = [1000 / width, 1000 / height];
  return { hit, reach: [box.left * x, box.top * y, box.right * x, box.bottom * y] };
}
/** Runs a handler of a control and returns the control. A disabled control receives the touch but does nothing. */
function runHandler(found: { el: Element; touch: Touch } | null, act: (t: Touch) => void): Hit | null {
  const hit = hitOf(found);
  if (found && found.touch.disabled !== true) {
    act(found.touch);
    revealCaret();
  }
  return hit;
}
export function tap(at: DisplayPoint): Hit | null {
  const found = touchAt(elementAt(at), isTappable);
  return runHandler(found, (t) => {
    if (t.onSlide) t.onSlide(shareOf(found!.el, at.x));
    else t.onTap!(trackedPoint(at));
  });
}
function doubleTap(at: DisplayPoint): Hit | null {
  const found = touchAt(elementAt(at), (t) => t.onDoubleTap !== undefined);
  if (found) return runHandler(found, (t) => t.onDoubleTap!(at));
  const first = tap(at);
  return tap(at) ?? first;
}
export function hold(at: DisplayPoint): Hit | null {
  const found = touchAt(elementAt(at), isHoldable);
  return runHandler(found, (t) => (t.onHold ?? t.onTap!)(trackedPoint(at)));
}
const shareOf = (el: Element, x: number): number => {
  const box = boxOf(el);
  return Math.max(0, Math.min(1, (x - box.left) / box.width));
};

/** The minimum distance, in points of the display, that counts as pulling a list down. */
const minPullDistance = 60;
/**
 * Performs a movement of the finger. The system's edge gestures are tried first, then the parts under the start of the
 * movement, from the innermost outwards.
 */
export function swipe(from: DisplayPoint, to: DisplayPoint, movement: Movement): Hit | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = Math.abs(dx) > Math.abs(dy);
  const { glide, seconds, carries } = movement;
  const length = hypot(dx, dy);
  if (length < touchSlop) return (seconds !== null && seconds * 1000 >= holdMs ? hold : tap)(from);
  const handle = touchAt(elementAt(from), (t) => t.onDrag !== undefined);
  if (handle) return runHandler(handle, (t) => t.onDrag!(to, from));
  const meant = edgeGesture(from, to, displaySizeOf(state()), state().os.settings.gestures.navigation);
  if (meant === "home" || meant === "shade") {
    dispatch(meant === "home" ? { name: "os.home", args: {} } : { name: "os.shade", args: { open: true } });
    return null;
  }
  const slider = touchAt(elementAt(from), (t) => t.onSlide !== undefined);
  if (meant === "back" && state().view.surface === null && !slider) {
    dispatch({ name: "os.back", args: {} });
    return null;
  }
  // A swipe up opens a locked phone from any point, including a notification card.
  if (phone.isAsleep(state()) && dy < -40 && !across) {
    dispatch({ name: state().view.power === "off" ? "os.wake" : "os.unlock", args: {} });
    return null;
  }
  const axis = across ? "x" : "y";
  const direction: Direction = across ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";
  for (let el = elementAt(from); el; el = el.parentElement) {
    const touch = touches.get(el);
    if (carries && touch?.onCarry && touch.disabled !== true) {
      // The name is read before the drop, because a list draws its rows anew after it.
      const hit = hitOf({ el, touch });
      if (touch.onCarry(to)) {
        revealCaret();
        return hit;
      }
    }
    if (touch?.onPan && touch.disabled !== true) {
      const longer = 1 + glide(length) / length;
      return runHandler({ el, touch }, (t) => t.onPan!({ x: dx * longer, y: dy * longer }));
    }
    if (touch?.onSlide && across) return runHandler({ el, touch }, (t) => t.onSlide!(shareOf(el!, to.x)));
    const part = scrollParts.get(el);
    if (part?.onPull && dy > minPullDistance && direction === "down" && el.scrollTop < 0.5) {
      part.onPull();
      return { role: "list", name: part.name };
    }
    const moved = across ? dx : dy;
    const far = Math.abs(moved);
    if (part?.axis === axis && scrollBy(el, part, -Math.sign(moved) * (far + glide(far))))
      return { role: "list", name: part.name };
    if (touch?.onSwipe && touch.disabled !== true) {
      const box = boxOf(el);
      const isFar = seconds === null || isSwipedFarEnough(far, across ? box.width : box.height, seconds);
      const swiped = { accepts: false };
      const act = (): void => void (swiped.accepts = touch.onSwipe!(direction) !== false);
      // A part that is not swiped far enough springs back, but its parents do not get the swipe.
      if (isFar) act();
      else probe(act);
      if (swiped.accepts) return hitOf({ el, touch });
    }
  }
  return null;
}
/** Performs a pinch on a part that can be zoomed with two fingers. */
export function pinch(pinched: Pinch): Hit | null {
  return runHandler(
    touchAt(elementAt(pinched.at), (t) => t.onPinch !== undefined),
    (t) => t.onPinch!(pinched),
  );
}
/**
 * Scrolls a part. Returns whether the part can be scrolled at all. A part that is already at its end can be scrolled
 * too.
 */
function scrollBy(el: Element, part: ScrollPart, by: number): boolean {
  const max = maxOffset(el, part);
  if (max <= 0) return false;
  const now = part.axis === "y" ? el.scrollTop : el.scrollLeft;
  const next = Math.max(0, Math.min(max, now + by / scaleOf(state().os)));
  if (Math.abs(next - now) < 0.5) return max > 1;
  scrollPartTo(el, part, next);
  return true;
}
/**
 * Scrolls a part and stores the offset in the state. The browser rounds a scroll offset, and the state stores the
 * rounded value.
 */
export function scrollPartTo(el: Element, part: ScrollPart, to: number): void {
  if (part.axis === "y") el.scrollTop = to;
  else el.scrollLeft = to;
  display.dirty = true;
  const offset = part.axis === "y" ? el.scrollTop : el.scrollLeft;
  // An offset of 0 means that the part was not scrolled. A part that does not start at its top stores `topOffset` for
  // its top.
  const kept = offset === 0 && part.startsLower ? topOffset : convertOffset(el, part, offset);
  dispatch({ name: "os.scroll", args: { app: part.app, entry: part.entry, name: part.name, offset: kept } });
}

function typeText(value: string, at: DisplayPoint | null, clear: boolean): Hit | null {
  const hit = at ? tap(at) : null;
  if (!state().view.focus) return hit;
  if (clear) dispatch({ name: "os.clear", args: {} });
  if (value !== "") dispatch({ name: "os.type", args: { text: value } });
  revealCaret();
  return hit;
}
/**
 * Scrolls so that the keyboard does not cover the focused field. Shows the whole field if there is enough room,
 * otherwise only the caret.
 */
export function revealCaret(): void {
  const at = focusedField();
  if (!at) return;
  const caret = boxOf(at.el.querySelector(".caret") ?? at.el);
  const field = at.el.closest(".boxed .field-line") ?? at.el.closest(".search");
  const whole = field && boxOf(field);
  for (let el = at.el.parentElement; el; el = el.parentElement) {
    const part = scrollParts.get(el);
    if (!part || part.axis !== "y") continue;
    const box = boxOf(el);
    const margin = 24;
    const scale = scaleOf(state().os);
    const fits = whole !== null && whole.height < box.height - 2 * margin;
    const top = fits ? whole.top + 8 : caret.top;
    const bottom = fits ? whole.bottom - 8 : caret.bottom;
    if (bottom > box.bottom - margin) scrollPartTo(el, part, el.scrollTop + (bottom - box.bottom + margin) / scale);
    else if (top < box.top + margin && el.scrollTop > 0)
      scrollPartTo(el, part, Math.max(0, el.scrollTop - (box.top + margin - top) / scale));
    return;
  }
}
