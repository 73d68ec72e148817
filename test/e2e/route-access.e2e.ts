// Access to all routes: which role may make each call, even when the call is also invalid, who gets tokens a second
// time, and which settings are refused.
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { root } from "#scripts/env.ts";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { accessRules, roles, rows, tinyGraph, type Role, type Row, type Stage } from "../support/route-access-rows.ts";
import { statusOf } from "../support/status-of.ts";

const device = { width: 360, height: 800, dpr: 1 };
const json = (value: unknown): string => JSON.stringify(value);

interface Sent {
  readonly query?: string;
  readonly body?: string | ReadableStream<Uint8Array>;
  readonly type?: string;
}
class TestServer {
  readonly url: string;
  readonly admin: Client;
  readonly adminKey: string;
  readonly key: string;
  constructor(url: string, adminKey: string, key: string) {
    this.url = url;
    this.adminKey = adminKey;
    this.key = key;
    this.admin = new Client(url, adminKey);
  }

  async createStage(): Promise<Stage> {
    const tasks = ["notes/trash-rescue", "notes/pin-among-drafts"];
    const [env, group, run] = await Promise.all([
      this.admin.create({ task: "notes/trash-rescue", device }),
      this.admin.createGroup({ task: "notes/trash-rescue", size: 2, device }),
      this.admin.createRun({ agent: { name: "the stage" }, tasks, device }),
    ]);
    const { snapshot } = await env.snapshot();
    const graph = tinyGraph(`graph_${crypto.randomUUID()}`);
    // A graph belongs to the key that stores it. This key and the admin can use it.
    await new Client(this.url, this.key).putGraph(graph);
    return { env, snapshot, file: await env.download(snapshot), group, run, graph };
  }
  /** Returns the state that refused calls must not change. */
  async observableState({ env, group, run }: Stage): Promise<unknown> {
    const { version, hash } = await env.state();
    const { step, status } = await env.info();
    return [version, hash, step, status, await group.info(), (await this.admin.run(run.id)).progress];
  }
  tokensOf(role: Role, { env, group, run }: Stage, other: Stage): (string | null)[] {
    switch (role) {
      case "nobody":
        return [null];
      case "another":
        return ["no-such-token", other.env.tokens.agent, other.env.tokens.operator, other.run.token, other.group.token];
      case "agent":
      case "operator":
        return [env.tokens[role]];
      case "key":
        return [this.key];
      case "admin":
        return [this.adminKey];
      case "runner":
        return [run.token];
      case "group":
        return [group.token];
    }
  }
}

/** Makes a call and returns its status. A refusal must be a problem document. */
async function call(
  { url }: TestServer,
  name: string,
  stage: Stage,
  token: string | null,
  sent: Sent,
): Promise<number> {
  const [method = "", path = ""] = name.split(" ");
  const { keyed = false, fixed } = rows[name]!;
  const at: Record<string, string> = {
    ...fixed,
    ...rows[name]!.at?.(stage),
    ...(keyed ? { key: token ?? "open" } : {}),
  };
  const query = sent.query === undefined ? "" : `?${sent.query}`;
  const response = await fetch(`${url}${path.replaceAll(/:([a-z]+)/g, (_, part: string) => at[part]!)}${query}`, {
    method,
    headers: {
      ...(token === null || keyed ? {} : { authorization: `Bearer ${token}` }),
      ...(sent.body === undefined ? {} : { "content-type": sent.type ?? "application/json" }),
    },
    ...(sent.body === undefined ? {} : { body: sent.body, duplex: "half" }),
  } as RequestInit);
  const text = await response.text();
  if (response.status >= 400) {
    expect(response.headers.get("content-type"), text).toBe("application/problem+json");
    expect(JSON.parse(text)).toMatchObject({ status: response.status, detail: expect.any(String) });
  }
  expect([name, response.status === 401, response.headers.get("www-authenticate")]).toEqual([
    name,
    response.status === 401,
    response.status === 401 ? "Bearer" : null,
  ]);
  return response.status;
}

