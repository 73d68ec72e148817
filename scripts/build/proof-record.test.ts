// A task counts as proved by its own sources only, and a run skips nothing else.
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

it("rests on what the task imports, on what that imports, and on what every proof needs", () => {
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

it("rests on its apps' screens where a page is played, and not on what all tasks are played with", () => {
  const paths = pathsOfProof(task, "page");
  expect(paths).toEqual(
    expect.arrayContaining([`tasks/${task}.ts`, "src/apps/notes/screens/list.tsx", "src/apps/notes/commands.ts"]),
  );
  expect(paths.filter((path) => /^src\/(os|ui|judge|state|durable)\/|^src\/apps\/gallery\//.test(path))).toEqual([]);
});

it("rests on what draws and plays every task, too, where the task was played once", () => {
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
  it("has one line of a kind for a task that there is, in order", () => {
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
  it("is some tasks of every suite, and few of them all", () => {
    expect(new Set([...core].map(suiteOf))).toEqual(new Set(ids.map(suiteOf)));
    expect(core.size).toBeLessThan(ids.length / 5);
  });
  it("of a suite does not change with other suites", () => {
    const own = ids.filter((id) => suiteOf(id) === "across");
    expect([...coreTasks(own)]).toEqual([...core].filter((id) => suiteOf(id) === "across"));
  });
});

describe("a run", () => {
  const core = coreTasks();
  const changed = ids.find((id) => !core.has(id))!;
  it("proves in full what has changed, in brief the core, and leaves out what is proved", () => {
    const plan = planKernelProofs(false, (id) => id !== changed);
    expect(plan.full).toEqual([changed]);
    expect(new Set(plan.brief)).toEqual(core);
    expect(allTasks(plan)).toEqual(ids.toSorted());
  });
  it("leaves out nothing that is not proved", () => {
    expect(planKernelProofs(false, () => false).full).toEqual(ids);
    const { full, skipped } = planPageProofs(false, () => false);
    expect(full.length).toBeGreaterThan(0);
    expect(skipped).toEqual([]);
  });
  it("plays what has changed in full, the core, and once what was not played with this kit", () => {
    const other = ids.findLast((id) => !core.has(id))!;
    const plan = planPageProofs(false, (id, kind) => (kind === "page" ? id !== changed : id !== other));
    expect(plan.full).toContain(changed);
    expect(plan.full.filter((id) => id !== changed && !core.has(id))).toEqual([]);
    expect(plan.brief).toContain(other);
    expect(plan.skipped.filter((id) => core.has(id) || id === changed || id === other)).toEqual([]);
    expect(plan.skipped.length).toBe(ids.length - core.size - 2);
    expect(allTasks(plan)).toEqual(ids.toSorted());
  });
  it("of everything leaves nothing out", () => {
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
