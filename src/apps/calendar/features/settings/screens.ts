/** What the screens of settings remember. */
import { overlay } from "../../../../os/values.ts";
import { calendar } from "../../state.ts";

export const settingsScreens = {
  settings: calendar.screen({
    view: { open: overlay("weekStart", "defaultView", "reminder", "dayReminder", "later", "duration") },
  }),
};
