import { expect, it } from "vitest";
import { minClockMs } from "#state/civil.ts";
import { Refusal } from "./answer.ts";
import { createBoot } from "./boot.ts";

it.each(["0000-01-01T00:00:00Z", "1989-12-31T23:59:59Z", "2100-01-01T00:00:00Z", "1990-01-01T00:00:00+23:59", "soon"])(
  "refuses the start time %s, and names its path",
  (start_time) => {
    expect(() => createBoot({ start_time }, 1)).toThrow(Refusal);
    expect(() => createBoot({ start_time }, 1)).toThrow(
      expect.objectContaining({
        problem: expect.objectContaining({ status: 422, issues: [expect.objectContaining({ path: "start_time" })] }),
      }),
    );
  },
);
it("accepts the first moment of the clock", () => {
  expect(createBoot({ start_time: "1990-01-01T00:00:00Z" }, 1).startMs).toBe(minClockMs);
});
