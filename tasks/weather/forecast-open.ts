import weather from "#apps/weather/index.ts";
import { defineTask } from "#judge/define.ts";
import { findFrontScreen } from "#judge/view.ts";
import { dayAt } from "#state/day.ts";
import { setSavedCities, taskCities, getTaskCity } from "../kit/weather.ts";
import { formatDate } from "../kit/phrases.ts";

/** Open the forecast of a day for one of several saved cities and leave it on the screen. */
export default defineTask({
  apps: [weather],
  split: "test",
  objective: "operate",
  composition: "atomic",
  difficulty: "L1",
  tags: ["nav"],
  budget: 15,
  revision: 1,

  params: (r, _, { now, offsetMin, lang, say }) => {
    const saved = r.sample(taskCities, 6);
    const city = r.pick(saved.slice(1));
    const day = dayAt(now, offsetMin) + r.int(2, 10);
    return {
      saved: saved.map((c) => c.id),
      city: city.id,
      name: say(city.name.en, city.name.zh),
      day,
      told: formatDate(day, lang),
    };
  },
  instruction: {
    en: [({ name, told }) => `Open the forecast for ${name} on ${told} in {app.weather} and leave it on the screen.`],
    zh: [({ name, told }) => `请在{app.weather}应用中打开${name}${told}的预报，并停在那里。`],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [
    {
      that: "the forecast of the day for the city is on the screen",
      holds: ({ after, params }) => {
        const open = findFrontScreen(after.view, weather, "day");
        return open?.params.city === params.city && (open.view.day ?? open.params.day) === params.day;
      },
    },
    { that: "the saved cities are as they were", unchanged: ({ weather }) => weather.order },
  ],
  allow: () => [],
  shown: ({ view }) => [view.front, view.tasks["weather"]],

  oracle: async (o, { city, day }) => {
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.open", { place: city });
    await o.act(weather, "main.openDay", { city, day });
  },
});
