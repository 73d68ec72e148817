// Starts and hours of browsers: both limits hold, and are whole again in time.
import { expect, test } from "vitest";
import { ended, launched, launchesNow, launchWait, noLaunches } from "./launches.ts";

const noon = Date.UTC(2027, 0, 1, 12);
const hour = 3_600_000;
const none = { perMinute: null, hoursPerDay: null };

test("so many starts a minute, and the wait is told", () => {
  const limits = { ...none, perMinute: 2 };
  let record = launched(noLaunches, noon);
  expect(launchWait(record, limits, noon + 1)).toBe(0);
  record = launched(ended(record, noon + 1000), noon + 1000);
  expect(launchWait(record, limits, noon + 2000)).toBe(58_000);
  expect(launchWait(record, limits, noon + 60_000)).toBe(0);
  expect(launchWait(record, none, noon + 2000)).toBe(0);
});

test("so many hours a day, what runs included, and midnight ends them", () => {
  const limits = { ...none, hoursPerDay: 2 };
  let record = launched(noLaunches, noon);
  expect(launchWait(record, limits, noon + 2 * hour - 1)).toBe(0);
  expect(launchWait(record, limits, noon + 2 * hour)).toBe(10 * hour);
  record = ended(record, noon + 90 * 60_000);
  record = launched(record, noon + 5 * hour);
  expect(launchesNow(record, noon + 5.25 * hour).usedMs).toBe(1.75 * hour);
  // One that runs over midnight counts for the new day from there on.
  expect(launchesNow(record, noon + 13 * hour)).toMatchObject({ day: "2027-01-02", usedMs: hour });
  expect(launchWait(record, limits, noon + 13 * hour)).toBe(0);
});
