// Groups, tested inside workerd: equal starts, idempotent creation, joint judging, members that are lost and replaced.
import { evictDurableObject, runDurableObjectAlarm } from "cloudflare:test";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import type { Action } from "#contract/action.ts";
import type { GroupBody } from "#contract/group.ts";
import { GroupCreated, GroupInfo, GroupVerdict, Replaced } from "#contract/group.ts";
import { TestEnvironment, fillWorld, home, newId, noop, openNotes, stubOf, worker } from "./support.ts";

beforeAll(() => fillWorld(), 120_000);

const complete: Action = { type: "COMPLETE" };
const small = { width: 360, height: 800, dpr: 1 };
const body = {
  task: "notes/pin-among-drafts",
  seed: 3,
  size: 3,
  device: small,
  reward: { name: "mobilegui" },
} as const;

interface CallResult {
  readonly status: number;
  readonly text: string;
  readonly json: never;
}
async function call(method: string, path: string, token: string | null = null, sent?: unknown): Promise<CallResult> {
  const response = await worker.fetch(`http://localhost${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(sent === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(sent === undefined ? {} : { body: JSON.stringify(sent) }),
  });
  const text = await response.text();
  return { status: response.status, text, json: (text === "" ? null : JSON.parse(text)) as never };
}
async function createGroup(more: Partial<GroupBody> = {}): Promise<GroupCreated> {
  const { status, json, text } = await call("POST", "/v1/groups", null, { ...body, ...more });
  expect(status, text).toBe(201);
  return v.parse(GroupCreated, json);
}
const callGroup = async (group: GroupCreated, path = "", sent?: unknown): Promise<never> => {
  const method = path === "" ? "GET" : "POST";
  const { status, json, text } = await call(method, `/v1/groups/${group.id}${path}`, group.tokens.operator, sent);
  expect(status, text).toBe(200);
  return json;
};
const judgeGroup = async (group: GroupCreated, sent = {}): Promise<GroupVerdict> =>
  v.parse(GroupVerdict, await callGroup(group, "/judge", sent));
const environmentsOf = ({ envs }: GroupCreated): Promise<TestEnvironment[]> =>
  Promise.all(envs.map(({ id, tokens }) => TestEnvironment.connect(id, tokens)));

describe("creating a group", () => {
  test("makes equal phones, each with its own tokens", async () => {
    const group = await createGroup({ observation: { screenshot: "none", elements: false, state_hash: true } });
    const booths = await environmentsOf(group);
    expect(group.step).toBe(0);
    expect(group.task).toMatchObject({ id: body.task, budget: expect.any(Number) });
    expect(group.observation).toMatchObject({ state_hash: group.hash });
    expect(group.observation).not.toHaveProperty("screenshot");
    const states = await Promise.all(booths.map((booth) => booth.state()));
    expect(states.map(({ hash }) => hash)).toEqual([group.hash, group.hash, group.hash]);
    expect(new Set(group.envs.flatMap(({ tokens }) => [tokens.agent, tokens.operator])).size).toBe(6);
    // The agent's token allows only observing and stepping, and the group's token allows nothing on a phone.
    const path = `/v1/envs/${group.envs[0]!.id}`;
    expect((await call("GET", `${path}/state`, group.envs[0]!.tokens.agent)).status).toBe(403);
    expect((await call("GET", path, group.tokens.operator)).status).toBe(403);
    expect((await call("GET", `/v1/groups/${group.id}`, group.envs[0]!.tokens.operator)).status).toBe(403);
  });

  test("starts after a step of a snapshot, and counts rewards from there", async () => {
    const parent = await TestEnvironment.create({ task: body.task, seed: 3, device: small });
    const first = await parent.step(openNotes);
    await parent.step(home);
    const { json } = await call("POST", `/v1/envs/${parent.id}/snapshot`, parent.tokens.operator);
    const { snapshot } = json as { snapshot: string };
    const wish = { snapshot, size: 2, reward: body.reward } as const;
    const made = await call("POST", "/v1/groups", null, { ...wish, step: 1 });
    const group = v.parse(GroupCreated, made.json);
    expect([group.step, group.hash]).toEqual([1, first.observation.state_hash]);
    for (const booth of await environmentsOf(group)) await booth.step(complete);
    const { members } = await judgeGroup(group, { keep_failed: true });
    const { budget } = group.task;
    expect(members.map(({ verdict }) => verdict!.steps)).toEqual([2, 2]);
    for (const { reward } of members) expect(reward).toBeCloseTo(-(1 - 1 / (budget - 1)), 9);
    const beyond = await call("POST", "/v1/groups", null, { ...wish, step: 9 });
    expect(beyond.status, beyond.text).toBe(404);
  });

  test("is idempotent for the same id and secret, also after eviction", async () => {
    const twice = { id: newId(), secret: "a-secret-of-some-length" };
    const [one, two] = await Promise.all([createGroup(twice), createGroup(twice)]);
    expect(two).toEqual(one);
    const [booth] = await environmentsOf(one);
    await booth!.step(noop);
    await evictDurableObject(stubOf("GROUPS", one.id));
    const again = await createGroup(twice);
    expect(again.envs.map(({ id }) => id)).toEqual(one.envs.map(({ id }) => id));
    expect((await call("GET", `/v1/groups/${one.id}`, again.tokens.operator)).status).toBe(200);
    expect((await call("GET", `/v1/groups/${one.id}`, one.tokens.operator)).status).toBe(200);
    for (const other of [{ ...twice, size: 4 }, { ...twice, secret: "another-secret-of-it" }, { id: twice.id }])
      expect((await call("POST", "/v1/groups", null, { ...body, ...other })).status).toBe(409);
  });

  test.each<[object, string, number?]>([
    [{ size: 1 }, "size"],
    [{ size: 65 }, "size"],
    [{ task: "notes/none-such" }, "task", 404],
    [{ step: 2 }, "step"],
    [{ observation: { screenshot: "url" } }, "observation.screenshot"],
  ])("refuses %j, and names the path", async (wrong, path, status = 422) => {
    const { json, text, ...got } = await call("POST", "/v1/groups", null, { ...body, ...wrong });
    expect(got.status, text).toBe(status);
    expect(json).toMatchObject({ issues: [{ path }] });
  });

  test("refuses a phone without a task, and an episode that is over", async () => {
    const { task: _, ...free } = body;
    expect((await call("POST", "/v1/groups", null, free)).json).toMatchObject({
      status: 422,
      issues: [{ path: "task" }],
    });
    const parent = await TestEnvironment.create({ task: body.task, device: small });
    await parent.step(complete);
    const { json } = await call("POST", `/v1/envs/${parent.id}/snapshot`, parent.tokens.operator);
    const { snapshot } = json as { snapshot: string };
    expect((await call("POST", "/v1/groups", null, { snapshot, size: 2 })).status).toBe(409);
    expect((await call("POST", "/v1/groups", null, { snapshot, size: 2, step: 0 })).status).toBe(201);
  });
});

describe("judging a group", () => {
  test("waits for all members, then drops or compares them", async () => {
    const group = await createGroup();
    const [a, b, c] = await environmentsOf(group);
    await a!.step(complete);
    expect(await judgeGroup(group)).toMatchObject({ unfinished: [2, 3], void: [], mean: null, dropped: null });
    await b!.step(openNotes);
    await b!.step(complete);
    await c!.step(complete);
    const failed = await judgeGroup(group);
    expect(failed).toMatchObject({ unfinished: [], dropped: "no-success", advantage: "mobgrpo" });
    expect(failed.members.map(({ advantage }) => advantage)).toEqual([null, null, null]);
    const kept = await judgeGroup(group, { keep_failed: true });
    const [low, high] = kept.members.map(({ advantage }) => advantage!);
    expect(kept.members.map(({ outcome }) => outcome)).toEqual(["complete", "complete", "complete"]);
    // Of two members that failed, the one that failed later has the higher advantage.
    expect([low! < 0, high! > 0, kept.members[2]!.advantage]).toEqual([true, true, low]);
    expect(await judgeGroup(group, { advantage: "grpo" })).toMatchObject({ members: kept.members, dropped: null });
  });

  test("reports a deleted member as invalid until it is replaced", async () => {
    const group = await createGroup();
    const booths = await environmentsOf(group);
    for (const booth of booths) await booth.step(complete);
    expect((await call("DELETE", `/v1/envs/${booths[1]!.id}`, booths[1]!.tokens.operator)).status).toBe(204);
    const lost = await judgeGroup(group, { keep_failed: true });
    expect(lost).toMatchObject({ void: [2], unfinished: [], mean: null });
    expect(lost.members[1]).toMatchObject({ verdict: null, reward: null, outcome: null });
    const { member, env } = v.parse(Replaced, await callGroup(group, "/replace", { member: 2 }));
    expect(member).toBe(2);
    const again = await TestEnvironment.connect(env.id, env.tokens);
    expect((await again.state()).hash).toBe(group.hash);
    expect(v.parse(GroupInfo, await callGroup(group)).members).toMatchObject([
      { member: 1, status: "done", outcome: "complete", replaced: 0 },
      { member: 2, env: env.id, status: "running", step: 0, replaced: 1 },
      { member: 3, status: "done", replaced: 0 },
    ]);
    await again.step(complete);
    expect(await judgeGroup(group)).toMatchObject({ void: [], unfinished: [], dropped: "no-success" });
    expect((await call("POST", `/v1/groups/${group.id}/replace`, group.tokens.operator, { member: 4 })).status).toBe(
      422,
    );
  });

  test("resumes a suspended member, and replaces it with an equal phone", async () => {
    const group = await createGroup({ idle_seconds: 1 });
    const [a] = await environmentsOf(group);
    await new Promise((resolve) => setTimeout(resolve, 1300));
    await runDurableObjectAlarm(a!.stub);
    expect(v.parse(GroupInfo, await callGroup(group)).members[0]).toMatchObject({ status: "away", step: null });
    expect(await judgeGroup(group)).toMatchObject({ void: [], unfinished: [1, 2, 3] });
    const { env } = v.parse(Replaced, await callGroup(group, "/replace", { member: 1 }));
    expect((await (await TestEnvironment.connect(env.id, env.tokens)).state()).hash).toBe(group.hash);
    expect((await call("GET", `/v1/envs/${a!.id}`, a!.tokens.operator)).status).toBe(404);
  });
});

test("a group that is deleted or expires deletes its phones", async () => {
  const gone = async (group: GroupCreated): Promise<void> => {
    expect((await call("GET", `/v1/groups/${group.id}`, group.tokens.operator)).status).toBe(404);
    for (const { id, tokens } of group.envs)
      expect((await call("GET", `/v1/envs/${id}`, tokens.operator)).status).toBe(404);
  };
  const group = await createGroup();
  expect((await call("DELETE", `/v1/groups/${group.id}`, group.tokens.operator)).status).toBe(204);
  await gone(group);
  const old = await createGroup();
  expect(await runDurableObjectAlarm(stubOf("GROUPS", old.id))).toBe(true);
  await gone(old);
});
