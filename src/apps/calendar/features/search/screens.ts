/** What the screens of search remember, and what must hold there. */
import { any, equal, not } from "../../../../os/guards.ts";
import { DayKey } from "../../../../os/day-key.ts";
import { maybe, overlay, text } from "../../../../os/values.ts";
import { searchIn } from "../../../../os/opening-focus.ts";
import { calendar } from "../../state.ts";
import { shown, shownOf, todayOf } from "../../fields.ts";

export const searchScreens = {
  search: calendar.screen({
    view: { query: text, from: maybe(DayKey), to: maybe(DayKey), ...shown, open: overlay("from", "to") },
    enter: ({ now, os }) => shownOf(todayOf(now, os)),
    focus: [searchIn("query")],
  }),
};
export const searchGuards = {
  hasRange: any(not(equal("view.from", null)), not(equal("view.to", null))),
};
