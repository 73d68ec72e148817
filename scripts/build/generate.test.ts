// A version that is computed from sources must include all sources that affect it. Otherwise an edit of a missing file
// would not change the version.
import { expect, it } from "vitest";
import { judgeFolders, worldFolders } from "./generate.ts";
import { withImports } from "./proof-record.ts";

const outside = (entry: string, folders: readonly string[]): string[] =>
  [...withImports(entry)].filter((path) => !folders.some((folder) => path.startsWith(`${folder}/`)));

it("the judge's version covers all files that tasks and judges import", () => {
  expect(withImports("tasks/catalog.ts").size).toBeGreaterThan(100);
  // The names of apps do not affect verdicts, which test/tasks/brands.test.ts checks.
  expect(outside("tasks/catalog.ts", [...judgeFolders, "src/brands"])).toEqual([]);
});
it("the world's version covers all files that generate its records", () => {
  expect(withImports("src/world/generators.ts").size).toBeGreaterThan(10);
  expect(outside("src/world/generators.ts", worldFolders)).toEqual([]);
});
