// Invalid input of every kind. The answer has a 4xx status and a problem document that names the path, nothing changes,
// and the server keeps running.
import { connect } from "node:net";
import { gzipSync } from "node:zlib";
import * as v from "valibot";
import { afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import type { SnapshotFile } from "#contract/env.ts";
import { Problem } from "#contract/problem.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

const url = inject("url");
const client = new Client(url, inject("adminKey"));

interface Sent {
  readonly method?: string;
  readonly body?: string | ReadableStream<Uint8Array>;
  readonly type?: string | null;
  readonly token?: string | null;
  readonly headers?: Record<string, string>;
}
interface RefusedResponse {
  readonly status: number;
  readonly problem: Problem;
  readonly headers: Headers;
}
/** Sends a request that the client would never send. */
async function send(
  path: string,
  { method = "POST", body, type = "application/json", token = null, headers = {} }: Sent,
): Promise<RefusedResponse> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(type === null || body === undefined ? {} : { "content-type": type }),
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body, duplex: "half" }),
  } as RequestInit);
  const text = await response.text();
  expect(response.headers.get("content-type"), text).toBe("application/problem+json");
  const problem = v.parse(Problem, JSON.parse(text));
  expect(problem.status).toBe(response.status);
  expect(text).not.toMatch(/\bat .*\.[jt]s:\d+|node_modules|SQLITE/);
  return { status: response.status, problem, headers: response.headers };
}
const json = (value: unknown): string => JSON.stringify(value);
const pathsOf = ({ problem }: RefusedResponse): string[] => (problem.issues ?? []).map((issue) => issue.path);

let env: Env;
let before: { version: number; hash: string };
beforeAll(async () => {
  env = await client.create({ device: { width: 360, height: 800, dpr: 1 } });
  await env.step({ type: "AWAKE", value: "notes" }, { screenshot: "none" });
  before = await env.state();
});
afterEach(async () => {
  const [{ version, hash }, { step, status }] = [await env.state(), await env.info()];
  if (version !== before.version || hash !== before.hash || step !== 1 || status !== "running")
    throw new Error(`a refused call changed something: ${version} ${hash} ${step} ${status}`);
});
const operator = () => ({ token: env.tokens.operator });
const agent = () => ({ token: env.tokens.agent });

