/** What an explorer may do on a screen, and which screens it takes for one: by the elements alone, as any agent sees them. */
import type { Action } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";
import type { Choice } from "../../learn/novelty.ts";

interface Deed extends Choice {
  readonly action: Action;
}

/** Nobody touches these for what they do; keys are played by TYPE. */
const passive: ReadonlySet<string> = new Set(["text", "heading", "key", "list", "image"]);
const keyboardButtons: ReadonlySet<string> = new Set(["Hide keyboard", "Clipboard", "收起键盘", "剪贴板"]);
const fields: ReadonlySet<string> = new Set(["textbox", "searchbox"]);
/** So many alike, one beside or below the other, are a list. */
const listLeast = 3;

/** Several of these on a screen are one question. */
const many: ReadonlySet<string> = new Set(["checkbox", "radio", "option", "link"]);

/** Words that are typed, by what a field seems to ask for. */
const words = {
  text: ["Milk", "Mia", "Team lunch", "Oat bread", "Blue kite"],
  number: ["42", "7", "150"],
} as const;
const asksForNumber = /\d|number|phone|amount|price|digits|quantity|pin|金额|号码|数量|电话/i;

/** Where an element stands, roughly: rows of a list share it. */
const columnOf = ({ role, bounds: [x1, , x2] }: Element): string => `${role}@${Math.round(x1)}-${Math.round(x2)}`;
/** Digits change with the hour and with every bill. */
const told = (text: string): string => text.replace(/\d+/g, "#").slice(0, 40);
const isBare = ({ role, name }: Element): boolean => role === "key" || keyboardButtons.has(name);

/**
 * Which screens are one, by the elements alone: those whose title and whose parts that stand still are mostly the same. What
 * scrolls is left out, as are rows of lists, values and the keyboard: other data make no other screen.
 */
export class Screens {
  readonly #known: ReadonlySet<string>[] = [];

  /** The same elements have the same name; names count from 0. */
  nameOf(elements: readonly Element[]): string {
    const parts = partsOf(elements);
    const likeness = this.#known.map((known) => likenessOf(known, parts));
    const best = likeness.reduce((most, one, i) => (one > likeness[most]! ? i : most), 0);
    if (likeness[best] !== undefined && likeness[best] >= likeEnough) return `${best}`;
    this.#known.push(parts);
    return `${this.#known.length - 1}`;
  }
}
/** Two pages of settings share a button and a list and differ in the title: they stay two. */
const likeEnough = 0.6;
/** Shared parts of all parts (Jaccard). */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const all = a.union(b).size;
  return all === 0 ? 1 : a.intersection(b).size / all;
}
function partsOf(elements: readonly Element[]): ReadonlySet<string> {
  const lists = elements.filter((element) => element.scrollable);
  const title = elements.find(({ role }) => role === "heading");
  const seen = elements.filter(
    (element) =>
      element === title || (!isBare(element) && element.role !== "text" && !lists.some((list) => isIn(element, list))),
  );
  const columns = Map.groupBy(seen, columnOf);
  return new Set(
    [...columns].flatMap(([column, all]) =>
      all.length >= listLeast ? [`${column}×`] : all.map(({ role, name }) => `${role} ${told(name)}`),
    ),
  );
}
const isIn = (inner: Element, outer: Element): boolean =>
  inner !== outer && inner.bounds[1] >= outer.bounds[1] - 1 && inner.bounds[3] <= outer.bounds[3] + 1;

/** All that can be done here with CLICK, TYPE, ENTER, SWIPE and BACK. `below` picks the words. */
export function deedsOn(elements: readonly Element[], below: (number: number) => number): Deed[] {
  const able = elements.filter((element) => element.enabled && !passive.has(element.role) && !isBare(element));
  const columns = Map.groupBy(able, columnOf);
  const deeds: Deed[] = [];
  for (const element of able) {
    const column = columnOf(element);
    const name = `${element.role} ${told(element.name)}`;
    const kind =
      many.has(element.role) && able.filter(({ role }) => role === element.role).length >= listLeast
        ? element.role
        : columns.get(column)!.length >= listLeast
          ? column
          : name;
    const deed = (verb: string, action: Action): number =>
      deeds.push({ name: `${verb} ${name}`, kind: `${verb} ${kind}`, sort: `${verb} ${element.role}`, action });
    const [x1, y1, x2, y2] = element.bounds;
    const point: [number, number] = [(x1 + x2) / 2, (y1 + y2) / 2];
    if (fields.has(element.role)) {
      const some = words[asksForNumber.test(`${element.name} ${element.value ?? ""}`) ? "number" : "text"];
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
    const swipe = (word: string, from: number, to: number): Deed => ({
      name: `${word} ${told(name)}`,
      kind: `${word} ${told(name)}`,
      sort: word,
      action: { type: "SWIPE", point1: [x, from], point2: [x, to] },
    });
    if (far > 20) deeds.push(swipe("down", middle + far, middle - far), swipe("up", middle - far, middle + far));
  }
  return [...deeds, { name: "back", kind: "back", sort: "back", action: { type: "BACK" } }];
}
