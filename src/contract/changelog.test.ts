// Tests that the changelog has an entry for each version, and that the entry contains the changes and whether scores
// change.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { versions } from "./version.ts";

test("the newest entry of the changelog names the current versions", () => {
  const text = readFileSync(join(import.meta.dirname, "../../CHANGELOG.md"), "utf8");
  const [, newest] = /^## (.+)$/m.exec(text) ?? [];
  const { harness, task_set: taskSet, world, apps, contract } = versions;
  expect(newest).toBe(`harness ${harness}, task set ${taskSet}, world ${world}, apps ${apps}, contract ${contract}`);
});
