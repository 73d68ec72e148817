// A client of the REST API on plain fetch: for demos, benchmarks, tests and runners. It knows the contract and nothing else.
import type { Action } from "../../contract/action.ts";
import type { BatchAnswer, BatchOp } from "../../contract/batch.ts";
import type { AppRow } from "../../contract/catalog.ts";
import type {
  Change,
  CommandBody,
  Commanded,
  CreateBody,
  Created,
  Edited,
  Element,
  EnvInfo,
  EnvList,
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
} from "../../contract/env.ts";
import type { Event, EventDone } from "../../contract/event.ts";
import type { Json } from "../../contract/json.ts";
import { liveProtocol } from "../../contract/live.ts";
import type { Problem } from "../../contract/problem.ts";
import type {
  Leaderboard,
  RunBody,
  RunCreated,
  RunDealt,
  RunInfo,
  RunKeys,
  RunLine,
  RunList,
  RunNothing,
} from "../../contract/run.ts";
import type { Sampled, TaskQuery, TaskRow, Verdict } from "../../contract/task.ts";
import type { ServerVersions } from "../../contract/version.ts";

/** The server said no, and why. */
export class ProblemError extends Error {
  readonly code = "ERR_SERVER";
  readonly problem: Problem;
  constructor(problem: Problem) {
    const issues = (problem.issues ?? []).map(({ path, message }) => `${path || "body"}: ${message}`).join("; ");
    super(`${problem.status} ${problem.detail}${issues && ` (${issues})`}`);
    this.name = "ProblemError";
    this.problem = problem;
  }
}

interface Wish {
  readonly method?: "GET" | "POST" | "PATCH" | "DELETE";
  readonly body?: unknown;
  readonly type?: string;
  readonly token?: string | undefined;
  readonly query?: object;
  readonly idempotencyKey?: string;
  /** Doing it twice is the same as doing it once. */
  readonly repeatable?: boolean;
}

const busyTries = 6;

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
  sample(task: string, seed: number, locale: "en" | "zh-CN" = "en"): Promise<Sampled> {
    const body = { seed, locale };
    return this.json(`/v1/tasks/${encodeURIComponent(task)}/sample`, { method: "POST", body, repeatable: true });
  }
  version(): Promise<ServerVersions> {
    return this.json("/v1/version");
  }
  upload(file: SnapshotFile): Promise<SnapshotTaken> {
    return this.json("/v1/snapshots", { method: "POST", body: file, token: this.#key });
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
  runs(query: { limit?: number; cursor?: string; status?: string } = {}): Promise<RunList> {
    return this.json("/v1/runs", { query, token: this.#key });
  }
  async runKeys(): Promise<RunKeys["keys"]> {
    return (await this.json<RunKeys>("/v1/runs/keys")).keys;
  }
  async leaderboard(query: { split?: string; task_set?: string; limit?: number } = {}): Promise<Leaderboard["rows"]> {
    return (await this.json<Leaderboard>("/v1/leaderboard", { query })).rows;
  }
  async removeRun(id: string): Promise<void> {
    await this.call(`/v1/runs/${id}`, { method: "DELETE", token: this.#key, repeatable: true });
  }

  async json<T>(path: string, wish: Wish = {}): Promise<T> {
    const response = await this.call(path, wish);
    return (response.status === 204 ? null : await response.json()) as T;
  }

  /** Sends a request; throws ProblemError where the server refuses. */
  async call(path: string, wish: Wish = {}): Promise<Response> {
    const { method = "GET", repeatable = method === "GET" || wish.idempotencyKey !== undefined } = wish;
    for (let tries = 1; ; tries++) {
      const response = await this.#send(path, method, wish).catch(async (error: unknown) => {
        // A kept connection that the server has closed meanwhile shows only when it is used.
        if (!repeatable || tries > 1 || !isDeadSocket(error)) throw error;
        return null;
      });
      if (response?.ok) return response;
      if (response?.status === 503 && repeatable && tries < busyTries) {
        await response.body?.cancel();
        await new Promise((resolve) => setTimeout(resolve, 250 * tries));
      } else if (response) throw await problemOf(response);
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
    return fetch(url, { method, headers, body: JSON.stringify(body) });
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
  step(action: Action, wish: ObservationWish = {}, as: Caller = "agent"): Promise<Stepped> {
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
  mergePatch(patch: Json): Promise<Edited> {
    return this.#json("/state", { method: "PATCH", body: patch, type: "application/merge-patch+json" });
  }
  jsonPatch(operations: Json): Promise<Edited> {
    return this.#json("/state", { method: "PATCH", body: operations, type: "application/json-patch+json" });
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
    const { envs } = await this.#json<Forked>("/fork", { method: "POST", body });
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
    const url = `${this.client.url.replace(/^http/, "ws")}/v1/envs/${this.id}/live`;
    return new WebSocket(url, [liveProtocol, `token.${this.tokens.operator}`]);
  }

  call(path: string, wish: Wish = {}): Promise<Response> {
    return this.client.call(`/v1/envs/${this.id}${path}`, { token: this.tokens.operator, ...wish });
  }
  async #json<T>(path: string, wish: Wish = {}): Promise<T> {
    return (await (await this.call(path, wish)).json()) as T;
  }
}

async function problemOf(response: Response): Promise<Error> {
  const text = await response.text();
  try {
    return new ProblemError(JSON.parse(text) as Problem);
  } catch {
    return new Error(`${response.status} ${text.slice(0, 200)}`);
  }
}

function isDeadSocket(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : null;
  const code = typeof cause === "object" && cause !== null && "code" in cause ? cause.code : "";
  return code === "ECONNRESET" || code === "EPIPE" || code === "UND_ERR_SOCKET";
}
