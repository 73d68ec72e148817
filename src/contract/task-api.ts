// Tasks by split and index, in the form that OpenEnv and ORS clients request. The answers never contain parameters,
// checks or solutions.
import * as v from "valibot";
import { acceptNumericText } from "./numeric-text.ts";

/** The server offers only this one environment. */
export const environmentName = "phonebooth";

const split = v.pipe(v.string(), v.maxLength(60));
const index = v.pipe(v.number(), v.integer());
export const SplitBody = v.strictObject({ split });
export const SplitIndexBody = acceptNumericText(v.strictObject({ split, index }));
/** A slice from index `start` up to, but not including, index `stop`. Negative indexes count from the end. */
export const SplitRangeBody = acceptNumericText(
  v.strictObject({ split, start: v.nullish(index), stop: v.nullish(index) }),
);

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
