// Tests that the limiter enforces the limits on browser starts and on browser hours, and that browsers may start again
// after some time.
import { expect, test } from "vitest";
import { recordEnd, recordLaunch, currentLaunchRecord, launchWaitMs, emptyLaunchRecord } from "./launch-limiter.ts";

const noon = Date.UTC(2027, 0, 1, 12);
const hour = 3_600_000;
const unlimited = { perMinute: null, hoursPerDay: null };

test("limits the starts per minute, and returns the time to wait", () => {
  const limits = { ...unlimited, perMinute: 2 };
  let record = recordLaunch(emptyLaunchRecord, noon);
  expect(launchWaitMs(record, limits, noon + 1)).toBe(0);
  record = recordLaunch(recordEnd(record, noon + 1000), noon + 1000);
  expect(launchWaitMs(record, limits, noon + 2000)).toBe(58_000);
  expect(launchWaitMs(record, limits, noon + 60_000)).toBe(0);
  expect(launchWaitMs(record, unlimited, noon + 2000)).toBe(0);
});

test("limits the hours per day, including running browsers, until midnight", () => {
  const limits = { ...unlimited, hoursPerDay: 2 };
  let record = recordLaunch(emptyLaunchRecord, noon);
  expect(launchWaitMs(record, limits, noon + 2 * hour - 1)).toBe(0);
  expect(launchWaitMs(record, limits, noon + 2 * hour)).toBe(10 * hour);
  record = recordEnd(record, noon + 90 * 60_000);
  record = recordLaunch(record, noon + 5 * hour);
  expect(currentLaunchRecord(record, noon + 5.25 * hour).usedMs).toBe(1.75 * hour);
  // If a browser runs past midnight, its hours since midnight count for the new day.
  expect(currentLaunchRecord(record, noon + 13 * hour)).toMatchObject({ day: "2027-01-02", usedMs: hour });
  expect(launchWaitMs(record, limits, noon + 13 * hour)).toBe(0);
});
