/** What the screens of time zones remember, and what must hold there. */
import { text } from "../../../../os/values.ts";
import type { OsState } from "../../../../os/state.ts";
import { settings } from "../../state.ts";

export const systemScreens = {
  zone: settings.screen({ view: { query: text } }),
};
export const systemGuards = {
  zoneIsOurs: ({ os }: { os: OsState }) => !os.settings.time.automaticZone,
};
