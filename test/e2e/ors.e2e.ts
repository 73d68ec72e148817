// The Open Reward Standard, tested with the requests of its clients. The protocol is at the root of a port, a header
// names the session, and the results of calls are sent as events.
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startGateway, type Gateway } from "#scripts/cli/gateway.ts";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client } from "../../clients/typescript/src/client.ts";

const admin = new Client(inject("url"), inject("adminKey"));
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ protocol: "ors", to: inject("url"), port: 0 });
});
afterAll(() => gateway.stop());

interface Sent {
  readonly sid?: string | undefined;
  readonly key?: string;
  readonly body?: unknown;
}
const send = (path: string, { sid, key, body }: Sent = {}, method = "POST", at = gateway.url): Promise<Response> =>
  fetch(at + path, {
    method,
    headers: {
      ...(sid === undefined ? {} : { "x-session-id": sid }),
      ...(key === undefined ? {} : { "x-api-key": key }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
async function json<T>(response: Promise<Response>): Promise<T> {
  return (await (await response).json()) as T;
}

interface SseEvent {
  readonly event: string;
  readonly data: string;
}
/** Parses events like the clients: line by line, without the whitespace before a value. */
function eventsOf(text: string): SseEvent[] {
  return text
    .split("\n\n")
    .filter((block) => block !== "")
    .map((block) => {
      const fields = block.split("\n").map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), line.slice(colon + 1).trimStart()] as const;
      });
      return Object.fromEntries(fields) as unknown as SseEvent;
    });
}
interface CallResult {
  readonly id: string;
  readonly ok: boolean;
  readonly error?: string;
  readonly output: {
    readonly blocks: { readonly type: string; readonly text?: string; readonly data?: string }[];
    readonly reward: number | null;
    readonly finished: boolean;
  };
}
async function call(sid: string, name: string, input: object, taskId?: string): Promise<CallResult> {
  const body = { name, input, ...(taskId === undefined ? {} : { task_id: taskId }) };
  const response = await send("/phonebooth/call", { sid, body });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/event-stream"]);
  const [first, ...rest] = eventsOf(await response.text());
  expect(first!.event).toBe("task_id");
  expect(rest.map(({ event }) => event)).toEqual(rest.map((_, i) => (i < rest.length - 1 ? "chunk" : "end")));
  for (const { data } of rest) expect(data.length).toBeLessThan(4200);
  return { id: first!.data, ...(JSON.parse(rest.map(({ data }) => data).join("")) as Omit<CallResult, "id">) };
}
async function createSessionId(at?: string, key?: string): Promise<string> {
  const opened = await send("/create_session", { body: {}, ...(key === undefined ? {} : { key }) }, "POST", at);
  const [{ data: sid }] = eventsOf(await opened.text()) as [SseEvent];
  return sid;
}
async function createSession(body: object): Promise<string> {
  const sid = await createSessionId();
  expect(await json(send("/create", { sid, body }))).toEqual({ sid });
  return sid;
}

