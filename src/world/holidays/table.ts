/**
 * Chinese public holidays, their make-up workdays, and other named days, for 2025 to 2027. The table is small and is
 * needed while drawing, so it is code and not a query. The days of 2025 and 2026 are the announced ones. The days of
 * 2027 had not been announced when the table was written. The days of 2027 follow the rules for the length of breaks.
 * For each weekday that a break adds to the holiday, people work on a weekend day.
 */
import { daysInMonth } from "#state/civil.ts";
import type { LocalizedText } from "../cast.ts";

export type DayKind = "holiday" | "workday" | "observance";
export interface NamedDay {
  readonly id: string;
  readonly name: LocalizedText;
  /**
   * "holiday": a day off. "workday": a weekend day on which people work. "observance": a named day that has no effect
   * on work.
   */
  readonly kind: DayKind;
}

export const firstYear = 2025;
export const lastYear = 2027;

/** A holiday with its first and last day off (MM-DD), and the weekend days on which people work in exchange. */
interface Break {
  readonly id: keyof typeof breakNames;
  readonly from: string;
  readonly to: string;
  readonly workdays?: readonly string[];
}
const breakNames = {
  new_year: { en: "New Year's Day", zh: "元旦" },
  spring_festival: { en: "Spring Festival", zh: "春节" },
  qingming: { en: "Qingming Festival", zh: "清明节" },
  labour_day: { en: "Labour Day", zh: "劳动节" },
  dragon_boat: { en: "Dragon Boat Festival", zh: "端午节" },
  mid_autumn: { en: "Mid-Autumn Festival", zh: "中秋节" },
  national_day: { en: "National Day", zh: "国庆节" },
} as const satisfies Record<string, LocalizedText>;

const breaks: Readonly<Record<number, readonly Break[]>> = {
  2025: [
    { id: "new_year", from: "01-01", to: "01-01" },
    { id: "spring_festival", from: "01-28", to: "02-04", workdays: ["01-26", "02-08"] },
    { id: "qingming", from: "04-04", to: "04-06" },
    { id: "labour_day", from: "05-01", to: "05-05", workdays: ["04-27"] },
    { id: "dragon_boat", from: "05-31", to: "06-02" },
    // In this year, the break also includes the Mid-Autumn Festival.
    { id: "national_day", from: "10-01", to: "10-08", workdays: ["09-28", "10-11"] },
  ],
  2026: [
    { id: "new_year", from: "01-01", to: "01-03", workdays: ["01-04"] },
    { id: "spring_festival", from: "02-15", to: "02-23", workdays: ["02-14", "02-28"] },
    { id: "qingming", from: "04-04", to: "04-06" },
    { id: "labour_day", from: "05-01", to: "05-05", workdays: ["05-09"] },
    { id: "dragon_boat", from: "06-19", to: "06-21" },
    { id: "mid_autumn", from: "09-25", to: "09-27" },
    { id: "national_day", from: "10-01", to: "10-07", workdays: ["09-20", "10-10"] },
  ],
  2027: [
    { id: "new_year", from: "01-01", to: "01-03" },
    { id: "spring_festival", from: "02-05", to: "02-12", workdays: ["01-31", "02-20"] },
    { id: "qingming", from: "04-03", to: "04-05" },
    { id: "labour_day", from: "05-01", to: "05-05", workdays: ["05-08"] },
    { id: "dragon_boat", from: "06-09", to: "06-09" },
    { id: "mid_autumn", from: "09-15", to: "09-15" },
    { id: "national_day", from: "10-01", to: "10-07", workdays: ["09-26", "10-09"] },
  ],
};

interface Observance {
  readonly id: string;
  readonly name: LocalizedText;
  /** The date as MM-DD. It is either the same in every year, or there is one date for each of the three years. */
  readonly date: string | readonly [string, string, string];
}
const observance = (id: string, en: string, zh: string, date: Observance["date"]): Observance => ({
  id,
  name: { en, zh },
  date,
});

