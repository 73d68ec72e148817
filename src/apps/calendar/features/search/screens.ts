/** View state and guards of the search. */
import { any, equal, not } from "#os/guards.ts";
import { DayKey } from "#os/day-key.ts";
import { nullableField, overlay, text } from "#os/values.ts";
import { searchFocus } from "#os/opening-focus.ts";
import { calendar } from "../../state.ts";
import { shownMonthFields, shownMonthOf, todayOf } from "../../fields.ts";

export const searchScreens = {
  search: calendar.screen({
    view: {
      query: text,
      from: nullableField(DayKey),
      to: nullableField(DayKey),
      ...shownMonthFields,
      open: overlay("from", "to"),
    },
    enter: ({ now, os }) => shownMonthOf(todayOf(now, os)),
    focus: [searchFocus("query")],
  }),
};
export const searchGuards = {
  hasRange: any(not(equal("view.from", null)), not(equal("view.to", null))),
};
