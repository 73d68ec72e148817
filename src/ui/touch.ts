/**
 * What can be touched: kit parts register what they do, and the gestures find it under a point. This table is also the
 * accessibility tree, since it knows each control's role, name and state.
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

/** What a part does when it is touched. Read at the moment of the touch, so getters of live props are fine. */
export interface Touch {
  readonly role: Role;
  /** Accessible name; the text inside where it is missing. */
  readonly name?: string | undefined;
  readonly value?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onTap?: ((at: { x: number; y: number }) => void) | undefined;
  readonly onHold?: ((at: { x: number; y: number }) => void) | undefined;
  readonly onDoubleTap?: ((at: { x: number; y: number }) => void) | undefined;
  /** False: this direction is no business of this part, but of what it lies on. */
  readonly onSwipe?: ((direction: Direction) => unknown) | undefined;
  /** It is picked up and put down elsewhere (DRAG, or a finger that was held first); returns whether that was of use. */
  readonly onCarry?: ((to: { x: number; y: number }) => boolean) | undefined;
  /** Where along the part (0..1 of its width) a drag ends: sliders. */
  readonly onSlide?: ((share: number) => void) | undefined;
  /** It goes with the finger, before anything else has a use for the movement: handles of a selection. */
  readonly onDrag?: ((to: { x: number; y: number }, from: { x: number; y: number }) => void) | undefined;
  /** It goes with the finger whichever way that moves, and a little further where it was flung: maps. By so many points of the glass. */
  readonly onPan?: ((by: { x: number; y: number }) => void) | undefined;
  /** Two fingers: how many times as near (in doublings) they bring what lies at a place, and how far they move it. */
  readonly onPinch?: ((pinch: Pinched) => void) | undefined;
  /** With `onDrag`: a finger may turn on its way, and what it has done up to there stays. */
  readonly stroke?: boolean | undefined;
  /** A finger that was held may move here and let go: it counts as a tap. */
  readonly afterHold?: boolean | undefined;
  readonly focused?: boolean | undefined;
}
/** In points of the glass. */
export interface Pinched {
  readonly at: { readonly x: number; readonly y: number };
  readonly by: { readonly x: number; readonly y: number };
  readonly levels: number;
}
export interface ScrollPart {
  readonly app: string;
  readonly entry: string;
  readonly name: string;
  readonly axis: "x" | "y";
  /** Offsets count from the end: conversations, which open at their newest. */
  readonly end: boolean;
  /** Offset that the state asks for. */
  readonly offset: () => number;
  /** What a finger does that pulls it down at its top: it asks for what is shown anew. */
  readonly onPull: (() => void) | undefined;
  /** It stands below its top while nobody has scrolled. */
  readonly startsLower: boolean;
}
/** How far a part can be scrolled. */
export const roomOf = (el: Element, { axis }: ScrollPart): number =>
  axis === "y" ? el.scrollHeight - el.clientHeight : el.scrollWidth - el.clientWidth;
/** What the state remembers for an offset of the element, and the other way round. */
export const counted = (el: Element, part: ScrollPart, offset: number): number =>
  part.end ? Math.max(0, roomOf(el, part) - offset) : offset;
export const touches = new Map<Element, Touch>();
export const scrolls = new Map<Element, ScrollPart>();

/** The nearest part at or above `el` for which `has` holds. */
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
