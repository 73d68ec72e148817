// Which tasks are meant: those of a suite in a file, or built-in ones.
import type { Lang } from "../../contract/env.ts";
import type { Suite } from "../../contract/suite.ts";
import { tasks } from "../../../tasks/book.ts";
import { planOf, type Row, type Selection } from "../run/plan.ts";
import { RunError } from "../run/run-error.ts";
import { suiteFrom } from "../run/suites.ts";
import type { Subject } from "./filter.ts";
import { suiteTaskId } from "./order.ts";

export interface SubjectsWish {
  /** A file; null for built-in tasks. */
  readonly suite: string | null;
  /** Of built-in tasks: the others know their own, and their seed. */
  readonly locale: Lang;
  readonly selection: Selection;
}
export interface Subjects {
  readonly subjects: readonly Subject[];
  readonly suite: Suite | null;
}
/** `rows`: the built-in tasks there are. Throws RunError where none fits, or the file holds no suite. */
export function subjectsOf({ suite: path, locale, selection }: SubjectsWish, rows = builtIn()): Subjects {
  if (path !== null) {
    const suite = suiteFrom(path);
    if (suite.tasks.length === 0) throw new RunError(`${path} holds no task`);
    const subjects = suite.tasks.map(({ id, start }) => ({
      task: suiteTaskId(suite, id),
      seed: start.seed,
      locale: start.locale,
    }));
    return { subjects, suite };
  }
  const subjects = planOf(rows, selection).map(({ task, seed }) => ({ task, seed, locale }));
  if (subjects.length === 0) throw new RunError("No task fits: see ./phonebooth tasks");
  return { subjects, suite: null };
}

const builtIn = (): Row[] => [...tasks].map(([id, { split }]) => ({ id, split }));