/** Days that depend on the moon or the sun are listed for each year. Other days have a fixed date or weekday. */
const observances: readonly Observance[] = [
  observance("laba", "Laba Festival", "腊八节", ["01-07", "01-26", "01-15"]),
  observance("little_new_year", "Little New Year", "小年", ["01-22", "02-10", "01-30"]),
  observance("new_years_eve_lunar", "Lunar New Year's Eve", "除夕", ["01-28", "02-16", "02-05"]),
  observance("lunar_new_year", "Lunar New Year", "农历新年", ["01-29", "02-17", "02-06"]),
  observance("lantern", "Lantern Festival", "元宵节", ["02-12", "03-03", "02-20"]),
  observance("dragon_head", "Dragon Head-Raising Day", "龙抬头", ["03-01", "03-20", "03-09"]),
  observance("qingming_day", "Tomb-Sweeping Day", "清明", ["04-04", "04-05", "04-05"]),
  observance("dragon_boat_day", "Double Fifth", "端午", ["05-31", "06-19", "06-09"]),
  observance("qixi", "Qixi Festival", "七夕节", ["08-29", "08-19", "08-08"]),
  observance("zhongyuan", "Zhongyuan Festival", "中元节", ["09-06", "08-27", "08-16"]),
  observance("mid_autumn_day", "Mid-Autumn Day", "中秋", ["10-06", "09-25", "09-15"]),
  observance("double_ninth", "Double Ninth Festival", "重阳节", ["10-29", "10-18", "10-08"]),
  observance("winter_solstice", "Winter Solstice", "冬至", ["12-21", "12-22", "12-22"]),
  observance("valentine", "Valentine's Day", "情人节", "02-14"),
  observance("womens_day", "International Women's Day", "国际妇女节", "03-08"),
  observance("arbor_day", "Arbor Day", "植树节", "03-12"),
  observance("consumer_day", "Consumer Rights Day", "消费者权益日", "03-15"),
  observance("water_day", "World Water Day", "世界水日", "03-22"),
  observance("april_fools", "April Fools' Day", "愚人节", "04-01"),
  observance("health_day", "World Health Day", "世界卫生日", "04-07"),
  observance("earth_day", "Earth Day", "世界地球日", "04-22"),
  observance("book_day", "World Book Day", "世界读书日", "04-23"),
  observance("youth_day", "Youth Day", "青年节", "05-04"),
  observance("mothers_day", "Mother's Day", "母亲节", ["05-11", "05-10", "05-09"]),
  observance("nurses_day", "International Nurses Day", "国际护士节", "05-12"),
  observance("childrens_day", "Children's Day", "儿童节", "06-01"),
  observance("environment_day", "World Environment Day", "世界环境日", "06-05"),
  observance("fathers_day", "Father's Day", "父亲节", ["06-15", "06-21", "06-20"]),
  observance("army_day", "Army Day", "建军节", "08-01"),
  observance("teachers_day", "Teachers' Day", "教师节", "09-10"),
  observance("peace_day", "International Day of Peace", "国际和平日", "09-21"),
  observance("halloween", "Halloween", "万圣夜", "10-31"),
  observance("thanksgiving", "Thanksgiving", "感恩节", ["11-27", "11-26", "11-25"]),
  observance("christmas_eve", "Christmas Eve", "平安夜", "12-24"),
  observance("christmas", "Christmas Day", "圣诞节", "12-25"),
  observance("new_years_eve", "New Year's Eve", "跨年夜", "12-31"),
];

/**
 * Returns the named days on a date ("2026-02-17"). A day off or make-up workday comes first. The result is empty for
 * most dates, and outside the covered years.
 */
export const namedDaysOn = (date: string): readonly NamedDay[] => table.get(date) ?? noDays;

/** Returns "holiday" for a day off and "workday" for a make-up workday, otherwise null. */
export function findDayException(date: string): "holiday" | "workday" | null {
  const kind = namedDaysOn(date)[0]?.kind;
  return kind === "holiday" || kind === "workday" ? kind : null;
}

/** Whether people work on a date. An announced exception takes precedence over the weekday (0 is Sunday). */
export const isWorkingDay = (date: string, weekday: number): boolean =>
  (findDayException(date) ?? (weekday % 6 === 0 ? "holiday" : "workday")) === "workday";

/** Returns all named days by date, in order. */
export const namedDays = (): ReadonlyMap<string, readonly NamedDay[]> => table;

const noDays: readonly NamedDay[] = [];
const table = buildTable();

function buildTable(): ReadonlyMap<string, readonly NamedDay[]> {
  const days = new Map<string, NamedDay[]>();
  const add = (date: string, day: NamedDay): void => void days.set(date, [...(days.get(date) ?? []), day]);
  for (let year = firstYear; year <= lastYear; year++) {
    for (const { id, from, to, workdays = [] } of breaks[year]!) {
      const name = breakNames[id];
      for (const day of datesBetween(year, from, to)) add(`${year}-${day}`, { id, name, kind: "holiday" });
      const shift: LocalizedText = { en: `Working day for ${name.en}`, zh: `${name.zh}调休上班` };
      for (const day of workdays) add(`${year}-${day}`, { id: `${id}_work`, name: shift, kind: "workday" });
    }
    for (const { id, name, date } of observances) {
      const day = typeof date === "string" ? date : date[year - firstYear]!;
      add(`${year}-${day}`, { id, name, kind: "observance" });
    }
  }
  return new Map([...days].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function datesBetween(year: number, from: string, to: string): string[] {
  const days: string[] = [];
  for (let month = 1; month <= 12; month++)
    for (let day = 1; day <= daysInMonth(year, month); day++) {
      const key = `${padTwo(month)}-${padTwo(day)}`;
      if (key >= from && key <= to) days.push(key);
    }
  return days;
}
function padTwo(n: number): string {
  return String(n).padStart(2, "0");
}
