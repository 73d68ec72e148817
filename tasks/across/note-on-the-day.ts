import calendar from "#apps/calendar/index.ts";
import notes from "#apps/notes/index.ts";
import { defineTask } from "#judge/define.ts";
import { added, any } from "#judge/allowed-paths.ts";
import { dayAt, formatDay, dayNumberOf, partsOf } from "#state/day.ts";
import {
  eventAppearance,
  eventReminders,
  eventCalendar,
  newEventsArePlain,
  plainWithNotes,
  setStartTime,
  timeSlot,
} from "../kit/calendar.ts";
import { note, openNote } from "../kit/notes.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime, formatFullDate } from "../kit/phrases.ts";

/** Create an event from a note, at the time in the note. */
export default defineTask({
  apps: [notes, calendar],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L2",
  tags: ["extract", "create", "handoff"],
  budget: 30,
  revision: 3,

  params: (r, _, { say }) => ({
    title: r.pick([
      say("Chimney sweep", "清理烟道"),
      say("Parents' evening", "家长会"),
      say("Meter reading", "抄表"),
      say("Boiler service", "锅炉保养"),
      say("Seed swap", "换种子"),
      say("Piano tuner", "钢琴调音"),
    ]),
    hint: r.pick([
      say("Clear the hallway first", "先清空走廊"),
      say("Bring cash", "带现金"),
      say("Ask for the receipt", "记得要收据"),
    ]),
    day: dayNumberOf(2026, 3, r.int(18, 31)),
    from: r.int(9, 18) * 60 + r.pick([0, 10, 20, 40]),
  }),
  instruction: {
    en: [
      ({ title }) =>
        `My note "${title}" has a date and time in it. Add a one-hour event called "${title}" to {app.calendar} at that time.`,
    ],
    zh: [
      ({ title }) =>
        `{app.notes}的笔记“${title}”里写了日期和时间。请在{app.calendar}中按该时间新建一个时长一小时的日程“${title}”。`,
    ],
  },
  setup: ({ notes: state }, { title, hint, day, from }, { now, lang, say }) => {
    const when = (at: number, minute: number): string =>
      `${formatFullDate(at, lang)}${say(", ", "，")}${formatTime(minute)}`;
    addEntries(
      state.notes,
      note("note_day", title, `${when(day, from)}\n${hint}`, now - 5_000_000),
      note(
        "note_day_before",
        say(`${title} (last autumn)`, `${title}（去年秋天）`),
        `${when(day - 160, from + 30)}\n${hint}`,
        now - 2_000_000,
      ),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title of the note",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.title && all[0]!.repeat === null;
      },
    },
    {
      that: "it lasts an hour from the time of the note",
      holds: ({ before, after, params, occasion }) => {
        const want = timeSlot(params.day, params.from, 60, occasion.offsetMin);
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) =>
            when.kind === "times" && want.kind === "times" && when.start === want.start && when.end === want.end,
        );
      },
    },
    {
      that: "its notes are empty, or what the note says",
      holds: ({ before, after }) => {
        const { body } = before.notes.notes["note_day"]!;
        return addedEntries(before.calendar.events, after.calendar.events).every(
          ({ notes: text }) => text === "" || text === body,
        );
      },
      keeps: true,
    },
    newEventsArePlain,
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainWithNotes)],
  free: [
    { why: "The text of the note may come along", paths: ({ calendar: { events } }) => [events[any]?.notes] },
    eventAppearance,
    eventReminders,
    eventCalendar,
  ],

  oracle: async (o, { title, day, from }, { now, offsetMin, lang }) => {
    await openNote(o, title, "note_day");
    await o.sees(formatFullDate(day, lang), formatTime(from));
    await o.set(notes, "editor", { open: "menu" });
    await o.act(notes, "editor.toCalendar");
    await o.act(calendar, "editor.startDay", { which: "fromDay" });
    const { year, month } = partsOf(day);
    if (month !== partsOf(dayAt(now, offsetMin)).month)
      await o.set(calendar, "editor", { shownYear: String(year), shownMonth: month });
    await o.act(calendar, "editor.pickFromDay", { day: formatDay(day) });
    await setStartTime(o, from);
    await o.act(calendar, "editor.save");
  },
});