describe("bodies", () => {
  const calls = ["step", "reset", "restore", "fork", "events", "commands"];

  test.each(["{", "nonsense", "{'a':1}", "[1,", '{"action":undefined}', "\u0000"])(
    "are refused if they are not JSON: %j",
    async (body) => {
      for (const call of calls)
        expect((await send(`/v1/envs/${env.id}/${call}`, { body, ...operator() })).status).toBe(400);
      for (const path of ["/v1/envs", "/v1/batch", "/v1/snapshots"])
        expect((await send(path, { body, token: inject("adminKey") })).status).toBe(400);
    },
  );

  test.each(["null", "[]", "1", '"text"', "true"])("are refused if they are JSON of another type: %s", async (body) => {
    for (const call of calls)
      expect((await send(`/v1/envs/${env.id}/${call}`, { body, ...operator() })).status).toBe(422);
    for (const path of ["/v1/envs", "/v1/batch", "/v1/snapshots"])
      expect((await send(path, { body, token: inject("adminKey") })).status).toBe(422);
  });

  test("are refused with unknown fields", async () => {
    const { id } = env;
    const cases: [string, unknown, string][] = [
      ["step", { action: { type: "NOOP" }, pixels: 1 }, "pixels"],
      ["step", { action: { type: "NOOP", why: "" } }, "action.why"],
      ["step", { action: { type: "NOOP" }, observation: { dom: true } }, "observation.dom"],
      ["reset", { tasks: "x" }, "tasks"],
      ["fork", { counts: 2 }, "counts"],
      ["restore", { snap: "x" }, "snap"],
      ["commands", { app: "os", command: "home", arguments: {} }, "arguments"],
      ["events", { type: "battery", level: 3, volts: 4 }, "volts"],
      ["snapshot", { name: "x" }, "name"],
      ["judge", { reveal: true }, "reveal"],
    ];
    for (const [call, body, path] of cases) {
      const got = await send(`/v1/envs/${id}/${call}`, { body: json(body), ...operator() });
      expect([call, got.status, ...pathsOf(got)]).toEqual([call, 422, path]);
    }
    expect(
      pathsOf(await send("/v1/envs", { body: json({ device: { width: 360, height: 800, dpr: 1, hz: 60 } }) })),
    ).toEqual(["device.hz"]);
    const polluted = '{"action":{"type":"NOOP"},"__proto__":{"admin":true}}';
    expect((await send(`/v1/envs/${id}/step`, { body: polluted, ...agent() })).status).toBe(422);
  });

  test("are refused with fields of the wrong type or out of range", async () => {
    const cases: [unknown, string][] = [
      [{ action: { type: "CLICK", point: [500, 1000.5] } }, "action.point.1"],
      [{ action: { type: "CLICK", point: [-0.1, 5] } }, "action.point.0"],
      [{ action: { type: "CLICK", point: [500] } }, "action.point.1"],
      [{ action: { type: "CLICK", point: "500,500" } }, "action.point"],
      [{ action: { type: "CLICK", point: { x: 1, y: 2 } } }, "action.point"],
      [{ action: { type: "SWIPE", point1: [0, 0], point2: [1e9, 0] } }, "action.point2.0"],
      [{ action: { type: "TYPE", value: 5 } }, "action.value"],
      [{ action: { type: "TYPE", value: "x".repeat(4001) } }, "action.value"],
      [{ action: { type: "TYPE", value: "half \ud83d" } }, "action.value"],
      [{ action: { type: "WAIT", value: 1e6 } }, "action.value"],
      [{ action: { type: "WAIT", value: "1" } }, "action.value"],
      [{ action: { type: "click", point: [1, 1] } }, "action.type"],
      [{ action: "HOME" }, "action"],
      [{ action: [] }, "action.type"],
      [{}, "action"],
      [{ action: { type: "NOOP" }, observation: [] }, "observation"],
      [{ action: { type: "NOOP" }, observation: { screenshot: "gif" } }, "observation.screenshot"],
    ];
    for (const [body, path] of cases) {
      const got = await send(`/v1/envs/${env.id}/step`, { body: json(body), ...agent() });
      expect([json(body).slice(0, 80), got.status, pathsOf(got)[0]]).toEqual([json(body).slice(0, 80), 422, path]);
    }
    const creations: [unknown, string][] = [
      [{ seed: -1 }, "seed"],
      [{ seed: 1.5 }, "seed"],
      [{ locale: "fr" }, "locale"],
      [{ font_scale: 9 }, "font_scale"],
      [{ device: { width: 10, height: 800, dpr: 1 } }, "device.width"],
      [{ device: { width: 1200, height: 2600, dpr: 4 } }, "device"],
      [{ id: "short" }, "id"],
      [{ id: "../../../etc" }, "id"],
      [{ start_time: "yesterday" }, "start_time"],
      [{ start_time: "0000-01-01T00:00:00Z" }, "start_time"],
      [{ start_time: "9999-12-31T23:59:59-23:59" }, "start_time"],
      [{ start_time: "2026-03-02T09:00:00+99:99" }, "start_time"],
      [{ secret: "short" }, "secret"],
      [{ idle_seconds: 0 }, "idle_seconds"],
      [{ perturb: [{ type: "battery", level: 101 }] }, "perturb.0.level"],
      [{ perturb: [{ type: "command", app: "os", command: "nope" }] }, "perturb.0.name"],
      [{ snapshot: "nope" }, "snapshot"],
    ];
    for (const [body, path] of creations) {
      const got = await send("/v1/envs", { body: json(body) });
      expect([json(body), got.status, pathsOf(got)[0]]).toEqual([json(body), 422, path]);
    }
    const forks: [unknown, string][] = [
      [{ count: 0 }, "count"],
      [{ count: 65 }, "count"],
      [{ count: "2" }, "count"],
      [{ step: -1 }, "step"],
    ];
    for (const [body, path] of forks) {
      const got = await send(`/v1/envs/${env.id}/fork`, { body: json(body), ...operator() });
      expect([got.status, pathsOf(got)[0]]).toEqual([422, path]);
    }
  });

  test("are refused if they are nested too deeply", async () => {
    const deep = "[".repeat(50_000) + "]".repeat(50_000);
    expect((await send(`/v1/envs/${env.id}/step`, { body: `{"action":${deep}}`, ...agent() })).status).toBe(422);
    const type = "application/merge-patch+json";
    expect(
      (await send(`/v1/envs/${env.id}/state`, { method: "PATCH", type, body: `{"apps":${deep}}`, ...operator() }))
        .status,
    ).toBe(422);
  });

  test("are refused if they are too large, with or without a declared length", async () => {
    const huge = json({ action: { type: "TYPE", value: "x".repeat(2 << 20) } });
    expect((await send(`/v1/envs/${env.id}/step`, { body: huge, ...agent() })).status).toBe(413);
    const chunk = new TextEncoder().encode("x".repeat(1 << 16));
    let left = 40;
    const chunked = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (left-- > 0) controller.enqueue(chunk);
        else controller.close();
      },
    });
    expect((await send(`/v1/envs/${env.id}/step`, { body: chunked, ...agent() })).status).toBe(413);
    expect((await send("/v1/snapshots", { body: " ".repeat((16 << 20) + 1) })).status).toBe(413);
    expect(
      (await send("/v1/batch", { body: json({ ops: Array.from({ length: 257 }, () => ({ op: "create" })) }) })).status,
    ).toBe(422);
  });

  test("are refused with an unsupported content type", async () => {
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"]) {
      expect(
        (await send(`/v1/envs/${env.id}/step`, { body: json({ action: { type: "NOOP" } }), type, ...agent() })).status,
      ).toBe(415);
      expect(
        (await send(`/v1/envs/${env.id}/state`, { method: "PATCH", body: "{}", type, ...operator() })).status,
      ).toBe(415);
    }
  });
});

