/**
 * The weather of a city on a day. The weather is a pure function, so a screen, a judge and a sampler get the same
 * weather. The climate determines the values that are usual for the season. Simulated pressure systems drift eastwards
 * and change these values, so that consecutive days are related and nearby cities have rain at the same time. The
 * weather is invented but realistic.
 */
import { civilOf, dayMs } from "#state/civil.ts";
import { computeAir, type Air } from "./air.ts";
import { conditions, type Condition, type Hour } from "./hour.ts";
import type { City } from "./index.ts";
import { computeIndices, type Indices } from "./indices.ts";
import { acos, clamp, cos, driftingNoise, exp, ln, smoothStep, sin } from "./numbers.ts";
import { computeWarnings, type Warning } from "./warnings.ts";

export interface Sun {
  /** Minutes of the day. Null when the sun does not rise or set. */
  readonly rise: number | null;
  readonly set: number | null;
  /** "day": the sun is up all day. "night": it is down all day. */
  readonly polar: "day" | "night" | null;
}
export interface WeatherDay {
  /** Days since 1970-01-01 in the city's calendar. */
  readonly epochDay: number;
  /** The main condition of the day: the worst rain or snow if it lasts a while, otherwise the most frequent sky. */
  readonly condition: Condition;
  readonly night: Condition;
  readonly high: number;
  readonly low: number;
  readonly chance: number;
  readonly precipitation: number;
  readonly wind: number;
  readonly windFrom: number;
  readonly humidity: number;
  readonly uv: number;
  readonly sun: Sun;
  readonly hours: readonly Hour[];
  readonly air: Air;
  readonly indices: Indices;
  readonly warnings: readonly Warning[];
}

/** Returns the city's date at a moment, in days since 1970-01-01. */
export const epochDayAt = (city: City, epochMs: number): number =>
  Math.floor((epochMs + city.offsetMin * 60_000) / dayMs);
export const hourAt = (city: City, epochMs: number): number => civilOf(epochMs, city.offsetMin).hour;

export function computeWeather(city: City, epochDay: number): WeatherDay {
  const sun = computeSun(city, epochDay);
  const hours = Array.from({ length: 24 }, (_, hour) => computeHour(city, epochDay, hour, sun));
  const temperatures = hours.map((h) => h.temperature);
  const [high, low] = [Math.max(...temperatures), Math.min(...temperatures)];
  const yesterday = Math.min(...[0, 5, 6, 7].map((hour) => computeHour(city, epochDay - 1, hour, sun).temperature));
  const precipitation = round1(sum(hours.map((h) => h.precipitation)));
  const air = computeAir(city, hours, epochDay);
  const clouded = hours.map((h) => addHaze(h, air));
  const windiest = clouded.reduce((most, h) => (h.wind > most.wind ? h : most));
  const day = {
    epochDay,
    condition: mainCondition(clouded.slice(7, 20)),
    night: mainCondition([...clouded.slice(0, 6), ...clouded.slice(20)]),
    high,
    low,
    chance: Math.max(...hours.map((h) => h.chance)),
    precipitation,
    wind: windiest.wind,
    windFrom: windiest.windFrom,
    humidity: Math.round(sum(hours.map((h) => h.humidity)) / 24),
    uv: Math.max(...hours.map((h) => h.uv)),
    sun,
    hours: clouded,
    air,
  };
  return { ...day, indices: computeIndices(day), warnings: computeWarnings(day, yesterday) };
}

const sum = (xs: readonly number[]): number => xs.reduce((a, b) => a + b, 0);
const round1 = (x: number): number => Math.round(x * 10) / 10;
const radians = Math.PI / 180;

/** Returns 1 in the middle of July, -1 in the middle of January, and smooth values in between. */
const seasonFactor = (dayOfYear: number): number => cos(((dayOfYear - 197) / 365.25) * 2 * Math.PI);
const dayOfYear = (epochDay: number): number => epochDay - Math.floor(epochDay / 365.2425) * 365.2425;

