// The list of environments, and an environment's position in the page queue.
import * as v from "valibot";
import { EpisodeEnd, TaskId } from "./env.ts";
import { integerParam } from "./query.ts";
import { GraphId } from "./graph.ts";

/** The position of an environment's call that waits for a page. */
export const Place = v.strictObject({
  /**
   * The number of calls that are served before the environment's call; null if none of the environment's calls waits.
   */
  place: v.nullable(v.number()),
  /** The number of waiting calls and the maximum of that number. */
  waiting: v.number(),
  most: v.number(),
});
export type Place = v.InferOutput<typeof Place>;

export const ListQuery = v.strictObject({
  limit: v.exactOptional(integerParam(1, 1000)),
  cursor: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
  status: v.exactOptional(v.picklist(["running", "done", "away"])),
  task: v.exactOptional(TaskId),
});
export type ListQuery = v.InferOutput<typeof ListQuery>;
export const EnvRow = v.strictObject({
  id: v.string(),
  task: v.nullable(v.string()),
  /** The graph of the phone; missing if the phone is not on a graph. */
  graph: v.exactOptional(GraphId),
  step: v.number(),
  status: v.picklist(["running", "done", "away"]),
  outcome: v.exactOptional(EpisodeEnd),
  created: v.string(),
  touched: v.string(),
});
export type EnvRow = v.InferOutput<typeof EnvRow>;
export const EnvList = v.strictObject({ envs: v.array(EnvRow), next: v.exactOptional(v.string()) });
export type EnvList = v.InferOutput<typeof EnvList>;
