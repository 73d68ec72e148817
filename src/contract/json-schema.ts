// The contract as JSON Schema, for OpenAPI, for tools, and for the contract's hash.
import { toJsonSchema, type ConversionConfig, type JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { jsonSchemaOverrides } from "./json-schema-override.ts";

/** Conditions that JSON Schema cannot express. Only the validator checks them. */
const ignoredActions = ["check", "transform", "to_number", "partial_check"];

/** Returns the JSON Schema. `roughly` leaves out the parts that JSON Schema cannot express, instead of throwing. */
export function jsonSchemaOf(schema: v.GenericSchema, roughly = false): JsonSchema {
  const { $schema: _, ...rest } = toJsonSchema(schema, jsonSchemaSettings(roughly));
  return rest;
}

export const jsonSchemaSettings = (roughly = false): ConversionConfig => ({
  target: "draft-2020-12",
  typeMode: "input",
  errorMode: roughly ? "ignore" : "throw",
  ignoreActions: ignoredActions,
  overrideSchema: ({ valibotSchema, jsonSchema }) => jsonSchemaOverrides.get(valibotSchema) ?? boundedTuple(jsonSchema),
  overrideAction: ({ jsonSchema }) => plainPattern(jsonSchema),
});

/**
 * Limits a tuple with `maxItems`. The converter writes `items: false`, which has the same meaning. Some validators,
 * such as Prism, do not know `prefixItems`, and `items: false` makes them refuse every item.
 */
function boundedTuple(schema: JsonSchema): JsonSchema | undefined {
  const { prefixItems, items, ...rest } = schema;
  return prefixItems && items === false ? { ...rest, prefixItems, maxItems: prefixItems.length } : undefined;
}
/**
 * Removes the escapes of slashes from a pattern. JavaScript writes these escapes; other languages do not accept them.
 */
function plainPattern(schema: JsonSchema): JsonSchema | undefined {
  const { pattern } = schema;
  return pattern?.includes("/")
    ? { ...schema, pattern: pattern.replace(/\\(.)/gs, (pair, one) => (one === "/" ? one : pair)) }
    : undefined;
}
