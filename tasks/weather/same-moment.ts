import weather from "#apps/weather/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import type { City } from "#apps/weather/state.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayMs, hourMs, minuteMs } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { epochDayAt, hourAt } from "#world/weather/model.ts";
import { fillIn, formatDate, formatTime } from "../kit/phrases.ts";
import { cityName, getTaskCity, hourRow, openCity, setSavedCities, shortDate, taskCities } from "../kit/weather.ts";

/** Zones whose clocks do not change in the days of the forecast. */
const farCities = ["london", "paris", "berlin", "istanbul", "moscow", "dubai", "bangkok", "tokyo", "seoul"];

/** Compare two cities of other time zones at one moment of the phone's clock, by their hourly forecasts. */
export default defineTask({
  apps: [weather],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning"],
  budget: 45,
  revision: 1,

  params: (r, _, { now, offsetMin, lang }) => {
    const today = dayAt(now, offsetMin);
    for (;;) {
      const [a, b] = r.sample(farCities, 2).map(getTaskCity) as [City, City];
      const day = today + r.int(2, 8);
      const hour = r.pick([5, 6, 7, 18, 20, 21, 22, 23]);
      const at = day * dayMs + hour * hourMs - offsetMin * minuteMs;
      const gap = warmthAt(a, at) - warmthAt(b, at);
      const gapOnClocks = dayOf(a, day).hours[hour]!.temperature - dayOf(b, day).hours[hour]!.temperature;
      if (a.offsetMin === b.offsetMin || Math.abs(gap) < 2 || gap === gapOnClocks) continue;
      const others = r.sample(
        taskCities.filter(({ id }) => !farCities.includes(id)),
        3,
      );
      return {
        saved: r.shuffle([a, b, ...others]).map(({ id }) => id),
        ids: [a.id, b.id],
        names: [a, b].map((city) => cityName(city, lang)),
        at,
        date: formatDate(day, lang),
        time: formatTime(hour * 60),
      };
    }
  },
  instruction: {
    en: [
      ({ names, date, time }) =>
        `When it's ${time} here on ${date}, where will it be warmer, in ${names[0]} or in ${names[1]}, and by how many degrees Celsius? Use the hourly forecasts in {app.weather} for that same moment in both cities. ${fillIn.en}`,
      ({ names, date, time }) =>
        `I'm calling friends in ${names[0]} and ${names[1]} at ${time} my time on ${date}. By {app.weather}'s hourly forecasts for that moment, which of the two cities will be warmer, and how many degrees Celsius warmer? ${fillIn.en}`,
    ],
    zh: [
      ({ names, date, time }) =>
        `我这里${date} ${time} 的时候，${names[0]}和${names[1]}哪个城市气温更高，高多少摄氏度？请按{app.weather}里两地在同一时刻的逐小时预报来比。${fillIn.zh}`,
      ({ names, date, time }) =>
        `${date}我这边 ${time} 要跟${names[0]}和${names[1]}的朋友通话。按{app.weather}的逐小时预报，那一刻两个城市哪个更暖和，相差几摄氏度？${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather: state }) => state.order }],
  allow: () => [],
  answer: {
    fields: ({ names }, say) => ({
      city: choice(say("Warmer city", "气温更高的城市"), names),
      degrees: number(say("Difference", "温差"), say("°C, whole number", "摄氏度，整数")),
    }),
    expected: ({ params }) => resultOf(params),
  },

  oracle: async (o, p, { lang }) => {
    await o.open(weather);
    const rows: string[] = [];
    for (const city of p.ids.map(getTaskCity)) {
      const [day, hour] = [epochDayAt(city, p.at), hourAt(city, p.at)];
      await openCity(o, city.id);
      await o.act(weather, "main.openDay", { city: city.id, day });
      const row = hourRow(city.id, day, hour, lang);
      await o.sees(shortDate(day, lang), row);
      rows.push(row);
      await o.back();
    }
    const answer = resultOf(p);
    o.reads(rows, answer.city, answer.degrees);
    await o.answer(answer);
  },
});
const warmthAt = (city: City, at: number): number =>
  dayOf(city, epochDayAt(city, at)).hours[hourAt(city, at)]!.temperature;
interface Compared {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly at: number;
}
function resultOf({ ids, names, at }: Compared): { city: string; degrees: number } {
  const [a, b] = ids.map((id) => warmthAt(getTaskCity(id), at)) as [number, number];
  return { city: names[a > b ? 0 : 1]!, degrees: Math.abs(a - b) };
}
