import weather from "#apps/weather/index.ts";
import { activeAlerts, type Alert } from "#apps/weather/queries.ts";
import type { City } from "#apps/weather/state.ts";
import { strings } from "#apps/weather/strings.ts";
import { warningName } from "#apps/weather/texts.ts";
import { list } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import { dayAt } from "#state/day.ts";
import { fillIn, formatDate } from "../kit/phrases.ts";
import { cityName, getTaskCity, openCity, setSavedCities, shortDate, snowyCities } from "../kit/weather.ts";

/** Find all saved cities with a snowstorm warning on a day. Other cities have one on another day, or another warning. */
export default defineTask({
  apps: [weather],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  params: (r, _, { now, offsetMin, lang }) => {
    const pool = [...snowyCities, ...["harbin", "moscow", "seoul", "berlin"].map(getTaskCity)];
    for (;;) {
      const saved = r.sample(pool, 6);
      const day = dayAt(now, offsetMin) + r.int(1, 2);
      const found = saved.filter((city) => snowsOn(city, day, now));
      const decoys = saved.filter((city) => !found.includes(city) && activeAlerts(city, now).length > 0);
      if (found.length < 2 || found.length > 3 || decoys.length < 2) continue;
      return {
        saved: saved.map(({ id }) => id),
        day,
        told: formatDate(day, lang),
        found: found.map((city) => cityName(city, lang)),
      };
    }
  },
  instruction: {
    en: [
      ({ told }) =>
        `Check the alerts for every city on my list in {app.weather}. Which of the cities have a snowstorm warning for ${told}, whatever its colour? ${fillIn.en}`,
      ({ told }) =>
        `I have to know where snow could cause trouble on ${told}: going by the alerts in {app.weather}, which cities on my list have a snowstorm warning of any colour for that date? ${fillIn.en}`,
    ],
    zh: [
      ({ told }) =>
        `看看{app.weather}里我城市列表中每个城市的天气预警：${told}有暴雪预警（不论颜色）的是哪几个城市？${fillIn.zh}`,
      ({ told }) =>
        `我想知道${told}哪里会受大雪影响：按{app.weather}的预警，我列表里有哪些城市那天有暴雪预警？什么颜色的都算。${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather: state }) => state.order }],
  allow: () => [],
  answer: {
    fields: (_, say) => ({
      cities: list(say("Cities", "城市"), say("Names as in the app, one per line", "与应用中的城市名一致，每行一个")),
    }),
    expected: ({ params }) => ({ cities: params.found }),
  },

  oracle: async (o, p, { now, lang }) => {
    await o.open(weather);
    const seen: string[] = [];
    for (const city of p.saved.map(getTaskCity)) {
      await openCity(o, city.id);
      await o.sees(cityName(city, lang));
      const alerts = activeAlerts(city, now);
      if (alerts.length === 0) continue;
      await o.act(weather, "main.openAlerts", { city: city.id });
      for (const { warning, epochDay } of alerts) {
        const texts = [warningName(warning, textsFor(strings, lang)), shortDate(epochDay, lang)];
        await o.sees(...texts);
        seen.push(...texts);
      }
      await o.back();
    }
    o.reads(seen, ...p.found);
    await o.answer({ cities: p.found });
  },
});
const isSnowOn = ({ warning, epochDay }: Alert, day: number): boolean => warning.kind === "snow" && epochDay === day;
const snowsOn = (city: City, day: number, now: number): boolean =>
  activeAlerts(city, now).some((alert) => isSnowOn(alert, day));
