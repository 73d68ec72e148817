/** Commands for cities, units and notifications. A command that needs the network is refused if there is no network. */
import * as v from "valibot";
import type { Ctx } from "#os/app-command.ts";
import { reject } from "#os/values.ts";
import { clockText } from "#os/format.ts";
import { textsFor as wordsFor } from "#os/texts.ts";
import { civilOf } from "#state/civil.ts";
import worldWeather from "#world/weather/index.ts";
import { epochDayAt } from "#world/weather/model.ts";
import {
  alertsOf,
  dayOf,
  isQuietTime,
  mainCity,
  nextRain,
  isOnline,
  placesOf,
  rainAheadMs,
  updatedAt,
} from "./queries.ts";
import {
  maxCities,
  type City,
  CityId,
  herePlace,
  MinuteOfDay,
  SwitchName,
  TimeName,
  Units,
  weather,
  type State,
} from "./state.ts";
import { backgroundTexts } from "./background-texts.ts";
import { conditionKey, warningName } from "./texts.ts";
import { degreesIn } from "./units.ts";

/** Stores the current time as the time of the last update of the weather. */
function markUpdated(state: State, ctx: Ctx): void {
  state.updatedAt = Math.max(state.updatedAt, ctx.now);
}
/** Returns whether a notification can be sent now: there is a network, and the time is outside the quiet hours. */
function canNotify(state: State, ctx: Ctx): boolean {
  if (!isOnline(ctx.os)) return false;
  state.updatedAt = updatedAt(state, ctx.os, ctx.now);
  return !isQuietTime(state, ctx.now, ctx.offsetMin);
}
const textsFor = (ctx: Ctx) => wordsFor(backgroundTexts, ctx.lang);
const cityName = (city: City, ctx: Ctx): string => (ctx.lang === "en" ? city.name.en : city.name.zh);
/** Returns the target of a notification: the screen that shows the day's weather. */
const dayTarget = (city: City, day: number) => ({ screen: "day", params: { city: city.id, day } });

/** Sends the forecast of a day. The notification's tag ensures that each kind of forecast appears only once. */
function notifyForecast(state: State, ctx: Ctx, which: "morning" | "evening"): void {
  const city = mainCity(state);
  if (!city || !canNotify(state, ctx)) return;
  const day = dayOf(city, epochDayAt(city, ctx.now) + (which === "evening" ? 1 : 0));
  const { temperature } = state.units;
  const facts = {
    city: cityName(city, ctx),
    sky: textsFor(ctx)[conditionKey(day.condition)],
    high: degreesIn(day.high, temperature),
    low: degreesIn(day.low, temperature),
    air: day.air.aqi,
  };
  const open = dayTarget(city, day.epochDay);
  if (which === "morning")
    ctx.notify({ title: "briefToday", key: "briefText", facts, tag: which, channel: "briefs", open });
  else ctx.notify({ title: "briefTomorrow", key: "briefText", facts, tag: which, channel: "briefs", open });
}

