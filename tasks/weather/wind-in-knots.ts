import weather from "#apps/weather/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import { strings } from "#apps/weather/strings.ts";
import { degreesIn, windIn } from "#apps/weather/units.ts";
import { number } from "#judge/answers.ts";
import { defineTask } from "#judge/define.ts";
import { textsFor } from "#os/texts.ts";
import type { Lang } from "#os/values.ts";
import { dayAt } from "#state/day.ts";
import { fillIn, formatDate } from "../kit/phrases.ts";
import { cityName, getTaskCity, setSavedCities, taskCities } from "../kit/weather.ts";

/** Change two units, then report the default city's high and wind of a day in these units. */
export default defineTask({
  apps: [weather],
  split: "test",
  objective: "hybrid",
  composition: "sequential",
  difficulty: "L2",
  tags: ["settings", "nav", "extract"],
  budget: 30,
  revision: 1,

  params: (r, _, { now, offsetMin, lang, say }) => {
    const saved = r.sample(taskCities, 6);
    const city = r.pick(saved.slice(1));
    const day = dayAt(now, offsetMin) + r.int(2, 10);
    const [wind, windName] = r.pick([
      ["knots", say("knots", "节")],
      ["ms", say("metres per second", "米/秒")],
      ["mph", say("miles per hour", "英里/时")],
    ] as const);
    return { saved: saved.map(({ id }) => id), city: city.id, day, told: formatDate(day, lang), wind, windName };
  },
  instruction: {
    en: [
      ({ windName, told }) =>
        `Switch {app.weather} to Fahrenheit for temperature and ${windName} for wind, and leave the other units alone. Then check ${told} for my default city: what are the day's high and the wind speed in those units? ${fillIn.en}`,
    ],
    zh: [
      ({ windName, told }) =>
        `把{app.weather}的温度单位改成华氏度，风的单位改成${windName}，其他单位不动。然后看一下我的默认城市${told}的预报：按新单位，当天最高气温和风速各是多少？${fillIn.zh}`,
    ],
  },
  setup: ({ weather: state }, { saved, city }) => {
    setSavedCities(state, saved.map(getTaskCity));
    state.main = city;
  },
  checks: [
    {
      that: "temperatures are in degrees Fahrenheit",
      holds: ({ after }) => after.weather.units.temperature === "fahrenheit",
    },
    { that: "wind is in the new unit", holds: ({ after, params }) => after.weather.units.wind === params.wind },
    { that: "the saved cities are as they were", unchanged: ({ weather: state }) => [state.order, state.main] },
  ],
  allow: ({ weather: state }) => [state.units.temperature, state.units.wind],
  answer: {
    fields: ({ windName }, say) => ({
      high: number(say("High", "最高气温"), say("°F, whole number", "华氏度，整数")),
      wind: number(say("Wind speed", "风速"), say(`Number in ${windName}, as shown`, `单位：${windName}，与显示一致`)),
    }),
    expected: ({ params }) => figuresOf(params),
  },

  oracle: async (o, p, { lang }) => {
    await o.open(weather);
    await o.sees(cityName(getTaskCity(p.city), lang));
    await o.set(weather, "main", { open: "menu" });
    await o.act(weather, "main.settings");
    await o.set(weather, "settings", { open: "temperature" });
    await o.act(weather, "settings.units", { temperature: "fahrenheit" });
    await o.set(weather, "settings", { open: "wind" });
    await o.act(weather, "settings.units", { wind: p.wind });
    await o.back();
    await o.act(weather, "main.openDay", { city: p.city, day: p.day });
    const { high, wind } = figuresOf(p);
    await o.sees(`${high}° /`, windText(p.wind, wind, lang));
    await o.answer({ high, wind });
  },
});
interface Wanted {
  readonly city: string;
  readonly day: number;
  readonly wind: "knots" | "ms" | "mph";
}
function figuresOf({ city, day, wind: unit }: Wanted): { high: number; wind: number } {
  const { high, wind } = dayOf(getTaskCity(city), day);
  return { high: degreesIn(high, "fahrenheit"), wind: windIn(wind, unit) };
}
const windText = (unit: Wanted["wind"], n: number, lang: Lang): string =>
  textsFor(strings, lang)[`wind-${unit}`].replace("{n}", String(n));
