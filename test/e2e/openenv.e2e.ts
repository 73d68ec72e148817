// OpenEnv's protocol as its generic client uses it: a socket below a base address, one answer per message.
import * as v from "valibot";
import { afterEach, describe, expect, inject, test } from "vitest";
import { Client } from "../../clients/typescript/src/client.ts";
import { OpenEnvResult, OpenEnvState } from "#contract/openenv.ts";
import { FrameSocket } from "../support/frames.ts";

const url = inject("url");
const admin = new Client(url, inject("adminKey"));
const at = (preset = "text"): string => `${url}/openenv/open/${preset}`;
const device = { width: 360, height: 800, dpr: 1 };

interface OpenEnvMessage {
  readonly type: string;
  readonly data: Record<string, unknown> & { code?: string; errors?: { path: string }[] };
}
const openSockets: FrameSocket[] = [];
afterEach(() => {
  for (const frames of openSockets.splice(0)) frames.close();
});
async function connect(preset?: string): Promise<FrameSocket> {
  // The socket's address is derived from the base address, as in the client.
  const frames = await FrameSocket.open(new WebSocket(`${at(preset).replace(/^http/, "ws")}/ws`));
  openSockets.push(frames);
  return frames;
}
async function result(frames: FrameSocket, message: object): Promise<OpenEnvResult> {
  const { type, data } = await frames.ask<OpenEnvMessage>(message);
  expect([type, data.code, data.errors]).toEqual(["observation", undefined, undefined]);
  // The schema is strict: the data must have exactly its three keys.
  return v.parse(OpenEnvResult, data);
}
const reset = (data: object = {}) => ({ type: "reset", data: { device, ...data } });
const step = (data: object) => ({ type: "step", data });
/** Counts the phones of sessions with this task. No other test plays it here. */
const sessionsOn = async (task: string): Promise<number> =>
  (await admin.list({ limit: 1000, task })).envs.filter(({ id }) => id.startsWith("openenv_")).length;
const [ownTask, otherTask] = (await admin.tasks({ split: "test" })).map(({ id }) => id).slice(-2) as [string, string];

