// Finds the edge that matches an action. A recorded graph has no phone behind it; it contains only recorded
// transitions.
import type { Action, Point } from "#contract/action.ts";
import { isHold } from "#contract/stroke.ts";
import type { Box, EdgeAction, Edge, GraphNode } from "./graph.ts";

/** Returns the edge of this node that matches the action, or null if no edge matches. */
export function findEdge(node: GraphNode, edges: readonly Edge[], action: Action): Edge | null {
  switch (action.type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS":
      return matchTouch(node, edges, isHold(action) ? "LONG_PRESS" : action.type, action.point);
    case "SWIPE":
    case "DRAG":
      return matchStroke(edges, action);
    case "TYPE":
      return matchTyping(node, edges, action);
    case "AWAKE": {
      const name = foldText(action.value);
      return findEdgeOfType(edges, "AWAKE", (does) => does.names.some((known) => foldText(known) === name));
    }
    case "WAIT":
    case "BACK":
    case "HOME":
    case "RECENT":
    case "ENTER":
      return findEdgeOfType(edges, action.type, () => true);
    default:
      return null;
  }
}

type ActionOf<T extends EdgeAction["type"]> = Extract<EdgeAction, { type: T }>;
const edgesOfType = <T extends EdgeAction["type"]>(edges: readonly Edge[], type: T): (Edge & { does: ActionOf<T> })[] =>
  edges.filter((edge) => edge.does.type === type) as (Edge & { does: ActionOf<T> })[];
const findEdgeOfType = <T extends EdgeAction["type"]>(
  edges: readonly Edge[],
  type: T,
  fits: (does: ActionOf<T>) => boolean,
): Edge | null => edgesOfType(edges, type).find(({ does }) => fits(does)) ?? null;

/**
 * A touch hits the smallest area under the finger, so an edge's box matches only if no smaller area covers the point.
 */
function matchTouch(
  node: GraphNode,
  edges: readonly Edge[],
  type: "CLICK" | "DOUBLE_TAP" | "LONG_PRESS",
  point: Point,
): Edge | null {
  let best: Edge | null = null;
  let least = smallestArea(node.touchable, point);
  for (const edge of edgesOfType(edges, type)) {
    const size = smallestArea(edge.does.boxes, point);
    // If the boxes of two edges have the same size, the first of these edges matches.
    if (size < least || (size === least && size < Infinity && best === null)) [best, least] = [edge, size];
  }
  return best;
}
const smallestArea = (boxes: readonly Box[], point: Point): number =>
  Math.min(Infinity, ...boxes.filter((box) => isIn(point, box)).map(areaOf));

function matchStroke(
  edges: readonly Edge[],
  { type, point1, point2 }: Extract<Action, { type: "SWIPE" | "DRAG" }>,
): Edge | null {
  const { direction, distance } = measureStroke(point1, point2);
  let best: Edge | null = null;
  let off = Infinity;
  for (const edge of edgesOfType(edges, type)) {
    const { does } = edge;
    if (does.direction !== direction) continue;
    if ((does.area && !isIn(point1, does.area)) || (does.target && !isIn(point2, does.target))) continue;
    const apart = Math.abs(does.distance - distance);
    if (apart < off) [best, off] = [edge, apart];
  }
  return best;
}
/** Returns the main direction of a stroke, and the stroke's length in that direction. */
export function measureStroke(
  [x1, y1]: Point,
  [x2, y2]: Point,
): { readonly direction: "up" | "down" | "left" | "right"; readonly distance: number } {
  const [dx, dy] = [x2 - x1, y2 - y1];
  if (Math.abs(dx) > Math.abs(dy)) return { direction: dx < 0 ? "left" : "right", distance: Math.abs(dx) };
  return { direction: dy < 0 ? "up" : "down", distance: Math.abs(dy) };
}

function matchTyping(node: GraphNode, edges: readonly Edge[], action: Extract<Action, { type: "TYPE" }>): Edge | null {
  const text = normalizeText(action.value);
  const fits = edgesOfType(edges, "TYPE").filter(({ does }) => {
    if (normalizeText(does.text) !== text) return false;
    if (does.clear !== null && does.clear !== (action.clear ?? false)) return false;
    if (!action.point) return does.field === null;
    return does.field !== null && isIn(action.point, does.field);
  });
  const [x, y] = action.point ?? [0, 0];
  const size = ({ does }: { does: ActionOf<"TYPE"> }): number => (does.field ? areaOf(does.field) : 0);
  const best = fits.toSorted((a, b) => size(a) - size(b))[0];
  if (!best?.does.field) return best ?? null;
  // If a smaller area contains this point, the touch hits that area and not the field.
  return smallestArea(node.touchable, [x, y]) < areaOf(best.does.field) ? null : best;
}
/**
 * Normalizes text for comparison. The result does not depend on character width, spaces at the ends, or the encoding of
 * accents.
 */
export const normalizeText = (text: string): string => text.normalize("NFKC").trim();
const foldText = (text: string): string => normalizeText(text).toLowerCase();

export const isIn = ([x, y]: Point, [x1, y1, x2, y2]: Box): boolean => x >= x1 && x <= x2 && y >= y1 && y <= y2;
export const areaOf = ([x1, y1, x2, y2]: Box): number => (x2 - x1) * (y2 - y1);
