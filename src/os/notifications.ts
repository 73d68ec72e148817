/** Sorts and groups notifications for display. */
import type { OsState } from "./state.ts";

/**
 * `ids` are sorted from newest to oldest. Notifications with equal times are sorted by id, because the key order of a
 * record has no meaning.
 */
export interface NotificationGroup {
  /**
   * Identifies the group: the app's id and the group name that the app chose, or the notification's id if it has no
   * group.
   */
  readonly name: string;
  readonly ids: readonly string[];
}
/** Returns the groups in the order of the shade. A group is placed according to its newest notification. */
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
/** Returns the number on the app's icon: how many notifications the app has, without ongoing ones. */
export const badgeCount = (notifications: OsState["notifications"], app: string): number =>
  Object.values(notifications).filter((n) => n.app === app && !n.ongoing).length;
export const sortNotifications = (
  notifications: OsState["notifications"],
): [string, OsState["notifications"][string]][] =>
  Object.entries(notifications).toSorted(([a, x], [b, y]) => y.at - x.at || (a < b ? 1 : -1));
