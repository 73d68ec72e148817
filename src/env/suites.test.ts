import { expect, it } from "vitest";
import { phone } from "#apps/phone.ts";
import { defaultBrand } from "#brands/lookup.ts";
import type { EpisodeBody } from "#contract/env.ts";
import type { Suite, SuiteTask } from "#contract/suite.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { applyPatches, type Patch } from "#state/patch.ts";
import { Refusal } from "./answer.ts";
import { planEpisode, planFromSnapshot, type EnvironmentSources } from "./plan.ts";
import { checkUploadedFile, addDigest, formatSnapshot } from "./snapshot.ts";
import { findSuiteFault, parseSuiteTaskId, suiteTaskInfo } from "./suites.ts";

const path = "/os/settings/sound/lockSounds";
const task: SuiteTask = {
  id: "lock-sounds",
  apps: ["settings"],
  instruction: { en: "Silence the lock sounds in {app.settings}" },
  start: { seed: 4, locale: "en", patches: [{ op: "replace", path: ["os", "battery", "level"], value: 33 }] },
  checks: [{ that: "lock sounds are off", path, kind: "changed", value: false }],
  allow: [path],
  oracle: [{ call: "open", args: ["settings"] }],
  budget: 15,
  difficulty: "L1",
  provenance: { walk: "none", from: 0, to: 0, seed: 4, steps: 0, calls: 1, model: null },
};
const suite: Suite = { format: "phonebooth-suite-1", name: "sounds", tasks: [task] };
const id = "suite/sounds/lock-sounds";
const sourcesWith = (kept: SuiteTask | null, snapshot = ""): EnvironmentSources => ({
  world: { read: () => Promise.reject(new Error("nothing of this reads the world")) },
  brand: defaultBrand,
  suiteTask: async (asked) => (asked === id ? kept : null),
  snapshotText: async () => snapshot,
});
const refusal = (body: EpisodeBody, kept: SuiteTask | null = task): Promise<string> =>
  planEpisode(body, 1, sourcesWith(kept)).then(
    () => expect.fail("it was planned"),
    (error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      return `${error.problem.status} ${error.problem.issues?.[0]?.path}: ${error.problem.issues?.[0]?.message}`;
    },
  );

it("sets a phone up for a suite's task, and continues from a snapshot without the suite", async () => {
  const history = await planEpisode({ task: id, seed: 3 }, 1, sourcesWith(task));
  expect(history.episode.task).toMatchObject({
    id,
    seed: 3,
    instruction: "Silence the lock sounds in Settings",
    budget: 15,
  });
  const state = applyPatches(phone.boot(history.episode.boot), JSON.parse(history.start) as Patch[]);
  expect(state.os.battery.level).toBe(33);
  const text = formatSnapshot(history, { version: 0, step: 0, hash: hashOf(state as unknown as Json) });
  const kept = checkUploadedFile(JSON.parse(addDigest(text)));
  const again = await planFromSnapshot("a", 2, { elements: false }, sourcesWith(null, kept));
  expect(again.episode.task).toEqual(history.episode.task);
});
it("refuses invalid requests, by path", async () => {
  expect(await refusal({ task: "suite/sounds/none" })).toBe("404 task: No such task");
  expect(await refusal({ task: id, locale: "zh-CN" })).toBe(
    "422 locale: Expected en, the language in which this task starts",
  );
  expect(await refusal({ task: id, split: "train" })).toBe(
    "422 split: Leave this field out: a task of a suite belongs to no split",
  );
  const starting = (value: Json, at = "level"): SuiteTask => ({
    ...task,
    start: { ...task.start, patches: [{ op: "replace", path: ["os", "battery", at], value }] },
  });
  expect(await refusal({ task: id }, starting(3, "nothing"))).toBe(
    "422 task: The patches of the task's start do not apply to a new phone",
  );
  expect(await refusal({ task: id }, starting("full"))).toMatch(
    "422 task: The task's start is not a valid phone: os.battery.level",
  );
});
it("finds faults of a suite, parses its task ids, and describes a task", () => {
  expect(findSuiteFault(suite)).toBeNull();
  expect(findSuiteFault({ ...suite, name: "notes" })?.path).toBe("name");
  expect(findSuiteFault({ ...suite, tasks: [] })?.path).toBe("tasks");
  expect(findSuiteFault({ ...suite, tasks: [task, { ...task, id: "b", apps: ["nothing"] }] })?.path).toBe(
    "tasks.1.apps",
  );
  expect(parseSuiteTaskId(id)).toEqual({ suite: "sounds", task: "lock-sounds" });
  expect([parseSuiteTaskId("notes/pin"), parseSuiteTaskId("suite/a/b/c"), parseSuiteTaskId("suite/a")]).toEqual([
    null,
    null,
    null,
  ]);
  expect(suiteTaskInfo("sounds", task)).toMatchObject({ id, suite: "sounds", scope: "S1", budget: 15, instances: 1 });
});