describe("an episode over the socket", () => {
  test("returns its reward at the end, and can be followed by another", async () => {
    const frames = await connect();
    expect(await frames.ask({ type: "state" })).toEqual({ type: "state", data: { episode_id: null, step_count: 0 } });
    const begun = await result(frames, {
      type: "reset",
      data: { task_id: "notes/pin-among-drafts", seed: 3, episode_id: "e1", rollout: 7 },
    });
    const { instruction, budget } = await admin.sample("notes/pin-among-drafts", 3);
    expect(begun).toMatchObject({
      observation: { goal: instruction, max_steps: budget, step: 0, screenshot: null, screen: { width: 1080 } },
      reward: null,
      done: false,
    });
    expect(begun.observation.elements!.length).toBeGreaterThan(5);
    expect(begun.observation.warnings).toEqual(["reset has no field rollout; it was ignored"]);
    const acts = [
      { action_type: "awake", app: "Notes", metadata: {} },
      { action_type: "type", text: "draft 4", x: 500, y: 148, x2: null },
      { action_type: "long_press", x: 500, y: 310 },
      { action_type: "click", x: 672, y: 78 },
    ];
    for (const [i, act] of acts.entries())
      expect(await result(frames, step(act))).toMatchObject({ reward: 0, done: false, observation: { step: i + 1 } });
    expect(v.parse(OpenEnvState, (await frames.ask<OpenEnvMessage>({ type: "state" })).data)).toEqual({
      episode_id: "e1",
      step_count: 4,
      task_id: "notes/pin-among-drafts",
      max_steps: budget,
      done: false,
    });
    const end = await result(frames, step({ action_type: "complete" }));
    expect(end).toMatchObject({ done: true, reward: 1, observation: { outcome: "complete" } });
    const over = await frames.ask<OpenEnvMessage>(step({ action_type: "noop" }));
    expect(over).toMatchObject({ type: "error", data: { code: "EXECUTION_ERROR" } });
    // The same connection can start the next episode.
    expect(await result(frames, reset({ task_id: "notes/trash-rescue" }))).toMatchObject({
      observation: { step: 0 },
      done: false,
    });
  });

  test("starts the same for equal seeds, without tokens or hidden data", async () => {
    const [one, other] = [await connect(), await connect()];
    const body = reset({ seed: 11, split: "test" });
    const begun = await result(one, body);
    expect(await result(other, body)).toEqual(begun);
    const act = step({ action_type: "awake", app: "settings" });
    expect(await result(one, act)).toEqual(await result(other, act));
    expect(JSON.stringify(begun)).not.toMatch(/pb[ao]_|state_hash|"acts"/);
    const [first] = (await admin.tasks({ split: "test" })).map(({ id }) => id);
    await result(one, reset({ split: "test", index: 0 }));
    expect((await one.ask<OpenEnvMessage>({ type: "state" })).data["task_id"]).toBe(first);
  });

  test("contains pixels, elements or both, depending on the preset", async () => {
    const seen = async (preset: string): Promise<[boolean, boolean]> => {
      const { observation } = await result(await connect(preset), reset({ task_id: "notes/trash-rescue" }));
      const { screenshot, elements, screen } = observation;
      expect(screen).toEqual({ width: 360, height: 800, coord_space: "0..1000" });
      return [screenshot?.base64.startsWith("iVBOR") ?? false, elements !== null];
    };
    expect([await seen("text"), await seen("pixels"), await seen("both")]).toEqual([
      [false, true],
      [true, false],
      [true, true],
    ]);
  });

  test("deletes its phone when it is closed or disconnected", async () => {
    const [closing, dropping] = [await connect(), await connect()];
    await result(closing, reset({ task_id: ownTask }));
    await result(dropping, reset({ task_id: ownTask }));
    await expect.poll(() => sessionsOn(ownTask)).toBe(2);
    closing.send({ type: "close" });
    dropping.close();
    await expect.poll(() => sessionsOn(ownTask), { timeout: 20_000 }).toBe(0);
  });

  test("offers the same phone as tools", async () => {
    const frames = await connect();
    await result(frames, reset({ task_id: "notes/trash-rescue" }));
    const rpc = async (method: string, params?: object) =>
      (
        await frames.ask<OpenEnvMessage>({
          type: "mcp",
          data: { jsonrpc: "2.0", id: 1, method, ...(params ? { params } : {}) },
        })
      ).data as { result?: { tools?: { name: string }[]; content?: { text?: string }[] }; error?: { code: number } };
    const names = (await rpc("tools/list")).result!.tools!.map(({ name }) => name);
    expect(names).toContain("tap");
    for (const reserved of ["reset", "step", "state", "close"]) expect(names).not.toContain(reserved);
    const { result: called } = await rpc("tools/call", { name: "open_app", arguments: { app: "notes" } });
    expect(called!.content!.at(-1)!.text).toContain("Step 1 is done.");
    expect((await frames.ask<OpenEnvMessage>({ type: "state" })).data["step_count"]).toBe(1);
    expect((await rpc("nope")).error!.code).toBe(-32601);
  });
});

