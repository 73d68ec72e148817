/** Notifications as they are listed. */
import type { OsState } from "./state.ts";

/** Newest first; equal ones by id, since the layout of a record says nothing. */
export interface NotificationGroup {
  /** Tells groups apart: the app and its name for the group, or the notification itself. */
  readonly name: string;
  readonly ids: readonly string[];
}
/** As the shade shows them: those of one group together, at the place of the newest of them. */
export function groupedNotifications(notifications: OsState["notifications"]): NotificationGroup[] {
  const groups = new Map<string, string[]>();
  for (const [id, n] of inOrder(notifications)) {
    const name = n.group === null ? id : `${n.app}/${n.group}`;
    const ids = groups.get(name);
    if (ids) ids.push(id);
    else groups.set(name, [id]);
  }
  return [...groups].map(([name, ids]) => ({ name, ids }));
}
/** How many wait for each app. */
export const badgeOf = (notifications: OsState["notifications"], app: string): number =>
  Object.values(notifications).filter((n) => n.app === app && !n.ongoing).length;
export const inOrder = (notifications: OsState["notifications"]): [string, OsState["notifications"][string]][] =>
  Object.entries(notifications).toSorted(([a, x], [b, y]) => y.at - x.at || (a < b ? 1 : -1));
