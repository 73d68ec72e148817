/** Notifications as they are listed. */
import type { OsState } from "./state.ts";

/** Newest first; equal ones by id, since the layout of a record says nothing. */
export const inOrder = (notifications: OsState["notifications"]): [string, OsState["notifications"][string]][] =>
  Object.entries(notifications).toSorted(([a, x], [b, y]) => y.at - x.at || (a < b ? 1 : -1));
