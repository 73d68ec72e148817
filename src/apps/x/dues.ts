/** Lists the scheduled commands. */
import type { Due } from "#os/app-command.ts";
import { messagesDue } from "./features/messages/queries.ts";
import { pollsDue } from "./features/posts/queries.ts";
import type { State } from "./state.ts";

export const duesOf = (state: State): Due[] => [
  ...Object.values(state.coming).map(({ id, at }) => ({ at, command: "happen", args: { coming: id } })),
  ...Object.values(state.drafts).flatMap(({ id, sendAt }) =>
    sendAt === null ? [] : [{ at: sendAt, command: "sendScheduled", args: { draft: id } }],
  ),
  ...pollsDue(state),
  ...messagesDue(state),
];
