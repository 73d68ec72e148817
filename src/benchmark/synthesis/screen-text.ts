// A screen as text, for models that read instead of look: a line an element,
// `[n] role "name" "value" (x1,y1,x2,y2) marks`, and the same read back from what a model wrote.
import { cleaned, inLine, unfenced, withoutThinking } from "../agent/reading/text.ts";
import type { Action, Point } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";

/** What stands where nothing is on the glass. */
const nothing = "(nothing)";
const marks = ["disabled", "focused", "scrollable"] as const;

/** Bounds in whole thousandths of the glass; the value only where there is one; marks only where they hold. */
export const screenText = (elements: readonly Element[]): string =>
  elements.length === 0 ? nothing : elements.map((element, i) => lineOf(element, i + 1)).join("\n");

export function lineOf(element: Element, n: number): string {
  const { role, name, value, bounds, enabled, focused, scrollable } = element;
  const holds = { disabled: !enabled, focused, scrollable };
  return [
    `[${n}]`,
    inLine(role),
    JSON.stringify(name),
    ...(value === undefined ? [] : [JSON.stringify(value)]),
    `(${bounds.map((n) => Math.round(n)).join(",")})`,
    ...marks.filter((mark) => holds[mark]),
  ].join(" ");
}

export type ReadScreen =
  | { readonly elements: readonly Element[]; /** Lines that were none of the list. */ readonly left: number }
  | { readonly fault: string };

/**
 * A list as a model wrote it: thoughts, fences and words around it are left out, values may stand without quotes, points
 * beyond the glass are moved to its edge. A fault where there is no list, or where half of its lines or more cannot be read.
 */
export function readScreen(reply: string): ReadScreen {
  const text = unfenced(withoutThinking(cleaned(reply), ["think", "thinking"]).rest);
  if (text === "") return { fault: "empty" };
  if (text === nothing) return { elements: [], left: 0 };
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const elements = lines.map(elementIn).filter((element) => element !== null);
  const broken = lines.filter((line) => /^\s*\[\d+\]/.test(line)).length - elements.length;
  if (elements.length === 0) return { fault: `no list of elements in ${JSON.stringify(inLine(text).slice(0, 120))}` };
  if (broken >= elements.length) return { fault: `${broken} of ${broken + elements.length} lines cannot be read` };
  return { elements, left: lines.length - elements.length };
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const number = String.raw`\s*(-?\d+(?:\.\d+)?)\s*`;
const line = new RegExp(
  String.raw`^\s*\[\d+\]\s+([A-Za-z][\w -]*?)\s+(${quoted})\s*(${quoted}|[^\s"(][^"]*?)?\s*\(${[number, number, number, number].join(",")}\)\s*([a-z ,]*)$`,
);

function elementIn(text: string): Element | null {
  const [, role, name, value, ...rest] = line.exec(text) ?? [];
  if (role === undefined || name === undefined) return null;
  const [x1, y1, x2, y2] = rest.slice(0, 4).map((n) => Math.min(1000, Math.max(0, Number(n)))) as [
    number,
    number,
    number,
    number,
  ];
  if (x1 > x2 || y1 > y2) return null;
  const said = unquoted(name);
  const held = value === undefined ? undefined : unquoted(value);
  if (said === null || held === null) return null;
  const has = (mark: (typeof marks)[number]): boolean => (rest[4] ?? "").includes(mark);
  return {
    role,
    name: said,
    ...(held === undefined ? {} : { value: held }),
    bounds: [x1, y1, x2, y2],
    enabled: !has("disabled"),
    focused: has("focused"),
    scrollable: has("scrollable"),
  };
}

/** Null where the escapes in it are none of JSON. */
function unquoted(text: string): string | null {
  if (!text.startsWith('"')) return text.trim();
  try {
    return JSON.parse(text) as string;
  } catch {
    return null;
  }
}

/** The smallest element at a point: what a finger there meets; of equals the one that is drawn last. Null beside all. */
export function touchedAt(elements: readonly Element[], [x, y]: Point): { element: Element; n: number } | null {
  const sizeOf = ({ bounds: [x1, y1, x2, y2] }: Element): number => (x2 - x1) * (y2 - y1);
  let found: { element: Element; n: number } | null = null;
  for (const [i, element] of elements.entries()) {
    const [x1, y1, x2, y2] = element.bounds;
    if (x < x1 || x > x2 || y < y1 || y > y2) continue;
    if (!found || sizeOf(element) <= sizeOf(found.element)) found = { element, n: i + 1 };
  }
  return found;
}

/** The point that an action begins at; null for those without one. */
export const pointOf = (action: Action): Point | null =>
  "point" in action && action.point ? action.point : "point1" in action ? action.point1 : null;

/** An action as its type and arguments, with the element under the finger: `CLICK (500,300) on [4] button "Save"`. */
export function actionText(action: Action, elements: readonly Element[]): string {
  const at = (point: Point): string => `(${point.map((n) => Math.round(n)).join(",")})`;
  const point = pointOf(action);
  const touched = point && touchedAt(elements, point);
  return [
    action.type,
    ...("value" in action && action.value !== undefined ? [JSON.stringify(action.value)] : []),
    ...("clear" in action && action.clear ? ["in place of what is there"] : []),
    ...("point2" in action ? [`from ${at(action.point1)} to ${at(action.point2)}`] : point ? [at(point)] : []),
    ...(point === null ? [] : ["on", touched ? namedText(touched) : "nothing"]),
  ].join(" ");
}
const namedText = ({ element: { role, name }, n }: { element: Element; n: number }): string =>
  `[${n}] ${inLine(role)} ${JSON.stringify(name)}`;
