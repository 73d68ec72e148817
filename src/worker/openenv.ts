// OpenEnv's sessions: a phone each, made by the first reset, and gone with the connection.
import * as v from "valibot";
import type { Created, EpisodeBody, Observation, ObservationWish, Stepped } from "../contract/env.ts";
import { actionOfAnyFlat } from "../contract/flat-action.ts";
import type { JsonObject } from "../contract/json.ts";
import { McpMessages, wishOfMcp } from "../contract/mcp.ts";
import {
  OpenEnvMessage,
  ResetData,
  type OpenEnvObservation,
  type OpenEnvResult,
  type OpenEnvState,
  type Preset,
} from "../contract/openenv.ts";
import { implausible } from "../contract/plain.ts";
import { issuesOf, type Issue, type Problem } from "../contract/problem.ts";
import { sendTo } from "../durable/sockets.ts";
import { Refusal } from "../env/answer.ts";
import { keyEndedCode } from "../env/keys/after-end.ts";
import { Queue } from "../env/queue.ts";
import { randomName } from "../env/token.ts";
import { invalid, problemIn, Refused, type Call } from "./edge.ts";
import { mcpAnswer } from "./mcp.ts";
import { noPhone, Session, type Held } from "./session.ts";
import { taskAt } from "./task-api.ts";

interface Playing {
  readonly held: Held;
  readonly goal: string | null;
  readonly maxSteps: number | null;
  readonly episodeId: string;
}

export class OpenEnvSession {
  readonly #session: Session;
  readonly #preset: Preset;
  #playing: Playing | null = null;

  constructor(session: Session, preset: Preset) {
    this.#session = session;
    this.#preset = preset;
  }
  static async open(c: Call, preset: Preset): Promise<OpenEnvSession> {
    return new OpenEnvSession(await Session.begin(c, "openenv"), preset);
  }
  get session(): Session {
    return this.#session;
  }

