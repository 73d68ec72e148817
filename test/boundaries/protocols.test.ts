// docs/protocols.md names a test for each point of a protocol. These tests must exist under these titles.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "../..");
const [, table = ""] = readFileSync(join(root, "docs/protocols.md"), "utf8").split("## Point by point");
const rows = [...table.matchAll(/^\| (?!-|protocol )(.+?) \|$/gm)].map(([, row]) =>
  row!.split(" | ").map((cell) => cell.trim()),
);

const hasTest = (path: string, title: string): boolean => {
  const file = join(root, path);
  if (!existsSync(file)) return false;
  const text = readFileSync(file, "utf8");
  return ["test", "it"].some((word) => text.includes(`${word}(${JSON.stringify(title)},`));
};

it("every point names an existing test, or the reason why it is left out", () => {
  expect(rows.length).toBeGreaterThan(30);
  const wrong = rows.filter(([, , here, last = ""]) => {
    const [, path, title] = /^`([^`]+)`: (.+)$/.exec(last) ?? [];
    return here === "left out" ? path !== undefined || last === "" : !path || !title || !hasTest(path, title);
  });
  expect(wrong).toEqual([]);
});
it("finds no test for an unknown title or file", () => {
  expect(hasTest("test/e2e/ors.e2e.ts", "does what nobody tests")).toBe(false);
  expect(hasTest("test/e2e/nowhere.e2e.ts", "does what nobody tests")).toBe(false);
});
