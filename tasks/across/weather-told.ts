import { dayOf } from "../../src/apps/weather/queries.ts";
import weather from "../../src/apps/weather/index.ts";
import wechat from "../../src/apps/wechat/index.ts";
import { defineTask } from "../../src/judge/define.ts";
import { hourMs } from "../../src/state/civil.ts";
import { dayAt } from "../../src/state/day.ts";
import { rangeOf, saveCities, taskCities, taskCity } from "../kit/weather.ts";
import { openChat, quiet, said, saidOnly, saying, send, talk, spokenIn } from "../kit/wechat.ts";
import { dateWords } from "../kit/words.ts";

/** Somebody asks in a chat how warm it will be in a city on a day: look it up, and answer with the number. */
export default defineTask({
  apps: [wechat, weather],
  split: "test",
  objective: "operate",
  composition: "transfer",
  difficulty: "L3",
  tags: ["extract", "handoff", "social"],
  budget: 30,
  revision: 2,

  params: (r, { wechat: state }, { now, offsetMin, say, lang }) => {
    const today = dayAt(now, offsetMin);
    for (;;) {
      const saved = r.sample(taskCities, 5);
      const city = saved[1]!;
      const day = today + r.int(2, 8);
      const { high, low } = dayOf(city, day);
      // Cities with the same day would make the question idle.
      if (high <= 0 || high === low || dayOf(saved[0]!, day).high === high) continue;
      const peer = `person_${r.pick(["max", "zoe", "lucas", "leo", "mia", "ruth", "greta"])}`;
      return {
        peer,
        name: spokenIn(state, peer, say),
        saved: saved.map(({ id }) => id),
        city: city.id,
        cityName: say(city.name.en, city.name.zh),
        otherName: say(saved[0]!.name.en, saved[0]!.name.zh),
        day,
        told: dateWords(day, lang),
      };
    }
  },
  instruction: {
    en: [
      ({ name }) =>
        `${name} asked me on {app.wechat} how warm it'll be somewhere. Check the forecast high for that city and day in {app.weather} and reply with just the number of degrees.`,
      ({ name }) =>
        `Answer ${name}'s weather question on {app.wechat}. Send only the day's high from {app.weather}, as a whole number without a unit.`,
    ],
    zh: [
      ({ name }) =>
        `${name}在{app.wechat}里问我一个地方会有多少度。请在{app.weather}里查那座城市那天预报的最高气温，回复时只写度数的数字。`,
      ({ name }) =>
        `请回答${name}在{app.wechat}里提的天气问题：只发{app.weather}预报的当天最高气温，写整数，不带单位。`,
    ],
  },
  setup: ({ wechat: state, weather: forecast }, p, { now, say }) => {
    quiet(state, p.peer);
    saveCities(forecast, p.saved.map(taskCity));
    const lines = [
      say(`Back from ${p.otherName}. Never again in spring!`, `从${p.otherName}回来了，春天再也不去了！`),
      say(
        `I'm going to ${p.cityName} on ${p.told}. How warm will it get there that day?`,
        `${p.told}我要去${p.cityName}，那天最高多少度？`,
      ),
    ];
    for (const [i, line] of lines.entries())
      talk(state, p.peer, said(`msg_warm${i}`, p.peer, p.peer, line, now - (5 - i * 3) * hourMs));
  },
  checks: [
    {
      that: "this person was sent the number alone, and nobody anything else",
      holds: ({ before, after, params }) => saidOnly(before, after, params.peer, String(highOf(params))),
    },
    { that: "the saved cities are as they were", unchanged: ({ weather: forecast }) => forecast.order },
  ],
  allow: ({ wechat: state }, { peer }) => saying(state, peer),

  oracle: async (o, p) => {
    await openChat(o, p.peer);
    await o.sees(p.cityName, p.told);
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.open", { place: p.city });
    await o.act(weather, "main.openDay", { city: p.city, day: p.day });
    await o.sees(rangeOf(p.city, p.day));
    await o.open(wechat);
    await send(o, String(highOf(p)));
  },
});
const highOf = ({ city, day }: { readonly city: string; readonly day: number }): number =>
  dayOf(taskCity(city), day).high;