export const commands = {
  /** Adds a city of the world at the end of the list. Returns the city's id. */
  addCity: weather.command({ id: CityId }, (state, { id }, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    if (state.cities[id]) return reject("city-exists");
    if (state.order.length >= maxCities) return reject("cities-full", { n: maxCities });
    const city = ctx.world(worldWeather.queries.city, { id });
    if (!city) return reject("city-unknown");
    state.cities[id] = city;
    state.order.push(id);
    markUpdated(state, ctx);
    return id;
  }),
  removeCities: weather.command({ ids: v.array(CityId) }, (state, { ids }) => {
    if (ids.some((id) => !state.cities[id])) return reject("city-missing");
    for (const id of ids) delete state.cities[id];
    state.order = state.order.filter((id) => !ids.includes(id));
    if (state.main !== null && ids.includes(state.main)) state.main = null;
  }),
  /** Moves a city one place up or down. */
  moveCity: weather.command({ id: CityId, by: v.picklist([-1, 1]) }, (state, { id, by }) => {
    const at = state.order.indexOf(id);
    const to = at + by;
    if (at < 0) return reject("city-missing");
    if (to < 0 || to >= state.order.length) return reject("city-at-end");
    [state.order[at], state.order[to]] = [state.order[to]!, id];
  }),
  setMain: weather.command({ place: CityId }, (state, { place }) => {
    if (!placesOf(state).includes(place)) return reject("city-missing");
    state.main = place;
  }),
  /** Shows the page of a place. */
  show: weather.command({ place: CityId }, (state, { place }) => {
    if (!placesOf(state).includes(place)) return reject("city-missing");
    state.shown = place;
  }),
  /** Shows the weather at the phone's location. */
  locate: weather.command({}, (state, _, ctx) => {
    if (!ctx.os.settings.location.on) return reject("location-off");
    if (!isOnline(ctx.os)) return reject("no-network");
    const { city: id } = ctx.os.location;
    const city = ctx.world(worldWeather.queries.city, { id });
    if (!city) return reject("place-unknown");
    state.here = city;
    state.shown = herePlace;
    markUpdated(state, ctx);
  }),
  forgetHere: weather.command({}, (state) => {
    state.here = null;
    if (state.main === herePlace) state.main = null;
  }),
  refresh: weather.command({}, (state, _, ctx) => {
    if (!isOnline(ctx.os)) return reject("no-network");
    markUpdated(state, ctx);
  }),
  setUnits: weather.command(v.partial(Units).entries, (state, units) => {
    Object.assign(state.units, units);
  }),
  switch: weather.command({ name: SwitchName }, (state, { name }) => {
    state.on[name] = !state.on[name];
  }),
  setTime: weather.command({ name: TimeName, minute: MinuteOfDay }, (state, { name, minute }) => {
    state.at[name] = minute;
  }),

  tellMorning: weather.command({}, (state, _, ctx) => {
    state.told.morning = ctx.now;
    notifyForecast(state, ctx, "morning");
  }),
  tellEvening: weather.command({}, (state, _, ctx) => {
    state.told.evening = ctx.now;
    notifyForecast(state, ctx, "evening");
  }),
  tellRain: weather.command({}, (state, _, ctx) => {
    state.told.rain = ctx.now;
    const city = mainCity(state);
    const rain = city ? nextRain(city, ctx.now - 1) : null;
    if (!city || rain?.at !== ctx.now + rainAheadMs || !canNotify(state, ctx)) return;
    const c = civilOf(rain.at, ctx.offsetMin);
    ctx.notify({
      title: "rainTitle",
      key: "rainText",
      facts: {
        city: cityName(city, ctx),
        sky: textsFor(ctx)[conditionKey(rain.hour.condition)],
        time: clockText(c.hour, c.minute, ctx.os),
      },
      tag: "rain",
      channel: "rain",
      open: dayTarget(city, epochDayAt(city, rain.at)),
    });
  }),
  tellSevere: weather.command({}, (state, _, ctx) => {
    const before = state.told.severe;
    state.told.severe = ctx.now;
    const city = mainCity(state);
    if (!city || !canNotify(state, ctx)) return;
    for (const { at, epochDay, warning } of alertsOf(city, ctx.now))
      if (at === ctx.now && at > before)
        ctx.notify({
          title: "severeTitle",
          key: "severeText",
          facts: {
            city: cityName(city, ctx),
            warning: warningName(warning, textsFor(ctx)),
            from: clockText(warning.from, 0, ctx.os),
            to: clockText((warning.to + 1) % 24, 0, ctx.os),
          },
          tag: `${warning.kind}-${epochDay}`,
          channel: "severe",
          open: { screen: "alerts", params: { city: city.id } },
        });
  }),
  /** Scheduled once a day. The app then searches for rain and alerts in a range of days that starts one day later. */
  lookAhead: weather.command({}, (state, _, ctx) => {
    state.told.look = ctx.now;
  }),
};
