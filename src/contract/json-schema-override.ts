// Sets the JSON Schema of a valibot schema if it cannot be derived, for example for numeric texts and values of any
// JSON type.
import type { JsonSchema } from "@valibot/to-json-schema";

export const jsonSchemaOverrides = new WeakMap<object, JsonSchema>();

export function withJsonSchema<S extends object>(schema: S, as: JsonSchema): S {
  jsonSchemaOverrides.set(schema, as);
  return schema;
}
