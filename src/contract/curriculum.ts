// An order in which tasks are learnt, as `curriculum` writes it and whoever trains reads it.
import * as v from "valibot";
import { Lang, Seed, TaskId } from "./env.ts";
import { SuiteName } from "./suite.ts";

/** By what tasks are ordered: steps that the filter's dialogue took, calls of the pruned walk, steps of the solution; or by chance. */
export const CurriculumBy = v.picklist(["simulated", "pruned", "oracle", "uniform"]);
export type CurriculumBy = v.InferOutput<typeof CurriculumBy>;

export const Curriculum = v.strictObject({
  format: v.literal("phonebooth-curriculum-1"),
  by: CurriculumBy,
  seed: Seed,
  /** The suite that the tasks are of; null for tasks that every server has. */
  suite: v.nullable(SuiteName),
  tasks: v.array(
    v.strictObject({
      task: TaskId,
      seed: Seed,
      locale: Lang,
      /** Null where nothing was counted: in an order by chance. */
      steps: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))),
    }),
  ),
});
export type Curriculum = v.InferOutput<typeof Curriculum>;