/** Computes sunrise and sunset by the usual approximation, accurate to one or two minutes. */
export function computeSun({ latitude, longitude, offsetMin }: City, epochDay: number): Sun {
  const g = (dayOfYear(epochDay) / 365.2425) * 2 * Math.PI;
  const declination = sunDeclination(g);
  const equation =
    229.18 * (0.000075 + 0.001868 * cos(g) - 0.032077 * sin(g) - 0.014615 * cos(2 * g) - 0.040849 * sin(2 * g));
  const [phi, zenith] = [latitude * radians, 90.833 * radians];
  const cosHourAngle = (cos(zenith) - sin(phi) * sin(declination)) / (cos(phi) * cos(declination));
  if (cosHourAngle <= -1) return { rise: null, set: null, polar: "day" };
  if (cosHourAngle >= 1) return { rise: null, set: null, polar: "night" };
  const half = (acos(cosHourAngle) / radians) * 4;
  const noon = 720 - 4 * longitude - equation + offsetMin;
  const within = (minute: number): number => ((Math.round(minute) % 1440) + 1440) % 1440;
  return { rise: within(noon - half), set: within(noon + half), polar: null };
}
const sunDeclination = (g: number): number =>
  0.006918 - 0.399912 * cos(g) + 0.070257 * sin(g) - 0.006758 * cos(2 * g) + 0.000907 * sin(2 * g);

/** Returns the sine of the sun's elevation. */
function sunHeight({ latitude, longitude, offsetMin }: City, epochDay: number, hour: number): number {
  const declination = sunDeclination((dayOfYear(epochDay) / 365.2425) * 2 * Math.PI);
  const solar = hour - offsetMin / 60 + longitude / 15;
  const angle = (solar - 12) * 15 * radians;
  const phi = latitude * radians;
  return sin(phi) * sin(declination) + cos(phi) * cos(declination) * cos(angle);
}

/** Returns the climate values of a day, without weather. */
function climateOfDay({ climate, latitude }: City, doy: number) {
  const season = seasonFactor(doy);
  const summer = latitude < 0 ? -season : season;
  const mean = (climate.january + climate.july) / 2 + ((climate.july - climate.january) / 2) * season;
  const sway = climate.wet === "summer" ? 0.85 * summer : climate.wet === "winter" ? -0.8 * summer : 0.12 * summer;
  const rainOfMonth = (climate.rain / 12) * (1 + sway);
  return { mean, summer, rainOfMonth, swing: Math.abs(climate.july - climate.january) };
}

