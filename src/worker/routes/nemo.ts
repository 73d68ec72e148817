// NeMo Gym's gymnasium protocol. The agent sends function calls, a cookie identifies the session, and the screen is
// sent as text.
import type { Hono } from "hono";
import * as v from "valibot";
import { screenText } from "#benchmark/synthesis/screen-text.ts";
import type { Observation, ObservationWish } from "#contract/env.ts";
import type { JsonObject } from "#contract/json.ts";
import { jsonSchemaOf } from "#contract/json-schema.ts";
import {
  isFunctionCall,
  NemoReset,
  NemoResetAnswer,
  NemoStep,
  NemoStepAnswer,
  NemoVerify,
  type FunctionCall,
} from "#contract/nemo.ts";
import { parseArguments } from "#contract/numeric-text.ts";
import { findUnsupportedJson } from "#contract/json-limits.ts";
import { tools } from "#contract/tools.ts";
import { Refusal } from "#env/answer.ts";
import { jsonResponse, RemoteRefusal, type Call, type HonoEnv } from "../http.ts";
import { episodeBodyFor } from "../openenv.ts";
import { route } from "../route.ts";
import { noPhoneRefusal, ProtocolSession, type SessionPhone } from "../protocol-session.ts";

const tag = "NeMo Gym";
const auth = "keyed";
const base = "/nemo/:key";
const cookie = "phonebooth_session";
const stepObservation: ObservationWish = { screenshot: "none", elements: true };
const SomeObject = v.looseObject({});

export function nemoRoutes(app: Hono<HonoEnv>): void {
  route(
    app,
    "GET",
    `${base}/tools`,
    {
      tag,
      operationId: "listNemoTools",
      summary: "NeMo Gym: list the tools in the form of responses_create_params in a data set's rows",
      answers: { 200: { is: "Functions", schema: v.array(SomeObject) } },
      auth,
    },
    () => jsonResponse(functions),
  );
  route(
    app,
    "POST",
    `${base}/reset`,
    {
      tag,
      operationId: "beginNemo",
      summary: "NeMo Gym: begin an episode; the cookie identifies it",
      body: NemoReset,
      answers: { 200: { is: "The instruction and the screen", schema: NemoResetAnswer } },
      auth,
    },
    async ({ c, body }) => {
      const { created, named } = await startSession(c, body);
      const { instruction, budget } = created.task!;
      const heading = `${instruction}\nYou hold a phone and have ${budget} actions. Points are in 0..1000 of the screen's width and height. Call finish when you are done.`;
      return named({
        observation: `${heading}\n${describeScreen(created.observation)}`,
        info: { supports_explicit_close: true, supports_step_idempotency: true },
      });
    },
  );
  route(
    app,
    "POST",
    `${base}/step`,
    {
      tag,
      operationId: "stepNemo",
      summary: "NeMo Gym: run the tool calls of the model's response, in order",
      body: NemoStep,
      answers: { 200: { is: "The result of the calls", schema: NemoStepAnswer } },
      auth,
    },
    async ({ c, body: { response, _ng_step_request_id: request } }) =>
      jsonResponse(
        await runCalls(
          await getSessionPhone(c),
          response.output.filter((item: unknown) => isFunctionCall(item)) as unknown as FunctionCall[],
          request ?? null,
        ),
      ),
  );
  route(
    app,
    "POST",
    `${base}/close`,
    {
      tag,
      operationId: "endNemo",
      summary: "NeMo Gym: end an episode; a repeated request is no error",
      body: SomeObject,
      optionalBody: true,
      answers: { 200: { is: "It is over", schema: SomeObject } },
      auth,
    },
    async ({ c }) => {
      await (await (await getSession(c)).findPhone())?.remove();
      return jsonResponse({});
    },
  );
  route(
    app,
    "POST",
    `${base}/seed_session`,
    {
      tag,
      operationId: "seedNemo",
      summary: "NeMo Gym: begin an episode with single tool calls; the cookie identifies it",
      body: NemoReset,
      answers: { 200: { is: "It has begun", schema: SomeObject } },
      auth,
    },
    async ({ c, body }) => (await startSession(c, body)).named({}),
  );
  route(
    app,
    "POST",
    `${base}/verify`,
    {
      tag,
      operationId: "verifyNemo",
      summary: "NeMo Gym: return the row with its reward; repeated requests return the same",
      body: NemoVerify,
      answers: { 200: { is: "The request's row with the reward", schema: SomeObject } },
      auth,
    },
    async ({ c, body }) => jsonResponse({ ...body, reward: (await (await getSessionPhone(c)).judge()).reward.value }),
  );
  // This route is registered last, because its path also matches the paths of the routes above.
  route(
    app,
    "POST",
    `${base}/:tool`,
    {
      tag,
      operationId: "callNemoTool",
      summary: "NeMo Gym: call one tool; the body of the answer is the tool's output for the model",
      body: SomeObject,
      optionalBody: true,
      answers: { 200: { is: "The result of the call", media: "text/plain" } },
      auth,
    },
    async ({ c, body = {} }) => {
      const name = c.req.param("tool") ?? "";
      if (!tools.some((tool) => tool.name === name)) throw new Refusal("not-found", `There is no tool called ${name}.`);
      const call = { type: "function_call", name, arguments: JSON.stringify(body), call_id: name } as const;
      const { output } = await runCall(await getSessionPhone(c), call, null);
      return new Response(output, { headers: { "content-type": "text/plain; charset=utf-8" } });
    },
  );
}

