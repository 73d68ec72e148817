import weather from "#apps/weather/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import { choice, number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { formatDate, fillIn } from "../kit/phrases.ts";
import { setSavedCities, taskCities, getTaskCity, temperatureRange } from "../kit/weather.ts";

/**
 * Report which of two saved cities has the higher daytime temperature on a future date, and the difference between the
 * two temperatures.
 */
export default defineTask({
  apps: [weather],
  split: "test",
  objective: "query",
  composition: "sequential",
  difficulty: "L2",
  tags: ["nav", "extract", "reasoning"],
  budget: 30,
  revision: 1,

  params: (r, _, { now, offsetMin, lang }) => {
    const today = Math.floor((now + offsetMin * 60_000) / 86_400_000);
    for (;;) {
      const saved = r.sample(taskCities, 6);
      const day = today + r.int(2, 10);
      const [a, b] = r.sample(saved, 2) as [(typeof saved)[number], (typeof saved)[number]];
      if (Math.abs(dayOf(a, day).high - dayOf(b, day).high) < 2) continue;
      return {
        saved: saved.map((c) => c.id),
        day,
        told: formatDate(day, lang),
        first: a.id,
        second: b.id,
        names: [a, b].map((c) => (lang === "en" ? c.name.en : c.name.zh)),
      };
    }
  },
  instruction: {
    en: [
      ({ told, names }) =>
        `According to {app.weather}, which will be warmer on ${told}, ${names[0]} or ${names[1]}, going by the day's high, and by how many degrees Celsius? ${fillIn.en}`,
    ],
    zh: [
      ({ told, names }) =>
        `根据{app.weather}应用的预报，${told}${names[0]}和${names[1]}哪个城市的最高气温更高？高多少摄氏度？${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather }) => weather.order }],
  allow: () => [],
  answer: {
    fields: ({ names }, say) => ({
      city: choice(say("Warmer city", "气温更高的城市"), names),
      degrees: number(say("Difference", "温差"), say("°C, whole number", "摄氏度，整数")),
    }),
    expected: ({ params }) => expectedAnswer(params),
  },

  oracle: async (o, p) => {
    await o.open(weather);
    for (const id of [p.first, p.second]) {
      await o.act(weather, "main.cities");
      await o.act(weather, "cities.open", { place: id });
      await o.act(weather, "main.openDay", { city: id, day: p.day });
      await o.sees(temperatureRange(id, p.day));
      await o.back();
    }
    const answer = expectedAnswer(p);
    o.reads([temperatureRange(p.first, p.day), temperatureRange(p.second, p.day)], answer.city, answer.degrees);
    await o.answer(answer);
  },
});
interface ComparisonParams {
  readonly first: string;
  readonly second: string;
  readonly day: number;
  readonly names: readonly string[];
}
function expectedAnswer({ first, second, day, names }: ComparisonParams): { city: string; degrees: number } {
  const [a, b] = [first, second].map((id) => dayOf(getTaskCity(id), day).high) as [number, number];
  return { city: names[a > b ? 0 : 1]!, degrees: Math.abs(a - b) };
}
