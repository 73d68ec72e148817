/** Cities that tasks name, with a copy of the world's data. A test compares the copy with the world. */
import { knownCity, knownCities } from "#apps/weather/known-cities.ts";
import weather from "#apps/weather/index.ts";
import { dayOf } from "#apps/weather/queries.ts";
import type { City, State } from "#apps/weather/state.ts";
import { strings } from "#apps/weather/strings.ts";
import { conditionKey } from "#apps/weather/texts.ts";
import type { AnyDriver } from "#judge/driver.ts";
import { pad2 } from "#os/format.ts";
import { textsFor } from "#os/texts.ts";
import type { Lang } from "#os/values.ts";
import { civilOf, dayMs } from "#state/civil.ts";

/** Well-known cities that are not saved on a new phone. */
export const otherCities: readonly City[] = [
  knownCity(
    "guangzhou",
    ["Guangzhou", "广州", "guang zhou"],
    ["Guangdong", "广东", "CN"],
    [23.13, 113.26, 480, 21],
    [14, 29, 1740, "summer"],
    1,
  ),
  knownCity(
    "harbin",
    ["Harbin", "哈尔滨", "ha er bin"],
    ["Heilongjiang", "黑龙江", "CN"],
    [45.8, 126.53, 480, 142],
    [-18, 23, 540, "summer"],
    1,
  ),
  knownCity(
    "wuhan",
    ["Wuhan", "武汉", "wu han"],
    ["Hubei", "湖北", "CN"],
    [30.59, 114.31, 480, 27],
    [4, 29, 1270, "summer"],
    1,
  ),
  knownCity(
    "xi-an",
    ["Xi'an", "西安", "xi an"],
    ["Shaanxi", "陕西", "CN"],
    [34.34, 108.94, 480, 397],
    [0, 27, 560, "summer"],
    1,
  ),
  knownCity(
    "qingdao",
    ["Qingdao", "青岛", "qing dao"],
    ["Shandong", "山东", "CN"],
    [36.07, 120.38, 480, 76],
    [0, 25, 690, "summer"],
    1,
  ),
  knownCity(
    "kunming",
    ["Kunming", "昆明", "kun ming"],
    ["Yunnan", "云南", "CN"],
    [25.04, 102.71, 480, 1892],
    [9, 20, 980, "summer"],
    1,
  ),
  knownCity(
    "sanya",
    ["Sanya", "三亚", "san ya"],
    ["Hainan", "海南", "CN"],
    [18.25, 109.51, 480, 6],
    [22, 29, 1390, "summer"],
    1,
  ),
  knownCity(
    "nanjing",
    ["Nanjing", "南京", "nan jing"],
    ["Jiangsu", "江苏", "CN"],
    [32.06, 118.8, 480, 20],
    [3, 28, 1090, "summer"],
    1,
  ),
  knownCity(
    "london",
    ["London", "伦敦", "lun dun"],
    ["United Kingdom", "英国", "GB"],
    [51.51, -0.13, 0, 11],
    [6, 19, 620, "even"],
    1,
  ),
  knownCity(
    "paris",
    ["Paris", "巴黎", "ba li"],
    ["France", "法国", "FR"],
    [48.86, 2.35, 60, 35],
    [5, 21, 640, "even"],
    1,
  ),
  knownCity(
    "berlin",
    ["Berlin", "柏林", "bo lin"],
    ["Germany", "德国", "DE"],
    [52.52, 13.41, 60, 34],
    [1, 20, 570, "even"],
    1,
  ),
  knownCity(
    "new-york",
    ["New York", "纽约", "niu yue"],
    ["United States", "美国", "US"],
    [40.71, -74.01, -300, 10],
    [1, 25, 1260, "even"],
    1,
  ),
  knownCity(
    "sydney",
    ["Sydney", "悉尼", "xi ni"],
    ["Australia", "澳大利亚", "AU"],
    [-33.87, 151.21, 600, 39],
    [23, 13, 1150, "even"],
    1,
  ),
  knownCity(
    "singapore",
    ["Singapore", "新加坡", "xin jia po"],
    ["Singapore", "新加坡", "SG"],
    [1.35, 103.82, 480, 15],
    [27, 28, 2110, "even"],
    1,
  ),
  knownCity(
    "seoul",
    ["Seoul", "首尔", "shou er"],
    ["South Korea", "韩国", "KR"],
    [37.57, 126.98, 540, 38],
    [-2, 26, 1420, "summer"],
    1,
  ),
  knownCity(
    "bangkok",
    ["Bangkok", "曼谷", "man gu"],
    ["Thailand", "泰国", "TH"],
    [13.76, 100.5, 420, 2],
    [27, 29, 1650, "summer"],
    1,
  ),
  knownCity(
    "dubai",
    ["Dubai", "迪拜", "di bai"],
    ["United Arab Emirates", "阿联酋", "AE"],
    [25.2, 55.27, 240, 5],
    [19, 36, 80, "winter"],
    1,
  ),
  knownCity(
    "moscow",
    ["Moscow", "莫斯科", "mo si ke"],
    ["Russia", "俄罗斯", "RU"],
    [55.76, 37.62, 180, 156],
    [-6, 19, 710, "even"],
    1,
  ),
  knownCity(
    "toronto",
    ["Toronto", "多伦多", "duo lun duo"],
    ["Canada", "加拿大", "CA"],
    [43.65, -79.38, -300, 76],
    [-3, 23, 830, "even"],
    1,
  ),
  knownCity(
    "istanbul",
    ["Istanbul", "伊斯坦布尔", "yi si tan bu er"],
    ["Türkiye", "土耳其", "TR"],
    [41.01, 28.98, 180, 40],
    [6, 24, 810, "winter"],
    1,
  ),
];
export const taskCities: readonly City[] = [...knownCities, ...otherCities];
/** Cities that often have weather alerts in spring. `taskCities` does not contain them. */
export const snowyCities: readonly City[] = [
  knownCity(
    "hohhot",
    ["Hohhot", "呼和浩特", "hu he hao te"],
    ["Inner Mongolia", "内蒙古", "CN"],
    [40.84, 111.75, 480, 1063],
    [-11, 23, 400, "summer"],
    2,
  ),
  knownCity(
    "ulaanbaatar",
    ["Ulaanbaatar", "乌兰巴托", "wu lan ba tuo"],
    ["Mongolia", "蒙古", "MN"],
    [47.89, 106.91, 480, 1350],
    [-22, 18, 270, "summer"],
    2,
  ),
  knownCity(
    "saint-petersburg",
    ["Saint Petersburg", "圣彼得堡", "sheng bi de bao"],
    ["Russia", "俄罗斯", "RU"],
    [59.93, 30.34, 180, 3],
    [-5, 19, 660, "even"],
    2,
  ),
  knownCity(
    "novosibirsk",
    ["Novosibirsk", "新西伯利亚", "xin xi bo li ya"],
    ["Russia", "俄罗斯", "RU"],
    [55.03, 82.92, 420, 150],
    [-17, 19, 440, "summer"],
    3,
  ),
  knownCity(
    "kyiv",
    ["Kyiv", "基辅", "ji fu"],
    ["Ukraine", "乌克兰", "UA"],
    [50.45, 30.52, 120, 179],
    [-3, 21, 620, "even"],
    3,
  ),
  knownCity(
    "minsk",
    ["Minsk", "明斯克", "ming si ke"],
    ["Belarus", "白俄罗斯", "BY"],
    [53.9, 27.57, 180, 220],
    [-4, 19, 690, "even"],
    3,
  ),
  knownCity(
    "copenhagen",
    ["Copenhagen", "哥本哈根", "ge ben ha gen"],
    ["Denmark", "丹麦", "DK"],
    [55.68, 12.57, 60, 9],
    [2, 18, 600, "even"],
    2,
  ),
  knownCity(
    "stockholm",
    ["Stockholm", "斯德哥尔摩", "si de ge er mo"],
    ["Sweden", "瑞典", "SE"],
    [59.33, 18.07, 60, 28],
    [-1, 19, 550, "even"],
    2,
  ),
  knownCity(
    "oslo",
    ["Oslo", "奥斯陆", "ao si lu"],
    ["Norway", "挪威", "NO"],
    [59.91, 10.75, 60, 23],
    [-3, 18, 840, "even"],
    2,
  ),
  knownCity(
    "helsinki",
    ["Helsinki", "赫尔辛基", "he er xin ji"],
    ["Finland", "芬兰", "FI"],
    [60.17, 24.94, 120, 26],
    [-3, 18, 650, "even"],
    2,
  ),
  knownCity(
    "warsaw",
    ["Warsaw", "华沙", "hua sha"],
    ["Poland", "波兰", "PL"],
    [52.23, 21.01, 60, 100],
    [-1, 20, 550, "summer"],
    2,
  ),
];
export const getTaskCity = (id: string): City => {
  const found = taskCities.find((c) => c.id === id) ?? snowyCities.find((c) => c.id === id);
  if (!found) throw new Error(`no city ${id}`);
  return found;
};
/** Saves exactly these cities. The first city is the default. */
export function setSavedCities(state: State, cities: readonly City[]): void {
  state.cities = Object.fromEntries(cities.map((c) => [c.id, c]));
  state.order = cities.map((c) => c.id);
  state.main = state.order[0] ?? null;
  state.shown = null;
}
/** Returns the short date in a list of days, for example "3/19" or "3月19日". */
export function shortDate(epochDay: number, lang: Lang): string {
  const { month, day } = civilOf(epochDay * dayMs, 0);
  return lang === "en" ? `${month}/${day}` : `${month}月${day}日`;
}
/** Returns the temperatures on the page of a day, for example "19° / 13°". */
export function temperatureRange(city: string, epochDay: number): string {
  const { high, low } = dayOf(getTaskCity(city), epochDay);
  return `${high}° / ${low}°`;
}
/** Returns the name of a city as the app shows it. */
export const cityName = ({ name }: City, lang: Lang): string => (lang === "en" ? name.en : name.zh);
/** Opens the page of a saved city from the page of any other. */
export async function openCity(o: AnyDriver, id: string): Promise<void> {
  await o.act(weather, "main.cities");
  await o.act(weather, "cities.open", { place: id });
}
/** Returns the beginning of an hour's name on the page of a day, for example "09:00, Light rain, 12°". */
export function hourRow(city: string, epochDay: number, hour: number, lang: Lang): string {
  const { condition, temperature } = dayOf(getTaskCity(city), epochDay).hours[hour]!;
  return `${pad2(hour)}:00, ${textsFor(strings, lang)[conditionKey(condition)]}, ${temperature}°`;
}
