import { sameJson } from "#state/json.ts";
import weather from "#apps/weather/index.ts";
import { daysFrom } from "#apps/weather/queries.ts";
import type { City } from "#apps/weather/state.ts";
import { defineTask } from "#judge/define.ts";
import { added } from "#judge/allowed-paths.ts";
import { otherCities, getTaskCity } from "../kit/weather.ts";
import { joinList } from "../kit/phrases.ts";

/** Four cities are not saved yet. Save the city that will be warmest tomorrow. */
export default defineTask({
  apps: [weather],
  split: "test",
  objective: "operate",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["search", "extract", "reasoning", "create"],
  budget: 60,
  revision: 2,

  params: (r, _, { now, say, lang }) => {
    for (;;) {
      const cities = r.sample(otherCities, 4);
      const [best, next] = cities.map((c) => tomorrowHigh(c, now)).toSorted((a, b) => b - a) as [number, number];
      if (best - next < 1) continue;
      const names = cities.map((c) => (lang === "en" ? c.name.en : c.name.zh));
      return {
        cities: cities.map((c) => c.id),
        told: joinList(names, say(" and ", "和"), say(", ", "、")),
      };
    }
  },
  instruction: {
    en: [
      ({ told }) =>
        `Which of ${told} has the highest temperature tomorrow? Add that one to my cities in {app.weather}, and none of the others.`,
      ({ told }) =>
        `I'd like to go somewhere warm. Compare tomorrow's highs for ${told} in {app.weather} and add only the warmest one to my cities.`,
    ],
    zh: [
      ({ told }) =>
        `在${told}中，找出明天最高气温最高的城市，把它添加到{app.weather}应用的城市列表，不要添加其他城市。`,
      ({ told }) =>
        `我想去暖和的地方：请在{app.weather}应用里比较${told}明天的最高气温，只把最热的那个城市加入城市列表。`,
    ],
  },
  checks: [
    {
      that: "the warmest of the four is saved",
      holds: ({ after, params, occasion }) =>
        after.weather.cities[warmestCity(params.cities, occasion.now).id] !== undefined,
    },
    { that: "nothing else was added", oneNew: ({ weather }) => weather.cities },
    {
      that: "the cities from before are still there, in their order",
      keeps: true,
      holds: ({ before, after }) =>
        sameJson(
          after.weather.order.filter((id) => before.weather.order.includes(id)),
          before.weather.order,
        ) &&
        after.weather.order.every((id) => after.weather.cities[id] !== undefined || before.weather.order.includes(id)),
    },
  ],
  allow: ({ weather: state }) => [added(state.cities), state.order],

  oracle: async (o, { cities }, { now, lang }) => {
    const nameOf = ({ name }: City): string => (lang === "en" ? name.en : name.zh);
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.add");
    const ranges: string[] = [];
    for (const one of cities.map(getTaskCity)) {
      await o.type("query", nameOf(one));
      await o.act(weather, "add.open", { id: one.id });
      const { low, high } = daysFrom(one, now, 2)[1]!;
      await o.sees(`${low}°–${high}°`);
      ranges.push(`${low}°–${high}°`);
      await o.back();
    }
    const city = warmestCity(cities, now);
    o.reads(ranges, nameOf(city));
    await o.type("query", nameOf(city));
    await o.act(weather, "add.add", { id: city.id });
  },
});
const tomorrowHigh = (city: City, now: number): number => daysFrom(city, now, 2)[1]!.high;
const warmestCity = (ids: readonly string[], now: number): City =>
  ids.map(getTaskCity).reduce((best, c) => (tomorrowHigh(c, now) > tomorrowHigh(best, now) ? c : best));
