/** View state and guards of the notification screens. */
import { atLeast } from "#os/guards.ts";
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
