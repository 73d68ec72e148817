import calendar from "#apps/calendar/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import weather from "#apps/weather/index.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { dayAt, formatDay } from "#state/day.ts";
import { setSavedCities, taskCities, getTaskCity, temperatureRange } from "../kit/weather.ts";
import { formatDate, joinList } from "../kit/phrases.ts";
import {
  event,
  eventAppearance,
  eventReminders,
  eventCalendar,
  goToDay,
  newEventsArePlain,
  plainEvent,
} from "../kit/calendar.ts";
import { addedEntries, addEntries } from "../kit/records.ts";

/** Schedule an outing on the warmest of three possible days, by the forecast for a saved city. */
export default defineTask({
  apps: [weather, calendar],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "reasoning", "create", "handoff"],
  budget: 45,
  revision: 3,

  params: (r, _, { now, offsetMin, say, lang }) => {
    const today = dayAt(now, offsetMin);
    for (;;) {
      const saved = r.sample(taskCities, 5);
      const city = r.pick(saved.slice(1));
      const days = r.sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 3).map((n) => today + n);
      const highs = days.map((day) => dayOf(city, day).high).toSorted((a, b) => b - a);
      if (highs[0]! - highs[1]! < 1) continue;
      return {
        saved: saved.map((c) => c.id),
        city: city.id,
        name: say(city.name.en, city.name.zh),
        days,
        told: joinList(
          days.toSorted((a, b) => a - b).map((day) => formatDate(day, lang)),
          say(" or ", "和"),
          say(", ", "、"),
        ),
        title: r.pick([
          say("Picnic by the river", "河边野餐"),
          say("Cycling day", "骑行日"),
          say("Garden party", "花园聚会"),
          say("Kite flying", "放风筝"),
        ]),
      };
    }
  },
  instruction: {
    en: [
      ({ title, name, told }) =>
        `Which day will be the hottest in ${name} according to {app.weather}: ${told}? Put "${title}" in {app.calendar} as an all-day event on that day.`,
      ({ title, name, told }) =>
        `We can only do "${title}" in ${name} on ${told}. Pick the day {app.weather} says will be the hottest and add an all-day event with that title to {app.calendar}.`,
    ],
    zh: [
      ({ title, name, told }) =>
        `根据{app.weather}的预报，${told}这几天里哪天${name}的最高气温最高？请在{app.calendar}里那天加一个全天日程“${title}”。`,
      ({ title, name, told }) =>
        `我们要去${name}，“${title}”只能放在${told}中的一天。请选{app.weather}预报里当地最热的那天，在{app.calendar}里加一个全天日程，标题写“${title}”。`,
    ],
  },
  setup: ({ weather: state, calendar: events }, { saved, days, title }, { say }) => {
    setSavedCities(state, saved.map(getTaskCity));
    const day = formatDay(Math.max(...days) + 2);
    addEntries(
      events.events,
      event(
        "event_rain",
        say(`${title} (if it rains)`, `${title}（雨天备选）`),
        { kind: "days", from: day, to: day },
        { busy: false, calendar: "calendar_personal" },
      ),
    );
  },
  checks: [
    {
      that: "there is exactly one new event, with the title",
      holds: ({ before, after, params }) => {
        const all = addedEntries(before.calendar.events, after.calendar.events);
        return all.length === 1 && all[0]!.title.trim() === params.title && all[0]!.repeat === null;
      },
    },
    {
      that: "it lasts the whole of the warmest day",
      holds: ({ before, after, params }) => {
        const day = formatDay(warmest(params));
        return addedEntries(before.calendar.events, after.calendar.events).some(
          ({ when }) => when.kind === "days" && when.from === day && when.to === day,
        );
      },
    },
    { that: "the saved cities are as they were", unchanged: ({ weather }) => weather.order },
    newEventsArePlain,
  ],
  allow: ({ calendar: state }) => [added(state.events, 1, plainEvent)],
  free: [eventAppearance, eventReminders, eventCalendar],

  oracle: async (o, p, occasion) => {
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.open", { place: p.city });
    for (const day of p.days) {
      await o.act(weather, "main.openDay", { city: p.city, day });
      await o.sees(temperatureRange(p.city, day));
      await o.back();
    }
    const day = warmest(p);
    o.reads(
      p.days.map((one) => temperatureRange(p.city, one)),
      formatDate(day, occasion.lang),
    );
    await o.open(calendar);
    await goToDay(o, day, occasion);
    await o.act(calendar, "main.newEvent", { day: formatDay(day), minute: null });
    await o.type("title", p.title);
    await o.act(calendar, "editor.allDay");
    await o.act(calendar, "editor.save");
  },
});
const warmest = ({ city, days }: { readonly city: string; readonly days: readonly number[] }): number =>
  days.toSorted((a, b) => dayOf(getTaskCity(city), b).high - dayOf(getTaskCity(city), a).high)[0]!;