  async reset(data: JsonObject): Promise<OpenEnvResult> {
    const { known, warnings } = sorted(data);
    const { episode_id: episodeId = randomName(), ...rest } = known;
    const { held, created } = await this.#session.begin({
      ...beginningOf(rest),
      elements: this.#preset !== "pixels",
      observation: wishOf(this.#preset),
    });
    const { instruction = null, budget = null } = created.task ?? {};
    this.#playing = { held, goal: instruction, maxSteps: budget, episodeId };
    return { observation: this.#told(created, { warnings }), reward: null, done: false };
  }
  async step(data: JsonObject): Promise<OpenEnvResult> {
    // What a typed client dumps with every action.
    const { metadata: _, ...said } = data;
    const made = actionOfAnyFlat(said);
    if ("issues" in made) throw invalid(made.issues);
    const { held } = this.#played();
    const stepped = await held.player.step(made.action, wishOf(this.#preset));
    const done = stepped.terminated || stepped.truncated;
    const reward = done ? (await held.judge()).reward.value : 0;
    return { observation: this.#told(stepped, {}), reward, done };
  }
  async state(): Promise<OpenEnvState> {
    if (!this.#playing) return { episode_id: null, step_count: 0 };
    const { held, episodeId, maxSteps } = this.#playing;
    const { step, task, outcome } = await held.info();
    return {
      episode_id: episodeId,
      step_count: step,
      ...(task?.id === undefined ? {} : { task_id: task.id }),
      max_steps: maxSteps,
      done: outcome !== undefined,
    };
  }
  /** JSON-RPC about this session's phone. */
  mcp(data: unknown): Promise<unknown> {
    return rpcAnswer(data, async () => this.#played().held);
  }
  async close(): Promise<void> {
    const playing = this.#playing;
    this.#playing = null;
    await playing?.held.remove();
  }

  #played(): Playing {
    if (!this.#playing) throw noPhone("There is no episode yet: reset first.");
    return this.#playing;
  }
  #told(answer: Created | Stepped, { warnings = [] }: { warnings?: readonly string[] }): OpenEnvObservation {
    const { goal, maxSteps } = this.#played();
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

const wishOf = (preset: Preset): ObservationWish => ({
  // An address tells how large the screen is, and nothing is drawn for it.
  screenshot: preset === "text" ? "url" : "base64",
  ...(preset === "pixels" ? {} : { elements: true }),
});

/** What is null in a reset was left out; what we do not know is told, and not refused: its clients pass whole rows of data sets. */
function sorted(data: JsonObject): { readonly known: ResetData; readonly warnings: readonly string[] } {
  const said = Object.entries(data).filter(([, value]) => value !== null);
  const isKnown = (name: string): boolean => Object.hasOwn(ResetData.entries, name);
  const parsed = v.safeParse(ResetData, Object.fromEntries(said.filter(([name]) => isKnown(name))));
  if (!parsed.success) throw invalid(issuesOf(parsed.issues));
  const warnings = said
    .filter(([name]) => !isKnown(name))
    .map(([name]) => `reset takes no ${name.slice(0, 100)}: ignored`);
  return { known: parsed.output, warnings };
}
/** Without a task, one is drawn from its split, or else from that of training, by the seed. */
export function beginningOf({ task_id: task, split = "train", index, ...rest }: ResetData): EpisodeBody {
  if (task !== undefined) return { task, ...rest };
  return index === undefined ? { split, ...rest } : { task: taskAt(split, index).id, ...rest };
}

const rpcError = (code: number, message: string, id: unknown = null): object => ({
  jsonrpc: "2.0",
  id,
  error: { code, message },
});
/** Answers whatever was sent, as JSON-RPC does. `held`: the phone that tools act on. */
export async function rpcAnswer(data: unknown, held: () => Promise<Held>): Promise<unknown> {
  if (Array.isArray(data) || !v.is(McpMessages, data) || typeof (data as { method?: unknown }).method !== "string")
    return rpcError(-32600, "Not a JSON-RPC 2.0 request");
  const issue = implausible(data);
  if (issue) return rpcError(-32600, `${issue.path}: ${issue.message}`);
  const { params } = data as { params?: unknown };
  // Where a session is named, that is for us and not for the tool.
  const { session_id: _, ...rest } = (typeof params === "object" && params !== null ? params : {}) as JsonObject;
  const request = { ...data, ...(params === undefined ? {} : { params: rest }) } as McpMessages;
  const played = async () => ({ player: (await held()).player, wish: wishOfMcp({}) });
  const answer = await mcpAnswer(new Request("https://openenv/mcp"), request, { played });
  // There is nothing to say to a notification, and here everything is answered.
  return answer.status === 202 ? { jsonrpc: "2.0", id: null, result: {} } : answer.json();
}

/** What a socket answers to a message: an object to be sent; null where the client is done. */
type Answers = (data: unknown) => Promise<object | null>;

/** A socket of OpenEnv's messages: one answer a message, in their order, and nothing unasked. */
export function serveOpenEnv(
  socket: WebSocket,
  openEnv: OpenEnvSession,
  waitUntil: (job: Promise<unknown>) => void,
): void {
  const refused = ({ detail }: Problem): object => failed("EXECUTION_ERROR", detail);
  serve(socket, openEnv.session, (data) => answerTo(data, openEnv), refused, waitUntil);
}

/** A socket of JSON-RPC alone: one answer a message, in their order. */
export function serveRpc(
  socket: WebSocket,
  session: Session,
  answer: (text: string) => Promise<unknown>,
  waitUntil: (job: Promise<unknown>) => void,
): void {
  const answers: Answers = async (data) => {
    const fits = typeof data === "string" && data.length <= messageChars;
    return fits ? ((await answer(data).catch(failedRpc)) as object) : rpcError(-32700, "Not a text, or too long a one");
  };
  serve(socket, session, answers, ({ detail }) => rpcError(-32000, detail), waitUntil);
}

/** How often an idle socket asks whether its key is still good. */
const askMs = 800;

/**
 * The phone of a socket's session goes with the socket. The key that opened it is asked at each message, and in between: where it was
 * revoked, has expired or was made anew, the socket is closed with the reason, and the phone is suspended, for the admin to look at.
 */
function serve(
  socket: WebSocket,
  session: Session,
  answers: Answers,
  refused: (problem: Problem) => object,
  waitUntil: (job: Promise<unknown>) => void,
): void {
  const queue = new Queue();
  let isOpen = true;
  const leave = (letGo: () => Promise<void> | undefined): void => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(asking);
    const logged = (error: unknown): void => console.error("a phone of OpenEnv stays:", error);
    waitUntil(queue.run(async () => letGo()).catch(logged));
  };
  /** Whether its key may still do something; closes the socket where it may not. */
  const isGood = async (tell: boolean): Promise<boolean> => {
    try {
      if ((await session.payer()) === null) clearInterval(asking);
      return isOpen;
    } catch (error) {
      const found = problemIn(error);
      if (tell && isOpen) sendTo(socket, JSON.stringify(refused(found)));
      // Where the key cannot be asked, nothing is done now, and it is asked again.
      if (!(error instanceof Refusal)) return false;
      if (isOpen) socket.close(keyEndedCode, found.detail);
      leave(() => session.last?.suspend());
      return false;
    }
  };
  const asking = setInterval(() => void isGood(false), askMs);
  socket.addEventListener("message", ({ data }) => {
    void queue.run(async () => {
      if (!isOpen || !(await isGood(true))) return;
      const answer = await answers(data);
      if (answer !== null) sendTo(socket, JSON.stringify(answer));
      else socket.close(1000, "closed");
    });
  });
  const end = (): void => leave(() => session.last?.remove());
  socket.addEventListener("close", end);
  socket.addEventListener("error", end);
}
function failedRpc(error: unknown): object {
  if (error instanceof Refusal || error instanceof Refused) return rpcError(-32000, error.problem.detail);
  console.error("OpenEnv:", error);
  return rpcError(-32603, "The fault was logged.");
}

const messageChars = 1 << 20;
const failed = (code: string, message: string, errors?: readonly Issue[]): object => ({
  type: "error",
  data: { message, code, ...(errors ? { errors } : {}) },
});

/** Null: the client is done. */
async function answerTo(text: unknown, session: OpenEnvSession): Promise<object | null> {
  let body: unknown;
  try {
    if (typeof text !== "string" || text.length > messageChars) throw new Error("not a text, or too long a one");
    body = JSON.parse(text);
  } catch {
    return failed("INVALID_JSON", `Send JSON, at most ${messageChars} characters.`);
  }
  const { type } = (typeof body === "object" && body !== null ? body : {}) as { type?: unknown };
  if (!OpenEnvMessage.options.some(({ entries }) => entries.type.literal === type))
    return failed("UNKNOWN_TYPE", "type is one of reset, step, state, mcp, close.");
  const issue = implausible(body);
  const parsed = v.safeParse(OpenEnvMessage, body);
  if (issue || !parsed.success)
    return failed("VALIDATION_ERROR", "Invalid message", issue ? [issue] : issuesOf(parsed.issues ?? []));
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
    if (!(error instanceof Refusal || error instanceof Refused)) {
      console.error("OpenEnv:", error);
      return failed("EXECUTION_ERROR", "The fault was logged.");
    }
    const { status, detail, issues } = error.problem;
    // A task is called so here.
    const named = issues?.map(({ path, message: says }) => ({
      path: path === "task" ? "task_id" : path,
      message: says,
    }));
    return failed(status === 422 || named ? "VALIDATION_ERROR" : "EXECUTION_ERROR", detail, named);
  }
}
