/**
 * Numbered boxes over a screenshot (set of marks): which elements have a box, which picture shows it, and where a
 * finger touches it.
 */
import type { Point } from "#contract/action.ts";
import type { Element } from "#contract/env.ts";
import type { Mark, Region } from "../adapter.ts";

export interface MarkedElement extends Mark {
  readonly element: Element;
}

/** Roles that accept no touch of their own. */
const untouchableRoles: ReadonlySet<string> = new Set(["text", "heading", "image"]);
/** Letter keys have no number, because text is typed as a whole. Digits of a keypad and keys such as Enter have one. */
const isLetter = ({ role, name }: Element): boolean => role === "key" && /^\p{L}$/u.test(name);
/** At least this many letter keys are a keyboard; fewer are separate keys, as on a calculator. */
const minLetters = 10;
const hasLetterKeys = (elements: readonly Element[]): boolean => elements.filter(isLetter).length >= minLetters;

/** Enabled elements that can be touched or scrolled, numbered from 1 in screen order. */
export function marksOf(elements: readonly Element[]): MarkedElement[] {
  const isTyped = hasLetterKeys(elements);
  return elements
    .filter((element) => {
      const [x1, y1, x2, y2] = element.bounds;
      const isTouched = element.enabled && !untouchableRoles.has(element.role) && !(isTyped && isLetter(element));
      return isTouched && x2 > x1 && y2 > y1;
    })
    .map((element, i) => ({ index: i + 1, box: element.bounds, element }));
}
/**
 * Whether there is a keyboard to type on: one with letters, or keys while a field has the caret. The field may be out
 * of sight. Digits without a focused field are the keypad of a calculator or of a PIN.
 */
export const hasKeyboard = (elements: readonly Element[]): boolean =>
  hasLetterKeys(elements) || (elements.some(({ focused }) => focused) && elements.some(({ role }) => role === "key"));

const overlap = ([a, b, c, d]: Region, [x1, y1, x2, y2]: Region): boolean => a < x2 && x1 < c && b < y2 && y1 < d;

/** The marks of each picture. No two marks on one picture overlap: each goes to the first picture with room. */
export function layersOf<T extends Mark>(marks: readonly T[]): T[][] {
  const layers: T[][] = [];
  for (const mark of marks) {
    const layer = layers.find((others) => others.every(({ box }) => !overlap(box, mark.box)));
    if (layer) layer.push(mark);
    else layers.push([mark]);
  }
  return layers;
}

const shares = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
const isIn = ([x, y]: Point, [x1, y1, x2, y2]: Region): boolean => x >= x1 && x <= x2 && y >= y1 && y <= y2;
const areaOf = ([x1, y1, x2, y2]: Region): number => (x2 - x1) * (y2 - y1);

/**
 * The point at which a finger touches this box and no smaller box on top of it: its middle, or the nearest free point.
 * In 0..1000.
 */
export function touchPointOf({ box }: Mark, all: readonly Mark[]): Point {
  const [x1, y1, x2, y2] = box;
  const smaller = all.filter((other) => areaOf(other.box) < areaOf(box) && overlap(other.box, box));
  const spots = shares.flatMap((down) =>
    shares.map((across): Point => [Math.round(x1 + (x2 - x1) * across), Math.round(y1 + (y2 - y1) * down)]),
  );
  return spots.find((spot) => !smaller.some((other) => isIn(spot, other.box))) ?? spots[0]!;
}
