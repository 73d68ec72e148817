/** View state and guards of time zones. */
import { equal, not } from "#os/guards.ts";
import { text } from "#os/values.ts";
import { settings } from "../../state.ts";

export const systemScreens = {
  zone: settings.screen({ view: { query: text } }),
};
export const systemGuards = {
  zoneIsOurs: not(equal("os.settings.time.automaticZone", true)),
};