describe("encoded bodies", () => {
  const nonsense = json({ action: { type: "NOTHING" } });

  test("are read if compressed with gzip, within the same limits", async () => {
    const headers = { "content-encoding": "gzip" };
    const packed = (text: string | Buffer) => new Uint8Array(gzipSync(text)) as never;
    const read = await send(`/v1/envs/${env.id}/step`, { body: packed(nonsense), headers, ...agent() });
    expect([read.status, ...pathsOf(read)]).toEqual([422, "action.type"]);
    for (const [path, bytes] of [
      [`/v1/envs/${env.id}/step`, (1 << 20) + 1],
      ["/v1/snapshots", (16 << 20) + 1],
    ] as const) {
      const bomb = packed(Buffer.alloc(bytes, " "));
      expect((await send(path, { body: bomb, headers, token: env.tokens.operator })).status).toBe(413);
    }
    for (const encoding of ["br", "deflate", "zstd"]) {
      const other = { headers: { "content-encoding": encoding }, body: nonsense };
      expect((await send(`/v1/envs/${env.id}/step`, { ...other, ...agent() })).status).toBe(415);
    }
  });

  test("are refused in another charset, or with invalid UTF-8", async () => {
    for (const charset of ["utf-16", "utf-16le", "iso-8859-1"]) {
      const type = `application/json; charset=${charset}`;
      expect((await send(`/v1/envs/${env.id}/step`, { body: nonsense, type, ...agent() })).status).toBe(415);
    }
    const halves = Buffer.concat([
      Buffer.from('{"action":{"type":"TYPE","value":"'),
      Buffer.from([0xff]),
      Buffer.from('"}}'),
    ]);
    expect((await send(`/v1/envs/${env.id}/step`, { body: halves as never, ...agent() })).status).toBe(400);
  });

  test("are refused in chunks without a size", async () => {
    const head = [
      `POST /v1/envs/${env.id}/step HTTP/1.1`,
      "Host: localhost",
      `Authorization: Bearer ${env.tokens.agent}`,
      "Content-Type: application/json",
      "Transfer-Encoding: chunked",
    ].join("\r\n");
    const answer = await sendRaw(`${head}\r\n\r\nZZ\r\n{}\r\n0\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain("urn:phonebooth:problem:malformed-body");
  });
});

/**
 * Sends this text to the server unchanged. Returns the answer when it contains a complete problem document or when the
 * connection ends.
 */
function sendRaw(text: string): Promise<string> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket.on("data", (piece) => {
      heard += piece.toString();
      if (heard.includes("}")) socket.destroy();
    });
    socket.on("error", reject);
    socket.on("close", () => resolve(heard));
  });
}

describe("edits", () => {
  const merge = (body: unknown) =>
    send(`/v1/envs/${env.id}/state`, {
      method: "PATCH",
      type: "application/merge-patch+json",
      body: json(body),
      ...operator(),
    });
  const patch = (body: unknown) =>
    send(`/v1/envs/${env.id}/state`, {
      method: "PATCH",
      type: "application/json-patch+json",
      body: json(body),
      ...operator(),
    });

  test("that make the phone invalid are refused, with the path of the invalid part", async () => {
    const cases: [unknown, string][] = [
      [{ os: { battery: { level: 500 } } }, "os.battery.level"],
      [{ os: { battery: null } }, "os.battery"],
      [{ os: { extra: 1 } }, "os.extra"],
      [{ apps: { nope: {} } }, "apps.nope"],
      [{ clock: { nowMs: "now" } }, "clock.nowMs"],
      [{ view: { front: "nope" } }, "view.front"],
      [{ os: { schedule: { x: { at: 1, command: "os.nope", args: {} } } } }, "os.schedule.x.name"],
    ];
    for (const [body, path] of cases) {
      const got = await merge(body);
      expect([json(body), got.status, pathsOf(got)[0]]).toEqual([json(body), 422, path]);
    }
    expect(
      (
        await send(`/v1/envs/${env.id}/state`, {
          method: "PATCH",
          type: "application/merge-patch+json",
          body: '{"__proto__":{"x":1}}',
          ...operator(),
        })
      ).status,
    ).toBe(422);
  });

  test("are refused as a whole if one operation is invalid", async () => {
    const good = { op: "replace", path: "/os/battery/level", value: 5 };
    const cases: [unknown[], string][] = [
      [[good, { op: "remove", path: "/os/nope" }], "os.nope"],
      [[good, { op: "test", path: "/os/battery/level", value: 6 }], "os.battery.level"],
      [[good, { op: "add", path: "/device/height", value: "tall" }], "device.height"],
      [[good, { op: "jump", path: "/os" }], "1.op"],
      [[good, { op: "add", path: "os", value: 1 }], "1.path"],
      [[good, { op: "add", path: "/os/x" }], "1.value"],
      [[{ op: "replace", path: "", value: 5 }], ""],
    ];
    for (const [body, path] of cases) {
      const got = await patch(body);
      expect([json(body), got.status, pathsOf(got)[0]]).toEqual([json(body), 422, path]);
    }
  });

  test("that would grow the state without limit are refused in time", async () => {
    const seed = { op: "add", path: "/os/schedule/x", value: { at: 1, command: "os.home", args: { a: [1, 2, 3, 4] } } };
    const double = Array.from({ length: 40 }, (_, i) => ({
      op: "copy",
      from: "/os/schedule/x/args",
      path: `/os/schedule/x/args/b${i}`,
    }));
    const started = performance.now();
    expect((await patch([seed, ...double])).status).toBe(422);
    expect(performance.now() - started).toBeLessThan(20_000);
  });
});

describe("addresses", () => {
  test("with unknown ids are refused", async () => {
    const calls: [string, string, string?][] = [
      ["GET", ""],
      ["DELETE", ""],
      ["GET", "/screenshot"],
      ["GET", "/elements"],
      ["GET", "/state"],
      ["GET", "/diff"],
      ["GET", "/trajectory"],
      ["POST", "/step", json({ action: { type: "NOOP" } })],
      ["POST", "/reset"],
      ["POST", "/fork"],
      ["POST", "/judge"],
      ["POST", "/snapshot"],
      ["POST", "/restore"],
      ["POST", "/commands", json({ app: "os", command: "home" })],
      ["POST", "/events", json({ type: "battery", level: 1 })],
      ["PATCH", "/state", "{}"],
    ];
    for (const id of ["env_00000000000000000000000000", "x", "..%2f..%2f", "a".repeat(300)]) {
      for (const [method, path, body] of calls) {
        const got = await send(`/v1/envs/${id}${path}`, {
          method,
          ...(body === undefined ? {} : { body }),
          ...operator(),
        });
        expect([id, method, path, got.status]).toEqual([id, method, path, 404]);
      }
    }
    expect((await send("/v1/envs", { body: json({ task: "nope/nope" }) })).status).toBe(404);
    const snapshot = `env_00000000000000000000000000.${"0".repeat(26)}`;
    for (const sent of [
      send("/v1/envs", { body: json({ snapshot }) }),
      send(`/v1/snapshots/${snapshot}`, { method: "GET", ...operator() }),
      send(`/v1/envs/${env.id}/restore`, { body: json({ snapshot }), ...operator() }),
    ])
      expect((await sent).status).toBe(404);
    expect((await send(`/v1/envs/${env.id}/screenshot?step=99`, { method: "GET", ...agent() })).status).toBe(404);
    expect((await send(`/v1/envs/${env.id}/fork`, { body: json({ step: 99 }), ...operator() })).status).toBe(404);
  });

  test("with unknown paths or unsupported methods are refused", async () => {
    expect((await send("/v1/nope", { method: "GET" })).status).toBe(404);
    expect((await send(`/v1/envs/${env.id}/nope`, { method: "GET", ...operator() })).status).toBe(404);
    for (const [method, path] of [
      ["PUT", `/v1/envs/${env.id}`],
      ["GET", `/v1/envs/${env.id}/step`],
      ["DELETE", "/v1/envs"],
      ["POST", "/v1/health"],
    ] as const) {
      const got = await send(path, { method, ...operator() });
      expect([method, path, got.status]).toEqual([method, path, 405]);
      expect(got.headers.get("allow")).toMatch(/GET|POST/);
    }
    for (const path of ["/openenv", "/V1/ENVS", "/V1/envs", "/console", "/openapi.json/", "/assets/none.js", "/.env"])
      expect([path, (await send(path, { method: "GET" })).status]).toEqual([path, 404]);
    for (const page of ["/", "/screen"]) {
      const found = await fetch(url + page);
      expect([page, found.status, found.headers.get("content-type")]).toEqual([page, 200, "text/html; charset=utf-8"]);
      await found.body?.cancel();
    }
  });
});

describe("queries", () => {
  test.each([
    ["screenshot?format=gif", "format"],
    ["screenshot?quality=0", "quality"],
    ["screenshot?format=jpeg&quality=101", "quality"],
    ["screenshot?quality=50", "quality"],
    ["screenshot?width=1", "width"],
    ["screenshot?width=99999", "width"],
    ["screenshot?step=-1", "step"],
    ["screenshot?step=1.5", "step"],
    ["screenshot?zoom=2", "zoom"],
    ["elements?acts=maybe", "acts"],
    ["state?paths=x", "paths"],
    ["diff?x=1", "x"],
    ["trajectory?format=csv", "format"],
    ["?x=1", "x"],
  ])("are refused with an invalid parameter: %s", async (path, wrong) => {
    const got = await send(`/v1/envs/${env.id}${path.startsWith("?") ? "" : "/"}${path}`, {
      method: "GET",
      ...operator(),
    });
    expect([got.status, pathsOf(got)[0]]).toEqual([422, wrong]);
  });
});

describe("permissions", () => {
  const agentMay = new Set(["GET ", "GET /screenshot", "POST /step"]);
  const calls: [string, string, string?][] = [
    ["GET", ""],
    ["GET", "/screenshot"],
    ["POST", "/step", "{}"],
    ["GET", "/elements"],
    ["GET", "/state"],
    ["PATCH", "/state", "{}"],
    ["GET", "/diff"],
    ["POST", "/snapshot"],
    ["POST", "/restore"],
    ["POST", "/fork"],
    ["POST", "/judge"],
    ["POST", "/events", json({ type: "battery", level: 1 })],
    ["POST", "/commands", json({ app: "os", command: "home" })],
    ["GET", "/trajectory"],
    ["POST", "/reset"],
    ["DELETE", ""],
  ];

  test("no call accepts a missing token or a token of another environment", async () => {
    const other = await client.create({ device: { width: 360, height: 800, dpr: 1 } });
    for (const [method, path, body] of calls) {
      const step = path === "/step" ? json({ action: { type: "NOOP" } }) : body;
      const sent = { method, ...(step === undefined ? {} : { body: step }) };
      const none = await send(`/v1/envs/${env.id}${path}`, sent);
      expect([method, path, none.status, none.headers.get("www-authenticate")]).toEqual([method, path, 401, "Bearer"]);
      for (const token of ["wrong", other.tokens.operator, other.tokens.agent, "x".repeat(200)]) {
        expect([method, path, (await send(`/v1/envs/${env.id}${path}`, { ...sent, token })).status]).toEqual([
          method,
          path,
          403,
        ]);
      }
    }
    await other.remove();
  });

  test("the agent's token is refused for everything except looking and stepping", async () => {
    for (const [method, path, body] of calls) {
      if (agentMay.has(`${method} ${path}`)) continue;
      const got = await send(`/v1/envs/${env.id}${path}`, {
        method,
        ...(body === undefined ? {} : { body }),
        ...agent(),
      });
      expect([method, path, got.status]).toEqual([method, path, 403]);
    }
    const body = json({ action: { type: "NOOP" }, observation: { elements: true } });
    const got = await send(`/v1/envs/${env.id}/step`, { body, ...agent() });
    expect([got.status, pathsOf(got)]).toEqual([403, ["observation.elements"]]);
    const taken = await env.snapshot();
    expect((await send(`/v1/snapshots/${taken.snapshot}`, { method: "GET", ...agent() })).status).toBe(403);
    expect((await send(`/v1/snapshots/${taken.snapshot}`, { method: "GET" })).status).toBe(401);
  });

  test("the live socket requires an upgrade to a WebSocket", async () => {
    expect((await send(`/v1/envs/${env.id}/live`, { method: "GET", ...operator() })).status).toBe(426);
  });
});

describe("idempotency keys", () => {
  test("are refused if they are too long", async () => {
    const body = json({ action: { type: "NOOP" } });
    const headers = { "idempotency-key": "k".repeat(201) };
    expect((await send(`/v1/envs/${env.id}/step`, { body, headers, ...agent() })).status).toBe(422);
  });
});

describe("snapshots", () => {
  test("are refused after tampering, with the path of the invalid part", async () => {
    const file = await env.download((await env.snapshot()).snapshot);
    const upload = (changed: unknown) => send("/v1/snapshots", { body: json(changed), token: inject("adminKey") });
    const changes: [Partial<SnapshotFile> | Record<string, unknown>, string][] = [
      [{ hash: "0".repeat(16) }, "digest"],
      [{ digest: "0".repeat(16) }, "digest"],
      [{ log: [] }, "digest"],
      [{ boot: { ...file.boot, seed: 99 } }, "digest"],
      [{ format: "phonebooth-snapshot-9" }, "format"],
      [{ step: "one" }, "step"],
      [{ extra: true }, "extra"],
      [{ start: [{ op: "swap", path: [] }] }, "start.0.op"],
      [{ boot: { ...file.boot, start_ms: -62_167_219_200_000 } }, "boot.start_ms"],
      [{ boot: { ...file.boot, start_ms: 9e15 } }, "boot.start_ms"],
    ];
    const { digest: _, signature: __, ...rest } = file;
    const resealed = (changed: object) => ({ ...changed, digest: hashOf(changed as Json) });
    for (const ms of [9e15, -9e15, 1e300]) {
      const clock = { op: "replace", path: ["clock", "nowMs"], value: ms };
      expect(pathsOf(await upload(resealed({ ...rest, start: [...file.start, clock] })))).toEqual(["clock.nowMs"]);
      const boot = { ...file.boot, start_ms: ms };
      expect(pathsOf(await upload(resealed({ ...rest, boot })))).toEqual(["boot.start_ms"]);
    }
    for (const [change, path] of changes) {
      const got = await upload({ ...file, ...change });
      expect([json(change), got.status, pathsOf(got)[0]]).toEqual([json(change), 422, path]);
    }
    expect((await upload({})).status).toBe(422);
  });
});
