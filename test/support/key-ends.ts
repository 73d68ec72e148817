// Calls over every protocol, for the table in docs/keys.md: a key's resources, and the calls that use these resources
// after the key has ended.
import type { Created } from "#contract/env.ts";
import type { GroupCreated } from "#contract/group.ts";
import type { KeyCreated } from "#contract/key.ts";
import { FrameSocket } from "./frames.ts";

export const states = ["good", "revoked", "expired", "made anew", "over quota"] as const;
export type State = (typeof states)[number];

const device = { width: 360, height: 800, dpr: 1 };
const noop = { action: { type: "NOOP" }, observation: { screenshot: "none" } };
const task = "notes/trash-rescue";
const rpc = (method: string, params: object = {}) => ({ jsonrpc: "2.0", id: 1, method, params });
const initialize = rpc("initialize", {
  protocolVersion: "2025-06-18",
  capabilities: {},
  clientInfo: { name: "a test", version: "1" },
});

/** Result of a call: "done", the status of a problem, or the close code of its socket. */
type CallOutcome = string;

interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}
/** A server with one key, and the resources that were created while the key was valid. */
export class KeyHolder {
  readonly url: string;
  readonly key: KeyCreated;
  #resources: Resources | null = null;

  private constructor(url: string, key: KeyCreated) {
    this.url = url;
    this.key = key;
  }
  static async withResources(url: string, key: KeyCreated): Promise<KeyHolder> {
    const holder = new KeyHolder(url, key);
    holder.#resources = await holder.#createResources();
    return holder;
  }
  /** Creates a holder without any resources. */
  static withoutResources(url: string, key: KeyCreated): KeyHolder {
    return new KeyHolder(url, key);
  }
  get resources(): Resources {
    if (!this.#resources) throw new Error("nothing was made with this key");
    return this.#resources;
  }
  close(): void {
    for (const { frames } of Object.values(this.#resources?.sockets ?? {})) frames.close();
  }

  fetch(method: string, path: string, { token, body, type = "application/json", headers = {} }: Sent = {}) {
    return fetch(this.url + path, {
      method,
      headers: {
        ...headers,
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { "content-type": type }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }
  async json<T>(method: string, path: string, sent: Sent = {}): Promise<T> {
    const response = await this.fetch(method, path, sent);
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  }
  /** Opens a socket; `closed` resolves when it is closed. */
  async socket(path: string, protocols: string[] = []): Promise<TestSocket> {
    const socket = new WebSocket(this.url.replace(/^http/, "ws") + path, protocols);
    const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener("close", resolve));
    return { frames: await FrameSocket.open(socket), closed };
  }
  create(body: object = {}): Promise<Created> {
    return this.json("POST", "/v1/envs", { token: this.key.key, body: { device, task, ...body } });
  }

  async #createResources(): Promise<Resources> {
    const { key } = this.key;
    const token = key!;
    const [env, envToDelete, group, run] = await Promise.all([
      this.create({ elements: true }),
      this.create(),
      this.json<GroupCreated>("POST", "/v1/groups", { token, body: { task, size: 2, device } }),
      this.json<{ id: string; token: string }>("POST", "/v1/runs", {
        token,
        body: { agent: { name: "a test" }, tasks: [task, "notes/pin-among-drafts"], device },
      }),
    ]);
    const { snapshot } = await this.json<{ snapshot: string }>("POST", `/v1/envs/${env.id}/snapshot`, {
      token: env.tokens!.operator,
    });
    const episodes = `/v1/runs/${run.id}/episodes`;
    const assignedEpisode = await this.json<Resources["assignedEpisode"]>("POST", episodes, { token: run.token });
    const begun = await this.fetch("POST", "/mcp", { token, body: initialize });
    const mcp = begun.headers.get("mcp-session-id")!;
    await begun.body?.cancel();
    await this.#callTool(mcp, "create_phone", {});
    const created = await this.fetch("POST", "/ors/create_session", { token });
    const ors = /^event: task_id\ndata: (\S+)/.exec(await created.text())![1]!;
    await this.json("POST", "/ors/create", {
      token,
      headers: { "x-session-id": ors },
      body: { task_spec: { id: task } },
    });
    const seeded = await this.fetch("POST", `/nemo/${token}/reset`, {
      body: { responses_create_params: {}, task_id: task },
    });
    const [nemo = ""] = seeded.headers.get("set-cookie")!.split(";");
    await seeded.body?.cancel();
    const sockets = {
      stepping: await this.socket(`/v1/envs/${env.id}/ws`, ["phonebooth", `token.${env.tokens!.agent}`]),
      live: await this.socket(`/v1/envs/${env.id}/live`, ["phonebooth", `token.${env.tokens!.operator}`]),
      openEnv: await this.socket(`/openenv/${token}/text/ws`),
      openEnvMcp: await this.socket(`/openenv/${token}/text/mcp`),
    };
    await sockets.openEnv.frames.ask({ type: "reset", data: { task_id: task, device } });
    await sockets.openEnvMcp.frames.ask(rpc("openenv/session/create"));
    return { env, envToDelete, group, run, assignedEpisode, snapshot, mcp, ors, nemo, sockets };
  }
  async #callTool(session: string, name: string, args: object, at = "/mcp"): Promise<Response> {
    const headers = session === "" ? {} : { "mcp-session-id": session };
    const token = session === "" ? this.resources.env.tokens!.agent : this.key.key;
    return this.fetch("POST", at, { token, headers, body: rpc("tools/call", { name, arguments: args }) });
  }

  /** Returns the status of an answer. A refusal as text gives the same result as a refusal by status. */
  async outcome(response: Promise<Response>): Promise<CallOutcome> {
    const answer = await response;
    const text = await answer.text();
    if (answer.status >= 400) return String(answer.status);
    return refusalIn(text) ?? "done";
  }
  /** The result of a message over an open socket. */
  async socketOutcome({ frames, closed }: TestSocket, message: object): Promise<CallOutcome> {
    const code: Promise<CallOutcome> = closed.then(
      ({ code: number, reason }) => `${number}${reason === "" ? " without a reason" : ""}`,
    );
    if (frames.socket.readyState !== WebSocket.OPEN) return code;
    const heard = frames.ask(message).then(
      (answer) => JSON.stringify(answer),
      () => null,
    );
    const text = await Promise.race([heard, code.then(() => null)]);
    if (text === null) return code;
    const refusal = refusalIn(text);
    // If the key has ended, the server refuses the call and closes the socket.
    return refusal === "403" ? code : (refusal ?? "done");
  }
  callTool(session: string, name: string, args: object, at?: string): Promise<CallOutcome> {
    return this.outcome(this.#callTool(session, name, args, at));
  }
}
interface TestSocket {
  readonly frames: FrameSocket;
  readonly closed: Promise<CloseEvent>;
}
interface Resources {
  readonly env: Created;
  /** The environment that a call deletes. */
  readonly envToDelete: Created;
  readonly group: GroupCreated;
  readonly run: { readonly id: string; readonly token: string };
  readonly assignedEpisode: { readonly env: { readonly id: string; readonly token: string } };
  readonly snapshot: string;
  readonly mcp: string;
  readonly ors: string;
  readonly nemo: string;
  readonly sockets: Readonly<Record<"stepping" | "live" | "openEnv" | "openEnvMcp", TestSocket>>;
}

/** Returns the status of a refusal that a protocol reports to a model as text. */
function refusalIn(text: string): CallOutcome | null {
  if (/This API key (was revoked|has expired)|is not a valid API key/.test(text)) return "403";
  return /This key has (used its|created its|\d+ of)/.test(text) ? "429" : null;
}

type CallFunction = (holder: KeyHolder) => Promise<CallOutcome>;
const callWithKey =
  (method: string, path: string, body?: unknown): CallFunction =>
  (h) =>
    h.outcome(h.fetch(method, path, { token: h.key.key, body }));
const callEnv =
  (who: "agent" | "operator", method: string, path: string, sent: Sent = {}): CallFunction =>
  (h) =>
    h.outcome(
      h.fetch(method, `/v1/envs/${h.resources.env.id}${path}`, { token: h.resources.env.tokens![who], ...sent }),
    );
const callOrs =
  (path: string, body?: unknown, method = "POST"): CallFunction =>
  (h) =>
    h.outcome(h.fetch(method, `/ors${path}`, { token: h.key.key, headers: { "x-session-id": h.resources.ors }, body }));
const callNemo =
  (path: string, body: unknown): CallFunction =>
  (h) =>
    h.outcome(h.fetch("POST", `/nemo/${h.key.key}${path}`, { headers: { cookie: h.resources.nemo }, body }));
const callOpenEnv =
  (path: string, body?: unknown): CallFunction =>
  (h) =>
    h.outcome(h.fetch("POST", `/openenv/${h.key.key}/text${path}`, { body }));
/** Makes a call that tries to open a socket. */
const openSocket =
  (path: (h: KeyHolder) => string, token?: (h: KeyHolder) => string): CallFunction =>
  async (h) => {
    const headers = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-version": "13",
      "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    };
    return h.outcome(
      upgrade(h.url + path(h), { ...headers, ...(token ? { authorization: `Bearer ${token(h)}` } : {}) }),
    );
  };
const sendOverSocket =
  (socket: keyof Resources["sockets"], message: object): CallFunction =>
  (h) =>
    h.socketOutcome(h.resources.sockets[socket], message);

/** Sends a request to open a socket and returns its status. `fetch` cannot send such a request. */
async function upgrade(address: string, headers: Record<string, string>): Promise<Response> {
  const { request } = await import("node:http");
  return new Promise((resolve, reject) => {
    const asked = request(address, { headers });
    asked.once("upgrade", (_, socket) => {
      socket.destroy();
      resolve(new Response(null, { status: 200 }));
    });
    asked.once("response", (heard) => {
      heard.resume();
      resolve(new Response(null, { status: heard.statusCode! }));
    });
    asked.once("error", reject);
    asked.end();
  });
}

const callGroup =
  (method: string, path: string, body?: unknown): CallFunction =>
  (h) =>
    h.outcome(
      h.fetch(method, `/v1/groups/${h.resources.group.id}${path}`, { token: h.resources.group.tokens.operator, body }),
    );

/** All calls, by protocol. A call that removes the phone is the last of its protocol. */
export const calls: readonly (readonly [way: string, call: string, make: CallFunction])[] = [
  ["REST, the key", "create an environment", callWithKey("POST", "/v1/envs", { device })],
  ["REST, the key", "create a group", callWithKey("POST", "/v1/groups", { task, size: 2, device })],
  ["REST, the key", "create a run", callWithKey("POST", "/v1/runs", { agent: { name: "x" }, tasks: [task] })],
  ["REST, the key", "list its environments", callWithKey("GET", "/v1/envs")],
  ["REST, the key", "list graphs", callWithKey("GET", "/v1/graphs")],
  ["REST, the key", "read its own account", (h) => callWithKey("GET", `/v1/keys/${h.key.id}`)(h)],
  ["REST, agent", "step", callEnv("agent", "POST", "/step", { body: noop })],
  ["REST, agent", "read how far it is", callEnv("agent", "GET", "")],
  ["REST, agent", "screenshot", callEnv("agent", "GET", "/screenshot")],
  ["REST, agent", "elements", callEnv("agent", "GET", "/elements")],
  ["REST, agent", "place in the queue", callEnv("agent", "GET", "/place")],
  ["REST, operator", "step", callEnv("operator", "POST", "/step", { body: noop })],
  ["REST, operator", "read how far it is", callEnv("operator", "GET", "")],
  ["REST, operator", "state", callEnv("operator", "GET", "/state")],
  ["REST, operator", "diff", callEnv("operator", "GET", "/diff")],
  ["REST, operator", "trajectory", callEnv("operator", "GET", "/trajectory")],
  ["REST, operator", "judge", callEnv("operator", "POST", "/judge")],
  [
    "REST, operator",
    "download a snapshot",
    (h) =>
      h.outcome(h.fetch("GET", `/v1/snapshots/${h.resources.snapshot}`, { token: h.resources.env.tokens!.operator })),
  ],
  ["REST, operator", "screenshot", callEnv("operator", "GET", "/screenshot")],
  ["REST, operator", "elements", callEnv("operator", "GET", "/elements")],
  [
    "REST, operator",
    "edit the state",
    callEnv("operator", "PATCH", "/state", {
      body: { os: { battery: { level: 5 } } },
      type: "application/merge-patch+json",
    }),
  ],
  ["REST, operator", "command", callEnv("operator", "POST", "/commands", { body: { app: "os", command: "home" } })],
  ["REST, operator", "event", callEnv("operator", "POST", "/events", { body: { type: "battery", level: 5 } })],
  ["REST, operator", "snapshot", callEnv("operator", "POST", "/snapshot")],
  ["REST, operator", "fork", callEnv("operator", "POST", "/fork", { body: {} })],
  [
    "REST, operator",
    "restore a snapshot",
    (h) => callEnv("operator", "POST", "/restore", { body: { snapshot: h.resources.snapshot } })(h),
  ],
  ["REST, operator", "reset", callEnv("operator", "POST", "/reset", { body: {} })],
  [
    "REST, operator",
    "delete",
    (h) =>
      h.outcome(
        h.fetch("DELETE", `/v1/envs/${h.resources.envToDelete.id}`, {
          token: h.resources.envToDelete.tokens!.operator,
        }),
      ),
  ],
  [
    "REST, a batch",
    "step",
    async (h) => {
      const { id, tokens } = h.resources.env;
      const ops = [{ op: "step", env: id, token: tokens!.agent, ...noop }];
      const { answers } = await h.json<{ answers: { status: number }[] }>("POST", "/v1/batch", { body: { ops } });
      return answers[0]!.status === 200 ? "done" : String(answers[0]!.status);
    },
  ],
  ["REST, group", "read", callGroup("GET", "")],
  ["REST, group", "judge", callGroup("POST", "/judge")],
  ["REST, group", "replace a member", callGroup("POST", "/replace", { member: 1 })],
  ["REST, group", "delete", callGroup("DELETE", "")],
  [
    "a run",
    "step of an episode",
    (h) =>
      h.outcome(
        h.fetch("POST", `/v1/envs/${h.resources.assignedEpisode.env.id}/step`, {
          token: h.resources.assignedEpisode.env.token,
          body: noop,
        }),
      ),
  ],
  [
    "a run",
    "ask for an episode",
    (h) => h.outcome(h.fetch("POST", `/v1/runs/${h.resources.run.id}/episodes`, { token: h.resources.run.token })),
  ],
  [
    "a run",
    "read",
    (h) => h.outcome(h.fetch("GET", `/v1/runs/${h.resources.run.id}`, { token: h.resources.run.token })),
  ],
  ["`ws`, open", "step", sendOverSocket("stepping", { type: "step", ...noop })],
  ["`ws`, open", "look", sendOverSocket("stepping", { type: "look", observation: { screenshot: "url" } })],
  ["`ws`, open", "info", sendOverSocket("stepping", { type: "info" })],
  [
    "`ws`",
    "connect",
    openSocket(
      (h) => `/v1/envs/${h.resources.env.id}/ws`,
      (h) => h.resources.env.tokens!.agent,
    ),
  ],
  ["`live`, open", "ask for the state", sendOverSocket("live", { type: "state" })],
  [
    "`live`, open",
    "a hand's command",
    sendOverSocket("live", { type: "commands", commands: [{ name: "os.home", args: {} }] }),
  ],
  [
    "`live`",
    "connect",
    openSocket(
      (h) => `/v1/envs/${h.resources.env.id}/live`,
      (h) => h.resources.env.tokens!.operator,
    ),
  ],
  ["MCP", "initialize", callWithKey("POST", "/mcp", initialize)],
  ["MCP", "look", (h) => h.callTool(h.resources.mcp, "look", {})],
  ["MCP", "act", (h) => h.callTool(h.resources.mcp, "press", { key: "home" })],
  ["MCP", "create_phone, once more", (h) => h.callTool(h.resources.mcp, "create_phone", {})],
  [
    "MCP",
    "end the session",
    (h) => h.outcome(h.fetch("DELETE", "/mcp", { token: h.key.key, headers: { "mcp-session-id": h.resources.mcp } })),
  ],
  ["MCP, `?env=`", "look", (h) => h.callTool("", "look", {}, `/mcp?env=${h.resources.env.id}`)],
  ["MCP, `?env=`", "act", (h) => h.callTool("", "press", { key: "home" }, `/mcp?env=${h.resources.env.id}`)],
  ["ORS", "create_session", callOrs("/create_session")],
  ["ORS", "prompt", callOrs("/phonebooth/prompt", undefined, "GET")],
  ["ORS", "call", callOrs("/phonebooth/call", { name: "press", input: { key: "home" } })],
  ["ORS", "ping", callOrs("/ping")],
  ["ORS", "delete", callOrs("/delete")],
  ["NeMo Gym", "seed_session", callNemo("/seed_session", { responses_create_params: {}, task_id: task })],
  [
    "NeMo Gym",
    "step",
    callNemo("/step", {
      response: { output: [{ type: "function_call", name: "press", arguments: '{"key":"home"}', call_id: "c" }] },
    }),
  ],
  ["NeMo Gym", "call a tool", callNemo("/press", { key: "home" })],
  ["NeMo Gym", "verify", callNemo("/verify", { responses_create_params: {}, response: {} })],
  ["NeMo Gym", "close", callNemo("/close", {})],
  ["OpenEnv", "reset", callOpenEnv("/reset", {})],
  ["OpenEnv", "step", callOpenEnv("/step", { action: { action_type: "noop" } })],
  ["OpenEnv", "create a session of tools", callOpenEnv("/mcp", rpc("openenv/session/create"))],
  ["OpenEnv", "connect", openSocket((h) => `/openenv/${h.key.key}/text/ws`)],
  ["OpenEnv, open", "step", sendOverSocket("openEnv", { type: "step", data: { action_type: "noop" } })],
  ["OpenEnv, open", "state", sendOverSocket("openEnv", { type: "state" })],
  ["OpenEnv, open", "a tool", sendOverSocket("openEnv", { type: "mcp", data: rpc("tools/list") })],
  ["OpenEnv, open", "reset", sendOverSocket("openEnv", { type: "reset", data: { task_id: task, device } })],
  [
    "OpenEnv, JSON-RPC, open",
    "a tool",
    sendOverSocket("openEnvMcp", rpc("tools/call", { name: "press", arguments: { key: "home" } })),
  ],
];
