/** What the screens of notifications remember, and what must hold there. */
import type { OsState } from "../../../../os/state.ts";
import { settings } from "../../state.ts";
import { Id } from "../../fields.ts";

export const noticesScreens = {
  appNotifications: settings.screen({}),
  appChannels: settings.screen({ params: { id: Id } }),
  channel: settings.screen({ params: { app: Id, channel: Id } }),
  history: settings.screen({}),
};
export const noticesGuards = {
  hasHistory: ({ os }: { os: OsState }) => os.history.length > 0,
};
