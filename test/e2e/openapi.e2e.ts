// Plays an episode with no information except the OpenAPI document. Requests and answers are checked against the
// schemas of their operations. The validator comes from another project and implements an older draft. Like many mock
// servers and generators, it does not know `prefixItems`.
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { afterEach, expect, inject, test } from "vitest";
import { inlineReferences } from "../support/inline-references.ts";

const url = inject("url");
const validator = new AjvJsonSchemaValidator();

interface Media {
  readonly schema?: object;
}
interface Operation {
  readonly operationId: string;
  readonly security: readonly object[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
}
interface Document {
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}
const document = inlineReferences((await (await fetch(`${url}/openapi.json`)).json()) as Document);
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
  ),
);

/** Mismatches with the document. Each test must end without any. */
const mismatches: string[] = [];
afterEach(() => {
  const found = mismatches.splice(0);
  if (found.length > 0) throw new Error(found.join("\n"));
});

function checkSchema(what: string, schema: object | undefined, value: unknown): void {
  const { valid, errorMessage } = validator.getValidator(schema as never)(value);
  if (!valid) mismatches.push(`${what}: ${errorMessage}`);
}

interface Call {
  readonly pathParams?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  readonly accept?: string;
  /** The server must refuse the body, so it need not match the schema. */
  readonly invalid?: true;
}
/** Calls an operation by its id. The answer must have a declared status and match its schema. */
async function callOperation(id: string, { pathParams = {}, body, token, accept, invalid }: Call = {}) {
  const { path, method, operation } = operations.get(id)!;
  if (token === undefined && JSON.stringify(operation.security[0] ?? {}) !== "{}")
    mismatches.push(`${id} takes a token`);
  if (body !== undefined && !invalid)
    checkSchema(`${id}, its body`, operation.requestBody!.content["application/json"]!.schema, body);
  const response = await fetch(url + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathParams[name]!), {
    method: method.toUpperCase(),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(accept === undefined ? {} : { accept }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status } = response;
  const told = operation.responses[status] ?? operation.responses["4XX"]!;
  const bytes = Buffer.from(await response.arrayBuffer());
  const media = response.headers.get("content-type");
  const schema = told.content?.[media ?? ""]?.schema as { readonly type?: string } | undefined;
  if ((bytes.length === 0) !== (told.content === undefined)) mismatches.push(`${id} has a body, or has none`);
  else if (bytes.length > 0 && schema === undefined) mismatches.push(`${id} is not told to answer ${media}`);
  const isJson = /\/(problem\+)?json$/.test(media ?? "");
  const json = isJson ? JSON.parse(bytes.toString()) : undefined;
  if (isJson) checkSchema(`${id}, its answer`, schema, json);
  else if (bytes.length > 0 && schema?.type !== "string") mismatches.push(`${id} answers ${media}, which is no text`);
  return { status, media, bytes, json };
}

test("an episode's requests and answers match the document", async () => {
  const start = {
    task: "notes/pin-among-drafts",
    seed: 3,
    device: { width: 360, height: 800, dpr: 1 },
    elements: true,
  };
  const { json: made } = await callOperation("createEnv", { body: start });
  const pathParams = { id: made.id };
  const { agent, operator } = made.tokens;
  for (const action of [
    { type: "AWAKE", value: "Notes" },
    { type: "TYPE", value: "draft 4", point: [500, 148] },
    { type: "LONG_PRESS", point: [500, 310] },
    { type: "CLICK", point: [672, 78] },
    { type: "SWIPE", point1: [500, 700], point2: [500, 500] },
    { type: "COMPLETE" },
  ]) {
    const observation = { screenshot: "base64", format: "webp", width: 180, elements: true };
    const { status, json } = await callOperation("stepEnv", {
      pathParams,
      token: agent,
      body: { action, observation },
    });
    expect([action.type, status, json.observation.screenshot.width]).toEqual([action.type, 200, 180]);
  }
  expect((await callOperation("getEnv", { pathParams, token: agent })).json).toMatchObject({
    status: "done",
    outcome: "complete",
  });
  expect((await callOperation("listElements", { pathParams, token: agent })).json.length).toBeGreaterThan(0);
  const picture = await callOperation("getScreenshot", { pathParams, token: agent, accept: "image/webp" });
  expect([picture.status, picture.media, picture.bytes.subarray(8, 12).toString()]).toEqual([
    200,
    "image/webp",
    "WEBP",
  ]);
  const { bytes, media } = await callOperation("getTrajectory", { pathParams, token: operator });
  const { schema } = operations.get("getTrajectory")!.operation.responses["200"]!.content![media!]!;
  const lines = bytes.toString().trim().split("\n");
  expect(lines).toHaveLength(6);
  checkSchema(
    "the lines of a trajectory",
    (schema as { contentSchema: object }).contentSchema,
    lines.map((line) => JSON.parse(line)),
  );
  expect((await callOperation("judgeEnv", { pathParams, token: operator, body: {} })).json).toMatchObject({
    success: true,
    steps: 6,
  });
  const { json: kept } = await callOperation("takeSnapshot", { pathParams, token: operator, body: {} });
  await callOperation("downloadSnapshot", { pathParams: { snapshot: kept.snapshot }, token: operator });
  await callOperation("forkEnv", { pathParams, token: operator, body: { count: 1, step: 2 } });
  await callOperation("getDiff", { pathParams, token: operator });
  await callOperation("resetEnv", { pathParams, token: operator, body: start });
  await callOperation("runCommand", {
    pathParams,
    token: operator,
    body: { app: "os", command: "tick", args: { ms: 1000 } },
  });
  expect((await callOperation("deleteEnv", { pathParams, token: operator })).status).toBe(204);
});

test("public operations answer as the document says", async () => {
  for (const id of [
    "listTasks",
    "getHealth",
    "getReady",
    "getVersion",
    "listApps",
    "listEnvs",
    "getLeaderboard",
    "getFigures",
  ])
    expect([id, (await callOperation(id)).status]).toEqual([id, 200]);
});

test("refusals are problems as the document says", async () => {
  const { json, status } = await callOperation("createEnv", { body: { seed: "3" }, invalid: true });
  expect([status, json.issues]).toEqual([422, [{ path: "seed", message: expect.any(String) }]]);
  expect((await callOperation("getEnv", { pathParams: { id: "no-such-env" }, token: "nobody" })).status).toBe(404);
});

test("the validator detects an invalid point", () => {
  const { schema } = operations.get("stepEnv")!.operation.requestBody!.content["application/json"]!;
  const valid = (point: number[]): boolean =>
    validator.getValidator(schema as never)({ action: { type: "CLICK", point } }).valid;
  expect([[1, 2], [1], [1, 2, 3]].map(valid)).toEqual([true, false, false]);
});
