/**
 * Finds the region around a point in which a touch has the same effect, so that the result of the touch can be reused.
 * The region is a box inside the touched part. No other element may lie over any point of the box. If the exact box is
 * unknown, the function returns a box that is too small, never one that is too large. A shape that may not be a
 * rectangle has no region. Parts have the same stacking order everywhere, because nothing is rotated in depth.
 */
import { boxOf, elementsAt, overlapOf, type Box, type DisplayPoint } from "./scale.ts";
import { touchAt, type Touch } from "./touch.ts";

/** How far `::before` and `::after` of our styles may draw outside of a part's box, in points of the display. */
const maxOverdraw = 8;
/** A box whose shorter side is below this length is useless. */
const minSide = 4;

/**
 * Returns the region for a touch at a point. `has`: selects the parts that can receive the touch, as in `touchAt`.
 * Returns null if only the point itself is certain.
 */
export function touchRegionAt(at: DisplayPoint, has: (t: Touch) => boolean): Box | null {
  const pile = elementsAt(at);
  const top = pile[0];
  if (!top) return null;
  const found = touchAt(top, has)?.el ?? null;
  const part = found ?? top;
  const depth = pile.indexOf(part);
  const within = depth < 0 ? null : innerBox(part);
  if (!within || !contains(within, at)) return null;
  const below = new Set(pile.slice(depth + 1));
  let region = within;
  for (const el of document.body.querySelectorAll("*")) {
    if (el.contains(part)) continue;
    const isInside = part.contains(el);
    if (isInside && (touchAt(el, has)?.el ?? null) === found) continue;
    // An element that is below the part at this point is below the part everywhere. The element's own text is the
    // exception, because text is painted after the backgrounds of all elements.
    const box = !isInside && below.has(el) ? textOf(el) : paintBox(el);
    if (!overlap(box, region) || !isTouchable(el)) continue;
    if (contains(box, at)) return null;
    region = subtract(region, box, at);
  }
  return region.right - region.left < minSide || region.bottom - region.top < minSide ? null : region;
}

/**
 * Returns a box that is completely inside the part. The box excludes the part's corners and the areas that surrounding
 * elements cut off.
 */
function innerBox(part: Element): Box | null {
  if (!(part instanceof HTMLElement)) return null;
  const style = getComputedStyle(part);
  if (/^(inline|contents|none)$/.test(style.display) || style.pointerEvents === "none") return null;
  let inside = withoutCorners(part, style);
  for (let el: Element | null = part; el; el = el.parentElement) {
    const around = getComputedStyle(el);
    if (around.clipPath !== "none" || isRotated(around)) return null;
    // Pseudo-elements of an ancestor may lie over the part.
    if (el !== part && (drawsPseudoElement(el, "::before") || drawsPseudoElement(el, "::after"))) return null;
    if (el !== part && around.overflow !== "visible") inside = overlapOf(inside, withoutCorners(el, around));
  }
  return inside;
}
function drawsPseudoElement(el: Element, pseudo: "::before" | "::after"): boolean {
  const { content, pointerEvents } = getComputedStyle(el, pseudo);
  return content !== "none" && content !== "normal" && pointerEvents !== "none";
}
/** Returns the largest centred box inside rounded corners and borders. */
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
function isRotated({ transform, rotate, perspective, offsetPath }: CSSStyleDeclaration): boolean {
  if (rotate !== "none" || perspective !== "none" || (offsetPath ?? "none") !== "none") return true;
  if (transform === "none") return false;
  const [, b, c] = (transform.match(/-?[\d.]+(e-?\d+)?/g) ?? []).map(Number);
  return !transform.startsWith("matrix(") || b !== 0 || c !== 0;
}
/**
 * Returns the largest area that an element may paint. The area includes overflowing text and the pseudo-elements of our
 * styles.
 */
function paintBox(el: Element): Box {
  const { left, top, right, bottom } = boxOf(el);
  if (right === left && bottom === top && el.childElementCount === 0 && el.textContent === "") return emptyBox;
  const out = Math.max(0, el.scrollWidth - el.clientWidth, el.scrollHeight - el.clientHeight);
  const by = maxOverdraw + (out > 0 && el.clientWidth > 0 && getComputedStyle(el).overflow === "visible" ? out : 0);
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
/** Returns the box of an element's own text. */
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
  }, emptyBox);
}
const emptyBox: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
function isTouchable(el: Element): boolean {
  const { pointerEvents, visibility, display } = getComputedStyle(el);
  return pointerEvents !== "none" && visibility === "visible" && display !== "none";
}
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const contains = ({ left, top, right, bottom }: Box, { x, y }: DisplayPoint): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;
/** Returns the largest part of `from` that does not overlap `box` and contains the point. */
function subtract(from: Box, box: Box, at: DisplayPoint): Box {
  const ways = [
    { ...from, right: Math.min(from.right, box.left) },
    { ...from, left: Math.max(from.left, box.right) },
    { ...from, bottom: Math.min(from.bottom, box.top) },
    { ...from, top: Math.max(from.top, box.bottom) },
  ].filter((way) => contains(way, at));
  const area = ({ left, top, right, bottom }: Box): number => (right - left) * (bottom - top);
  return ways.reduce((best, way) => (area(way) > area(best) ? way : best));
}
