/**
 * The touchable parts. Parts of the kit register their handlers in a table, and gestures find the handlers under a
 * point. The table is also the accessibility tree, because it contains each control's role, name and state.
 */
export type Role =
  | "button"
  | "link"
  | "tab"
  | "switch"
  | "checkbox"
  | "radio"
  | "menuitem"
  | "option"
  | "listitem"
  | "key"
  | "slider"
  | "textbox"
  | "searchbox"
  | "heading"
  | "text"
  | "image"
  | "dialog"
  | "list"
  | "progress";
export type Direction = "left" | "right" | "up" | "down";

/** The handlers of a part. They are read at the time of the touch, so getters of reactive props work. */
export interface Touch {
  readonly role: Role;
  /** The accessible name. By default, it is the text of the element. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap?: ((at: { x: number; y: number }) => void) | undefined;
  readonly onHold?: ((at: { x: number; y: number }) => void) | undefined;
  readonly onDoubleTap?: ((at: { x: number; y: number }) => void) | undefined;
  /** Returns false if the part does not handle this direction. The part's parent then gets the swipe. */
  readonly onSwipe?: ((direction: Direction) => unknown) | undefined;
  /**
   * Called when the user picks the part up and drops it elsewhere (DRAG, or a drag after a long press). Returns whether
   * the drop had an effect.
   */
  readonly onCarry?: ((to: { x: number; y: number }) => boolean) | undefined;
  /** For sliders. `share` is the position at which a drag along the part ends, from 0 (left end) to 1 (right end). */
  readonly onSlide?: ((share: number) => void) | undefined;
  /**
   * For parts such as the handles of a selection. The part follows the finger. This handler runs before all other
   * handlers of the movement.
   */
  readonly onDrag?: ((to: { x: number; y: number }, from: { x: number; y: number }) => void) | undefined;
  /**
   * For maps. The part follows the finger in every direction, and a fling moves the part further. `by` is in points of
   * the display.
   */
  readonly onPan?: ((by: { x: number; y: number }) => void) | undefined;
  /** Called for a pinch. The zoom around the point `at` changes by `levels` doublings, and this point moves by `by`. */
  readonly onPinch?: ((pinch: Pinch) => void) | undefined;
  /**
   * For a part with `onDrag`. Whether the finger may change its direction during a drag. Each straight movement then
   * has an effect of its own.
   */
  readonly stroke?: boolean | undefined;
  /** Whether this part is tapped by a finger that made a long press on another part and is lifted over this part. */
  readonly afterHold?: boolean | undefined;
  readonly focused?: boolean | undefined;
}
/** The positions and distances are in points of the display. */
export interface Pinch {
  readonly at: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
  readonly levels: number;
}
export interface ScrollPart {
  readonly app: string;
  readonly entry: string;
  readonly name: string;
  readonly axis: "x" | "y";
  /** Whether offsets are counted from the end, as for conversations, which open at their newest message. */
  readonly end: boolean;
  /** Returns the offset in the state. */
  readonly offset: () => number;
  /** Called when the user pulls the part down at its top to refresh it. */
  readonly onPull: (() => void) | undefined;
  /** Whether the part is below its top before the user scrolls. */
  readonly startsLower: boolean;
}
/** Returns the maximum scroll offset of a part. */
export const maxOffset = (el: Element, { axis }: ScrollPart): number =>
  axis === "y" ? el.scrollHeight - el.clientHeight : el.scrollWidth - el.clientWidth;
/** Converts an element's scroll offset to the state's offset, or the state's offset to the element's. */
export const convertOffset = (el: Element, part: ScrollPart, offset: number): number =>
  part.end ? Math.max(0, maxOffset(el, part) - offset) : offset;
export const touches = new Map<Element, Touch>();
export const scrollParts = new Map<Element, ScrollPart>();

/** Returns the nearest element whose handlers satisfy `has`: `el` itself or one of its ancestors. */
export function touchAt(el: Element | null, has: (t: Touch) => boolean): { el: Element; touch: Touch } | null {
  for (let at = el; at; at = at.parentElement) {
    const touch = touches.get(at);
    if (touch && has(touch)) return { el: at, touch };
  }
  return null;
}
/** The maximum length of an element's name. The longest text that one element shows, a note or a mail, fits. */
const maxNameLength = 1000;
/** Returns a text of the display as the name of an element: in one line, and not longer than `maxNameLength`. */
export const nameFromText = (text: string): string => text.replace(/\s+/g, " ").trim().slice(0, maxNameLength);
export const nameOf = (el: Element, touch: Touch): string =>
  nameFromText(touch.name ?? (el as HTMLElement).innerText ?? "");
