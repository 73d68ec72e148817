// The schemas of the API by name. The OpenAPI document uses these names, and the contract's hash covers the schemas.
import { toJsonSchema, toJsonSchemaDefs, type ConversionConfig, type JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import * as action from "./action.ts";
import * as batch from "./batch.ts";
import * as catalog from "./catalog.ts";
import * as edit from "./edit.ts";
import * as env from "./env.ts";
import * as event from "./event.ts";
import * as graph from "./graph.ts";
import * as graphSnapshot from "./graph-snapshot.ts";
import * as group from "./group.ts";
import { jsonSchemaSettings } from "./json-schema.ts";
import * as json from "./json.ts";
import * as key from "./key.ts";
import * as listing from "./listing.ts";
import * as live from "./live.ts";
import * as openenv from "./openenv.ts";
import * as ors from "./ors.ts";
import * as problem from "./problem.ts";
import * as run from "./run.ts";
import * as signature from "./signature.ts";
import * as stepping from "./stepping.ts";
import * as suite from "./suite.ts";
import * as task from "./task.ts";
import * as version from "./version.ts";

/** The modules whose schemas the contract's hash covers. */
export const schemaModules = {
  action,
  batch,
  catalog,
  edit,
  env,
  event,
  graph,
  graphSnapshot,
  group,
  key,
  listing,
  live,
  problem,
  run,
  signature,
  stepping,
  suite,
  task,
  version,
};

/**
 * The modules whose schemas have names in the OpenAPI document: `schemaModules`, plain JSON, and schemas of other
 * protocols.
 */
export const namedModules = { ...schemaModules, json, openenv, ors };

/**
 * Returns a schema for the OpenAPI document. A named schema becomes a reference. In any other schema, the named parts
 * become references.
 */
export function openApiSchema(schema: v.GenericSchema): JsonSchema {
  const name = nameOf(schema);
  if (name !== undefined) return { $ref: referenceTo(name) };
  const { $schema: _, $defs: __, ...shown } = toJsonSchema(schema, { ...settings(), definitions: namedSchemas() });
  return shown;
}

/** Returns the named schemas that `shown` refers to, directly or through other schemas, sorted by name. */
export function referencedSchemas(shown: unknown): Record<string, JsonSchema> {
  const all = toJsonSchemaDefs(namedSchemas(), settings()) as Record<string, JsonSchema>;
  const wanted = new Set<string>();
  const waiting = referencesIn(shown);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (wanted.has(name)) continue;
    wanted.add(name);
    waiting.push(...referencesIn(all[name]));
  }
  return Object.fromEntries([...wanted].toSorted().map((name) => [name, all[name]!]));
}

const base = "#/components/schemas/";
const referenceTo = (name: string): string => base + name;

function referencesIn(shown: unknown): string[] {
  if (typeof shown !== "object" || shown === null) return [];
  return Object.entries(shown).flatMap(([key, inner]) =>
    key === "$ref" && typeof inner === "string" && inner.startsWith(base)
      ? [inner.slice(base.length)]
      : referencesIn(inner),
  );
}

const settings = (): ConversionConfig => ({
  ...jsonSchemaSettings(),
  overrideRef: ({ referenceId }) => referenceTo(referenceId),
});

let namedSchemasCache: Record<string, v.GenericSchema> | undefined;
/** Returns the named schemas. They are created on first use, because an isolate does not need them to start. */
function namedSchemas(): Record<string, v.GenericSchema> {
  return (namedSchemasCache ??= Object.fromEntries(
    Object.values(namedModules).flatMap((exported) =>
      Object.entries(exported).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])),
    ),
  ));
}
const nameOf = (schema: v.GenericSchema): string | undefined =>
  Object.entries(namedSchemas()).find(([, one]) => one === schema)?.[0];

export function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
}
