/**
 * Makes each picture a compositing layer, but only while the picture is on the display. The browser does not wait for
 * an existing layer that it has never painted. If an unpainted layer moved onto the display, it could be blank in the
 * first frame. The browser does wait for a new layer (docs/decisions.md, 13). While content loads, no picture is a
 * layer: on a busy machine, a layer of an earlier frame can still be unpainted when the screenshot is taken.
 */
import { display } from "./runtime.ts";
import { boxOf, hasArea, overlapOf, type Box } from "./scale.ts";

/** The attribute of pictures that are on the display. */
export const layerMark = "data-on-glass";
/** Marks the pictures that are at least partly on the display. Runs after all parts have their positions. */
export function markLayers(): void {
  if (!display.seen) return;
  const clips = new Map<Element, Box>();
  // Reads all boxes before setting any mark, because each mark would invalidate the layout.
  const pictures = [...document.getElementsByClassName("layered")];
  const lie = pictures.map((el) => hasArea(overlapOf(boxOf(el), clipOf(el.parentElement, clips))));
  for (const [i, el] of pictures.entries()) el.toggleAttribute(layerMark, lie[i]);
}
/** Resolves after the browser has drawn a frame without the marks that `unmarkLayers` removed last. */
let drawnWithoutMarks: Promise<void> = Promise.resolve();
/**
 * Removes all marks. They may be outdated, because the page may have been drawn at another size, or some pictures may
 * no longer be on the page. Resolves after a frame was drawn without marks, however long a busy machine needs for it: if
 * the marks came back earlier, the browser would keep the old layers. Nobody takes screenshots of a hidden page, which
 * draws no frames, so there the function does not wait.
 */
export async function renewLayers(): Promise<void> {
  unmarkLayers();
  await drawnWithoutMarks;
}
/** Removes all marks. */
export function unmarkLayers(): void {
  const marked = [...document.querySelectorAll(`[${layerMark}]`)];
  if (marked.length === 0) return;
  for (const el of marked) el.removeAttribute(layerMark);
  drawnWithoutMarks = nextFrame();
}
/** Resolves when the next frame has been drawn, or when the page is hidden. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const done = (): void => {
      stop.abort();
      resolve();
    };
    const resolveIfHidden = (): void => {
      if (document.hidden) done();
    };
    document.addEventListener("visibilitychange", resolveIfHidden, { signal: stop.signal });
    resolveIfHidden();
    // A frame is drawn after its own callbacks, and before those of the frame that follows.
    requestAnimationFrame(() => requestAnimationFrame(done));
  });
}
const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
/**
 * Returns the area in which the content of `el` is visible. `el` and its ancestors can clip this content. `known`
 * caches the results of earlier calls.
 */
function clipOf(el: Element | null, known: Map<Element, Box>): Box {
  if (el === null) return everything;
  const before = known.get(el);
  if (before) return before;
  const around = clipOf(el.parentElement, known);
  const clip = getComputedStyle(el).overflow === "visible" ? around : overlapOf(around, boxOf(el));
  known.set(el, clip);
  return clip;
}
