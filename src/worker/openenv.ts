// OpenEnv sessions. Each session has one phone. The first reset creates the phone, and the end of the connection
// deletes it.
import * as v from "valibot";
import type { Created, EpisodeBody, Observation, ObservationWish, Stepped } from "#contract/env.ts";
import { parseFlatActionWithType } from "#contract/flat-action.ts";
import type { JsonObject } from "#contract/json.ts";
import { McpMessages, mcpObservationOptions } from "#contract/mcp.ts";
import {
  OpenEnvMessage,
  ResetData,
  type OpenEnvObservation,
  type OpenEnvResult,
  type OpenEnvState,
  type Preset,
} from "#contract/openenv.ts";
import { findUnsupportedJson } from "#contract/json-limits.ts";
import { issuesOf, type Issue, type Problem } from "#contract/problem.ts";
import { sendSafely } from "#durable/sockets.ts";
import { Refusal } from "#env/answer.ts";
import { keyEndedCode } from "#env/keys/ended-key.ts";
import { Queue } from "#env/queue.ts";
import { randomName } from "#env/token.ts";
import { invalid, toProblem, RemoteRefusal, type Call } from "./http.ts";
import { answerMcp } from "./mcp.ts";
import { noPhoneRefusal, ProtocolSession, type SessionPhone } from "./protocol-session.ts";
import { getTaskAt } from "./task-api.ts";

interface ActiveEpisode {
  readonly phone: SessionPhone;
  readonly goal: string | null;
  readonly maxSteps: number | null;
  readonly episodeId: string;
}

export class OpenEnvSession {
  readonly #session: ProtocolSession;
  readonly #preset: Preset;
  #active: ActiveEpisode | null = null;

  constructor(session: ProtocolSession, preset: Preset) {
    this.#session = session;
    this.#preset = preset;
  }
  static async open(c: Call, preset: Preset): Promise<OpenEnvSession> {
    return new OpenEnvSession(await ProtocolSession.begin(c, "openenv"), preset);
  }
  get session(): ProtocolSession {
    return this.#session;
  }

