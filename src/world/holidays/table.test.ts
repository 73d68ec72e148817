import { expect, test } from "vitest";
import { civilOf, epochOf } from "#state/civil.ts";
import { firstYear, lastYear, namedDays, namedDaysOn, findDayException } from "./table.ts";

const weekdayOf = (date: string): number => {
  const [year, month, day] = date.split("-").map(Number) as [number, number, number];
  return civilOf(epochOf({ year, month, day }, 0), 0).weekday;
};
const datesOf = (year: number, kind: string): string[] =>
  [...namedDays()]
    .filter(([date, days]) => date.startsWith(`${year}-`) && days.some((d) => d.kind === kind))
    .map(([d]) => d);

test("the holidays of 2026 are those that were announced", () => {
  expect(datesOf(2026, "holiday")).toHaveLength(3 + 9 + 3 + 5 + 3 + 3 + 7);
  expect(datesOf(2026, "workday")).toEqual([
    "2026-01-04",
    "2026-02-14",
    "2026-02-28",
    "2026-05-09",
    "2026-09-20",
    "2026-10-10",
  ]);
  expect(namedDaysOn("2026-02-17").map((d) => d.id)).toEqual(["spring_festival", "lunar_new_year"]);
  expect(findDayException("2026-02-14")).toBe("workday");
  expect(findDayException("2026-03-16")).toBeNull();
});

test("make-up days fall on weekends, and each year has a net 11 to 13 weekdays off", () => {
  for (let year = firstYear; year <= lastYear; year++) {
    const work = datesOf(year, "workday");
    expect(
      work.map(weekdayOf).every((day) => day === 0 || day === 6),
      `${year}`,
    ).toBe(true);
    const weekdaysOff = datesOf(year, "holiday").filter((date) => ![0, 6].includes(weekdayOf(date))).length;
    // A day off that falls on a weekend is compensated only in some years.
    const gained = weekdaysOff - work.length;
    expect(gained, `${year}`).toBeLessThanOrEqual(13);
    expect(gained, `${year}`).toBeGreaterThanOrEqual(11);
  }
});

test("no date has the same day twice, and every day has a name in both languages", () => {
  for (const [date, days] of namedDays()) {
    expect(new Set(days.map((d) => d.id)).size, date).toBe(days.length);
    for (const { name } of days) expect(name.en.length > 2 && /^[\u4e00-\u9fff]+$/.test(name.zh), name.zh).toBe(true);
  }
});

test("days that are defined by a weekday fall on it", () => {
  const at = (id: string): string[] =>
    [...namedDays()].filter(([, days]) => days.some((d) => d.id === id)).map(([d]) => d);
  expect(at("mothers_day").map(weekdayOf)).toEqual([0, 0, 0]);
  expect(at("fathers_day").map(weekdayOf)).toEqual([0, 0, 0]);
  expect(at("thanksgiving").map(weekdayOf)).toEqual([4, 4, 4]);
});
