/** What the screens of notifications remember, and what must hold there. */
import { atLeast } from "../../../../os/guards.ts";
import { settings } from "../../state.ts";
import { Id } from "../../fields.ts";

export const noticesScreens = {
  appNotifications: settings.screen({}),
  appChannels: settings.screen({ params: { id: Id } }),
  channel: settings.screen({ params: { app: Id, channel: Id } }),
  history: settings.screen({}),
};
export const noticesGuards = {
  hasHistory: atLeast("os.history", 1),
};
