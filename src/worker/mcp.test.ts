// Tests the information that a model receives about the tools. Clients hide the server's instructions from the model,
// and some clients also hide the schemas' bounds. So the descriptions must contain everything that the model needs.
import { describe, expect, test } from "vitest";
import type { EnvInfo } from "#contract/env.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import { mcpObservationOptions } from "#contract/mcp.ts";
import { tools as actionTools } from "#contract/tools.ts";
import { offeredTools } from "#env/tools.ts";

/** The parts of the worker's `McpPhone` that these tests use. */
interface McpPhone {
  readonly getPlayer: () => Promise<unknown>;
  readonly begin?: (body: unknown, look: unknown) => Promise<unknown>;
}
interface McpResult {
  readonly content: readonly { readonly text?: string }[];
  readonly isError?: boolean;
}
interface McpTool {
  readonly name: string;
  readonly description: string;
  readonly inputSchema: object;
}
/**
 * Imports a file of the worker. The path is a variable, so that the type checker of Node's tests does not load the
 * worker's types.
 */
const worker = async (file: string): Promise<unknown> => import(`../worker/${file}.ts`);
const { listedTools, calledTool, listedResources, listedTemplates, readResource } = (await worker("mcp")) as {
  readonly listedTools: (phone: McpPhone) => Promise<McpTool[]>;
  readonly calledTool: (phone: McpPhone, name: string, sent: unknown) => Promise<McpResult>;
  readonly listedResources: (phone: McpPhone) => { readonly uri: string }[];
  readonly listedTemplates: (phone: McpPhone) => { readonly uriTemplate: string }[];
  readonly readResource: (phone: McpPhone, uri: string) => { readonly text: string } | null;
};
const { builtInTasks } = (await worker("tasks")) as { readonly builtInTasks: () => readonly Listed[] };
type Listed = Readonly<Record<"scope" | "objective" | "composition" | "difficulty" | "split", string>> & {
  readonly tags: readonly string[];
};

/** Returns a phone that has every tool and records its calls. */
function phoneWithAllTools() {
  const done: unknown[] = [];
  const info = { tools: [...offeredTools()] } as unknown as EnvInfo;
  const observation = { clock: "2026-03-02T09:00:00+08:00" };
  const player = {
    info: async () => info,
    step: async (action: unknown) => (done.push(action), { step: done.length, observation }),
    observe: async () => ({ step: 0, observation }),
  };
  const phone: McpPhone = {
    getPlayer: async () => ({ player, wish: {} }),
    begin: async (body, look) => (done.push({ body, look }), { observation }),
  };
  return { phone, done };
}
const { phone } = phoneWithAllTools();
const listed = await listedTools(phone);

interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly enum?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
}
/**
 * Yields every argument of a schema and each part of the argument, by path. The entries of a list share the description
 * of the list.
 */
function* schemaParts(
  path: string,
  schema: Schema,
  above = "",
): Generator<[path: string, schema: Schema, says: string]> {
  const says = schema.description ?? above;
  yield [path, schema, says];
  for (const [name, inner] of Object.entries(schema.properties ?? {})) yield* schemaParts(`${path}.${name}`, inner);
  if (schema.items) yield* schemaParts(`${path}[]`, schema.items, says);
}
/** Matches the units in which numbers are given. */
const unit =
  /thousandths of the screen's (width|height)|seconds|minutes|pixels|points|0 is Sunday|whole number|which instance/i;
const number = (n: number): RegExp => new RegExp(`(?<![\\d.])${String(n).replace(".", "\\.")}(?![\\d.]*\\d)`);

describe.each(listed.map((tool) => [tool.name, tool] as const))("%s", (name, { description, inputSchema }) => {
  const args = Object.entries((inputSchema as Schema).properties ?? {}).flatMap(([arg, schema]) => [
    ...schemaParts(arg, schema),
  ]);
  test("describes each argument: unit and range of numbers, values of choices", () => {
    expect(description.length).toBeGreaterThan(10);
    for (const [path, schema, says] of args) {
      expect([path, says.length > 10]).toEqual([path, true]);
      for (const value of schema.enum ?? [])
        expect([path, says]).toEqual([path, expect.stringContaining(String(value))]);
      if (schema.type !== "number" && schema.type !== "integer") continue;
      expect([path, says]).toEqual([path, expect.stringMatching(unit)]);
      for (const bound of [schema.minimum, schema.maximum])
        expect([path, bound, says]).toEqual([path, expect.any(Number), expect.stringMatching(number(bound!))]);
    }
  });
  test("describes its positions in its own description, if it has any", () => {
    const saysSo = /thousandths of the screen's width and height, from 0 to 1000, not in pixels/.test(description);
    // The description of the tool that starts an episode explains the positions of all tools.
    expect(saysSo).toBe(name === "create_phone" || args.some(([path]) => path === "x"));
  });
});

