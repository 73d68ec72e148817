import weather from "../../src/apps/weather/index.ts";
import { daysFrom, isWetDay } from "../../src/apps/weather/queries.ts";
import { number } from "../../src/judge/answers.ts";
import { defineTask } from "../../src/judge/define.ts";
import { saveCities, taskCities, taskCity, dayMark } from "../kit/weather.ts";
import { fillIn } from "../kit/words.ts";

/** On how many of the listed days rain or snow is forecast for a saved city. */
export default defineTask({
  apps: [weather],
  split: "train",
  objective: "query",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 30,
  revision: 2,

  // Which city it is, the phone alone says: forecasts of a city that is named can be looked up elsewhere.
  params: (r) => {
    const saved = r.sample(taskCities, 6).map((c) => c.id);
    return { saved, city: saved.at(-1)!, days: r.pick([10, 12, 15]) };
  },
  instruction: {
    en: [
      ({ days }) =>
        `Going by the forecast for the last city on my list in {app.weather}, how many of the next ${days} days, counting today, will have some rain or snow? Days with only a chance of it don't count. ${fillIn.en}`,
    ],
    zh: [
      ({ days }) =>
        `按{app.weather}应用的预报，我城市列表里最后一个城市从今天算起 ${days} 天里有几天会下雨或下雪？只写了降水概率、没有降水量的不算。${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved }) => saveCities(state, saved.map(taskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather }) => weather.order }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({ days: number(say("Days with precipitation", "有降水的天数"), say("Whole number", "整数")) }),
    expected: ({ params, occasion }) => ({ days: countOf(params, occasion.now) }),
  },

  oracle: async (o, p, { now, lang }) => {
    await o.open(weather);
    await o.act(weather, "main.cities");
    const city = taskCity(p.city);
    await o.sees(lang === "en" ? city.name.en : city.name.zh);
    await o.act(weather, "cities.open", { place: p.city });
    const marks = daysFrom(city, now, p.days).map((d) => dayMark(d.epochDay, lang));
    await o.sees(...marks);
    o.reads(marks, countOf(p, now));
    await o.answer({ days: countOf(p, now) });
  },
});
const countOf = ({ city, days }: { readonly city: string; readonly days: number }, now: number): number =>
  daysFrom(taskCity(city), now, days).filter(isWetDay).length;
