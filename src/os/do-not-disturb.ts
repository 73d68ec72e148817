/** Decides, from the user's settings, which calls and notifications do-not-disturb mutes. */
import { sameAddress } from "./phone-numbers.ts";
import type { Row } from "./providers.ts";
import type { OsState } from "./state.ts";

/** The kind of a notification channel, as do-not-disturb distinguishes channels. */
export type NoticeKind = "calls" | "messages" | "alarms" | "reminders";
/**
 * A call or notification: its kind, its sender (a number or a name), and whether the same person called a moment ago.
 */
export interface Interruption {
  readonly kind: NoticeKind | null;
  readonly from?: string | null;
  readonly repeated?: boolean;
}

/** Returns whether a contact has this number or name. */
const matchesContact = ({ name, phones }: Row<"contacts">, from: string): boolean =>
  name === from || phones.some(({ number }) => sameAddress(number, from));
/**
 * Returns whether do-not-disturb mutes this interruption now. Calls `contacts` only if the result depends on the
 * contacts.
 */
export function isMutedByDnd(os: OsState, coming: Interruption, contacts: () => readonly Row<"contacts">[]): boolean {
  const { sound } = os.settings;
  if (!sound.dnd) return false;
  const { kind, from = null, repeated = false } = coming;
  if (kind === null) return true;
  if (kind === "alarms") return !sound.dndAlarms;
  if (kind === "reminders") return !sound.dndReminders;
  if (kind === "calls" && repeated && sound.dndRepeat) return false;
  const allowed = kind === "calls" ? sound.dndCalls : sound.dndMessages;
  if (allowed === "all" || allowed === "none") return allowed === "none";
  return !contacts().some(
    (row) => (allowed === "contacts" || row.starred) && from !== null && matchesContact(row, from),
  );
}
/** Returns the notifications to show. While do-not-disturb is on, it can hide the notifications that it muted. */
export function visibleNotifications({ notifications, settings }: OsState): OsState["notifications"] {
  const { dnd, dndHide } = settings.sound;
  if (!dnd || !dndHide) return notifications;
  return Object.fromEntries(Object.entries(notifications).filter(([, n]) => n.quiet !== true));
}
