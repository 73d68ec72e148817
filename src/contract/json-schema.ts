// The contract as JSON Schema, for OpenAPI, for tools, and for the hash that guards it.
import { toJsonSchema, type ConversionConfig, type JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { readings } from "./reads.ts";

/** Conditions that no JSON Schema can tell are left to the validator. */
const untellable = ["check", "transform", "to_number", "partial_check"];

/** `roughly`: what has no reading is left out rather than refused. */
export function jsonSchemaOf(schema: v.GenericSchema, roughly = false): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, jsonSchemaSettings(roughly));
  return rest;
}

export const jsonSchemaSettings = (roughly = false): ConversionConfig => ({
  target: "draft-2020-12",
  typeMode: "input",
  errorMode: roughly ? "ignore" : "throw",
  ignoreActions: untellable,
  overrideSchema: ({ valibotSchema, jsonSchema }) => readings.get(valibotSchema) ?? boundedTuple(jsonSchema),
  overrideAction: ({ jsonSchema }) => plainPattern(jsonSchema),
});

/**
 * A tuple by its length. What the converter writes, `items: false`, says the same; but validators that know no `prefixItems`, as Prism
 * does not, then refuse every item.
 */
function boundedTuple(schema: JsonSchema): JsonSchema | undefined {
  const { prefixItems, items, ...rest } = schema;
  return prefixItems && items === false ? { ...rest, prefixItems, maxItems: prefixItems.length } : undefined;
}
/** A regular expression's source escapes slashes, which other languages' expressions do not know. */
function plainPattern(schema: JsonSchema): JsonSchema | undefined {
  const { pattern } = schema;
  return pattern?.includes("/")
    ? { ...schema, pattern: pattern.replace(/\\(.)/gs, (pair, one) => (one === "/" ? one : pair)) }
    : undefined;
}
