// A client of the REST API on plain fetch. It is published, and our own demos, benchmarks and tests use it. It depends
// only on the contract, and runs wherever fetch, WebSocket and crypto exist.
import type { StepAction } from "../../../src/contract/action.ts";
import type { BatchAnswer, BatchOp } from "../../../src/contract/batch.ts";
import type { AppRow } from "../../../src/contract/catalog.ts";
import type {
  Change,
  CommandBody,
  Commanded,
  CreateBody,
  Created,
  Edited,
  EnvInfo,
  EpisodeBody,
  ForkBody,
  Forked,
  ObservationWish,
  Restored,
  ScreenshotQuery,
  SnapshotFile,
  SnapshotTaken,
  StateAnswer,
  Stepped,
  Tokens,
  TrajectoryLine,
} from "../../../src/contract/env.ts";
import type { Element } from "../../../src/contract/element.ts";
import type { EnvList } from "../../../src/contract/listing.ts";
import type {
  GroupBody,
  GroupCreated,
  GroupInfo,
  GroupJudgeBody,
  GroupVerdict,
  Replaced,
} from "../../../src/contract/group.ts";
import type { Event, EventDone } from "../../../src/contract/event.ts";
import type { GraphKept, GraphList, PictureKept } from "../../../src/contract/graph.ts";
import type { Json } from "../../../src/contract/json.ts";
import type { GraphSnapshotFile } from "../../../src/contract/graph-snapshot.ts";
import { liveProtocol } from "../../../src/contract/live-protocol.ts";
import type { Leaderboard } from "../../../src/contract/leaderboard.ts";
import type {
  RunBody,
  RunCosts,
  RunCostsKept,
  RunCreated,
  RunDealt,
  RunInfo,
  RunKeys,
  RunLine,
  RunList,
  RunNothing,
} from "../../../src/contract/run.ts";
import type { Suite, SuiteStored } from "../../../src/contract/suite.ts";
import type { Sampled, TaskQuery, TaskRow, Verdict } from "../../../src/contract/task.ts";
import type { ServerVersions } from "../../../src/contract/version.ts";
import { ProblemError, toProblemError } from "./problem-error.ts";

export { ProblemError };

interface RequestOptions {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Bytes are sent unchanged; any other body is sent as JSON. */
  readonly body?: unknown;
  readonly type?: string;
  readonly token?: string | undefined;
  readonly query?: object;
  readonly idempotencyKey?: string;
  /** Whether sending the request twice has the same effect as sending it once. */
  readonly repeatable?: boolean;
}

/**
 * The maximum number of attempts per request, including the first, and the longest retry-after that the client accepts
 * between two attempts.
 */
const maxAttempts = 6;
const maxRetryAfterMs = 60_000;

export class Client {
  readonly url: string;
  readonly #key: string | undefined;
  readonly #uncached: boolean;
  /** On a server that requires no key, proves that a repeated creation comes from the same client. */
  readonly #secret = crypto.randomUUID();

  /**
   * `key`: an API key, or the admin key. `fresh`: the server draws every picture anew for this client instead of
   * using a cached one.
   */
  constructor(url: string, key?: string, { fresh = false }: { fresh?: boolean } = {}) {
    this.url = url.replace(/\/+$/, "");
    this.#key = key;
    this.#uncached = fresh;
  }

