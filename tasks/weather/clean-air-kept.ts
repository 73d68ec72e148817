import weather from "#apps/weather/index.ts";
import { dayOf, daysFrom } from "#apps/weather/queries.ts";
import type { City } from "#apps/weather/state.ts";
import { defineTask } from "#judge/define.ts";
import { dayAt } from "#state/day.ts";
import { sameJson } from "#state/json.ts";
import { formatDate } from "../kit/phrases.ts";
import { cityName, getTaskCity, openCity, setSavedCities, shortDate, taskCities } from "../kit/weather.ts";

const listedDays = 7;

/** Delete the saved cities that do not have good air on each of three days. Some have bad air on other days only. */
export default defineTask({
  apps: [weather],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L4",
  tags: ["nav", "extract", "reasoning", "delete"],
  budget: 60,
  revision: 1,

  params: (r, _, { now, offsetMin, lang }) => {
    const today = dayAt(now, offsetMin);
    for (;;) {
      const saved = r.sample(taskCities, 5);
      const from = today + r.int(1, 3);
      const days = [from, from + 1, from + 2];
      const goodDays = (city: City): number => days.filter((day) => isGood(city, day)).length;
      const poor = saved.filter((city) => goodDays(city) < 3);
      if (poor.length < 2 || poor.length > 3 || poor.includes(saved[0]!)) continue;
      const kept = saved.filter((city) => !poor.includes(city));
      if (!poor.some((city) => goodDays(city) > 0)) continue;
      if (!kept.some((city) => daysFrom(city, now, listedDays).some(({ epochDay }) => !isGood(city, epochDay))))
        continue;
      return {
        saved: saved.map(({ id }) => id),
        kept: kept.map(({ id }) => id),
        poor: poor.map(({ id }) => id),
        days,
        told: days.map((day) => formatDate(day, lang)),
      };
    }
  },
  instruction: {
    en: [
      ({ told: [a, b, c] }) =>
        `Check the air quality forecast for every city on my list in {app.weather}. Keep the cities where it's Good on each of the three days ${a}, ${b} and ${c}, and delete all the others.`,
      ({ told: [a, b, c] }) =>
        `I only want to travel where the air is clean. Go through my cities in {app.weather} and delete each one where the air quality is forecast to be worse than Good on even one of these dates: ${a}, ${b}, ${c}. Keep the rest.`,
    ],
    zh: [
      ({ told: [a, b, c] }) =>
        `看看{app.weather}里我列表中每个城市的空气质量预报：${a}、${b}、${c}三天都是“优”的城市留下，其他的全部删掉。`,
      ({ told: [a, b, c] }) =>
        `我只想去空气好的地方。请逐个查看{app.weather}城市列表里的空气质量预报，${a}、${b}、${c}这三天里只要有一天不是“优”，就把那个城市删掉，其余保留。`,
    ],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [
    {
      that: "the cities without good air on every day are gone",
      holds: ({ after, params }) => params.poor.every((id) => after.weather.cities[id] === undefined),
    },
    {
      that: "the other cities are there, in their order",
      keeps: true,
      holds: ({ after, params }) =>
        params.kept.every((id) => after.weather.cities[id] !== undefined) &&
        sameJson(
          after.weather.order.filter((id) => !params.poor.includes(id)),
          params.kept,
        ),
    },
  ],
  allow: ({ weather: state }, { poor }) => [...poor.map((id) => state.cities[id]), state.order],

  oracle: async (o, p, { lang }) => {
    const seen: string[] = [];
    await o.open(weather);
    for (const city of p.saved.map(getTaskCity)) {
      if (city.id !== p.saved[0]) await openCity(o, city.id);
      await o.act(weather, "main.openAir", { city: city.id });
      const texts = [cityName(city, lang), ...p.days.map((day) => shortDate(day, lang))];
      await o.sees(...texts);
      seen.push(...texts);
      await o.back();
    }
    o.reads(seen, ...p.poor.map((id) => cityName(getTaskCity(id), lang)));
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.edit");
    for (const id of p.poor) await o.act(weather, "cities.pick", { id });
    await o.act(weather, "cities.delete");
    await o.confirm();
  },
});
const isGood = (city: City, day: number): boolean => dayOf(city, day).air.level === 1;
