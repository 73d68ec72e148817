// The order in which tasks are learned. The command `curriculum` writes the file, and a trainer reads it.
import * as v from "valibot";
import { Lang, Seed, TaskId } from "./env.ts";
import { SuiteName } from "./suite.ts";

/**
 * The order of the tasks: by the steps of the filter's dialogue, by the calls of the shortened walk, by the steps of
 * the solution, or random.
 */
export const CurriculumBy = v.picklist(["simulated", "pruned", "oracle", "uniform"]);
export type CurriculumBy = v.InferOutput<typeof CurriculumBy>;

export const Curriculum = v.strictObject({
  format: v.literal("phonebooth-curriculum-1"),
  by: CurriculumBy,
  seed: Seed,
  /** The suite to which the tasks belong, or null for the tasks that every server has. */
  suite: v.nullable(SuiteName),
  tasks: v.array(
    v.strictObject({
      task: TaskId,
      seed: Seed,
      locale: Lang,
      /** The number of steps, or null if nothing was counted, as in a random order. */
      steps: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
});
export type Curriculum = v.InferOutput<typeof Curriculum>;