  /**
   * Creates an environment. The client chooses the id, so that a retry after a lost response does not create a second
   * one.
   */
  async create(body: CreateBody = {}): Promise<Env> {
    const id = body.id ?? `env_${crypto.randomUUID().replaceAll("-", "")}`;
    const sent = { secret: this.#secret, ...body, id };
    const wish = { method: "POST", body: sent, token: this.#key, repeatable: true } as const;
    return new Env(this, await this.json<Created>("/v1/envs", wish));
  }
  /** Returns an environment that exists already. */
  env(id: string, tokens: Tokens): Env {
    return new Env(this, { id, tokens });
  }
  list(query: { limit?: number; cursor?: string; status?: string; task?: string } = {}): Promise<EnvList> {
    return this.json("/v1/envs", { query, token: this.#key });
  }
  batch(ops: readonly BatchOp[]): Promise<BatchAnswer> {
    return this.json("/v1/batch", { method: "POST", body: { ops }, token: this.#key });
  }
  async tasks(query: TaskQuery = {}): Promise<TaskRow[]> {
    return (await this.json<{ tasks: TaskRow[] }>("/v1/tasks", { query })).tasks;
  }
  async apps(): Promise<AppRow[]> {
    return (await this.json<{ apps: AppRow[] }>("/v1/apps")).apps;
  }
  /** Stores a suite under its own name and replaces a suite of the same name. */
  putSuite(suite: Suite): Promise<SuiteStored> {
    const wish = { method: "PUT", body: suite, token: this.#key, repeatable: true } as const;
    return this.json(`/v1/suites/${suite.name}`, wish);
  }
  suite(name: string): Promise<Suite> {
    return this.json(`/v1/suites/${name}`, { token: this.#key });
  }
  async removeSuite(name: string): Promise<void> {
    await this.call(`/v1/suites/${name}`, { method: "DELETE", token: this.#key, repeatable: true });
  }
  sample(task: string, seed: number, locale: "en" | "zh-CN" = "en"): Promise<Sampled> {
    const body = { seed, locale };
    return this.json(`/v1/tasks/${encodeURIComponent(task)}/sample`, { method: "POST", body, repeatable: true });
  }
  version(): Promise<ServerVersions> {
    return this.json("/v1/version");
  }
  upload(file: SnapshotFile | GraphSnapshotFile): Promise<SnapshotTaken> {
    return this.json("/v1/snapshots", { method: "POST", body: file, token: this.#key });
  }

  /** Creates a group. The client chooses the id, so that a retry after a lost response does not create a second one. */
  async createGroup(body: GroupBody): Promise<Group> {
    const id = body.id ?? `grp_${crypto.randomUUID().replaceAll("-", "")}`;
    const sent = { secret: this.#secret, ...body, id };
    const wish = { method: "POST", body: sent, token: this.#key, repeatable: true } as const;
    return new Group(this, await this.json<GroupCreated>("/v1/groups", wish));
  }

  // Graphs

  /**
   * Stores a graph: the content of `graph.json`. The answer lists the pictures that still have to be uploaded.
   * `shared`: whether other keys may play on the graph. Without `shared`, this setting stays unchanged.
   */
  putGraph(graph: { readonly id: string }, query: { readonly shared?: boolean } = {}): Promise<GraphKept> {
    const path = `/v1/graphs/${encodeURIComponent(graph.id)}`;
    return this.json(path, { method: "PUT", body: graph, query, token: this.#key, repeatable: true });
  }
  putPicture(graph: string, name: string, bytes: Uint8Array): Promise<PictureKept> {
    const path = `/v1/graphs/${encodeURIComponent(graph)}/pictures/${name}`;
    const wish = { method: "PUT", body: bytes, type: "application/octet-stream" } as const;
    return this.json(path, { ...wish, token: this.#key, repeatable: true });
  }
  graphs(query: { cursor?: string } = {}): Promise<GraphList> {
    return this.json("/v1/graphs", { query, token: this.#key });
  }
  /** Returns the graph as JSON text. */
  async graph(id: string): Promise<string> {
    return (await this.call(`/v1/graphs/${encodeURIComponent(id)}`, { token: this.#key })).text();
  }
  async removeGraph(id: string): Promise<void> {
    await this.call(`/v1/graphs/${encodeURIComponent(id)}`, { method: "DELETE", token: this.#key });
  }

  // Runs

  /** Creates a run. The client chooses the id, so that a retry after a lost response does not create a second one. */
  createRun(body: RunBody): Promise<RunCreated> {
    const id = body.id ?? `run_${crypto.randomUUID().replaceAll("-", "")}`;
    const sent = { secret: this.#secret, ...body, id };
    return this.json("/v1/runs", { method: "POST", body: sent, token: this.#key, repeatable: true });
  }
  /**
   * Requests the next episode with the runner's token. The answer contains `episode` if an episode was left to deal.
   */
  nextEpisode(run: string, token: string): Promise<RunDealt | RunNothing> {
    const idempotencyKey = crypto.randomUUID();
    return this.json(`/v1/runs/${run}/episodes`, { method: "POST", token, idempotencyKey });
  }
  /** Opens the phone of a dealt episode with only the agent's token, so the server refuses operator calls. */
  played({ env: { id, token } }: RunDealt): Env {
    return new Env(this, { id, tokens: { agent: token, operator: token } });
  }
  /**
   * Returns a run. `token`: the runner's token. Without it, the client sends its key. A run on the leaderboard can be
   * read without a token and without a key.
   */
  run(id: string, { token, ...query }: { token?: string; results?: boolean; reveal?: boolean } = {}): Promise<RunInfo> {
    return this.json(`/v1/runs/${id}`, { query, token: token ?? this.#key });
  }
  runEpisode(id: string, episode: number, token?: string): Promise<RunLine> {
    return this.json(`/v1/runs/${id}/episodes/${episode}`, { token: token ?? this.#key });
  }
  /**
   * Returns the snapshot file of a result line, exactly as it was hashed into `log_sha256`. After parsing, it can be
   * uploaded to any server.
   */
  async runLog(id: string, episode: number, token?: string): Promise<string> {
    const wish = { query: { log: true }, token: token ?? this.#key };
    return (await this.call(`/v1/runs/${id}/episodes/${episode}`, wish)).text();
  }
  /** Stores the cost of each judged episode of a finished run, in US dollars. `token`: the runner's. */
  putRunCosts(id: string, costs: RunCosts, token: string): Promise<RunCostsKept> {
    return this.json(`/v1/runs/${id}/costs`, { method: "PUT", body: costs, token, repeatable: true });
  }
  runs(query: { limit?: number; cursor?: string; status?: string } = {}): Promise<RunList> {
    return this.json("/v1/runs", { query, token: this.#key });
  }
  async runKeys(): Promise<RunKeys["keys"]> {
    return (await this.json<RunKeys>("/v1/runs/keys")).keys;
  }
  async leaderboard(
    query: { split?: string; task_set?: string; apps?: string; limit?: number; tools?: boolean } = {},
  ): Promise<Leaderboard["rows"]> {
    return (await this.json<Leaderboard>("/v1/leaderboard", { query })).rows;
  }
  async removeRun(id: string): Promise<void> {
    await this.call(`/v1/runs/${id}`, { method: "DELETE", token: this.#key, repeatable: true });
  }

  async json<T>(path: string, wish: RequestOptions = {}): Promise<T> {
    const response = await this.call(path, wish);
    return (response.status === 204 ? null : await response.json()) as T;
  }

  /**
   * Sends a request; throws ProblemError when the server refuses it. A repeatable request is sent again after a broken
   * connection and after 503; any request is sent again after 429, because 429 means that the server did not execute
   * it.
   */
  async call(path: string, wish: RequestOptions = {}): Promise<Response> {
    const { method = "GET", repeatable = method === "GET" || wish.idempotencyKey !== undefined } = wish;
    for (let tried = 1; ; tried++) {
      const response = await this.#send(path, method, wish).catch((error: unknown) => {
        // The server may have closed a kept-alive connection. The client notices this only when it uses the connection.
        if (!repeatable || tried > 1 || !isDeadSocket(error)) throw error;
        return null;
      });
      if (response === null) continue;
      if (response.ok) return response;
      const { status } = response;
      // The response to the previous attempt was lost, but that attempt deleted the resource.
      if (method === "DELETE" && tried > 1 && (status === 404 || status === 410))
        return new Response(null, { status: 204 });
      const askedMs = retryAfterMs(response) ?? 0;
      const refused = await toProblemError(response);
      const again = status === 429 || (repeatable && status === 503 && !isPermanentRefusal(refused));
      if (!again || tried >= maxAttempts || askedMs > maxRetryAfterMs) throw refused;
      // Waits at least as long as the server asked. The random part keeps clients from retrying all at once.
      const waitMs = Math.max(askedMs, 250 * tried) * (1 + Math.random() / 4);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  #send(
    path: string,
    method: string,
    { body, type, token, query = {}, idempotencyKey }: RequestOptions,
  ): Promise<Response> {
    const url = new URL(this.url + path);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = new Headers();
    if (this.#uncached) headers.set("cache-control", "no-cache");
    if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
    if (idempotencyKey !== undefined) headers.set("idempotency-key", idempotencyKey);
    if (body === undefined) return fetch(url, { method, headers });
    headers.set("content-type", type ?? "application/json");
    return fetch(url, {
      method,
      headers,
      body: body instanceof Uint8Array ? (body as BodyInit) : JSON.stringify(body),
    });
  }
}

export type Caller = "agent" | "operator";

export class Env {
  readonly client: Client;
  readonly id: string;
  readonly tokens: Tokens;
  /** The response to the creation; null when the environment was only looked up. */
  readonly created: Created | null;

  constructor(client: Client, created: Created | { readonly id: string; readonly tokens: Tokens }) {
    if (!created.tokens) throw new Error("The environment has no tokens: pass the tokens that its creation returned");
    this.client = client;
    this.id = created.id;
    this.tokens = created.tokens;
    this.created = "observation" in created ? created : null;
  }

  // Calls with the agent's token by default

  info(as: Caller = "agent"): Promise<EnvInfo> {
    return this.#json("", { token: this.tokens[as] });
  }
  step(action: StepAction, observation: ObservationWish = {}, as: Caller = "agent"): Promise<Stepped> {
    const body = { action, observation };
    const idempotencyKey = crypto.randomUUID();
    return this.#json("/step", { method: "POST", body, idempotencyKey, token: this.tokens[as] });
  }
  async screenshot(query: ScreenshotQuery = {}): Promise<Uint8Array<ArrayBuffer>> {
    const response = await this.call("/screenshot", { query, token: this.tokens.agent });
    return new Uint8Array(await response.arrayBuffer());
  }

  // Calls with the operator's token

  elements(query: { acts?: boolean } = {}): Promise<Element[]> {
    return this.#json("/elements", { query });
  }
  reset(body?: EpisodeBody): Promise<Created> {
    return this.#json("/reset", { method: "POST", body, idempotencyKey: crypto.randomUUID() });
  }
  state(path?: string): Promise<StateAnswer> {
    return this.#json("/state", { query: { path } });
  }
  /** `cascade`: also changes the values that depend on a setting, as if the user had changed the setting. */
  mergePatch(patch: Json, query: { cascade?: boolean } = {}): Promise<Edited> {
    return this.#json("/state", { method: "PATCH", body: patch, query, type: "application/merge-patch+json" });
  }
  jsonPatch(operations: Json, query: { cascade?: boolean } = {}): Promise<Edited> {
    return this.#json("/state", { method: "PATCH", body: operations, query, type: "application/json-patch+json" });
  }
  diff(): Promise<Change[]> {
    return this.#json("/diff");
  }
  snapshot(): Promise<SnapshotTaken> {
    return this.#json("/snapshot", { method: "POST" });
  }
  /** Downloads a snapshot of this environment as a file. */
  download(snapshot: string): Promise<SnapshotFile> {
    return this.client.json(`/v1/snapshots/${snapshot}`, { token: this.tokens.operator });
  }
  restore(snapshot?: string): Promise<Restored> {
    const body = snapshot === undefined ? undefined : { snapshot };
    return this.#json("/restore", { method: "POST", body, repeatable: true });
  }
  async fork(body: ForkBody = {}): Promise<Env[]> {
    // If the response is lost, nobody uses the created forks, so the server suspends them.
    const { envs } = await this.#json<Forked>("/fork", { method: "POST", body, repeatable: true });
    return envs.map((child) => new Env(this.client, child));
  }
  judge(reveal = false): Promise<Verdict> {
    return this.#json("/judge", { method: "POST", query: reveal ? { reveal } : {}, repeatable: true });
  }
  event(event: Event): Promise<EventDone> {
    return this.#json("/events", { method: "POST", body: event });
  }
  command(app: string, command: string, args: CommandBody["args"] = {}): Promise<Commanded> {
    return this.#json("/commands", { method: "POST", body: { app, command, args } });
  }
  async trajectory(): Promise<TrajectoryLine[]> {
    const text = await (await this.call("/trajectory")).text();
    return text
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as TrajectoryLine);
  }
  async remove(): Promise<void> {
    await this.call("", { method: "DELETE", repeatable: true });
  }
  live(): WebSocket {
    return this.#socket("live", this.tokens.operator);
  }
  /** Requests and answers: src/contract/stepping.ts. */
  stepping(as: Caller = "agent"): WebSocket {
    return this.#socket("ws", this.tokens[as]);
  }
  /** The byte stream of adb, in binary messages. Each connection of an adb client needs a socket of its own. */
  adb(as: Caller = "agent"): WebSocket {
    return this.#socket("adb", this.tokens[as]);
  }
  #socket(path: string, token: string): WebSocket {
    const url = `${this.client.url.replace(/^http/, "ws")}/v1/envs/${this.id}/${path}`;
    return new WebSocket(url, [liveProtocol, `token.${token}`]);
  }

  call(path: string, wish: RequestOptions = {}): Promise<Response> {
    return this.client.call(`/v1/envs/${this.id}${path}`, { token: this.tokens.operator, ...wish });
  }
  async #json<T>(path: string, wish: RequestOptions = {}): Promise<T> {
    return (await (await this.call(path, wish)).json()) as T;
  }
}

/** A group of phones with the same start. Its calls use the group's operator token. */
export class Group {
  readonly client: Client;
  readonly id: string;
  readonly token: string;
  /** The response to the creation. */
  readonly created: GroupCreated;
  /** Member n is at index n - 1. A replaced member is a different phone. */
  readonly envs: Env[];

  constructor(client: Client, created: GroupCreated) {
    this.client = client;
    this.id = created.id;
    this.token = created.tokens.operator;
    this.created = created;
    this.envs = created.envs.map((env) => new Env(client, env));
  }

  info(): Promise<GroupInfo> {
    return this.#json("");
  }
  judge(body: GroupJudgeBody = {}): Promise<GroupVerdict> {
    return this.#json("/judge", { method: "POST", body, repeatable: true });
  }
  /** `member` counts from 1. A retry after a lost response forks once more. */
  async replace(member: number): Promise<Env> {
    const { env } = await this.#json<Replaced>("/replace", { method: "POST", body: { member }, repeatable: true });
    return (this.envs[member - 1] = new Env(this.client, env));
  }
  /** Removes the group and its phones. */
  async remove(): Promise<void> {
    await this.client.call(`/v1/groups/${this.id}`, { method: "DELETE", token: this.token, repeatable: true });
  }

  #json<T>(path: string, wish: RequestOptions = {}): Promise<T> {
    return this.client.json(`/v1/groups/${this.id}${path}`, { token: this.token, ...wish });
  }
}

/**
 * Returns the wait that the server asks for in `retry-after`, in milliseconds, or null if the header is missing or
 * invalid. The header holds seconds or a date.
 */
function retryAfterMs(response: Response): number | null {
  const said = response.headers.get("retry-after");
  if (said === null) return null;
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** Whether the server will refuse the request again, no matter how long the client waits. */
function isPermanentRefusal(refused: Error): boolean {
  return refused instanceof ProblemError && refused.problem.type.endsWith(":not-configured");
}

/**
 * Whether an error means that the server closed the connection. Node reports this as an error code. Browsers report
 * only a network error, without a code.
 */
function isDeadSocket(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  const { cause } = error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : "";
  return code === "" || code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET";
}
