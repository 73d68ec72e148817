// Checks the OpenAPI document with tools of other vendors.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import * as v from "valibot";
import type { GenericSchema } from "valibot";
import { describe, expect, test } from "vitest";
import { inlineReferences } from "#test/support/inline-references.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import { isSchema, namedModules } from "#contract/schemas.ts";
import type { OpenApi } from "./reference.ts";

/**
 * Imports a file of the worker. The path is a variable, so that the type checker of Node's tests does not load the
 * worker's types.
 */
const worker = async (file: string): Promise<unknown> => import(`../worker/${file}.ts`);
const { app } = (await worker("app")) as { readonly app: unknown };
const { openApiOf } = (await worker("openapi")) as {
  readonly openApiOf: (of: unknown, open: boolean) => Promise<OpenApi>;
};

const document = await openApiOf(app, true);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const exported = Object.values(namedModules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, GenericSchema] => isSchema(entry[1])),
);

async function findFaults(shown: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: JSON.stringify(shown), config });
  return found.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`);
}

describe("the OpenAPI document", () => {
  test("passes the recommended rules of an external linter without errors or warnings", async () => {
    expect(await findFaults(document)).toEqual([]);
  });
  test("fails that linter with an unresolved reference", async () => {
    const { Problem: _, ...schemas } = document.components.schemas;
    const faults = await findFaults({ ...document, components: { ...document.components, schemas } });
    expect(faults.some((fault) => fault.startsWith("no-unresolved-refs"))).toBe(true);
  });
  test("gives each operation a unique name of letters", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][A-Za-z]*)+$/.test(id))).toEqual([]);
    // Generated clients use these names, so changing a name changes the contract.
    expect(ids.toSorted()).toMatchSnapshot();
  });
  test("matches the contract's schemas once its references are resolved", () => {
    const whole = inlineReferences(document).components.schemas;
    const byName = new Map(exported);
    expect(Object.keys(whole).length).toBeGreaterThan(60);
    for (const [name, schema] of Object.entries(whole))
      expect([name, schema]).toEqual([name, JSON.parse(JSON.stringify(jsonSchemaOf(byName.get(name)!)))]);
  });
});

describe("the document for external generators and mock servers", () => {
  /** Yields every schema of the document, including nested ones. */
  function* within(value: unknown): Generator<Record<string, unknown>> {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value)) yield value as Record<string, unknown>;
    for (const inner of Object.values(value)) yield* within(inner);
  }
  const all = [...within(document)];
  const answersOf = (path: string) => document.paths[path]!["get"]!.responses["200"]!.content!;

  test("describes a picture as binary data", () => {
    const answers = answersOf("/v1/envs/{id}/screenshot");
    expect(Object.keys(answers)).toEqual(["image/png", "image/jpeg", "image/webp"]);
    for (const answer of Object.values(answers))
      expect(answer).toEqual({ schema: { type: "string", format: "binary" } });
  });
  test("has a schema for each body and answer with a media type", () => {
    const contents = operations.flatMap(({ requestBody, responses }) =>
      [...(requestBody ? [requestBody] : []), ...Object.values(responses)].map(({ content = {} }) => content),
    );
    for (const content of contents)
      for (const [media, { schema }] of Object.entries(content))
        expect([media, schema]).toEqual([media, expect.any(Object)]);
  });
  test("describes JSON lines as one text, not as a single line", () => {
    const { "application/x-ndjson": lines, "application/json": whole } = answersOf("/v1/envs/{id}/trajectory");
    expect(lines!.schema).toMatchObject({
      type: "string",
      contentMediaType: "application/x-ndjson",
      contentSchema: { type: "array", items: { $ref: "#/components/schemas/TrajectoryLine" } },
    });
    expect(whole!.schema).toMatchObject({ type: "object" });
  });
  test("limits tuples to their number of items", () => {
    const tuples = all.filter(({ prefixItems }) => Array.isArray(prefixItems));
    expect(tuples.length).toBeGreaterThan(2);
    for (const { prefixItems, minItems, maxItems, ...rest } of tuples) {
      expect([minItems, maxItems]).toEqual([(prefixItems as unknown[]).length, (prefixItems as unknown[]).length]);
      // A validator that does not support `prefixItems` would check every item against `items`, so `items` must be
      // missing.
      expect(rest).not.toHaveProperty("items");
    }
  });
  test("has patterns without escaped slashes that are still valid", () => {
    const patterns = all.flatMap(({ pattern }) => (typeof pattern === "string" ? [pattern] : []));
    expect(patterns.length).toBeGreaterThan(5);
    for (const pattern of patterns) {
      expect(pattern).not.toMatch(/(?<!\\)(\\\\)*\\\//);
      expect(() => new RegExp(pattern, "u")).not.toThrow();
    }
    expect(jsonSchemaOf(v.pipe(v.string(), v.regex(/^\/a\\\/[/]\d$/)))).toMatchObject({ pattern: "^/a\\\\/[/]\\d$" });
  });
});

test("each schema of the contract has a unique name", () => {
  const names = exported.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
