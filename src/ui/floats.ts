/**
 * What floats over the glass beside something else: handles and the bar of a selection, the row of a key's alternates, the
 * menu of a part that is held.
 * Their places need the layout, so they are set after each drawing, as scroll offsets are.
 */
import { focusedField } from "./enter.ts";
import { state } from "./runtime.ts";
import { boxOf, glassRoom, linesOf, overlapOf, scaleOf, type Box } from "./scale.ts";
import { scrolls } from "./touch.ts";

/** Keeps clear of the status bar above. */
const topEdge = 34;
const side = 8;
const barGap = 8;
const handleHeight = 24;
const gestureRoom = 18;

/** The phone's own surfaces end where the keyboard begins, when it writes into one of them. First of all: others move. */
export function makeRoom(): void {
  const root = document.querySelector<HTMLElement>(".phone");
  const over = root?.querySelector<HTMLElement>(".keyboard.over");
  const want = over ? `${over.offsetHeight}px` : "";
  if (root && root.style.getPropertyValue("--over") !== want) root.style.setProperty("--over", want);
}
/** A box of the glass in points of the drawing, in which parts are placed. */
function drawn({ left, top, right, bottom }: Box): Box {
  const scale = scaleOf(state().os);
  return { left: left / scale, top: top / scale, right: right / scale, bottom: bottom / scale };
}
const placeOf = (el: Element) => drawn(boxOf(el));
export function placeFloats(): void {
  const at = focusedField();
  placeAlternates();
  placeMenus();
  const layer = document.querySelector<HTMLElement>(".text-tools");
  if (!layer || !at) return;
  // The colours of the field, wherever it stands.
  const accent = getComputedStyle(at.el).getPropertyValue("--accent");
  if (layer.style.getPropertyValue("--accent") !== accent) layer.style.setProperty("--accent", accent);
  const caret = at.el.querySelector(".caret");
  const picked = at.el.querySelector(".typed.picked");
  const lines = picked ? linesOf(picked).map(drawn) : [];
  const first = lines[0];
  const last = lines.at(-1);
  const point = caret ? placeOf(caret) : undefined;
  const start = first ? { x: first.left, top: first.top, bottom: first.bottom } : lineOf(point);
  const end = last ? { x: last.right, top: last.top, bottom: last.bottom } : lineOf(point);
  if (!start || !end) return;
  for (const handle of layer.querySelectorAll<HTMLElement>(".text-handle")) {
    const stands = handle.classList.contains("start") ? start : end;
    const seen = inSight(at.el, stands.x, stands.bottom - 4);
    put(handle, stands.x - handle.offsetWidth / 2, stands.bottom, seen);
  }
  const bar = layer.querySelector<HTMLElement>(".text-bar");
  if (!bar) return;
  const { width, height } = glassRoom(state());
  const middle = start.top === end.top ? (start.x + end.x) / 2 : width / 2;
  const left = Math.max(side, Math.min(width - bar.offsetWidth - side, middle - bar.offsetWidth / 2));
  const keyboard = document.querySelector(".keyboard");
  const floor = (keyboard ? placeOf(keyboard).top : height) - side;
  const above = start.top - barGap - bar.offsetHeight;
  const below = end.bottom + handleHeight + barGap;
  const top = above >= topEdge ? above : below + bar.offsetHeight <= floor ? below : topEdge;
  put(bar, left, Math.min(top, floor - bar.offsetHeight), true);
}
const lineOf = (r: ReturnType<typeof placeOf> | undefined) => r && { x: r.left, top: r.top, bottom: r.bottom };
function put(el: HTMLElement, left: number, top: number, seen: boolean): void {
  const want = `left: ${Math.round(left)}px; top: ${Math.round(top)}px; visibility: ${seen ? "visible" : "hidden"};`;
  if (el.getAttribute("style") !== want) el.setAttribute("style", want);
}
/** Whether no scrolling part above the field cuts the point off. */
function inSight(el: Element, x: number, y: number): boolean {
  for (let at: Element | null = el; at; at = at.parentElement) {
    if (at !== el && !scrolls.has(at)) continue;
    const box = placeOf(at);
    if (x < box.left - 1 || x > box.right + 1 || y < box.top || y > box.bottom) return false;
  }
  return true;
}
/**
 * The menu of a part that is held (`.held-menu`) stands at that part (`.menu-anchor`, in the same screen), wherever the part
 * lies since it was held: a keyboard that closed or a glass that was turned has moved it. `.held-menu.beside` stands above or
 * below the part, any other one goes down or up from the middle of the part.
 */
function placeMenus(): void {
  for (const menu of document.querySelectorAll<HTMLElement>(".held-menu")) {
    const frame = menu.closest("[data-app]");
    const anchor = frame?.querySelector(".menu-anchor");
    const around = menu.offsetParent;
    if (!anchor || !(around instanceof HTMLElement) || around.offsetWidth === 0) continue;
    const origin = placeOf(around);
    // A card of the recent apps shows the screen smaller.
    const scale = (origin.right - origin.left) / around.offsetWidth;
    const part = overlapOf(placeOf(anchor), clipOf(anchor, placeOf(around)));
    const top = (part.top - origin.top) / scale;
    const bottom = (part.bottom - origin.top) / scale;
    const middle = ((part.left + part.right) / 2 - origin.left) / scale;
    const { offsetWidth: width, offsetHeight: height } = menu;
    const floor = around.offsetHeight - side - gestureRoom;
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
    put(menu, Math.max(side, Math.min(around.offsetWidth - width - side, x)), y, true);
  }
}
/** What the scrolling parts around a part let be seen of it, within a box. */
function clipOf(el: Element, within: Box): Box {
  let clip = within;
  for (let at = el.parentElement; at; at = at.parentElement) if (scrolls.has(at)) clip = overlapOf(clip, placeOf(at));
  return clip;
}
/** Over its key, but inside the glass. */
function placeAlternates(): void {
  const row = document.querySelector<HTMLElement>(".alternates");
  if (!row?.parentElement) return;
  const key = placeOf(row.parentElement);
  const { width } = glassRoom(state());
  const left = Math.max(4, Math.min(width - row.offsetWidth - 4, (key.left + key.right) / 2 - row.offsetWidth / 2));
  const want = `left: ${Math.round(left - key.left)}px;`;
  if (row.getAttribute("style") !== want) row.setAttribute("style", want);
}
