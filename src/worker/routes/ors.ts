// The Open Reward Standard. A header identifies the session, and tool calls are answered as events. A session's id is
// created as in MCP.
import type { Hono } from "hono";
import type { Observation, ObservationWish } from "#contract/env.ts";
import type { JsonObject } from "#contract/json.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import { OrsCall, OrsCreate, OrsSession, OrsTools, type TaskSpec } from "#contract/ors.ts";
import { environmentName } from "#contract/task-api.ts";
import { tools } from "#contract/tools.ts";
import { Refusal } from "#env/answer.ts";
import { randomName } from "#env/token.ts";
import { invalid, jsonResponse, RemoteRefusal, type Call, type HonoEnv } from "../http.ts";
import { route } from "../route.ts";
import { noPhoneRefusal, ProtocolSession, type SessionPhone } from "../protocol-session.ts";
import { taskApi, getTaskAt } from "../task-api.ts";
import * as v from "valibot";

const tag = "ORS";
const auth = "ors";
const base = "/ors";
const headers = { "X-Session-ID": "As create_session told it." };
const stepObservation: ObservationWish = { screenshot: "base64" };
const SomeObject = v.looseObject({});

export function orsRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    `${base}/health`,
    {
      tag,
      operationId: "getORSHealth",
      summary: "ORS: whether it lives",
      answers: { 200: { is: "It does", schema: SomeObject } },
      auth,
    },
    () => jsonResponse({ status: "ok" }),
  );
  taskApi(app, base, tag, auth);
  for (const [path, operationId] of [
    [`${base}/:env/tools`, "listORSTools"],
    [`${base}/:env/task_tools`, "listORSTaskTools"],
  ] as const)
    route(
      app,
      "GET",
      path,
      {
        tag,
        operationId,
        summary: "ORS: its tools",
        answers: { 200: { is: "The same for all tasks", schema: OrsTools } },
        auth,
      },
      ({ c }) => {
        mustBeKnownEnvironment(c.req.param("env"));
        return jsonResponse({ tools: toolSpecs });
      },
    );
  route(
    app,
    "POST",
    `${base}/create_session`,
    {
      tag,
      operationId: "createORSSession",
      summary: "ORS: get the id of a new session",
      body: SomeObject,
      optionalBody: true,
      answers: { 200: { is: "Events", media: "text/event-stream" } },
      auth,
    },
    async ({ c }) => {
      const { name } = await ProtocolSession.begin(c, "ors");
      return eventStream(`${eventText("task_id", name)}${eventText("end", "")}`);
    },
  );
  route(
    app,
    "POST",
    `${base}/create`,
    {
      tag,
      operationId: "createORSEpisode",
      summary: "ORS: create the phone of a session, on a task",
      body: OrsCreate,
      answers: { 200: { is: "The session", schema: OrsSession } },
      auth,
      headers,
    },
    async ({ c, body: { env_name: name, task_spec: spec, split, index } }) => {
      if (name != null) mustBeKnownEnvironment(name);
      const session = await getSession(c);
      const { id, seed, locale }: v.InferOutput<typeof TaskSpec> = spec ?? { id: getTaskAt(split!, index!).id };
      const chosen = { ...(seed === undefined ? {} : { seed }), ...(locale === undefined ? {} : { locale }) };
      await session.create({ task: id, ...chosen });
      return jsonResponse({ sid: session.name });
    },
  );
  route(
    app,
    "GET",
    `${base}/:env/prompt`,
    {
      tag,
      operationId: "getORSPrompt",
      summary: "ORS: get the task's instruction and the screen",
      answers: { 200: { is: "Blocks", schema: v.array(SomeObject) } },
      auth,
      headers,
    },
    async ({ c }) => {
      mustBeKnownEnvironment(c.req.param("env"));
      const { player } = await getSessionPhone(c);
      const { observation } = await player.observe(stepObservation);
      const { task } = await player.info();
      const text = `${task?.instruction ?? ""}\n\nYou hold a phone and have ${task?.budget ?? "any number of"} actions. Points are in 0..1000 of the screen's width and height. Call finish when you are done.`;
      return jsonResponse([{ type: "text", text, detail: null }, ...pictureBlocks(observation)]);
    },
  );
  route(
    app,
    "POST",
    `${base}/:env/call`,
    {
      tag,
      operationId: "callORSTool",
      summary: "ORS: call a tool",
      body: OrsCall,
      answers: { 200: { is: "Events", media: "text/event-stream" } },
      auth,
      headers,
    },
    async ({ c, body }) => {
      mustBeKnownEnvironment(c.req.param("env"));
      const held = await getSessionPhone(c);
      const id = body.task_id ?? randomName();
      const answer = callTool(held, body, id);
      // If a client disconnects and repeats the call with the same id, it receives the result of the first call.
      c.executionCtx.waitUntil(answer);
      return eventStream(eventText("task_id", id), answer);
    },
  );
  route(
    app,
    "POST",
    `${base}/ping`,
    {
      tag,
      operationId: "pingORS",
      summary: "ORS: keep a session awake",
      body: SomeObject,
      optionalBody: true,
      answers: { 200: { is: "It lives", schema: SomeObject } },
      auth,
      headers,
    },
    async ({ c }) => {
      await getSessionPhone(c);
      return jsonResponse({ status: "ok" });
    },
  );
  for (const [path, operationId] of [
    [`${base}/delete`, "endORSEpisode"],
    [`${base}/delete_session`, "deleteORSSession"],
  ] as const)
    route(
      app,
      "POST",
      path,
      {
        tag,
        operationId,
        summary: "ORS: end a session; repeating it is not an error",
        body: SomeObject,
        optionalBody: true,
        answers: { 200: { is: "It is over", schema: OrsSession } },
        auth,
        headers,
      },
      async ({ c }) => {
        const session = await getSession(c);
        await (await session.findPhone())?.remove();
        return jsonResponse({ sid: session.name });
      },
    );
  // This route is registered last. It redirects a call that names no environment to the only environment. The location
  // is relative. Therefore it is also valid behind a gateway that adds a path.
  app.all(`${base}/:name`, async (c, next) => {
    const name = c.req.param("name");
    if (!environmentRoutes.has(name)) return next();
    return new Response(null, { status: 308, headers: { location: `${environmentName}/${name}` } });
  });
}

