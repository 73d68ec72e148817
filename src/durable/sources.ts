// What the environment of a phone looks up on this platform.
import { brandCalled } from "../brands/chosen.ts";
import type { Sources } from "../env/plan.ts";
import type { SuiteTask } from "../contract/suite.ts";
import { suiteKeyOf } from "../env/suites.ts";
import { shelfOf, type Bindings } from "./bindings.ts";
import { worldOf } from "./world.ts";

/** A task of a suite that this server keeps; null where it keeps none of this id. */
export const suiteTaskOf =
  (env: Pick<Bindings, "SUITES">) =>
  async (id: string): Promise<SuiteTask | null> => {
    const key = suiteKeyOf(id);
    const text = key && (await shelfOf(env, key.suite).taskText(key.task));
    return text === null ? null : (JSON.parse(text) as SuiteTask);
  };

export const sourcesOf = (env: Bindings, snapshotText: Sources["snapshotText"]): Sources => ({
  world: worldOf(env),
  brand: brandCalled(env.BRAND),
  suiteTask: suiteTaskOf(env),
  snapshotText,
});
