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
/**
 * Removes all marks. They may be outdated, because the page may have been drawn at another size, or some pictures may
 * no longer be on the page. Resolves after a frame was drawn without marks, or immediately if there were no marks. A
 * hidden page may draw no frame, so the function waits at most one second.
 */
export async function renewLayers(): Promise<void> {
  if (unmarkLayers())
    await new Promise<void>((done) => {
      const late = setTimeout(done, 1000);
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          clearTimeout(late);
          done();
        }),
      );
    });
}
/** Removes all marks. Returns whether there were any marks. */
export function unmarkLayers(): boolean {
  const marked = [...document.querySelectorAll(`[${layerMark}]`)];
  for (const el of marked) el.removeAttribute(layerMark);
  return marked.length > 0;
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
