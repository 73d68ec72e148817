/** Lists the scheduled commands. */
import type { Due } from "#os/app-command.ts";
import { hourMs } from "#state/civil.ts";
import { downloadsDue } from "./features/me/queries.ts";
import { messagesDue } from "./features/messages/queries.ts";
import { shopDue } from "./features/shop/queries.ts";
import type { State } from "./state.ts";

/** How often the app looks for new videos of followed people. */
const uploadsEveryMs = 2 * hourMs;
export const duesOf = (state: State): Due[] => [
  ...Object.values(state.coming).map(({ id, at }) => ({ at, command: "happen", args: { coming: id } })),
  ...messagesDue(state),
  ...downloadsDue(state),
  ...shopDue(state),
  ...(Object.keys(state.follows).length > 0
    ? [{ at: state.uploadsCheckedAt + uploadsEveryMs, command: "checkUploads", args: {} }]
    : []),
];
