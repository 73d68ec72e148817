/** View state of the settings. */
import { overlay } from "#os/values.ts";
import { calendar } from "../../state.ts";

export const settingsScreens = {
  settings: calendar.screen({
    view: { open: overlay("weekStart", "defaultView", "reminder", "dayReminder", "later", "duration") },
  }),
};
