/** Queries for screens, the provider, notifications, checks and oracles. */
import type { Due } from "#os/app-command.ts";
import type { Lang } from "#os/values.ts";
import type { OsState } from "#os/state.ts";
import { dayMs, hourMs, minuteMs, startOfDay } from "#state/civil.ts";
import { type Condition, type Hour } from "#world/weather/hour.ts";
import { epochDayAt, hourAt, computeWeather, type WeatherDay } from "#world/weather/model.ts";
import type { Warning } from "#world/weather/warnings.ts";
import { herePlace, type City, type State } from "./state.ts";
import { degreesIn } from "./units.ts";

/** The number of days in the forecast, including today. */
export const daysAhead = 15;

const dayCache = new WeakMap<City, Map<number, WeatherDay>>();
/** Returns the weather of a city on a day of the city's own calendar. The result is cached for each city object. */
export function dayOf(city: City, epochDay: number): WeatherDay {
  let days = dayCache.get(city);
  if (!days) dayCache.set(city, (days = new Map()));
  let day = days.get(epochDay);
  if (!day) {
    if (days.size > 40) days.clear();
    days.set(epochDay, (day = computeWeather(city, epochDay)));
  }
  return day;
}
export const today = (city: City, now: number): WeatherDay => dayOf(city, epochDayAt(city, now));
/** The weather of the current hour. */
export const hourNow = (city: City, now: number): Hour => today(city, now).hours[hourAt(city, now)]!;
export const daysFrom = (city: City, now: number, days = daysAhead): WeatherDay[] =>
  Array.from({ length: days }, (_, i) => dayOf(city, epochDayAt(city, now) + i));
/** Returns the moment of an hour on the city's own clock, in epoch milliseconds. */
export const momentOf = (city: City, epochDay: number, hour: number): number =>
  epochDay * dayMs + hour * hourMs - city.offsetMin * minuteMs;
export interface ComingHour {
  readonly epochDay: number;
  readonly of: Hour;
}
/** The next hours, starting with the current one. */
export function hoursFrom(city: City, now: number, count = 24): ComingHour[] {
  const [day, hour] = [epochDayAt(city, now), hourAt(city, now)];
  return Array.from({ length: count }, (_, i) => {
    const epochDay = day + Math.floor((hour + i) / 24);
    return { epochDay, of: dayOf(city, epochDay).hours[(hour + i) % 24]! };
  });
}

export const isWet = ({ precipitation }: Pick<Hour, "precipitation">): boolean => precipitation > 0;
/** Whether rain or snow falls at any hour of the day. */
export const isWetDay = (day: WeatherDay): boolean => day.precipitation > 0;

/** Lists the pages in order: the page for the phone's location, then the pages of saved cities. */
export const placesOf = (state: State): string[] => [...(state.here ? [herePlace] : []), ...state.order];
export const cityAt = (state: State, place: string): City | undefined =>
  place === herePlace ? (state.here ?? undefined) : state.cities[place];
/** Returns the place whose page the app opens first, or null if no place is saved. */
export function mainPlace(state: State): string | null {
  const places = placesOf(state);
  return state.main !== null && places.includes(state.main) ? state.main : (places[0] ?? null);
}
/** The current page. */
export function currentPlace(state: State): string | null {
  return state.shown !== null && placesOf(state).includes(state.shown) ? state.shown : mainPlace(state);
}
export function mainCity(state: State): City | null {
  const place = mainPlace(state);
  return place === null ? null : (cityAt(state, place) ?? null);
}
export const savedCities = (state: State): City[] => state.order.flatMap((id) => state.cities[id] ?? []);

/** Returns whether the network works, either over Wi-Fi or over the mobile data of an active SIM. */
export function isOnline(os: OsState): boolean {
  const { network } = os.settings;
  if (os.outage) return false;
  const overWifi = network.wifi && os.wifi.connected !== null;
  const overMobile = network.mobileData && !network.airplane && Object.values(os.sims).some((sim) => sim.on);
  return overWifi || overMobile;
}
const stepMs = 30 * minuteMs;
/**
 * Returns the time of the displayed weather. If there is a network, the displayed weather is at most half an hour old.
 */
export const updatedAt = (state: State, os: OsState, now: number): number =>
  isOnline(os) ? Math.max(state.updatedAt, Math.floor(now / stepMs) * stepMs) : state.updatedAt;

/** Returns whether a moment is in the quiet hours. The quiet hours can span midnight. */
export function isQuietTime(state: State, at: number, offsetMin: number): boolean {
  if (!state.on.quiet) return false;
  const minute = (at - startOfDay(at, offsetMin)) / minuteMs;
  const { quietFrom, quietTo } = state.at;
  return quietFrom <= quietTo ? minute >= quietFrom && minute < quietTo : minute >= quietFrom || minute < quietTo;
}