/** A string body has a content length; a stream has none. */
const streamOf = (text: string): ReadableStream<Uint8Array> => new Blob([text]).stream();
const jsonLongerThan = (bytes: number): string => `"${"x".repeat(bytes)}"`;

interface InvalidCall {
  readonly sent: () => Sent;
  /** The status for callers with access. */
  readonly status: number;
  readonly large?: true;
}
/** Calls that the route must refuse. */
function invalidCalls(row: Row): InvalidCall[] {
  if (row.answers === null)
    return [
      { sent: () => ({}), status: 426 },
      { sent: () => ({ query: "nope=1" }), status: 422 },
    ];
  const queries: InvalidCall[] = row.anyQuery ? [] : [{ sent: () => ({ query: "nope=1" }), status: 422 }];
  if (!row.body) return queries;
  const { type = "application/json", cap = 1 << 20 } = row;
  return [
    ...queries,
    { sent: () => ({ body: "{", type }), status: 400 },
    { sent: () => ({ body: "\u0000", type }), status: 400 },
    { sent: () => ({ body: "7", type }), status: 422 },
    { sent: () => ({ body: json({ nope: 1 }), type }), status: 422 },
    { sent: () => ({ body: json({}), type: "text/plain" }), status: 415 },
    { sent: () => ({ body: jsonLongerThan(cap), type }), status: 413, large: true },
    { sent: () => ({ body: streamOf(jsonLongerThan(cap)), type }), status: 413, large: true },
  ];
}

describe("every route, for every role, with valid and invalid calls", () => {
  let closed: Server;
  beforeAll(async () => {
    closed = await startServer({ port: 0, memory: true, quiet: true, vars: { AUTH: "closed", API_KEYS: "team-key" } });
  });
  afterAll(() => closed.stop());

  /** Checks the route for one role. Returns the status of a valid call. */
  async function cell(house: TestServer, [stage, other]: [Stage, Stage], name: string, role: Role, isOpen: boolean) {
    const row = rows[name]!;
    const door = accessRules[row.door];
    const may = (isOpen && door.open) || (door.may as readonly Role[]).includes(role);
    const refusal = role === "nobody" ? 401 : 403;
    for (const [i, token] of house.tokensOf(role, stage, other).entries()) {
      // Large bodies take time, so only three roles on one server send them. All tokens of a role have the same access,
      // so only the first token of a role makes all invalid calls.
      const takesTime = !isOpen && ["nobody", "another", "admin"].includes(role);
      const wrongs =
        i > 0 ? invalidCalls(row).slice(0, 1) : invalidCalls(row).filter(({ large }) => takesTime || !large);
      for (const { sent, status, large } of wrongs) {
        const { body: _, ...told } = sent();
        const got = await call(house, name, stage, token, sent());
        expect([name, role, told, large, got]).toEqual([name, role, told, large, may ? status : refusal]);
      }
      if (!may || (row.body && !row.optional)) {
        const bare = await call(house, name, stage, token, {});
        expect([name, role, "no body", bare]).toEqual([name, role, "no body", may ? 422 : refusal]);
      }
      if (may && row.answers === null) continue;
      // A call that changes something gets a separate stage, so that it does not affect the next call.
      const own = may && row.at && row.door !== "everybody" ? await house.createStage() : stage;
      const fits: Sent = {
        ...(row.query === undefined ? {} : { query: row.query }),
        ...(row.body ? { body: json(row.body(own)), type: row.type ?? "application/json" } : {}),
      };
      const got = await call(house, name, own, house.tokensOf(role, own, other)[i]!, fits);
      expect([name, role, got]).toEqual([name, role, may ? row.answers : refusal]);
    }
    return may ? (row.answers ?? 101) : refusal;
  }
  async function table(house: TestServer, names: readonly string[], isOpen: boolean): Promise<Map<string, number[]>> {
    const stages: [Stage, Stage] = [await house.createStage(), await house.createStage()];
    const before = await Promise.all(stages.map((stage) => house.observableState(stage)));
    const answered = new Map<string, number[]>();
    for (const name of names)
      answered.set(name, await Promise.all(roles.map((role) => cell(house, stages, name, role, isOpen))));
    expect(await Promise.all(stages.map((stage) => house.observableState(stage)))).toEqual(before);
    return answered;
  }

  test("answers on a closed server as docs/access.md says", async () => {
    const answered = await table(new TestServer(closed.url, closed.adminKey, "team-key"), Object.keys(rows), false);
    const lines = [...answered].map(([name, cells]) => {
      const open = accessRules[rows[name]!.door].open ? (rows[name]!.answers ?? 101) : 401;
      return `| \`${name}\` | ${[...cells, open].join(" | ")} |`;
    });
    expect(readFileSync(join(root, "docs/access.md"), "utf8")).toContain(lines.join("\n"));
  });

  test("answers every role on an open server if its access rule says so", async () => {
    const opened = Object.keys(rows).filter(
      (name) => accessRules[rows[name]!.door].open && rows[name]!.door !== "everybody",
    );
    const answered = await table(new TestServer(inject("url"), inject("adminKey"), "team-key"), opened, true);
    expect([...answered]).toEqual(opened.map((name) => [name, roles.map(() => rows[name]!.answers ?? 101)]));
  });
});

