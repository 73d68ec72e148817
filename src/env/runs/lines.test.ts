// Tests lines. With hidden seeds, a line reveals only the score and not the instance. A line that is too long loses
// texts but no facts.
import { expect, test } from "vitest";
import * as v from "valibot";
import { summaryOf } from "#benchmark/metrics/summary.ts";
import { RunLine } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import { versions } from "#contract/version.ts";
import { listTasks } from "#tasks/catalog.ts";
import { makeLine, hideSeed } from "./lines.ts";
import type { EpisodeRow, RunSpec } from "./records.ts";

const [task] = listTasks();
const made = { ...versions, world_data: null, judge: "0", brand: "reference", commit: null };
const spec = (hidden: boolean): RunSpec => ({
  id: "run_12345678",
  agent: { name: "x" },
  digest: "",
  owner: null,
  created: 0,
  covers: null,
  hidden,
  tasks: 1,
  seeds: [1],
  trials: 1,
  locale: "en",
  device: { width: 360, height: 800, dpr: 3 },
  elements: false,
  reward: null,
  versions: made,
});
const row: EpisodeRow = {
  n: 1,
  task: task!.id,
  seed: 1_234_567_890,
  seedIndex: 1,
  trial: 1,
  status: "dealt",
  tries: 1,
  env: "env_12345678",
  heard: 0,
};
const verdict: Verdict = {
  success: false,
  goal: true,
  clean: false,
  progress: 0.75,
  checks: [{ name: "the note is there", passed: true, keeps: false, detail: "SECRET note" }],
  side_effects: [
    { path: "/apps/notes/notes/SECRET/title", kind: "changed", before: "SECRET", after: ["SECRET"], app: "notes" },
  ],
  answer: [{ field: "total", given: "SECRET", passed: true, expected: "SECRET" }],
  outcome: "complete",
  steps: 7,
  reward: { value: 0.5, factors: {} },
  metrics: { sr: 0, pr: 0.75, fc: 1, use: 1, ot: 0 },
};
const ending = {
  kind: "judged",
  verdict,
  budget: 15,
  instruction: "Find SECRET",
  hash: "SECRET hash",
  versions: made,
  log: '{"SECRET":1}',
} as const;

test("a hidden line contains no text of its instance, and has the same scores as the full line", async () => {
  const whole = await makeLine(spec(true), row, ending, "secret");
  const line = hideSeed(v.parse(RunLine, whole));
  const text = JSON.stringify(v.parse(RunLine, line));
  expect(text).not.toContain("SECRET");
  expect(text).not.toContain(String(row.seed));
  expect(line).toMatchObject({ seed: null, seed_index: 1, instruction: null, state_hash: null });
  expect(summaryOf([line], 0)).toEqual(summaryOf([whole!], 0));
});

test("the hash of a hidden log depends on the secret", async () => {
  const sealed = async (secret: string | undefined, hidden = true): Promise<string | undefined> =>
    (await makeLine(spec(hidden), row, ending, secret))?.log_sha256;
  expect(await sealed("a")).toMatch(/^[0-9a-f]{64}$/);
  expect(await sealed("a")).toBe(await sealed("a"));
  expect(new Set([await sealed("a"), await sealed("b"), await sealed(undefined, false)]).size).toBe(3);
  expect(await sealed(undefined)).toBeUndefined();
});

test("a line contains no expected answers", async () => {
  const line = await makeLine(spec(false), row, ending, undefined);
  expect(line!.answer).toEqual([{ field: "total", given: "SECRET", passed: true }]);
});

test("a line with very many side effects is cut to the size of a row", async () => {
  const effects = Array.from({ length: 3000 }, (_, i) => ({
    path: `/apps/notes/notes/n${i}`,
    kind: "removed" as const,
    before: "x".repeat(500),
  }));
  const line = await makeLine(
    spec(false),
    row,
    { ...ending, verdict: { ...verdict, side_effects: effects } },
    undefined,
  );
  expect(line!.clean).toBe(false);
  expect(line!.side_effects).toHaveLength(500);
  expect(JSON.stringify(line).length).toBeLessThan(400_000);
});