function computeHour(city: City, epochDay: number, hour: number, sun: Sun): Hour {
  const { latitude, longitude, offsetMin, elevation, climate } = city;
  const time = epochDay + (hour - offsetMin / 60) / 24;
  const { mean, summer, rainOfMonth, swing } = climateOfDay(city, dayOfYear(epochDay + hour / 24));
  const arid = clamp(1 - climate.rain / 1100, 0, 1);
  const tropical = 1 - smoothStep(Math.abs(latitude), 15, 32);
  const solar = hour - offsetMin / 60 + longitude / 15;
  const height = sunHeight(city, epochDay, hour);

  // Computes the rain: the share of hours with rain, the strength of the rain, and whether it rains in this hour.
  const strength = 0.6 + 2.6 * smoothStep(mean, 4, 27);
  const share = clamp(rainOfMonth / (730 * strength), 0.002, 0.42);
  const heated = smoothStep(mean, 14, 26) * (0.5 + 0.5 * tropical + 0.3 * Math.max(0, summer));
  const afternoon = 0.75 * heated * cos(((solar - 16) / 24) * 2 * Math.PI);
  const system = driftingNoise(1, latitude, longitude, time, 0.55 * (1 - tropical) - 0.15 * tropical, 2.6);
  const shower = driftingNoise(2, latitude * 3, longitude * 3, time * 3, 0.4, 1.6);
  const [ofSystem, ofShower, ofHeat] = [1 - 0.35 * heated, 0.35 + 0.4 * heated, 0.75 * heated];
  const spread = Math.sqrt(ofSystem * ofSystem + ofShower * ofShower + (ofHeat * ofHeat) / 2);
  const wetness = (system * ofSystem + shower * ofShower + afternoon) / spread;
  // The share of time that is drier than this hour, from an approximation of the normal distribution.
  const unusual = 1 / (1 + exp(-wetness * (1.65 + 0.082 * wetness * wetness)));
  const past = clamp((unusual - (1 - share)) / share, 0, 0.975);
  const falling = past > 0 ? -strength * ln(1 - past) : 0;
  const precipitation = falling < 0.05 ? 0 : round1(falling);
  const near = (unusual - (1 - share)) / (0.06 + share * 0.5);
  const odds =
    precipitation > 0 ? Math.max(0.5, 1 / (1 + exp(-2.5 * near - 0.6))) : Math.min(0.5, 1 / (1 + exp(-2.2 * near)));
  const chance = Math.min(95, Math.round((odds * 100) / 5) * 5);

  const clearBelow = 1 - clamp(0.4 + 3.2 * share + 0.3 * (1 - arid), 0.15, 0.97);
  const cloud = precipitation > 0 ? 0.85 + 0.15 * past : clamp((unusual - clearBelow) / (1 - share - clearBelow), 0, 1);

  // Computes the temperature from the usual temperature of the season, warm and cold spells, and the daily variation
  // under this sky.
  const spell = driftingNoise(3, latitude, longitude, time, 0.35, 4.5);
  const anomaly = spell * (0.8 + swing * 0.1) - (precipitation > 0 ? 0.6 + 1.2 * heated : 0);
  const range = clamp(6 + 6.5 * arid + Math.min(4, elevation / 800) - 1.5 * tropical, 5, 16) * (1 - 0.5 * cloud);
  const exact = mean + anomaly + (range / 2) * temperatureCurve(solar, sun, city) - (cloud - 0.5) * summer * 1.2;
  const temperature = Math.round(exact);

  const push = driftingNoise(4, latitude, longitude, time, 0.5, 1.9);
  const stir = driftingNoise(5, latitude * 2, longitude * 2, time * 2, 0.6, 1.3);
  const calm = 7 + 5 * smoothStep(Math.abs(latitude), 25, 60) + 3 * Math.max(0, height);
  const blown = clamp(calm + 5.5 * Math.abs(push) + 2.5 * stir + (precipitation > 3 ? 5 : 0), 1, 95);
  const wind = Math.round(blown);
  const gusts = Math.round(blown * (1.35 + 0.12 * Math.abs(stir) + (precipitation > 6 ? 0.35 : 0)));
  const prevailing = Math.abs(latitude) < 28 ? 75 : 255;
  const windFrom = Math.round(
    (((prevailing + 95 * driftingNoise(6, latitude, longitude, time, 0.5, 3)) % 360) + 360) % 360,
  );

  const damp = 74 - 34 * arid + 10 * tropical + 9 * (unusual - 0.5) * 2 + (precipitation > 0 ? 16 : 0);
  const humidity = Math.round(clamp(damp - (exact - mean - anomaly) * 2.6, 8, 99));
  const pressure = Math.round(
    1014 -
      system * (6 - 4 * tropical) -
      spell * 2 * (1 - tropical) -
      summer * (swing / 8) +
      cos(((solar - 10) / 12) * 2 * Math.PI),
  );
  const sunny = Math.max(0, height);
  const uv = Math.round(
    clamp(12.6 * sunny * sunny * Math.sqrt(sunny) * (1 + elevation / 9000) * (1 - 0.68 * cloud * cloud), 0, 15),
  );
  const mist = smoothStep(humidity, 88, 99);
  const visibility = clamp(30 - 16 * mist - precipitation * 2.4 - (temperature < 1 ? precipitation * 6 : 0), 0.8, 30);
  const condition = chooseCondition({
    precipitation,
    exact,
    cloud,
    heated,
    humidity,
    wind,
    height,
    fogged: stir + spell,
  });
  return {
    hour,
    condition,
    light: height > -0.0145,
    temperature,
    feelsLike: Math.round(feltTemperature(exact, wind, humidity)),
    chance,
    precipitation,
    wind,
    gusts,
    windFrom,
    humidity,
    pressure,
    uv,
    visibility: condition === "fog" ? round1(clamp(1.1 - 0.9 * mist, 0.1, 1)) : round1(visibility),
    cloud: Math.round(cloud * 100),
  };
}

