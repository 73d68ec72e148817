/** Sorts and groups notifications for display. */
import type { OsState } from "./state.ts";

/**
 * `ids` are sorted newest first, and by id when the times are equal, because the key order of a record has no meaning.
 */
export interface NotificationGroup {
  /** Identifies the group: the app and its name for the group, or the notification's id. */
  readonly name: string;
  readonly ids: readonly string[];
}
/** The groups as the shade shows them, each at the place of its newest notification. */
export function groupNotifications(notifications: OsState["notifications"]): NotificationGroup[] {
  const groups = new Map<string, string[]>();
  for (const [id, n] of sortNotifications(notifications)) {
    const name = n.group === null ? id : `${n.app}/${n.group}`;
    const ids = groups.get(name);
    if (ids) ids.push(id);
    else groups.set(name, [id]);
  }
  return [...groups].map(([name, ids]) => ({ name, ids }));
}
/** The number of the app's notifications on its icon, without ongoing ones. */
export const badgeCount = (notifications: OsState["notifications"], app: string): number =>
  Object.values(notifications).filter((n) => n.app === app && !n.ongoing).length;
export const sortNotifications = (
  notifications: OsState["notifications"],
): [string, OsState["notifications"][string]][] =>
  Object.entries(notifications).toSorted(([a, x], [b, y]) => y.at - x.at || (a < b ? 1 : -1));
