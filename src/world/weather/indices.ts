/** Levels of a day for activities and clothing. The app turns the levels into texts. 1 is the best or lowest level. */
import type { Air } from "./air.ts";
import type { Hour } from "./hour.ts";
import { clamp } from "./numbers.ts";

export interface Indices {
  /** 1 short sleeves … 7 down coat. */
  readonly dress: number;
  /** 1 weak … 5 extreme. */
  readonly uv: number;
  /** 1 not needed, 2 take one along, 3 needed. */
  readonly umbrella: number;
  /** Each from 1 good to 4 bad. */
  readonly sport: number;
  readonly carWash: number;
  readonly travel: number;
  readonly laundry: number;
  /** 1 unlikely … 4 very likely. */
  readonly cold: number;
  /** 1 comfortable … 4 very uncomfortable. */
  readonly comfort: number;
}
interface IndexInput {
  readonly high: number;
  readonly low: number;
  readonly chance: number;
  readonly precipitation: number;
  readonly wind: number;
  readonly humidity: number;
  readonly uv: number;
  readonly hours: readonly Hour[];
  readonly air: Air;
}

const levelOf = (x: number, steps: readonly number[]): number => 1 + steps.filter((step) => x > step).length;
const level4 = (points: number): number => clamp(1 + Math.floor(points), 1, 4);

export function computeIndices({
  high,
  low,
  chance,
  precipitation,
  wind,
  humidity,
  uv,
  hours,
  air,
}: IndexInput): Indices {
  const felt = hours.slice(8, 20).reduce((sum, h) => sum + h.feelsLike, 0) / 12;
  const wetByDay = hours.slice(7, 21).reduce((sum, h) => sum + h.precipitation, 0) >= 0.3;
  const dirty = Math.max(0, air.level - 2);
  const extreme = Math.max(0, felt - 30) / 4 + Math.max(0, 0 - felt) / 6;
  return {
    dress: 8 - levelOf(felt, [-8, 0, 8, 15, 21, 27]),
    uv: levelOf(uv, [2, 5, 7, 10]),
    umbrella: precipitation >= 1 || wetByDay ? 3 : chance >= 30 ? 2 : 1,
    sport: level4((wetByDay ? 2 : 0) + extreme + dirty + (wind > 38 ? 1 : 0)),
    carWash: level4((precipitation > 0.3 ? 2 : 0) + (chance > 40 ? 1 : 0) + (wind > 38 || air.pm10 > 250 ? 1 : 0)),
    travel: level4(
      (precipitation > 10 ? 2 : precipitation > 0.5 ? 1 : 0) + extreme * 0.7 + dirty * 0.7 + (wind > 45 ? 1 : 0),
    ),
    laundry: level4((precipitation > 0.3 ? 3 : 0) + (humidity > 80 ? 1 : 0) + (high < 5 ? 1 : 0)),
    cold: level4(
      (high - low > 12 ? 1 : 0) + (felt < 5 ? 1 : 0) + (precipitation > 1 && felt < 15 ? 1 : 0) + dirty * 0.5,
    ),
    comfort: level4(Math.max(0, felt - 26) / 4 + Math.max(0, 12 - felt) / 8 + (humidity > 85 ? 0.5 : 0)),
  };
}
