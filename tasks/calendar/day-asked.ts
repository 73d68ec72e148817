import calendar from "#apps/calendar/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayAt, formatDay } from "#state/day.ts";
import {
  event,
  eventAppearance,
  eventReminders,
  eventCalendar,
  goToDay,
  newEventsArePlain,
  plainEvent,
  setStartTime,
  timeSlot,
} from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { asksFor } from "../kit/user.ts";
import { formatTime, formatFullDate } from "../kit/phrases.ts";

/** Add an appointment whose day and time only the user knows. */
export default defineTask({
  apps: [calendar],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "create"],
  budget: 30,
  revision: 2,

  params: (r, _, { say, lang, now, offsetMin }) => {
    const day = dayAt(now, offsetMin) + r.int(2, 16);
    return {
      title: r.pick([
        say("Eye test", "验光"),
        say("Boiler service", "锅炉检修"),
        say("Bank appointment", "银行预约"),
        say("Parents' evening", "家长会"),
      ]),
      day,
      told: formatFullDate(day, lang),
      minute: r.int(9 * 4, 17 * 4) * 15,
    };
  },
  instruction: {
    en: [
      ({ title }) =>
        `Add "${title}" to {app.calendar} for one hour. I haven't told you the day and time yet, so ask me.`,
    ],
    zh: [({ title }) => `请在{app.calendar}里加一个日程“${title}”，时长一小时。哪天、几点我还没告诉你，先来问我。`],
  },
  setup: ({ calendar: state }, { title, day, minute }, { offsetMin, say }) => {
    addEntries(
      state.events,
      event(
        "event_before",
        say(`${title} (last year's)`, `${title}（去年的）`),
        timeSlot(day - 30, minute + 45, 60, offsetMin),
      ),
    );
  },
  user: ({ told, minute }, { say }) => ({
    day: { asks: asksFor.day, says: say(`It is on ${told}.`, `日期是${told}。`) },
    time: { asks: asksFor.time, says: say(`It begins at ${formatTime(minute)}.`, `${formatTime(minute)} 开始。`) },
  }),
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.title;
      },
    },
    {
      that: "it lasts an hour, from the time that the user knows",
      holds: ({ before, after, params, occasion }) => {
        const want = timeSlot(params.day, params.minute, 60, occasion.offsetMin);
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) =>
            when.kind === "times" && want.kind === "times" && when.start === want.start && when.end === want.end,
        );
      },
    },
    newEventsArePlain,
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainEvent)],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, { title, day, told, minute }, occasion) => {
    const { say } = occasion;
    await o.ask(say("On which day is it?", "是哪一天？"), told);
    await o.ask(say("At what time does it begin?", "几点开始？"), formatTime(minute));
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", title);
    await setStartTime(o, minute);
    await o.act(calendar, "editor.save");
  },
});
