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
  overrideSchema: ({ valibotSchema }) => readings.get(valibotSchema),
});
