// The order in which tasks are learned. `curriculum` writes the file and a trainer reads it.
import * as v from "valibot";
import { Lang, Seed, TaskId } from "./env.ts";
import { SuiteName } from "./suite.ts";

/**
 * What the tasks are ordered by: the steps of the filter's dialogue, the calls of the pruned walk, the steps of the
 * solution, or chance.
 */
export const CurriculumBy = v.picklist(["simulated", "pruned", "oracle", "uniform"]);
export type CurriculumBy = v.InferOutput<typeof CurriculumBy>;

export const Curriculum = v.strictObject({
  format: v.literal("phonebooth-curriculum-1"),
  by: CurriculumBy,
  seed: Seed,
  /** The suite of the tasks; null for the tasks that every server has. */
  suite: v.nullable(SuiteName),
  tasks: v.array(
    v.strictObject({
      task: TaskId,
      seed: Seed,
      locale: Lang,
      /** Null where nothing was counted, that is in a random order. */
      steps: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
});
export type Curriculum = v.InferOutput<typeof Curriculum>;