describe("an invalid message", () => {
  test("returns an error code, changes nothing, and leaves the socket open", async () => {
    const frames = await connect();
    const wrong = async (cases: [unknown, string, string?][]): Promise<void> => {
      for (const [message, code, path] of cases) {
        const { type, data } = await frames.ask<OpenEnvMessage>(message);
        expect([message, type, data.code, data.errors?.[0]?.path]).toEqual([message, "error", code, path]);
      }
    };
    await wrong([
      ["{", "INVALID_JSON"],
      [new Uint8Array([1]), "INVALID_JSON"],
      [{ type: "hello" }, "UNKNOWN_TYPE"],
      ["7", "UNKNOWN_TYPE"],
      [{ type: "step", data: { action_type: "noop" } }, "EXECUTION_ERROR"],
      [reset({ seed: -1 }), "VALIDATION_ERROR", "seed"],
      [reset({ split: "validation" }), "VALIDATION_ERROR", "split"],
      [reset({ split: "test", index: 100_000 }), "EXECUTION_ERROR"],
      [reset({ task_id: "no/such-task" }), "VALIDATION_ERROR", "task_id"],
    ]);
    await result(frames, reset({ task_id: "notes/trash-rescue" }));
    await wrong([
      [{ type: "step", data: { action_type: "noop" }, extra: 1 }, "VALIDATION_ERROR", "extra"],
      [{ type: "step" }, "VALIDATION_ERROR", "data"],
      [step({ action_type: "tap", x: 1, y: 1 }), "VALIDATION_ERROR", "action_type"],
      [step({ action_type: "click", x: 1 }), "VALIDATION_ERROR", "y"],
      [step({ action_type: "click", x: 1, y: 1001 }), "VALIDATION_ERROR", "y"],
      [step({ action_type: "back", x: 1 }), "VALIDATION_ERROR", "x"],
    ]);
    expect((await frames.ask<OpenEnvMessage>({ type: "state" })).data["step_count"]).toBe(0);
  });
});

