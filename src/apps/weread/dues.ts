/** Lists the scheduled commands. */
import type { Due } from "#os/app-command.ts";
import type { State } from "./state.ts";

export const duesOf = (state: State): Due[] => [
  ...Object.values(state.coming).map(({ id, at }) => ({ at, command: "happen", args: { coming: id } })),
  ...(state.memberUntil === null ? [] : [{ at: state.memberUntil, command: "endMembership", args: {} }]),
];
