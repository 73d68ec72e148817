import weather from "#apps/weather/index.ts";
import { dayOf, isWet } from "#apps/weather/queries.ts";
import type { City } from "#apps/weather/state.ts";
import { text } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayAt, formatDay } from "#state/day.ts";
import type { Hour } from "#world/weather/hour.ts";
import { fillIn, formatDate, formatTime } from "../kit/phrases.ts";
import { cityName, getTaskCity, hourRow, setSavedCities, snowyCities, taskCities } from "../kit/weather.ts";

const firstHour = 8;
const lastHour = 17;

/** Find the earliest hours in a row, on one of two days, that are both dry and calm in a saved city. */
export default defineTask({
  apps: [weather],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { now, offsetMin, lang, say }) => {
    const today = dayAt(now, offsetMin);
    // Drawn first, so that no start is much more frequent than the others.
    const second = r.int(0, 1);
    let start = r.int(firstHour, lastHour - 2);
    for (let tries = 1; ; tries++) {
      if (tries % 500 === 0) start = r.int(firstHour, lastHour - 2);
      const saved = r.sample([...taskCities, ...snowyCities], 5);
      const city = saved.at(-1)!;
      const length = r.int(2, 4);
      const limit = r.int(10, 20);
      const days = r
        .sample([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 2)
        .toSorted((a, b) => a - b)
        .map((n) => today + n);
      const found = findHours(city, days, length, (hour) => !isWet(hour) && hour.wind < limit);
      const dry = findHours(city, days, length, (hour) => !isWet(hour));
      const calm = findHours(city, days, length, (hour) => hour.wind < limit);
      if (!found || found.day !== days[second] || found.hour !== start) continue;
      // On the second day both conditions decide; on the first day, where that is rare, at least the wind does.
      if (!dry || !calm || isSame(found, dry) || (second === 1 && isSame(found, calm))) continue;
      // The answer is the same if somebody reads "below" as "at most", or the hour after the last one as part of the time.
      const loose = findHours(city, days, length, (hour) => !isWet(hour) && hour.wind <= limit, lastHour + 1);
      if (!loose || !isSame(found, loose)) continue;
      return {
        saved: saved.map(({ id }) => id),
        city: city.id,
        length,
        words: [undefined, undefined, say("two", "两"), say("three", "三"), say("four", "四")][length]!,
        limit,
        told: days.map((day) => formatDate(day, lang)),
        days,
        found,
      };
    }
  },
  instruction: {
    en: [
      ({ words, limit, told: [a, b] }) =>
        `I need ${words} hours in a row to fly my drone in the last city on my list in {app.weather}, between 08:00 and 18:00 local time on ${a} or ${b}. Going by the hourly forecast, each of these hours has to be free of rain and snow (a mere chance of it is fine) with wind below ${limit} km/h. What's the earliest I can start? ${fillIn.en}`,
      ({ words, limit, told: [a, b] }) =>
        `Check the hourly forecast for the last of my cities in {app.weather}. On ${a} and ${b}, between 08:00 and 18:00 there, when do the first ${words} hours in a row begin that are all free of rain and snow, with wind below ${limit} km/h? A mere chance of rain or snow doesn't count. ${fillIn.en}`,
    ],
    zh: [
      ({ words, limit, told: [a, b] }) =>
        `我想${a}或${b}去{app.weather}列表里最后那个城市飞无人机，要在当地 8:00 到 18:00 之间连续飞${words}个小时。按逐小时预报，这${words}个小时里每小时都不能有雨雪（只有概率没有降水量的不算），风速都要低于 ${limit} 千米/时。最早什么时候可以开始？${fillIn.zh}`,
      ({ words, limit, told: [a, b] }) =>
        `看{app.weather}里我城市列表最后一个城市的逐小时预报，在${a}和${b}当地 8:00 至 18:00 之间，找出最早的连续${words}个小时：每小时都没有降水量（只写概率的没关系），风速都不到 ${limit} 千米/时。这${words}个小时从哪天几点开始？${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather: state }) => state.order }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      date: text(say("Date", "日期"), "YYYY-MM-DD", "date"),
      time: text(say("Earliest start", "最早开始时间"), "HH:MM", "time"),
    }),
    expected: ({ params: { found } }) => answerOf(found),
  },

  oracle: async (o, p, { lang }) => {
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.sees(cityName(getTaskCity(p.city), lang));
    await o.act(weather, "cities.open", { place: p.city });
    await o.act(weather, "main.openDay", { city: p.city, day: p.days[0]! });
    const seen: string[] = [];
    for (const day of p.days.filter((one) => one <= p.found.day)) {
      if (day !== p.days[0]) await o.set(weather, "day", { day });
      const last = day === p.found.day ? p.found.hour + p.length - 1 : lastHour;
      const rows: string[] = [];
      for (let hour = firstHour; hour <= last; hour++) rows.push(hourRow(p.city, day, hour, lang));
      await o.sees(...rows);
      seen.push(...rows);
    }
    const answer = answerOf(p.found);
    o.reads([...seen, p.limit, ...p.told], answer.date, answer.time);
    await o.answer(answer);
  },
});
// An interface would not be JSON for TypeScript.
type Start = { readonly day: number; readonly hour: number };
/** Returns the first of the given days' hours from which on that many hours fit. */
function findHours(
  city: City,
  days: readonly number[],
  length: number,
  fits: (hour: Hour) => boolean,
  last: number = lastHour,
): Start | null {
  for (const day of days)
    for (let hour = firstHour; hour + length - 1 <= last; hour++)
      if (
        dayOf(city, day)
          .hours.slice(hour, hour + length)
          .every(fits)
      )
        return { day, hour };
  return null;
}
const isSame = (a: Start, b: Start): boolean => a.day === b.day && a.hour === b.hour;
const answerOf = ({ day, hour }: Start): { date: string; time: string } => ({
  date: formatDay(day),
  time: formatTime(hour * 60),
});