describe("over HTTP", () => {
  const get = async (path: string): Promise<unknown> => (await fetch(at() + path)).json();
  const post = async (path: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const response = await fetch(at() + path, { method: "POST", headers, body: JSON.stringify(body) });
    return { status: response.status, json: (await response.json()) as Record<string, never> };
  };

  test("serves the addresses that a validator checks", async () => {
    const api = (await get("/openapi.json")) as { info: { version: unknown }; paths: object };
    expect(api.info.version).toEqual(expect.any(String));
    expect(Object.keys(api.paths)).toEqual(expect.arrayContaining(["/reset", "/step", "/state"]));
    expect(await get("/health")).toEqual({ status: "healthy" });
    expect(await get("/metadata")).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    const schemas = (await get("/schema")) as Record<string, { title: string; required: string[] }>;
    expect(Object.keys(schemas)).toEqual(["action", "observation", "state"]);
    // From this schema, the library `verifiers` concludes that the model writes an action as text and calls no tools.
    expect(schemas["action"]).toMatchObject({ title: "PhoneAction", required: ["action_type"] });
    const note = { jsonrpc: "2.0", method: "notifications/initialized" };
    expect(await post("/mcp", note)).toEqual({ status: 200, json: { jsonrpc: "2.0", id: null, result: {} } });
    expect(await post("/mcp", {})).toMatchObject({ status: 200, json: { jsonrpc: "2.0", error: { code: -32600 } } });
    expect(await get("/state")).toEqual({ episode_id: null, step_count: 0 });
  });

  test("returns the start of an episode, and a single step", async () => {
    const begun = await post("/reset", { device, task_id: otherTask });
    expect(v.parse(OpenEnvResult, begun.json)).toMatchObject({ reward: null, done: false });
    const stepped = await post("/step", { action: { action_type: "home" } });
    expect(v.parse(OpenEnvResult, stepped.json)).toMatchObject({ reward: 0, observation: { step: 1 } });
    expect((await post("/step", { action: { action_type: "jump" } })).status).toBe(422);
    expect(await sessionsOn(otherTask)).toBe(0);
  });

  test("keeps a tool session by its id", async () => {
    const rpc = async (method: string, params: object) =>
      (await post("/mcp", { jsonrpc: "2.0", id: 1, method, params })).json as {
        result?: { session_id: string; isError?: boolean; content?: { text?: string }[] };
        error?: { code: number };
      };
    const { session_id } = (await rpc("openenv/session/create", {})).result!;
    const call = { name: "press", arguments: { key: "home" }, session_id };
    expect((await rpc("tools/call", call)).result!.content!.at(-1)!.text).toContain("Step 1 is done.");
    expect((await rpc("tools/call", call)).result!.content!.at(-1)!.text).toContain("Step 2 is done.");
    const close = await rpc("openenv/session/close", { session_id });
    expect(close.result).toEqual({ session_id, closed: true });
    expect((await rpc("openenv/session/close", { session_id })).error!.code).toBe(-32602);
    expect((await rpc("tools/call", call)).result!.isError).toBe(true);
  });

  test("keeps one phone per JSON-RPC WebSocket", async () => {
    const frames = await FrameSocket.open(new WebSocket(`${at().replace(/^http/, "ws")}/mcp`));
    openSockets.push(frames);
    interface Answer {
      readonly id: number;
      readonly result?: {
        session_id?: string;
        tools?: { name: string; inputSchema: { type: string } }[];
        content?: { text?: string }[];
      };
      readonly error?: { code: number };
    }
    const rpc = (method: string, params: object = {}) => frames.ask<Answer>({ jsonrpc: "2.0", id: 7, method, params });
    const listed = await rpc("tools/list");
    expect(listed.id).toBe(7);
    expect(listed.result!.tools!.find(({ name }) => name === "tap")!.inputSchema.type).toBe("object");
    const call = { name: "press", arguments: { key: "home" } };
    expect((await rpc("tools/call", call)).result!.content!.at(-1)!.text).toContain("Step 1 is done.");
    const { session_id } = (await rpc("openenv/session/create")).result!;
    const again = await rpc("tools/call", { ...call, session_id });
    expect(again.result!.content!.at(-1)!.text).toContain("Step 2 is done.");
    expect((await rpc("openenv/session/close", { session_id })).error!.code).toBe(-32602);
    expect((await frames.ask<Answer>("{")).error!.code).toBe(-32700);
    expect((await frames.ask<Answer>({})).error!.code).toBe(-32600);
    // The server removes the phone when its connection closes, so calls over HTTP no longer find its id.
    frames.close();
    const params = { ...call, session_id };
    const gone = async () => (await post("/mcp", { jsonrpc: "2.0", id: 1, method: "tools/call", params })).json;
    await expect.poll(gone, { timeout: 20_000 }).toMatchObject({ result: { isError: true } });
  });

  test("lists tasks by split and index", async () => {
    expect(await get("/list_environments")).toEqual(["phonebooth"]);
    expect(await get("/phonebooth/splits")).toEqual([
      { name: "train", type: "train" },
      { name: "test", type: "test" },
      { name: "high_risk", type: "test" },
    ]);
    const { num_tasks: many } = (await post("/phonebooth/num_tasks", { split: "test" })).json as never as {
      num_tasks: number;
    };
    const { tasks } = (await post("/phonebooth/tasks", { split: "test" })).json as never as { tasks: object[] };
    expect(tasks).toHaveLength(many);
    expect(tasks[3]).toMatchObject({ id: expect.any(String), split: "test", index: 3, budget: expect.any(Number) });
    expect((await post("/phonebooth/task", { split: "test", index: 3 })).json).toEqual({ task: tasks[3] });
    expect((await post("/phonebooth/task", { split: "test", index: -1 })).json).toEqual({ task: tasks.at(-1) });
    expect((await post("/phonebooth/task_range", { split: "test", start: -2 })).json).toEqual({
      tasks: tasks.slice(-2),
    });
    expect((await post("/phonebooth/task", { split: "test", index: many })).status).toBe(400);
    expect((await post("/phonebooth/tasks", { split: "nope" })).status).toBe(400);
    expect((await post("/another/tasks", { split: "test" })).status).toBe(404);
  });

  test("answers unknown addresses with a problem", async () => {
    for (const path of [
      "/openenv",
      "/openenvs/open/text",
      "/openenv/open/nope/health",
      "/openenv/open/text/web",
      "/orsx",
      "/nemo",
    ]) {
      const response = await fetch(url + path);
      expect([path, response.status, response.headers.get("content-type")]).toEqual([
        path,
        404,
        "application/problem+json",
      ]);
      await response.body?.cancel();
    }
  });
});
