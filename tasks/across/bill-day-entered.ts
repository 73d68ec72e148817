import { nextBillDay } from "#apps/alipay/features/services/commands.ts";
import alipay from "#apps/alipay/index.ts";
import calendar from "#apps/calendar/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayMs } from "#state/civil.ts";
import { dayAt, dayNumber, formatDay } from "#state/day.ts";
import { drawHouseholds, setHouseholds } from "../kit/alipay.ts";
import { event, eventAppearance, eventCalendar, goToDay, newEventsArePlain, plainEvent } from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { formatDate } from "../kit/phrases.ts";

/** Add the due date of a household bill to the calendar, with a reminder. */
export default defineTask({
  apps: [alipay, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["nav", "extract", "create", "handoff"],
  budget: 30,
  revision: 2,

  facts: (world, r) => drawHouseholds(world, r, 4),
  listed: { instances: 100, answerFields: 0 },
  params: (r, _, { say }, households) => {
    const which = r.int(0, households.length - 1);
    const { name } = households[which]!;
    return {
      households: [...households],
      which,
      name: say(name.en, name.zh),
      title: r.pick([say("Pay the bill", "交账单"), say("Last day to pay", "缴费截止"), say("Bill due", "账单到期")]),
    };
  },
  instruction: {
    en: [
      ({ name, title }) =>
        `When is the open bill for ${name} due? Check {app.alipay}, then add an all-day event called "${title}" to {app.calendar} on the due date, with a single reminder one day before.`,
      ({ name, title }) =>
        `I haven't paid the ${name} bill yet. Find its due date in {app.alipay} and put it in {app.calendar} as an all-day event "${title}". I want just one reminder, the day before. Don't pay the bill for now.`,
    ],
    zh: [
      ({ name, title }) =>
        `请在{app.alipay}里查看${name}待缴账单的最后缴费日，并在{app.calendar}的那一天添加全天日程“${title}”，只设一个提前一天的提醒。`,
      ({ name, title }) =>
        `${name}的账单还没缴。请按{app.alipay}显示的缴费截止日，在{app.calendar}里新建全天日程“${title}”，提醒只设提前一天，先不要缴费。`,
    ],
  },
  setup: ({ alipay: state, calendar: days }, { households, title }, { now, offsetMin, say }) => {
    setHouseholds(
      state,
      households.map((one) => ({ ...one, paid: one.last.after, next: nextBillDay(one, now, offsetMin) })),
      say,
    );
    days.settings.dayReminder = 0;
    const last = formatDay(dayAt(now - 26 * dayMs, offsetMin));
    addEntries(days.events, event("event_last", title, { kind: "days", from: last, to: last }, { reminders: [1440] }));
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.title;
      },
    },
    {
      that: "it lasts the whole of the last day of payment",
      holds: ({ before, after, params: { households, which } }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) => when.kind === "days" && when.from === households[which]!.last.payBy && when.to === when.from,
        ),
    },
    {
      that: "it is told one day before, and not again",
      holds: ({ before, after }) =>
        addedEntries(before.calendar.events, after.calendar.events).some(
          ({ reminders }) => reminders.join() === "1440",
        ),
    },
    newEventsArePlain,
  ],
  allow: ({ calendar: { events } }) => [added(events, 1, plainEvent)],
  free: [eventAppearance, eventCalendar],

  oracle: async (o, { households, which, name, title }, occasion) => {
    const { id, last } = households[which]!;
    await o.open(alipay);
    await o.act(alipay, "main.billers");
    await o.sees(name);
    await o.act(alipay, "billers.household", { id });
    await o.sees(last.payBy);
    const day = dayNumber(last.payBy);
    o.reads([last.payBy], formatDate(day, occasion.lang));
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: last.payBy, minute: null });
    await o.type("title", title);
    await o.act(calendar, "editor.allDay");
    await o.set(calendar, "editor", { open: "reminders" });
    await o.set(calendar, "editor", { reminders: [0, 1440] });
    await o.set(calendar, "editor", { reminders: [1440] });
    await o.set(calendar, "editor", { open: null });
    await o.act(calendar, "editor.save");
  },
});
