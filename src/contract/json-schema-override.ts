// The JSON Schema of valibot schemas for which it cannot be derived, such as numeric texts and values of any JSON type.
import type { JsonSchema } from "@valibot/to-json-schema";

export const jsonSchemaOverrides = new WeakMap<object, JsonSchema>();

export function withJsonSchema<S extends object>(schema: S, as: JsonSchema): S {
  jsonSchemaOverrides.set(schema, as);
  return schema;
}
