import calendar from "#apps/calendar/index.ts";
import { startDayOf } from "#apps/calendar/occurrences.ts";
import type { Event } from "#apps/calendar/features/events/state.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { monthText, pad2, weekdayText } from "#os/format.ts";
import { civilOf } from "#state/civil.ts";
import { formatDay, dayNumberOf, partsOf, weekdayOf } from "#state/day.ts";
import { event, eventAppearance, plainSeries, setStartTime, timeSlot } from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/**
 * Create a weekly event that ends after some occurrences, with a reminder. Other events have the same title or the same
 * time.
 */
export default defineTask({
  apps: [calendar],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L2",
  tags: ["create"],
  budget: 45,
  revision: 4,

  params: (r, _, { say, lang }) => {
    const { title, work, hours } = r.pick([
      { title: say("Language exchange", "语伴练习"), work: false, hours: [16, 20] },
      { title: say("Standards meeting", "规范讨论会"), work: true, hours: [9, 16] },
      { title: say("Chess evening", "象棋之夜"), work: false, hours: [18, 20] },
      { title: say("Bug triage", "Bug 评审会"), work: true, hours: [9, 16] },
      { title: say("Portfolio review", "作品集整理"), work: true, hours: [9, 17] },
      { title: say("Swimming lesson", "游泳课"), work: false, hours: [8, 18] },
    ] as const);
    // Work events are on workdays.
    const day = dayNumberOf(
      2026,
      3,
      r.pick(work ? [18, 19, 20, 23, 24, 25, 26, 27, 30, 31] : [18, 20, 21, 22, 24, 28, 29]),
    );
    const { year, month, day: date } = partsOf(day);
    const weekday = weekdayText(weekdayOf(day), lang, true);
    return {
      title,
      day,
      weekday,
      told: lang === "en" ? `${date} ${monthText(year, month, "en")}` : `${monthText(year, month, lang)}${date}日`,
      hour: r.int(hours[0], hours[1]),
      minute: r.pick([0, 15, 20, 40, 45, 50]),
      times: r.int(3, 9),
      reminder: r.pick([5, 15, 30] as const),
      calendar: work ? "calendar_work" : "calendar_family",
    };
  },
  instruction: {
    en: [
      (p) =>
        `Add a weekly event, "${p.title}", to my ${p.calendar === "calendar_work" ? "Work" : "Family"} calendar: one hour every ${p.weekday}, starting ${p.told} at ${pad2(p.hour)}:${pad2(p.minute)}, ${p.times} times in total. I only want one reminder, ${p.reminder} minutes before.`,
    ],
    zh: [
      (p) =>
        `请在${p.calendar === "calendar_work" ? "工作" : "家庭"}日历中添加日程“${p.title}”：时长一小时，每周${p.weekday.slice(-1)}重复，首次为${p.told} ${pad2(p.hour)}:${pad2(p.minute)}，共 ${p.times} 次。只设置一个提醒，提前 ${p.reminder} 分钟。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say }) => {
    addEntries(
      state.events,
      event("event_title", p.title, timeSlot(p.day - 14, p.hour * 60, 60, offsetMin), { notes: say("Trial", "试听") }),
      event("event_time", say("Keep free", "留空"), timeSlot(p.day, p.hour * 60 + p.minute, 60, offsetMin), {
        calendar: "calendar_personal",
        busy: false,
      }),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title === params.title;
      },
    },
    {
      that: "it is in the calendar asked for",
      holds: ({ before, after, params }) =>
        addedEntries(before.calendar.events, after.calendar.events).some((e) => e.calendar === params.calendar),
    },
    {
      that: "it begins on the day and at the time, and lasts an hour",
      holds: ({ before, after, params, occasion }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(({ when }) => {
          if (when.kind !== "times") return false;
          const c = civilOf(when.start, occasion.offsetMin);
          const begins = startDayOf(when) === params.day && c.hour === params.hour && c.minute === params.minute;
          return begins && when.end - when.start === 3_600_000;
        }),
    },
    {
      that: "it takes place every week, as often as asked for",
      holds: ({ before, after, params }) =>
        addedEntries(before.calendar.events, after.calendar.events).some((e) => isWeekly(e, params.day, params.times)),
    },
    {
      that: "its only reminder is the one asked for",
      holds: ({ before, after, params }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(
          (e) => e.reminders.length === 1 && e.reminders[0] === params.reminder,
        ),
    },
    {
      that: "it invites nobody",
      keeps: true,
      holds: ({ before, after }) =>
        addedEntries(before.calendar.events, after.calendar.events).every((e) => e.invitees.length === 0),
    },
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainSeries)],
  free: [eventAppearance],

  oracle: async (o, p) => {
    const day = formatDay(p.day);
    await o.open(calendar);
    await o.act(calendar, "main.showDay", { day });
    await o.act(calendar, "main.newEvent", { day, minute: null });
    await o.type("title", p.title);
    await setStartTime(o, p.hour * 60 + p.minute);
    await o.set(calendar, "editor", { open: "repeat" });
    await o.set(calendar, "editor", {
      unit: "week",
      every: "1",
      days: [weekdayOf(p.day)],
      by: "date",
      ends: "never",
      open: null,
    });
    await o.set(calendar, "editor", { open: "repeat" });
    await o.set(calendar, "editor", { unit: "week", open: "custom" });
    await o.set(calendar, "editor", { ends: "after" });
    await o.type("times", String(p.times));
    await o.set(calendar, "editor", { open: null });
    await o.set(calendar, "editor", { open: "calendar" });
    await o.set(calendar, "editor", { calendar: p.calendar, open: null });
    await o.set(calendar, "editor", { open: "reminders" });
    await o.set(calendar, "editor", { reminders: [10, p.reminder].toSorted((a, b) => a - b) as never });
    await o.set(calendar, "editor", { reminders: [p.reminder] });
    await o.set(calendar, "editor", { open: null });
    await o.act(calendar, "editor.save");
  },
});
function isWeekly({ repeat }: Event, day: number, times: number): boolean {
  if (repeat?.unit !== "week" || repeat.every !== 1 || repeat.days.join("") !== String(weekdayOf(day))) return false;
  if (repeat.end.kind === "on") {
    // The series may also end on a date. The date must be on or after the last occurrence, and before the next possible
    // occurrence.
    const last = day + (times - 1) * 7;
    const end = dayNumberOf(
      Number(repeat.end.day.slice(0, 4)),
      Number(repeat.end.day.slice(5, 7)),
      Number(repeat.end.day.slice(8)),
    );
    return end >= last && end < last + 7;
  }
  return repeat.end.kind === "after" && repeat.end.times === times;
}