describe("a missing environment or snapshot", () => {
  const url = inject("url");
  const paths = ["", "/state", "/screenshot", "/live"].map((rest) => `/v1/envs/env_00000000000000000000000000${rest}`);
  const others = ["/v1/envs/x", "/v1/envs/x/state", "/v1/snapshots/x", `/v1/snapshots/nobody_is_it.${"0".repeat(26)}`];

  test("answers 401 without a token and 404 with any token", async () => {
    for (const path of [...paths, ...others]) {
      const status = async (headers: Record<string, string>): Promise<number> =>
        (await fetch(url + path, { headers })).status;
      expect([path, await status({}), await status({ authorization: "Bearer some-token" })]).toEqual([path, 401, 404]);
      expect([path, await status({ authorization: "Basic c29tZTpvbmU=" })]).toEqual([path, 401]);
    }
    const step = (headers: Record<string, string>) =>
      fetch(`${url}${paths[0]}/step`, { method: "POST", headers, body: "{" });
    expect((await step({})).status).toBe(401);
    expect((await step({ authorization: "Bearer some-token" })).status).toBe(404);
  });
});

describe("headers of the local platform", () => {
  const url = inject("url");
  const said = async (path: string, headers: Record<string, string>) => {
    const response = await fetch(url + path, { headers });
    return [response.status, response.headers.get("content-type"), await response.text()];
  };
  test.each([
    { "MF-Original-URL": "http://example.test/v1/tasks" },
    { "MF-Original-URL": "no address" },
    { "MF-Route-Override": "another" },
    { "MF-Proxy-Shared-Secret": "a guess" },
    { "MF-CF-Blob": "no JSON" },
    { "mf-op": "GET", "mf-op-secret": "a guess" },
  ])("change nothing when a client sends them: %j", async (headers) => {
    for (const path of ["/v1/health", "/v1/envs/env_00000000000000000000000000"])
      expect([path, ...(await said(path, headers))]).toEqual([path, ...(await said(path, {}))]);
  });
});

describe("a batch", () => {
  test("checks access to each of its calls before their content", async () => {
    const client = new Client(inject("url"));
    const env = await client.create({ device });
    const other = await client.create({ device });
    const wrong = [
      { op: "step", env: env.id, action: { type: "NOPE" } },
      { op: "step", env: env.id, idempotency_key: "", action: { type: "NOOP" } },
      { op: "judge", env: env.id, reveal: "perhaps" },
      { op: "judge", env: env.id, nope: 1 },
      { op: "fork", env: env.id, count: 0 },
      { op: "delete", env: env.id, reveal: true },
      { op: "reset", env: env.id, secret: "a-secret-of-some-length" },
    ];
    const statuses = async (token?: string): Promise<number[]> => {
      const ops = wrong.map((op) => (token === undefined ? op : { ...op, token }));
      return (await client.batch(ops as never)).answers.map(({ status }) => status);
    };
    expect(await statuses()).toEqual(wrong.map(() => 401));
    expect(await statuses("two words")).toEqual(wrong.map(() => 401));
    expect(await statuses(other.tokens.operator)).toEqual(wrong.map(() => 403));
    expect(await statuses(env.tokens.agent)).toEqual([422, 422, 403, 403, 403, 403, 403]);
    expect(await statuses(env.tokens.operator)).toEqual(wrong.map(() => 422));
    expect((await env.info()).step).toBe(0);
  });
});

