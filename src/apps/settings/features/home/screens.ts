/** What the first screen remembers, and what must hold there. */
import { text } from "../../../../os/values.ts";
import { settings } from "../../state.ts";

export const homeScreens = { home: settings.screen({ view: { query: text } }) };
export const homeGuards = { searching: ({ view }: { view: { query: string } }) => view.query !== "" };
