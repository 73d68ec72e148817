// Compares years, festivals and solar terms with printed calendars. Also checks that the lunar date of each day follows
// the date of the day before.
import { describe, expect, it } from "vitest";
import { namedDays } from "./holidays/table.ts";
import {
  sexagenaryName,
  lunarDayText,
  findLunarFestival,
  lunarMonthText,
  toLunarDate,
  toSolarDate,
  solarTermOn,
  getZodiac,
} from "./lunar.ts";

const dayMs = 86_400_000;
const keys = (from: string, to: string): string[] => {
  const out: string[] = [];
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMs) out.push(new Date(at).toISOString().slice(0, 10));
  return out;
};

describe("lunar dates", () => {
  it.each([
    ["1900-01-31", 1900, 1, false, 1],
    ["1954-02-03", 1954, 1, false, 1],
    ["1985-02-20", 1985, 1, false, 1],
    ["1987-07-26", 1987, 6, true, 1],
    ["2000-02-05", 2000, 1, false, 1],
    ["2008-02-07", 2008, 1, false, 1],
    ["2012-01-23", 2012, 1, false, 1],
    ["2017-07-23", 2017, 6, true, 1],
    ["2020-05-23", 2020, 4, true, 1],
    ["2023-03-22", 2023, 2, true, 1],
    ["2024-02-10", 2024, 1, false, 1],
    ["2025-01-29", 2025, 1, false, 1],
    ["2025-07-25", 2025, 6, true, 1],
    ["2026-02-16", 2025, 12, false, 29],
    ["2026-02-17", 2026, 1, false, 1],
    ["2026-03-16", 2026, 1, false, 28],
    ["2026-06-19", 2026, 5, false, 5],
    ["2026-09-25", 2026, 8, false, 15],
    ["2027-02-06", 2027, 1, false, 1],
    ["2033-12-22", 2033, 11, true, 1],
    ["2034-02-19", 2034, 1, false, 1],
  ] as const)("%s", (date, year, month, leap, day) => {
    expect(toLunarDate(date)).toEqual({ year, month, leap, day });
    expect(toSolarDate({ year, month, leap, day })).toBe(date);
  });
  it("follow each other without a gap from 1900 to 2100, and convert back", () => {
    let before = toLunarDate("1900-01-31")!;
    for (const key of keys("1900-02-01", "2101-01-28")) {
      const now = toLunarDate(key)!;
      expect(toSolarDate(now)).toBe(key);
      const next = now.day === before.day + 1 && now.month === before.month && now.leap === before.leap;
      expect(next || (now.day === 1 && before.day >= 29), key).toBe(true);
      before = now;
    }
    expect(before).toMatchObject({ year: 2100, month: 12, day: 29 });
  }, 60_000);
  it("are null outside the tables, and impossible ones have no solar date", () => {
    expect(toLunarDate("1900-01-30")).toBeNull();
    expect(toLunarDate("2101-01-29")).toBeNull();
    expect(toSolarDate({ year: 2026, month: 6, leap: true, day: 1 })).toBeNull();
    expect(toSolarDate({ year: 2026, month: 1, leap: false, day: 31 })).toBeNull();
  });
  it("have names of months, days, years and animals", () => {
    const text = (date: string): string => lunarMonthText(toLunarDate(date)!) + lunarDayText(toLunarDate(date)!);
    expect(text("2026-02-17")).toBe("正月初一");
    expect(text("2026-03-16")).toBe("正月廿八");
    expect(text("2025-07-25")).toBe("闰六月初一");
    expect(text("2026-02-16")).toBe("腊月廿九");
    expect(text("2025-12-29")).toBe("冬月初十");
    expect([sexagenaryName(2026), getZodiac(2026).en, sexagenaryName(1984), getZodiac(1900).zh]).toEqual([
      "丙午",
      "Horse",
      "甲子",
      "鼠",
    ]);
  });
});

describe("solar terms and festivals", () => {
  it.each([
    ["2024-02-04", "立春"],
    ["2024-04-04", "清明"],
    ["2025-02-03", "立春"],
    ["2026-03-05", "惊蛰"],
    ["2026-03-20", "春分"],
    ["2026-04-05", "清明"],
    ["2026-06-21", "夏至"],
    ["2026-09-23", "秋分"],
    ["2026-12-22", "冬至"],
    ["2027-01-05", "小寒"],
  ])("%s is %s", (date, zh) => expect(solarTermOn(date)?.zh).toBe(zh));
  it("have 24 terms in each year, in order", () => {
    for (let year = 1900; year <= 2100; year++) {
      const found = keys(`${year}-01-01`, `${year}-12-31`).flatMap((key) => solarTermOn(key)?.zh ?? []);
      expect([found.length, found[0], found[5], found[23]], String(year)).toEqual([24, "小寒", "春分", "冬至"]);
    }
  });
  it("match the dates of the holidays", () => {
    const told: readonly (readonly [string, (date: string) => string | undefined, string])[] = [
      ["lunar_new_year", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "春节"],
      ["new_years_eve_lunar", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "除夕"],
      ["lantern", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "元宵节"],
      ["dragon_head", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "龙抬头"],
      ["dragon_boat_day", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "端午节"],
      ["mid_autumn_day", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "中秋节"],
      ["double_ninth", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "重阳节"],
      ["laba", (d) => findLunarFestival(toLunarDate(d)!)?.zh, "腊八节"],
      ["qingming_day", (d) => solarTermOn(d)?.zh, "清明"],
      ["winter_solstice", (d) => solarTermOn(d)?.zh, "冬至"],
    ];
    for (const [id, of, zh] of told) {
      const dates = [...namedDays()].filter(([, days]) => days.some((day) => day.id === id)).map(([date]) => date);
      expect(dates, id).toHaveLength(3);
      expect(dates.map(of), id).toEqual([zh, zh, zh]);
    }
  });
});
