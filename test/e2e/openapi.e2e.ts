// An episode by the OpenAPI document alone: each request is made as an operation says, and held against its schema, and so is each
// answer. The validator is one of others, and of an older draft: it knows no prefixItems, as mock servers and generators do not.
import { AjvJsonSchemaValidator } from "@modelcontextprotocol/sdk/validation/ajv";
import { afterEach, expect, inject, test } from "vitest";
import { inlined } from "../support/inlined.ts";

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
const document = inlined((await (await fetch(`${url}/openapi.json`)).json()) as Document);
const operations = new Map(
  Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [operation.operationId, { path, method, operation }] as const),
  ),
);

/** What did not go by the document; each test ends with none. */
const faults: string[] = [];
afterEach(() => {
  const found = faults.splice(0);
  if (found.length > 0) throw new Error(found.join("\n"));
});

function mustFit(what: string, schema: object | undefined, value: unknown): void {
  const { valid, errorMessage } = validator.getValidator(schema as never)(value);
  if (!valid) faults.push(`${what}: ${errorMessage}`);
}

interface Call {
  readonly at?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  readonly accept?: string;
  /** The body is to be refused, so that it need not fit. */
  readonly wrong?: true;
}
/** Calls an operation by its name; what is answered is of a kind that the operation tells, and fits it. */
async function called(id: string, { at = {}, body, token, accept, wrong }: Call = {}) {
  const { path, method, operation } = operations.get(id)!;
  if (token === undefined && JSON.stringify(operation.security[0] ?? {}) !== "{}") faults.push(`${id} takes a token`);
  if (body !== undefined && !wrong)
    mustFit(`${id}, its body`, operation.requestBody!.content["application/json"]!.schema, body);
  const response = await fetch(url + path.replaceAll(/\{(\w+)\}/g, (_, name: string) => at[name]!), {
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
  if ((bytes.length === 0) !== (told.content === undefined)) faults.push(`${id} has a body, or has none`);
  else if (bytes.length > 0 && schema === undefined) faults.push(`${id} is not told to answer ${media}`);
  const isJson = /\/(problem\+)?json$/.test(media ?? "");
  const json = isJson ? JSON.parse(bytes.toString()) : undefined;
  if (isJson) mustFit(`${id}, its answer`, schema, json);
  else if (bytes.length > 0 && schema?.type !== "string") faults.push(`${id} answers ${media}, which is no text`);
  return { status, media, bytes, json };
}

test("an episode is played by the document, and nothing that is sent or answered breaks it", async () => {
  const start = {
    task: "notes/pin-among-drafts",
    seed: 3,
    device: { width: 360, height: 800, dpr: 1 },
    elements: true,
  };
  const { json: made } = await called("createEnv", { body: start });
  const at = { id: made.id };
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
    const { status, json } = await called("stepEnv", { at, token: agent, body: { action, observation } });
    expect([action.type, status, json.observation.screenshot.width]).toEqual([action.type, 200, 180]);
  }
  expect((await called("getEnv", { at, token: agent })).json).toMatchObject({ status: "done", outcome: "complete" });
  expect((await called("listElements", { at, token: agent })).json.length).toBeGreaterThan(0);
  const picture = await called("getScreenshot", { at, token: agent, accept: "image/webp" });
  expect([picture.status, picture.media, picture.bytes.subarray(8, 12).toString()]).toEqual([
    200,
    "image/webp",
    "WEBP",
  ]);
  const { bytes, media } = await called("getTrajectory", { at, token: operator });
  const { schema } = operations.get("getTrajectory")!.operation.responses["200"]!.content![media!]!;
  const lines = bytes.toString().trim().split("\n");
  expect(lines).toHaveLength(6);
  mustFit(
    "the lines of a trajectory",
    (schema as { contentSchema: object }).contentSchema,
    lines.map((line) => JSON.parse(line)),
  );
  expect((await called("judgeEnv", { at, token: operator, body: {} })).json).toMatchObject({ success: true, steps: 6 });
  const { json: kept } = await called("takeSnapshot", { at, token: operator, body: {} });
  await called("downloadSnapshot", { at: { snapshot: kept.snapshot }, token: operator });
  await called("forkEnv", { at, token: operator, body: { count: 1, step: 2 } });
  await called("getDiff", { at, token: operator });
  await called("resetEnv", { at, token: operator, body: start });
  await called("runCommand", { at, token: operator, body: { app: "os", command: "tick", args: { ms: 1000 } } });
  expect((await called("deleteEnv", { at, token: operator })).status).toBe(204);
});

test("what everybody may ask is answered as the document says", async () => {
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
    expect([id, (await called(id)).status]).toEqual([id, 200]);
});

test("a refusal is a problem, as the document says", async () => {
  const { json, status } = await called("createEnv", { body: { seed: "3" }, wrong: true });
  expect([status, json.issues]).toEqual([422, [{ path: "seed", message: expect.any(String) }]]);
  expect((await called("getEnv", { at: { id: "no-such-env" }, token: "nobody" })).status).toBe(404);
});

test("the validator is really asked: half a point is none", () => {
  const { schema } = operations.get("stepEnv")!.operation.requestBody!.content["application/json"]!;
  const valid = (point: number[]): boolean =>
    validator.getValidator(schema as never)({ action: { type: "CLICK", point } }).valid;
  expect([[1, 2], [1], [1, 2, 3]].map(valid)).toEqual([true, false, false]);
});
