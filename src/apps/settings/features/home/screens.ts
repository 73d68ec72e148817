/** View state and guards of the first screen. */
import { equal, not } from "#os/guards.ts";
import { text } from "#os/values.ts";
import { settings } from "../../state.ts";

export const homeScreens = { home: settings.screen({ view: { query: text } }) };
export const homeGuards = { searching: not(equal("view.query", "")) };
