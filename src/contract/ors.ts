// The Open Reward Standard: the requests of its clients. The answers are streams of events.
import * as v from "valibot";
import { EpisodeBody } from "./env.ts";
import { JsonObject } from "./json.ts";
import { acceptNumericText } from "./numeric-text.ts";

const { task, seed, locale } = EpisodeBody.entries;
/** A task from the server's list, and the other fields that a client may set. */
export const TaskSpec = v.looseObject({ id: task.wrapped, seed, locale });
export const OrsCreate = acceptNumericText(
  v.pipe(
    v.strictObject({
      env_name: v.nullish(v.string()),
      task_spec: v.nullish(TaskSpec),
      split: v.nullish(v.string()),
      index: v.nullish(v.pipe(v.number(), v.integer())),
      /** Unused, because this server needs no secrets. */
      secrets: v.nullish(v.record(v.string(), v.string())),
    }),
    v.check(({ task_spec: spec, split, index }) => {
      const bySplit = split != null && index != null;
      return (spec != null) !== bySplit && (split == null) === (index == null);
    }, "Expected either task_spec, or both split and index"),
  ),
);
/** `task_id`: the id of a call whose answer was lost. */
export const OrsCall = v.strictObject({
  name: v.string(),
  input: JsonObject,
  task_id: v.nullish(v.pipe(v.string(), v.regex(/^[\x21-\x7e]{1,100}$/, "Expected 1 to 100 visible characters"))),
});
export type OrsCall = v.InferOutput<typeof OrsCall>;
export const OrsTools = v.strictObject({
  tools: v.array(v.strictObject({ name: v.string(), description: v.string(), input_schema: JsonObject })),
});
export const OrsSession = v.strictObject({ sid: v.string() });
