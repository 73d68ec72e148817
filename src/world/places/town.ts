/** The owner's city for generators, with its quarters on the map and their streets. */
import type { Rng } from "#state/rng.ts";
import type { LocalizedText } from "../cast.ts";
import { parseLocalizedList } from "../web/grammar.ts";
import { centre, type Coordinates } from "./geo.ts";

export interface Quarter extends Coordinates {
  readonly id: string;
  readonly name: LocalizedText;
  readonly streets: readonly LocalizedText[];
}
const quarter = (id: string, name: string, north: number, east: number, streets: string): Quarter => ({
  id,
  name: parseLocalizedList(name)[0]!,
  // `north` and `east` are in metres from the fountain.
  latitude: centre.latitude + north / 111_195,
  longitude: centre.longitude + east / 95_080,
  streets: parseLocalizedList(streets),
});
export const quarters: readonly Quarter[] = [
  quarter(
    "oldquay",
    "Old Quay / 旧码头",
    -700,
    900,
    "Harbour Row / 港前路; Bell Yard / 钟楼院; Anchor Street / 锚街; Netmakers' Lane / 织网巷; Customs Square / 海关广场; Salt Stairs / 盐阶",
  ),
  quarter(
    "millbrook",
    "Millbrook / 磨坊溪",
    1500,
    -1300,
    "Canal Road / 运河路; Long Meadow / 长草地; Waterwheel Lane / 水车巷; Brook Street / 溪街; Sluice Walk / 水闸步道",
  ),
  quarter(
    "fernhill",
    "Fernhill / 蕨山",
    1900,
    700,
    "Maple Court / 枫林苑; Elm Street / 榆树街; Fern Rise / 蕨坡; Chapel Rise / 教堂坡; Terrace Road / 台地路; Lookout Lane / 望海巷",
  ),
  quarter(
    "saltmarsh",
    "Saltmarsh / 盐沼",
    -2600,
    -900,
    "Orchard Lane / 果园巷; Heron Road / 苍鹭路; Reed Street / 芦苇街; Dyke Way / 堤道; Tern Close / 燕鸥里",
  ),
  quarter(
    "eastgate",
    "Eastgate / 东门",
    300,
    2500,
    "Station Square / 车站广场; Mason Street / 石匠街; East Avenue / 东大街; Market Street / 集市街; Tram Road / 电车路; Viaduct Street / 高架街",
  ),
  quarter(
    "pinewood",
    "Pinewood / 松林",
    3600,
    -400,
    "Swan Terrace / 天鹅台; Lakeside Drive / 湖滨道; Pine Avenue / 松林大道; Squirrel Path / 松鼠径; Sanatorium Road / 疗养院路",
  ),
  quarter(
    "ropewalk",
    "Ropewalk / 绳厂街区",
    -300,
    -1800,
    "Ropewalk / 绳厂街; Weaver Street / 织工街; Cooper Street / 箍桶匠街; Kiln Lane / 窑巷; Lantern Street / 灯笼街; Dyers' Yard / 染坊院",
  ),
  quarter(
    "beaconhill",
    "Beacon Hill / 灯塔山",
    -1900,
    2200,
    "Quarry Road / 采石场路; Lighthouse Road / 灯塔路; Signal Street / 信号街; Cliff Walk / 崖边步道; Observatory Lane / 天文台巷",
  ),
];
export const getQuarter = (id: string): Quarter => quarters.find((q) => q.id === id)!;
/**
 * The weights by which quarters are chosen. Quarters near the centre have larger weights, so they have more shops,
 * places and people.
 */
const quarterWeights = [5, 3, 4, 2, 5, 2, 5, 2];
export function pickQuarter(rng: Rng): Quarter {
  let at = rng.int(0, quarterWeights.reduce((a, b) => a + b, 0) - 1);
  for (const [i, weight] of quarterWeights.entries()) if ((at -= weight) < 0) return quarters[i]!;
  return quarters[0]!;
}
/**
 * Returns the position of a house. A street always has the same position, and the house numbers increase along the
 * street.
 */
export function houseCoordinates(q: Quarter, street: LocalizedText, number: number): Coordinates {
  const n = q.streets.findIndex((s) => s.en === street.en);
  const sideways = (n - (q.streets.length - 1) / 2) * 230;
  const along = (number - 40) * 9 + (number % 2) * 14;
  const [north, east] = n % 2 === 0 ? [sideways, along] : [along, sideways];
  return {
    latitude: Math.round((q.latitude + north / 111_195) * 1e6) / 1e6,
    longitude: Math.round((q.longitude + east / 95_080) * 1e6) / 1e6,
  };
}
export const streetAddress = (street: LocalizedText, number: number): LocalizedText => ({
  en: `${number} ${street.en}`,
  zh: `${street.zh} ${number} 号`,
});
/** Returns the n-th phone number of the city: 555 and four digits. These numbers belong to nobody. */
export const cityPhone = (n: number): string => `555-${String(2000 + (n % 7900)).padStart(4, "0")}`;
