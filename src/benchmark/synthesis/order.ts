// Tasks in the order in which they are learnt: by what the filter's dialogues, the pruned walks or the solutions took.
import type { Curriculum, CurriculumBy } from "../../contract/curriculum.ts";
import type { Suite } from "../../contract/suite.ts";
import { curriculum } from "../../learn/curriculum.ts";
import { RunError } from "../run/run-error.ts";
import type { FilterLine, Subject } from "./filter.ts";

export interface OrderWish {
  readonly by: CurriculumBy;
  /** Draws of an order by chance. */
  readonly seed: number;
  readonly subjects: readonly Subject[];
  /** That the subjects are of; null for built-in tasks. */
  readonly suite: Suite | null;
  /** Dialogues of the filter: only what they admitted is kept. Null keeps everything. */
  readonly dialogues: readonly FilterLine[] | null;
  /** Steps of each subject's solution, as the phone counts them; for `by: "oracle"`. Null where it does not hold. */
  readonly played?: (subject: Subject) => number | null;
}

/** Ascending steps, ties by id; or by chance. Throws RunError where what it goes by is missing, or nothing is left. */
export function orderOf({ by, seed, subjects, suite, dialogues, played }: OrderWish): Curriculum {
  if (by === "simulated" && !dialogues) throw new RunError("--by simulated needs --filter: what the dialogues took");
  if (by === "pruned" && !suite) throw new RunError("--by pruned needs a suite: built-in tasks come of no walk");
  const simulated = new Map(
    (dialogues ?? []).filter(({ admitted, twin }) => admitted && twin === null).map((line) => [idOf(line), line.steps]),
  );
  const calls = new Map(suite?.tasks.map(({ id, oracle }) => [suiteTaskId(suite, id), oracle.length]));
  const stepsOf = (subject: Subject): number | null => {
    if (by === "uniform") return 0;
    if (by === "simulated") return simulated.get(idOf(subject)) ?? null;
    return by === "pruned" ? (calls.get(subject.task) ?? null) : (played?.(subject) ?? null);
  };
  const kept = subjects
    .filter((subject) => !dialogues || simulated.has(idOf(subject)))
    .flatMap((subject) => {
      const steps = stepsOf(subject);
      return steps === null ? [] : [{ id: idOf(subject), steps, subject }];
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

/** What a suite's task is called where there are others. */
export const suiteTaskId = ({ name }: Pick<Suite, "name">, id: string): string => `suite/${name}/${id}`;

const idOf = ({ task, seed, locale }: Subject): string => `${task} ${seed} ${locale}`;
