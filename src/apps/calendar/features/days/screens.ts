/** View state and guards of the main screen. */
import * as v from "valibot";
import { isChosen } from "#os/guards.ts";
import { nullableField, overlay } from "#os/values.ts";
import { formatDay } from "#state/day.ts";
import { calendar } from "../../state.ts";
import { Tab } from "../settings/state.ts";
import { Day, shownMonthFields, shownMonthOf, todayOf } from "../../fields.ts";

export const daysScreens = {
  main: calendar.screen({
    view: {
      tab: v.optional(Tab, "month"),
      /**
       * The current day. The tabs show the month of this day, its week, the day itself, or a schedule that begins with
       * this day.
       */
      day: Day,
      /** The tab from which the user opened the day. Going back returns to this tab. */
      from: nullableField(Tab),
      ...shownMonthFields,
      open: overlay("menu", "jump"),
    },
    enter: ({ state, now, os }) => {
      const today = todayOf(now, os);
      return { tab: state.settings.defaultView, day: formatDay(today), ...shownMonthOf(today) };
    },
  }),
};
export const daysGuards = {
  cameFrom: isChosen("from"),
};
