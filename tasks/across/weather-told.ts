import { dayOf } from "#apps/weather/queries.ts";
import weather from "#apps/weather/index.ts";
import wechat from "#apps/wechat/index.ts";
import { defineTask } from "#judge/define.ts";
import { hourMs } from "#state/civil.ts";
import { dayAt } from "#state/day.ts";
import { temperatureRange, setSavedCities, taskCities, getTaskCity } from "../kit/weather.ts";
import {
  openChat,
  stopPendingMessages,
  chatMessage,
  sentOnlyText,
  allowMessages,
  sendText,
  addMessages,
  instructionName,
} from "../kit/wechat.ts";
import { formatDate } from "../kit/phrases.ts";

/**
 * A person asks in a chat about the temperature in a city on a day. Look up the temperature, and answer with the
 * number.
 */
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
      // Skips draws with the same temperature in two cities, because the answer for the wrong city would be right.
      if (high <= 0 || high === low || dayOf(saved[0]!, day).high === high) continue;
      const peer = `person_${r.pick(["max", "zoe", "lucas", "leo", "mia", "ruth", "greta"])}`;
      return {
        peer,
        name: instructionName(state, peer, say),
        saved: saved.map(({ id }) => id),
        city: city.id,
        cityName: say(city.name.en, city.name.zh),
        otherName: say(saved[0]!.name.en, saved[0]!.name.zh),
        day,
        told: formatDate(day, lang),
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
    stopPendingMessages(state, p.peer);
    setSavedCities(forecast, p.saved.map(getTaskCity));
    const lines = [
      say(`Back from ${p.otherName}. Never again in spring!`, `从${p.otherName}回来了，春天再也不去了！`),
      say(
        `I'm going to ${p.cityName} on ${p.told}. How warm will it get there that day?`,
        `${p.told}我要去${p.cityName}，那天最高多少度？`,
      ),
    ];
    for (const [i, line] of lines.entries())
      addMessages(state, p.peer, chatMessage(`msg_warm${i}`, p.peer, p.peer, line, now - (5 - i * 3) * hourMs));
  },
  checks: [
    {
      that: "this person was sent the number alone, and nobody anything else",
      holds: ({ before, after, params }) => sentOnlyText(before, after, params.peer, String(forecastHigh(params))),
    },
    { that: "the saved cities are as they were", unchanged: ({ weather: forecast }) => forecast.order },
  ],
  allow: ({ wechat: state }, { peer }) => allowMessages(state, peer),

  oracle: async (o, p) => {
    await openChat(o, p.peer);
    await o.sees(p.cityName, p.told);
    await o.open(weather);
    await o.act(weather, "main.cities");
    await o.act(weather, "cities.open", { place: p.city });
    await o.act(weather, "main.openDay", { city: p.city, day: p.day });
    await o.sees(temperatureRange(p.city, p.day));
    await o.open(wechat);
    await sendText(o, String(forecastHigh(p)));
  },
});
const forecastHigh = ({ city, day }: { readonly city: string; readonly day: number }): number =>
  dayOf(getTaskCity(city), day).high;
