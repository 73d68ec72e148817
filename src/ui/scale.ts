/**
 * Three lengths: a pixel of the page, a point of the glass (what actions and bounds count in), and a point of the drawing
 * (what styles and scroll offsets count in). Whoever asks the page where something is gets points of the glass here.
 */
import { createSignal } from "solid-js";
import type { Fit } from "../contract/fit.ts";
import type { OsState, PhoneState } from "../os/state.ts";
import { fontScales } from "../os/settings.ts";
import { sizeOf } from "../os/turned.ts";

const scales = { small: 0.9, default: 1, large: 1.1 } as const satisfies Record<
  OsState["settings"]["display"]["size"],
  number
>;
/** Display size: points of the glass to one of the drawing. */
export const scaleOf = (os: OsState): number => scales[os.settings.display.size];
/** The glass in points of the drawing: what parts that lay themselves out have room for. */
export function glassRoom(phone: PhoneState): { readonly width: number; readonly height: number } {
  const { width, height } = sizeOf(phone);
  return { width: width / scaleOf(phone.os), height: height / scaleOf(phone.os) };
}

/**
 * Size of letters: what the user has chosen, but no more than the largest choice on a glass that is 360 points of the drawing
 * wide. On a narrower one, as a large display size makes it, words would not fit into their lines.
 */
export function fontScaleOf(phone: PhoneState): number {
  const chosen = phone.os.settings.display.fontScale;
  const { width } = glassRoom(phone);
  if (width >= 360) return chosen;
  // In 64ths, which a float holds whatever else it is multiplied by.
  const most = Math.floor(((fontScales.at(-1)! * width) / 360) * 64) / 64;
  return Math.min(chosen, Math.max(1, most));
}

const [fitted, setFitted] = createSignal<Fit>({ dpr: 1, scale: 1 });
export const fit = fitted;
export const setFit = (next: Fit): void => void setFitted(next);
/** Pixels of the page to one point of the glass. */
const ratio = (): number => fit().dpr * fit().scale;

/** In points of the glass. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** What lies in both; turned inside out where they do not meet (`hasRoom`). */
export const overlapOf = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});
/** Whether there is anything in it to see. */
export const hasRoom = ({ left, top, right, bottom }: Box): boolean => right - left > 1 && bottom - top > 1;
interface SizedBox extends Box {
  readonly width: number;
  readonly height: number;
}
/** `part`: whose box it is. */
const onGlass = ({ left, top, right, bottom, width, height }: DOMRect, part: Element | Range): SizedBox => {
  const r = ratio() / zoomLeftOut(part);
  return { left: left / r, top: top / r, right: right / r, bottom: bottom / r, width: width / r, height: height / r };
};
/** In points of the glass, as `linesOf` and `elementAt`. */
export const boxOf = (part: Element | Range): SizedBox => onGlass(part.getBoundingClientRect(), part);
/** A box for each line that a part runs over. */
export const linesOf = (part: Element): readonly Box[] => [...part.getClientRects()].map((line) => onGlass(line, part));
/** All that lies at a place, the uppermost first, but what no finger can touch. */
export const elementsAt = ({ x, y }: Spot): Element[] => document.elementsFromPoint(x * ratio(), y * ratio());
export const elementAt = ({ x, y }: Spot): Element | null => document.elementFromPoint(x * ratio(), y * ratio());

/**
 * CSS measures the box of a part in pixels of the page (https://drafts.csswg.org/css-viewport/#zoom-property). WebKit measures
 * it in the part's own pixels: it leaves out the `zoom` of the part and of what is around it, and has no `currentCSSZoom`. What
 * `elementFromPoint` and events say are pixels of the page in every browser. Here is the one place that knows.
 */
let leavesZoomOut: boolean | null = null;
/** By what a box of this part has to be multiplied, to be in pixels of the page. */
function zoomLeftOut(part: Element | Range): number {
  leavesZoomOut ??= measuredWithoutZoom();
  if (!leavesZoomOut) return 1;
  const start = part instanceof Range ? part.commonAncestorContainer : part;
  let zoom = 1;
  for (let el = start instanceof Element ? start : start.parentElement; el; el = el.parentElement)
    zoom *= Number(getComputedStyle(el).zoom) || 1;
  return zoom;
}
function measuredWithoutZoom(): boolean {
  const probe = document.createElement("div");
  probe.style.cssText = "position: fixed; width: 100px; zoom: 2; visibility: hidden";
  // Outside of what is watched for changes of the picture.
  document.documentElement.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width < 150;
}
