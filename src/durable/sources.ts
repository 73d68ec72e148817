// Data sources of a phone's environment on this platform.
import { getBrand } from "#brands/lookup.ts";
import type { EnvironmentSources } from "#env/plan.ts";
import type { SuiteTask } from "#contract/suite.ts";
import { parseSuiteTaskId } from "#env/suites.ts";
import { suiteStub, type Bindings } from "./bindings.ts";
import { worldReader } from "./world.ts";

/** Loads a task of a stored suite. Returns null if the task does not exist. */
export const suiteTaskLoader =
  (env: Pick<Bindings, "SUITES">) =>
  async (id: string): Promise<SuiteTask | null> => {
    const key = parseSuiteTaskId(id);
    const text = key && (await suiteStub(env, key.suite).taskText(key.task));
    return text === null ? null : (JSON.parse(text) as SuiteTask);
  };

export const phoneSources = (env: Bindings, snapshotText: EnvironmentSources["snapshotText"]): EnvironmentSources => ({
  world: worldReader(env),
  brand: getBrand(env.BRAND),
  suiteTask: suiteTaskLoader(env),
  snapshotText,
});