/** The path segments that can follow the name of an environment in ORS. */
const environmentRoutes: ReadonlySet<string> = new Set([
  "splits",
  "tasks",
  "num_tasks",
  "task",
  "task_range",
  "tools",
  "task_tools",
  "prompt",
  "call",
]);

const toolSpecs = tools.map(({ name, description, schema }) => ({
  name,
  description,
  input_schema: jsonSchemaOf(schema) as JsonObject,
}));

function mustBeKnownEnvironment(name: string | undefined): void {
  if (name?.toLowerCase() !== environmentName)
    throw new Refusal("not-found", `There is one environment: ${environmentName}.`);
}
async function getSession(c: Call): Promise<ProtocolSession> {
  const sid = c.req.header("x-session-id")?.trim();
  if (sid === undefined)
    throw invalid([{ path: "X-Session-ID", message: "Expected the session_id that create_session returned" }]);
  const session = await ProtocolSession.find(c, "ors", sid);
  if (!session) throw new Refusal("not-found", "There is no such session: create one with create_session.");
  return session;
}
async function getSessionPhone(c: Call): Promise<SessionPhone> {
  const held = await (await getSession(c)).findPhone();
  if (!held) throw noPhoneRefusal("This session has no phone, or its phone no longer exists.");
  return held;
}

/** Returns a tool's result as JSON, even if the tool fails. */
async function callTool(held: SessionPhone, { name, input }: OrsCall, id: string): Promise<string> {
  try {
    const tool = tools.find((one) => one.name === name);
    if (!tool) return errorResult(`There is no tool called ${name}`);
    const parsed = tool.action(input);
    if ("issues" in parsed)
      return errorResult(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join("; "));
    const stepped = await held.player.step(parsed.action, stepObservation, `ors:${id}`);
    const finished = stepped.terminated || stepped.truncated;
    const lines = [
      `Step ${stepped.step} is done.`,
      ...(stepped.message === undefined ? [] : [`Told: ${stepped.message}`]),
      ...(stepped.outcome === undefined ? [] : [`The episode is over (${stepped.outcome}).`]),
    ];
    return JSON.stringify({
      ok: true,
      output: {
        blocks: [{ type: "text", text: lines.join("\n"), detail: null }, ...pictureBlocks(stepped.observation)],
        metadata: { step: stepped.step },
        reward: finished ? (await held.judge()).reward.value : 0,
        finished,
      },
    });
  } catch (error) {
    if (error instanceof Refusal || error instanceof RemoteRefusal) return errorResult(error.problem.detail);
    console.error("ORS:", error);
    return errorResult("A fault of ours, which was logged.");
  }
}
const errorResult = (error: string): string => JSON.stringify({ ok: false, error });
const pictureBlocks = ({ screenshot }: Observation): object[] =>
  screenshot?.base64 === undefined
    ? []
    : [{ type: "image", data: screenshot.base64, mimeType: `image/${screenshot.format}`, detail: null }];

// Events

const eventText = (event: string, data: string): string => `event: ${event}\ndata: ${data}\n\n`;
const chunkChars = 4096;
/** Splits JSON text into chunks. Clients strip leading whitespace from a chunk, so no chunk starts with whitespace. */
function* splitChunks(text: string): Generator<string> {
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + chunkChars);
    while (to < text.length && /\s/.test(text[to]!)) to++;
    // The two halves of a surrogate pair must be in the same chunk.
    if (to < text.length && /[\udc00-\udfff]/.test(text[to]!)) to++;
    yield eventText(to < text.length ? "chunk" : "end", text.slice(from, to));
    from = to;
  }
}
function eventStream(first: string, then?: Promise<string>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(encoder.encode(first));
      for (const chunk of then ? splitChunks(await then) : []) controller.enqueue(encoder.encode(chunk));
      controller.close();
    },
  });
  return new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "content-encoding": "identity",
    },
  });
}
