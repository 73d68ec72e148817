import calendar from "#apps/calendar/index.ts";
import maps from "#apps/maps/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { weekdayText } from "#os/format.ts";
import { dayAt, formatDay, dayStartMs } from "#state/day.ts";
import { hourMs } from "#state/civil.ts";
import { hoursIndex } from "#world/geo/hours.ts";
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
import { drawSites, placeFacts, openPlace, readTown } from "../kit/maps.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime, formatDate } from "../kit/phrases.ts";

/** Add an appointment at the opening time of a place on a day of this week. */
export default defineTask({
  apps: [maps, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "extract", "create", "handoff"],
  budget: 45,
  revision: 3,

  facts: async (world, r) => {
    const atlas = await readTown(world);
    const [site] = drawSites(atlas, r, 1, ({ hours, category }) => {
      const opens = new Set((hours ?? []).slice(0, 7).map((span) => span?.open ?? -1));
      return hours !== null && category === "shop" && [...opens].filter((at) => at >= 0).length > 0;
    });
    return { ...placeFacts(site!), opens: site!.hours!.map((span) => span?.open ?? null) };
  },
  listed: { instances: 99, answerFields: 0 },
  params: (r, _phone, { lang, say, now, offsetMin }, { id, name, opens }) => {
    const today = dayAt(now, offsetMin);
    const kindOf = (day: number) => hoursIndex({ nowMs: dayStartMs(day, offsetMin) + 12 * hourMs, offsetMin });
    const days = [1, 2, 3, 4, 5, 6]
      .map((n) => today + n)
      .filter((day) => kindOf(day) < 7 && opens[kindOf(day)] != null);
    const day = r.pick(days.length > 0 ? days : [today + 1]);
    return {
      id,
      place: say(name.en, name.zh),
      day,
      weekday: weekdayText(kindOf(day) % 7, lang, true),
      date: formatDate(day, lang),
      opens: opens[kindOf(day)] ?? 9 * 60,
      title: r.pick([
        say("Pick up the order", "取订货"),
        say("Exchange the present", "换礼物"),
        say("Ask about prices", "问价"),
        say("Meet the manager", "见负责人"),
      ]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `What time does "${p.place}" open on ${p.weekday}, ${p.date}? Check {app.maps} and add a one-hour event called "${p.title}" to {app.calendar}, starting when it opens that day.`,
      (p) =>
        `I want to be at "${p.place}" when it opens on ${p.weekday}, ${p.date}. Put "${p.title}" in {app.calendar} for one hour from the opening time shown in {app.maps}.`,
    ],
    zh: [
      (p) =>
        `请在{app.maps}里查“${p.place}”${p.weekday}（${p.date}）几点开门，然后在{app.calendar}里加一个当天开门时开始、时长一小时的日程，标题为“${p.title}”。`,
      (p) =>
        `${p.date}（${p.weekday}）“${p.place}”一开门我就要到。请按{app.maps}上的开门时间，在{app.calendar}里加一个从开门起一小时的日程“${p.title}”。`,
    ],
  },
  setup: ({ calendar: state }, p, { now, offsetMin }) => {
    const day = dayAt(now, offsetMin) - 7;
    addEntries(
      state.events,
      event("event_before", p.title, timeSlot(day, p.opens + 60, 60, offsetMin), { location: p.place }),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params: p }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === p.title;
      },
    },
    {
      that: "it lasts an hour, from when the place opens",
      holds: ({ before, after, params: p, occasion }) => {
        const want = timeSlot(p.day, p.opens, 60, occasion.offsetMin);
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

  oracle: async (o, p, occasion) => {
    await openPlace(o, p.place, p.id);
    await o.set(maps, "place", { hours: true });
    await o.sees(p.weekday, formatTime(p.opens));
    await o.open(calendar);
    await goToDay(o, p.day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(p.day), minute: null });
    await o.type("title", p.title);
    await setStartTime(o, p.opens);
    await o.act(calendar, "editor.save");
  },
});