test("MCP tools have the same schemas as those of NeMo Gym and ORS", () => {
  for (const { name, schema } of actionTools)
    expect(listed.find((tool) => tool.name === name)!.inputSchema).toEqual(jsonSchemaOf(schema));
});

test("list_tasks names every value of the tasks' fields", () => {
  const { properties } = listed.find(({ name }) => name === "list_tasks")!.inputSchema as Schema;
  for (const field of ["scope", "objective", "composition", "difficulty", "split"] as const)
    for (const value of new Set(builtInTasks().map((task) => task[field])))
      expect([field, properties![field]!.description]).toEqual([field, expect.stringContaining(value)]);
  for (const tag of new Set(builtInTasks().flatMap(({ tags }) => tags)))
    expect(properties!["tag"]!.description).toContain(tag);
});

describe("a call", () => {
  const textOf = ({ content }: McpResult): string => content.map(({ text = "" }) => text).join("");

  test("accepts numbers as texts, and arguments as the text of an object", async () => {
    const { phone: taken, done } = phoneWithAllTools();
    await calledTool(taken, "tap", { x: "500", y: "12.5" });
    await calledTool(taken, "tap", '{"x": 500, "y": "12.5"}');
    await calledTool(taken, "calendar_add_event", { title: "a", day: "2026-03-20", begins: "09:30", minutes: "45" });
    await calledTool(taken, "create_phone", {
      seed: "7",
      device: { width: "360", height: 800, dpr: "1" },
      width: "540",
    });
    await calledTool(taken, "press", { key: "back" });
    expect(done).toEqual([
      { type: "CLICK", point: [500, 12.5] },
      { type: "CLICK", point: [500, 12.5] },
      {
        type: "TOOL",
        tool: "calendar_add_event",
        args: { title: "a", day: "2026-03-20", begins: "09:30", minutes: 45 },
      },
      { body: { seed: 7, device: { width: 360, height: 800, dpr: 1 } }, look: { width: 540 } },
      { type: "BACK" },
    ]);
  });

  test.each(["", " ", "abc", null, true, "0x10", "1e999"])("is refused with its path for the number %j", async (x) => {
    const { phone: taken, done } = phoneWithAllTools();
    const answer = await calledTool(taken, "tap", { x, y: 5 });
    expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringMatching(/^x: /m)]);
    const begun = await calledTool(taken, "create_phone", { seed: x });
    expect([begun.isError, textOf(begun)]).toEqual([true, expect.stringMatching(/^seed: /m)]);
    expect(done).toEqual([]);
  });

  test.each([7, "7", "{", "[]", [1], true, '{"x": "\\ud800"}'])("is refused for the arguments %j", async (sent) => {
    const { phone: taken, done } = phoneWithAllTools();
    await expect(calledTool(taken, "tap", sent)).rejects.toThrow(/arguments|surrogates/);
    expect(done).toEqual([]);
  });
});

test("lists tasks as one resource and one template, and none where no episode can begin", () => {
  expect(listedResources(phone).map(({ uri }) => uri)).toEqual(["phonebooth://tasks"]);
  expect(listedTemplates(phone).map(({ uriTemplate }) => uriTemplate)).toEqual(["phonebooth://tasks/{+id}"]);
  expect(readResource(phone, "phonebooth://tasks")!.text.split("\n")).toHaveLength(builtInTasks().length);
  expect(JSON.parse(readResource(phone, "phonebooth://tasks/notes/trash-rescue")!.text)).toMatchObject({
    id: "notes/trash-rescue",
  });
  expect(readResource(phone, "phonebooth://tasks/nope")).toBeNull();
  const given: McpPhone = { getPlayer: phone.getPlayer };
  expect([listedResources(given), listedTemplates(given), readResource(given, "phonebooth://tasks")]).toEqual([
    [],
    [],
    null,
  ]);
});

test("limits the longest side of pictures, unless the caller asks for a width", () => {
  expect(mcpObservationOptions({})).toEqual({ screenshot: "base64", longest: 1568 });
  expect(mcpObservationOptions({ width: 540, format: "webp", observe: "both" })).toEqual({
    ...{ screenshot: "base64", elements: true, format: "webp", width: 540 },
  });
  expect(mcpObservationOptions({ observe: "text" })).toMatchObject({ screenshot: "none", elements: true });
});
