// Generates self-contained TypeScript declarations of the contract's types, from the same JSON Schemas as the OpenAPI
// document.
import { toJsonSchemaDefs, type JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import { jsonSchemaSettings } from "../../src/contract/json-schema.ts";

type Schemas = Readonly<Record<string, v.GenericSchema>>;

/** Declares the requested types and every type they refer to. */
export function generateDeclarations(schemas: Schemas, wished: readonly string[]): string {
  const { $defs: _, ...defs } = { ...toJsonSchemaDefs(schemas, jsonSchemaSettings()) } as Record<string, JsonSchema>;
  const declared = new Map<string, string>();
  const waiting = [...wished];
  for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
    if (declared.has(name) || name in fixedDeclarations) continue;
    const schema = defs[name];
    if (!schema) throw new Error(`src/contract has no schema for the type ${name}`);
    declared.set(name, `export type ${name} = ${typeOf(schema, (other) => waiting.push(other))};\n`);
  }
  const texts = [...declared].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return [...Object.values(fixedDeclarations), ...texts, ""].join("\n");
}

/** Fixed declarations of types that JSON Schema describes only roughly: any value, any object. */
const fixedDeclarations: Readonly<Record<string, string>> = {
  Json: "export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };",
  JsonObject: "export type JsonObject = { [key: string]: Json };",
};

function typeOf(schema: JsonSchema | boolean, uses: (name: string) => void): string {
  if (typeof schema === "boolean") return schema ? "Json" : "never";
  const inner = (each: JsonSchema | boolean): string => typeOf(each, uses);
  const anyOf = (each: readonly (JsonSchema | boolean)[]): string => each.map(inner).join(" | ");
  if (schema.$ref !== undefined) {
    const name = schema.$ref.replace("#/$defs/", "");
    uses(name);
    return name;
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(" | ");
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return anyOf(either);
  switch (schema.type) {
    case "string":
    case "boolean":
    case "null":
      return schema.type;
    case "number":
    case "integer":
      return "number";
    case "array":
      if (schema.prefixItems) return `[${schema.prefixItems.map(inner).join(", ")}]`;
      return `Array<${inner((schema.items as JsonSchema | undefined) ?? true)}>`;
    case "object":
      return objectType(schema, inner);
    case undefined:
      if (Object.keys(schema).every((key) => annotationKeys.has(key))) return "Json";
  }
  throw new Error(`No type for ${JSON.stringify(schema)}`);
}
const annotationKeys = new Set(["description", "title"]);

function objectType(schema: JsonSchema, inner: (each: JsonSchema | boolean) => string): string {
  const { properties, required = [], additionalProperties } = schema;
  if (!properties) {
    const values = additionalProperties === undefined || additionalProperties === false ? true : additionalProperties;
    return `{ [key: string]: ${inner(values as JsonSchema | boolean)} }`;
  }
  if (additionalProperties !== false)
    throw new Error(`An object with both named and other fields has no type: ${JSON.stringify(schema)}`);
  const fields = Object.entries(properties).map(
    ([name, each]) =>
      `${/^[a-z_]\w*$/i.test(name) ? name : JSON.stringify(name)}${required.includes(name) ? "" : "?"}: ${inner(each as JsonSchema)}`,
  );
  return `{ ${fields.join("; ")} }`;
}
