// The policy's choices: the actions that the display offers. They contain no ids and no data that an agent's token
// cannot read.
import type { Action, Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";

export type Candidate =
  | { readonly kind: "click"; readonly action: Action; readonly element: Element }
  | { readonly kind: "type"; readonly action: Action; readonly phrase: string; readonly field: Element }
  | { readonly kind: "back" | "swipe-up" | "swipe-down" | "complete"; readonly action: Action };

const centerOf = ({ bounds: [x1, y1, x2, y2] }: Element): Point => [(x1 + x2) / 2, (y1 + y2) / 2];
const swipe = (from: number, to: number): Action => ({ type: "SWIPE", point1: [500, from], point2: [500, to] });

/**
 * Returns the candidates, always in the same order: CLICK on each enabled element, TYPE of each phrase, BACK, a swipe
 * towards the top, a swipe towards the bottom, COMPLETE. TYPE replaces the text of the field that has the focus.
 * Without a focused field, there is no TYPE.
 */
export function listCandidates(elements: readonly Element[], phrases: readonly string[]): Candidate[] {
  const field = elements.find(({ focused }) => focused);
  return [
    ...elements
      .filter(({ enabled }) => enabled)
      .map((element): Candidate => ({ kind: "click", action: { type: "CLICK", point: centerOf(element) }, element })),
    ...(field
      ? [...new Set(phrases)].map((phrase): Candidate => {
          const action: Action = { type: "TYPE", value: phrase, clear: true };
          return { kind: "type", action, phrase, field };
        })
      : []),
    { kind: "back", action: { type: "BACK" } },
    { kind: "swipe-up", action: swipe(350, 700) },
    { kind: "swipe-down", action: swipe(700, 350) },
    { kind: "complete", action: { type: "COMPLETE" } },
  ];
}
