// NeMo Gym's gymnasium protocol, with the requests of its agent: a row of a data set, a cookie, a model's responses.
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startGateway, type Gateway } from "#scripts/cli/gateway.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import type { NemoStepAnswer } from "#contract/nemo.ts";

const admin = new Client(inject("url"), inject("adminKey"));
let gateway: Gateway;
beforeAll(async () => {
  gateway = await startGateway({ protocol: "nemo", to: inject("url"), port: 0 });
});
afterAll(() => gateway.stop());

const row = {
  responses_create_params: { input: [] },
  task_id: "notes/pin-among-drafts",
  seed: 3,
  agent_ref: { name: "x" },
};

async function post(path: string, body: object, cookie?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(cookie === undefined ? {} : { cookie }) };
  return fetch(gateway.url + path, { method: "POST", headers, body: JSON.stringify(body) });
}
interface ResetResult {
  readonly observation: string;
  readonly info: Record<string, unknown>;
}
async function reset(body: object = row): Promise<ResetResult & { readonly cookie: string }> {
  const response = await post("/reset", body);
  expect(response.status).toBe(200);
  // The agent adds the cookie to its other cookies and sends all of them.
  const [pair] = response.headers.get("set-cookie")!.split(";");
  return { ...((await response.json()) as ResetResult), cookie: `session=other; ${pair!}` };
}
let calls = 0;
const functionCall = (name: string, args: object | string) => ({
  type: "function_call",
  name,
  arguments: typeof args === "string" ? args : JSON.stringify(args),
  call_id: `call_${calls++}`,
});
async function step(cookie: string, output: object[], request?: string): Promise<NemoStepAnswer> {
  const response = { id: "resp_1", object: "response", output };
  const id = request === undefined ? {} : { _ng_step_request_id: request };
  const answer = await post("/step", { ...row, response, ...id }, cookie);
  expect(answer.status).toBe(200);
  return (await answer.json()) as NemoStepAnswer;
}
const toolOutputsOf = ({ info }: NemoStepAnswer) => info["tool_outputs"] as { call_id: string; output: string }[];

