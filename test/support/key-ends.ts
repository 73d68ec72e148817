// Every way to a phone, for the table of what a key's end leaves of it: what is made with a key, and calls of it by each way.
import type { Created } from "../../src/contract/env.ts";
import type { GroupCreated } from "../../src/contract/group.ts";
import type { KeyCreated } from "../../src/contract/key.ts";
import { Frames } from "./frames.ts";

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

/** What a call came to, in a word: "done", the status of a problem, or the code that its socket was closed with. */
type Outcome = string;

interface Sent {
  readonly token?: string | undefined;
  readonly body?: unknown;
  readonly type?: string;
  readonly headers?: Record<string, string>;
}
/** A server with one key, and what was made with it while it was good. */
export class Holder {
  readonly url: string;
  readonly key: KeyCreated;
  #made: Made | null = null;

  private constructor(url: string, key: KeyCreated) {
    this.url = url;
    this.key = key;
  }
  static async of(url: string, key: KeyCreated): Promise<Holder> {
    const holder = new Holder(url, key);
    holder.#made = await holder.#make();
    return holder;
  }
  /** With nothing made yet. */
  static bare(url: string, key: KeyCreated): Holder {
    return new Holder(url, key);
  }
  get made(): Made {
    if (!this.#made) throw new Error("nothing was made with this key");
    return this.#made;
  }
  close(): void {
    for (const { frames } of Object.values(this.#made?.sockets ?? {})) frames.close();
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
  /** A socket, and how it was closed once it is. */
  async socket(path: string, protocols: string[] = []): Promise<Socket> {
    const socket = new WebSocket(this.url.replace(/^http/, "ws") + path, protocols);
    const closed = new Promise<CloseEvent>((resolve) => socket.addEventListener("close", resolve));
    return { frames: await Frames.open(socket), closed };
  }
  create(body: object = {}): Promise<Created> {
    return this.json("POST", "/v1/envs", { token: this.key.key, body: { device, task, ...body } });
  }

  async #make(): Promise<Made> {
    const { key } = this.key;
    const token = key!;
    const [env, doomed, group, run] = await Promise.all([
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
    const dealt = await this.json<{ env: { id: string; token: string } }>("POST", `/v1/runs/${run.id}/episodes`, {
      token: run.token,
    });
    const begun = await this.fetch("POST", "/mcp", { token, body: initialize });
    const mcp = begun.headers.get("mcp-session-id")!;
    await begun.body?.cancel();
    await this.#tool(mcp, "create_phone", {});
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
    return { env, doomed, group, run, dealt, snapshot, mcp, ors, nemo, sockets };
  }
  async #tool(session: string, name: string, args: object, at = "/mcp"): Promise<Response> {
    const headers = session === "" ? {} : { "mcp-session-id": session };
    const token = session === "" ? this.made.env.tokens!.agent : this.key.key;
    return this.fetch("POST", at, { token, headers, body: rpc("tools/call", { name, arguments: args }) });
  }

  /** The status of an answer; what is refused in the words of a protocol is a refusal, too. */
  async outcome(response: Promise<Response>): Promise<Outcome> {
    const answer = await response;
    const text = await answer.text();
    if (answer.status >= 400) return String(answer.status);
    return refusalIn(text) ?? "done";
  }
  /** What a message over an open socket came to. */
  async said({ frames, closed }: Socket, message: object): Promise<Outcome> {
    const code: Promise<Outcome> = closed.then(
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
    // Refused for the key's end, it is closed after the answer.
    return refusal === "403" ? code : (refusal ?? "done");
  }
  tool(session: string, name: string, args: object, at?: string): Promise<Outcome> {
    return this.outcome(this.#tool(session, name, args, at));
  }
}
interface Socket {
  readonly frames: Frames;
  readonly closed: Promise<CloseEvent>;
}
interface Made {
  readonly env: Created;
  /** To be deleted. */
  readonly doomed: Created;
  readonly group: GroupCreated;
  readonly run: { readonly id: string; readonly token: string };
  readonly dealt: { readonly env: { readonly id: string; readonly token: string } };
  readonly snapshot: string;
  readonly mcp: string;
  readonly ors: string;
  readonly nemo: string;
  readonly sockets: Readonly<Record<"stepping" | "live" | "openEnv" | "openEnvMcp", Socket>>;
}

/** The protocols tell a model in words why a call was not done. */
function refusalIn(text: string): Outcome | null {
  if (/This API key (was revoked|has expired)|is not a valid API key/.test(text)) return "403";
  return /This key has (done its|had its|made its|\d+ of)/.test(text) ? "429" : null;
}

type Do = (holder: Holder) => Promise<Outcome>;
const byKey =
  (method: string, path: string, body?: unknown): Do =>
  (h) =>
    h.outcome(h.fetch(method, path, { token: h.key.key, body }));
const ofEnv =
  (who: "agent" | "operator", method: string, path: string, sent: Sent = {}): Do =>
  (h) =>
    h.outcome(h.fetch(method, `/v1/envs/${h.made.env.id}${path}`, { token: h.made.env.tokens![who], ...sent }));
const ors =
  (path: string, body?: unknown, method = "POST"): Do =>
  (h) =>
    h.outcome(h.fetch(method, `/ors${path}`, { token: h.key.key, headers: { "x-session-id": h.made.ors }, body }));
const nemo =
  (path: string, body: unknown): Do =>
  (h) =>
    h.outcome(h.fetch("POST", `/nemo/${h.key.key}${path}`, { headers: { cookie: h.made.nemo }, body }));
const openEnv =
  (path: string, body?: unknown): Do =>
  (h) =>
    h.outcome(h.fetch("POST", `/openenv/${h.key.key}/text${path}`, { body }));
/** Whether a socket can be opened. */
const opening =
  (path: (h: Holder) => string, token?: (h: Holder) => string): Do =>
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
const over =
  (socket: keyof Made["sockets"], message: object): Do =>
  (h) =>
    h.said(h.made.sockets[socket], message);

/** `fetch` opens no sockets. */
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

const groupCall =
  (method: string, path: string, body?: unknown): Do =>
  (h) =>
    h.outcome(h.fetch(method, `/v1/groups/${h.made.group.id}${path}`, { token: h.made.group.tokens.operator, body }));

/** Every way, and every kind of call by it. What takes the phone away stands last of its way. */
export const ways: readonly (readonly [way: string, call: string, make: Do])[] = [
  ["REST, the key", "create an environment", byKey("POST", "/v1/envs", { device })],
  ["REST, the key", "create a group", byKey("POST", "/v1/groups", { task, size: 2, device })],
  ["REST, the key", "create a run", byKey("POST", "/v1/runs", { agent: { name: "x" }, tasks: [task] })],
  ["REST, the key", "list its environments", byKey("GET", "/v1/envs")],
  ["REST, the key", "list graphs", byKey("GET", "/v1/graphs")],
  ["REST, the key", "read its own account", (h) => byKey("GET", `/v1/keys/${h.key.id}`)(h)],
  ["REST, agent", "step", ofEnv("agent", "POST", "/step", { body: noop })],
  ["REST, agent", "read how far it is", ofEnv("agent", "GET", "")],
  ["REST, agent", "screenshot", ofEnv("agent", "GET", "/screenshot")],
  ["REST, agent", "elements", ofEnv("agent", "GET", "/elements")],
  ["REST, agent", "place in the queue", ofEnv("agent", "GET", "/place")],
  ["REST, operator", "step", ofEnv("operator", "POST", "/step", { body: noop })],
  ["REST, operator", "read how far it is", ofEnv("operator", "GET", "")],
  ["REST, operator", "state", ofEnv("operator", "GET", "/state")],
  ["REST, operator", "diff", ofEnv("operator", "GET", "/diff")],
  ["REST, operator", "trajectory", ofEnv("operator", "GET", "/trajectory")],
  ["REST, operator", "judge", ofEnv("operator", "POST", "/judge")],
  [
    "REST, operator",
    "download a snapshot",
    (h) => h.outcome(h.fetch("GET", `/v1/snapshots/${h.made.snapshot}`, { token: h.made.env.tokens!.operator })),
  ],
  ["REST, operator", "screenshot", ofEnv("operator", "GET", "/screenshot")],
  ["REST, operator", "elements", ofEnv("operator", "GET", "/elements")],
  [
    "REST, operator",
    "edit the state",
    ofEnv("operator", "PATCH", "/state", {
      body: { os: { battery: { level: 5 } } },
      type: "application/merge-patch+json",
    }),
  ],
  ["REST, operator", "command", ofEnv("operator", "POST", "/commands", { body: { app: "os", command: "home" } })],
  ["REST, operator", "event", ofEnv("operator", "POST", "/events", { body: { type: "battery", level: 5 } })],
  ["REST, operator", "snapshot", ofEnv("operator", "POST", "/snapshot")],
  ["REST, operator", "fork", ofEnv("operator", "POST", "/fork", { body: {} })],
  [
    "REST, operator",
    "restore a snapshot",
    (h) => ofEnv("operator", "POST", "/restore", { body: { snapshot: h.made.snapshot } })(h),
  ],
  ["REST, operator", "reset", ofEnv("operator", "POST", "/reset", { body: {} })],
  [
    "REST, operator",
    "delete",
    (h) => h.outcome(h.fetch("DELETE", `/v1/envs/${h.made.doomed.id}`, { token: h.made.doomed.tokens!.operator })),
  ],
  [
    "REST, a batch",
    "step",
    async (h) => {
      const { id, tokens } = h.made.env;
      const ops = [{ op: "step", env: id, token: tokens!.agent, ...noop }];
      const { answers } = await h.json<{ answers: { status: number }[] }>("POST", "/v1/batch", { body: { ops } });
      return answers[0]!.status === 200 ? "done" : String(answers[0]!.status);
    },
  ],
  ["REST, group", "read", groupCall("GET", "")],
  ["REST, group", "judge", groupCall("POST", "/judge")],
  ["REST, group", "replace a member", groupCall("POST", "/replace", { member: 1 })],
  ["REST, group", "delete", groupCall("DELETE", "")],
  [
    "a run",
    "step of an episode",
    (h) =>
      h.outcome(h.fetch("POST", `/v1/envs/${h.made.dealt.env.id}/step`, { token: h.made.dealt.env.token, body: noop })),
  ],
  [
    "a run",
    "ask for an episode",
    (h) => h.outcome(h.fetch("POST", `/v1/runs/${h.made.run.id}/episodes`, { token: h.made.run.token })),
  ],
  ["a run", "read", (h) => h.outcome(h.fetch("GET", `/v1/runs/${h.made.run.id}`, { token: h.made.run.token }))],
  ["`ws`, open", "step", over("stepping", { type: "step", ...noop })],
  ["`ws`, open", "look", over("stepping", { type: "look", observation: { screenshot: "url" } })],
  ["`ws`, open", "info", over("stepping", { type: "info" })],
  [
    "`ws`",
    "connect",
    opening(
      (h) => `/v1/envs/${h.made.env.id}/ws`,
      (h) => h.made.env.tokens!.agent,
    ),
  ],
  ["`live`, open", "ask for the state", over("live", { type: "state" })],
  ["`live`, open", "a hand's command", over("live", { type: "commands", commands: [{ name: "os.home", args: {} }] })],
  [
    "`live`",
    "connect",
    opening(
      (h) => `/v1/envs/${h.made.env.id}/live`,
      (h) => h.made.env.tokens!.operator,
    ),
  ],
  ["MCP", "initialize", byKey("POST", "/mcp", initialize)],
  ["MCP", "look", (h) => h.tool(h.made.mcp, "look", {})],
  ["MCP", "act", (h) => h.tool(h.made.mcp, "press", { key: "home" })],
  ["MCP", "create_phone, once more", (h) => h.tool(h.made.mcp, "create_phone", {})],
  [
    "MCP",
    "end the session",
    (h) => h.outcome(h.fetch("DELETE", "/mcp", { token: h.key.key, headers: { "mcp-session-id": h.made.mcp } })),
  ],
  ["MCP, `?env=`", "look", (h) => h.tool("", "look", {}, `/mcp?env=${h.made.env.id}`)],
  ["MCP, `?env=`", "act", (h) => h.tool("", "press", { key: "home" }, `/mcp?env=${h.made.env.id}`)],
  ["ORS", "create_session", ors("/create_session")],
  ["ORS", "prompt", ors("/phonebooth/prompt", undefined, "GET")],
  ["ORS", "call", ors("/phonebooth/call", { name: "press", input: { key: "home" } })],
  ["ORS", "ping", ors("/ping")],
  ["ORS", "delete", ors("/delete")],
  ["NeMo Gym", "seed_session", nemo("/seed_session", { responses_create_params: {}, task_id: task })],
  [
    "NeMo Gym",
    "step",
    nemo("/step", {
      response: { output: [{ type: "function_call", name: "press", arguments: '{"key":"home"}', call_id: "c" }] },
    }),
  ],
  ["NeMo Gym", "call a tool", nemo("/press", { key: "home" })],
  ["NeMo Gym", "verify", nemo("/verify", { responses_create_params: {}, response: {} })],
  ["NeMo Gym", "close", nemo("/close", {})],
  ["OpenEnv", "reset", openEnv("/reset", {})],
  ["OpenEnv", "step", openEnv("/step", { action: { action_type: "noop" } })],
  ["OpenEnv", "create a session of tools", openEnv("/mcp", rpc("openenv/session/create"))],
  ["OpenEnv", "connect", opening((h) => `/openenv/${h.key.key}/text/ws`)],
  ["OpenEnv, open", "step", over("openEnv", { type: "step", data: { action_type: "noop" } })],
  ["OpenEnv, open", "state", over("openEnv", { type: "state" })],
  ["OpenEnv, open", "a tool", over("openEnv", { type: "mcp", data: rpc("tools/list") })],
  ["OpenEnv, open", "reset", over("openEnv", { type: "reset", data: { task_id: task, device } })],
  [
    "OpenEnv, JSON-RPC, open",
    "a tool",
    over("openEnvMcp", rpc("tools/call", { name: "press", arguments: { key: "home" } })),
  ],
];
