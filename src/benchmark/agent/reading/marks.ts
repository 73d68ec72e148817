/**
 * Numbered boxes over a screenshot (set of marks). Determines which elements get a box, which picture shows the box,
 * and where a finger touches the element.
 */
import type { Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Mark, Region } from "../adapter.ts";

export interface MarkedElement extends Mark {
  readonly element: Element;
}

/** Elements with these roles cannot be touched. */
const untouchableRoles: ReadonlySet<string> = new Set(["text", "heading", "image"]);
/**
 * Letter keys get no number, because the model types whole texts. The digits of a keypad and keys such as Enter get a
 * number.
 */
const isLetter = ({ role, name }: Element): boolean => role === "key" && /^\p{L}$/u.test(name);
/** The minimum number of letter keys of a keyboard. Fewer letter keys are separate keys, as on a calculator. */
const minLetters = 10;
const hasLetterKeys = (elements: readonly Element[]): boolean => elements.filter(isLetter).length >= minLetters;

/** Returns the enabled elements that can be touched or scrolled, numbered from 1 in screen order. */
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
 * Whether the screen has a keyboard for typing. Letter keys are such a keyboard. Any other keys are one only while a
 * text field has the focus. The field may be outside of the visible area. Digits without a focused field belong to a
 * calculator or to a PIN keypad.
 */
export const hasKeyboard = (elements: readonly Element[]): boolean =>
  hasLetterKeys(elements) || (elements.some(({ focused }) => focused) && elements.some(({ role }) => role === "key"));

const overlap = ([a, b, c, d]: Region, [x1, y1, x2, y2]: Region): boolean => a < x2 && x1 < c && b < y2 && y1 < d;

/**
 * Distributes the marks over pictures, so that marks on one picture do not overlap. Each mark goes to the first picture
 * on which it overlaps no other mark.
 */
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
 * Returns a point of this box that no smaller box covers, in thousandths of the screen (0..1000). The point is the
 * middle of the box, or the free point that is nearest to the middle.
 */
export function touchPointOf({ box }: Mark, all: readonly Mark[]): Point {
  const [x1, y1, x2, y2] = box;
  const smaller = all.filter((other) => areaOf(other.box) < areaOf(box) && overlap(other.box, box));
  const spots = shares.flatMap((down) =>
    shares.map((across): Point => [Math.round(x1 + (x2 - x1) * across), Math.round(y1 + (y2 - y1) * down)]),
  );
  return spots.find((spot) => !smaller.some((other) => isIn(spot, other.box))) ?? spots[0]!;
}