describe("an episode", () => {
  test("is played with function calls and returns its reward", async () => {
    const { cookie, observation, info } = await reset();
    expect(info).toEqual({ supports_explicit_close: true, supports_step_idempotency: true });
    const { instruction, budget } = await admin.sample(row.task_id, 3);
    expect(observation).toContain(`${instruction}\nYou hold a phone and have ${budget} actions.`);
    expect(observation).toMatch(/On the screen:\n\[1\] \w+ "/);
    const first = await step(cookie, [
      { type: "reasoning", summary: [] },
      functionCall("open_app", { app: "Notes" }),
      functionCall("type", { text: "draft 4", x: 500, y: 148 }),
    ]);
    expect(first).toMatchObject({ observation: null, reward: 0, terminated: false, truncated: false });
    const told = toolOutputsOf(first);
    expect(told.map(({ output }) => output.split("\n")[0])).toEqual(["Step 1 is done.", "Step 2 is done."]);
    expect(told[1]!.output).toContain("draft 4");
    await step(cookie, [functionCall("long_press", { x: 500, y: 310 })]);
    const last = [
      functionCall("tap", { x: 672, y: 78 }),
      functionCall("finish", { status: "complete" }),
      functionCall("press", { key: "home" }),
    ];
    const end = await step(cookie, last);
    expect(end).toMatchObject({ reward: 1, terminated: true, truncated: false });
    expect(toolOutputsOf(end).map(({ call_id }) => call_id)).toEqual(last.map(({ call_id }) => call_id));
    expect(toolOutputsOf(end)[2]!.output).toBe("The episode is over.");
    for (let i = 0; i < 2; i++) expect((await post("/close", {}, cookie)).status).toBe(200);
    expect((await post("/step", { response: { output: [] } }, cookie)).status).toBe(404);
  });

  test("does a repeated request only once", async () => {
    const { cookie } = await reset();
    const output = [functionCall("press", { key: "home" }), functionCall("finish", { status: "abort" })];
    const first = await step(cookie, output, "request-1");
    expect(first).toMatchObject({ terminated: true });
    expect(await step(cookie, output, "request-1")).toEqual(first);
    await post("/close", {}, cookie);
  });

  test("has a session of its own, and reports errors to the model", async () => {
    const [one, other] = [await reset(), await reset()];
    expect(one.cookie).not.toBe(other.cookie);
    const words = await step(one.cookie, [{ type: "message", content: [{ type: "output_text", text: "Hm." }] }]);
    expect(words).toMatchObject({ observation: expect.stringContaining("tap"), reward: 0, terminated: false });
    const wrong = await step(one.cookie, [
      functionCall("tap", { x: 1 }),
      functionCall("tap", "{"),
      functionCall("type", '{"text": "half \\ud83d"}'),
      functionCall("judge", {}),
      functionCall("press", { key: "home" }),
    ]);
    expect(toolOutputsOf(wrong).map(({ output }) => output.split("\n")[0])).toEqual([
      "y: This field is required",
      "The arguments are a text that is not JSON.",
      "text: Expected text without lone surrogates",
      "There is no tool called judge.",
      "Step 1 is done.",
    ]);
    expect(toolOutputsOf(await step(other.cookie, [functionCall("press", { key: "home" })]))[0]!.output).toContain(
      "Step 1",
    );
    for (const { cookie } of [one, other]) await post("/close", {}, cookie);
  });
});

test("an episode is seeded, played with separate tool calls, and verified", async () => {
  const begun = await post("/seed_session", row);
  expect([begun.status, await begun.json()]).toEqual([200, {}]);
  const cookie = begun.headers.get("set-cookie")!.split(";")[0]!;
  const told = async (name: string, args: object): Promise<[number, string]> => {
    const answer = await post(`/${name}`, args, cookie);
    return [answer.status, await answer.text()];
  };
  // The agent sends the whole row with the model's last response.
  const verify = async () => {
    const sent = { ...row, response: { id: "resp_9", output: [] } };
    const { reward, ...echoed } = (await (await post("/verify", sent, cookie)).json()) as { reward: number };
    expect(echoed).toEqual(sent);
    return reward;
  };
  expect(await told("open_app", { app: "Notes" })).toEqual([200, expect.stringContaining("Step 1 is done.")]);
  expect(await told("tap", { x: 1 })).toEqual([200, "y: This field is required"]);
  expect((await told("judge", {}))[0]).toBe(404);
  expect(await verify()).toBe(0);
  await told("type", { text: "draft 4", x: 500, y: 148 });
  await told("long_press", { x: 500, y: 310 });
  await told("tap", { x: 672, y: 78 });
  expect(await told("finish", { status: "complete" })).toEqual([200, expect.stringContaining("The episode is over")]);
  expect([await verify(), await verify()]).toEqual([1, 1]);
  expect((await post("/press", { key: "home" })).status).toBe(404);
  expect((await post("/verify", { ...row, response: {} })).status).toBe(404);
  expect((await post("/verify", row, cookie)).status).toBe(422);
  await post("/close", {}, cookie);
});

test("lists the tools, and refuses invalid requests", async () => {
  const tools = (await (await fetch(`${gateway.url}/tools`)).json()) as {
    type: string;
    name: string;
    parameters: object;
  }[];
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(["tap", "type", "finish"]));
  expect(tools[0]).toMatchObject({ type: "function", parameters: { type: "object" } });
  for (const [path, body, status] of [
    ["/reset", { task_id: "notes/trash-rescue" }, 422],
    ["/reset", { responses_create_params: {}, seed: -1 }, 422],
    ["/reset", { responses_create_params: {}, split: "test", index: 9999 }, 400],
    ["/step", { response: {} }, 422],
    ["/step", { response: { output: [] } }, 404],
    ["/verify", {}, 422],
  ] as const) {
    const response = await post(path, body);
    expect([path, body, response.status]).toEqual([path, body, status]);
    await response.body?.cancel();
  }
});
