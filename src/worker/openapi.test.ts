// The OpenAPI document as readers of other makers see it.
import { createConfig, lintFromString } from "@redocly/openapi-core";
import type { GenericSchema } from "valibot";
import { describe, expect, test } from "vitest";
import { inlined } from "../../test/support/inlined.ts";
import { jsonSchemaOf } from "../contract/json-schema.ts";
import { isSchema, namedModules } from "../contract/schemas.ts";
import type { OpenApi } from "./reference.ts";

/** By names that the types of Node's tests do not follow: they know no worker. */
const worker = async (file: string): Promise<unknown> => import(`../worker/${file}.ts`);
const { app } = (await worker("app")) as { readonly app: unknown };
const { openApiOf } = (await worker("openapi")) as { readonly openApiOf: (of: unknown) => Promise<OpenApi> };

const document = await openApiOf(app);
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));
const exported = Object.values(namedModules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, GenericSchema] => isSchema(entry[1])),
);

async function faultsOf(shown: unknown): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const found = await lintFromString({ source: JSON.stringify(shown), config });
  return found.map(({ ruleId, message, location }) => `${ruleId} at ${location[0]?.pointer}: ${message}`);
}

describe("the document", () => {
  test("has neither an error nor a warning by the recommended rules of a linter of others", async () => {
    expect(await faultsOf(document)).toEqual([]);
  });
  test("is really read by that linter: a reference that leads nowhere is told", async () => {
    const { Problem: _, ...schemas } = document.components.schemas;
    const faults = await faultsOf({ ...document, components: { ...document.components, schemas } });
    expect(faults.some((fault) => fault.startsWith("no-unresolved-refs"))).toBe(true);
  });
  test("gives each operation a name of its own, in letters", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => !/^[a-z]+([A-Z][A-Za-z]*)+$/.test(id))).toEqual([]);
    // Clients are made from them: a change is one of the contract.
    expect(ids.toSorted()).toMatchSnapshot();
  });
  test("says by references what the contract's schemas say", () => {
    const whole = inlined(document).components.schemas;
    const byName = new Map(exported);
    expect(Object.keys(whole).length).toBeGreaterThan(60);
    for (const [name, schema] of Object.entries(whole))
      expect([name, schema]).toEqual([name, JSON.parse(JSON.stringify(jsonSchemaOf(byName.get(name)!)))]);
  });
});

test("no two schemas of the contract have one name", () => {
  const names = exported.map(([name]) => name);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});
