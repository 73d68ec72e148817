// A recording played on the graph that it went into: each move has to lead where it led.
import { boardOf, moved, nodeOf, startOf } from "../../graph/play.ts";
import type { Fused } from "./fuse.ts";
import type { Recording } from "./recording.ts";

export interface Divergence {
  readonly run: string;
  /** From 1. */
  readonly step: number;
  readonly wanted: string;
  readonly got: string;
}
/** The first step of each recording that leads elsewhere; none where all of them lead to their own ends. */
export function divergencesOf({ graph, at }: Fused, recordings: readonly Recording[]): Divergence[] {
  const board = boardOf(graph);
  return recordings.flatMap(({ id, moves }): Divergence[] => {
    let spot = startOf(board);
    for (const [i, { action }] of moves.entries()) {
      spot = moved(board, spot, action).spot;
      const [wanted, got] = [at.get(`${id}:${i + 1}`)!, nodeOf(spot)];
      if (got !== wanted) return [{ run: id, step: i + 1, wanted, got }];
    }
    return [];
  });
}
