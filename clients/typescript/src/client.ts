// A client of the REST API on plain fetch: published, and used by our own demos, benchmarks and tests. It knows the contract and
// nothing else, and runs wherever fetch, WebSocket and crypto do.
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
  Element,
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
import type {
  Leaderboard,
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
import { ProblemError, problemOf } from "./problem-error.ts";

export { ProblemError };

interface Wish {
  readonly method?: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Bytes are sent as they are, all else as JSON. */
  readonly body?: unknown;
  readonly type?: string;
  readonly token?: string | undefined;
  readonly query?: object;
  readonly idempotencyKey?: string;
  /** Doing it twice is the same as doing it once. */
  readonly repeatable?: boolean;
}

/** How often a request is sent, the first time too, and the longest wait that a server may ask for between two. */
const tries = 6;
const patienceMs = 60_000;

export class Client {
  readonly url: string;
  readonly #key: string | undefined;
  readonly #fresh: boolean;
  /** Shows a server that asks for no key that what is created again is created by the same one. */
  readonly #secret = crypto.randomUUID();

  /** `key`: an API key, or the admin key. `fresh`: every picture is drawn for this client, whatever was drawn before. */
  constructor(url: string, key?: string, { fresh = false }: { fresh?: boolean } = {}) {
    this.url = url.replace(/\/+$/, "");
    this.#key = key;
    this.#fresh = fresh;
  }

  /** A new environment. Its id is chosen here, so that an answer that got lost makes no second one. */
  async create(body: CreateBody = {}): Promise<Env> {
    const id = body.id ?? `env_${crypto.randomUUID().replaceAll("-", "")}`;
    const sent = { secret: this.#secret, ...body, id };
    const wish = { method: "POST", body: sent, token: this.#key, repeatable: true } as const;
    return new Env(this, await this.json<Created>("/v1/envs", wish));
  }
  /** One that exists already. */
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
  /** Keeps a suite there under its own name, in place of what was there. */
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

  /** A new group. Its id is chosen here, so that an answer that got lost makes no second one. */
  async createGroup(body: GroupBody): Promise<Group> {
    const id = body.id ?? `grp_${crypto.randomUUID().replaceAll("-", "")}`;
    const sent = { secret: this.#secret, ...body, id };
    const wish = { method: "POST", body: sent, token: this.#key, repeatable: true } as const;
    return new Group(this, await this.json<GroupCreated>("/v1/groups", wish));
  }

  // Graphs

  /**
   * Keeps a graph: what `graph.json` holds. The answer names the pictures that are still to be sent. `shared`: whether other keys may
   * play on it; left out, it stays as it is.
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
  /** As JSON. */
  async graph(id: string): Promise<string> {
    return (await this.call(`/v1/graphs/${encodeURIComponent(id)}`, { token: this.#key })).text();
  }
  async removeGraph(id: string): Promise<void> {
    await this.call(`/v1/graphs/${encodeURIComponent(id)}`, { method: "DELETE", token: this.#key });
  }

  // Runs

  /** A new run. Its id is chosen here, so that an answer that got lost makes no second one. */
  createRun(body: RunBody): Promise<RunCreated> {
    const id = body.id ?? `run_${crypto.randomUUID().replaceAll("-", "")}`;
    const sent = { secret: this.#secret, ...body, id };
    return this.json("/v1/runs", { method: "POST", body: sent, token: this.#key, repeatable: true });
  }
  /** With the runner's token. `episode` is in the answer where there was one left. */
  nextEpisode(run: string, token: string): Promise<RunDealt | RunNothing> {
    const idempotencyKey = crypto.randomUUID();
    return this.json(`/v1/runs/${run}/episodes`, { method: "POST", token, idempotencyKey });
  }
  /** The phone of a dealt episode, opened with the agent's token: an operator's calls are refused. */
  played({ env: { id, token } }: RunDealt): Env {
    return new Env(this, { id, tokens: { agent: token, operator: token } });
  }
  /** `token`: the runner's; without it the key, or nobody's right for a run on the leaderboard. */
  run(id: string, { token, ...query }: { token?: string; results?: boolean; reveal?: boolean } = {}): Promise<RunInfo> {
    return this.json(`/v1/runs/${id}`, { query, token: token ?? this.#key });
  }
  runEpisode(id: string, episode: number, token?: string): Promise<RunLine> {
    return this.json(`/v1/runs/${id}/episodes/${episode}`, { token: token ?? this.#key });
  }
  /** The snapshot file behind a line, as it was hashed into `log_sha256`: parsed, it can be uploaded anywhere. */
  async runLog(id: string, episode: number, token?: string): Promise<string> {
    const wish = { query: { log: true }, token: token ?? this.#key };
    return (await this.call(`/v1/runs/${id}/episodes/${episode}`, wish)).text();
  }
  /** What each judged episode of a finished run cost, in US dollars. `token`: the runner's. */
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

  async json<T>(path: string, wish: Wish = {}): Promise<T> {
    const response = await this.call(path, wish);
    return (response.status === 204 ? null : await response.json()) as T;
  }

  /**
   * Sends a request; throws ProblemError where the server refuses. What may be done twice without harm is sent again after a
   * connection that broke and after 503, anything after 429: then it was not done.
   */
  async call(path: string, wish: Wish = {}): Promise<Response> {
    const { method = "GET", repeatable = method === "GET" || wish.idempotencyKey !== undefined } = wish;
    for (let tried = 1; ; tried++) {
      const response = await this.#send(path, method, wish).catch((error: unknown) => {
        // A kept connection that the server has closed meanwhile shows only when it is used.
        if (!repeatable || tried > 1 || !isDeadSocket(error)) throw error;
        return null;
      });
      if (response === null) continue;
      if (response.ok) return response;
      const { status } = response;
      // The answer to the one before got lost: it is gone, as was wished.
      if (method === "DELETE" && tried > 1 && (status === 404 || status === 410))
        return new Response(null, { status: 204 });
      const askedMs = retryAfterMs(response) ?? 0;
      const refused = await problemOf(response);
      const again = status === 429 || (repeatable && status === 503 && !isLasting(refused));
      if (!again || tried >= tries || askedMs > patienceMs) throw refused;
      // No sooner than was asked, and not all clients at once.
      const waitMs = Math.max(askedMs, 250 * tried) * (1 + Math.random() / 4);
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }

  #send(path: string, method: string, { body, type, token, query = {}, idempotencyKey }: Wish): Promise<Response> {
    const url = new URL(this.url + path);
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) url.searchParams.set(name, String(value));
    const headers = new Headers();
    if (this.#fresh) headers.set("cache-control", "no-cache");
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
  /** How creating it was answered; missing where it was only looked up. */
  readonly created: Created | null;

  constructor(client: Client, created: Created | { readonly id: string; readonly tokens: Tokens }) {
    if (!created.tokens) throw new Error("an environment needs its tokens");
    this.client = client;
    this.id = created.id;
    this.tokens = created.tokens;
    this.created = "observation" in created ? created : null;
  }

  // With the agent's token

  info(as: Caller = "agent"): Promise<EnvInfo> {
    return this.#json("", { token: this.tokens[as] });
  }
  step(action: StepAction, wish: ObservationWish = {}, as: Caller = "agent"): Promise<Stepped> {
    const body = { action, observation: wish };
    const idempotencyKey = crypto.randomUUID();
    return this.#json("/step", { method: "POST", body, idempotencyKey, token: this.tokens[as] });
  }
  async screenshot(query: ScreenshotQuery = {}): Promise<Uint8Array<ArrayBuffer>> {
    const response = await this.call("/screenshot", { query, token: this.tokens.agent });
    return new Uint8Array(await response.arrayBuffer());
  }

  // With the operator's

  elements(query: { acts?: boolean } = {}): Promise<Element[]> {
    return this.#json("/elements", { query });
  }
  reset(body?: EpisodeBody): Promise<Created> {
    return this.#json("/reset", { method: "POST", body, idempotencyKey: crypto.randomUUID() });
  }
  state(path?: string): Promise<StateAnswer> {
    return this.#json("/state", { query: { path } });
  }
  /** `cascade`: what else changes with a setting changes as well, as if the user had set it. */
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
  /** A snapshot of this environment, as a file. */
  download(snapshot: string): Promise<SnapshotFile> {
    return this.client.json(`/v1/snapshots/${snapshot}`, { token: this.tokens.operator });
  }
  restore(snapshot?: string): Promise<Restored> {
    const body = snapshot === undefined ? undefined : { snapshot };
    return this.#json("/restore", { method: "POST", body, repeatable: true });
  }
  async fork(body: ForkBody = {}): Promise<Env[]> {
    // Children that were made and not heard of are suspended when they are idle.
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
  #socket(path: string, token: string): WebSocket {
    const url = `${this.client.url.replace(/^http/, "ws")}/v1/envs/${this.id}/${path}`;
    return new WebSocket(url, [liveProtocol, `token.${token}`]);
  }

  call(path: string, wish: Wish = {}): Promise<Response> {
    return this.client.call(`/v1/envs/${this.id}${path}`, { token: this.tokens.operator, ...wish });
  }
  async #json<T>(path: string, wish: Wish = {}): Promise<T> {
    return (await (await this.call(path, wish)).json()) as T;
  }
}

/** Phones that begin equal. Its calls are made with its operator's token. */
export class Group {
  readonly client: Client;
  readonly id: string;
  readonly token: string;
  /** How creating it was answered. */
  readonly created: GroupCreated;
  /** By their numbers less one; a member that was replaced is another phone. */
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
  /** `member` counts from 1. Asked again after an answer that got lost, it forks once more. */
  async replace(member: number): Promise<Env> {
    const { env } = await this.#json<Replaced>("/replace", { method: "POST", body: { member }, repeatable: true });
    return (this.envs[member - 1] = new Env(this.client, env));
  }
  /** With its phones. */
  async remove(): Promise<void> {
    await this.client.call(`/v1/groups/${this.id}`, { method: "DELETE", token: this.token, repeatable: true });
  }

  #json<T>(path: string, wish: Wish = {}): Promise<T> {
    return this.client.json(`/v1/groups/${this.id}${path}`, { token: this.token, ...wish });
  }
}

/** What the server asks for, in seconds or as a date. */
function retryAfterMs(response: Response): number | null {
  const said = response.headers.get("retry-after");
  if (said === null) return null;
  const ms = /^\d+$/.test(said) ? Number(said) * 1000 : Date.parse(said) - Date.now();
  return Number.isNaN(ms) ? null : Math.max(0, ms);
}

/** It will be refused again however long one waits. */
function isLasting(refused: Error): boolean {
  return refused instanceof ProblemError && refused.problem.type.endsWith(":not-configured");
}

/** Node names a code; browsers say nothing but that it was the network. */
function isDeadSocket(error: unknown): boolean {
  if (!(error instanceof TypeError)) return false;
  const { cause } = error;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : "";
  return code === "" || code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET";
}
