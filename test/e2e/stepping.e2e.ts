// The stepping socket against a real server: one answer per request. After a lost connection it resumes, and no step is
// performed twice.
import * as v from "valibot";
import { afterEach, describe, expect, inject, test } from "vitest";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { SteppingAnswer } from "#contract/stepping.ts";
import { tinyGraph } from "../support/route-access-rows.ts";
import { FrameSocket } from "../support/frames.ts";

const client = new Client(inject("url"), inject("adminKey"));
const device = { width: 360, height: 800, dpr: 1 };
const openNotes = { type: "AWAKE", value: "notes" } as const;
const withHash = { screenshot: "none", state_hash: true } as const;

const openSockets: FrameSocket[] = [];
afterEach(() => {
  for (const frames of openSockets.splice(0)) frames.close();
});
async function socketOf(env: Env, as: "agent" | "operator" = "agent"): Promise<FrameSocket> {
  const frames = await FrameSocket.open(env.stepping(as));
  openSockets.push(frames);
  return frames;
}
/** Sends a message and returns the answer, which must match the contract. */
async function requestAnswer(frames: FrameSocket, message: unknown): Promise<SteppingAnswer> {
  return v.parse(SteppingAnswer, await frames.ask(message));
}

describe("a step over the socket", () => {
  test("equals a step over REST, and its answer has the client's id", async () => {
    const [one, other] = await Promise.all([client.create({ device }), client.create({ device })]);
    const frames = await socketOf(one);
    const answer = await requestAnswer(frames, {
      type: "step",
      id: "a",
      action: openNotes,
      observation: { state_hash: true },
    });
    expect(answer).toEqual({ type: "step", id: "a", ...(await other.step(openNotes, { state_hash: true })) });
    expect(await requestAnswer(frames, { type: "info", id: 7 })).toEqual({
      type: "info",
      id: 7,
      info: await one.info(),
    });
    const look = await requestAnswer(frames, { type: "look", observation: { screenshot: "url" } });
    expect(look).toMatchObject({ type: "look", step: 1, observation: { screenshot: { url: expect.any(String) } } });
  });

  test("sends its picture as one binary frame on request", async () => {
    const env = await client.create({ device });
    const frames = await socketOf(env);
    const observation = { screenshot: "binary", format: "jpeg" };
    for (const request of [
      { type: "step", action: openNotes, observation },
      { type: "look", observation },
    ]) {
      const answer = await requestAnswer(frames, request);
      const picture = await frames.bytes();
      expect(answer).toMatchObject({
        observation: { screenshot: { format: "jpeg", width: 360, height: 800, bytes: picture.length } },
      });
      expect(picture).toEqual(await env.screenshot({ format: "jpeg" }));
    }
  });

  test("is answered in order, even if several are sent at once", async () => {
    const env = await client.create({ device });
    const frames = await socketOf(env);
    const binary = { screenshot: "binary" };
    frames.send({ type: "step", id: 1, action: openNotes, observation: binary });
    frames.send({ type: "info", id: 2 });
    frames.send("{");
    frames.send({ type: "look", id: 4, observation: binary });
    frames.send({ type: "step", id: 5, action: { type: "HOME" }, observation: withHash });
    const order: unknown[] = [];
    for (let i = 0; i < 7; i++) {
      const frame = await frames.next();
      order.push(typeof frame === "string" ? (JSON.parse(frame) as { id?: number }).id : "picture");
    }
    expect(order).toEqual([1, "picture", 2, undefined, 4, "picture", 5]);
  });

  test("ends an episode like a step over REST", async () => {
    const env = await client.create({ task: "notes/trash-rescue", device });
    const frames = await socketOf(env);
    const complete = { type: "step", step: 1, action: { type: "COMPLETE" }, observation: withHash };
    const answer = await requestAnswer(frames, complete);
    expect(answer).toMatchObject({ step: 1, terminated: true, truncated: false, outcome: "complete" });
    expect(await requestAnswer(frames, complete)).toEqual(answer);
    const more = { type: "step", action: { type: "NOOP" } };
    expect(await requestAnswer(frames, more)).toMatchObject({ type: "problem", problem: { status: 409 } });
    expect(await requestAnswer(frames, { ...more, step: 2 })).toMatchObject({
      type: "problem",
      problem: { status: 409 },
    });
  });
});

