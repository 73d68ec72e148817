// A task counts as proved by its own sources and by no others.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { tasks } from "../tasks/book.ts";
import { root } from "./env.ts";
import { pathsOf } from "./proved.ts";

const task = "notes/pin-among-drafts";

it("rests on what the task imports, on what that imports, and on what every proof needs", () => {
  const paths = pathsOf(task, "kernel");
  expect(paths).toEqual(
    expect.arrayContaining([
      `tasks/${task}.ts`,
      "tasks/kit/notes.ts",
      "src/apps/notes/commands.ts",
      "src/judge/judge.ts",
      "src/os/kernel.ts",
      "src/benchmark/verify/near-misses.ts",
    ]),
  );
  expect(
    paths.filter((path) => /^tasks\/(?!notes\/pin|kit\/)|^src\/apps\/(weather|gallery|files)\//.test(path)),
  ).toEqual([]);
  expect(paths.some((path) => path.endsWith(".tsx"))).toBe(false);
});

it("rests on its apps' screens where a page is played, and not on what all tasks are played with", () => {
  const paths = pathsOf(task, "page");
  expect(paths).toEqual(
    expect.arrayContaining([`tasks/${task}.ts`, "src/apps/notes/screens/list.tsx", "src/apps/notes/commands.ts"]),
  );
  expect(paths.filter((path) => /^src\/(os|ui|judge|state|durable)\/|^src\/apps\/gallery\//.test(path))).toEqual([]);
});

it("has lines for tasks that there are", () => {
  const lines = readFileSync(join(root, "tasks/proved.txt"), "utf8").trim().split("\n");
  for (const line of lines) {
    expect(line).toMatch(/^\S+ (kernel|page) [0-9a-f]{16}$/);
    expect([...tasks.keys()]).toContain(line.split(" ")[0]);
  }
});
