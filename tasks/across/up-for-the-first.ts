import calendar from "#apps/calendar/index.ts";
import clock from "#apps/clock/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { strings } from "#apps/calendar/strings.ts";
import { dayText } from "#apps/calendar/texts.ts";
import { textsFor } from "#os/texts.ts";
import { addDays } from "#state/civil.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { event, timeSlot } from "../kit/calendar.ts";
import { alarm, alarmSound, ringsByWeekday, seeToday, typeTime } from "../kit/clock.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatTime } from "../kit/phrases.ts";

/**
 * Set an alarm before the first of tomorrow's events that the owner accepted. The owner declined the earlier events, or
 * they last all day.
 */
export default defineTask({
  apps: [calendar, clock],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "create", "reasoning", "handoff"],
  budget: 30,
  revision: 2,

  params: (r, _, { say }) => {
    const titles = r.sample(
      [
        say("Site visit", "现场走访"),
        say("Vendor call", "供应商电话"),
        say("Team breakfast", "团队早餐"),
        say("Portfolio talk", "作品集谈话"),
        say("Yoga", "瑜伽"),
        say("School run", "送孩子上学"),
      ],
      3,
    );
    return { titles, first: r.int(28, 38) * 15 + r.pick([0, 5, 10]), lead: r.pick([45, 50, 70, 75, 95]) };
  },
  instruction: {
    en: [
      ({ lead }) =>
        `When's my first event tomorrow, not counting all-day ones and ones I've declined? Set an alarm in {app.clock} that rings once, ${lead} minutes before it, and use the event's title as the label.`,
      ({ lead }) =>
        `Set a one-time alarm for tomorrow, ${lead} minutes before the earliest event in {app.calendar} that has a time and that I haven't declined. Label it with the event's title.`,
    ],
    zh: [
      ({ lead }) =>
        `不算全天日程和我已拒绝的日程，{app.calendar}中我明天的第一个日程几点开始？请在{app.clock}里新建一个提前 ${lead} 分钟、只响一次的闹钟，并用该日程的标题作为标签。`,
      ({ lead }) =>
        `请在{app.clock}中为明天设一个只响一次的闹钟：在{app.calendar}里最早的、有具体时间且我没有拒绝的日程开始前 ${lead} 分钟响，标签写该日程的标题。`,
    ],
  },
  setup: ({ calendar: state, clock: clocks }, { titles, first, lead }, { now, offsetMin, say }) => {
    const day = dayAt(addDays(now, 1), offsetMin);
    const key = formatDay(day);
    const organizer = { name: say("Olga Brandt", "白露"), email: "people@harbor.example", phone: "" };
    state.events = {};
    addEntries(
      state.events,
      event("event_whole", titles[2]!, { kind: "days", from: key, to: key }, { busy: false }),
      event("event_no", titles[1]!, timeSlot(day, first - 60, 30, offsetMin), { organizer, answer: "no" }),
      event("event_first", titles[0]!, timeSlot(day, first, 45, offsetMin), { calendar: "calendar_personal" }),
      event("event_next", titles[1]!, timeSlot(day, first + 60, 45, offsetMin)),
      event("event_today", titles[2]!, timeSlot(day - 1, first - 30, 45, offsetMin)),
    );
    const at = first - lead - 60;
    addEntries(
      clocks.alarms,
      alarm("alarm_first", Math.floor(at / 60), at % 60, now, { label: titles[1]!, on: false }),
    );
  },
  checks: [
    { that: "there is exactly one new alarm", oneNew: ({ clock }) => clock.alarms },
    {
      that: "it is on, and rings once so long before the event",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some(
          (a) => a.on && a.days.length === 0 && a.hour * 60 + a.minute === params.first - params.lead,
        ),
    },
    {
      that: "its label is the title of the event",
      holds: ({ before, after, params }) =>
        addedEntries(before.clock.alarms, after.clock.alarms).some((a) => a.label.trim() === params.titles[0]),
    },
    { that: "the events are as they were", unchanged: ({ calendar }) => calendar.events },
  ],
  allow: ({ clock: state }) => [added(state.alarms, 1, ringsByWeekday)],
  free: [alarmSound],

  oracle: async (o, { titles, first, lead }, { now, offsetMin, lang }) => {
    const day = formatDay(dayAt(addDays(now, 1), offsetMin));
    const { os } = await o.state();
    await seeToday(o, now, os, dayText(day, os, now));
    await o.open(calendar);
    await o.act(calendar, "main.showDay", { day });
    await o.sees(`${titles[1]}, ${formatTime(first - 60)}`);
    // Only the page of the earliest event says whether it was declined.
    await o.act(calendar, "main.open", { id: "event_no", day });
    await o.sees(`${textsFor(strings, lang).no} on`);
    await o.back();
    await o.sees(`${titles[0]}, ${formatTime(first)}`);
    o.reads([`${titles[1]}, ${formatTime(first - 60)}`, `${titles[0]}, ${formatTime(first)}`], titles[0]!);
    await o.open(clock);
    await o.set(clock, "main", { tab: "alarms" });
    await o.act(clock, "main.newAlarm");
    const at = first - lead;
    o.reads([formatTime(first), lead], formatTime(at));
    await typeTime(o, at);
    await o.type("label", titles[0]!);
    await o.act(clock, "editor.save");
  },
});
