// Which edge an action takes. A graph has no phone behind it: it knows what was recorded, and nothing else.
import type { Action, Point } from "../contract/action.ts";
import type { Box, Does, Edge, Node } from "./graph.ts";

/** The edge of this node that the action takes; null where there is none. */
export function edgeFor(node: Node, edges: readonly Edge[], action: Action): Edge | null {
  switch (action.type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS":
      return touched(node, edges, action.type, action.point);
    case "SWIPE":
    case "DRAG":
      return moved(edges, action);
    case "TYPE":
      return typed(node, edges, action);
    case "AWAKE": {
      const name = folded(action.value);
      return first(edges, "AWAKE", (does) => does.names.some((known) => folded(known) === name));
    }
    case "WAIT":
    case "BACK":
    case "HOME":
    case "RECENT":
    case "ENTER":
      return first(edges, action.type, () => true);
    default:
      return null;
  }
}

type Of<T extends Does["type"]> = Extract<Does, { type: T }>;
const of = <T extends Does["type"]>(edges: readonly Edge[], type: T): (Edge & { does: Of<T> })[] =>
  edges.filter((edge) => edge.does.type === type) as (Edge & { does: Of<T> })[];
const first = <T extends Does["type"]>(edges: readonly Edge[], type: T, fits: (does: Of<T>) => boolean): Edge | null =>
  of(edges, type).find(({ does }) => fits(does)) ?? null;

/** The smallest thing under the finger takes the touch, so a box of an edge counts only if nothing smaller lies on it. */
function touched(
  node: Node,
  edges: readonly Edge[],
  type: "CLICK" | "DOUBLE_TAP" | "LONG_PRESS",
  point: Point,
): Edge | null {
  let best: Edge | null = null;
  let least = smallest(node.touchable, point);
  for (const edge of of(edges, type)) {
    const size = smallest(edge.does.boxes, point);
    // Of two edges with boxes of one size the first counts, as everywhere.
    if (size < least || (size === least && size < Infinity && best === null)) [best, least] = [edge, size];
  }
  return best;
}
const smallest = (boxes: readonly Box[], point: Point): number =>
  Math.min(Infinity, ...boxes.filter((box) => isIn(point, box)).map(areaOf));

function moved(
  edges: readonly Edge[],
  { type, point1, point2 }: Extract<Action, { type: "SWIPE" | "DRAG" }>,
): Edge | null {
  const { direction, distance } = strokeOf(point1, point2);
  let best: Edge | null = null;
  let off = Infinity;
  for (const edge of of(edges, type)) {
    const { does } = edge;
    if (does.direction !== direction) continue;
    if ((does.area && !isIn(point1, does.area)) || (does.target && !isIn(point2, does.target))) continue;
    const apart = Math.abs(does.distance - distance);
    if (apart < off) [best, off] = [edge, apart];
  }
  return best;
}
/** The main direction of a finger's way, and how far it went in it. */
export function strokeOf(
  [x1, y1]: Point,
  [x2, y2]: Point,
): { readonly direction: "up" | "down" | "left" | "right"; readonly distance: number } {
  const [dx, dy] = [x2 - x1, y2 - y1];
  if (Math.abs(dx) > Math.abs(dy)) return { direction: dx < 0 ? "left" : "right", distance: Math.abs(dx) };
  return { direction: dy < 0 ? "up" : "down", distance: Math.abs(dy) };
}

function typed(node: Node, edges: readonly Edge[], action: Extract<Action, { type: "TYPE" }>): Edge | null {
  const text = plain(action.value);
  const fits = of(edges, "TYPE").filter(({ does }) => {
    if (plain(does.text) !== text) return false;
    if (does.clear !== null && does.clear !== (action.clear ?? false)) return false;
    if (!action.point) return does.field === null;
    return does.field !== null && isIn(action.point, does.field);
  });
  const [x, y] = action.point ?? [0, 0];
  const size = ({ does }: { does: Of<"TYPE"> }): number => (does.field ? areaOf(does.field) : 0);
  const best = fits.toSorted((a, b) => size(a) - size(b))[0];
  if (!best?.does.field) return best ?? null;
  // Something smaller lies there and takes the touch.
  return smallest(node.touchable, [x, y]) < areaOf(best.does.field) ? null : best;
}
/** As texts are compared: width, spaces at the ends and the way of composing accents are no matter. */
export const plain = (text: string): string => text.normalize("NFKC").trim();
const folded = (text: string): string => plain(text).toLowerCase();

export const isIn = ([x, y]: Point, [x1, y1, x2, y2]: Box): boolean => x >= x1 && x <= x2 && y >= y1 && y <= y2;
export const areaOf = ([x1, y1, x2, y2]: Box): number => (x2 - x1) * (y2 - y1);
