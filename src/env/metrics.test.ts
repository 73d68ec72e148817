// Tests counters, sums, and the text for a scraper.
import { expect, test } from "vitest";
import {
  addTally,
  incrementCounter,
  emptyTally,
  isEmptyTally,
  observeDuration,
  openMetrics,
  seriesName,
} from "./metrics.ts";

test("adds the counts of several isolates in any order", () => {
  const [a, b] = [emptyTally(), emptyTally()];
  incrementCounter(a, "phonebooth_steps");
  incrementCounter(b, "phonebooth_steps", 2);
  observeDuration(a, seriesName("phonebooth_request_seconds", { route: "/v1/envs" }), 0.004);
  observeDuration(b, seriesName("phonebooth_request_seconds", { route: "/v1/envs" }), 60);
  const [one, other] = [emptyTally(), emptyTally()];
  for (const tally of [a, b]) addTally(one, tally);
  for (const tally of [b, a]) addTally(other, tally);
  expect(one).toEqual(other);
  expect(openMetrics(one, {})).toBe(openMetrics(other, {}));
});

test("writes counters, gauges and the buckets of histograms as OpenMetrics text", () => {
  const tally = emptyTally();
  expect(isEmptyTally(tally)).toBe(true);
  expect(openMetrics(tally, {})).toBe("# EOF\n");
  incrementCounter(tally, seriesName("phonebooth_refusals", { kind: 'a "kind"\n' }), 3);
  observeDuration(tally, "phonebooth_request_seconds", 0.02);
  observeDuration(tally, "phonebooth_request_seconds", 99);
  const lines = openMetrics(tally, { phonebooth_waiting: 4 }).split("\n");
  expect(lines).toContain('phonebooth_refusals_total{kind="a _kind__"} 3');
  expect(lines).toContain("# TYPE phonebooth_request_seconds histogram");
  expect(lines).toContain('phonebooth_request_seconds_bucket{le="0.01"} 0');
  expect(lines).toContain('phonebooth_request_seconds_bucket{le="0.025"} 1');
  expect(lines).toContain('phonebooth_request_seconds_bucket{le="+Inf"} 2');
  expect(lines).toContain("phonebooth_request_seconds_count 2");
  expect(lines).toContain("phonebooth_waiting 4");
  expect(lines.slice(-2)).toEqual(["# EOF", ""]);
});
