/**
 * Converts between three units of length. These are the pixel of the page, the point of the display (for actions and
 * bounds), and the layout point (for styles and scroll offsets). The functions in this module that measure the page
 * return points of the display.
 */
import { createSignal } from "solid-js";
import type { PageScale } from "#contract/picture-size.ts";
import type { OsState, PhoneState } from "#os/state.ts";
import { fontScales } from "#os/settings.ts";
import { displaySizeOf } from "#os/orientation.ts";

const scales = { small: 0.9, default: 1, large: 1.1 } as const satisfies Record<
  OsState["settings"]["display"]["size"],
  number
>;
/** Returns the number of display points per layout point, from the display size setting. */
export const scaleOf = (os: OsState): number => scales[os.settings.display.size];
/** Returns the size of the display in layout points, for parts that compute their own layout. */
export function layoutSize(phone: PhoneState): { readonly width: number; readonly height: number } {
  const { width, height } = displaySizeOf(phone);
  return { width: width / scaleOf(phone.os), height: height / scaleOf(phone.os) };
}

/**
 * Returns the font scale that the user chose, but at most the largest scale that fits a display 360 layout points wide.
 * On a narrower display, for example with a large display size, a larger scale would make words too wide for their
 * lines.
 */
export function fontScaleOf(phone: PhoneState): number {
  const chosen = phone.os.settings.display.fontScale;
  const { width } = layoutSize(phone);
  if (width >= 360) return chosen;
  // Rounds to 1/64, because a float represents multiples of 1/64 exactly.
  const most = Math.floor(((fontScales.at(-1)! * width) / 360) * 64) / 64;
  return Math.min(chosen, Math.max(1, most));
}

const [currentFit, setFitted] = createSignal<PageScale>({ dpr: 1, scale: 1 });
export const fit = currentFit;
export const setFit = (next: PageScale): void => void setFitted(next);
/** Returns the number of page pixels per point of the display. */
const ratio = (): number => fit().dpr * fit().scale;

/** A position in points of the display. */
export interface DisplayPoint {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** Returns the intersection of two boxes. Its lengths are negative if the boxes do not overlap (see `hasArea`). */
export const overlapOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
/** Whether a box is large enough for its content to be visible. */
export const hasArea = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;
interface SizedBox extends Box {
  readonly width: number;
  readonly height: number;
}
/** Converts a rectangle to points of the display. `part`: the element or range that the rectangle belongs to. */
const toDisplayBox = ({ left, top, right, bottom, width, height }: DOMRect, part: Element | Range): SizedBox => {
  const r = ratio() / omittedZoom(part);
  return { left: left / r, top: top / r, right: right / r, bottom: bottom / r, width: width / r, height: height / r };
};
/** Returns the box of an element or a range, in points of the display. */
export const boxOf = (part: Element | Range): SizedBox => toDisplayBox(part.getBoundingClientRect(), part);
/** Returns one box for each line of a part that wraps onto several lines. */
export const linesOf = (part: Element): readonly Box[] =>
  [...part.getClientRects()].map((line) => toDisplayBox(line, part));
/** Returns all elements at a point, topmost first, except those that cannot be touched. */
export const elementsAt = ({ x, y }: DisplayPoint): Element[] => document.elementsFromPoint(x * ratio(), y * ratio());
export const elementAt = ({ x, y }: DisplayPoint): Element | null =>
  document.elementFromPoint(x * ratio(), y * ratio());

/**
 * Whether the browser omits `zoom` when it measures an element's box. By the CSS specification, a browser measures the
 * box in pixels of the page (https://drafts.csswg.org/css-viewport/#zoom-property). WebKit omits the `zoom` of the
 * element and of its ancestors, and so measures the box in the element's own pixels. WebKit also has no
 * `currentCSSZoom`. `elementFromPoint` and events use pixels of the page in every browser. Only this module handles the
 * difference.
 */
let omitsZoom: boolean | null = null;
/** Returns the factor that converts a measured box of this part to pixels of the page. */
function omittedZoom(part: Element | Range): number {
  omitsZoom ??= measureOmitsZoom();
  if (!omitsZoom) return 1;
  const start = part instanceof Range ? part.commonAncestorContainer : part;
  let zoom = 1;
  for (let el = start instanceof Element ? start : start.parentElement; el; el = el.parentElement)
    zoom *= Number(getComputedStyle(el).zoom) || 1;
  return zoom;
}
function measureOmitsZoom(): boolean {
  const probe = document.createElement("div");
  probe.style.cssText = "position: fixed; width: 100px; zoom: 2; visibility: hidden";
  // The probe is outside of the element whose changes are observed, so it does not count as a change of the display.
  document.documentElement.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width < 150;
}
