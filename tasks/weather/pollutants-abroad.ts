import weather from "#apps/weather/index.ts";
import { today } from "#apps/weather/queries.ts";
import { strings } from "#apps/weather/strings.ts";
import { pollutantSymbols } from "#apps/weather/texts.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import { fillIn } from "../kit/phrases.ts";
import { cityName, getTaskCity, otherCities, setSavedCities, taskCities } from "../kit/weather.ts";

/** Report two pollutants of a city that is not on the list, and do not add the city. */
export default defineTask({
  apps: [weather],
  split: "train",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["search", "extract"],
  budget: 30,
  revision: 1,

  params: (r, _, { lang }) => {
    const city = r.pick(otherCities);
    const saved = r.sample(
      taskCities.filter(({ id }) => id !== city.id),
      5,
    );
    return {
      saved: saved.map(({ id }) => id),
      city: city.id,
      name: cityName(city, lang),
      wanted: r.sample(["pm25", "pm10", "o3", "no2", "so2"] as const, 2),
    };
  },
  instruction: {
    en: [
      ({ name, wanted: [a, b] }) =>
        `Look up ${name} in {app.weather} without adding it to my cities. What are today's levels of ${pollutantSymbols[a!]} and ${pollutantSymbols[b!]} there? ${fillIn.en}`,
    ],
    zh: [
      ({ name, wanted: [a, b] }) =>
        `在{app.weather}里查一下${name}今天空气中 ${pollutantSymbols[a!]} 和 ${pollutantSymbols[b!]} 的浓度，不要把它加进我的城市列表。${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather: state }) => state.order }],
  allow: () => [],
  answer: {
    fields: ({ wanted: [a, b] }, say) => ({
      first: number(pollutantSymbols[a!], say("µg/m³, whole number", "微克/立方米，整数")),
      second: number(pollutantSymbols[b!], say("µg/m³, whole number", "微克/立方米，整数")),
    }),
    expected: ({ params: { city, wanted }, occasion: { now } }) => {
      const { air } = today(getTaskCity(city), now);
      return { first: air[wanted[0]!], second: air[wanted[1]!] };
    },
  },

  oracle: async (o, { city, name, wanted }, { now, lang }) => {
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.add");
    await o.type("query", name);
    await o.act(weather, "add.open", { id: city });
    await o.act(weather, "city.openAir", { city });
    const { air } = today(getTaskCity(city), now);
    const [first, second] = [air[wanted[0]!], air[wanted[1]!]];
    const { micrograms } = textsFor(strings, lang);
    await o.sees(...[first, second].map((n) => micrograms.replace("{n}", String(n))));
    await o.answer({ first, second });
  },
});
