/** The app's screens and edges. */
import * as v from "valibot";
import { equal, isNotEmpty, isOn, not } from "#os/guards.ts";
import { toggleItem } from "#state/toggle-item.ts";
import { RejectionError } from "#os/command.ts";
import { flag, nullableField, overlay, reject, listField, text, textUpTo, type Lang } from "#os/values.ts";
import { dateText, langOf } from "#os/format.ts";
import { intents, type Intent } from "#os/intents.ts";
import type { OsState } from "#os/state.ts";
import { fillPlaceholders, textsFor } from "#os/texts.ts";
import { searchFocus } from "#os/opening-focus.ts";
import worldWeather from "#world/weather/index.ts";
import { commands } from "./commands.ts";
import { cityAt, momentOf, isOnline, placesOf, currentPlace, today } from "./queries.ts";
import { type City, CityId, TimeName, Units, weather, type State } from "./state.ts";
import { backgroundTexts, type BackgroundTextKey } from "./background-texts.ts";
import { airKey, conditionKey, degrees, indexNames, rainText, windText } from "./texts.ts";

const EpochDay = v.pipe(v.number(), v.integer(), v.minValue(-100_000), v.maxValue(100_000));
const Index = v.picklist(indexNames);
const cityName = (city: City | undefined, os: OsState): string =>
  city ? (langOf(os) === "en" ? city.name.en : city.name.zh) : "";

/** Describes today's weather in one or two sentences, for sharing. */
export function shareTextOf(city: City, now: number, units: Units, os: OsState): string {
  const lang: Lang = langOf(os);
  const table = textsFor(backgroundTexts, lang);
  const say = (key: BackgroundTextKey, facts = {}) => fillPlaceholders(table[key], facts);
  const day = today(city, now);
  const noon = momentOf(city, day.epochDay, 12);
  return say("shareText", {
    city: cityName(city, os),
    date: dateText(noon, os, now),
    sky: say(conditionKey(day.condition)),
    high: degrees(day.high, units),
    low: degrees(day.low, units),
    rain: rainText(day.precipitation, say),
    wind: windText(day.wind, units, say),
    air: day.air.aqi,
    airLevel: say(airKey(day.air.level)),
  });
}
interface ShareContext {
  readonly now: number;
  readonly state: State;
  readonly os: OsState;
}
function shareIntent(city: City | null | undefined, { now, state, os }: ShareContext): Intent {
  if (!city) throw new RejectionError(reject("city-unknown"));
  const title = fillPlaceholders(textsFor(backgroundTexts, langOf(os)).shareTitle, { city: cityName(city, os) });
  return intents.sendText(shareTextOf(city, now, state.units, os), title);
}
const isBelow = (typed: string, size: number): boolean => /^\d{1,2}$/.test(typed) && Number(typed) < size;
const padTwo = (n: number): string => String(n).padStart(2, "0");

