/**
 * Positions the parts that float beside other parts: the handles and the toolbar of a selection, the row of a key's
 * alternates, and the menu of a long press.
 * The positions depend on the layout, so they are set after each drawing, as scroll offsets are.
 */
import { focusedField } from "./enter.ts";
import { state } from "./runtime.ts";
import { boxOf, layoutSize, linesOf, overlapOf, scaleOf, type Box } from "./scale.ts";
import { scrollParts } from "./touch.ts";

/** Keeps overlays below the status bar. */
const topEdge = 34;
const sideMargin = 8;
const barGap = 8;
const handleHeight = 24;
const gestureRoom = 18;

/**
 * Shortens one of the phone's own surfaces while the user types into it, so that the surface ends above the keyboard.
 * Runs before the other functions of this module, because it moves other parts.
 */
export function reserveKeyboardSpace(): void {
  const root = document.querySelector<HTMLElement>(".phone");
  const over = root?.querySelector<HTMLElement>(".keyboard.over");
  const want = over ? `${over.offsetHeight}px` : "";
  if (root && root.style.getPropertyValue("--over") !== want) root.style.setProperty("--over", want);
}
/** Converts a box from points of the display to layout points, which position parts. */
function toLayoutBox({ left, top, right, bottom }: Box): Box {
  const scale = scaleOf(state().os);
  return { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
}
const layoutBoxOf = (el: Element) => toLayoutBox(boxOf(el));
export function positionOverlays(): void {
  const at = focusedField();
  positionAlternates();
  positionMenus();
  const layer = document.querySelector<HTMLElement>(".text-tools");
  if (!layer || !at) return;
  // The tools use the field's accent colour.
  const accent = getComputedStyle(at.el).getPropertyValue("--accent");
  if (layer.style.getPropertyValue("--accent") !== accent) layer.style.setProperty("--accent", accent);
  const caret = at.el.querySelector(".caret");
  const picked = at.el.querySelector(".typed.picked");
  const lines = picked ? linesOf(picked).map(toLayoutBox) : [];
  const first = lines[0];
  const last = lines.at(-1);
  const point = caret ? layoutBoxOf(caret) : undefined;
  const start = first ? { x: first.left, top: first.top, bottom: first.bottom } : lineOf(point);
  const end = last ? { x: last.right, top: last.top, bottom: last.bottom } : lineOf(point);
  if (!start || !end) return;
  for (const handle of layer.querySelectorAll<HTMLElement>(".text-handle")) {
    const stands = handle.classList.contains("start") ? start : end;
    const isVisible = isPointVisible(at.el, stands.x, stands.bottom - 4);
    setPosition(handle, stands.x - handle.offsetWidth / 2, stands.bottom, isVisible);
  }
  const bar = layer.querySelector<HTMLElement>(".text-bar");
  if (!bar) return;
  const { width, height } = layoutSize(state());
  const middle = start.top === end.top ? (start.x + end.x) / 2 : width / 2;
  const left = Math.max(sideMargin, Math.min(width - bar.offsetWidth - sideMargin, middle - bar.offsetWidth / 2));
  const keyboard = document.querySelector(".keyboard");
  const floor = (keyboard ? layoutBoxOf(keyboard).top : height) - sideMargin;
  const above = start.top - barGap - bar.offsetHeight;
  const below = end.bottom + handleHeight + barGap;
  const top = above >= topEdge ? above : below + bar.offsetHeight <= floor ? below : topEdge;
  setPosition(bar, left, Math.min(top, floor - bar.offsetHeight), true);
}
const lineOf = (r: ReturnType<typeof layoutBoxOf> | undefined) => r && { x: r.left, top: r.top, bottom: r.bottom };
function setPosition(el: HTMLElement, left: number, top: number, isVisible: boolean): void {
  const want = `left: ${Math.round(left)}px; top: ${Math.round(top)}px; visibility: ${isVisible ? "visible" : "hidden"};`;
  if (el.getAttribute("style") !== want) el.setAttribute("style", want);
}
/** Whether a point of a field is visible, and not cut off by a scrollable part around the field. */
function isPointVisible(el: Element, x: number, y: number): boolean {
  for (let at: Element | null = el; at; at = at.parentElement) {
    if (at !== el && !scrollParts.has(at)) continue;
    const box = layoutBoxOf(at);
    if (x < box.left - 1 || x > box.right + 1 || y < box.top || y > box.bottom) return false;
  }
  return true;
}
/**
 * Positions the menu of a long press (`.held-menu`) at its part (`.menu-anchor`, in the same screen). Repositions the
 * menu after the part has moved because a keyboard was closed or the display was rotated. `.held-menu.beside` opens
 * above or below the part; any other menu opens downwards or upwards from the middle of the part.
 */
function positionMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(".held-menu")) {
    const frame = menu.closest("[data-app]");
    const anchor = frame?.querySelector(".menu-anchor");
    const around = menu.offsetParent;
    if (!anchor || !(around instanceof HTMLElement) || around.offsetWidth === 0) continue;
    const origin = layoutBoxOf(around);
    // The scale is below 1 in a card of the recent apps, where the screen is drawn smaller.
    const scale = (origin.right - origin.left) / around.offsetWidth;
    const part = overlapOf(layoutBoxOf(anchor), clipOf(anchor, layoutBoxOf(around)));
    const top = (part.top - origin.top) / scale;
    const bottom = (part.bottom - origin.top) / scale;
    const middle = ((part.left + part.right) / 2 - origin.left) / scale;
    const { offsetWidth: width, offsetHeight: height } = menu;
    const floor = around.offsetHeight - sideMargin - gestureRoom;
    const beside = menu.classList.contains("beside");
    const [down, up] = beside
      ? [bottom + barGap, top - barGap - height]
      : [(top + bottom) / 2, (top + bottom) / 2 - height];
    const [first, second] = beside ? [up, down] : [down, up];
    const fits = (y: number): boolean => y >= topEdge && y + height <= floor;
    const y = fits(first)
      ? first
      : fits(second)
        ? second
        : Math.min(Math.max(topEdge, (top + bottom - height) / 2), floor - height);
    const x = beside ? middle - width / 2 : around.offsetWidth * 0.28;
    setPosition(menu, Math.max(sideMargin, Math.min(around.offsetWidth - width - sideMargin, x)), y, true);
  }
}
/** Returns the area of `within` that the scrollable parts around an element leave visible. */
function clipOf(el: Element, within: Box): Box {
  let clip = within;
  for (let at = el.parentElement; at; at = at.parentElement)
    if (scrollParts.has(at)) clip = overlapOf(clip, layoutBoxOf(at));
  return clip;
}
/** Positions the alternates above their key. They must not extend beyond the display. */
function positionAlternates(): void {
  const row = document.querySelector<HTMLElement>(".alternates");
  if (!row?.parentElement) return;
  const key = layoutBoxOf(row.parentElement);
  const { width } = layoutSize(state());
  const left = Math.max(4, Math.min(width - row.offsetWidth - 4, (key.left + key.right) / 2 - row.offsetWidth / 2));
  const want = `left: ${Math.round(left - key.left)}px;`;
  if (row.getAttribute("style") !== want) row.setAttribute("style", want);
}
