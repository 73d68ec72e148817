// Counting, adding up and telling: the text is what a scraper takes.
import { expect, test } from "vitest";
import { add, count, emptyTally, isEmpty, observe, openMetrics, series } from "./metrics.ts";

test("counts of several isolates are one, in any order", () => {
  const [a, b] = [emptyTally(), emptyTally()];
  count(a, "phonebooth_steps");
  count(b, "phonebooth_steps", 2);
  observe(a, series("phonebooth_request_seconds", { route: "/v1/envs" }), 0.004);
  observe(b, series("phonebooth_request_seconds", { route: "/v1/envs" }), 60);
  const [one, other] = [emptyTally(), emptyTally()];
  for (const tally of [a, b]) add(one, tally);
  for (const tally of [b, a]) add(other, tally);
  expect(one).toEqual(other);
  expect(openMetrics(one, {})).toBe(openMetrics(other, {}));
});

test("the text has a type, a help and every bucket", () => {
  const tally = emptyTally();
  expect(isEmpty(tally)).toBe(true);
  expect(openMetrics(tally, {})).toBe("# EOF\n");
  count(tally, series("phonebooth_refusals", { kind: 'a "kind"\n' }), 3);
  observe(tally, "phonebooth_request_seconds", 0.02);
  observe(tally, "phonebooth_request_seconds", 99);
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
