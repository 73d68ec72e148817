// OpenEnv's protocol. Its clients cannot send headers, and they append their own paths to the URL, so the path contains
// the key and the kind of observation.
import type { Hono } from "hono";
import * as v from "valibot";
import { FlatAction } from "#contract/flat-action.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import { OneStepBody, OpenEnvObservation, OpenEnvResult, OpenEnvState, Preset, ResetBody } from "#contract/openenv.ts";
import { limits, NoQuery } from "#contract/env.ts";
import { versions } from "#contract/version.ts";
import { Refusal } from "#env/answer.ts";
import { withAccess } from "../route-access.ts";
import { readText } from "../body.ts";
import { validate, jsonResponse, getQuery, type Call, type HonoEnv } from "../http.ts";
import { OpenEnvSession, answerRpc, serveOpenEnv, serveRpc } from "../openenv.ts";
import { reference, route } from "../route.ts";
import { noPhoneRefusal, ProtocolSession, type SessionPhone } from "../protocol-session.ts";
import { taskApi } from "../task-api.ts";
import { createSockets } from "../web-sockets.ts";

const tag = "OpenEnv";
const base = "/openenv/:key/:preset";
const auth = "keyed";
const AnyObject = v.looseObject({});

export function openEnvRoutes(app: Hono<HonoEnv>): void {
  const get = (
    path: string,
    operationId: string,
    summary: string,
    tell: (c: Call) => unknown,
    schema: v.GenericSchema = AnyObject,
  ): void =>
    route(
      app,
      "GET",
      `${base}${path}`,
      { tag, operationId, summary, answers: { 200: { is: summary, schema } }, auth },
      ({ c }) => {
        getPreset(c);
        return jsonResponse(tell(c));
      },
    );
  get("/health", "getOpenEnvHealth", "OpenEnv: whether it lives", () => ({ status: "healthy" }));
  get("/metadata", "getOpenEnvMetadata", "OpenEnv: what it is", () => metadata);
  get("/schema", "getOpenEnvSchemas", "OpenEnv: schemas of action, observation and state", () => schemas());
  get(
    "/state",
    "getOpenEnvState",
    "OpenEnv: the state of a session that has not started",
    () => ({ episode_id: null, step_count: 0 }),
    OpenEnvState,
  );
  get("/openapi.json", "getOpenEnvDocument", "OpenEnv: its own paths", () => ({
    openapi: "3.1.0",
    info: { title: metadata.name, version: metadata.version },
    paths: clientPaths(app),
  }));
  route(
    app,
    "POST",
    `${base}/reset`,
    {
      tag,
      operationId: "resetOpenEnv",
      summary: "OpenEnv: the first observation of a temporary episode; use ws to play episodes",
      body: ResetBody,
      optionalBody: true,
      answers: { 200: { is: "The observation", schema: OpenEnvResult } },
      auth,
    },
    ({ c, body = {} }) => withTemporaryPhone(c, (session) => session.reset(body)),
  );
  route(
    app,
    "POST",
    `${base}/step`,
    {
      tag,
      operationId: "stepOpenEnv",
      summary: "OpenEnv: one step of a temporary episode; use ws to play episodes",
      body: OneStepBody,
      answers: { 200: { is: "The observation", schema: OpenEnvResult } },
      auth,
    },
    ({ c, body: { action } }) =>
      withTemporaryPhone(c, async (session) => {
        await session.reset({});
        return session.step(action);
      }),
  );
  app.post(
    `${base}/mcp`,
    reference({
      tag,
      operationId: "callOpenEnvMcp",
      summary: "OpenEnv: JSON-RPC, whatever is sent",
      answers: { 200: { is: "JSON-RPC" } },
      auth,
    }),
    withAccess(auth, async (c) => {
      validate(NoQuery, getQuery(c));
      getPreset(c);
      return jsonResponse(await answerSessionRpc(c, await readText(c.req.raw, limits.bodyBytes)));
    }),
  );
  app.get(
    `${base}/ws`,
    reference({
      tag,
      operationId: "connectOpenEnv",
      summary: "OpenEnv: a WebSocket with a phone, which exists while the socket is open",
      answers: { 101: { is: "The socket" } },
      auth,
    }),
    withAccess(auth, async (c) => {
      validate(NoQuery, getQuery(c));
      const preset = getPreset(c);
      const [clientSocket, mine] = createSockets(c);
      const session = await OpenEnvSession.open(c, preset);
      mine.accept();
      serveOpenEnv(mine, session, (job) => c.executionCtx.waitUntil(job));
      return new Response(null, { status: 101, webSocket: clientSocket });
    }),
  );
  app.get(
    `${base}/mcp`,
    reference({
      tag,
      operationId: "connectOpenEnvMcp",
      summary: "OpenEnv: JSON-RPC over a WebSocket with one phone, which exists while the socket is open",
      answers: { 101: { is: "The socket" } },
      auth,
    }),
    withAccess(auth, async (c) => {
      validate(NoQuery, getQuery(c));
      getPreset(c);
      const [clientSocket, mine] = createSockets(c);
      const own = await ProtocolSession.begin(c, "openenv");
      mine.accept();
      serveRpc(
        mine,
        own,
        (text) => answerSessionRpc(c, text, own),
        (job) => c.executionCtx.waitUntil(job),
      );
      return new Response(null, { status: 101, webSocket: clientSocket });
    }),
  );
  taskApi(app, base, tag, auth);
}

