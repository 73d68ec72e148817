// Requests generated from /openapi.json: correct, nearly correct and wrong. The server never answers with a 5xx or a
// stack trace, and an unrelated environment does not change.
import fc from "fast-check";
import { expect, inject, test } from "vitest";
import { Client } from "../../clients/typescript/src/client.ts";
import { inlineReferences } from "../support/inline-references.ts";

interface Schema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}
interface Operation {
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly schema?: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Schema }>> };
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const stray = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }) as fc.Arbitrary<unknown>,
  fc.constantFrom<unknown>(null, "", -1, 1e308, "\u0000", "\ud800", [], {}, true, "x".repeat(5000)),
);

/** Values of a schema, and occasionally a value that does not match it. */
function valuesOf(schema: Schema | false | undefined, depth = 0): fc.Arbitrary<unknown> {
  if (!schema || depth > 6) return stray;
  return fc.oneof({ weight: 12, arbitrary: validValues(schema, depth) }, { weight: 1, arbitrary: stray });
}
function validValues(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const options = schema.anyOf ?? schema.oneOf;
  if (options) return fc.oneof(...options.map((option) => valuesOf(option, depth + 1)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const { minimum = -1000, maximum = 1_000_000 } = schema;
  switch (schema.type) {
    case "integer":
      return fc.integer({ min: minimum, max: maximum });
    case "number":
      return fc.double({ min: minimum, max: maximum, noNaN: true });
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "string":
      return schema.pattern === undefined
        ? fc.string({ maxLength: Math.min(schema.maxLength ?? 30, 30) })
        : fc.oneof(fc.stringMatching(new RegExp(schema.pattern)), fc.string());
    case "array":
      return schema.prefixItems
        ? fc.tuple(...schema.prefixItems.map((item) => valuesOf(item, depth + 1)))
        : fc.array(valuesOf(schema.items, depth + 1), { maxLength: 3 });
    case "object": {
      const fields = Object.entries(schema.properties ?? {}).map(
        ([name, inner]) => [name, valuesOf(inner, depth + 1)] as const,
      );
      const known = fc.record(Object.fromEntries(fields), { requiredKeys: [...(schema.required ?? [])] });
      const extra = fc.dictionary(fc.constantFrom("extra", "__proto__", "constructor", "id"), stray, { maxKeys: 1 });
      return fc.oneof(
        { weight: 8, arbitrary: known },
        { weight: 1, arbitrary: fc.tuple(known, extra).map((both) => Object.assign({}, ...both) as object) },
      );
    }
    default:
      return stray;
  }
}

test("valid and almost valid requests cause no server error and change no other environment", async () => {
  const client = new Client(inject("url"), inject("adminKey"));
  const device = { width: 360, height: 800, dpr: 0.5 };
  const bystander = await client.create({ device });
  await bystander.step({ type: "AWAKE", value: "notes" }, { screenshot: "none" });
  const before = await bystander.state();
  const victim = await client.create({ device, elements: true });
  const document = inlineReferences(await client.json<Document>("/openapi.json"));

  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      // Sockets have their own tests. Deleting the unrelated environment would end the test.
      .filter(([method]) => !path.endsWith("/live") && method !== "delete")
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const request = fc.constantFrom(...calls).chain(({ path, method, operation }) => {
    const [media, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
    const query = Object.fromEntries(
      (operation.parameters ?? []).filter((p) => p.in === "query").map((p) => [p.name, valuesOf(p.schema)]),
    );
    return fc.record({
      path: fc.constant(path),
      method: fc.constant(method),
      media: fc.constant(media),
      body: media === undefined ? fc.constant(undefined) : valuesOf(content?.schema),
      query: fc.record(query, { requiredKeys: [] }),
      id: fc.oneof({ weight: 9, arbitrary: fc.constant(victim.id) }, { weight: 1, arbitrary: fc.string() }),
      token: fc.constantFrom(victim.tokens.operator, victim.tokens.operator, victim.tokens.agent, "wrong", undefined),
    });
  });

  await fc.assert(
    fc.asyncProperty(request, async ({ path, method, media, body, query, id, token }) => {
      const url = new URL(client.url + path.replace(/\{[a-z]+\}/g, () => encodeURIComponent(id)));
      for (const [name, value] of Object.entries(query))
        url.searchParams.set(name, typeof value === "string" ? value : JSON.stringify(value));
      const response = await fetch(url, {
        method,
        headers: {
          ...(media === undefined ? {} : { "content-type": media }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        },
        ...(media === undefined ? {} : { body: JSON.stringify(body) ?? "" }),
      });
      const type = response.headers.get("content-type") ?? "";
      const text = type.startsWith("image/") ? (await response.arrayBuffer(), "") : await response.text();
      expect([response.status < 500, text]).toEqual([true, text]);
      const isProblem = type === "application/problem+json";
      expect([path, response.status, isProblem]).toEqual([path, response.status, response.status >= 400]);
      expect(text).not.toMatch(/\n\s+at .*:\d+:\d+/);
    }),
    { numRuns: 400, seed: 20260302, endOnFailure: true },
  );
  expect(await bystander.state()).toEqual(before);
  expect(await client.json("/v1/health")).toEqual({ status: "ok" });
  expect(
    (await bystander.step({ type: "HOME" }, { screenshot: "base64" })).observation.screenshot?.base64,
  ).toBeDefined();
});
