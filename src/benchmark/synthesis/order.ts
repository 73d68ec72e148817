// Orders tasks for learning by a number of steps. These are the steps of the filter's dialogue, of the shortened walk,
// or of the solution.
import type { Curriculum, CurriculumBy } from "#contract/curriculum.ts";
import type { Suite } from "#contract/suite.ts";
import { curriculum } from "#learn/curriculum.ts";
import { RunError } from "../run/run-error.ts";
import type { FilterLine, Subject } from "./filter.ts";

export interface OrderOptions {
  readonly by: CurriculumBy;
  /** The seed of a random order. */
  readonly seed: number;
  readonly subjects: readonly Subject[];
  /** The suite to which the subjects belong, or null for built-in tasks. */
  readonly suite: Suite | null;
  /** Dialogues of the filter. Only subjects that the filter admitted are kept. If null, all subjects are kept. */
  readonly dialogues: readonly FilterLine[] | null;
  /**
   * Returns the number of steps of a subject's solution, as the phone counts steps. Returns null if the solution fails.
   * Used for `by: "oracle"`.
   */
  readonly solutionSteps?: (subject: Subject) => number | null;
}

/**
 * Orders subjects randomly if `by` is "uniform". Otherwise orders them by ascending number of steps, then by id. Throws
 * RunError if data for the order is missing, or if no subject is left.
 */
export function orderSubjects({ by, seed, subjects, suite, dialogues, solutionSteps }: OrderOptions): Curriculum {
  if (by === "simulated" && !dialogues)
    throw new RunError("--by simulated needs --filter, the file with the dialogues");
  if (by === "pruned" && !suite) throw new RunError("--by pruned needs a suite: built-in tasks have no walk");
  const simulated = new Map(
    (dialogues ?? [])
      .filter(({ admitted, twin }) => admitted && twin === null)
      .map((line) => [subjectKey(line), line.steps]),
  );
  const calls = new Map(suite?.tasks.map(({ id, oracle }) => [suiteTaskId(suite, id), oracle.length]));
  const stepsOf = (subject: Subject): number | null => {
    if (by === "uniform") return 0;
    if (by === "simulated") return simulated.get(subjectKey(subject)) ?? null;
    return by === "pruned" ? (calls.get(subject.task) ?? null) : (solutionSteps?.(subject) ?? null);
  };
  const kept = subjects
    .filter((subject) => !dialogues || simulated.has(subjectKey(subject)))
    .flatMap((subject) => {
      const steps = stepsOf(subject);
      return steps === null ? [] : [{ id: subjectKey(subject), steps, subject }];
    });
  if (kept.length === 0) throw new RunError("No task is left to put in order");
  return {
    format: "phonebooth-curriculum-1",
    by,
    seed,
    suite: suite?.name ?? null,
    tasks: curriculum(kept, by === "uniform" ? "uniform" : "ascending", seed).map(({ steps, subject }) => ({
      task: subject.task,
      seed: subject.seed,
      locale: subject.locale,
      steps: by === "uniform" ? null : steps,
    })),
  };
}

/** Returns the id of a task of a suite. The name of the suite makes the id unique among suites. */
export const suiteTaskId = ({ name }: Pick<Suite, "name">, id: string): string => `suite/${name}/${id}`;

const subjectKey = ({ task, seed, locale }: Subject): string => `${task} ${seed} ${locale}`;
