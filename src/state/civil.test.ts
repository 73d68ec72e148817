import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  addDays,
  civilOf,
  dayKey,
  dayMs,
  daysInMonth,
  epochOf,
  epochOfIso,
  hourMs,
  isLeap,
  isoOf,
  minuteMs,
  startOfDay,
} from "./civil.ts";

const from = Date.UTC(1900, 0, 1);
const to = Date.UTC(2201, 0, 1) - 1;
const epoch = fc.integer({ min: from, max: to });
const offset = fc.oneof(fc.constantFrom(0, 480, 330, -210, 345), fc.integer({ min: -14 * 60, max: 14 * 60 }));

describe("civilOf and epochOf", () => {
  test("agree with the platform's calendar", () => {
    fc.assert(
      fc.property(epoch, offset, (ms, offsetMin) => {
        const d = new Date(ms + offsetMin * minuteMs);
        expect(civilOf(ms, offsetMin)).toEqual({
          year: d.getUTCFullYear(),
          month: d.getUTCMonth() + 1,
          day: d.getUTCDate(),
          hour: d.getUTCHours(),
          minute: d.getUTCMinutes(),
          second: d.getUTCSeconds(),
          weekday: d.getUTCDay(),
        });
      }),
      { numRuns: 1000 },
    );
  });

  test("agree with the platform's calendar on every day from 1900 to 2200", () => {
    const wrong: number[] = [];
    for (let ms = from; ms < to; ms += dayMs) {
      const d = new Date(ms);
      const { year, month, day, weekday } = civilOf(ms, 0);
      const same =
        year === d.getUTCFullYear() &&
        month === d.getUTCMonth() + 1 &&
        day === d.getUTCDate() &&
        weekday === d.getUTCDay();
      if (!same || epochOf({ year, month, day }, 0) !== ms) wrong.push(ms);
    }
    expect(wrong).toEqual([]);
  });

  test("are inverse, except for milliseconds", () => {
    fc.assert(
      fc.property(epoch, offset, (ms, offsetMin) => {
        expect(epochOf(civilOf(ms, offsetMin), offsetMin)).toBe(Math.floor(ms / 1000) * 1000);
      }),
    );
  });

  test("carry values out of range over, as the platform's calendar does", () => {
    const any = fc.integer({ min: -100, max: 100 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2200 }),
        any,
        any,
        any,
        any,
        any,
        (year, month, day, hour, minute, second) => {
          const expected = Date.UTC(year, month - 1, day, hour, minute, second);
          expect(epochOf({ year, month, day, hour, minute, second }, 0)).toBe(expected);
        },
      ),
    );
  });

  test("take local midnight for a missing time", () => {
    expect(epochOf({ year: 2026, month: 3, day: 16 }, 480)).toBe(Date.UTC(2026, 2, 15, 16));
  });
});

describe("days", () => {
  test("are as many per month as in the platform's calendar, also in leap years", () => {
    for (const year of [1900, 1999, 2000, 2024, 2026, 2100, 2200])
      for (let month = 1; month <= 12; month++)
        expect(daysInMonth(year, month)).toBe(new Date(Date.UTC(year, month, 0)).getUTCDate());
    expect([1900, 2000, 2024, 2026].map(isLeap)).toEqual([false, true, true, false]);
  });

  test("start at local midnight and last 24 hours", () => {
    fc.assert(
      fc.property(epoch, offset, (ms, offsetMin) => {
        const start = startOfDay(ms, offsetMin);
        expect(civilOf(start, offsetMin)).toMatchObject({ hour: 0, minute: 0, second: 0 });
        expect(dayKey(start, offsetMin)).toBe(dayKey(ms, offsetMin));
        expect(ms - start >= 0 && ms - start < dayMs).toBe(true);
        expect(startOfDay(addDays(start, 3), offsetMin)).toBe(start + 3 * dayMs);
      }),
    );
  });

  test("have the local date as their key", () => {
    const late = Date.UTC(2026, 11, 31, 20);
    expect(dayKey(late, 0)).toBe("2026-12-31");
    expect(dayKey(late, 480)).toBe("2027-01-01");
  });
});

describe("ISO dates", () => {
  test.each([
    [0, "2026-03-16T01:02:03Z"],
    [480, "2026-03-16T09:02:03+08:00"],
    [-210, "2026-03-15T21:32:03-03:30"],
  ])("are written and read with offset %i", (offsetMin, iso) => {
    const ms = Date.UTC(2026, 2, 16, 1, 2, 3);
    expect(isoOf(ms, offsetMin)).toBe(iso);
    expect(epochOfIso(iso, 123)).toBe(ms);
  });

  test("are read back as written, and as the platform reads them", () => {
    fc.assert(
      fc.property(epoch, offset, fc.integer({ min: -600, max: 600 }), (ms, offsetMin, other) => {
        const iso = isoOf(ms, offsetMin);
        const seconds = Math.floor(ms / 1000) * 1000;
        expect(epochOfIso(iso, other)).toBe(seconds);
        expect(new Date(iso).getTime()).toBe(seconds);
        expect(epochOfIso(dayKey(ms, offsetMin), offsetMin)).toBe(startOfDay(ms, offsetMin));
      }),
    );
  });

  test.each<[string, number]>([
    ["2026-03-16", Date.UTC(2026, 2, 16) - 8 * hourMs],
    ["2026-03-16T09:30", Date.UTC(2026, 2, 16, 1, 30)],
    ["2026-03-16 09:30:15", Date.UTC(2026, 2, 16, 1, 30, 15)],
    ["2026-03-16T09:30:15.5", Date.UTC(2026, 2, 16, 1, 30, 15, 500)],
    ["2026-03-16T09:30:15.123456Z", Date.UTC(2026, 2, 16, 9, 30, 15, 123)],
    ["2024-02-29", Date.UTC(2024, 1, 29) - 8 * hourMs],
  ])("include %s", (iso, ms) => expect(epochOfIso(iso, 480)).toBe(ms));

  test.each([
    ...["", "2026", "2026-3-16", "2026-13-01", "2026-00-10", "2026-02-29", "2026-04-31", "2026-01-00", "26-01-01"],
    ...["2026-01-01T24:00", "2026-01-01T00:60", "2026-01-01T00:00:60", "2026-01-01T9:00", "2026-01-01Z", "x2026-01-01"],
    ...["2026-01-01T00:00+0800", "2026-01-01T00:00+24:00", "2026-01-01T00:00+08:60", "2026-01-01\n", "2026-01-01T"],
  ])("do not include %j", (iso) => expect(epochOfIso(iso, 0)).toBeNull());
});
