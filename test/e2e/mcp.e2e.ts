// The phone as an MCP server, tested with the protocol's own client.
import { Client as McpClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client } from "../../clients/typescript/src/client.ts";

const url = inject("url");
const admin = new Client(url, inject("adminKey"));
const device = { width: 360, height: 800, dpr: 1 };

interface ContentPart {
  readonly type: string;
  readonly text?: string;
  readonly data?: string;
  readonly mimeType?: string;
}
interface Result {
  readonly content: ContentPart[];
  readonly isError?: boolean;
}

interface Connection {
  readonly mcp: McpClient;
  readonly transport: StreamableHTTPClientTransport;
  call(name: string, args?: Record<string, unknown>): Promise<Result>;
}
const openClients: McpClient[] = [];
afterEach(async () => {
  for (const mcp of openClients.splice(0)) await mcp.close();
});
interface ConnectOptions {
  readonly serverUrl?: string;
  readonly query?: string;
  readonly token?: string;
  /** The id of a session that another connection has started. */
  readonly sessionId?: string;
}
async function speak({ serverUrl = url, query = "", token, sessionId }: ConnectOptions = {}): Promise<Connection> {
  const headers: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const options = { requestInit: { headers }, ...(sessionId === undefined ? {} : { sessionId }) };
  const transport = new StreamableHTTPClientTransport(new URL(`${serverUrl}/mcp${query}`), options);
  const mcp = new McpClient({ name: "a test", version: "1" });
  // The SDK's type of the optional session id does not fit `exactOptionalPropertyTypes`.
  await mcp.connect(transport as Parameters<typeof mcp.connect>[0]);
  openClients.push(mcp);
  return {
    mcp,
    transport,
    call: (name, args = {}) => mcp.callTool({ name, arguments: args }) as Promise<unknown> as Promise<Result>,
  };
}
const textOf = ({ content }: Result): string => content.map(({ text = "" }) => text).join("");
const pictureOf = ({ content }: Result): Buffer => {
  const { data, mimeType } = content.find(({ type }) => type === "image") ?? {};
  expect(mimeType).toBe("image/png");
  return Buffer.from(data ?? "", "base64");
};

