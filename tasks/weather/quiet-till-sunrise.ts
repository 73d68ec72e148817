import weather from "#apps/weather/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import { defineTask } from "#judge/define.ts";
import { pad2 } from "#os/format.ts";
import { dayAt } from "#state/day.ts";
import { formatDate, formatTime } from "../kit/phrases.ts";
import { cityName, getTaskCity, openCity, setSavedCities, taskCities } from "../kit/weather.ts";

/** Let the quiet hours of the night run from a day's sunset in a saved city to the next day's sunrise there. */
export default defineTask({
  apps: [weather],
  split: "train",
  objective: "operate",
  composition: "sequential",
  difficulty: "L3",
  tags: ["settings", "extract", "edit"],
  budget: 45,
  revision: 1,

  params: (r, _, { now, offsetMin, lang }) => {
    // The clocks of these cities show the same time as the phone.
    const near = taskCities.filter((city) => city.offsetMin === offsetMin);
    for (;;) {
      const saved = r.sample(near, 5);
      const city = r.pick(saved.slice(1));
      const day = dayAt(now, offsetMin) + r.int(1, 11);
      const [evening, morning] = [dayOf(city, day).sun, dayOf(city, day + 1).sun];
      if (evening.set === null || morning.rise === null) continue;
      if (morning.rise === evening.rise || morning.set === evening.set) continue;
      return {
        saved: saved.map(({ id }) => id),
        city: city.id,
        name: cityName(city, lang),
        day,
        told: formatDate(day, lang),
        set: evening.set,
        rise: morning.rise,
      };
    }
  },
  instruction: {
    en: [
      ({ name, told }) =>
        `I'm camping in ${name} on the night of ${told}. In {app.weather}, turn on Night do not disturb and have it run from sunset in ${name} on ${told} until sunrise there the next morning.`,
      ({ name, told }) =>
        `Look up in {app.weather} when the sun sets in ${name} on ${told} and when it rises there the day after. Then turn on Night do not disturb in that app from that sunset to that sunrise.`,
    ],
    zh: [
      ({ name, told }) =>
        `${told}晚上我要在${name}露营。请在{app.weather}里打开夜间免打扰，开始时间设为${told}${name}的日落时间，结束时间设为第二天早上那里的日出时间。`,
      ({ name, told }) =>
        `在{app.weather}里查一下${name}${told}几点日落、第二天几点日出，然后把这个应用的夜间免打扰打开，时间就设成从这次日落到这次日出。`,
    ],
  },
  setup: ({ weather: state }, { saved }) => {
    setSavedCities(state, saved.map(getTaskCity));
    state.on.quiet = false;
  },
  checks: [
    { that: "the quiet hours are on", holds: ({ after }) => after.weather.on.quiet },
    { that: "they begin at sunset", holds: ({ after, params }) => after.weather.at.quietFrom === params.set },
    {
      that: "they end at sunrise of the next day",
      holds: ({ after, params }) => after.weather.at.quietTo === params.rise,
    },
  ],
  allow: ({ weather: state }) => [state.on.quiet, state.at.quietFrom, state.at.quietTo],

  oracle: async (o, { city, day, set, rise }) => {
    await o.open(weather);
    await openCity(o, city);
    await o.act(weather, "main.openDay", { city, day });
    await o.sees(formatTime(set));
    await o.set(weather, "day", { day: day + 1 });
    await o.sees(formatTime(rise));
    await o.back();
    await o.set(weather, "main", { open: "menu" });
    await o.act(weather, "main.settings");
    await o.act(weather, "settings.switch", { name: "quiet" });
    for (const [name, minute] of [
      ["quietFrom", set],
      ["quietTo", rise],
    ] as const) {
      await o.act(weather, "settings.editTime", { name });
      await o.type("hour", pad2(Math.floor(minute / 60)));
      await o.type("minute", pad2(minute % 60));
      await o.act(weather, "settings.saveTime");
    }
  },
});
