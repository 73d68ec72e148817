// Tasks by split and index, as OpenEnv's and ORS's clients ask for them. Never parameters, checks or answers.
import * as v from "valibot";
import { takingNumericText } from "./numeric-text.ts";

/** What there is here is one environment. */
export const environmentName = "phonebooth";

const split = v.pipe(v.string(), v.maxLength(60));
const index = v.pipe(v.number(), v.integer());
export const OfSplit = v.strictObject({ split });
export const AtIndex = takingNumericText(v.strictObject({ split, index }));
/** As a slice: from `start` to before `stop`; what is negative counts from the end. */
export const InRange = takingNumericText(v.strictObject({ split, start: v.nullish(index), stop: v.nullish(index) }));

export const Splits = v.array(v.strictObject({ name: v.string(), type: v.picklist(["train", "validation", "test"]) }));
export const SplitTask = v.strictObject({
  id: v.string(),
  split: v.string(),
  index: v.number(),
  apps: v.array(v.string()),
  difficulty: v.string(),
  budget: v.number(),
});
export type SplitTask = v.InferOutput<typeof SplitTask>;
export const SplitTasks = v.strictObject({ tasks: v.array(SplitTask), env_name: v.exactOptional(v.string()) });
