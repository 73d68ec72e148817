// Actions of an agent beyond the display. The agent asks the user, whose answers come from rules or a model, and calls
// tools of apps where this is allowed.
import { Client as McpClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import type { StepAction } from "#contract/action.ts";
import type { RunDealt } from "#contract/run.ts";
import { serveChat, type ChatAnswer, type ChatServer } from "../support/chat-server.ts";

const url = inject("url");
const admin = new Client(url, inject("adminKey"));
const device = { width: 360, height: 800, dpr: 1 };
const noScreenshot = { screenshot: "none" } as const;
const task = "messages/which-anna";
const ask = (value: string): StepAction => ({ type: "INFO", value });
const call = (tool: string, args: Record<string, never> | object = {}): StepAction => ({
  type: "TOOL",
  tool,
  args: args as never,
});
const problemOf = async (what: Promise<unknown>): Promise<unknown> =>
  what.then(
    () => null,
    (error: { problem: unknown }) => error.problem,
  );
async function connectMcp(env: Env): Promise<McpClient> {
  const headers = { authorization: `Bearer ${env.tokens.agent}` };
  const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp?env=${env.id}`), {
    requestInit: { headers },
  });
  const mcp = new McpClient({ name: "a test", version: "1" });
  await mcp.connect(transport as Parameters<typeof mcp.connect>[0]);
  return mcp;
}
const textOf = (result: unknown): string =>
  (result as { content: { text?: string }[] }).content.map(({ text = "" }) => text).join("");

describe("a user with rules", () => {
  test("answers a question, equally on a retry and a fork, and the verdict counts the questions", async () => {
    const env = await admin.create({ task, seed: 1, device });
    const key = { "idempotency-key": "question-1" };
    const sent = (): Promise<Response> =>
      fetch(`${url}/v1/envs/${env.id}/step`, {
        method: "POST",
        headers: { ...key, "content-type": "application/json", authorization: `Bearer ${env.tokens.agent}` },
        body: JSON.stringify({ action: ask("Which Anna?"), observation: noScreenshot }),
      });
    const [first, again] = [await (await sent()).json(), await (await sent()).json()];
    expect(first).toMatchObject({ step: 1, message: expect.stringMatching(/^Anna Webb?er\.$/) });
    expect(again).toEqual(first);
    const [child] = await env.fork({ step: 0 });
    expect(await child!.step(ask("Which Anna?"), noScreenshot)).toMatchObject({
      step: 1,
      message: (first as never)["message"],
    });
    expect((await child!.state()).hash).toBe((await env.state()).hash);
    expect(await env.step(ask("Nice weather?"), noScreenshot)).toMatchObject({
      message: "I cannot tell you more about that. Please go by what I have said.",
    });
    expect(await env.judge()).toMatchObject({ success: false, user: { questions: 2, words: "rules" }, steps: 2 });
  });

  test("does not exist on a free phone or for other tasks", async () => {
    const env = await admin.create({ device });
    expect(await env.step(ask("Who are you?"), noScreenshot)).not.toHaveProperty("message");
    const other = await admin.create({ task: "notes/pin-among-drafts", seed: 3, device });
    expect(await other.step(ask("Who are you?"), noScreenshot)).not.toHaveProperty("message");
    expect(await other.judge()).not.toHaveProperty("user");
  });
});

describe("a user with a model", () => {
  let chat: ChatServer;
  let server: Server;
  const heard: { model: string; messages: { content: string }[] }[] = [];
  let next: ChatAnswer = "silence";
  beforeAll(async () => {
    chat = await serveChat((body) => {
      heard.push(JSON.parse(body) as (typeof heard)[number]);
      return next;
    });
    const vars = { USER_MODEL_URL: chat.url, USER_MODEL: "talker", USER_MODEL_KEY: "a-secret" };
    server = await startServer({ port: 0, memory: true, quiet: true, vars });
  });
  afterAll(async () => {
    await server.stop();
    await chat.stop();
  });
  const says = (text: string): ChatAnswer => ({ text, calls: [], finish: "stop" }) as never;

  test("receives facts and question, and is not asked again for a fork; if it fails, no step is taken", async () => {
    const { adminKey, url: at } = server;
    const env = await new Client(at, adminKey).create({ task, seed: 1, device });
    const before = await env.state();
    next = { status: 500 };
    const problem = await problemOf(env.step(ask("Which Anna?"), noScreenshot));
    expect(problem).toMatchObject({ status: 502, type: "urn:phonebooth:problem:user-silent" });
    expect(JSON.stringify(problem)).not.toMatch(/a-secret|127\.0\.0\.1/);
    expect(await env.state()).toEqual(before);
    next = says("The one from work, I think.");
    expect(await env.step(ask("Which Anna?"), noScreenshot)).toMatchObject({
      step: 1,
      message: "The one from work, I think.",
    });
    expect(heard.at(-1)).toMatchObject({ model: "talker", messages: [{}, { content: "Which Anna?" }] });
    expect(heard.at(-1)!.messages[0]!.content).toMatch(/- Anna Webb?er\./);
    const asked = heard.length;
    const [child] = await env.fork({});
    expect((await child!.state()).hash).toBe((await env.state()).hash);
    expect(await env.judge()).toMatchObject({ user: { questions: 1, words: "model" } });
    expect(heard).toHaveLength(asked);
  });

  test("is not used in a run, where users answer by rules", async () => {
    const asked = heard.length;
    const client = new Client(server.url, server.adminKey);
    const run = await client.createRun({ agent: { name: "asker" }, tasks: [task], device });
    const phone = client.played((await client.nextEpisode(run.id, run.token)) as RunDealt);
    expect(await phone.step(ask("Which Anna?"), noScreenshot)).toMatchObject({
      message: expect.stringMatching(/^Anna Webb?er\.$/),
    });
    expect(heard).toHaveLength(asked);
  });
});

describe("tools of apps", () => {
  test("are neither listed nor callable in an environment created without tools", async () => {
    const env = await admin.create({ device });
    const before = await env.state();
    expect(await env.info()).not.toHaveProperty("tools");
    expect(await problemOf(env.step(call("notes_find"), noScreenshot))).toMatchObject({
      status: 403,
      issues: [{ path: "action.type" }],
    });
    const mcp = await connectMcp(env);
    const { tools } = await mcp.listTools();
    expect(tools.map(({ name }) => name)).not.toContain("notes_find");
    const answer = await mcp.callTool({ name: "notes_find", arguments: {} });
    expect([answer.isError, textOf(answer)]).toEqual([true, expect.stringContaining("created without tools")]);
    await mcp.close();
    expect(await env.state()).toEqual(before);
  });

  test("belong to the environment: a snapshot neither adds nor removes them", async () => {
    const having = await admin.create({ device, tools: true });
    const { snapshot } = await having.snapshot();
    const without = await admin.create({ snapshot });
    expect(await problemOf(without.step(call("notes_find"), noScreenshot))).toMatchObject({ status: 403 });
    await without.restore(snapshot);
    expect(await problemOf(without.step(call("notes_find"), noScreenshot))).toMatchObject({ status: 403 });
    const { snapshot: bare } = await without.snapshot();
    const given = await admin.create({ snapshot: bare, tools: true });
    await having.restore(bare);
    for (const env of [given, having])
      expect(await env.step(call("notes_find"), noScreenshot)).toMatchObject({
        message: expect.stringMatching(/^\{"result":/),
      });
    for (const env of [having, without, given]) await env.remove();
  });

  test("work over MCP with schemas, as steps that the verdict counts, and repeat exactly", async () => {
    const play = async (): Promise<{ hash: string; lines: string }> => {
      const env = await admin.create({ task: "contacts/number-asked", seed: 2, device, tools: true });
      const mcp = await connectMcp(env);
      const { tools } = await mcp.listTools();
      const add = tools.find(({ name }) => name === "contacts_add")!.inputSchema;
      expect(add).toMatchObject({ type: "object", required: ["name", "number"], additionalProperties: false });
      const [, number] = /It is (555-\d{4})/.exec(
        textOf(await mcp.callTool({ name: "ask", arguments: { text: "What is the number?" } })),
      )!;
      const [, name] = /contact for (.+?) with /.exec(textOf(await mcp.callTool({ name: "look", arguments: {} })))!;
      const bad = await mcp.callTool({ name: "contacts_add", arguments: { name: 5, number } });
      expect([bad.isError, textOf(bad)]).toEqual([true, expect.stringContaining("action.args.name: ")]);
      expect(textOf(await mcp.callTool({ name: "contacts_add", arguments: { name, number } }))).toContain(
        'Told: {"done":true}',
      );
      const found = textOf(await mcp.callTool({ name: "contacts_find", arguments: { query: name } }));
      expect(found).toContain(number);
      await mcp.callTool({ name: "finish", arguments: { status: "complete" } });
      await mcp.close();
      expect(await env.judge()).toMatchObject({
        success: true,
        steps: 4,
        tools: 2,
        user: { questions: 1, words: "rules" },
      });
      const lines = (await env.trajectory()).map(({ step, action, commands, state_hash: hash }) => ({
        step,
        action,
        commands,
        hash,
      }));
      expect(lines[1]).toMatchObject({ step: 2, action: { type: "TOOL", tool: "contacts_add" } });
      expect(lines[1]!.commands.map((command) => command.name)).toEqual(["contacts.save", "os.tick"]);
      return { hash: (await env.state()).hash, lines: JSON.stringify(lines) };
    };
    expect(await play()).toEqual(await play());
  });

  test("are counted separately in the results of a run", async () => {
    const run = await admin.createRun({
      agent: { name: "both hands" },
      tasks: ["contacts/number-asked"],
      device,
      tools: true,
    });
    const phone = admin.played((await admin.nextEpisode(run.id, run.token)) as RunDealt);
    await phone.step(call("contacts_find", { query: "a" }), noScreenshot);
    await phone.step({ type: "COMPLETE" }, noScreenshot);
    const told = await admin.run(run.id, { results: true });
    expect(told).toMatchObject({ tools: true, status: "done", summary: { tools: 1, steps: 2 } });
    expect(told.results).toMatchObject([{ tools: 1, steps: 2, user: { questions: 0, words: null } }]);
  });
});
