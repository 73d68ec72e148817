// For each behaviour, docs/android.md names a test. This file checks that these tests exist.
import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("every behaviour in docs/android.md has the test that it names", () => {
  const titles = [...readFileSync("docs/android.md", "utf8").matchAll(/\| `([^`]+)` \|$/gm)].map((m) => m[1]!);
  const tests = ["test/os", "test/e2e"]
    .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8")))
    .join("\n");
  expect(titles.length).toBeGreaterThan(35);
  expect(titles.filter((title) => !tests.includes(`("${title}"`))).toEqual([]);
});
