/** A way over a graph as an agent would go it: actions that take the edges, one after another. */
import type { Action, Point } from "../../src/contract/action.ts";
import type { Box, Does, Edge, Graph } from "../../src/graph/graph.ts";
import { edgeFor } from "../../src/graph/match.ts";
import { boardOf, moved, nodeOf, startOf } from "../../src/graph/play.ts";
import { distancesToGoal } from "../../src/graph/ways.ts";

/** Places in a box, its middle first: something smaller may lie on that. */
const placesIn = ([x1, y1, x2, y2]: Box): Point[] =>
  [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((down) =>
    [0.5, 0.25, 0.75, 0.1, 0.9].map((across): Point => [x1 + (x2 - x1) * across, y1 + (y2 - y1) * down]),
  );
/** Actions that could mean this edge. */
function actionsFor(does: Does): Action[] {
  switch (does.type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS":
      return does.boxes.flatMap(placesIn).map((point) => ({ type: does.type, point }));
    case "SWIPE":
    case "DRAG": {
      const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[does.direction] as [number, number];
      const far = does.distance;
      return placesIn(does.area ?? [0, 0, 1000, 1000]).flatMap(([x, y]): Action[] => {
        const point2: Point = [x + dx * far, y + dy * far];
        return point2.every((n) => n >= 0 && n <= 1000) ? [{ type: does.type, point1: [x, y], point2 }] : [];
      });
    }
    case "TYPE": {
      const text = { type: "TYPE", value: does.text, ...(does.clear ? { clear: true } : {}) } as const;
      return does.field ? placesIn(does.field).map((point) => ({ ...text, point })) : [text];
    }
    case "AWAKE":
      return [{ type: "AWAKE", value: does.names[0]! }];
    case "WAIT":
      return [{ type: "WAIT", value: 1 }];
    default:
      return [{ type: does.type }];
  }
}
/** From the start to the nearest goal. Throws where none can be reached. */
export function shortestWay(graph: Graph): Action[] {
  const board = boardOf(graph);
  const distances = distancesToGoal(graph);
  const way: Action[] = [];
  let spot = startOf(board);
  while (!board.goals.has(nodeOf(spot))) {
    const at = nodeOf(spot);
    const left = distances.get(at)!;
    const next = board.edgesOf(at).filter(({ to }) => distances.get(to) === left - 1);
    const isMeant = (edge: Edge) => (action: Action) =>
      edgeFor(board.node(at), board.edgesOf(at), action)?.to === edge.to;
    const action = next.flatMap((edge) => actionsFor(edge.does).filter(isMeant(edge)))[0];
    if (!action) throw new Error(`${graph.id}: nothing leads from ${at} to a goal`);
    way.push(action);
    spot = moved(board, spot, action).spot;
  }
  return way;
}
