/**
 * Where else on the glass a touch finds the same as at one place, so that its answer need not be asked for again: a box
 * within the part that was found, clear of all that may lie over it. Rather too small than too large, and none where a shape
 * is not surely a rectangle. What lies over what is the same all over two parts, since nothing is turned in depth.
 */
import { boxOf, elementsAt, overlapOf, type Box, type Spot } from "./scale.ts";
import { touchAt, type Touch } from "./touch.ts";

/** In points of the glass: what a part may draw beside its box (`::before` and `::after` of our styles). */
const beside = 8;
/** A box that is narrower or lower says next to nothing. */
const least = 4;

/** `has`: for which parts the touch looks, as in `touchAt`. Null where nothing but the place itself is certain. */
export function reachAt(at: Spot, has: (t: Touch) => boolean): Box | null {
  const pile = elementsAt(at);
  const top = pile[0];
  if (!top) return null;
  const found = touchAt(top, has)?.el ?? null;
  const part = found ?? top;
  const depth = pile.indexOf(part);
  const within = depth < 0 ? null : insideOf(part);
  if (!within || !contains(within, at)) return null;
  const below = new Set(pile.slice(depth + 1));
  let reach = within;
  for (const el of document.body.querySelectorAll("*")) {
    if (el.contains(part)) continue;
    const isInside = part.contains(el);
    if (isInside && (touchAt(el, has)?.el ?? null) === found) continue;
    // What lies below the part does so all over it, but for text of its own, which is drawn after the grounds of all.
    const box = !isInside && below.has(el) ? textOf(el) : drawnBy(el);
    if (!meet(box, reach) || !isTouchable(el)) continue;
    if (contains(box, at)) return null;
    reach = cut(reach, box, at);
  }
  return reach.right - reach.left < least || reach.bottom - reach.top < least ? null : reach;
}

/** A box all of which is the part: without its corners, and what the parts around it cut off. */
function insideOf(part: Element): Box | null {
  if (!(part instanceof HTMLElement)) return null;
  const style = getComputedStyle(part);
  if (/^(inline|contents|none)$/.test(style.display) || style.pointerEvents === "none") return null;
  let inside = withoutCorners(part, style);
  for (let el: Element | null = part; el; el = el.parentElement) {
    const around = getComputedStyle(el);
    if (around.clipPath !== "none" || isTurned(around)) return null;
    // What the styles of a part around it draw may lie over it.
    if (el !== part && (draws(el, "::before") || draws(el, "::after"))) return null;
    if (el !== part && around.overflow !== "visible") inside = overlapOf(inside, withoutCorners(el, around));
  }
  return inside;
}
function draws(el: Element, pseudo: "::before" | "::after"): boolean {
  const { content, pointerEvents } = getComputedStyle(el, pseudo);
  return content !== "none" && content !== "normal" && pointerEvents !== "none";
}
/** The largest box within rounded corners and lines that has their middle. */
function withoutCorners(el: Element, style: CSSStyleDeclaration): Box {
  const { left, top, right, bottom, width, height } = boxOf(el);
  const across = el instanceof HTMLElement && el.offsetWidth > 0 ? width / el.offsetWidth : 1;
  const corners = [
    style.borderTopLeftRadius,
    style.borderTopRightRadius,
    style.borderBottomLeftRadius,
    style.borderBottomRightRadius,
  ].flatMap((both) => both.split(" ").map((one) => lengthOf(one, Math.max(width, height), across)));
  const rounded = Math.min(Math.max(...corners), Math.max(width, height) / 2) * (1 - Math.SQRT1_2);
  const lines = Math.max(...[style.borderTopWidth, style.borderLeftWidth, style.borderRightWidth, style.borderBottomWidth].map((one) => lengthOf(one, 0, across))); // prettier-ignore
  const by = Math.max(rounded, lines) + 1;
  return { left: left + by, top: top + by, right: right - by, bottom: bottom - by };
}
const lengthOf = (text: string, whole: number, across: number): number =>
  text.endsWith("%") ? (parseFloat(text) / 100) * whole : parseFloat(text) * across;
function isTurned({ transform, rotate, perspective, offsetPath }: CSSStyleDeclaration): boolean {
  if (rotate !== "none" || perspective !== "none" || (offsetPath ?? "none") !== "none") return true;
  if (transform === "none") return false;
  const [, b, c] = (transform.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  return !transform.startsWith("matrix(") || b !== 0 || c !== 0;
}
/** What a part draws at most: text that runs out of it, and what its styles add. */
function drawnBy(el: Element): Box {
  const { left, top, right, bottom } = boxOf(el);
  if (right === left && bottom === top && el.childElementCount === 0 && el.textContent === "") return nowhere;
  const out = Math.max(0, el.scrollWidth - el.clientWidth, el.scrollHeight - el.clientHeight);
  const by = beside + (out > 0 && el.clientWidth > 0 && getComputedStyle(el).overflow === "visible" ? out : 0);
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
/** The box of the text that a part holds itself. */
function textOf(el: Element): Box {
  const texts = [...el.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim() !== "");
  const range = document.createRange();
  return texts.reduce((all: Box, node) => {
    range.selectNodeContents(node);
    const { left, top, right, bottom } = boxOf(range);
    return {
      left: Math.min(all.left, left),
      top: Math.min(all.top, top),
      right: Math.max(all.right, right),
      bottom: Math.max(all.bottom, bottom),
    };
  }, nowhere);
}
const nowhere: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
function isTouchable(el: Element): boolean {
  const { pointerEvents, visibility, display } = getComputedStyle(el);
  return pointerEvents !== "none" && visibility === "visible" && display !== "none";
}
const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const contains = ({ left, top, right, bottom }: Box, { x, y }: Spot): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
/** The largest of what is left beside a box that does not hold the place, and holds it. */
function cut(from: Box, box: Box, at: Spot): Box {
  const ways = [
    { ...from, right: Math.min(from.right, box.left) },
    { ...from, left: Math.max(from.left, box.right) },
    { ...from, bottom: Math.min(from.bottom, box.top) },
    { ...from, top: Math.max(from.top, box.bottom) },
  ].filter((way) => contains(way, at));
  const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
  return ways.reduce((best, way) => (area(way) > area(best) ? way : best));
}
