// Finds the element that a touch hits. Returns the box of this element, and the boxes of all other elements on which a
// touch has the same effect.
import type { Element } from "#contract/element.ts";
import type { Point } from "#contract/action.ts";

export interface Boxes {
  /** The box of the element that the touch hits, in thousandths of the screen (0..1000). */
  readonly target: Element["bounds"];
  readonly candidates: readonly Element["bounds"][];
}

/**
 * Returns null if no element under the point accepts this touch. The `elements` must include `acts`, as in an
 * operator's response.
 */
export function boxesAt(elements: readonly Element[], [x, y]: Point, touch: "tap" | "hold"): Boxes | null {
  const [target] = elements
    .filter(({ bounds: [x1, y1, x2, y2] }) => x >= x1 && x <= x2 && y >= y1 && y <= y2)
    .flatMap((element) => {
      const does = touchEffect(element, touch);
      return does === null ? [] : [{ element, does }];
    })
    // If elements overlap, a touch hits the smallest one.
    .toSorted((a, b) => areaOf(a.element) - areaOf(b.element));
  if (!target) return null;
  const same = elements.filter((element) => element !== target.element && touchEffect(element, touch) === target.does);
  return { target: target.element.bounds, candidates: [target.element, ...same].map(({ bounds }) => bounds) };
}

/**
 * Returns the effect of a touch as a text. Equal acts have equal texts. Returns null if the element accepts no touch.
 */
function touchEffect({ enabled, acts }: Element, touch: "tap" | "hold"): string | null {
  if (!enabled || !acts) return null;
  // If an element has no act for a hold, a hold has the effect of a tap.
  const does = acts[touch] ?? acts["tap"] ?? acts["slide"];
  return does === undefined ? null : JSON.stringify(does);
}
const areaOf = ({ bounds: [x1, y1, x2, y2] }: Element): number => (x2 - x1) * (y2 - y1);
