// A version that is made of sources is made of all of them: an edit elsewhere would pass for none.
import { expect, it } from "vitest";
import { judging, worldly } from "./generate.ts";
import { reached } from "./proved.ts";

const outside = (entry: string, folders: readonly string[]): string[] =>
  [...reached(entry)].filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));

it("the judge's version covers all that tasks and judges import", () => {
  expect(reached("tasks/book.ts").size).toBeGreaterThan(100);
  // What apps are called decides no verdict: test/tasks/brands.test.ts.
  expect(outside("tasks/book.ts", [...judging, "src/brands"])).toEqual([]);
});
it("the world's version covers all that makes its records", () => {
  expect(reached("src/world/generators.ts").size).toBeGreaterThan(10);
  expect(outside("src/world/generators.ts", worldly)).toEqual([]);
});
