// Selects tasks: either the tasks of a suite in a file, or built-in tasks.
import type { Lang } from "#contract/env.ts";
import type { Suite } from "#contract/suite.ts";
import { tasks } from "#tasks/catalog.ts";
import { planEpisodes, type PlanRow, type Selection } from "../run/plan.ts";
import { RunError } from "../run/run-error.ts";
import { readSuite } from "../run/suites.ts";
import type { Subject } from "./filter.ts";
import { suiteTaskId } from "./order.ts";

export interface SubjectsOptions {
  /** The path of the suite's file, or null for built-in tasks. */
  readonly suite: string | null;
  /** The language for built-in tasks. Tasks of a suite have their own locale and seed. */
  readonly locale: Lang;
  readonly selection: Selection;
}
export interface Subjects {
  readonly subjects: readonly Subject[];
  readonly suite: Suite | null;
}
/** `rows` are the built-in tasks. Throws RunError if no task matches, or if the file does not contain a suite. */
export function selectSubjects({ suite: path, locale, selection }: SubjectsOptions, rows = builtInRows()): Subjects {
  if (path !== null) {
    const suite = readSuite(path);
    if (suite.tasks.length === 0) throw new RunError(`${path} has no tasks`);
    const subjects = suite.tasks.map(({ id, start }) => ({
      task: suiteTaskId(suite, id),
      seed: start.seed,
      locale: start.locale,
    }));
    return { subjects, suite };
  }
  const subjects = planEpisodes(rows, selection).map(({ task, seed }) => ({ task, seed, locale }));
  if (subjects.length === 0) throw new RunError("No task fits: see ./phonebooth tasks");
  return { subjects, suite: null };
}

const builtInRows = (): PlanRow[] => [...tasks].map(([id, { split }]) => ({ id, split }));
