// A recorded path through a task: frames with what was visible, and the moves between them. It does not depend on the
// source (one of our runs, or a data set of another project).
import type { Action } from "#contract/action.ts";
import type { Element, EpisodeEnd } from "#contract/env.ts";
import type { Box, EdgeAction, Graph } from "#recordings/graph.ts";

export interface Frame {
  /** Exact recordings: the fingerprint of the state; frames with the same key are one node. */
  readonly key: string | null;
  /** The name of its picture among those of the recording. */
  readonly picture: string | null;
  readonly clock: string | null;
  readonly elements: readonly Element[] | null;
  readonly touchable: readonly Box[];
  readonly app: string | null;
  readonly screen: string | null;
  /** Distinguishes a screen with other parameters or under a menu; "" if unknown. */
  readonly place: string;
  readonly label: string | null;
  /** Used to compare pictures; null if they are not compared. */
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
  /** What it does, by boxes; null for messages that need no edge. */
  readonly does: EdgeAction | null;
  /** Two moves from one node with the same act are one edge. Null: compared by `does` alone. */
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
/** The fields that all recordings of a graph share. */
export type GraphHeader = Pick<Graph, "id" | "mode" | "task" | "instruction" | "budget" | "size" | "history">;
