import calendar from "#apps/calendar/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayAt, dayNumber, formatDay, dayNumberOf, partsOf } from "#state/day.ts";
import { cast } from "#world/cast.ts";
import { event, eventAppearance, eventReminders, goToDay, newEventsArePlain, plainEvent } from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";
import { dayText } from "#apps/calendar/texts.ts";

/** Add an all-day event some days before a person's next birthday. The calendar shows the birthday. */
export default defineTask({
  apps: [calendar],
  split: "train",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["search", "create", "reasoning"],
  budget: 30,
  revision: 3,

  params: (r, _, { now, offsetMin, say }) => {
    const today = dayAt(now, offsetMin);
    // Keeps only people whose next birthday is at least 30 days away, so that the day of the new event is still in the
    // future.
    const known = cast.filter((p) => p.birthday !== null && nextBirthday(p.birthday, today) >= today + 30);
    const { name, birthday } = r.pick(
      known.filter((p) => partsOf(nextBirthday(p.birthday!, today)).year === partsOf(today).year),
    );
    return { name: say(name.en, name.zh), birthday: birthday!, ahead: r.int(2, 14) };
  },
  instruction: {
    en: [
      ({ name, ahead }) =>
        `When's ${name}'s next birthday? Check {app.calendar} and add an all-day event "Present for ${name}" to my Personal calendar exactly ${ahead} days before it.`,
      ({ name, ahead }) =>
        `So that I don't forget the present: put an all-day event called "Present for ${name}" in my Personal calendar, ${ahead} days before the next birthday that {app.calendar} shows for ${name}.`,
    ],
    zh: [
      ({ name, ahead }) =>
        `${name}下一次生日是哪天？请在{app.calendar}里查到，并在生日前 ${ahead} 天那天，往“个人”日历里加一个全天日程“给${name}的礼物”。`,
      ({ name, ahead }) =>
        `我怕忘了准备礼物：请在{app.calendar}里看${name}下一次生日是几号，提前 ${ahead} 天在“个人”日历里加一个全天日程，标题写“给${name}的礼物”。`,
    ],
  },
  setup: ({ calendar: state }, { name, birthday }, { say, now, offsetMin }) => {
    const day = formatDay(nextBirthday(birthday, dayAt(now, offsetMin)) + 1);
    addEntries(
      state.events,
      // The party is not on the birthday.
      event(
        "event_party",
        say(`Party: ${name}`, `${name}的聚会`),
        { kind: "days", from: day, to: day },
        { busy: false },
      ),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params, occasion }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        const title = occasion.say(`Present for ${params.name}`, `给${params.name}的礼物`);
        return all.length === 1 && all[0]!.title === title;
      },
    },
    {
      that: "it lasts the whole day, so many days before the birthday, once",
      holds: ({ before, after, params, occasion }) => {
        const next = nextBirthday(params.birthday, dayAt(occasion.now, occasion.offsetMin));
        const day = formatDay(next - params.ahead);
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when, repeat }) => when.kind === "days" && when.from === day && when.to === day && repeat === null,
        );
      },
    },
    {
      that: "it is in the Personal calendar",
      holds: ({ before, after }) =>
        addedEntries(before.calendar.events, after.calendar.events).some((e) => e.calendar === "calendar_personal"),
    },
    newEventsArePlain,
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainEvent)],
  free: [eventAppearance, eventReminders],

  oracle: async (o, { name, birthday, ahead }, occasion) => {
    const { now, offsetMin, say } = occasion;
    await o.open(calendar);
    await o.act(calendar, "main.search");
    await o.type("query", name);
    const born = nextBirthday(birthday, dayAt(now, offsetMin));
    const day = born - ahead;
    const { os } = await o.state();
    await o.sees(dayText(formatDay(born), os, now));
    o.reads([dayText(formatDay(born), os, now), ahead], dayText(formatDay(day), os, now));
    await o.back();
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", say(`Present for ${name}`, `给${name}的礼物`));
    await o.act(calendar, "editor.allDay");
    await o.act(calendar, "editor.save");
  },
});
/** Returns the day of the next birthday on or after `today`. `birthday` is the birth date. */
function nextBirthday(birthday: string, today: number): number {
  const { month, day } = partsOf(dayNumber(birthday));
  const { year } = partsOf(today);
  const here = dayNumberOf(year, month, day);
  return here >= today ? here : dayNumberOf(year + 1, month, day);
}
