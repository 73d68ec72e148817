import weather from "../../src/apps/weather/index.ts";
import { dayOf } from "../../src/apps/weather/queries.ts";
import { choice, number } from "../../src/judge/answers.ts";
import { defineTask } from "../../src/judge/define.ts";
import { dateWords, fillIn } from "../kit/words.ts";
import { saveCities, taskCities, taskCity, rangeOf } from "../kit/weather.ts";

/** Which of two saved cities is warmer by day on a coming date, and by how much. */
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
        told: dateWords(day, lang),
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
  setup: ({ weather: state }, { saved }) => saveCities(state, saved.map(taskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather }) => weather.order }],
  allow: () => [],
  answer: {
    fields: ({ names }, say) => ({
      city: choice(say("Warmer city", "气温更高的城市"), names),
      degrees: number(say("Difference", "温差"), say("°C, whole number", "摄氏度，整数")),
    }),
    expected: ({ params }) => answerOf(params),
  },

  oracle: async (o, p) => {
    await o.open(weather);
    for (const id of [p.first, p.second]) {
      await o.act(weather, "main.cities");
      await o.act(weather, "cities.open", { place: id });
      await o.act(weather, "main.openDay", { city: id, day: p.day });
      await o.sees(rangeOf(id, p.day));
      await o.back();
    }
    const answer = answerOf(p);
    o.reads([rangeOf(p.first, p.day), rangeOf(p.second, p.day)], answer.city, answer.degrees);
    await o.answer(answer);
  },
});
interface Asked {
  readonly first: string;
  readonly second: string;
  readonly day: number;
  readonly names: readonly string[];
}
function answerOf({ first, second, day, names }: Asked): { city: string; degrees: number } {
  const [a, b] = [first, second].map((id) => dayOf(taskCity(id), day).high) as [number, number];
  return { city: names[a > b ? 0 : 1]!, degrees: Math.abs(a - b) };
}
