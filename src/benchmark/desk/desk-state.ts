// What the page at which a person plays is told, and tells.
import type { Action } from "../../contract/action.ts";

export interface DeskState {
  /** Counts every change. */
  readonly revision: number;
  /** Before the first episode, the person's turn, an action under way, an episode over, the command at its end. */
  readonly phase: "waiting" | "yours" | "busy" | "over" | "closed";
  /** From 1; 0 before the first. */
  readonly episode: number;
  readonly instruction: string;
  readonly step: number;
  readonly budget: number | null;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly clock: string;
  /** What the user said to a question. */
  readonly message: string | null;
  /** Of the glass, relative to the page; null before the first. */
  readonly picture: string | null;
  /** How the episode ended, in words, with what the judge says where it was asked. */
  readonly ending: readonly string[];
  readonly good: boolean | null;
}
export interface Said {
  /** The state that it answers. */
  readonly revision: number;
  readonly actions: readonly Action[];
  /** Kept beside the step, like an agent's thought. */
  readonly note: string;
}
