import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { evidenceSeed } from "#benchmark/difficulty/evidence.ts";
import { draw, getTask, tasks } from "#tasks/catalog.ts";
import { root } from "../env.ts";
import { formatTaskPage, pictureName, picturesFolder, readCatalog, taskPage } from "./task-page.ts";
import { localWorld } from "./world-file.ts";

const catalog = readCatalog();
const stale = "run ./phonebooth catalog";

test("the evidence covers every task in its current revision, and no other task", () => {
  const revisions = Object.fromEntries([...tasks.keys()].map((id) => [id, getTask(id).revision]));
  expect(Object.fromEntries(Object.entries(catalog).map(([id, { revision }]) => [id, revision])), stale).toEqual(
    revisions,
  );
  expect(readdirSync(join(root, picturesFolder)).toSorted(), stale).toEqual(
    [...tasks.keys()].map(pictureName).toSorted(),
  );
});
test("the instructions in the catalog are those of the tasks", { timeout: 120_000 }, async () => {
  const world = await localWorld();
  for (const [id, { en, zh }] of Object.entries(catalog)) {
    const [english, chinese] = await Promise.all(
      (["en", "zh-CN"] as const).map((lang) => draw(id, evidenceSeed, lang, world)),
    );
    expect([id, en, zh], stale).toEqual([id, english!.instruction, chinese!.instruction]);
  }
});
test("docs/tasks.md is made from the catalog", { timeout: 120_000 }, () => {
  expect(existsSync(join(root, taskPage))).toBe(true);
  expect(readFileSync(join(root, taskPage), "utf8") === formatTaskPage(catalog), stale).toBe(true);
});
