/**
 * The touchable parts. Kit parts register their handlers here, and gestures find them under a point. The table is also
 * the accessibility tree, because it knows each control's role, name and state.
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

/** The handlers of a part. They are read at the time of the touch, so getters of live props work. */
export interface Touch {
  readonly role: Role;
  /** Accessible name. By default the text of the element. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap?: ((at: { x: number; y: number }) => void) | undefined;
  readonly onHold?: ((at: { x: number; y: number }) => void) | undefined;
  readonly onDoubleTap?: ((at: { x: number; y: number }) => void) | undefined;
  /** Returns false when the part does not handle this direction. The parent then gets it. */
  readonly onSwipe?: ((direction: Direction) => unknown) | undefined;
  /**
   * The part is picked up and dropped elsewhere (DRAG, or a drag after a long press). Returns whether the drop had an
   * effect.
   */
  readonly onCarry?: ((to: { x: number; y: number }) => boolean) | undefined;
  /** For sliders: the end of a drag along the part, in 0..1 of its width. */
  readonly onSlide?: ((share: number) => void) | undefined;
  /** For handles of a selection: the part follows the finger, before any other handler of the movement. */
  readonly onDrag?: ((to: { x: number; y: number }, from: { x: number; y: number }) => void) | undefined;
  /**
   * For maps: the part follows the finger in every direction, and a fling moves it further. `by` is in points of the
   * display.
   */
  readonly onPan?: ((by: { x: number; y: number }) => void) | undefined;
  /** A pinch: by how many doublings it zooms in at a point, and how far it moves that point. */
  readonly onPinch?: ((pinch: Pinch) => void) | undefined;
  /** With `onDrag`: the finger may change direction, and each straight movement keeps its effect. */
  readonly stroke?: boolean | undefined;
  /** After a long press, the finger may move to this part and be lifted. That counts as a tap. */
  readonly afterHold?: boolean | undefined;
  readonly focused?: boolean | undefined;
}
/** In points of the display. */
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
  /** Offsets count from the end. For conversations, which open at their newest message. */
  readonly end: boolean;
  /** The state's offset. */
  readonly offset: () => number;
  /** Called when a finger pulls the part down at its top, to refresh. */
  readonly onPull: (() => void) | undefined;
  /** Before the user scrolls, the part is not at its top. */
  readonly startsLower: boolean;
}
/** The maximum scroll offset of a part. */
export const maxOffset = (el: Element, { axis }: ScrollPart): number =>
  axis === "y" ? el.scrollHeight - el.clientHeight : el.scrollWidth - el.clientWidth;
/** Converts between an element's scroll offset and the state's, in both directions. */
export const convertOffset = (el: Element, part: ScrollPart, offset: number): number =>
  part.end ? Math.max(0, maxOffset(el, part) - offset) : offset;
export const touches = new Map<Element, Touch>();
export const scrollParts = new Map<Element, ScrollPart>();

/** The nearest element at or above `el` whose handlers satisfy `has`. */
export function touchAt(el: Element | null, has: (t: Touch) => boolean): { el: Element; touch: Touch } | null {
  for (let at = el; at; at = at.parentElement) {
    const touch = touches.get(at);
    if (touch && has(touch)) return { el: at, touch };
  }
  return null;
}
export function nameOf(el: Element, touch: Touch): string {
  return (touch.name ?? (el as HTMLElement).innerText ?? "").replace(/\s+/g, " ").trim().slice(0, 200);
}