export const navigation = weather.navigation(
  {
    start: "main",
    commands,
    screens: {
      main: weather.screen({ view: { open: overlay("menu", "index"), index: v.optional(Index, "dress") } }),
      /** The screen for any city of the world. The city does not need to be saved. */
      city: weather.screen({
        params: { id: CityId },
        view: { open: overlay("index"), index: v.optional(Index, "dress") },
      }),
      day: weather.screen({ params: { city: CityId, day: EpochDay }, view: { day: nullableField(EpochDay) } }),
      air: weather.screen({ params: { city: CityId } }),
      alerts: weather.screen({ params: { city: CityId } }),
      cities: weather.screen({ view: { editing: flag, picked: listField(CityId) } }),
      add: weather.screen({
        view: { query: text, pages: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)), 1) },
        focus: [searchFocus("query")],
      }),
      settings: weather.screen({
        view: {
          open: overlay("temperature", "wind", "pressure", "visibility", "time"),
          time: v.optional(TimeName, "morning"),
          hour: textUpTo(2),
          minute: textUpTo(2),
        },
      }),
    },
    guards: {
      online: ({ os }) => isOnline(os),
      editing: isOn("editing"),
      hasPicked: isNotEmpty("picked"),
      onePicked: ({ view }: { view: { picked: readonly string[] } }) => view.picked.length === 1,
      hasPlaces: ({ state }) => placesOf(state).length > 0,
      hasHere: not(equal("state.here", null)),
      validTime: ({ view }: { view: { hour: string; minute: string } }) =>
        isBelow(view.hour, 24) && isBelow(view.minute, 60),
    },
  },
  ({ on, does, pushes }) => [
    does("main", "show"),
    does("main", "locate")
      .needs("location")
      .say("located", ({ state, os }) => ({ city: cityName(state.here ?? undefined, os) })),
    ...pushes("main", "cities", "add"),
    on("main", "settings").close().push("settings"),
    does("main", "refresh").close().say("refreshed"),
    on("main", "share")
      .when("hasPlaces")
      .close()
      .start((c) => shareIntent(cityAt(c.state, currentPlace(c.state) ?? ""), c)),
    on("main", "openDay", { city: CityId, day: EpochDay }).push("day"),
    on("main", "openAir", { city: CityId }).push("air"),
    on("main", "openAlerts", { city: CityId }).push("alerts"),

    on("city", "add")
      .when("online")
      .run("addCity")
      .say("added", ({ params, state, os }) => ({ city: cityName(state.cities[params.id], os) })),
    on("city", "share").start((c) => shareIntent(c.world(worldWeather.queries.city, { id: c.params.id }), c)),
    on("city", "openDay", { city: CityId, day: EpochDay }).push("day"),
    on("city", "openAir", { city: CityId }).push("air"),
    on("city", "openAlerts", { city: CityId }).push("alerts"),

    does("cities", "open", "show").root(),
    on("cities", "add").push("add"),
    does("cities", "locate")
      .needs("location")
      .say("located", ({ state, os }) => ({ city: cityName(state.here ?? undefined, os) })),
    does("cities", "forgetHere").when("hasHere"),
    on("cities", "edit").set({ editing: true }),
    on("cities", "back").when("editing").set({ editing: false, picked: [] }),
    on("cities", "pick", { id: CityId }).set(({ args, view }) => ({
      editing: true,
      picked: toggleItem(view.picked, args.id),
    })),
    does("cities", "move", "moveCity").when("editing"),
    on("cities", "setMain")
      .when("editing", "onePicked")
      .run("setMain", ({ view }) => ({ place: view.picked[0] ?? "" }))
      .set({ editing: false, picked: [] })
      .say("mainSet", ({ state, os, view }) => ({ city: cityName(state.cities[view.picked[0] ?? ""], os) })),
    on("cities", "delete")
      .when("editing", "hasPicked")
      .warn("deleteAsk", "delete", ({ view }) => ({ n: view.picked.length }))
      .run("removeCities", ({ view }) => ({ ids: view.picked }))
      .set({ editing: false, picked: [] })
      .say("deleted"),

    does("add", "add", "addCity")
      .when("online")
      .say("added", ({ args, state, os }) => ({ city: cityName(state.cities[args.id], os) })),
    on("add", "open", { id: CityId }).when("online").push("city"),

    on("settings", "units", v.partial(Units).entries).run("setUnits").close(),
    does("settings", "switch"),
    on("settings", "editTime", { name: TimeName }).set(({ args, state }) => {
      const minute = state.at[args.name];
      return { open: "time", time: args.name, hour: padTwo(Math.floor(minute / 60)), minute: padTwo(minute % 60) };
    }),
    on("settings", "saveTime")
      .when("validTime")
      .run("setTime", ({ view }) => ({ name: view.time, minute: Number(view.hour) * 60 + Number(view.minute) }))
      .close(),
  ],
);
