// The contract as JSON Schema, for OpenAPI, for tools, and for the hash that guards it.
import { toJsonSchema, type JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";

const overrides = new WeakMap<object, JsonSchema>();

/** Says how a schema reads where it cannot be derived: texts that are numbers, values that are any JSON. */
export function reads<S extends object>(schema: S, as: JsonSchema): S {
  overrides.set(schema, as);
  return schema;
}

/** Conditions that no schema can tell are left to the validator. */
const untellable = ["check", "transform", "to_number", "partial_check"];

export function jsonSchemaOf(schema: v.GenericSchema): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    typeMode: "input",
    ignoreActions: untellable,
    overrideSchema: ({ valibotSchema }) => overrides.get(valibotSchema),
  });
  return rest;
}
