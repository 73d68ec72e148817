/**
 * The Chinese calendar from 1900 to 2100: lunar dates, their names, and the 24 solar terms. The dates are stored in
 * tables, because no simple rule describes the moon. The tables were computed from the positions of the sun and the
 * moon and compared with printed calendars.
 */
import { civilOf, dayMs, epochOf } from "#state/civil.ts";
import type { LocalizedText } from "./cast.ts";

export interface LunarDate {
  readonly year: number;
  /** 1..12 */
  readonly month: number;
  /** Whether this month is the second of two months with the same number. */
  readonly leap: boolean;
  /** 1..30 */
  readonly day: number;
}
const firstYear = 1900;
const lastYear = 2100;

/** Returns the lunar date of a day ("2026-02-17"), or null outside the covered years. */
export function toLunarDate(date: string): LunarDate | null {
  const at = toDayNumber(date);
  const year = firstYear + yearStarts.findLastIndex((start) => start <= at);
  if (year < firstYear || year > lastYear) return null;
  let rest = at - yearStarts[year - firstYear]!;
  for (const { month, leap, length } of listMonths(year)) {
    if (rest < length) return { year, month, leap, day: rest + 1 };
    rest -= length;
  }
  return null;
}
/** Returns the day ("2026-02-17") of a lunar date, or null if the lunar date does not exist. */
export function toSolarDate(lunar: LunarDate): string | null {
  if (lunar.year < firstYear || lunar.year > lastYear) return null;
  let days = yearStarts[lunar.year - firstYear]!;
  for (const { month, leap, length } of listMonths(lunar.year)) {
    if (month === lunar.month && leap === lunar.leap)
      return lunar.day >= 1 && lunar.day <= length ? toDateKey(days + lunar.day - 1) : null;
    days += length;
  }
  return null;
}
/** Returns the solar term that begins on a day, or null. */
export function solarTermOn(date: string): LocalizedText | null {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  if (year < firstYear || year > lastYear) return null;
  const pair = Number.parseInt(termShifts[(year - firstYear) * 12 + month - 1] ?? "0", 16);
  const [first, second] = [solarTerms[month * 2 - 2]!, solarTerms[month * 2 - 1]!];
  if (day === first.from + (pair >> 2)) return first.name;
  return day === second.from + (pair & 3) ? second.name : null;
}

/** Returns the name of a lunar month, such as "正月" or "闰六月". */
export const lunarMonthText = (d: LunarDate): string => `${d.leap ? "闰" : ""}${monthNames[d.month - 1]}月`;
/** Returns the name of a lunar day, such as "初一" or "廿八". */
export function lunarDayText(d: LunarDate): string {
  if (d.day === 10) return "初十";
  if (d.day === 20) return "二十";
  if (d.day === 30) return "三十";
  return "初十廿"[Math.floor(d.day / 10)]! + digits[(d.day % 10) - 1]!;
}
/** Returns the name of the year in the sixty-year cycle, such as "丙午". */
export const sexagenaryName = (year: number): string => stems[(year + 6) % 10]! + branches[(year + 8) % 12]!;
export const getZodiac = (year: number): LocalizedText => zodiac[(year + 8) % 12]!;
/** Returns the festival on a lunar date, or null. Only festivals with a fixed lunar date are known. */
export function findLunarFestival(d: LunarDate): LocalizedText | null {
  if (d.leap) return null;
  if (d.month === 12 && d.day === listMonths(d.year).findLast((m) => m.month === 12)!.length) return newYearsEve;
  return festivals[`${d.month}-${d.day}`] ?? null;
}

const toDayNumber = (date: string): number => {
  const [year = Number.NaN, month = 1, day = 1] = date.split("-").map(Number);
  return epochOf({ year, month, day }, 0) / dayMs;
};
function toDateKey(day: number): string {
  const c = civilOf(day * dayMs, 0);
  const two = (n: number) => String(n).padStart(2, "0");
  return `${c.year}-${two(c.month)}-${two(c.day)}`;
}
interface Month {
  readonly month: number;
  readonly leap: boolean;
  readonly length: number;
}
/** Returns the months of a year in order. A leap month follows the month whose number it repeats. */
function listMonths(year: number): Month[] {
  const bits = yearBits(year);
  return Array.from({ length: 12 }, (_, i) => i + 1).flatMap((month) => {
    const own = { month, leap: false, length: (bits >> (16 - month)) & 1 ? 30 : 29 };
    return month === (bits & 15) ? [own, { month, leap: true, length: bits >> 16 ? 30 : 29 }] : [own];
  });
}
function yearLength(year: number): number {
  const bits = yearBits(year);
  let days = 348;
  for (let at = 15; at >= 4; at--) days += (bits >> at) & 1;
  return days + ((bits & 15) === 0 ? 0 : bits >> 16 ? 30 : 29);
}
const yearBits = (year: number): number =>
  Number.parseInt(yearCodes.slice((year - firstYear) * 5, (year - firstYear) * 5 + 5), 16);