describe("a session", () => {
  test("lists its tools with schemas, and its tasks as one resource and a template", async () => {
    const { mcp } = await speak();
    expect(mcp.getServerVersion()).toMatchObject({ name: "phonebooth" });
    const { tools } = await mcp.listTools();
    expect(tools.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["list_tasks", "create_phone", "look", "tap", "swipe", "type", "press", "finish", "ask"]),
    );
    const swipe = tools.find(({ name }) => name === "swipe")!.inputSchema;
    expect(swipe).toMatchObject({ type: "object", required: ["x", "y", "x2", "y2"], additionalProperties: false });
    expect(swipe.properties!["x"]).toMatchObject({ type: "number", minimum: 0, maximum: 1000 });
    const { resources } = await mcp.listResources();
    const tasks = await admin.tasks();
    expect(resources.map(({ uri }) => uri)).toEqual(["phonebooth://tasks"]);
    const list = (await mcp.readResource({ uri: "phonebooth://tasks" })).contents[0] as { text: string };
    expect(list.text.split("\n").map((line) => line.split(" ")[0])).toEqual(tasks.map(({ id }) => id));
    const { contents } = await mcp.readResource({ uri: "phonebooth://tasks/notes/trash-rescue" });
    expect(JSON.parse((contents[0] as { text: string }).text)).toEqual(
      tasks.find(({ id }) => id === "notes/trash-rescue"),
    );
    await expect(mcp.readResource({ uri: "phonebooth://tasks/nope" })).rejects.toThrow(/no such task/i);
    expect((await mcp.listResourceTemplates()).resourceTemplates).toHaveLength(1);
  });

  test("plays an episode from its creation to its end", async () => {
    const { call } = await speak();
    expect(textOf(await call("list_tasks", { app: "notes", split: "test" }))).toContain("notes/");
    const begun = await call("create_phone", { task: "notes/trash-rescue", seed: 1 });
    const { instruction, budget } = await admin.sample("notes/trash-rescue", 1);
    expect(textOf(begun)).toContain(`Your task: ${instruction} You have ${budget} steps.`);
    const home = pictureOf(begun);
    const notes = await call("open_app", { app: "notes" });
    expect(textOf(notes)).toMatch(/^Step 1 is done\.\nThe phone's clock: \d{4}-/);
    expect(pictureOf(notes).equals(home)).toBe(false);
    const look = await call("look");
    expect(pictureOf(look).equals(pictureOf(notes))).toBe(true);
    expect(textOf(look)).toContain(instruction);
    await call("swipe", { x: 500, y: 700, x2: 500, y2: 300 });
    expect(pictureOf(await call("press", { key: "home" })).equals(home)).toBe(true);
    const end = await call("finish", { status: "abort", text: "enough" });
    expect(textOf(end)).toContain("The episode is over (abort).");
    const more = await call("tap", { x: 1, y: 1 });
    expect([more.isError, textOf(more)]).toEqual([true, expect.stringContaining("over")]);
    // The phone starts again with its first screenshot.
    expect(pictureOf(await call("create_phone", { task: "notes/trash-rescue", seed: 1 })).equals(home)).toBe(true);
  });

  test("continues on another connection, and ends for all connections", async () => {
    const first = await speak();
    await first.call("create_phone", { elements: true });
    await first.call("open_app", { app: "notes" });
    const { sessionId } = first.transport;
    expect(sessionId).toMatch(/^[0-9a-v]{52}$/);
    // The client is gone, and the session is not in the server's memory.
    await first.mcp.close();
    const second = await speak({ sessionId: sessionId! });
    const look = await second.call("look", { elements: true });
    expect(textOf(look)).toContain("Steps done: 1.");
    expect(textOf(look)).toMatch(/On the screen: .*in thousandths.*\n\[1\] \w+ "/);
    await second.transport.terminateSession();
    // The session has ended for every later connection.
    const third = await speak({ sessionId: sessionId! });
    for (const [name, args] of [
      ["look", {}],
      ["create_phone", {}],
    ] as const)
      await expect(third.call(name, args)).rejects.toThrow(/404|session is over/);
    await expect(third.mcp.listTools()).rejects.toMatchObject({ code: 404 });
    await expect(third.transport.terminateSession()).rejects.toMatchObject({ code: 404 });
  });

  test("belongs to one client, and reveals nothing that an agent may not know", async () => {
    const one = await speak();
    const begun = await one.call("create_phone", { task: "notes/trash-rescue" });
    const other = await speak();
    expect(textOf(await other.call("look"))).toContain("call create_phone first");
    const texts = [
      begun,
      await one.call("look"),
      await one.call("open_app", { app: "notes" }),
      await one.call("finish", { status: "complete" }),
    ].map(textOf);
    for (const text of texts) expect(text).not.toMatch(/pb[ao]_|hash|trash-rescue|success|reward|verdict/);
    const elements = await one.call("look", { elements: true });
    expect([elements.isError, textOf(elements)]).toEqual([true, expect.stringContaining("without elements")]);
  });
});

describe("answers", () => {
  const sizeOf = (png: Buffer): [width: number, height: number] => [png.readUInt32BE(16), png.readUInt32BE(20)];

  test("have pictures with no side over 1568 pixels, also in landscape", async () => {
    const { call } = await speak();
    expect(sizeOf(pictureOf(await call("create_phone")))).toEqual([705, 1567]);
    expect(sizeOf(pictureOf(await call("open_app", { app: "notes" })))).toEqual([705, 1567]);
    const env = await admin.create({});
    const given = await speak({ query: `?env=${env.id}`, token: env.tokens.agent });
    expect(sizeOf(pictureOf(await given.call("look")))).toEqual([705, 1567]);
    await env.mergePatch({ os: { sensors: { rollDeg: 90 }, settings: { display: { autoRotate: true } } } });
    expect(sizeOf(pictureOf(await given.call("look")))).toEqual([1568, 706]);
  });

  test("have the width and format that the first call or the address of the session chose", async () => {
    const begun = await speak();
    const chosen = { width: "360", format: "jpeg", device: { width: 400, height: 800, dpr: 2 }, locale: "zh-CN" };
    const partOf = ({ content }: Result) => content.find(({ type }) => type === "image")!;
    expect(partOf(await begun.call("create_phone", chosen)).mimeType).toBe("image/jpeg");
    // The format of the session's first call applies to all later answers, even when another connection continues the
    // session.
    const taken = await speak({ sessionId: begun.transport.sessionId! });
    for (const answer of [await begun.call("press", { key: "home" }), await taken.call("look")]) {
      const { mimeType, data } = partOf(answer);
      const { width, height } = await sharp(Buffer.from(data!, "base64")).metadata();
      expect([mimeType, width, height]).toEqual(["image/jpeg", 360, 720]);
    }
    const addressed = await speak({ query: "?width=270" });
    expect(sizeOf(pictureOf(await addressed.call("create_phone")))).toEqual([270, 600]);
    // Parameters of the call override those of the address until the phone is reset.
    expect(sizeOf(pictureOf(await addressed.call("create_phone", { width: 540 })))).toEqual([540, 1200]);
    expect(sizeOf(pictureOf(await addressed.call("look")))).toEqual([540, 1200]);
    await addressed.transport.terminateSession();
    const env = await admin.create({});
    const given = await speak({ query: `?env=${env.id}&width=180`, token: env.tokens.agent });
    expect(sizeOf(pictureOf(await given.call("press", { key: "home" })))).toEqual([180, 400]);
  });

  test("have screen text in place of pictures, if the phone allows it", async () => {
    const { call } = await speak({ query: "?observe=text" });
    const begun = await call("create_phone", { task: "notes/trash-rescue" });
    const notes = await call("open_app", { app: "notes" });
    for (const { content } of [begun, notes, await call("look")])
      expect(content.map(({ type }) => type)).toEqual(["text"]);
    expect(textOf(notes)).toMatch(/\n\[\d+\] \w+ ".*" \(\d+,\d+,\d+,\d+\)/);
    const both = await speak();
    const seen = await both.call("create_phone", { observe: "both" });
    expect(seen.content.map(({ type }) => type)).toEqual(["image", "text"]);
    expect(textOf(seen)).toMatch(/\n\[1\] /);
    const env = await admin.create({ device });
    const given = await speak({ query: `?env=${env.id}&observe=text`, token: env.tokens.agent });
    const refused = await given.call("look");
    expect([refused.isError, textOf(refused)]).toEqual([true, expect.stringContaining("without elements")]);
  });

  test("name the path of an invalid parameter in the address or the call", async () => {
    for (const [query, path] of [
      ["?width=15", "width"],
      ["?width=x", "width"],
      ["?format=gif", "format"],
      ["?observe=all", "observe"],
    ] as const) {
      const response = await fetch(`${url}/mcp${query}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
      });
      expect([response.status, (await response.json()).issues[0].path]).toEqual([422, path]);
    }
    const { call } = await speak();
    const answer = await call("create_phone", { width: 5000, format: "gif" });
    expect([answer.isError, textOf(answer)]).toEqual([
      true,
      expect.stringMatching(/width: .*\nformat: |format: .*\nwidth: /s),
    ]);
  });
});

describe("the phone of a token", () => {
  test("is played to its verdict", async () => {
    const env = await admin.create({ task: "notes/pin-among-drafts", seed: 3 });
    const { mcp, call } = await speak({ query: `?env=${env.id}`, token: env.tokens.agent });
    expect((await mcp.listTools()).tools.map(({ name }) => name)).not.toContain("create_phone");
    // With this address no phone can be created, so there are no resources to list.
    expect(mcp.getServerCapabilities()).toEqual({ tools: {} });
    await call("open_app", { app: "Notes" });
    await call("type", { text: "draft 4", x: 500, y: 148 });
    await call("long_press", { x: 500, y: 310 });
    await call("tap", { x: 672, y: 78 });
    await call("finish", { status: "complete" });
    expect(await env.judge()).toMatchObject({ success: true, steps: 5 });
  });

  test("is not changed by invalid calls", async () => {
    const env = await admin.create({ device });
    const { call, mcp } = await speak({ query: `?env=${env.id}`, token: env.tokens.agent });
    const before = await env.state();
    for (const [name, args, path] of [
      ["tap", { x: 1 }, "y"],
      ["tap", { x: 1, y: 1001 }, "y"],
      ["tap", { x: 1, y: 1, z: 1 }, "z"],
      ["press", { key: "power" }, "key"],
      ["look", { all: true }, "all"],
    ] as const) {
      const answer = await call(name, args);
      expect([name, answer.isError, textOf(answer)]).toEqual([name, true, expect.stringContaining(`${path}: `)]);
    }
    await expect(call("state")).rejects.toThrow(/no tool called state/);
    await expect(call("create_phone")).rejects.toThrow(/no tool called/);
    for (const args of [7, "7", "{", []])
      await expect(mcp.callTool({ name: "tap", arguments: args as never })).rejects.toMatchObject({ code: -32602 });
    expect(await env.state()).toEqual(before);
  });
});

describe("access", () => {
  const post = (at: string, query: string, headers: Record<string, string>, body: unknown): Promise<Response> =>
    fetch(`${at}/mcp${query}`, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  const list = { jsonrpc: "2.0", id: 1, method: "tools/list" };
  let closed: Server;
  beforeAll(async () => {
    closed = await startServer({ port: 0, memory: true, quiet: true, vars: { AUTH: "closed", API_KEYS: "team-key" } });
  });
  afterAll(() => closed.stop());

  test("to a closed server requires a key, or the token of the phone", async () => {
    await expect(speak({ serverUrl: closed.url })).rejects.toThrow(/A token is required/);
    await expect(speak({ serverUrl: closed.url, token: "another" })).rejects.toThrow(/does not allow/);
    const { call, transport } = await speak({ serverUrl: closed.url, token: "team-key" });
    expect(textOf(await call("create_phone", {}))).toContain("no task");
    // Another key cannot use the session, even with the session's id.
    const session = { "mcp-session-id": transport.sessionId!, authorization: `Bearer ${closed.adminKey}` };
    expect((await post(closed.url, "", { ...session, authorization: "Bearer nope" }, list)).status).toBe(403);
    const env = await new Client(closed.url, "team-key").create({ device });
    const other = await new Client(closed.url, "team-key").create({ device });
    const at = `?env=${env.id}`;
    const mine = await speak({ serverUrl: closed.url, query: at, token: env.tokens.agent });
    expect((await mine.call("press", { key: "home" })).isError).toBeUndefined();
    for (const [token, status] of [
      [other.tokens.agent, 403],
      ["team-key", 403],
      [null, 401],
    ] as const) {
      const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
      expect((await post(closed.url, at, headers, list)).status).toBe(status);
    }
  });

  test("by a revision without a handshake is refused with the supported revisions", async () => {
    const _meta = {
      "io.modelcontextprotocol/protocolVersion": "2026-07-28",
      "io.modelcontextprotocol/clientCapabilities": {},
    };
    const env = await admin.create({ device });
    for (const [query, token] of [
      ["", null],
      [`?env=${env.id}`, env.tokens.agent],
    ] as const)
      for (const method of ["server/discover", "tools/list"]) {
        const headers = {
          "mcp-protocol-version": "2026-07-28",
          "mcp-method": method,
          ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        };
        const answer = await post(url, query, headers, { jsonrpc: "2.0", id: 7, method, params: { _meta } });
        expect([answer.status, await answer.json()]).toEqual([
          400,
          {
            jsonrpc: "2.0",
            id: 7,
            error: {
              code: -32000,
              message: expect.stringMatching(/2026-07-28 \(supported versions: 2025-11-25, .*initialize/),
              data: { supported: expect.arrayContaining(["2025-11-25", "2025-06-18"]), requested: "2026-07-28" },
            },
          },
        ]);
      }
    // When a handshake asks for a newer revision, the server answers with the newest revision that it supports.
    const initialize = {
      protocolVersion: "2026-07-28",
      capabilities: {},
      clientInfo: { name: "a test", version: "1" },
    };
    const answer = await post(url, "", {}, { jsonrpc: "2.0", id: 1, method: "initialize", params: initialize });
    expect((await answer.json()).result.protocolVersion).toBe("2025-11-25");
  });

  test("is refused for an invalid request, an unknown session and another origin", async () => {
    const cases: [Record<string, string>, unknown, number][] = [
      [{}, list, 400],
      [{ "mcp-session-id": "mine" }, list, 404],
      [{ origin: "https://elsewhere.example" }, list, 403],
      [{}, { ...list, jsonrpc: "1.0" }, 422],
      [{}, [], 422],
      [{}, "{", 400],
    ];
    for (const [headers, body, status] of cases) {
      const response = await post(url, "", headers, body);
      expect([headers, response.status, response.headers.get("content-type")]).toEqual([
        headers,
        status,
        "application/problem+json",
      ]);
      await response.body?.cancel();
    }
    const get = await fetch(`${url}/mcp`, { headers: { accept: "text/event-stream" } });
    expect([get.status, get.headers.get("allow")]).toEqual([405, "POST, DELETE"]);
    await get.body?.cancel();
    for (const path of ["/mcp/", "/mcps", "/mcp/x"]) {
      const near = await fetch(url + path);
      expect([path, near.status, near.headers.get("content-type")]).toEqual([
        path,
        path === "/mcp/" ? 405 : 404,
        "application/problem+json",
      ]);
      await near.body?.cancel();
    }
  });
});