describe("a session", () => {
  test("runs from its prompt to its reward", async () => {
    const spec = { id: "notes/pin-among-drafts", seed: 3, split: "test", index: 0 };
    const sid = await createSession({ task_spec: spec, env_name: "phonebooth" });
    const prompt = await json<{ type: string; text?: string; mimeType?: string }[]>(
      send("/phonebooth/prompt", { sid }, "GET"),
    );
    expect(prompt.map(({ type, mimeType }) => mimeType ?? type)).toEqual(["text", "image/png"]);
    expect(prompt[0]!.text).toContain((await admin.sample(spec.id, 3)).instruction);
    const { tools } = await json<{ tools: { name: string; input_schema: { type: string } }[] }>(
      send("/phonebooth/task_tools", { sid }, "GET"),
    );
    expect(tools.find(({ name }) => name === "tap")!.input_schema.type).toBe("object");
    const opened = await call(sid, "open_app", { app: "Notes" });
    expect(opened).toMatchObject({ ok: true, output: { reward: 0, finished: false } });
    expect(opened.output.blocks.map(({ type }) => type)).toEqual(["text", "image"]);
    await call(sid, "type", { text: "draft 4", x: 500, y: 148 });
    await call(sid, "long_press", { x: 500, y: 310 });
    await call(sid, "tap", { x: 672, y: 78 });
    expect((await send("/ping", { sid })).status).toBe(200);
    const end = await call(sid, "finish", { status: "complete" });
    expect(end).toMatchObject({ ok: true, output: { reward: 1, finished: true } });
    expect(await call(sid, "tap", { x: 1, y: 1 })).toMatchObject({ ok: false, error: expect.stringContaining("over") });
    for (let i = 0; i < 2; i++) expect((await send("/delete", { sid })).status).toBe(200);
    expect((await send("/delete_session", { sid })).status).toBe(200);
    expect((await send("/ping", { sid })).status).toBe(404);
  });

  test("repeats the answer of a lost call, and performs the call once", async () => {
    const sid = await createSession({ split: "test", index: 1 });
    const first = await call(sid, "press", { key: "home" });
    expect(await call(sid, "press", { key: "home" }, first.id)).toEqual(first);
    expect((await call(sid, "press", { key: "home" })).output.blocks[0]!.text).toContain("Step 2 is done.");
    // The server does not know this call, because it never arrived before. Therefore the server performs the call now.
    const late = await call(sid, "press", { key: "back" }, "never-arrived");
    expect(late.output.blocks[0]!.text).toContain("Step 3 is done.");
    // The same body creates the same session. Another body is refused.
    expect((await send("/create", { sid, body: { split: "test", index: 1 } })).status).toBe(200);
    expect((await send("/create", { sid, body: { split: "test", index: 2 } })).status).toBe(409);
    await send("/delete", { sid });
  });

  test("refuses invalid calls, and nothing changes", async () => {
    const sid = await createSession({ task_spec: { id: "notes/trash-rescue" } });
    expect(await call(sid, "tap", { x: 1 })).toMatchObject({ ok: false, error: expect.stringMatching(/^y: /) });
    expect(await call(sid, "judge", {})).toMatchObject({ ok: false, error: expect.stringContaining("no tool") });
    const wrong: [string, Sent, number][] = [
      ["/phonebooth/call", { sid, body: { name: "tap" } }, 422],
      ["/phonebooth/call", { body: { name: "press", input: {} } }, 422],
      ["/phonebooth/call", { sid: "mine", body: { name: "press", input: {} } }, 404],
      ["/another/call", { sid, body: { name: "press", input: {} } }, 404],
      ["/create", { sid: await createSessionId(), body: {} }, 422],
      ["/create", { sid: await createSessionId(), body: { split: "test" } }, 422],
      ["/create", { sid: await createSessionId(), body: { split: "test", index: 9999 } }, 400],
      ["/create", { sid: await createSessionId(), body: { task_spec: { id: "a" }, split: "test", index: 0 } }, 422],
    ];
    for (const [path, sent, status] of wrong) {
      const response = await send(path, sent);
      const told = (await response.json()) as { detail: string };
      expect([path, sent, response.status, typeof told.detail]).toEqual([path, sent, status, "string"]);
    }
    expect((await call(sid, "press", { key: "home" })).output.blocks[0]!.text).toContain("Step 1 is done.");
    await send("/delete", { sid });
  });
});

test("paths without an environment redirect to the only one, with their method and body", async () => {
  const at = await fetch(`${gateway.url}/num_tasks`, { method: "POST", redirect: "manual" });
  expect([at.status, at.headers.get("location")]).toEqual([308, "phonebooth/num_tasks"]);
  // A client follows the redirect and sends the same request again.
  const direct = await json(send("/phonebooth/num_tasks", { body: { split: "test" } }));
  expect(direct).toEqual({ num_tasks: expect.any(Number) });
  for (const to of [gateway.url, `${inject("url")}/ors`])
    expect(await json(send("/num_tasks", { body: { split: "test" } }, "POST", to))).toEqual(direct);
  expect(await json(send("/splits", {}, "GET"))).toEqual(await json(send("/phonebooth/splits", {}, "GET")));
  const sid = await createSession({ split: "test", index: 1 });
  expect(await json(send("/prompt", { sid }, "GET"))).toEqual(await json(send("/phonebooth/prompt", { sid }, "GET")));
  expect((await send("/nothing", {}, "GET")).status).toBe(404);
  expect((await send("/create", {}, "GET")).status).toBe(405);
  await send("/delete", { sid });
});

describe("a server with keys", () => {
  let closed: Server;
  beforeAll(async () => {
    closed = await startServer({ port: 0, memory: true, quiet: true, vars: { AUTH: "closed", API_KEYS: "team-key" } });
  });
  afterAll(() => closed.stop());

  test("accepts keys as X-API-Key, and no session without a key", async () => {
    const at = `${closed.url}/ors`;
    expect((await send("/create_session", { body: {} }, "POST", at)).status).toBe(401);
    expect((await send("/create_session", { body: {}, key: "another" }, "POST", at)).status).toBe(403);
    const sid = await createSessionId(at, "team-key");
    const body = { task_spec: { id: "notes/trash-rescue" } };
    expect((await send("/create", { sid, key: "team-key", body }, "POST", at)).status).toBe(200);
    expect((await send("/ping", { sid }, "POST", at)).status).toBe(401);
    expect((await send("/ping", { sid, key: "team-key" }, "POST", at)).status).toBe(200);
    const nemo = `${closed.url}/nemo`;
    const reset = { responses_create_params: {}, task_id: "notes/trash-rescue" };
    for (const [key, status] of [
      ["open", 401],
      ["another", 403],
      ["team-key", 200],
    ] as const)
      expect([key, (await send(`/${key}/reset`, { body: reset }, "POST", nemo)).status]).toEqual([key, status]);
  });
});
