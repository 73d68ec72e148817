/**
 * Pictures are layers of their own, but only while they lie on the glass. The browser does not wait for a layer that it knew
 * and never painted: one that lay off the glass and comes onto it can be blank in the first frame. It waits for a layer that
 * is new (docs/decisions.md, 13).
 */
import { glass } from "./runtime.ts";
import { boxOf, hasRoom, overlapOf, type Box } from "./scale.ts";

/** The attribute of those that lie on the glass. */
export const layerMark = "data-on-glass";
/** Marks the pictures that lie on the glass, in part at least. After all that has a place to be given has it. */
export function placeLayers(): void {
  if (!glass.seen) return;
  const clips = new Map<Element, Box>();
  // All are read before any is marked: a mark would make the next reading lay styles out again.
  const pictures = [...document.getElementsByClassName("layered")];
  const lie = pictures.map((el) => hasRoom(overlapOf(boxOf(el), clipOf(el.parentElement, clips))));
  for (const [i, el] of pictures.entries()) el.toggleAttribute(layerMark, lie[i]);
}
/** Marks them in each frame that is drawn until it is told to end: what comes late moves what lies below it. */
export function keepLayers(): () => void {
  if (!glass.seen) return () => {};
  const inFrame = (): void => {
    placeLayers();
    frame = requestAnimationFrame(inFrame);
  };
  let frame = requestAnimationFrame(inFrame);
  return () => cancelAnimationFrame(frame);
}
/**
 * Makes all of them new: what was drawn since they were marked may have had another size, and left them out. Returns when a
 * frame was drawn without them, at once where there are none. A page that nobody looks at may draw none: it waits a second.
 */
export async function renewLayers(): Promise<void> {
  if (dropLayers())
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
/** Returns whether there were any. */
export function dropLayers(): boolean {
  const marked = [...document.querySelectorAll(`[${layerMark}]`)];
  for (const el of marked) el.removeAttribute(layerMark);
  return marked.length > 0;
}
const everything: Box = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };
/** What the parts around it let be seen. `known`: of those that were asked about before. */
function clipOf(el: Element | null, known: Map<Element, Box>): Box {
  if (el === null) return everything;
  const before = known.get(el);
  if (before) return before;
  const around = clipOf(el.parentElement, known);
  const clip = getComputedStyle(el).overflow === "visible" ? around : overlapOf(around, boxOf(el));
  known.set(el, clip);
  return clip;
}
