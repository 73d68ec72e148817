// The policy's memory of an episode: the finished phrases and words of the instruction, the clicked elements, and
// whether the last action changed the display. The memory depends only on displays and actions. For this reason a fork
// starts with the memory of the episode that it was forked from.
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { hasSameWords, splitWords, type Instruction } from "./instruction.ts";

/**
 * A phrase that was typed into a search field is `sought` until it is clicked. A phrase that was typed into any other
 * field is `done`.
 */
export type PhraseStatus = "open" | "sought" | "done";
export interface EpisodeMemory {
  readonly instruction: Instruction;
  /** The status of each phrase. */
  readonly phrases: readonly PhraseStatus[];
  /**
   * Words of the instruction, outside the quotes, that occurred in the titles of touched elements or in the names of
   * opened apps.
   */
  readonly words: ReadonlySet<string>;
  /** Clicked elements, by role, name and bounds. */
  readonly touched: ReadonlySet<string>;
  /** Actions that had no effect on the current display. */
  readonly vain: ReadonlySet<string>;
  readonly last: { readonly action: string; readonly changed: boolean } | null;
}
export const emptyMemory = (instruction: Instruction): EpisodeMemory => ({
  instruction,
  phrases: instruction.phrases.map(() => "open"),
  words: new Set(),
  touched: new Set(),
  vain: new Set(),
  last: null,
});

/** Returns the title of an element: the first part of its name, without the other texts of a row. */
export const elementTitle = ({ name }: Element): string => name.split(", ")[0]!;
/** Returns the title, and also the path that a search result shows ("Screen timeout, Settings › Display"). */
export const elementTitles = (element: Element): string[] => [
  elementTitle(element),
  ...element.name.split("›").slice(1),
];
export const elementKey = ({ role, name, bounds }: Element): string => JSON.stringify([role, name, bounds]);

const area = ([x1, y1, x2, y2]: Element["bounds"]): number => (x2 - x1) * (y2 - y1);
/** Returns the smallest enabled element under the point of an action. */
function elementAt(action: Action, elements: readonly Element[]): Element | null {
  if (!("point" in action) || !action.point) return null;
  const [x, y] = action.point;
  const under = elements.filter(
    ({ enabled, bounds: [x1, y1, x2, y2] }) => enabled && x >= x1 && x <= x2 && y >= y1 && y <= y2,
  );
  return under.reduce<Element | null>(
    (least, element) => (least && area(least.bounds) <= area(element.bounds) ? least : element),
    null,
  );
}

/**
 * Returns the memory after an action. `touched` is the element that the action was meant for; by default the element
 * under the action's point.
 */
export function updateMemory(
  now: EpisodeMemory,
  action: Action,
  before: readonly Element[],
  after: readonly Element[],
  touched: Element | null = elementAt(action, before),
): EpisodeMemory {
  const phrases = [...now.phrases];
  const words = new Set(now.words);
  const remember = (text: string): void => {
    for (const word of splitWords(text)) if (now.instruction.words.has(word)) words.add(word);
  };
  /**
   * Sets the status of the first open phrase with these words. If no open phrase has these words and the new status is
   * `done`, sets the status of the first phrase with these words that is not done.
   */
  const deal = (text: string, how: PhraseStatus): void => {
    const index = now.instruction.phrases.findIndex((phrase, i) => hasSameWords(phrase, text) && phrases[i] === "open");
    const again = now.instruction.phrases.findIndex((phrase, i) => hasSameWords(phrase, text) && phrases[i] !== "done");
    const found = index >= 0 ? index : how === "done" ? again : -1;
    if (found >= 0) phrases[found] = how;
  };
  const changed = JSON.stringify(before) !== JSON.stringify(after);
  // An action that does not change the display changes the status of no phrase.
  if (changed) {
    if (action.type === "TYPE") {
      const field = before.find(({ focused }) => focused);
      deal(action.value, field?.role === "searchbox" ? "sought" : "done");
    }
    // Opening an app by its name counts as a click on its icon.
    if (action.type === "AWAKE") remember(action.value);
    if (touched) remember(elementTitle(touched));
    if (touched && action.type === "CLICK") for (const title of elementTitles(touched)) deal(title, "done");
  }
  return {
    instruction: now.instruction,
    phrases,
    words,
    touched: touched ? new Set([...now.touched, elementKey(touched)]) : now.touched,
    vain: changed ? new Set() : new Set([...now.vain, JSON.stringify(action)]),
    last: { action: JSON.stringify(action), changed },
  };
}
