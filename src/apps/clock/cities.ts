/** Cities of the world clock: names, offset from UTC, and rules for summer time (2020 to 2035). */
import { civilOf, daysInMonth, epochOf, minuteMs } from "#state/civil.ts";

/**
 * A moment that occurs once a year, `atMin` minutes after midnight. Its day is the first `weekday` on or after `day` of
 * the month. If `day` is `last`, its day is the last `weekday` of the month.
 */
interface YearlyMoment {
  readonly month: number;
  readonly weekday: number;
  readonly day: number | "last";
  readonly atMin: number;
}
interface Rule {
  readonly start: YearlyMoment;
  readonly end: YearlyMoment;
  /** Whether `atMin` is in UTC; otherwise it is in the city's standard time. */
  readonly utc: boolean;
  /** The years in which the rule applies, both included. */
  readonly from?: number;
  readonly until?: number;
}
const yearlyMoment = (month: number, weekday: number, day: number | "last", hour: number): YearlyMoment => ({
  month,
  weekday,
  day,
  atMin: hour * 60,
});
const sunday = 0;
const thursday = 4;
const friday = 5;

const rules = {
  eu: { start: yearlyMoment(3, sunday, "last", 1), end: yearlyMoment(10, sunday, "last", 1), utc: true },
  us: { start: yearlyMoment(3, sunday, 8, 2), end: yearlyMoment(11, sunday, 1, 1), utc: false },
  au: { start: yearlyMoment(10, sunday, 1, 2), end: yearlyMoment(4, sunday, 1, 2), utc: false },
  nz: { start: yearlyMoment(9, sunday, "last", 2), end: yearlyMoment(4, sunday, 1, 2), utc: false },
  israel: { start: yearlyMoment(3, friday, 23, 2), end: yearlyMoment(10, sunday, "last", 1), utc: false },
  egypt: {
    start: yearlyMoment(4, friday, "last", 0),
    end: yearlyMoment(10, thursday, "last", 23),
    utc: false,
    from: 2023,
  },
  mexico: { start: yearlyMoment(4, sunday, 1, 2), end: yearlyMoment(10, sunday, "last", 1), utc: false, until: 2022 },
} as const satisfies Record<string, Rule>;
export type SummerRule = keyof typeof rules | "none";

export interface City {
  readonly id: string;
  readonly en: string;
  readonly zh: string;
  readonly countryEn: string;
  readonly countryZh: string;
  /** The minutes by which the city's clocks are ahead of UTC outside summer time. */
  readonly offsetMin: number;
  readonly summer: SummerRule;
}
const city = (
  offset: string,
  en: string,
  zh: string,
  countryEn: string,
  countryZh: string,
  summer: SummerRule = "none",
): City => ({
  id: en
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, ""),
  en,
  zh,
  countryEn,
  countryZh,
  offsetMin: parseOffset(offset),
  summer,
});
/** Parses an offset: "+5:45" → 345. */
function parseOffset(offset: string): number {
  const [h = "0", m = "0"] = offset.slice(1).split(":");
  return (offset.startsWith("-") ? -1 : 1) * (Number(h) * 60 + Number(m));
}

