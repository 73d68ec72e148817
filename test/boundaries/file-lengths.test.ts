// A file holds one concern and can be read in one go: at most 410 lines, except for data and the files listed here.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const maxLines = 410;

/** Files that may be longer, by path, with the reason. */
const exceptions: readonly { readonly files: RegExp; readonly why: string }[] = [
  { files: /^tasks\/registry\.ts$/, why: "generated: two lines a task" },
  { files: /^src\/world\//, why: "the world is data: texts, pictures as drawings, places" },
  { files: /(^|\/)(strings|seed-texts)\.ts$/, why: "texts in two languages" },
  { files: /\.(test|slow\.test|spec|e2e)\.tsx?$/, why: "cases of one thing, one after another" },
];

const isLong = (text: string): boolean => text.trimEnd().split("\n").length > maxLines;

test("no file has more than 410 lines, except data, texts and tests", () => {
  const long = ["src", "tasks", "scripts", "test"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => isLong(readFileSync(path, "utf8")))
      .map((path) => path.slice(root.length + 1).replaceAll("\\", "/")),
  );
  expect(long.filter((path) => !exceptions.some(({ files }) => files.test(path)))).toEqual([]);
  // An exception that no file needs must be removed.
  for (const { files, why } of exceptions)
    expect(
      long.some((path) => files.test(path)),
      why,
    ).toBe(true);
});

test("a file of 411 lines is too long", () => {
  expect([isLong("x\n".repeat(maxLines)), isLong("x\n".repeat(maxLines + 1))]).toEqual([false, true]);
});