/** The notification is sent this long before rain or snow begins, in milliseconds. */
export const rainAheadMs = hourMs;
const lookAheadDays = 3;
export interface Rain {
  /** When the rain or snow begins. */
  readonly at: number;
  readonly hour: Hour;
}
/**
 * Returns the next start of rain or snow whose notification is due after the moment `after`: an hour with rain or snow
 * that follows a dry hour. Returns null if there is none in the next days.
 */
export function nextRain(city: City, after: number): Rain | null {
  const first = epochDayAt(city, after);
  let before: Hour = dayOf(city, first - 1).hours[23]!;
  for (let day = first; day < first + lookAheadDays; day++)
    for (const hour of dayOf(city, day).hours) {
      const at = momentOf(city, day, hour.hour);
      if (!isWet(before) && isWet(hour) && at - rainAheadMs > after) return { at, hour };
      before = hour;
    }
  return null;
}
export interface Alert {
  /** When the notification is due: one hour before the warning begins. */
  readonly at: number;
  readonly epochDay: number;
  readonly warning: Warning;
}
/** Lists the warnings of the next days, ordered by their start. */
export const alertsOf = (city: City, now: number, days = lookAheadDays): Alert[] =>
  daysFrom(city, now, days)
    .flatMap((day) =>
      day.warnings.map((warning) => ({
        at: momentOf(city, day.epochDay, warning.from) - hourMs,
        epochDay: day.epochDay,
        warning,
      })),
    )
    .toSorted((a, b) => a.at - b.at);
const severity = ["red", "orange", "yellow", "blue"] as const;
/** Lists the warnings that are not over yet, most severe first. */
export const activeAlerts = (city: City, now: number): Alert[] =>
  alertsOf(city, now)
    .filter(({ epochDay, warning }) => momentOf(city, epochDay, warning.to + 1) > now)
    .toSorted((a, b) => severity.indexOf(a.warning.level) - severity.indexOf(b.warning.level) || a.at - b.at);

/** Returns the next time at which the phone's clock shows the given minute of the day. */
function nextTimeOfDay(minute: number, after: number, offsetMin: number): number {
  const at = startOfDay(after, offsetMin) + minute * minuteMs;
  return at > after ? at : at + dayMs;
}
/**
 * Lists the scheduled commands. For each kind of notification, `told` has the time at which the app last decided
 * whether to send one. The next command is scheduled after that time.
 */
export function duesOf(state: State, { now, offsetMin }: { now: number; offsetMin: number }): Due[] {
  const city = mainCity(state);
  if (!city) return [];
  const since = (name: keyof State["told"]): number => Math.max(state.told[name], now - 1);
  const dues: Due[] = [];
  if (state.on.morning)
    dues.push({ at: nextTimeOfDay(state.at.morning, since("morning"), offsetMin), command: "tellMorning", args: {} });
  if (state.on.evening)
    dues.push({ at: nextTimeOfDay(state.at.evening, since("evening"), offsetMin), command: "tellEvening", args: {} });
  const rain = state.on.rain ? nextRain(city, since("rain")) : null;
  if (rain) dues.push({ at: rain.at - rainAheadMs, command: "tellRain", args: {} });
  const alert = state.on.severe ? alertsOf(city, now).find(({ at }) => at > since("severe")) : undefined;
  if (alert) dues.push({ at: alert.at, command: "tellSevere", args: {} });
  // The search covers only the next few days, so the app repeats it every day.
  if (state.on.rain || state.on.severe)
    dues.push({ at: startOfDay(since("look"), offsetMin) + dayMs, command: "lookAhead", args: {} });
  return dues;
}

/**
 * Returns the saved cities for other apps, the default city first. Temperatures are in the unit that the user chose.
 */
export function rowsOf(state: State, now: number, lang: Lang, wordFor: (condition: Condition) => string) {
  const main = mainPlace(state);
  const places = placesOf(state).toSorted((a, b) => Number(b === main) - Number(a === main));
  const { temperature } = state.units;
  return places.map((place) => {
    const city = cityAt(state, place)!;
    const [day, hour] = [today(city, now), hourNow(city, now)];
    return {
      id: city.id,
      city: lang === "en" ? city.name.en : city.name.zh,
      temp: degreesIn(hour.temperature, temperature),
      high: degreesIn(day.high, temperature),
      low: degreesIn(day.low, temperature),
      sky: wordFor(hour.condition),
    };
  });
}