describe("a repeated creation", () => {
  const url = inject("url");
  const secret = () => `secret-${crypto.randomUUID()}`;
  const post = async (path: string, body: object, token?: string) => {
    const headers = { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) };
    const response = await fetch(url + path, { method: "POST", headers, body: json(body) });
    const text = await response.text();
    return {
      status: response.status,
      text,
      made: JSON.parse(text) as { id: string; tokens?: unknown; token?: string },
    };
  };
  const kinds: [path: string, body: object][] = [
    ["/v1/envs", { task: "notes/trash-rescue", seed: 3, device }],
    ["/v1/groups", { task: "notes/trash-rescue", size: 2, device }],
    ["/v1/runs", { agent: { name: "a creator" }, tasks: ["notes/trash-rescue"], device }],
  ];

  test.each(kinds)("of %s returns the same tokens for the same secret", async (path, body) => {
    const made = { ...body, id: `twice_${crypto.randomUUID()}`, secret: secret() };
    const [first, second] = await Promise.all([post(path, made), post(path, made)]);
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(first.made.tokens ?? first.made.token).toBeDefined();
    expect(second.made).toEqual(first.made);
    for (const { text } of [first, second]) expect(text).not.toContain(made.secret);
  });

  test.each(kinds)(
    "of %s returns no tokens without proof, and the same refusal for every reason",
    async (path, body) => {
      const bare = { ...body, id: `bare_${crypto.randomUUID()}` };
      const hidden = { ...body, id: `mine_${crypto.randomUUID()}` };
      const mine = secret();
      expect((await post(path, bare)).status).toBe(201);
      expect((await post(path, { ...hidden, secret: mine })).status).toBe(201);
      const refused = [
        // When an environment was created without a secret, no later call can prove ownership. With a secret, only the
        // same secret proves ownership.
        await post(path, bare),
        await post(path, { ...bare, secret: secret() }),
        await post(path, bare, "some-token"),
        await post(path, hidden),
        await post(path, { ...hidden, secret: secret() }),
        await post(path, { ...hidden, locale: "zh-CN" }),
        // The secret is correct, but the body differs.
        await post(path, { ...hidden, secret: mine, locale: "zh-CN" }),
      ];
      for (const { status, text, made } of refused) {
        expect([status, text.includes('token"')]).toEqual([409, false]);
        expect(made).toMatchObject({ detail: expect.stringMatching(/API key.*secret/), title: expect.any(String) });
        expect(text).not.toContain(mine);
      }
      const details = refused.map(({ made }) =>
        (made as unknown as { detail: string }).detail.replaceAll(/(bare|mine)_\S+/g, ""),
      );
      expect(new Set(details).size).toBe(1);
    },
  );

  test.each(kinds)("of %s also accepts a known key as proof", async (path, body) => {
    const made = { ...body, id: `keyed_${crypto.randomUUID()}` };
    const first = await post(path, made, inject("adminKey"));
    expect((await post(path, made, inject("adminKey"))).made).toEqual(first.made);
    expect((await post(path, made)).status).toBe(409);
    expect((await post(path, made, "another-key")).status).toBe(409);
  });

  test("returns the same tokens to the same client, with or without a key", async () => {
    for (const client of [
      new Client(url),
      new Client(url, inject("adminKey")),
      new Client(url, "a-key-that-is-none"),
    ]) {
      const id = `again_${crypto.randomUUID()}`;
      const first = await client.create({ id, device });
      expect((await client.create({ id, device })).tokens).toEqual(first.tokens);
      expect(await statusOf(new Client(url).create({ id, device }))).toBe(409);
    }
  });

  test.each(kinds)("of %s refuses a malformed secret without repeating it", async (path, body) => {
    for (const wrong of ["short", "x".repeat(201), "with a space in its middle", 1_234_567_890_123_456, ["a", "b"]]) {
      const { status, text } = await post(path, { ...body, secret: wrong });
      expect([wrong, status]).toEqual([wrong, 422]);
      expect(JSON.parse(text)).toMatchObject({ issues: [{ path: "secret" }] });
      expect(text).not.toContain(String(wrong));
    }
  });

  test("stores the secret in no snapshot, state, log or fork", async () => {
    const client = new Client(url);
    const mine = secret();
    const env = await client.create({ secret: mine, device });
    await env.step({ type: "NOOP" }, { screenshot: "none" });
    const { snapshot } = await env.snapshot();
    const told = [await env.info("operator"), await env.state(), await env.download(snapshot), await env.trajectory()];
    const [child] = await env.fork();
    told.push(await child!.info("operator"));
    expect(json(told)).not.toContain(mine);
    // The secret does not give access to a fork either, because a fork stores no secret.
    expect((await post("/v1/envs", { id: child!.id, secret: mine, device })).status).toBe(409);
    expect(await statusOf(env.reset({ device, secret: mine } as never))).toBe(422);
  });
});

