/** The 17 actions on the glass: what lies under the point decides; the same gesture on the same state does the same. */
import { appCalled } from "../brands/define.ts";
import { keyCommands } from "../contract/key-commands.ts";
import { sizeOf } from "../os/turned.ts";
import { brand } from "./brand.ts";
import { phone } from "./phone.ts";
import { edgeOf } from "./edges.ts";
import { focusedField, pressEnter } from "./enter.ts";
import { dispatch, glass, state } from "./runtime.ts";
import type { reachAt } from "./reach.ts";
import { boxOf, elementAt, scaleOf, type Spot } from "./scale.ts";
import {
  counted,
  nameOf,
  roomOf,
  scrolls,
  touchAt,
  touches,
  type Direction,
  type Pinched,
  type ScrollPart,
  type Touch,
} from "./touch.ts";
import { hypot } from "../state/portable-math.ts";

export type Point = readonly [x: number, y: number];
export interface Action {
  readonly type: string;
  readonly point?: Point;
  readonly point1?: Point;
  readonly point2?: Point;
  readonly value?: string | number;
  readonly clear?: boolean;
}
export interface Hit {
  readonly role: string;
  readonly name: string;
}
/** How much further than the finger a flung list goes. */
const inertia = 0.9;
/** As good as zero: less than any browser's grid. */
const topOffset = 0.001;

const spotOf = ([x, y]: Point): Spot => {
  const { width, height } = sizeOf(state());
  return { x: Math.min((x / 1000) * width, width - 0.5), y: Math.min((y / 1000) * height, height - 0.5) };
};

/** Does what the action asks for; returns the control that took it, if one did. */
export function performGesture(action: Action): Hit | null {
  switch (action.type) {
    case "CLICK":
      return tap(spotOf(action.point!));
    case "DOUBLE_TAP":
      return doubleTap(spotOf(action.point!));
    case "LONG_PRESS":
      return hold(spotOf(action.point!));
    case "SWIPE":
      return swipe(spotOf(action.point1!), spotOf(action.point2!), inertia);
    case "DRAG":
      return swipe(spotOf(action.point1!), spotOf(action.point2!), 0, true);
    case "TYPE":
      return typeText(String(action.value ?? ""), action.point ? spotOf(action.point) : null, action.clear === true);
    case "ENTER":
      pressEnter();
      revealCaret();
      return null;
    default:
      for (const command of keyCommands(action, (name) => appCalled(brand(), name)) ?? []) dispatch(command);
      return null;
  }
}

function hitOf(found: { el: Element; touch: Touch } | null): Hit | null {
  return found && { role: found.touch.role, name: nameOf(found.el, found.touch) };
}
/** Whether a handler has read since where exactly the finger was. */
let isPlaceRead = false;
const told = (at: Spot): Spot => ({
  get x() {
    isPlaceRead = true;
    return at.x;
  },
  get y() {
    isPlaceRead = true;
    return at.y;
  },
});
const isTapped = (t: Touch): boolean => t.onTap !== undefined || t.onSlide !== undefined;
const isHeld = (t: Touch): boolean => t.onHold !== undefined || t.onTap !== undefined;
/**
 * Does an action as `performGesture` does. `reach`: the box, in 0..1000 of the glass, in which the same action does the same,
 * wherever its point is; null where that is not certain. For actions that touch one place.
 */
export function performWithReach(
  action: Action,
  reachOf: typeof reachAt,
): {
  readonly hit: Hit | null;
  readonly reach: readonly [number, number, number, number] | null;
} {
  const isOnePlace = action.type === "CLICK" || action.type === "LONG_PRESS" || action.type === "TYPE";
  const at = isOnePlace && action.point ? spotOf(action.point) : null;
  const has = action.type === "LONG_PRESS" ? isHeld : isTapped;
  const box = at && touchAt(elementAt(at), has)?.touch.onSlide === undefined ? reachOf(at, has) : null;
  const { width, height } = sizeOf(state());
  isPlaceRead = false;
  const hit = performGesture(action);
  if (!box || isPlaceRead) return { hit, reach: null };
  const [x, y] = [1000 / width, 1000 / height];
  return { hit, reach: [box.left * x, box.top * y, box.right * x, box.bottom * y] };
}
/** A disabled control swallows the touch. */
function run(found: { el: Element; touch: Touch } | null, act: (t: Touch) => void): Hit | null {
  const hit = hitOf(found);
  if (found && found.touch.disabled !== true) {
    act(found.touch);
    revealCaret();
  }
  return hit;
}
export function tap(at: Spot): Hit | null {
  const found = touchAt(elementAt(at), isTapped);
  return run(found, (t) => {
    if (t.onSlide) t.onSlide(shareOf(found!.el, at.x));
    else t.onTap!(told(at));
  });
}
function doubleTap(at: Spot): Hit | null {
  const found = touchAt(elementAt(at), (t) => t.onDoubleTap !== undefined);
  if (found) return run(found, (t) => t.onDoubleTap!(at));
  const first = tap(at);
  return tap(at) ?? first;
}
export function hold(at: Spot): Hit | null {
  const found = touchAt(elementAt(at), isHeld);
  return run(found, (t) => (t.onHold ?? t.onTap!)(told(at)));
}
const shareOf = (el: Element, x: number): number => {
  const box = boxOf(el);
  return Math.max(0, Math.min(1, (x - box.left) / box.width));
};

