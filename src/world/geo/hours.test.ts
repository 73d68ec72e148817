import { expect, test } from "vitest";
import { hoursIndex, isOpen, nextChange } from "./hours.ts";
import type { Hours } from "./model.ts";

const offsetMin = 480;
/** A moment, given in the phone's local time. */
const at = (day: number, hour: number, minute = 0, month = 3) => ({
  nowMs: Date.UTC(2026, month - 1, day, hour, minute) - offsetMin * 60_000,
  offsetMin,
});
const day = { open: 600, close: 1320 };
const bar = { open: 1020, close: 1560 };
/** A shop that is closed on Mondays and has short hours on public holidays. */
const shop: Hours = [day, null, day, day, day, day, day, { open: 660, close: 1020 }];
const late: Hours = [bar, null, bar, bar, bar, bar, bar, null];

test("weekdays have their own hours, and so do public holidays", () => {
  expect(hoursIndex(at(9, 12))).toBe(1);
  expect(hoursIndex(at(1, 12, 0, 10))).toBe(7);
  expect(isOpen(shop, at(9, 12))).toBe(false);
  expect(isOpen(shop, at(10, 9, 59))).toBe(false);
  expect(isOpen(shop, at(10, 10))).toBe(true);
  expect(isOpen(shop, at(10, 21, 59))).toBe(true);
  expect(isOpen(shop, at(10, 22))).toBe(false);
  expect(isOpen(shop, at(1, 17, 30, 10))).toBe(false);
  expect(isOpen(null, at(9, 3))).toBe(true);
});
test("hours past midnight belong to the day on which the place opened", () => {
  expect(isOpen(late, at(8, 17))).toBe(true);
  expect(isOpen(late, at(9, 1, 59))).toBe(true);
  expect(isOpen(late, at(9, 2))).toBe(false);
  expect(isOpen(late, at(10, 1))).toBe(false);
});
test("returns the next change and its time", () => {
  expect(nextChange(shop, at(10, 12, 7))).toEqual({ isOpen: false, atMs: at(10, 22).nowMs });
  expect(nextChange(shop, at(8, 22, 30))).toEqual({ isOpen: true, atMs: at(10, 10).nowMs });
  expect(nextChange(null, at(8, 22))).toBeNull();
});
