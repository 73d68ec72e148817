/**
 * The cities that a new phone already has. They are copied from the world. A test checks that the copies agree with the
 * world.
 */
import type { City } from "./state.ts";

type Wet = City["climate"]["wet"];
/**
 * Defines a city in one line: names; area and country; position, time zone and altitude; mean temperatures of January
 * and July; amount and season of rain.
 */
export function knownCity(
  id: string,
  [en, zh, pinyin]: readonly [string, string, string],
  [areaEn, areaZh, country]: readonly [string, string, string],
  [latitude, longitude, offsetMin, elevation]: readonly [number, number, number, number],
  [january, july, rain, wet]: readonly [number, number, number, Wet],
  tier: City["tier"],
): City {
  return {
    id,
    name: { en, zh },
    pinyin,
    area: { en: areaEn, zh: areaZh },
    country,
    latitude,
    longitude,
    offsetMin,
    elevation,
    climate: { january, july, rain, wet },
    tier,
  };
}
export const knownCities: readonly City[] = [
  knownCity(
    "shanghai",
    ["Shanghai", "上海", "shang hai"],
    ["Shanghai", "上海", "CN"],
    [31.23, 121.47, 480, 4],
    [5, 29, 1180, "summer"],
    1,
  ),
  knownCity(
    "hangzhou",
    ["Hangzhou", "杭州", "hang zhou"],
    ["Zhejiang", "浙江", "CN"],
    [30.27, 120.16, 480, 19],
    [5, 29, 1440, "summer"],
    1,
  ),
  knownCity(
    "beijing",
    ["Beijing", "北京", "bei jing"],
    ["Beijing", "北京", "CN"],
    [39.9, 116.41, 480, 44],
    [-3, 27, 570, "summer"],
    1,
  ),
  knownCity(
    "chengdu",
    ["Chengdu", "成都", "cheng du"],
    ["Sichuan", "四川", "CN"],
    [30.57, 104.07, 480, 500],
    [6, 26, 870, "summer"],
    1,
  ),
  knownCity(
    "tokyo",
    ["Tokyo", "东京", "dong jing"],
    ["Japan", "日本", "JP"],
    [35.68, 139.69, 540, 40],
    [5, 26, 1530, "summer"],
    1,
  ),
];