describe("a numbered step", () => {
  const step = (step: number, action: object) => ({ type: "step", step, action, observation: withHash });

  test("is performed once, even if the connection is lost", async () => {
    const env = await client.create({ device });
    const first = await socketOf(env);
    const one = await requestAnswer(first, step(1, openNotes));
    // Sends a step and closes the connection before the answer.
    first.send(step(2, { type: "BACK" }));
    first.close();
    const second = await socketOf(env);
    const two = await requestAnswer(second, step(2, { type: "BACK" }));
    expect(two).toMatchObject({ type: "step", step: 2 });
    expect(await requestAnswer(second, step(1, openNotes))).toEqual(one);
    expect(await requestAnswer(second, step(2, { type: "BACK" }))).toEqual(two);
    expect((await env.trajectory()).map(({ action }) => action)).toEqual([openNotes, { type: "BACK" }]);
    // Step 3 was performed over REST. When a request over the socket has the number 3, the socket returns the same
    // answer.
    const { observation } = await env.step({ type: "HOME" }, withHash);
    expect(await requestAnswer(second, step(3, { type: "HOME" }))).toMatchObject({ step: 3, observation });
  });

  test("gets the same answer again, even after other changes", async () => {
    const env = await client.create({ device });
    const frames = await socketOf(env);
    const seen = { type: "step", step: 1, action: openNotes, observation: { state_hash: true } };
    const before = await requestAnswer(frames, seen);
    await env.command("os", "home");
    await env.step({ type: "NOOP" }, withHash);
    expect(await requestAnswer(frames, seen)).toEqual(before);
  });

  test("is refused if its action differs or its number is too high", async () => {
    const env = await client.create({ device });
    const frames = await socketOf(env);
    await requestAnswer(frames, step(1, openNotes));
    for (const wrong of [step(1, { type: "HOME" }), step(3, { type: "HOME" })])
      expect(await requestAnswer(frames, wrong)).toMatchObject({
        type: "problem",
        problem: { status: 409, issues: [{ path: "step", message: expect.stringContaining("next step is 2") }] },
      });
    expect((await env.info()).step).toBe(1);
  });

  test("is performed once when two sockets send it at the same time", async () => {
    const env = await client.create({ device });
    const [a, b] = await Promise.all([socketOf(env), socketOf(env, "operator")]);
    const [one, other] = await Promise.all([
      requestAnswer(a, step(1, openNotes)),
      requestAnswer(b, step(1, openNotes)),
    ]);
    expect(one).toMatchObject({ type: "step", step: 1 });
    expect(other).toMatchObject({ type: "step", step: 1 });
    expect((await env.info()).step).toBe(1);
    // A request without a number is performed each time.
    const noop = { type: "step", action: { type: "NOOP" }, observation: withHash };
    const both = await Promise.all([requestAnswer(a, noop), requestAnswer(b, noop)]);
    expect(both.map((answer) => ("step" in answer ? answer.step : null)).toSorted()).toEqual([2, 3]);
  });

  test("works on a graph, with a message", async () => {
    const graph = tinyGraph(`graph_${crypto.randomUUID()}`);
    await client.putGraph(graph);
    const env = await client.create({ graph: graph.id, miss: "prompt" });
    const frames = await socketOf(env);
    const missed = step(1, openNotes);
    const answer = await requestAnswer(frames, missed);
    expect(answer).toMatchObject({ type: "step", step: 1, message: graph.instruction });
    expect(await requestAnswer(frames, missed)).toEqual(answer);
    expect(await requestAnswer(frames, { type: "look", observation: withHash })).toMatchObject({
      type: "look",
      step: 1,
    });
    expect((await env.info()).step).toBe(1);
  });
});