/**
 * Five hexadecimal digits per year. They say whether the leap month is long, which of the twelve months are long, and
 * which month is repeated.
 */
const yearCodes = [
  "04bd804ae00a570054d50d2600d95016554056a009ad0055d2",
  "04ae00a5b60a4d00d2501d2550b5400d6a00ada2095b014977",
  "049700a4b00b4b506a5006d401ab5402b6009570052f204970",
  "065660d4a00ea5016a9505ad002b60186e3092e01c8d70c950",
  "0d4a01d8a60b550056a01a5b4025d0092d00d2b20a9500b557",
  "06ca00b5501535504da00a5b014573052b00a9a80e95006aa0",
  "0aea60ab5004b600aae40a570052600f2630d95005b57056a0",
  "096d004dd504ad00a4d00d4d40d2500d5580b5400b6a0195a6",
  "095b0049b00a9740a4b00b27a06a5006d400af460ab6009570",
  "04af504970064b0074a30ea5006b5805ac00ab60096d5092e0",
  "0c9600d9540d4a00da5007552056a00abb7025d0092d00cab5",
  "0a9500b4a00baa40ad50055d904ba00a5b015176052b00a930",
  "0795406aa00ad5005b5204b600a6e60a4e00d2600ea650d530",
  "05aa0076a3096d004afb04ad00a4d01d0b60d2500d5200dd45",
  "0b5a0056d0055b2049b00a5770a4b00aa501b25506d200ada0",
  "14b6309370049f804970064b0168a60ea5006b201a6c40aae0",
  "092e00d2e30c9600d5570d4a00da5005d55056a00a6d0055d4",
  "052d00a9b80a9500b4a00b6a60ad50055a00aba40a5b0052b0",
  "0b273069300733706aa00ad5014b5504b600a570054e40d160",
  "0e9680d5200daa016aa6056d004ae00a9d40a2d00d1500f252",
  "0d520",
].join("");

/** The first day of each year, and the first day of the year after the last year. */
const yearStarts = [toDayNumber("1900-01-31")];
for (let year = firstYear; year <= lastYear; year++) yearStarts.push(yearStarts.at(-1)! + yearLength(year));

interface Term {
  readonly name: LocalizedText;
  /** The earliest day of the month on which the solar term can begin. */
  readonly from: number;
}
/** Two solar terms per month, beginning with January. */
const solarTerms: readonly Term[] = [
  { name: { en: "Minor Cold", zh: "小寒" }, from: 4 },
  { name: { en: "Major Cold", zh: "大寒" }, from: 19 },
  { name: { en: "Start of Spring", zh: "立春" }, from: 3 },
  { name: { en: "Rain Water", zh: "雨水" }, from: 18 },
  { name: { en: "Awakening of Insects", zh: "惊蛰" }, from: 4 },
  { name: { en: "Spring Equinox", zh: "春分" }, from: 19 },
  { name: { en: "Clear and Bright", zh: "清明" }, from: 4 },
  { name: { en: "Grain Rain", zh: "谷雨" }, from: 19 },
  { name: { en: "Start of Summer", zh: "立夏" }, from: 4 },
  { name: { en: "Grain Buds", zh: "小满" }, from: 20 },
  { name: { en: "Grain in Ear", zh: "芒种" }, from: 4 },
  { name: { en: "Summer Solstice", zh: "夏至" }, from: 20 },
  { name: { en: "Minor Heat", zh: "小暑" }, from: 6 },
  { name: { en: "Major Heat", zh: "大暑" }, from: 22 },
  { name: { en: "Start of Autumn", zh: "立秋" }, from: 6 },
  { name: { en: "End of Heat", zh: "处暑" }, from: 22 },
  { name: { en: "White Dew", zh: "白露" }, from: 6 },
  { name: { en: "Autumn Equinox", zh: "秋分" }, from: 22 },
  { name: { en: "Cold Dew", zh: "寒露" }, from: 7 },
  { name: { en: "Frost's Descent", zh: "霜降" }, from: 22 },
  { name: { en: "Start of Winter", zh: "立冬" }, from: 6 },
  { name: { en: "Minor Snow", zh: "小雪" }, from: 21 },
  { name: { en: "Major Snow", zh: "大雪" }, from: 6 },
  { name: { en: "Winter Solstice", zh: "冬至" }, from: 21 },
];
/**
 * One hexadecimal digit per month. For each of the month's two solar terms, it contains the number of days after the
 * earliest possible day.
 */
