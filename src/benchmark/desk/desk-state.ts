// The messages that the page for a human player receives and sends.
import type { Action } from "#contract/action.ts";
import type { Lang } from "#contract/env.ts";

export interface DeskState {
  /** The number of changes so far. */
  readonly revision: number;
  /**
   * "waiting": before the first episode. "ready": the player has to start the episode. "yours": the player's turn.
   * "busy": an action is being executed. "over": an episode has ended. "closed": the command has ended.
   */
  readonly phase: "waiting" | "ready" | "yours" | "busy" | "over" | "closed";
  /** The language of the phone, and of the page. */
  readonly lang: Lang;
  /** The number of the episode, from 1, or 0 before the first episode. */
  readonly episode: number;
  /** The number of episodes of a session, or null if the player plays without a session. */
  readonly episodes: number | null;
  readonly instruction: string;
  readonly step: number;
  readonly budget: number | null;
  /** Titles of the phone's apps. */
  readonly apps: readonly string[];
  readonly clock: string;
  /** The user's answer to the player's last question. */
  readonly message: string | null;
  /** The URL of the screenshot, relative to the page, or null before the first screenshot. */
  readonly picture: string | null;
  /** Texts that describe how the episode ended, and the judge's result if the judge was asked. */
  readonly ending: readonly string[];
  readonly good: boolean | null;
}
export interface DeskActions {
  /** The revision of the state for which the player chose the actions. */
  readonly revision: number;
  readonly actions: readonly Action[];
  /** The player's note, which is stored with the step like an agent's thought. */
  readonly note: string;
}