/** How far a list is to be pulled down, in points of the glass, until it is meant. */
const pullFrom = 60;
/** A finger that moves: the system's edges first, then what lies under its start, from the inside out. */
export function swipe(from: Spot, to: Spot, fling: number, carried = false): Hit | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const across = Math.abs(dx) > Math.abs(dy);
  if (hypot(dx, dy) < 8) return tap(from);
  const handle = touchAt(elementAt(from), (t) => t.onDrag !== undefined);
  if (handle) return run(handle, (t) => t.onDrag!(to, from));
  const meant = edgeOf(from, to, sizeOf(state()), state().os.settings.gestures.navigation);
  if (meant === "home" || meant === "shade") {
    dispatch(meant === "home" ? { name: "os.home", args: {} } : { name: "os.shade", args: { open: true } });
    return null;
  }
  const slider = touchAt(elementAt(from), (t) => t.onSlide !== undefined);
  if (meant === "back" && state().view.surface === null && !slider) {
    dispatch({ name: "os.back", args: {} });
    return null;
  }
  // A locked phone is swept open from anywhere, also from a card that lies there.
  if (phone.asleep(state()) && dy < -40 && !across) {
    dispatch({ name: state().view.power === "off" ? "os.wake" : "os.unlock", args: {} });
    return null;
  }
  const axis = across ? "x" : "y";
  const direction: Direction = across ? (dx < 0 ? "left" : "right") : dy < 0 ? "up" : "down";
  for (let el = elementAt(from); el; el = el.parentElement) {
    const touch = touches.get(el);
    if (carried && touch?.onCarry && touch.disabled !== true && touch.onCarry(to)) {
      revealCaret();
      return hitOf({ el, touch });
    }
    if (touch?.onPan && touch.disabled !== true)
      return run({ el, touch }, (t) => t.onPan!({ x: dx * (1 + fling), y: dy * (1 + fling) }));
    if (touch?.onSlide && across) return run({ el, touch }, (t) => t.onSlide!(shareOf(el!, to.x)));
    const part = scrolls.get(el);
    if (part?.onPull && dy > pullFrom && direction === "down" && el.scrollTop < 0.5) {
      part.onPull();
      return { role: "list", name: part.name };
    }
    if (part?.axis === axis && scrollBy(el, part, -(across ? dx : dy) * (1 + fling)))
      return { role: "list", name: part.name };
    if (touch?.onSwipe && touch.disabled !== true && touch.onSwipe(direction) !== false) {
      return hitOf({ el, touch });
    }
  }
  return null;
}
/** Two fingers on a part that they can bring nearer. */
export function pinch(pinched: Pinched): Hit | null {
  return run(
    touchAt(elementAt(pinched.at), (t) => t.onPinch !== undefined),
    (t) => t.onPinch!(pinched),
  );
}
/** Returns whether the part had room to move. */
function scrollBy(el: Element, part: ScrollPart, by: number): boolean {
  const max = roomOf(el, part);
  if (max <= 0) return false;
  const now = part.axis === "y" ? el.scrollTop : el.scrollLeft;
  const next = Math.max(0, Math.min(max, now + by / scaleOf(state().os)));
  if (Math.abs(next - now) < 0.5) return max > 1;
  moveTo(el, part, next);
  return true;
}
/** The browser rounds an offset to its own grid: what it took is what the state remembers. */
export function moveTo(el: Element, part: ScrollPart, to: number): void {
  if (part.axis === "y") el.scrollTop = to;
  else el.scrollLeft = to;
  glass.dirty = true;
  const taken = part.axis === "y" ? el.scrollTop : el.scrollLeft;
  // No offset means where it began: the top of a part that begins lower has to be told from that.
  const kept = taken === 0 && part.startsLower ? topOffset : counted(el, part, taken);
  dispatch({ name: "os.scroll", args: { app: part.app, entry: part.entry, name: part.name, offset: kept } });
}

function typeText(value: string, at: Spot | null, clear: boolean): Hit | null {
  const hit = at ? tap(at) : null;
  if (!state().view.focus) return hit;
  if (clear) dispatch({ name: "os.clear", args: {} });
  if (value !== "") dispatch({ name: "os.type", args: { text: value } });
  revealCaret();
  return hit;
}
/** Scrolls so that the field with the focus is not behind the keyboard: all of its box, or where it is written. */
export function revealCaret(): void {
  const at = focusedField();
  if (!at) return;
  const caret = boxOf(at.el.querySelector(".caret") ?? at.el);
  const field = at.el.closest(".boxed .field-line") ?? at.el.closest(".search");
  const whole = field && boxOf(field);
  for (let el = at.el.parentElement; el; el = el.parentElement) {
    const part = scrolls.get(el);
    if (!part || part.axis !== "y") continue;
    const box = boxOf(el);
    const margin = 24;
    const scale = scaleOf(state().os);
    const fits = whole !== null && whole.height < box.height - 2 * margin;
    const top = fits ? whole.top + 8 : caret.top;
    const bottom = fits ? whole.bottom - 8 : caret.bottom;
    if (bottom > box.bottom - margin) moveTo(el, part, el.scrollTop + (bottom - box.bottom + margin) / scale);
    else if (top < box.top + margin && el.scrollTop > 0)
      moveTo(el, part, Math.max(0, el.scrollTop - (box.top + margin - top) / scale));
    return;
  }
}