describe("an invalid message", () => {
  test("gets a problem as its answer, changes nothing, and leaves the socket open", async () => {
    const env = await client.create({ device });
    const frames = await socketOf(env);
    const before = await env.state();
    const wrong: [unknown, number, string | undefined][] = [
      ["{", 400, undefined],
      ["7", 422, ""],
      [new Uint8Array([1, 2, 3]), 422, undefined],
      [{ type: "nope", id: 1 }, 422, "type"],
      [{ type: "step", id: 1 }, 422, "action"],
      [{ type: "step", id: 1, action: { type: "CLICK", point: [1, 1001] } }, 422, "action.point.1"],
      [{ type: "step", id: 1, action: openNotes, step: 0 }, 422, "step"],
      [{ type: "step", id: 1, action: openNotes, extra: true }, 422, "extra"],
      [{ type: "look", id: 1, observation: { screenshot: "bytes" } }, 422, "observation.screenshot"],
      [{ type: "step", id: 1, action: openNotes, observation: { elements: true } }, 403, "observation.elements"],
      [{ type: "look", id: 1, observation: { elements: true } }, 403, "observation.elements"],
      [`"${"x".repeat(1 << 20)}"`, 422, undefined],
    ];
    for (const [message, status, path] of wrong) {
      const answer = await requestAnswer(frames, message);
      const id = typeof message === "object" && message !== null && "id" in message ? 1 : undefined;
      expect([message, answer.type, answer.id]).toEqual([message, "problem", id]);
      if (answer.type !== "problem") continue;
      expect([message, answer.problem.status, answer.problem.issues?.[0]?.path]).toEqual([message, status, path]);
    }
    expect(await env.state()).toEqual(before);
    expect(await requestAnswer(frames, { type: "info" })).toMatchObject({ info: { step: 0 } });
  });
});

describe("access to the socket", () => {
  test("gives agents and operators the same data as over REST", async () => {
    const env = await client.create({ task: "notes/trash-rescue", device });
    const [agent, operator] = [await socketOf(env), await socketOf(env, "operator")];
    const look = { type: "look", observation: { screenshot: "none" } };
    expect(await requestAnswer(agent, look)).toMatchObject({ observation: { clock: expect.any(String) } });
    expect(JSON.stringify(await requestAnswer(agent, look))).not.toMatch(/"app"|"screen"/);
    expect(await requestAnswer(operator, look)).toMatchObject({ observation: { app: "launcher" } });
    expect(JSON.stringify(await requestAnswer(agent, { type: "info" }))).not.toContain("trash-rescue");
    const elements = { type: "look", observation: { screenshot: "none", elements: true } };
    expect(await requestAnswer(operator, elements)).toMatchObject({ observation: { elements: expect.any(Array) } });
  });

  test("is refused without the phone's token, and watchers still receive the steps", async () => {
    const [env, other] = [await client.create({ device }), await client.create({ device })];
    const at = `${inject("url").replace(/^http/, "ws")}/v1/envs/${env.id}/ws`;
    const wrong: [string, string[]][] = [
      [at, []],
      [at, ["phonebooth", `token.${other.tokens.agent}`]],
      [`${at}?token=nobody`, []],
    ];
    for (const [url, protocols] of wrong)
      await expect(FrameSocket.open(new WebSocket(url, protocols))).rejects.toThrow(/refused/);
    const query = await FrameSocket.open(new WebSocket(`${at}?token=${env.tokens.agent}`));
    openSockets.push(query);
    const live = await FrameSocket.open(env.live());
    openSockets.push(live);
    expect(await live.json()).toMatchObject({ type: "state" });
    await requestAnswer(query, { type: "step", action: openNotes, observation: withHash });
    expect(await live.json()).toMatchObject({ type: "patches", kind: "step", step: 1 });
    // Stepping sockets receive only the answers to their requests.
    expect(await requestAnswer(query, { type: "info", id: "next" })).toMatchObject({ type: "info", id: "next" });
  });

  test("ends when the phone is deleted", async () => {
    const env = await client.create({ device });
    const frames = await socketOf(env);
    await env.remove();
    await expect.poll(() => frames.socket.readyState).not.toBe(WebSocket.OPEN);
  });

  test("belongs to the agent alone on a phone of a run", async () => {
    const run = await client.createRun({ agent: { name: "a socket" }, tasks: ["notes/trash-rescue"], device });
    const dealt = await client.nextEpisode(run.id, run.token);
    if (!("env" in dealt)) throw new Error("nothing was dealt");
    const env = client.played(dealt);
    const frames = await socketOf(env);
    const blind = { screenshot: "none" } as const;
    expect(await requestAnswer(frames, { type: "step", step: 1, action: openNotes, observation: blind })).toMatchObject(
      {
        type: "step",
      },
    );
    // Only operators may read the hash of a state, in every type of message.
    for (const frame of [
      { type: "step", step: 2, action: openNotes, observation: withHash },
      { type: "look", observation: withHash },
    ])
      expect(await requestAnswer(frames, frame)).toMatchObject({ type: "problem", problem: { status: 403 } });
    const admin = client.env(env.id, { agent: inject("adminKey"), operator: inject("adminKey") });
    await expect(FrameSocket.open(admin.stepping())).rejects.toThrow(/refused/);
    await client.removeRun(run.id);
  });
});