export const cities: readonly City[] = [
  city("+0", "Accra", "阿克拉", "Ghana", "加纳"),
  city("+3", "Addis Ababa", "亚的斯亚贝巴", "Ethiopia", "埃塞俄比亚"),
  city("+9:30", "Adelaide", "阿德莱德", "Australia", "澳大利亚", "au"),
  city("+1", "Algiers", "阿尔及尔", "Algeria", "阿尔及利亚"),
  city("+1", "Amsterdam", "阿姆斯特丹", "Netherlands", "荷兰", "eu"),
  city("-9", "Anchorage", "安克雷奇", "United States", "美国", "us"),
  city("+2", "Athens", "雅典", "Greece", "希腊", "eu"),
  city("-5", "Atlanta", "亚特兰大", "United States", "美国", "us"),
  city("+12", "Auckland", "奥克兰", "New Zealand", "新西兰", "nz"),
  city("+3", "Baghdad", "巴格达", "Iraq", "伊拉克"),
  city("+4", "Baku", "巴库", "Azerbaijan", "阿塞拜疆"),
  city("+7", "Bangkok", "曼谷", "Thailand", "泰国"),
  city("+1", "Barcelona", "巴塞罗那", "Spain", "西班牙", "eu"),
  city("+8", "Beijing", "北京", "China", "中国"),
  city("+1", "Belgrade", "贝尔格莱德", "Serbia", "塞尔维亚", "eu"),
  city("+1", "Berlin", "柏林", "Germany", "德国", "eu"),
  city("-5", "Bogota", "波哥大", "Colombia", "哥伦比亚"),
  city("-5", "Boston", "波士顿", "United States", "美国", "us"),
  city("+10", "Brisbane", "布里斯班", "Australia", "澳大利亚"),
  city("+1", "Brussels", "布鲁塞尔", "Belgium", "比利时", "eu"),
  city("+2", "Bucharest", "布加勒斯特", "Romania", "罗马尼亚", "eu"),
  city("+1", "Budapest", "布达佩斯", "Hungary", "匈牙利", "eu"),
  city("-3", "Buenos Aires", "布宜诺斯艾利斯", "Argentina", "阿根廷"),
  city("+2", "Cairo", "开罗", "Egypt", "埃及", "egypt"),
  city("+10", "Canberra", "堪培拉", "Australia", "澳大利亚", "au"),
  city("+2", "Cape Town", "开普敦", "South Africa", "南非"),
  city("-4", "Caracas", "加拉加斯", "Venezuela", "委内瑞拉"),
  city("+8", "Chengdu", "成都", "China", "中国"),
  city("-6", "Chicago", "芝加哥", "United States", "美国", "us"),
  city("+5:30", "Colombo", "科伦坡", "Sri Lanka", "斯里兰卡"),
  city("+1", "Copenhagen", "哥本哈根", "Denmark", "丹麦", "eu"),
  city("-6", "Dallas", "达拉斯", "United States", "美国", "us"),
  city("+9:30", "Darwin", "达尔文", "Australia", "澳大利亚"),
  city("+5:30", "Delhi", "德里", "India", "印度"),
  city("-7", "Denver", "丹佛", "United States", "美国", "us"),
  city("+6", "Dhaka", "达卡", "Bangladesh", "孟加拉国"),
  city("+3", "Doha", "多哈", "Qatar", "卡塔尔"),
  city("+4", "Dubai", "迪拜", "United Arab Emirates", "阿联酋"),
  city("+0", "Dublin", "都柏林", "Ireland", "爱尔兰", "eu"),
  city("+1", "Frankfurt", "法兰克福", "Germany", "德国", "eu"),
  city("+1", "Geneva", "日内瓦", "Switzerland", "瑞士", "eu"),
  city("+8", "Guangzhou", "广州", "China", "中国"),
  city("+7", "Hanoi", "河内", "Vietnam", "越南"),
  city("+2", "Helsinki", "赫尔辛基", "Finland", "芬兰", "eu"),
  city("+7", "Ho Chi Minh City", "胡志明市", "Vietnam", "越南"),
  city("+8", "Hong Kong", "香港", "Hong Kong", "香港"),
  city("-10", "Honolulu", "檀香山", "United States", "美国"),
  city("+5", "Islamabad", "伊斯兰堡", "Pakistan", "巴基斯坦"),
  city("+3", "Istanbul", "伊斯坦布尔", "Turkey", "土耳其"),
  city("+7", "Jakarta", "雅加达", "Indonesia", "印度尼西亚"),
  city("+2", "Jerusalem", "耶路撒冷", "Israel", "以色列", "israel"),
  city("+2", "Johannesburg", "约翰内斯堡", "South Africa", "南非"),
  city("+4:30", "Kabul", "喀布尔", "Afghanistan", "阿富汗"),
  city("+5", "Karachi", "卡拉奇", "Pakistan", "巴基斯坦"),
  city("+5:45", "Kathmandu", "加德满都", "Nepal", "尼泊尔"),
  city("+8", "Kuala Lumpur", "吉隆坡", "Malaysia", "马来西亚"),
  city("+2", "Kyiv", "基辅", "Ukraine", "乌克兰", "eu"),
  city("+1", "Lagos", "拉各斯", "Nigeria", "尼日利亚"),
  city("-5", "Lima", "利马", "Peru", "秘鲁"),
  city("+0", "Lisbon", "里斯本", "Portugal", "葡萄牙", "eu"),
  city("+0", "London", "伦敦", "United Kingdom", "英国", "eu"),
  city("-8", "Los Angeles", "洛杉矶", "United States", "美国", "us"),
  city("+8", "Macau", "澳门", "Macau", "澳门"),
  city("+1", "Madrid", "马德里", "Spain", "西班牙", "eu"),
  city("+8", "Manila", "马尼拉", "Philippines", "菲律宾"),
  city("+10", "Melbourne", "墨尔本", "Australia", "澳大利亚", "au"),
  city("-6", "Mexico City", "墨西哥城", "Mexico", "墨西哥", "mexico"),
  city("-5", "Miami", "迈阿密", "United States", "美国", "us"),
  city("+1", "Milan", "米兰", "Italy", "意大利", "eu"),
  city("-5", "Montreal", "蒙特利尔", "Canada", "加拿大", "us"),
  city("+3", "Moscow", "莫斯科", "Russia", "俄罗斯"),
  city("+5:30", "Mumbai", "孟买", "India", "印度"),
  city("+1", "Munich", "慕尼黑", "Germany", "德国", "eu"),
  city("+3", "Nairobi", "内罗毕", "Kenya", "肯尼亚"),
  city("-5", "New York", "纽约", "United States", "美国", "us"),
  city("+7", "Novosibirsk", "新西伯利亚", "Russia", "俄罗斯"),
  city("+9", "Osaka", "大阪", "Japan", "日本"),
  city("+1", "Oslo", "奥斯陆", "Norway", "挪威", "eu"),
  city("-5", "Panama City", "巴拿马城", "Panama", "巴拿马"),
  city("+1", "Paris", "巴黎", "France", "法国", "eu"),
  city("+8", "Perth", "珀斯", "Australia", "澳大利亚"),
  city("+7", "Phnom Penh", "金边", "Cambodia", "柬埔寨"),
  city("-7", "Phoenix", "菲尼克斯", "United States", "美国"),
  city("+1", "Prague", "布拉格", "Czechia", "捷克", "eu"),
  city("+0", "Reykjavik", "雷克雅未克", "Iceland", "冰岛"),
  city("-3", "Rio de Janeiro", "里约热内卢", "Brazil", "巴西"),
  city("+3", "Riyadh", "利雅得", "Saudi Arabia", "沙特阿拉伯"),
  city("+1", "Rome", "罗马", "Italy", "意大利", "eu"),
  city("-8", "San Francisco", "旧金山", "United States", "美国", "us"),
  city("-3", "Sao Paulo", "圣保罗", "Brazil", "巴西"),
  city("-8", "Seattle", "西雅图", "United States", "美国", "us"),
  city("+9", "Seoul", "首尔", "South Korea", "韩国"),
  city("+8", "Shanghai", "上海", "China", "中国"),
  city("+8", "Shenzhen", "深圳", "China", "中国"),
  city("+8", "Singapore", "新加坡", "Singapore", "新加坡"),
  city("-3:30", "St. John's", "圣约翰斯", "Canada", "加拿大", "us"),
  city("+1", "Stockholm", "斯德哥尔摩", "Sweden", "瑞典", "eu"),
  city("+10", "Sydney", "悉尼", "Australia", "澳大利亚", "au"),
  city("+8", "Taipei", "台北", "Taiwan", "台湾"),
  city("+5", "Tashkent", "塔什干", "Uzbekistan", "乌兹别克斯坦"),
  city("+4", "Tbilisi", "第比利斯", "Georgia", "格鲁吉亚"),
  city("+9", "Tokyo", "东京", "Japan", "日本"),
  city("-5", "Toronto", "多伦多", "Canada", "加拿大", "us"),
  city("+8", "Ulaanbaatar", "乌兰巴托", "Mongolia", "蒙古"),
  city("+1", "Vienna", "维也纳", "Austria", "奥地利", "eu"),
  city("+1", "Warsaw", "华沙", "Poland", "波兰", "eu"),
  city("-5", "Washington", "华盛顿", "United States", "美国", "us"),
  city("+12", "Wellington", "惠灵顿", "New Zealand", "新西兰", "nz"),
  city("+6:30", "Yangon", "仰光", "Myanmar", "缅甸"),
  city("+1", "Zurich", "苏黎世", "Switzerland", "瑞士", "eu"),
];
const byId = new Map(cities.map((c) => [c.id, c]));
export const cityIds: readonly string[] = cities.map((c) => c.id);
export function getCity(id: string): City {
  const found = byId.get(id);
  if (!found) throw new Error(`no city ${id}`);
  return found;
}

/** Returns the minutes by which a city's clocks are ahead of UTC at a moment. */
export function offsetAt(where: City, at: number): number {
  return where.offsetMin + (where.summer !== "none" && isSummer(rules[where.summer], where.offsetMin, at) ? 60 : 0);
}
function isSummer(rule: Rule, offsetMin: number, at: number): boolean {
  const { year } = civilOf(at, offsetMin);
  if ((rule.from !== undefined && year < rule.from) || (rule.until !== undefined && year > rule.until)) return false;
  const zone = rule.utc ? 0 : offsetMin;
  const start = momentOf(rule.start, year, zone);
  const end = momentOf(rule.end, year, zone);
  return start < end ? at >= start && at < end : at >= start || at < end;
}
function momentOf(t: YearlyMoment, year: number, zone: number): number {
  const earliest = t.day === "last" ? daysInMonth(year, t.month) - 6 : t.day;
  const { weekday } = civilOf(epochOf({ year, month: t.month, day: earliest }, 0), 0);
  const day = earliest + ((t.weekday - weekday + 7) % 7);
  return epochOf({ year, month: t.month, day }, zone) + t.atMin * minuteMs;
}
