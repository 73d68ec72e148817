/** What do-not-disturb lets through, as the user has set it. */
import { sameAddress } from "./numbers.ts";
import type { Row } from "./providers.ts";
import type { OsState } from "./state.ts";

/** What a channel is for, where do-not-disturb makes a difference of it. */
export type NoticeKind = "calls" | "messages" | "alarms" | "reminders";
/** What comes: of which kind, from whom (a number or a name), and whether the same one called a moment ago. */
export interface Coming {
  readonly kind: NoticeKind | null;
  readonly from?: string | null;
  readonly again?: boolean;
}

/** Whether a contact goes by this number or name. */
const isOf = ({ name, phones }: Row<"contacts">, from: string): boolean =>
  name === from || phones.some(({ number }) => sameAddress(number, from));
/** Whether this is kept quiet now. `contacts` are asked for only where they decide. */
export function keptQuiet(os: OsState, coming: Coming, contacts: () => readonly Row<"contacts">[]): boolean {
  const { sound } = os.settings;
  if (!sound.dnd) return false;
  const { kind, from = null, again = false } = coming;
  if (kind === null) return true;
  if (kind === "alarms") return !sound.dndAlarms;
  if (kind === "reminders") return !sound.dndReminders;
  if (kind === "calls" && again && sound.dndRepeat) return false;
  const who = kind === "calls" ? sound.dndCalls : sound.dndMessages;
  if (who === "all" || who === "none") return who === "none";
  return !contacts().some((row) => (who === "contacts" || row.starred) && from !== null && isOf(row, from));
}
/** The notifications that may be seen: what do-not-disturb kept quiet can be hidden until it is off. */
export function inSight({ notifications, settings }: OsState): OsState["notifications"] {
  const { dnd, dndHide } = settings.sound;
  if (!dnd || !dndHide) return notifications;
  return Object.fromEntries(Object.entries(notifications).filter(([, n]) => n.quiet !== true));
}
