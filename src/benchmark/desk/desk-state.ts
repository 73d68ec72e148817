// What the page for a human player receives and sends.
import type { Action } from "#contract/action.ts";

export interface DeskState {
  /** Counts every change. */
  readonly revision: number;
  /** Before the first episode; the person's turn; an action is running; an episode is over; the command has ended. */
  readonly phase: "waiting" | "yours" | "busy" | "over" | "closed";
  /** From 1; 0 before the first. */
  readonly episode: number;
  readonly instruction: string;
  readonly step: number;
  readonly budget: number | null;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly clock: string;
  /** The user's answer to a question. */
  readonly message: string | null;
  /** The screenshot's address relative to the page; null before the first. */
  readonly picture: string | null;
  /** Texts about how the episode ended, with the judge's result if it was asked. */
  readonly ending: readonly string[];
  readonly good: boolean | null;
}
export interface DeskActions {
  /** The revision of the state that it answers. */
  readonly revision: number;
  readonly actions: readonly Action[];
  /** Stored with the step, like an agent's thought. */
  readonly note: string;
}
