import weather from "#apps/weather/index.ts";
import { today } from "#apps/weather/queries.ts";
import { strings } from "#apps/weather/strings.ts";
import { indexLevel, indexTitle, type IndexName } from "#apps/weather/texts.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import type { Rng } from "#state/rng.ts";
import { fillIn } from "../kit/phrases.ts";
import { getTaskCity, openCity, setSavedCities, taskCities } from "../kit/weather.ts";

const levels: readonly (readonly [IndexName, number])[] = [
  ["umbrella", 1],
  ["umbrella", 2],
  ["umbrella", 3],
  ["carWash", 1],
  ["carWash", 4],
  ["laundry", 1],
  ["laundry", 4],
  ["sport", 1],
  ["sport", 3],
  ["cold", 1],
  ["cold", 2],
];

/** Count the saved cities with certain levels of two lifestyle indices. */
export default defineTask({
  apps: [weather],
  split: "train",
  objective: "query",
  composition: "deep-dive",
  difficulty: "L3",
  tags: ["nav", "extract", "reasoning"],
  budget: 60,
  revision: 1,

  params: (r, _, { now, lang }) => {
    const words = textsFor(strings, lang);
    for (;;) {
      const saved = r.sample(taskCities, 7).map(({ id }) => id);
      const [first, second] = [pickIndex(r), pickIndex(r)];
      const counts = [first, second].map(({ index, level }) => countCities(saved, index, level, now));
      if (first.index === second.index || counts[0] === counts[1]) continue;
      if (counts.some((n) => n < 1 || n > 6)) continue;
      const told = [first, second].map(({ index, level }) => ({
        index,
        title: words[indexTitle(index)],
        text: words[indexLevel(index, level)],
      }));
      return { saved, told, counts };
    }
  },
  instruction: {
    en: [
      ({ told: [a, b] }) =>
        `Look at today's lifestyle indices for every city on my list in {app.weather}. For how many of the cities does ${a!.title} say "${a!.text}", and for how many does ${b!.title} say "${b!.text}"? ${fillIn.en}`,
      ({ told: [a, b] }) =>
        `Go through all the cities saved in {app.weather} and check today's lifestyle indices. Count two things: cities with "${a!.text}" under ${a!.title}, and cities with "${b!.text}" under ${b!.title}. ${fillIn.en}`,
    ],
    zh: [
      ({ told: [a, b] }) =>
        `看看{app.weather}里我列表中每个城市今天的生活指数：“${a!.title}”显示“${a!.text}”的城市有几个？“${b!.title}”显示“${b!.text}”的又有几个？${fillIn.zh}`,
      ({ told: [a, b] }) =>
        `把{app.weather}里保存的城市都看一遍，查今天的生活指数，数一数：“${a!.title}”一项是“${a!.text}”的有几个城市，“${b!.title}”一项是“${b!.text}”的有几个城市。${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved }) => setSavedCities(state, saved.map(getTaskCity)),
  checks: [{ that: "the saved cities are as they were", unchanged: ({ weather: state }) => state.order }],
  allow: () => [],
  answer: {
    fields: ({ told: [a, b] }, say) => ({
      first: number(say(`${a!.title}: ${a!.text}`, `${a!.title}：${a!.text}`), say("Number of cities", "城市个数")),
      second: number(say(`${b!.title}: ${b!.text}`, `${b!.title}：${b!.text}`), say("Number of cities", "城市个数")),
    }),
    expected: ({ params: { counts } }) => ({ first: counts[0]!, second: counts[1]! }),
  },

  oracle: async (o, { saved, told, counts }, { now, lang }) => {
    const words = textsFor(strings, lang);
    const seen: string[] = [];
    await o.open(weather);
    for (const id of saved) {
      await openCity(o, id);
      const texts = told.map(
        ({ index, title }) => `${title}, ${words[indexLevel(index, today(getTaskCity(id), now).indices[index])]}`,
      );
      await o.sees(...texts);
      seen.push(...texts);
    }
    o.reads(seen, ...counts);
    await o.answer({ first: counts[0]!, second: counts[1]! });
  },
});
function pickIndex(r: Rng): { index: IndexName; level: number } {
  const [index, level] = r.pick(levels);
  return { index, level };
}
const countCities = (ids: readonly string[], index: IndexName, level: number, now: number): number =>
  ids.filter((id) => today(getTaskCity(id), now).indices[index] === level).length;