  async reset(data: JsonObject): Promise<OpenEnvResult> {
    const { known, warnings } = splitResetData(data);
    const { episode_id: episodeId = randomName(), ...rest } = known;
    const { held: phone, created } = await this.#session.begin({
      ...episodeBodyFor(rest),
      elements: this.#preset !== "pixels",
      observation: observationFor(this.#preset),
    });
    const { instruction = null, budget = null } = created.task ?? {};
    this.#active = { phone, goal: instruction, maxSteps: budget, episodeId };
    return { observation: this.#createObservation(created, { warnings }), reward: null, done: false };
  }
  async step(data: JsonObject): Promise<OpenEnvResult> {
    // Typed clients send this field with every action.
    const { metadata: _, ...fields } = data;
    const parsed = parseFlatActionWithType(fields);
    if ("issues" in parsed) throw invalid(parsed.issues);
    const { phone } = this.#requireActive();
    const stepped = await phone.player.step(parsed.action, observationFor(this.#preset));
    const done = stepped.terminated || stepped.truncated;
    const reward = done ? (await phone.judge()).reward.value : 0;
    return { observation: this.#createObservation(stepped, {}), reward, done };
  }
  async state(): Promise<OpenEnvState> {
    if (!this.#active) return { episode_id: null, step_count: 0 };
    const { phone, episodeId, maxSteps } = this.#active;
    const { step, task, outcome } = await phone.info();
    return {
      episode_id: episodeId,
      step_count: step,
      ...(task?.id === undefined ? {} : { task_id: task.id }),
      max_steps: maxSteps,
      done: outcome !== undefined,
    };
  }
  /** Answers JSON-RPC about this session's phone. */
  mcp(data: unknown): Promise<unknown> {
    return answerRpc(data, async () => this.#requireActive().phone);
  }
  async close(): Promise<void> {
    const playing = this.#active;
    this.#active = null;
    await playing?.phone.remove();
  }

  #requireActive(): ActiveEpisode {
    if (!this.#active) throw noPhoneRefusal("There is no episode yet: reset first.");
    return this.#active;
  }
  #createObservation(
    answer: Created | Stepped,
    { warnings = [] }: { warnings?: readonly string[] },
  ): OpenEnvObservation {
    const { goal, maxSteps } = this.#requireActive();
    const { screenshot, elements, clock }: Observation = answer.observation;
    return {
      goal,
      screen: { width: screenshot?.width ?? 0, height: screenshot?.height ?? 0, coord_space: "0..1000" },
      screenshot:
        screenshot?.base64 === undefined ? null : { mime: `image/${screenshot.format}`, base64: screenshot.base64 },
      elements: elements ?? null,
      clock: clock ?? null,
      step: "step" in answer ? answer.step : 0,
      max_steps: maxSteps,
      message: ("message" in answer && answer.message) || null,
      outcome: ("outcome" in answer && answer.outcome) || null,
      warnings: [...warnings],
    };
  }
}

const observationFor = (preset: Preset): ObservationWish => ({
  // The URL of a picture includes the picture's size, and no picture is drawn before the URL is requested.
  screenshot: preset === "text" ? "url" : "base64",
  ...(preset === "pixels" ? {} : { elements: true }),
});

/**
 * Separates the known fields of a reset. A null value in a reset counts as missing. An unknown field causes a warning
 * and not a refusal, because clients pass whole rows of data sets.
 */
function splitResetData(data: JsonObject): { readonly known: ResetData; readonly warnings: readonly string[] } {
  const entries = Object.entries(data).filter(([, value]) => value !== null);
  const isKnown = (name: string): boolean => Object.hasOwn(ResetData.entries, name);
  const parsed = v.safeParse(ResetData, Object.fromEntries(entries.filter(([name]) => isKnown(name))));
  if (!parsed.success) throw invalid(issuesOf(parsed.issues));
  const warnings = entries
    .filter(([name]) => !isKnown(name))
    .map(([name]) => `reset has no field ${name.slice(0, 100)}; it was ignored`);
  return { known: parsed.output, warnings };
}
/**
 * Builds the body of an episode. Without a task, the seed selects a task from the given split, or from the training
 * split if no split is given.
 */
export function episodeBodyFor({ task_id: task, split = "train", index, ...rest }: ResetData): EpisodeBody {
  if (task !== undefined) return { task, ...rest };
  return index === undefined ? { split, ...rest } : { task: getTaskAt(split, index).id, ...rest };
}

const rpcError = (code: number, message: string, id: unknown = null): object => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});
/** Answers any message as JSON-RPC requires. `held` returns the phone that the tools use. */
export async function answerRpc(data: unknown, held: () => Promise<SessionPhone>): Promise<unknown> {
  if (Array.isArray(data) || !v.is(McpMessages, data) || typeof (data as { method?: unknown }).method !== "string")
    return rpcError(-32600, "Not a JSON-RPC 2.0 request");
  const issue = findUnsupportedJson(data);
  if (issue) return rpcError(-32600, `${issue.path}: ${issue.message}`);
  const { params } = data as { params?: unknown };
  // Only this server uses the session's name, so the tool does not receive the name.
  const { session_id: _, ...rest } = (typeof params === "object" && params !== null ? params : {}) as JsonObject;
  const request = { ...data, ...(params === undefined ? {} : { params: rest }) } as McpMessages;
  const getPlayer = async () => ({ player: (await held()).player, wish: mcpObservationOptions({}) });
  const answer = await answerMcp(new Request("https://openenv/mcp"), request, { getPlayer });
  // In JSON-RPC a notification has no answer, but here every message must be answered.
  return answer.status === 202 ? { jsonrpc: "2.0", id: null, result: {} } : answer.json();
}

/** Handles a message from a socket. Returns the object to send, or null if the client is finished. */
type MessageHandler = (data: unknown) => Promise<object | null>;

/** Serves a socket with OpenEnv's messages. Sends exactly one answer per message, in order. */
export function serveOpenEnv(
  socket: WebSocket,
  openEnv: OpenEnvSession,
  waitUntil: (job: Promise<unknown>) => void,
): void {
  const refused = ({ detail }: Problem): object => errorMessage("EXECUTION_ERROR", detail);
  serveSocket(socket, openEnv.session, (data) => answerMessage(data, openEnv), refused, waitUntil);
}

/** Serves a socket with JSON-RPC only. Sends one answer per message, in order. */
export function serveRpc(
  socket: WebSocket,
  session: ProtocolSession,
  answer: (text: string) => Promise<unknown>,
  waitUntil: (job: Promise<unknown>) => void,
): void {
  const answers: MessageHandler = async (data) => {
    const fits = typeof data === "string" && data.length <= messageChars;
    return fits
      ? ((await answer(data).catch(rpcFailure)) as object)
      : rpcError(-32700, "The message is not text or is too long");
  };
  serveSocket(socket, session, answers, ({ detail }) => rpcError(-32000, detail), waitUntil);
}

/** The interval at which the key of an idle socket is checked, in milliseconds. */
const keyCheckMs = 800;

/**
 * Serves a socket. When the client closes the socket, the session's phone is deleted. The key that opened the socket is
 * checked at each message and at an interval. If the key was revoked, was replaced or has expired, the socket is closed
 * with the reason. The phone is then only suspended, so that the admin can inspect it.
 */
function serveSocket(
  socket: WebSocket,
  session: ProtocolSession,
  answers: MessageHandler,
  refused: (problem: Problem) => object,
  waitUntil: (job: Promise<unknown>) => void,
): void {
  const queue = new Queue();
  let isOpen = true;
  const leave = (letGo: () => Promise<void> | undefined): void => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(asking);
    const logged = (error: unknown): void => console.error("a phone of OpenEnv could not be deleted:", error);
    waitUntil(queue.run(async () => letGo()).catch(logged));
  };
  /** Returns whether the key is still valid. If the key is invalid, closes the socket. */
  const isGood = async (tell: boolean): Promise<boolean> => {
    try {
      if ((await session.payer()) === null) clearInterval(asking);
      return isOpen;
    } catch (error) {
      const found = toProblem(error);
      if (tell && isOpen) sendSafely(socket, JSON.stringify(refused(found)));
      // If the key cannot be checked, the message is refused, and the key is checked again later.
      if (!(error instanceof Refusal)) return false;
      if (isOpen) socket.close(keyEndedCode, found.detail);
      leave(() => session.lastPhone?.suspend());
      return false;
    }
  };
  const asking = setInterval(() => void isGood(false), keyCheckMs);
  socket.addEventListener("message", ({ data }) => {
    void queue.run(async () => {
      if (!isOpen || !(await isGood(true))) return;
      const answer = await answers(data);
      if (answer !== null) sendSafely(socket, JSON.stringify(answer));
      else socket.close(1000, "closed");
    });
  });
  const end = (): void => leave(() => session.lastPhone?.remove());
  socket.addEventListener("close", end);
  socket.addEventListener("error", end);
}
function rpcFailure(error: unknown): object {
  if (error instanceof Refusal || error instanceof RemoteRefusal) return rpcError(-32000, error.problem.detail);
  console.error("OpenEnv:", error);
  return rpcError(-32603, "The fault was logged.");
}

const messageChars = 1 << 20;
const errorMessage = (code: string, message: string, errors?: readonly Issue[]): object => ({
  type: "error",
  data: { message, code, ...(errors ? { errors } : {}) },
});

/** Answers a message. Returns null if the client is finished. */
async function answerMessage(text: unknown, session: OpenEnvSession): Promise<object | null> {
  let body: unknown;
  try {
    if (typeof text !== "string" || text.length > messageChars) throw new Error("not a text, or too long a one");
    body = JSON.parse(text);
  } catch {
    return errorMessage("INVALID_JSON", `Send JSON, at most ${messageChars} characters.`);
  }
  const { type } = (typeof body === "object" && body !== null ? body : {}) as { type?: unknown };
  if (!OpenEnvMessage.options.some(({ entries }) => entries.type.literal === type))
    return errorMessage("UNKNOWN_TYPE", "type must be one of reset, step, state, mcp, close.");
  const issue = findUnsupportedJson(body);
  const parsed = v.safeParse(OpenEnvMessage, body);
  if (issue || !parsed.success)
    return errorMessage("VALIDATION_ERROR", "Invalid message", issue ? [issue] : issuesOf(parsed.issues ?? []));
  const message = parsed.output;
  try {
    switch (message.type) {
      case "reset":
        return { type: "observation", data: await session.reset(message.data ?? {}) };
      case "step":
        return { type: "observation", data: await session.step(message.data) };
      case "state":
        return { type: "state", data: await session.state() };
      case "mcp":
        return { type: "mcp", data: await session.mcp(message.data) };
      case "close":
        return null;
    }
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof RemoteRefusal)) {
      console.error("OpenEnv:", error);
      return errorMessage("EXECUTION_ERROR", "The fault was logged.");
    }
    const { status, detail, issues } = error.problem;
    // `task_id` is OpenEnv's name for a task.
    const named = issues?.map(({ path, message: says }) => ({
      path: path === "task" ? "task_id" : path,
      message: says,
    }));
    return errorMessage(status === 422 || named ? "VALIDATION_ERROR" : "EXECUTION_ERROR", detail, named);
  }
}
