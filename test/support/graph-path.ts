/** Finds the actions with which an agent follows a path of a recorded graph, one action per edge. */
import type { Action, Point } from "#contract/action.ts";
import type { Box, EdgeAction, Edge, Graph } from "#recordings/graph.ts";
import { findEdge } from "#recordings/match.ts";
import { indexGraph, applyAction, currentNode, startPosition } from "#recordings/play.ts";
import { distancesToGoal } from "#recordings/distances.ts";

/** Points in a box, its middle first. A smaller box may cover some of them. */
const pointsIn = ([x1, y1, x2, y2]: Box): Point[] =>
  [0.5, 0.25, 0.75, 0.1, 0.9].flatMap((down) =>
    [0.5, 0.25, 0.75, 0.1, 0.9].map((across): Point => [x1 + (x2 - x1) * across, y1 + (y2 - y1) * down]),
  );
/** Actions that could match this edge. */
function actionsFor(does: EdgeAction): Action[] {
  switch (does.type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS":
      return does.boxes.flatMap(pointsIn).map((point) => ({ type: does.type, point }));
    case "SWIPE":
    case "DRAG": {
      const [dx, dy] = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }[does.direction] as [number, number];
      const far = does.distance;
      return pointsIn(does.area ?? [0, 0, 1000, 1000]).flatMap(([x, y]): Action[] => {
        const point2: Point = [x + dx * far, y + dy * far];
        return point2.every((n) => n >= 0 && n <= 1000) ? [{ type: does.type, point1: [x, y], point2 }] : [];
      });
    }
    case "TYPE": {
      const text = { type: "TYPE", value: does.text, ...(does.clear ? { clear: true } : {}) } as const;
      return does.field ? pointsIn(does.field).map((point) => ({ ...text, point })) : [text];
    }
    case "AWAKE":
      return [{ type: "AWAKE", value: does.names[0]! }];
    case "WAIT":
      return [{ type: "WAIT", value: 1 }];
    default:
      return [{ type: does.type }];
  }
}
/** Returns the actions from the start to the nearest goal. Throws when no goal can be reached. */
export function shortestPath(graph: Graph): Action[] {
  const board = indexGraph(graph);
  const distances = distancesToGoal(graph);
  const way: Action[] = [];
  let spot = startPosition(board);
  while (!board.goals.has(currentNode(spot))) {
    const at = currentNode(spot);
    const left = distances.get(at)!;
    const next = board.edgesOf(at).filter(({ to }) => distances.get(to) === left - 1);
    const isMeant = (edge: Edge) => (action: Action) =>
      findEdge(board.node(at), board.edgesOf(at), action)?.to === edge.to;
    const action = next.flatMap((edge) => actionsFor(edge.does).filter(isMeant(edge)))[0];
    if (!action) throw new Error(`${graph.id}: nothing leads from ${at} to a goal`);
    way.push(action);
    spot = applyAction(board, spot, action).position;
  }
  return way;
}
