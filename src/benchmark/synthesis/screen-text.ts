// Converts a screen to text for models without vision, and parses such a text from a model. Each line is one element:
// `[n] role "name" "value" (x1,y1,x2,y2) marks`.
import { cleanText, toOneLine, removeFence, splitThinking } from "../agent/reading/text.ts";
import type { DisplayAction, Point } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";

/** The text for an empty display. */
const emptyScreen = "(nothing)";
const marks = ["disabled", "focused", "scrollable"] as const;

/**
 * Returns the text of a screen. Bounds are in whole thousandths of the display. Values and marks are only written if
 * they are present.
 */
export const screenText = (elements: readonly Element[]): string =>
  elements.length === 0 ? emptyScreen : elements.map((element, i) => lineOf(element, i + 1)).join("\n");

export function lineOf(element: Element, n: number): string {
  const { role, name, value, bounds, enabled, focused, scrollable } = element;
  const holds = { disabled: !enabled, focused, scrollable };
  return [
    `[${n}]`,
    toOneLine(role),
    JSON.stringify(name),
    ...(value === undefined ? [] : [JSON.stringify(value)]),
    `(${bounds.map((n) => Math.round(n)).join(",")})`,
    ...marks.filter((mark) => holds[mark]),
  ].join(" ");
}

export type ParsedScreen =
  | {
      readonly elements: readonly Element[];
      /** The number of lines that do not belong to the list. */ readonly left: number;
    }
  | { readonly fault: string };

/**
 * Parses a list that a model wrote. Ignores thoughts, fences and surrounding text, accepts values without quotes, and
 * moves points outside of the display to the edge. Returns a fault if there is no list, or if at least half of the
 * lines are unreadable.
 */
export function parseScreen(reply: string): ParsedScreen {
  const text = removeFence(splitThinking(cleanText(reply), ["think", "thinking"]).rest);
  if (text === "") return { fault: "empty" };
  if (text === emptyScreen) return { elements: [], left: 0 };
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const elements = lines.map(parseElement).filter((element) => element !== null);
  const broken = lines.filter((line) => /^\s*\[\d+\]/.test(line)).length - elements.length;
  if (elements.length === 0)
    return { fault: `no list of elements in ${JSON.stringify(toOneLine(text).slice(0, 120))}` };
  if (broken >= elements.length) return { fault: `${broken} of ${broken + elements.length} lines cannot be read` };
  return { elements, left: lines.length - elements.length };
}

const quoted = String.raw`"(?:[^"\\]|\\.)*"`;
const number = String.raw`\s*(-?\d+(?:\.\d+)?)\s*`;
const linePattern = new RegExp(
  String.raw`^\s*\[\d+\]\s+([A-Za-z][\w -]*?)\s+(${quoted})\s*(${quoted}|[^\s"(][^"]*?)?\s*\(${[number, number, number, number].join(",")}\)\s*([a-z ,]*)$`,
);

function parseElement(text: string): Element | null {
  const [, role, name, value, ...rest] = linePattern.exec(text) ?? [];
  if (role === undefined || name === undefined) return null;
  const [x1, y1, x2, y2] = rest.slice(0, 4).map((n) => Math.min(1000, Math.max(0, Number(n)))) as [
    number,
    number,
    number,
    number,
  ];
  if (x1 > x2 || y1 > y2) return null;
  const unquoted = unquote(name);
  const held = value === undefined ? undefined : unquote(value);
  if (unquoted === null || held === null) return null;
  const has = (mark: (typeof marks)[number]): boolean => (rest[4] ?? "").includes(mark);
  return {
    role,
    name: unquoted,
    ...(held === undefined ? {} : { value: held }),
    bounds: [x1, y1, x2, y2],
    enabled: !has("disabled"),
    focused: has("focused"),
    scrollable: has("scrollable"),
  };
}

/** Returns null if the text contains escape sequences that are invalid in JSON. */
function unquote(text: string): string | null {
  if (!text.startsWith('"')) return text.trim();
  try {
    return JSON.parse(text) as string;
  } catch {
    return null;
  }
}

/**
 * Returns the smallest element at a point, because a touch hits this element. Among elements of equal size, returns the
 * one that was drawn last. Returns null if there is no element.
 */
export function findElementAt(elements: readonly Element[], [x, y]: Point): { element: Element; n: number } | null {
  const sizeOf = ({ bounds: [x1, y1, x2, y2] }: Element): number => (x2 - x1) * (y2 - y1);
  let found: { element: Element; n: number } | null = null;
  for (const [i, element] of elements.entries()) {
    const [x1, y1, x2, y2] = element.bounds;
    if (x < x1 || x > x2 || y < y1 || y > y2) continue;
    if (!found || sizeOf(element) <= sizeOf(found.element)) found = { element, n: i + 1 };
  }
  return found;
}

/** Returns the point at which an action begins, or null if the action has no point. */
export const pointOf = (action: DisplayAction): Point | null =>
  "point" in action && action.point ? action.point : "point1" in action ? action.point1 : null;

/**
 * Returns the type and arguments of an action, with the element at its point: `CLICK (500,300) on [4] button "Save"`.
 */
export function actionText(action: DisplayAction, elements: readonly Element[]): string {
  const at = (point: Point): string => `(${point.map((n) => Math.round(n)).join(",")})`;
  const point = pointOf(action);
  const touched = point && findElementAt(elements, point);
  return [
    action.type,
    ...("value" in action && action.value !== undefined ? [JSON.stringify(action.value)] : []),
    ...("clear" in action && action.clear ? ["in place of what is there"] : []),
    ...("point2" in action ? [`from ${at(action.point1)} to ${at(action.point2)}`] : point ? [at(point)] : []),
    ...(point === null ? [] : ["on", touched ? describeElement(touched) : "nothing"]),
  ].join(" ");
}
const describeElement = ({ element: { role, name }, n }: { element: Element; n: number }): string =>
  `[${n}] ${toOneLine(role)} ${JSON.stringify(name)}`;
