/**
 * Lists the actions from which an explorer chooses on a screen, and identifies screens. Uses only the elements of a
 * screen, because an agent also receives only the elements.
 */
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Choice } from "#learn/novelty.ts";

interface ActionChoice extends Choice {
  readonly action: Action;
}

/** A touch on an element with one of these roles has no interesting effect. TYPE replaces touches on keys. */
const passiveRoles: ReadonlySet<string> = new Set(["text", "heading", "key", "list", "image"]);
const keyboardButtons: ReadonlySet<string> = new Set(["Hide keyboard", "Clipboard", "收起键盘", "剪贴板"]);
const fieldRoles: ReadonlySet<string> = new Set(["textbox", "searchbox"]);
/** The minimum number of similar elements in a row or column that count as a list. */
const minListLength = 3;

/**
 * If a screen has at least `minListLength` elements with the same one of these roles, touches on them are choices of
 * one kind.
 */
const choiceRoles: ReadonlySet<string> = new Set(["checkbox", "radio", "option", "link"]);

/** Texts to type, by the kind of text that a field seems to expect. */
const typedTexts = {
  text: ["Milk", "Mia", "Team lunch", "Oat bread", "Blue kite"],
  number: ["42", "7", "150"],
} as const;
const asksForNumber = /\d|number|phone|amount|price|digits|quantity|pin|金额|号码|数量|电话/i;

/** Returns the approximate column of an element. The rows of a list have the same column. */
const columnOf = ({ role, bounds: [x1, , x2] }: Element): string => `${role}@${Math.round(x1)}-${Math.round(x2)}`;
/** Replaces digits, because they change with the time and with amounts. */
const maskDigits = (text: string): string => text.replace(/\d+/g, "#").slice(0, 40);
const isKeyboard = ({ role, name }: Element): boolean => role === "key" || keyboardButtons.has(name);

/**
 * Identifies screens by their elements. Two screens are the same if most of their titles and fixed parts are equal.
 * Ignores scrolling parts, rows of lists, values and the keyboard, because a screen stays the same screen when its data
 * change.
 */
export class ScreenIdentifier {
  readonly #known: ReadonlySet<string>[] = [];

  /** Returns the name of the screen with these elements. Equal screens have the same name. Names are numbers from 0. */
  nameOf(elements: readonly Element[]): string {
    const parts = partsOf(elements);
    const likeness = this.#known.map((known) => similarityOf(known, parts));
    const best = likeness.reduce((most, one, i) => (one > likeness[most]! ? i : most), 0);
    if (likeness[best] !== undefined && likeness[best] >= minSimilarity) return `${best}`;
    this.#known.push(parts);
    return `${this.#known.length - 1}`;
  }
}
/**
 * The minimum similarity of equal screens. Two pages of settings with a common button and a common list but different
 * titles are less similar than this.
 */
const minSimilarity = 0.6;
/** Returns the number of common parts divided by the number of all parts (Jaccard). */
function similarityOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = a.union(b).size;
  return all === 0 ? 1 : a.intersection(b).size / all;
}
function partsOf(elements: readonly Element[]): ReadonlySet<string> {
  const lists = elements.filter((element) => element.scrollable);
  const title = elements.find(({ role }) => role === "heading");
  const matching = elements.filter(
    (element) =>
      element === title ||
      (!isKeyboard(element) && element.role !== "text" && !lists.some((list) => isIn(element, list))),
  );
  const columns = Map.groupBy(matching, columnOf);
  return new Set(
    [...columns].flatMap(([column, all]) =>
      all.length >= minListLength ? [`${column}×`] : all.map(({ role, name }) => `${role} ${maskDigits(name)}`),
    ),
  );
}
const isIn = (inner: Element, outer: Element): boolean =>
  inner !== outer && inner.bounds[1] >= outer.bounds[1] - 1 && inner.bounds[3] <= outer.bounds[3] + 1;

/**
 * Returns every possible action on this screen with CLICK, TYPE, ENTER, SWIPE and BACK. `below` returns a random number
 * below its argument, which selects the texts to type.
 */
export function choicesOn(elements: readonly Element[], below: (number: number) => number): ActionChoice[] {
  const able = elements.filter((element) => element.enabled && !passiveRoles.has(element.role) && !isKeyboard(element));
  const columns = Map.groupBy(able, columnOf);
  const deeds: ActionChoice[] = [];
  for (const element of able) {
    const column = columnOf(element);
    const name = `${element.role} ${maskDigits(element.name)}`;
    const kind =
      choiceRoles.has(element.role) && able.filter(({ role }) => role === element.role).length >= minListLength
        ? element.role
        : columns.get(column)!.length >= minListLength
          ? column
          : name;
    const deed = (verb: string, action: Action): number =>
      deeds.push({ name: `${verb} ${name}`, kind: `${verb} ${kind}`, sort: `${verb} ${element.role}`, action });
    const [x1, y1, x2, y2] = element.bounds;
    const point: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2];
    if (fieldRoles.has(element.role)) {
      const some = typedTexts[asksForNumber.test(`${element.name} ${element.value ?? ""}`) ? "number" : "text"];
      const value = some[below(some.length)]!;
      deed("type", { type: "TYPE", point, value, clear: true });
      if (element.focused) deed("enter", { type: "ENTER" });
      continue;
    }
    deed("tap", { type: "CLICK", point });
  }
  for (const { name, bounds } of elements.filter((element) => element.scrollable)) {
    const [x1, y1, x2, y2] = bounds;
    const [x, middle, far] = [(x1 + x2) / 2, (y1 + y2) / 2, (y2 - y1) * 0.35];
    const swipe = (word: string, from: number, to: number): ActionChoice => ({
      name: `${word} ${maskDigits(name)}`,
      kind: `${word} ${maskDigits(name)}`,
      sort: word,
      action: { type: "SWIPE", point1: [x, from], point2: [x, to] },
    });
    if (far > 20) deeds.push(swipe("down", middle + far, middle - far), swipe("up", middle - far, middle + far));
  }
  return [...deeds, { name: "back", kind: "back", sort: "back", action: { type: "BACK" } }];
}