/**
 * Returns -1 at sunrise, the coldest time, and 1 three hours after noon, the warmest time, with smooth values in
 * between.
 */
function temperatureCurve(solar: number, sun: Sun, { longitude, offsetMin }: City): number {
  const coldest = sun.rise === null ? 6 : sun.rise / 60 - offsetMin / 60 + longitude / 15;
  const warmest = 15;
  const since = (((solar - coldest) % 24) + 24) % 24;
  const up = (((warmest - coldest) % 24) + 24) % 24;
  return since <= up ? -cos((since / up) * Math.PI) : cos(((since - up) / (24 - up)) * Math.PI);
}

interface SkyValues {
  readonly precipitation: number;
  readonly exact: number;
  readonly cloud: number;
  readonly heated: number;
  readonly humidity: number;
  readonly wind: number;
  readonly height: number;
  readonly fogged: number;
}
function chooseCondition({
  precipitation: mm,
  exact,
  cloud,
  heated,
  humidity,
  wind,
  height,
  fogged,
}: SkyValues): Condition {
  if (mm > 0) {
    if (exact < 0.5) return mm < 0.8 ? "light_snow" : mm < 2 ? "snow" : "heavy_snow";
    if (exact < 2) return "sleet";
    if (mm >= 2.5 && heated > 0.45 && exact > 19) return "thunder";
    if (mm < 0.3) return "drizzle";
    return mm < 2.5 ? "light_rain" : mm < 8 ? "rain" : mm < 16 ? "heavy_rain" : "rainstorm";
  }
  if (humidity >= 92 && wind < 13 && height < 0.25 && fogged > 0.6) return "fog";
  return cloud < 0.18 ? "clear" : cloud < 0.52 ? "partly" : cloud < 0.88 ? "cloudy" : "overcast";
}

/** Reduces the visibility in polluted or dusty air, if the hour is dry. */
function addHaze(h: Hour, { aqi, pm25, pm10 }: Air): Hour {
  if (h.precipitation > 0 || h.condition === "fog") return h;
  if (pm10 > 350 && pm10 > pm25 * 3)
    return { ...h, condition: "dust", visibility: round1(Math.min(h.visibility, 1.5)) };
  if (aqi > 200) return { ...h, condition: "haze", visibility: round1(Math.min(h.visibility, 3)) };
  return aqi > 100 ? { ...h, visibility: round1(Math.min(h.visibility, 8)) } : h;
}

/**
 * Returns the wind chill in cold weather, Steadman's apparent temperature in warm weather, and interpolated values in
 * between.
 */
function feltTemperature(t: number, wind: number, humidity: number): number {
  const vapour = (humidity / 100) * 6.105 * exp((17.27 * t) / (237.7 + t));
  const warm = t + 0.33 * vapour - 0.7 * (wind / 3.6) * 0.6 - 4;
  // Computes v^0.16 with `ln` and `exp`, because powers also differ between engines.
  const v = exp(0.16 * ln(Math.max(5, wind)));
  const cold = 13.12 + 0.6215 * t - 11.37 * v + 0.3965 * t * v;
  const between = smoothStep(t, 8, 20);
  return Math.min(cold, t) * (1 - between) + warm * between;
}

/**
 * Returns the main condition of a period: the worst rain or snow if it lasts a while, otherwise the most frequent sky.
 */
function mainCondition(hours: readonly Hour[]): Condition {
  const wet = hours.filter((h) => h.precipitation > 0);
  if (wet.length >= 2 || wet.some((h) => h.precipitation >= 2)) {
    const worst = wet.reduce((most, h) =>
      conditions.indexOf(h.condition) > conditions.indexOf(most.condition) ? h : most,
    );
    return worst.condition;
  }
  const counts = new Map<Condition, number>();
  for (const { condition, precipitation } of hours)
    if (precipitation === 0) counts.set(condition, (counts.get(condition) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1] || conditions.indexOf(a[0]) - conditions.indexOf(b[0]));
  return most?.[0] ?? hours[0]!.condition;
}