const termShifts = [
  "95a59a599aa5a5a6aa9aaaa9a9aaaeaaaaaaaafaeeaeeaaaeaa59a599aa5a5a6aa9aaaa9a9aaaaaaaaaaaafaeeaeeaaaeaa59a599aa595a6aa9aaaa9",
  "a9aaaaaaaaaaaafaaeaeeaaaaaa59a59969595a6aa9a9aa9a5a6aaaaaaaaaabaaeaaeaaaaaa59a59969595a69a9a9aa5a5a6aaaaaaa9aabaaeaaeaaa",
  "aaa59a59969595a59a9a9aa5a5a6aaaaaaa9a9aaaeaaeaaaaaa59a59969595a59a9a9aa5a5a6aa9aaaa9a9aaaeaaaaaaaaa59959955595a59a599aa5",
  "a5a6aa9aaaa9a9aaaeaaaaaaaaa59959955595a59a599aa5a5a6aa9aaaa9a9aaaaaaaaaaaaa59959955595a59a599aa5a5a6aa9aaaa9a9aaaaaaaaaa",
  "aaa59959955595a59a599aa5a5a6aa9aaaa9a9aaaaaaaaaaaaa55959955595a59a59969595a6aa9a9aa9a5a6aaaaaaaaaa655955955555a59a599695",
  "95a59a9a9aa9a5a6aaaaaaa9aa655955955555a59a59969595a59a9a9aa5a5a6aa9aaaa9aa555955955555a59a59969595a59a599aa5a5a6aa9aaaa9",
  "a9555955555555a59959955595a59a599aa5a5a6aa9aaaa9a9555955555555a59959955595a59a599aa5a5a6aa9aaaa9a9555555555555a599599555",
  "95a59a599aa5a5a6aa9aaaa9a9555555555555a55959955595a59a599aa5a5a6aa9a9aa9a9515555555555a55955955595a59a5996a595a69a9a9aa9",
  "a9515555555555a55955955595a59a59969595a59a9a9aa9a5515545555555655955955555a59a59969595a59a5a9aa5a55155455554555559555555",
  "55a59959969595a59a599aa5a5515545555454555955555555a59959955595a59a599aa5a5515545555454555555555555a59959955595a59a599aa5",
  "a5515545555454555555555555a59959955595a59a599aa5a5515545555454555555555555a55955955595a59a599aa5a55155454554545155555555",
  "55a55955955595a59a5996a5a5514545455454515545555555a55955955595a59a59969595504545455450515545555555655955955555a599599695",
  "95504504455450515545555455555955555555a59959969595504504455050515545555454555555555555a599599555955045044550505155455554",
  "54555555555555a59959955595504504455050515545555454555555555555a55955955595504504455050515545555454555555555555a559559555",
  "95504504455050514545455454515555555555a55955955595504504415050504545455454515545555555a559559555955044044140405045044554",
  "505155455555555559555555555044044140405045044554505155455555555555555555555044044140405045044550505155455554555555555555",
  "555044044000405045044550505155455554545555555555555044044000405045044550505155455554545555555555555004004000405045044550",
  "505145454554545555555555555004004000405045044150505145454554545155455555555004004000405045044150505045054554545155455555",
  "555004004000405044044140505045044554505155455555550004000000005044044140405045044554505155455555550000000000005044044140",
  "405045044550505155455554550000000000005044044000405045044550505155455554540000000000005044004000405045044550505155455554",
  "545555555555",
].join("");

const monthNames = "正二三四五六七八九十冬腊";
const digits = "一二三四五六七八九";
const stems = "甲乙丙丁戊己庚辛壬癸";
const branches = "子丑寅卯辰巳午未申酉戌亥";
const both = (en: string, zh: string): LocalizedText => ({ en, zh });
const zodiac = [
  both("Rat", "鼠"),
  both("Ox", "牛"),
  both("Tiger", "虎"),
  both("Rabbit", "兔"),
  both("Dragon", "龙"),
  both("Snake", "蛇"),
  both("Horse", "马"),
  both("Goat", "羊"),
  both("Monkey", "猴"),
  both("Rooster", "鸡"),
  both("Dog", "狗"),
  both("Pig", "猪"),
];
const newYearsEve = both("New Year's Eve", "除夕");
const festivals: Readonly<Record<string, LocalizedText>> = {
  "1-1": both("Lunar New Year", "春节"),
  "1-15": both("Lantern Festival", "元宵节"),
  "2-2": both("Dragon Head", "龙抬头"),
  "5-5": both("Dragon Boat", "端午节"),
  "7-7": both("Qixi", "七夕"),
  "7-15": both("Zhongyuan", "中元节"),
  "8-15": both("Mid-Autumn", "中秋节"),
  "9-9": both("Double Ninth", "重阳节"),
  "12-8": both("Laba", "腊八节"),
};
