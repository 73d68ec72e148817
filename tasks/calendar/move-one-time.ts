import calendar from "#apps/calendar/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { monthText, pad2 } from "#os/format.ts";
import { civilOf } from "#state/civil.ts";
import { dayAt, formatDay, dayNumberOf, partsOf, weekdayOf } from "#state/day.ts";
import { event, newEventsArePlain, plainEvent, setStartTime, timeSlot } from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Move one occurrence of a weekly event to another hour. Leave the other occurrences and a similar event unchanged. */
/** The fields that the moved occurrence keeps from its series. */
const unchangedFields = {
  calendar: "calendar_personal",
  reminders: [30 as const],
  busy: true,
  tone: null,
  rings: false,
};

export default defineTask({
  apps: [calendar],
  split: "test",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "edit"],
  budget: 30,
  revision: 3,

  params: (r, _, { say, lang }) => {
    const title = r.pick([
      say("Choir rehearsal", "合唱排练"),
      say("Pottery class", "陶艺课"),
      say("Driving lesson", "驾驶课"),
      say("Physio", "理疗"),
      say("Spanish course", "西班牙语课"),
      say("Mentoring", "导师会面"),
    ]);
    const day = dayNumberOf(2026, 3, r.int(17, 31));
    const { year, month, day: date } = partsOf(day);
    const hour = r.int(9, 18);
    return {
      title,
      day,
      told: lang === "en" ? `${date} ${monthText(year, month, "en")}` : `${monthText(year, month, lang)}${date}日`,
      hour,
      length: r.pick([30, 60, 90]),
      to: hour + r.pick([-2, -1, 1, 2, 3]),
      minute: r.pick([10, 20, 40, 50]),
    };
  },
  instruction: {
    en: [
      (p) =>
        `"${p.title}" is at a different time on ${p.told}. Change just that day in {app.calendar} to start at ${pad2(p.to)}:${pad2(p.minute)} with the same length, and leave the other weeks alone.`,
      (p) =>
        `Only on ${p.told}, "${p.title}" starts at ${pad2(p.to)}:${pad2(p.minute)} instead of ${pad2(p.hour)}:00. Update {app.calendar} without changing its length or any other week.`,
    ],
    zh: [
      (p) =>
        `${p.told}那次“${p.title}”改时间了：请在{app.calendar}里只把这一次改到 ${pad2(p.to)}:${pad2(p.minute)} 开始，时长不变，其他各周不动。`,
      (p) =>
        `${p.told}的“${p.title}”从 ${pad2(p.hour)}:00 改到 ${pad2(p.to)}:${pad2(p.minute)} 开始，只改这一次，时长不变。请在{app.calendar}中修改，不要影响其他各周。`,
    ],
  },
  setup: ({ calendar: state }, p, { offsetMin, say }) => {
    const repeat = { unit: "week", every: 1, by: "date", end: { kind: "never" } } as const;
    addEntries(
      state.events,
      event("event_weekly", p.title, timeSlot(p.day - 28, p.hour * 60, p.length, offsetMin), {
        repeat: { ...repeat, days: [weekdayOf(p.day)] },
        calendar: "calendar_personal",
        reminders: [30],
      }),
      event(
        "event_alike",
        say(`${p.title} (make-up)`, `${p.title}（补课）`),
        timeSlot(p.day + 1, p.hour * 60, p.length, offsetMin),
        {
          calendar: "calendar_personal",
        },
      ),
    );
  },
  checks: [
    {
      that: "on that day it starts at the new time, and lasts as long as before",
      holds: ({ before, after, params, occasion }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        const when = all[0]?.when;
        if (all.length !== 1 || all[0]!.title !== params.title || when?.kind !== "times") return false;
        const c = civilOf(when.start, occasion.offsetMin);
        const starts = dayAt(when.start, occasion.offsetMin) === params.day && c.hour === params.to;
        return starts && c.minute === params.minute && when.end - when.start === params.length * 60_000;
      },
    },
    {
      that: "the old time of that day is gone",
      holds: ({ after, params }) =>
        JSON.stringify(after.calendar.events["event_weekly"]?.except) === JSON.stringify([formatDay(params.day)]),
    },
    {
      that: "the other weeks are as they were",
      keeps: true,
      holds: ({ before, after }) => {
        const rest = (e: object | undefined) => JSON.stringify({ ...e, except: [] });
        return rest(after.calendar.events["event_weekly"]) === rest(before.calendar.events["event_weekly"]);
      },
    },
    newEventsArePlain,
  ],
  allow: ({ calendar: state }, p) => [
    added(state.events, 1, { ...plainEvent, ...unchangedFields, of: { id: "event_weekly", day: formatDay(p.day) } }),
    state.events["event_weekly"]!.except,
  ],

  oracle: async (o, p) => {
    const day = formatDay(p.day);
    await o.open(calendar);
    await o.act(calendar, "main.showDay", { day });
    await o.act(calendar, "main.open", { id: "event_weekly", day });
    await o.act(calendar, "event.edit");
    await setStartTime(o, p.to * 60 + p.minute);
    await o.act(calendar, "editor.save");
    await o.act(calendar, "editor.saveOne");
  },
});
