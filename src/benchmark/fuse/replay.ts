// Replays a recording on the graph that contains it. On the graph, each move must lead to the screen to which it led in
// the recording.
import { indexGraph, applyAction, currentNode, startPosition } from "#recordings/play.ts";
import type { FusedGraph } from "./fuse.ts";
import type { Recording } from "./recording.ts";

export interface Divergence {
  readonly run: string;
  /** The number of the step, from 1. */
  readonly step: number;
  readonly wanted: string;
  readonly got: string;
}
/** Returns the first divergent step of each recording. Empty if all recordings reach their own last frames. */
export function divergencesOf({ graph, nodeOfFrame }: FusedGraph, recordings: readonly Recording[]): Divergence[] {
  const board = indexGraph(graph);
  return recordings.flatMap(({ id, moves }): Divergence[] => {
    let spot = startPosition(board);
    for (const [i, { action }] of moves.entries()) {
      spot = applyAction(board, spot, action).position;
      const [wanted, got] = [nodeOfFrame.get(`${id}:${i + 1}`)!, currentNode(spot)];
      if (got !== wanted) return [{ run: id, step: i + 1, wanted, got }];
    }
    return [];
  });
}
