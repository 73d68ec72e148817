// Only the sources that affect a proof of a task decide whether the task counts as proved, and a run skips only proved
// tasks.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { tasks } from "#tasks/catalog.ts";
import { root } from "../env.ts";
import {
  coreTasks,
  planKernelProofs,
  planPageProofs,
  pathsOfProof,
  proofKinds,
  type ProofPlan,
} from "./proof-record.ts";

const task = "notes/pin-among-drafts";

it("a kernel proof depends on the task, its imports and the files that every proof needs", () => {
  const paths = pathsOfProof(task, "kernel");
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

it("a page proof depends on the screens of the task's apps, but not on the files that all tasks share", () => {
  const paths = pathsOfProof(task, "page");
  expect(paths).toEqual(
    expect.arrayContaining([`tasks/${task}.ts`, "src/apps/notes/screens/list.tsx", "src/apps/notes/commands.ts"]),
  );
  expect(paths.filter((path) => /^src\/(os|ui|judge|state|durable)\/|^src\/apps\/gallery\//.test(path))).toEqual([]);
});

it("a played proof also depends on the files that draw and play every task", () => {
  const [paths, page] = [pathsOfProof(task, "played"), pathsOfProof(task, "page")];
  expect(paths).toEqual(
    expect.arrayContaining([
      ...page,
      "src/os/kernel.ts",
      "src/ui/kit/rows.css",
      "src/ui/shell/keyboard.tsx",
      "src/benchmark/oracle/episode.ts",
    ]),
  );
  expect(paths.filter((path) => /^src\/ui\/console\/|^src\/apps\/gallery\/|\.test\.ts$/.test(path))).toEqual([]);
});

describe("the record", () => {
  const lines = readFileSync(join(root, "tasks/proved.txt"), "utf8").trim().split("\n");
  it("has at most one line per existing task and kind, in order", () => {
    for (const line of lines) {
      expect(line).toMatch(new RegExp(`^\\S+ (${proofKinds.join("|")}) [0-9a-f]{16}$`));
      expect(tasks.has(line.split(" ")[0]!), line).toBe(true);
    }
    const named = lines.map((line) => line.slice(0, line.lastIndexOf(" ")));
    expect(new Set(named).size).toBe(lines.length);
    expect(lines).toEqual(lines.toSorted());
  });
});

const ids = [...tasks.keys()];
const suiteOf = (id: string): string => id.slice(0, id.indexOf("/"));
const allTasks = ({ full, brief, skipped }: ProofPlan): string[] => [...full, ...brief, ...skipped].toSorted();

describe("the core", () => {
  const core = coreTasks();
  it("contains tasks of every suite, and less than a fifth of all tasks", () => {
    expect(new Set([...core].map(suiteOf))).toEqual(new Set(ids.map(suiteOf)));
    expect(core.size).toBeLessThan(ids.length / 5);
  });
  it("of one suite does not depend on other suites", () => {
    const own = ids.filter((id) => suiteOf(id) === "across");
    expect([...coreTasks(own)]).toEqual([...core].filter((id) => suiteOf(id) === "across"));
  });
});

describe("a run", () => {
  const core = coreTasks();
  const changed = ids.find((id) => !core.has(id))!;
  it("proves changed tasks in full and core tasks briefly, and skips proved tasks", () => {
    const plan = planKernelProofs(false, (id) => id !== changed);
    expect(plan.full).toEqual([changed]);
    expect(new Set(plan.brief)).toEqual(core);
    expect(allTasks(plan)).toEqual(ids.toSorted());
  });
  it("skips no task that is not proved", () => {
    expect(planKernelProofs(false, () => false).full).toEqual(ids);
    const { full, skipped } = planPageProofs(false, () => false);
    expect(full.length).toBeGreaterThan(0);
    expect(skipped).toEqual([]);
  });
  it("plays changed tasks and the core in full, tasks not played with this kit once, and skips the rest", () => {
    const other = ids.findLast((id) => !core.has(id))!;
    const plan = planPageProofs(false, (id, kind) => (kind === "page" ? id !== changed : id !== other));
    expect(plan.full).toContain(changed);
    expect(plan.full.filter((id) => id !== changed && !core.has(id))).toEqual([]);
    expect(plan.brief).toContain(other);
    expect(plan.skipped.filter((id) => core.has(id) || id === changed || id === other)).toEqual([]);
    expect(plan.skipped.length).toBe(ids.length - core.size - 2);
    expect(allTasks(plan)).toEqual(ids.toSorted());
  });
  it("skips tasks that were played with the current sources, even if most lack a full proof", () => {
    const plan = planPageProofs(false, (_, kind) => kind === "played");
    expect(plan.full.length).toBeGreaterThanOrEqual(8);
    expect(plan.brief.filter((id) => !core.has(id))).toEqual([]);
    expect(plan.skipped.length).toBeGreaterThan(ids.length / 2);
    expect(allTasks(plan)).toEqual(ids.toSorted());
  });
  it("of all tasks skips nothing", () => {
    for (const plan of [
      planKernelProofs(true, () => true),
      planPageProofs(true, () => true),
      planPageProofs(true, () => false),
    ]) {
      expect(plan.skipped).toEqual([]);
      expect(allTasks(plan)).toEqual(ids.toSorted());
    }
    expect(planKernelProofs(true, () => true).full).toEqual(ids);
    expect(planPageProofs(true, () => false).full).toEqual(ids);
  });
});
