/** What the screens of the day, the week and the month remember, and what must hold there. */
import * as v from "valibot";
import { isChosen } from "../../../../os/guards.ts";
import { maybe, overlay } from "../../../../os/values.ts";
import { keyOf } from "../../../../state/day.ts";
import { calendar } from "../../state.ts";
import { Tab } from "../settings/state.ts";
import { Day, shown, shownOf, todayOf } from "../../fields.ts";

export const daysScreens = {
  main: calendar.screen({
    view: {
      tab: v.optional(Tab, "month"),
      /** The day that is looked at: its month, its week, the day itself, or the first of a schedule. */
      day: Day,
      /** Which view a day was opened from: where back leads. */
      from: maybe(Tab),
      ...shown,
      open: overlay("menu", "jump"),
    },
    enter: ({ state, now, os }) => {
      const today = todayOf(now, os);
      return { tab: state.settings.defaultView, day: keyOf(today), ...shownOf(today) };
    },
  }),
};
export const daysGuards = {
  cameFrom: isChosen("from"),
};
