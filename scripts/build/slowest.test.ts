import { expect, it } from "vitest";
import { formatSlowest } from "./slowest.ts";

it("lists the slowest files and tests, slowest first", () => {
  const file = (name: string, seconds: number, tests: readonly (readonly [string, number | null])[]) => ({
    name: `/project/${name}`,
    startTime: 1000,
    endTime: 1000 + seconds * 1000,
    assertionResults: tests.map(([fullName, duration]) => ({ fullName, duration })),
  });
  const files = [
    file("a.test.ts", 1, [["skipped", null]]),
    file("b.test.ts", 30, [
      ["one", 4000],
      ["other", 26_000],
    ]),
    file("c.test.ts", 2, [["third", 1500]]),
  ];
  expect(formatSlowest(files, "/project", 2)).toEqual([
    "The 2 slowest files",
    "    30.0 s  b.test.ts",
    "     2.0 s  c.test.ts",
    "The 2 slowest tests",
    "    26.0 s  b.test.ts > other",
    "     4.0 s  b.test.ts > one",
  ]);
});
