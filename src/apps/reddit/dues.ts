/** Lists the scheduled commands. */
import type { Due } from "#os/app-command.ts";
import { chatDue } from "./features/chat/queries.ts";
import { inboxDue } from "./features/inbox/queries.ts";
import type { State } from "./state.ts";

export const duesOf = (state: State): Due[] => [
  ...Object.values(state.coming).map(({ id, at }) => ({ at, command: "happen", args: { coming: id } })),
  ...chatDue(state),
  ...inboxDue(state),
];
