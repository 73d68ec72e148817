// What the policy remembers of an episode: which of the instruction's phrases and words it has dealt with, what it touched, and
// whether its last act changed the glass. It is a function of what was shown and done, so a fork that begins in the midst of
// another's episode remembers that, too.
import type { Action } from "../contract/action.ts";
import type { Element } from "../contract/env.ts";
import { sameWords, wordsOf, type Instruction } from "./instruction.ts";

/** A phrase that was searched for is `sought` until it is touched; one that was typed into any other field is dealt with. */
export type Dealt = "open" | "sought" | "done";
export interface Recollection {
  readonly instruction: Instruction;
  /** Of each phrase. */
  readonly phrases: readonly Dealt[];
  /** Words outside of the quotes that names of touched elements had. */
  readonly words: ReadonlySet<string>;
  /** Elements that were touched, by what they look like and where they are. */
  readonly touched: ReadonlySet<string>;
  /** Actions that changed nothing on the glass that is shown. */
  readonly vain: ReadonlySet<string>;
  readonly last: { readonly action: string; readonly changed: boolean } | null;
}
export const blank = (instruction: Instruction): Recollection => ({
  instruction,
  phrases: instruction.phrases.map(() => "open"),
  words: new Set(),
  touched: new Set(),
  vain: new Set(),
  last: null,
});

/** What an element is called: the first part of its name, without what else a row tells. */
export const headOf = ({ name }: Element): string => name.split(", ")[0]!;
/** The head, and where a search result says that it lies ("Screen timeout, Settings › Display"). */
export const titlesOf = (element: Element): string[] => [headOf(element), ...element.name.split("›").slice(1)];
export const placeOf = ({ role, name, bounds }: Element): string => JSON.stringify([role, name, bounds]);

const area = ([x1, y1, x2, y2]: Element["bounds"]): number => (x2 - x1) * (y2 - y1);
/** The smallest enabled element under the point of an action. */
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
 * After an action on what was shown. `touched` is the element that it was meant for; where that is not known, the one under
 * its point.
 */
export function recall(
  now: Recollection,
  action: Action,
  before: readonly Element[],
  after: readonly Element[],
  touched: Element | null = elementAt(action, before),
): Recollection {
  const phrases = [...now.phrases];
  const words = new Set(now.words);
  const said = (text: string): void => {
    for (const word of wordsOf(text)) if (now.instruction.words.has(word)) words.add(word);
  };
  /** The first phrase with these words that was not dealt with so yet. */
  const deal = (text: string, how: Dealt): void => {
    const index = now.instruction.phrases.findIndex((phrase, i) => sameWords(phrase, text) && phrases[i] === "open");
    const again = now.instruction.phrases.findIndex((phrase, i) => sameWords(phrase, text) && phrases[i] !== "done");
    const found = index >= 0 ? index : how === "done" ? again : -1;
    if (found >= 0) phrases[found] = how;
  };
  const changed = JSON.stringify(before) !== JSON.stringify(after);
  // What changed nothing has dealt with nothing.
  if (changed) {
    if (action.type === "TYPE") {
      const field = before.find(({ focused }) => focused);
      deal(action.value, field?.role === "searchbox" ? "sought" : "done");
    }
    // Opening an app by its name is what touching its icon is.
    if (action.type === "AWAKE") said(action.value);
    if (touched) said(headOf(touched));
    if (touched && action.type === "CLICK") for (const title of titlesOf(touched)) deal(title, "done");
  }
  return {
    instruction: now.instruction,
    phrases,
    words,
    touched: touched ? new Set([...now.touched, placeOf(touched)]) : now.touched,
    vain: changed ? new Set() : new Set([...now.vain, JSON.stringify(action)]),
    last: { action: JSON.stringify(action), changed },
  };
}
