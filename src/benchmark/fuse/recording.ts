// A way through a task as it was recorded: frames with what could be seen, and the moves between them. Where it comes from
// (a run of ours, a data set of others) is no matter from here on.
import type { Action } from "../../contract/action.ts";
import type { Element, EpisodeEnd } from "../../contract/env.ts";
import type { Box, Does, Graph } from "../../graph/graph.ts";

export interface Frame {
  /** Exact recordings: the fingerprint of the state; frames of one key are one node. */
  readonly key: string | null;
  /** The name of its picture among those of the recording. */
  readonly picture: string | null;
  readonly clock: string | null;
  readonly elements: readonly Element[] | null;
  readonly touchable: readonly Box[];
  readonly app: string | null;
  readonly screen: string | null;
  /** Tells apart what a screen shows with other parameters, or under a menu; "" where nobody knows. */
  readonly place: string;
  readonly label: string | null;
  /** What pictures are compared by; null where they are not. */
  readonly print: Print | null;
}
/** A picture without its status bar, made small. */
export interface Print {
  /** Difference hash: 64 bits. */
  readonly hash: bigint;
  /** 64×128 shades, 0..255, row by row. */
  readonly grey: Uint8Array;
}
export interface Move {
  readonly action: Action;
  /** What it does, by boxes; null for words that need no edge. */
  readonly does: Does | null;
  /** Two moves from one node that say the same act are one edge. Null: told apart by `does` alone. */
  readonly act: string | null;
}
export interface Recording {
  readonly id: string;
  readonly agent: string | null;
  /** One more than moves. */
  readonly frames: readonly Frame[];
  readonly moves: readonly Move[];
  readonly success: boolean;
  readonly outcome: EpisodeEnd | null;
}
/** What all recordings of a graph are of. */
export type Subject = Pick<Graph, "id" | "mode" | "task" | "instruction" | "budget" | "size" | "history">;
