/**
 * Air quality: the index and six pollutants. Traffic, heating, sun and dust cause the pollutants; wind and rain reduce
 * them.
 */
import type { City } from "./index.ts";
import type { Hour } from "./hour.ts";
import { clamp, driftingNoise, exp, smoothStep } from "./numbers.ts";

export const pollutants = ["pm25", "pm10", "o3", "no2", "so2", "co"] as const;
export type Pollutant = (typeof pollutants)[number];
export interface Air {
  /**
   * The air quality index of the Chinese standard: good up to 50, fair up to 100, unhealthy above 100, hazardous above
   * 300.
   */
  readonly aqi: number;
  /** 1 (good) to 6 (hazardous). */
  readonly level: 1 | 2 | 3 | 4 | 5 | 6;
  /** The pollutant that determines the index. Null while the air is good. */
  readonly main: Pollutant | null;
  /** µg/m³, carbon monoxide in mg/m³. */
  readonly pm25: number;
  readonly pm10: number;
  readonly o3: number;
  readonly no2: number;
  readonly so2: number;
  readonly co: number;
}

/** Fine dust on a usual day, in µg/m³. The default is 9. */
const typicalDust: Readonly<Record<string, number>> = {
  ...{ CN: 29, HK: 17, MO: 18, TW: 15, JP: 11, KR: 20, KP: 36, MN: 42, SG: 13, MY: 18, TH: 24, VN: 30, ID: 32 },
  ...{ IN: 62, NP: 44, BD: 70, PK: 64, LK: 21, KZ: 28, UZ: 32, AE: 38, QA: 36, SA: 38, IR: 32, IQ: 42, EG: 52 },
  ...{ NG: 34, ZA: 21, CL: 21, PE: 27, MX: 20, TR: 20, PL: 17, RO: 16, BG: 18, RS: 22, LA: 30, MM: 32, KH: 20 },
};

export function computeAir(city: City, hours: readonly Hour[], epochDay: number): Air {
  const { latitude, longitude, climate, country } = city;
  const mean = (of: (h: Hour) => number): number => hours.reduce((sum, h) => sum + of(h), 0) / hours.length;
  const [warmth, wind] = [mean((h) => h.temperature), mean((h) => h.wind)];
  const rain = hours.reduce((sum, h) => sum + h.precipitation, 0);
  const sunshine = mean((h) => h.uv);
  const heating = 1 + 0.75 * (1 - smoothStep(warmth, -4, 13));
  const thinned = (1 / (0.55 + wind / 24)) * (1 / (1 + rain / 22));
  const stagnant = exp(0.42 * driftingNoise(7, latitude, longitude, epochDay + 0.5, 0.25, 3.4));
  const base = typicalDust[country] ?? 9;
  const pm25 = Math.round(clamp(base * heating * thinned * stagnant, 5, 480));
  // Dry regions have more dust in the windy months.
  const arid = clamp(1 - climate.rain / 700, 0, 1);
  const storm = driftingNoise(8, latitude, longitude, epochDay + 0.5, 0.5, 1.7);
  const dust = arid * smoothStep(wind, 17, 34) * smoothStep(storm, 0.8, 2.2) * 620;
  const pm10 = Math.round(clamp(pm25 * (1.45 + 0.9 * arid) + dust, 4, 990));
  const town = Math.sqrt(base / 20);
  const o3 = Math.round(clamp(38 + 9.5 * sunshine * Math.sqrt(town) + Math.max(0, warmth - 22) * 3.2 - rain, 12, 290));
  const no2 = Math.round(clamp(19 * town * Math.sqrt(heating * thinned * stagnant), 3, 190));
  const so2 = Math.round(clamp(5.5 * town * heating * thinned, 1, 140));
  const co = Math.round(clamp(0.45 * town * heating * Math.sqrt(thinned * stagnant), 0.1, 9) * 10) / 10;
  const air = { pm25, pm10, o3, no2, so2, co };
  const indices = pollutants.map((name) => ({ name, index: interpolateIndex(breakpoints[name], air[name]) }));
  const worst = indices.reduce((most, one) => (one.index > most.index ? one : most));
  const aqi = worst.index;
  const level = aqi <= 50 ? 1 : aqi <= 100 ? 2 : aqi <= 150 ? 3 : aqi <= 200 ? 4 : aqi <= 300 ? 5 : 6;
  return { aqi, level, main: aqi > 50 ? worst.name : null, ...air };
}

/** Concentrations at which the index is 0, 50, 100, 150, 200, 300, 400, 500. */
const breakpoints: Readonly<Record<Pollutant, readonly number[]>> = {
  pm25: [0, 35, 75, 115, 150, 250, 350, 500],
  pm10: [0, 50, 150, 250, 350, 420, 500, 600],
  o3: [0, 160, 200, 300, 400, 800, 1000, 1200],
  no2: [0, 100, 200, 700, 1200, 2340, 3090, 3840],
  so2: [0, 150, 500, 650, 800, 1600, 2100, 2620],
  co: [0, 5, 10, 35, 60, 90, 120, 150],
};
const indexMarks = [0, 50, 100, 150, 200, 300, 400, 500] as const;
function interpolateIndex(at: readonly number[], value: number): number {
  const i = at.findIndex((step) => value <= step);
  if (i < 0) return 500;
  if (i === 0) return 0;
  const share = (value - at[i - 1]!) / (at[i]! - at[i - 1]!);
  return Math.ceil(indexMarks[i - 1]! + share * (indexMarks[i]! - indexMarks[i - 1]!));
}