function getPreset(c: Call): Preset {
  const preset = c.req.param("preset");
  if (!v.is(Preset, preset))
    throw new Refusal(
      "not-found",
      `The address must be /openenv/<key>/<preset>, with one of these presets: ${Preset.options.join(", ")}.`,
    );
  return preset;
}

/** Creates a phone that exists only during one call. */
async function withTemporaryPhone(
  c: Call,
  call: (session: OpenEnvSession) => Promise<OpenEnvResult>,
): Promise<Response> {
  const session = await OpenEnvSession.open(c, getPreset(c));
  try {
    return jsonResponse(await call(session));
  } finally {
    await session.close();
  }
}

const metadata = {
  name: "phonebooth",
  description:
    "A simulated phone: apps, tasks with exact judges, seeded episodes. Actions are in flat fields; points are in 0..1000.",
  version: versions.contract,
};
const schemas = () => ({
  action: { title: "PhoneAction", ...jsonSchemaOf(FlatAction) },
  observation: { title: "PhoneObservation", ...jsonSchemaOf(OpenEnvObservation) },
  state: { title: "PhoneState", ...jsonSchemaOf(OpenEnvState) },
});
/** Returns the paths as clients see them, without the base of their URL. */
function clientPaths(app: Hono<HonoEnv>): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method } of app.routes.filter(
    (each) => each.path.startsWith(`${base}/`) && each.method !== "ALL",
  )) {
    const own = path.slice(base.length).replaceAll(/:([a-z]+)/g, "{$1}");
    (paths[own] ??= {})[method.toLowerCase()] = { responses: { 200: { description: "As OpenEnv has it" } } };
  }
  return paths;
}

/**
 * Answers a JSON-RPC call. Calls over HTTP name their session, as in MCP. Calls over a socket use the session `own`,
 * and the first call that needs a phone creates it.
 */
async function answerSessionRpc(c: Call, text: string, own: ProtocolSession | null = null): Promise<unknown> {
  let data: { id?: unknown; method?: unknown; params?: { session_id?: unknown } };
  try {
    data = JSON.parse(text);
  } catch {
    return { jsonrpc: "2.0", id: null, error: { code: -32700, message: "Not JSON" } };
  }
  const { id = null, method, params } = data ?? {};
  const named = typeof params === "object" && params !== null ? params.session_id : undefined;
  const name = typeof named === "string" ? named : "";
  const isOwn = own !== null && (named === undefined || named === own.name);
  const held = async () => {
    if (isOwn) return getOrCreatePhone(c, own);
    const found = await (await ProtocolSession.find(c, "openenv", name))?.findPhone();
    if (!found) throw noPhoneRefusal("There is no such session: create one with openenv/session/create.");
    return found;
  };
  if (method === "openenv/session/create") {
    const fresh = own ?? (await ProtocolSession.begin(c, "openenv"));
    await getOrCreatePhone(c, fresh);
    return { jsonrpc: "2.0", id, result: { session_id: fresh.name } };
  }
  if (method === "openenv/session/close") {
    if (own !== null && name === own.name)
      return { jsonrpc: "2.0", id, error: { code: -32602, message: "This session ends with its connection" } };
    const found = await (await ProtocolSession.find(c, "openenv", name))?.findPhone();
    if (!found) return { jsonrpc: "2.0", id, error: { code: -32602, message: "Unknown session_id" } };
    await found.remove();
    return { jsonrpc: "2.0", id, result: { session_id: name, closed: true } };
  }
  return answerRpc(data, held);
}
/** Returns the phone of a session. Creates the phone if the session has none. */
async function getOrCreatePhone(c: Call, session: ProtocolSession): Promise<SessionPhone> {
  const beginning = { split: "train", elements: getPreset(c) !== "pixels" };
  return (await session.findPhone()) ?? (await session.create(beginning)).held;
}
