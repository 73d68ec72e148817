// The public schemas are frozen by their hash: whoever changes one has to say so by a new version.
import { createHash } from "node:crypto";
import type * as v from "valibot";
import { expect, test } from "vitest";
import * as action from "./action.ts";
import * as batch from "./batch.ts";
import * as catalog from "./catalog.ts";
import * as env from "./env.ts";
import * as event from "./event.ts";
import * as graph from "./graph.ts";
import * as graphSnapshot from "./graph-snapshot.ts";
import * as group from "./group.ts";
import { jsonSchemaOf } from "./json-schema.ts";
import * as key from "./key.ts";
import * as listing from "./listing.ts";
import * as live from "./live.ts";
import * as problem from "./problem.ts";
import * as run from "./run.ts";
import * as signature from "./signature.ts";
import * as stepping from "./stepping.ts";
import * as suite from "./suite.ts";
import * as task from "./task.ts";
import * as version from "./version.ts";

/** Change both together: the version by what the change means to clients, the hash by what the test says. */
const frozen = { contract: "0.8.0", hash: "c936630fbc31c0ae" };

test("the schemas are those of the contract's version", () => {
  const modules = {
    action,
    batch,
    catalog,
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
  const schemas = Object.entries(modules).flatMap(([file, exported]) =>
    Object.entries(exported)
      .filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1]))
      .map(([name, schema]) => [`${file}.${name}`, jsonSchemaOf(schema)]),
  );
  const hash = createHash("sha256")
    .update(JSON.stringify(sorted(Object.fromEntries(schemas))))
    .digest("hex")
    .slice(0, 16);
  expect({ contract: version.versions.contract, hash }).toEqual(frozen);
});

function isSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && "kind" in value && value.kind === "schema";
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, sorted(inner)]),
  );
}
