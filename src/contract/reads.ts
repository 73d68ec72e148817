// How a schema reads in JSON Schema where that cannot be derived: texts that are numbers, values that are any JSON.
import type { JsonSchema } from "@valibot/to-json-schema";

export const readings = new WeakMap<object, JsonSchema>();

export function reads<S extends object>(schema: S, as: JsonSchema): S {
  readings.set(schema, as);
  return schema;
}
