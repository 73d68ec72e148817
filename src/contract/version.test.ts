// The hash of the public schemas changes only together with the contract's version.
import { createHash } from "node:crypto";
import type * as v from "valibot";
import { expect, test } from "vitest";
import { jsonSchemaOf } from "./json-schema.ts";
import { isSchema, schemaModules } from "./schemas.ts";
import { versions } from "./version.ts";

/**
 * Change the version and the hash together. Choose the version by what the change means for clients, and copy the hash
 * from the failed test.
 */
const frozen = { contract: "0.14.0", hash: "e72167fd4737f170" };

test("the schemas match the contract's version", () => {
  const schemas = Object.entries(schemaModules).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
      .map(([name, schema]) => [`${file}.${name}`, jsonSchemaOf(schema)]),
  );
  const hash = createHash("sha256")
    .update(JSON.stringify(sorted(Object.fromEntries(schemas))))
    .digest("hex")
    .slice(0, 16);
  expect({ contract: versions.contract, hash }).toEqual(frozen);
});

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
