/** What can happen to cities, units and notifications. What must be fetched is refused without a network. */
import * as v from "valibot";
import type { Ctx } from "../../os/app-command.ts";
import { reject } from "../../os/values.ts";
import { clockText } from "../../os/format.ts";
import { wordsFor } from "../../os/words.ts";
import { civilOf } from "../../state/civil.ts";
import worldWeather from "../../world/weather/index.ts";
import { epochDayAt } from "../../world/weather/model.ts";
import { alertsOf, dayOf, isQuiet, mainCity, nextRain, online, placesOf, rainAheadMs, updatedAt } from "./queries.ts";
import {
  citiesMost,
  type City,
  CityId,
  herePlace,
  MinuteOfDay,
  Switch,
  TimeName,
  Units,
  weather,
  type State,
} from "./state.ts";
import { spoken } from "./spoken.ts";
import { conditionKey, warningName } from "./texts.ts";
import { degreesIn } from "./units.ts";

/** It has just been fetched. */
function fetched(state: State, ctx: Ctx): void {
  state.updatedAt = Math.max(state.updatedAt, ctx.now);
}
/** Whether something may be told now: with a network, and not in the hours of silence. */
function mayTell(state: State, ctx: Ctx): boolean {
  if (!online(ctx.os)) return false;
  state.updatedAt = updatedAt(state, ctx.os, ctx.now);
  return !isQuiet(state, ctx.now, ctx.offsetMin);
}
const said = (ctx: Ctx) => wordsFor(spoken, ctx.lang);
const named = (city: City, ctx: Ctx): string => (ctx.lang === "en" ? city.name.en : city.name.zh);
/** The day that a notification is about. */
const openDay = (city: City, day: number) => ({ screen: "day", params: { city: city.id, day } });

/** Tells what a day is like, once a day under the same tag. */
function brief(state: State, ctx: Ctx, which: "morning" | "evening"): void {
  const city = mainCity(state);
  if (!city || !mayTell(state, ctx)) return;
  const day = dayOf(city, epochDayAt(city, ctx.now) + (which === "evening" ? 1 : 0));
  const { temperature } = state.units;
  const facts = {
    city: named(city, ctx),
    sky: said(ctx)[conditionKey(day.condition)],
    high: degreesIn(day.high, temperature),
    low: degreesIn(day.low, temperature),
    air: day.air.aqi,
  };
  const open = openDay(city, day.epochDay);
  if (which === "morning")
    ctx.notify({ title: "briefToday", key: "briefText", facts, tag: which, channel: "briefs", open });
  else ctx.notify({ title: "briefTomorrow", key: "briefText", facts, tag: which, channel: "briefs", open });
}

export const commands = {
  /** Saves a city of the world at the end of the list. Its result is the id. */
  addCity: weather.command({ id: CityId }, (state, { id }, ctx) => {
    if (!online(ctx.os)) return reject("no-network");
    if (state.cities[id]) return reject("city-exists");
    if (state.order.length >= citiesMost) return reject("cities-full", { n: citiesMost });
    const city = ctx.world(worldWeather.queries.city, { id });
    if (!city) return reject("city-unknown");
    state.cities[id] = city;
    state.order.push(id);
    fetched(state, ctx);
    return id;
  }),
  removeCities: weather.command({ ids: v.array(CityId) }, (state, { ids }) => {
    if (ids.some((id) => !state.cities[id])) return reject("city-missing");
    for (const id of ids) delete state.cities[id];
    state.order = state.order.filter((id) => !ids.includes(id));
    if (state.main !== null && ids.includes(state.main)) state.main = null;
  }),
  /** One place up or down. */
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
  /** Looks at a page. */
  show: weather.command({ place: CityId }, (state, { place }) => {
    if (!placesOf(state).includes(place)) return reject("city-missing");
    state.shown = place;
  }),
  /** Shows the weather where the phone is. */
  locate: weather.command({}, (state, _, ctx) => {
    if (!ctx.os.settings.location.on) return reject("location-off");
    if (!online(ctx.os)) return reject("no-network");
    const { city: id } = ctx.os.location;
    const city = ctx.world(worldWeather.queries.city, { id });
    if (!city) return reject("place-unknown");
    state.here = city;
    state.shown = herePlace;
    fetched(state, ctx);
  }),
  forgetHere: weather.command({}, (state) => {
    state.here = null;
    if (state.main === herePlace) state.main = null;
  }),
  refresh: weather.command({}, (state, _, ctx) => {
    if (!online(ctx.os)) return reject("no-network");
    fetched(state, ctx);
  }),
  setUnits: weather.command(v.partial(Units).entries, (state, units) => {
    Object.assign(state.units, units);
  }),
  switch: weather.command({ name: Switch }, (state, { name }) => {
    state.on[name] = !state.on[name];
  }),
  setTime: weather.command({ name: TimeName, minute: MinuteOfDay }, (state, { name, minute }) => {
    state.at[name] = minute;
  }),

  tellMorning: weather.command({}, (state, _, ctx) => {
    state.told.morning = ctx.now;
    brief(state, ctx, "morning");
  }),
  tellEvening: weather.command({}, (state, _, ctx) => {
    state.told.evening = ctx.now;
    brief(state, ctx, "evening");
  }),
  tellRain: weather.command({}, (state, _, ctx) => {
    state.told.rain = ctx.now;
    const city = mainCity(state);
    const rain = city ? nextRain(city, ctx.now - 1) : null;
    if (!city || rain?.at !== ctx.now + rainAheadMs || !mayTell(state, ctx)) return;
    const c = civilOf(rain.at, ctx.offsetMin);
    ctx.notify({
      title: "rainTitle",
      key: "rainText",
      facts: {
        city: named(city, ctx),
        sky: said(ctx)[conditionKey(rain.hour.condition)],
        time: clockText(c.hour, c.minute, ctx.os),
      },
      tag: "rain",
      channel: "rain",
      open: openDay(city, epochDayAt(city, rain.at)),
    });
  }),
  tellSevere: weather.command({}, (state, _, ctx) => {
    const before = state.told.severe;
    state.told.severe = ctx.now;
    const city = mainCity(state);
    if (!city || !mayTell(state, ctx)) return;
    for (const { at, epochDay, warning } of alertsOf(city, ctx.now))
      if (at === ctx.now && at > before)
        ctx.notify({
          title: "severeTitle",
          key: "severeText",
          facts: {
            city: named(city, ctx),
            warning: warningName(warning, said(ctx)),
            from: clockText(warning.from, 0, ctx.os),
            to: clockText((warning.to + 1) % 24, 0, ctx.os),
          },
          tag: `${warning.kind}-${epochDay}`,
          channel: "severe",
          open: { screen: "alerts", params: { city: city.id } },
        });
  }),
  /** The days that can be looked at have moved on by one. */
  lookAhead: weather.command({}, (state, _, ctx) => {
    state.told.look = ctx.now;
  }),
};
