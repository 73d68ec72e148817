/** How the player is read: shared by screens, commands and checks. */
import type { Due } from "#os/app-command.ts";
import type { State } from "../../state.ts";
import { isPremium } from "../premium/queries.ts";
import { maySkip } from "./queue.ts";

/** Returns whether the plan lets the user skip now. */
export const canSkip = (state: State, now: number): boolean => isPremium(state, now) || maySkip(state.skips, now);
export const playerDue = ({ listening }: Pick<State, "listening">): Due[] =>
  listening?.checkAt == null ? [] : [{ at: listening.checkAt, command: "countPlay", args: {} }];
