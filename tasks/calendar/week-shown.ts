import calendar from "#apps/calendar/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { dayNumber, dayNumberOf, weekStartDay } from "#state/day.ts";
import { goToDay } from "../kit/calendar.ts";
import { formatFullDate } from "../kit/phrases.ts";

/** Show the week of a future day in Calendar. */
export default defineTask({
  apps: [calendar],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L1",
  tags: ["nav"],
  budget: 15,
  revision: 1,

  params: (r, _, { lang }) => {
    const day = dayNumberOf(2026, r.int(4, 12), r.int(2, 27));
    return { day, told: formatFullDate(day, lang) };
  },
  instruction: {
    en: [({ told }) => `Show the week of ${told} in {app.calendar}'s week view and leave it on the screen.`],
    zh: [({ told }) => `请让{app.calendar}以周视图显示${told}所在的那一周，并停留在该画面。`],
  },
  checks: [
    {
      that: "the week view is on the screen",
      holds: ({ after }) => findFrontScreen(after.view, calendar, "main")?.view.tab === "week",
    },
    {
      that: "the calendar shows the week of the day",
      holds: ({ after, params }) => {
        const main = findFrontScreen(after.view, calendar, "main")?.view;
        const { weekStart } = after.calendar.settings;
        return (
          main !== undefined && weekStartDay(dayNumber(main.day), weekStart) === weekStartDay(params.day, weekStart)
        );
      },
    },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["calendar"]],
  free: [
    {
      why: "Any day of the week has the same week shown, and the month that the way there led by is no matter",
      paths: ({ view }) => {
        const top = view.tasks["calendar"]!.stack as unknown as {
          view: { day: string; from: string; shownYear: string; shownMonth: number };
        };
        return [top.view.day, top.view.from, top.view.shownYear, top.view.shownMonth];
      },
    },
  ],

  oracle: async (o, { day }, occasion) => {
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.set(calendar, "main", { tab: "week" });
  },
});
