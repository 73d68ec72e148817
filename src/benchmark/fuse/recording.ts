// A recorded path through a task: frames with the content of the display, and the moves between the frames. The format
// is the same for Phonebooth's own runs and for data sets of other projects.
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import type { Box, EdgeAction, Graph } from "#recordings/graph.ts";

export interface Frame {
  /** In exact recordings: the fingerprint of the state. Frames with the same key are one node. */
  readonly key: string | null;
  /** The name of the frame's picture in the recording. */
  readonly picture: string | null;
  readonly clock: string | null;
  readonly elements: readonly Element[] | null;
  readonly touchable: readonly Box[];
  readonly app: string | null;
  readonly screen: string | null;
  /** Distinguishes screens that have the same id, but other parameters or a menu on top. "" if unknown. */
  readonly place: string;
  readonly label: string | null;
  /** The data for comparing pictures, or null if pictures are not compared. */
  readonly print: Print | null;
}
/** A small copy of a picture without its status bar. */
export interface Print {
  /** The difference hash, 64 bits. */
  readonly hash: bigint;
  /** 64×128 shades, 0..255, row by row. */
  readonly grey: Uint8Array;
}
export interface Move {
  readonly action: Action;
  /** The effect of the move, described by boxes. Null for messages that need no edge. */
  readonly does: EdgeAction | null;
  /** Two moves from one node with the same act are one edge. If null, moves are compared by `does` alone. */
  readonly act: string | null;
}
export interface Recording {
  readonly id: string;
  readonly agent: string | null;
  /** The number of frames is the number of moves plus one. */
  readonly frames: readonly Frame[];
  readonly moves: readonly Move[];
  readonly success: boolean;
  readonly outcome: EpisodeEnd | null;
}
/** The fields that all recordings of a graph share. */
export type GraphHeader = Pick<Graph, "id" | "mode" | "task" | "instruction" | "budget" | "size" | "history">;
