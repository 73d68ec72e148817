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

/**
 * Add an appointment at a time when there is another event already. Only the user knows another time for the
 * appointment.
 */
export default defineTask({
  apps: [calendar],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "create", "explore"],
  budget: 30,
  revision: 2,

  params: (r, _, { say, lang, now, offsetMin }) => {
    const [title, there] = r.sample(
      [
        say("Tasting", "试吃"),
        say("Site visit", "看工地"),
        say("Tax adviser", "见税务顾问"),
        say("Piano tuner", "钢琴调音"),
        say("Interview", "面试"),
        say("Vet", "看兽医"),
      ],
      2,
    );
    const day = dayAt(now, offsetMin) + r.int(10, 18);
    const minute = r.int(9, 12) * 60;
    return {
      title: title!,
      there: there!,
      day,
      told: formatFullDate(day, lang),
      minute,
      instead: r.int(15 * 6, 18 * 6) * 10 + 5,
    };
  },
  instruction: {
    en: [
      ({ title, told, minute }) =>
        `Add "${title}" to {app.calendar} on ${told} at ${formatTime(minute)}, for one hour. If something else overlaps, leave that event alone and ask me for another time.`,
      ({ title, told, minute }) =>
        `I'd like "${title}" in {app.calendar}: ${told}, ${formatTime(minute)}, one hour. First see if anything overlaps. If it does, ask me what time to start instead that day, and don't touch what's already there.`,
    ],
    zh: [
      ({ title, told, minute }) =>
        `请在{app.calendar}的${told} ${formatTime(minute)} 添加日程“${title}”，时长一小时。如果那一小时与别的日程重叠，不要动原有日程，问我改到几点。`,
      ({ title, told, minute }) =>
        `我想在{app.calendar}里加“${title}”：${told} ${formatTime(minute)} 开始，一小时。请先看那一小时是否与别的日程重叠；如果有，就问我当天改到几点开始，原有的日程不要动。`,
    ],
  },
  setup: ({ calendar: state }, { there, day, minute }, { offsetMin }) => {
    state.events = {};
    addEntries(state.events, event("event_there", there, timeSlot(day, minute + 30, 60, offsetMin)));
  },
  user: ({ instead }, { say }) => ({
    instead: {
      asks: asksFor.whatToDo,
      says: say(`Then let it begin at ${formatTime(instead)}.`, `那就 ${formatTime(instead)} 开始。`),
    },
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
      that: "it lasts an hour, from the time that the user gave instead",
      holds: ({ before, after, params, occasion }) => {
        const want = timeSlot(params.day, params.instead, 60, occasion.offsetMin);
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

  oracle: async (o, { title, there, day, minute, instead }, occasion) => {
    const { say } = occasion;
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.showDay", { day: formatDay(day) });
    await o.sees(there);
    await o.set(calendar, "main", { tab: "month" });
    await o.ask(
      say(
        `"${there}" overlaps ${formatTime(minute)}. What time instead?`,
        `“${there}”与 ${formatTime(minute)} 冲突，改到几点？`,
      ),
      formatTime(instead),
    );
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", title);
    await setStartTime(o, instead);
    await o.act(calendar, "editor.save");
  },
});
