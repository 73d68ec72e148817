import weather from "#apps/weather/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import { herePlace } from "#apps/weather/state.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { dayAt } from "#state/day.ts";
import { fillIn, formatDate } from "../kit/phrases.ts";
import { cityName, getTaskCity, openCity, setSavedCities, taskCities, temperatureRange } from "../kit/weather.ts";

/**
 * Let the app use the location of a phone that is away from home, and make the saved city that will be most like that
 * place the default city.
 */
export default defineTask({
  apps: [weather],
  split: "train",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L4",
  tags: ["explore", "extract", "reasoning", "edit"],
  budget: 60,
  revision: 1,

  params: (r, _, { now, offsetMin, lang }) => {
    const today = dayAt(now, offsetMin);
    const near = taskCities.filter((city) => city.offsetMin === offsetMin && city.id !== "shanghai");
    for (;;) {
      const here = r.pick(near);
      const saved = r.sample(
        taskCities.filter(({ id }) => id !== here.id),
        5,
      );
      const day = today + r.int(1, 9);
      const gap = (id: string): number => Math.abs(dayOf(getTaskCity(id), day).high - dayOf(here, day).high);
      const [best, next] = saved.map(({ id }) => id).toSorted((a, b) => gap(a) - gap(b)) as [string, string];
      if (gap(best) < 1 || gap(next) === gap(best) || best === saved[0]!.id) continue;
      return {
        here: here.id,
        saved: saved.map(({ id }) => id),
        names: saved.map((city) => cityName(city, lang)),
        day,
        told: formatDate(day, lang),
        best,
        answer: { city: cityName(getTaskCity(best), lang), degrees: gap(best) },
      };
    }
  },
  instruction: {
    en: [
      ({ told }) =>
        `I'm travelling. Have {app.weather} show the weather at my location too; it's fine to let it use the location. Then find out which of my saved cities has a high on ${told} closest to the high here that day, make that city the default, and tell me how far apart the two highs are. ${fillIn.en}`,
      ({ told }) =>
        `Let {app.weather} use my location so that I can see the forecast for where I am now. Compare the high here on ${told} with the highs of my saved cities on the same date: the city that comes closest should become the default city. Which one is it, and what's the difference in degrees Celsius? ${fillIn.en}`,
    ],
    zh: [
      ({ told }) =>
        `我在外地，让{app.weather}也显示我所在位置的天气，可以给它定位权限。然后看看我保存的城市里，哪个城市${told}的最高气温跟我这里当天的最高气温最接近，把它设为默认城市，并告诉我两地最高气温差多少摄氏度。${fillIn.zh}`,
      ({ told }) =>
        `允许{app.weather}使用我的位置，好让我看到现在所在地的预报。再拿${told}这里的最高气温跟列表里各城市同一天的最高气温比一比，最接近的那个城市设成默认城市。是哪个城市，相差几摄氏度？${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state, os }, { saved, here }) => {
    setSavedCities(state, saved.map(getTaskCity));
    const { latitude, longitude, elevation } = getTaskCity(here);
    os.location = { ...os.location, lat: latitude, lon: longitude, altitudeM: elevation, city: here };
  },
  checks: [
    {
      that: "the app shows the weather at the phone's location",
      holds: ({ after, params }) => after.weather.here?.id === params.here,
    },
    { that: "the closest city is the default", holds: ({ after, params }) => after.weather.main === params.best },
    { that: "the saved cities are as they were", unchanged: ({ weather: state }) => state.order },
  ],
  allow: ({ weather: state, os }) => [state.here, state.main, os.permissions[weather.id]?.location],
  free: [
    {
      why: "How long the permission lasts is not said",
      paths: ({ os }) => [os.permissions[weather.id]?.location],
    },
  ],
  answer: {
    fields: ({ names }, say) => ({
      city: choice(say("Closest city", "最接近的城市"), names),
      degrees: number(say("Difference", "温差"), say("°C, whole number", "摄氏度，整数")),
    }),
    expected: ({ params }) => params.answer,
  },

  oracle: async (o, p, { lang }) => {
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.locate");
    await o.grant("foreground");
    await o.sees(cityName(getTaskCity(p.here), lang));
    await o.act(weather, "cities.open", { place: herePlace });
    const ranges: string[] = [];
    for (const id of [p.here, ...p.saved]) {
      if (id !== p.here) await openCity(o, id);
      await o.act(weather, "main.openDay", { city: id, day: p.day });
      const range = temperatureRange(id, p.day);
      await o.sees(range);
      ranges.push(range);
      await o.back();
    }
    o.reads(ranges, p.answer.city, p.answer.degrees);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.edit");
    await o.act(weather, "cities.pick", { id: p.best });
    await o.act(weather, "cities.setMain");
    await o.answer(p.answer);
  },
});