/**
 * Creates the phone of a new session for the episode of the given row. Also returns `named`, which builds an answer
 * that sets the session's cookie.
 */
async function startSession(c: Call, { task_id, seed, split, index, locale }: NemoReset) {
  const fields = Object.entries({ task_id, seed, split, index, locale }).filter(([, value]) => value != null);
  const session = await ProtocolSession.begin(c, "nemo");
  const { created } = await session.create({
    ...episodeBodyFor(Object.fromEntries(fields)),
    elements: true,
    observation: stepObservation,
  });
  const named = (body: object): Response => {
    const answer = jsonResponse(body);
    answer.headers.set("set-cookie", `${cookie}=${session.name}; Path=/; HttpOnly; SameSite=Lax`);
    return answer;
  };
  return { created, named };
}

const functions = tools.map(({ name, description, schema }) => ({
  type: "function",
  name,
  description,
  parameters: jsonSchemaOf(schema) as JsonObject,
  strict: false,
}));

async function getSession(c: Call): Promise<ProtocolSession> {
  const [, name = ""] = new RegExp(`(?:^|;\\s*)${cookie}="?([^";]*)`).exec(c.req.header("cookie") ?? "") ?? [];
  const session = await ProtocolSession.find(c, "nemo", name);
  if (!session) throw noPhoneRefusal("There is no such session: reset gives the cookie that names one.");
  return session;
}
async function getSessionPhone(c: Call): Promise<SessionPhone> {
  const held = await (await getSession(c)).findPhone();
  if (!held) throw noPhoneRefusal("This session has no phone, or no more: reset.");
  return held;
}

const describeScreen = ({ elements = [], clock }: Observation): string =>
  `${clock === undefined ? "" : `The phone's clock: ${clock}.\n`}On the screen:\n${screenText(elements)}`;

async function runCalls(
  held: SessionPhone,
  calls: readonly FunctionCall[],
  request: string | null,
): Promise<NemoStepAnswer> {
  const outputs: { call_id: string; output: string }[] = [];
  let ended: { terminated: boolean; truncated: boolean } | null = null;
  for (const [i, call] of calls.entries()) {
    const result: CallResult = ended
      ? { output: "The episode is over.", terminated: false, truncated: false }
      : await runCall(held, call, request === null ? null : `nemo:${request}:${i}`);
    outputs.push({ call_id: call.call_id, output: result.output });
    if (result.terminated || result.truncated) ended = result;
  }
  const { terminated, truncated } = ended ?? { terminated: false, truncated: false };
  return {
    observation: calls.length === 0 ? `Call one of the tools: ${tools.map(({ name }) => name).join(", ")}.` : null,
    reward: ended ? (await held.judge()).reward.value : 0,
    terminated,
    truncated,
    info: { tool_outputs: outputs },
  };
}

interface CallResult {
  readonly output: string;
  readonly terminated: boolean;
  readonly truncated: boolean;
}
async function runCall(
  { player }: SessionPhone,
  { name, arguments: text }: FunctionCall,
  key: string | null,
): Promise<CallResult> {
  const refused = (output: string): CallResult => ({ output, terminated: false, truncated: false });
  const tool = tools.find((one) => one.name === name);
  if (!tool) return refused(`There is no tool called ${name}.`);
  const read = parseArguments(text);
  if ("fault" in read) return refused(`${read.fault}.`);
  const { args } = read;
  const issue = findUnsupportedJson(args);
  if (issue) return refused(`${issue.path}: ${issue.message}`);
  const parsed = tool.action(args);
  if ("issues" in parsed) return refused(parsed.issues.map(({ path, message }) => `${path}: ${message}`).join("; "));
  try {
    const { step, observation, message, outcome, terminated, truncated } = await player.step(
      parsed.action,
      stepObservation,
      key,
    );
    const lines = [
      `Step ${step} is done.`,
      ...(message === undefined ? [] : [`Told: ${message}`]),
      ...(outcome === undefined ? [] : [`The episode is over (${outcome}).`]),
      describeScreen(observation),
    ];
    return { output: lines.join("\n"), terminated, truncated };
  } catch (error) {
    if ((error instanceof Refusal || error instanceof RemoteRefusal) && error.problem.status < 500)
      return refused(error.problem.detail);
    throw error;
  }
}
