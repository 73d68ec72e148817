import weather from "#apps/weather/index.ts";
import { daysFrom, isWetDay } from "#apps/weather/queries.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { setSavedCities, taskCities, getTaskCity, shortDate } from "../kit/weather.ts";
import { fillIn } from "../kit/phrases.ts";

/** Count the listed days with rain or snow in the forecast of a saved city. */
export default defineTask({
  apps: [weather],
  split: "train",
  objective: "query",
  composition: "atomic",
  difficulty: "L2",
  tags: ["nav", "extract"],
  budget: 30,
  revision: 2,

  // The instruction does not name the city, because the forecast of a named city could be looked up outside of the
  // phone.
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
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather }) => weather.order }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({ days: number(say("Days with precipitation", "有降水的天数"), say("Whole number", "整数")) }),
    expected: ({ params, occasion }) => ({ days: countWetDays(params, occasion.now) }),
  },

  oracle: async (o, p, { now, lang }) => {
    await o.open(weather);
    await o.act(weather, "main.cities");
    const city = getTaskCity(p.city);
    await o.sees(lang === "en" ? city.name.en : city.name.zh);
    await o.act(weather, "cities.open", { place: p.city });
    const marks = daysFrom(city, now, p.days).map((d) => shortDate(d.epochDay, lang));
    await o.sees(...marks);
    o.reads(marks, countWetDays(p, now));
    await o.answer({ days: countWetDays(p, now) });
  },
});
const countWetDays = ({ city, days }: { readonly city: string; readonly days: number }, now: number): number =>
  daysFrom(getTaskCity(city), now, days).filter(isWetDay).length;
