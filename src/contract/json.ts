// JSON values and their schemas.
import * as v from "valibot";
import { withJsonSchema } from "./json-schema-override.ts";

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Any JSON value. The schema checks nothing, because the result of `JSON.parse` is always JSON. */
export const Json = withJsonSchema(
  v.custom<Json>((value) => value !== undefined, "Expected a JSON value"),
  {},
);

export type JsonObject = { [key: string]: Json };
export const JsonObject = withJsonSchema(
  v.custom<JsonObject>(
    (value) => typeof value === "object" && value !== null && !Array.isArray(value),
    "Expected a JSON object",
  ),
  { type: "object" },
);

/** A change of one path. Kernel, page and viewers exchange patches. */
export const Patch = v.strictObject({
  op: v.picklist(["add", "replace", "remove"]),
  path: v.array(v.union([v.string(), v.number()])),
  value: v.exactOptional(Json),
});
export type Patch = v.InferOutput<typeof Patch>;

export const Command = v.strictObject({ name: v.pipe(v.string(), v.maxLength(100)), args: Json });
export type Command = v.InferOutput<typeof Command>;

/**
 * Returns the schema, changed to refuse arrays. Without this change, valibot accepts an array as an object without
 * fields.
 */
export function notArray<S extends v.GenericSchema>(schema: S): S {
  const run: S["~run"] = schema["~run"];
  return {
    ...schema,
    "~run"(dataset: v.UnknownDataset, config: v.Config<v.BaseIssue<unknown>>) {
      if (!Array.isArray(dataset.value)) return run.call(this, dataset, config);
      v._addIssue(this, "type", dataset, config);
      return dataset;
    },
  };
}
