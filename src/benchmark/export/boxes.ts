// Which element a finger meant: its box and those of all others that would have done the same.
import type { Element } from "../../contract/env.ts";
import type { Point } from "../../contract/action.ts";

export interface Boxes {
  /** In 0..1000, as elements have them. */
  readonly target: Element["bounds"];
  readonly candidates: readonly Element["bounds"][];
}

/** Null where nothing lies under the point that takes this touch. `elements` are those that an operator gets, with acts. */
export function boxesAt(elements: readonly Element[], [x, y]: Point, touch: "tap" | "hold"): Boxes | null {
  const [target] = elements
    .filter(({ bounds: [x1, y1, x2, y2] }) => x >= x1 && x <= x2 && y >= y1 && y <= y2)
    .flatMap((element) => {
      const does = actOf(element, touch);
      return does === null ? [] : [{ element, does }];
    })
    // What lies within another is what the finger hits.
    .toSorted((a, b) => areaOf(a.element) - areaOf(b.element));
  if (!target) return null;
  const same = elements.filter((element) => element !== target.element && actOf(element, touch) === target.does);
  return { target: target.element.bounds, candidates: [target.element, ...same].map(({ bounds }) => bounds) };
}

/** What a touch would do, as a text that is equal where the deeds are; null where it takes none. */
function actOf({ enabled, acts }: Element, touch: "tap" | "hold"): string | null {
  if (!enabled || !acts) return null;
  // A part that cannot be held takes a hold for a tap.
  const does = acts[touch] ?? acts["tap"] ?? acts["slide"];
  return does === undefined ? null : JSON.stringify(does);
}
const areaOf = ({ bounds: [x1, y1, x2, y2] }: Element): number => (x2 - x1) * (y2 - y1);