describe("access settings", () => {
  const serve = async (vars: Record<string, string>): Promise<{ code: number; stdout: string; stderr: string }> => {
    const { AUTH: _, API_KEYS: __, ADMIN_KEY: ___, ...env } = process.env;
    const args = ["serve", "--port", "0", "--memory", "--quiet"];
    return promisify(execFile)(join(root, "phonebooth"), args, { env: { ...env, ...vars } }).then(
      (ended) => ({ code: 0, ...ended }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
  };

  test.each([
    [{ AUTH: "keys", API_KEYS: "some-key" }, /AUTH must be "open" or "closed"/],
    [{ AUTH: "Open" }, /AUTH must be "open" or "closed"/],
    [{ AUTH: "closed" }, /AUTH=closed needs API_KEYS or ADMIN_KEY/],
    [{ AUTH: "closed", API_KEYS: " , " }, /AUTH=closed needs API_KEYS or ADMIN_KEY/],
  ])("stop the start of the server when they are invalid: %j", async (vars, why) => {
    const { code, stdout, stderr } = await serve(vars);
    expect([code, stdout]).toEqual([2, ""]);
    expect(stderr).toMatch(why);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test("take effect in the server that the command starts", async () => {
    const env = {
      ...process.env,
      AUTH: "closed",
      API_KEYS: "team-key",
      ADMIN_KEY: "boss",
      HIDDEN_SEEDS: "a hidden text",
    };
    const child = spawn(join(root, "phonebooth"), ["serve", "--port", "0", "--memory", "--quiet"], { env });
    try {
      const said = new Promise<string>((resolve, reject) => {
        let all = "";
        child.stdout.on("data", (data: Buffer) => {
          all += data.toString();
          if (all.includes("\n")) resolve(all);
        });
        child.once("exit", () => reject(new Error("it did not start")));
      });
      // Without a terminal, the server prints no line that contains the key.
      const [, url = "", file = ""] = /ready: (\S+)\/ \(the admin key is in (.+)\)$/m.exec(await said) ?? [];
      expect(await said).not.toContain("boss");
      expect(readFileSync(file, "utf8")).toBe("boss\n");
      expect(await statusOf(new Client(url).create({ device }))).toBe(401);
      expect(await statusOf(new Client(url, "other-key").create({ device }))).toBe(403);
      const team = new Client(url, "team-key");
      expect(await statusOf(team.create({ device }))).toBe(200);
      const body = { agent: { name: "x" }, tasks: ["notes/trash-rescue"], hidden_seeds: true };
      expect(await statusOf(team.createRun(body))).toBe(200);
    } finally {
      child.removeAllListeners("exit");
      child.kill("SIGTERM");
      await once(child, "exit");
    }
  });
});
