// Runs, tested inside workerd: which data survives eviction, which episodes are dealt again, which data is never
// revealed, and which data is signed.
import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import * as v from "valibot";
import { beforeAll, describe, expect, test } from "vitest";
import { verifySignature } from "#benchmark/agent/verify.ts";
import type { Action } from "#contract/action.ts";
import type { Stepped } from "#contract/env.ts";
import { Leaderboard } from "#contract/leaderboard.ts";
import { RunCreated, RunDealt, RunInfo, RunKeys, RunLine, RunList, RunNothing } from "#contract/run.ts";
import { summaryOf } from "#benchmark/metrics/summary.ts";
import { sample, getTask } from "#tasks/catalog.ts";
import {
  fillWorld,
  newId,
  noop,
  shopWorldData,
  openNotes,
  stubOf,
  swipeHome,
  screenObject,
  commonWorldData,
  worker,
} from "./support.ts";

// Runs over a whole split deal tasks of all apps.
beforeAll(() => fillWorld([...commonWorldData, ...shopWorldData]), 240_000);

const admin = "test-admin-key";
const complete: Action = { type: "COMPLETE" };
const tasks = ["notes/pin-among-drafts", "notes/trash-rescue"];
const small = { width: 360, height: 800, dpr: 1 };

interface CallResult {
  readonly status: number;
  readonly text: string;
  readonly json: never;
}
async function call(
  method: string,
  path: string,
  token: string | null = null,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<CallResult> {
  const response = await worker.fetch(`http://localhost${path}`, {
    method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = /[/+]json$/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, text, json: (isJson ? JSON.parse(text) : null) as never };
}
const startRun = async (body: object = {}): Promise<RunCreated> => {
  const { status, json, text } = await call("POST", "/v1/runs", null, {
    agent: { name: "a word-giver" },
    tasks,
    device: small,
    ...body,
  });
  expect(status, text).toBe(201);
  return v.parse(RunCreated, json);
};
const requestEpisode = (run: RunCreated, key?: string): Promise<CallResult> =>
  call(
    "POST",
    `/v1/runs/${run.id}/episodes`,
    run.token,
    undefined,
    key === undefined ? {} : { "idempotency-key": key },
  );
const dealEpisode = async (run: RunCreated, key?: string): Promise<RunDealt> => {
  const { status, json, text } = await requestEpisode(run, key);
  expect(status, text).toBe(201);
  return v.parse(RunDealt, json);
};
const step = async (
  { env: { id, token } }: RunDealt,
  action: Action,
  screenshot: "none" | "base64" = "none",
): Promise<CallResult> => call("POST", `/v1/envs/${id}/step`, token, { action, observation: { screenshot } });
const runInfo = async (run: RunCreated, token: string | null = run.token, query = ""): Promise<RunInfo> => {
  const { status, json, text } = await call("GET", `/v1/runs/${run.id}${query}`, token);
  expect(status, text).toBe(200);
  return v.parse(RunInfo, json);
};
async function waitForJudged(run: RunCreated, count: number): Promise<void> {
  await expect.poll(async () => (await runInfo(run)).progress.judged, { timeout: 5000 }).toBe(count);
}
/** Plays all remaining episodes with a single COMPLETE each, and returns the finished run. */
async function playRun(run: RunCreated): Promise<RunInfo> {
  for (;;) {
    const { status, json } = await requestEpisode(run);
    if (status === 201) await step(json, complete);
    else if ((v.parse(RunNothing, json) as RunNothing).done) return runInfo(run);
    else await scheduler.wait(20);
  }
}
const phoneStub = (episode: RunDealt): DurableObjectStub => stubOf("PHONES", episode.env.id);
const runStub = (run: RunCreated): DurableObjectStub => stubOf("RUNS", run.id);
/** Simulates a long idle time. Evicts the phone, so that the time of its last use is lost, and then runs its alarm. */
async function abandon(episode: RunDealt): Promise<void> {
  await evictDurableObject(phoneStub(episode));
  await runDurableObjectAlarm(phoneStub(episode));
}

describe("a run", () => {
  test("deals and judges every episode once, and summarizes its lines", async () => {
    const run = await startRun({ seeds: [1, 2], trials: 2, title: "Twice two" });
    expect(run.episodes).toBe(8);
    const seen: string[] = [];
    let whileLastIsPlayed: unknown;
    for (let n = 1; n <= 8; n++) {
      const episode = await dealEpisode(run);
      expect(episode.episode).toBe(n);
      expect(episode.observation).toEqual({
        screenshot: expect.objectContaining({ url: expect.any(String) }),
        clock: expect.any(String),
      });
      seen.push(`${episode.task} ${episode.seed} ${episode.trial}`);
      if (n === 8) whileLastIsPlayed = (await requestEpisode(run)).json;
      await step(episode, noop);
      const { json } = await step(episode, complete);
      expect(json as Stepped).toEqual({
        step: 2,
        terminated: true,
        truncated: false,
        outcome: "complete",
        observation: { clock: expect.any(String) },
      });
      expect((await step(episode, noop)).status).toBe(409);
    }
    expect(whileLastIsPlayed).toEqual({ done: false, wait_seconds: expect.any(Number) });
    expect(new Set(seen).size).toBe(8);
    expect(seen.slice(0, 4).every((name) => name.endsWith(" 1"))).toBe(true);
    await waitForJudged(run, 8);
    expect((await requestEpisode(run)).json).toEqual({ done: true });
    const done = await runInfo(run);
    expect(done).toMatchObject({ status: "done", title: "Twice two", split: null, tasks: 2, trials: 2, seeds: [1, 2] });
    expect(done.progress).toEqual({
      total: 8,
      running: 0,
      judged: 8,
      invalid: 0,
      dealt: 0,
      void: 0,
      faults: 0,
      abandoned: 0,
    });
    expect(done.results).toHaveLength(8);
    expect(done.summary).toEqual(summaryOf(done.results!, 0));
    expect(done.summary).toMatchObject({ episodes: 8, sr: 0, fc: 1, errors: 0, trials: 2, tasks: 2 });
    expect(done.results![0]).toMatchObject({
      episode: 1,
      outcome: "complete",
      success: false,
      steps: 2,
      instruction: expect.any(String),
      provenance: { device: small, locale: "en", judge: run.versions.judge },
    });
  });

  test("reveals verdicts to its runner only at the end, and to the admin at any time", async () => {
    const run = await startRun();
    await step(await dealEpisode(run), complete);
    await waitForJudged(run, 1);
    const early = await runInfo(run);
    expect(early).toMatchObject({ status: "running", progress: { total: 2, judged: 1 } });
    expect([early.summary, early.results, early.signature]).toEqual([undefined, undefined, undefined]);
    expect((await call("GET", `/v1/runs/${run.id}/episodes/1`, run.token)).status).toBe(403);
    expect((await runInfo(run, admin)).results).toHaveLength(1);
    expect((await call("GET", `/v1/runs/${run.id}/episodes/1`, admin)).status).toBe(200);
    expect((await call("GET", `/v1/runs/${run.id}/episodes/2`, admin)).status).toBe(409);
    await playRun(run);
    expect((await call("GET", `/v1/runs/${run.id}/episodes/1`, run.token)).status).toBe(200);
    expect((await call("GET", `/v1/runs/${run.id}/episodes/3`, run.token)).status).toBe(404);
    expect((await runInfo(run, run.token, "?results=false")).results).toBeUndefined();
  });

  test("reveals no state hash to its agents, and refuses a step that asks for one", async () => {
    const run = await startRun({ hidden_seeds: true });
    const { env } = await dealEpisode(run);
    const asked = { action: noop, observation: { screenshot: "none", state_hash: true } };
    const refused = await call("POST", `/v1/envs/${env.id}/step`, env.token, asked);
    expect(refused).toMatchObject({ status: 403, json: { issues: [{ path: "observation.state_hash" }] } });
    const { json, text } = await call("GET", `/v1/envs/${env.id}`, env.token);
    expect(json).toMatchObject({ step: 0, version: 0 });
    expect(text).not.toContain("hash");
    for (const path of ["state", "diff", "trajectory", "elements"])
      expect([path, (await call("GET", `/v1/envs/${env.id}/${path}`, env.token)).status]).toEqual([path, 403]);
  });

  test("keeps the log of each line, under the signed hash", async () => {
    const run = await startRun({ tasks: tasks.slice(0, 1) });
    const episode = await dealEpisode(run);
    await step(episode, noop);
    await step(episode, complete);
    await waitForJudged(run, 1);
    const done = await playRun(run);
    const { text, json } = await call("GET", `/v1/runs/${run.id}/episodes/1?log=true`, run.token);
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))).toHex();
    expect(done.results![0]!.log_sha256).toBe(digest);
    const line = v.parse(RunLine, (await call("GET", `/v1/runs/${run.id}/episodes/1`, run.token)).json);
    expect(line).toEqual(done.results![0]);
    // On another environment, replaying the log gives the same verdict.
    const { json: upload, status } = await call("POST", "/v1/snapshots", null, json);
    expect(status).toBe(201);
    const { snapshot, hash } = upload as { snapshot: string; hash: string };
    expect(hash).toBe(line.state_hash);
    const { json: copy } = await call("POST", "/v1/envs", null, { snapshot });
    const { id, tokens } = copy as { id: string; tokens: { operator: string } };
    expect((await call("POST", `/v1/envs/${id}/judge`, tokens.operator)).json).toMatchObject({
      success: line.success,
      progress: line.progress,
      checks: line.checks,
      steps: 2,
    });
  });

  test("is created once for an id and a secret, and stores neither its token nor the secret", async () => {
    const id = newId();
    const secret = "correct horse battery".replaceAll(" ", "-");
    const [a, b] = await Promise.all([startRun({ id, secret }), startRun({ id, secret })]);
    expect(a).toEqual(b);
    await evictDurableObject(stubOf("RUNS", id));
    const c = await startRun({ id, secret });
    for (const token of [a.token, c.token]) expect((await runInfo(a, token)).id).toBe(id);
    const again = (body: object) =>
      call("POST", "/v1/runs", null, { agent: { name: "a word-giver" }, tasks, device: small, id, ...body });
    const refused = [
      await again({ secret, agent: { name: "another" } }),
      await again({}),
      await again({ secret: `${secret}!` }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(new Set(refused.map(({ text }) => text)).size).toBe(1);
    expect(refused[0]!.text).not.toContain(secret);
    expect((await call("GET", `/v1/runs/${newId()}`, admin)).status).toBe(404);
    const everything = await runInDurableObject(stubOf("RUNS", id), (_, { storage }) =>
      JSON.stringify(storage.sql.exec("SELECT * FROM meta").toArray()),
    );
    expect(everything).not.toContain(a.token);
    expect(everything).not.toContain(secret);
  });

  test("refuses invalid fields, each with its path", async () => {
    const cases: [object, string[]][] = [
      [{ tasks: undefined }, ["split"]],
      [{ split: "test" }, ["tasks"]],
      [{ tasks: [] }, ["tasks"]],
      [{ tasks: ["notes/nope", tasks[0]] }, ["tasks.0"]],
      [{ tasks: [tasks[0], tasks[0]] }, ["tasks.1"]],
      [{ seeds: [] }, ["seeds"]],
      [{ seeds: [1, -1] }, ["seeds.1"]],
      [{ seeds: [3, 4, 3] }, ["seeds.2"]],
      [{ trials: 17 }, ["trials"]],
      [{ trials: 1.5 }, ["trials"]],
      [{ trials: 16, seeds: Array.from({ length: 400 }, (_, i) => i) }, ["trials"]],
      [{ seeds: Array.from({ length: 5001 }, (_, i) => i) }, ["seeds"]],
      [{ agent: {} }, ["agent.name"]],
      [{ agent: { name: "" } }, ["agent.name"]],
      [{ agent: { name: "x", settings: [] } }, ["agent.settings"]],
      [{ agent: { name: "x", settings: { prompt: "x".repeat(30_000) } } }, ["agent.settings"]],
      [{ agent: { name: "x", tokens: 1 } }, ["agent.tokens"]],
      [{ id: "short" }, ["id"]],
      [{ perturb: ["theme"] }, ["perturb"]],
      [{ device: { width: 1, height: 800, dpr: 1 } }, ["device.width"]],
    ];
    for (const [body, paths] of cases) {
      const { status, json } = await call("POST", "/v1/runs", null, { agent: { name: "x" }, tasks, ...body });
      const issues = (json as { issues?: { path: string }[] }).issues ?? [];
      expect([body, status, issues.map(({ path }) => path)]).toEqual([body, 422, paths]);
    }
    expect((await call("POST", "/v1/runs", null)).status).toBe(422);
  });

  test("can be deleted only by the admin, and ignores its running phones afterwards", async () => {
    const run = await startRun();
    const episode = await dealEpisode(run);
    expect((await call("DELETE", `/v1/runs/${run.id}`, run.token)).status).toBe(403);
    expect((await call("DELETE", `/v1/runs/${run.id}`, null)).status).toBe(401);
    expect((await call("DELETE", `/v1/runs/${run.id}`, admin)).status).toBe(204);
    expect((await call("GET", `/v1/runs/${run.id}`, run.token)).status).toBe(404);
    expect((await step(episode, complete)).status).toBe(200);
    await runDurableObjectAlarm(phoneStub(episode));
    expect((await call("GET", `/v1/runs/${run.id}`, admin)).status).toBe(404);
    const { runs } = v.parse(RunList, (await call("GET", "/v1/runs?limit=1000", admin)).json);
    expect(runs.map(({ id }) => id)).not.toContain(run.id);
  });
});

describe("idempotency", () => {
  test("the same key gives the same episode, also at once and after eviction, and both tokens open it", async () => {
    const run = await startRun();
    const [a, b] = await Promise.all([dealEpisode(run, "k"), dealEpisode(run, "k")]);
    expect(a).toEqual(b);
    await evictDurableObject(runStub(run));
    await evictDurableObject(phoneStub(a));
    const c = await dealEpisode(run, "k");
    expect({ ...c, env: a.env }).toEqual(a);
    expect((await step(c, noop)).status).toBe(200);
    expect((await step(a, noop)).status).toBe(200);
    expect((await runInfo(run)).progress).toMatchObject({ running: 1, judged: 0 });
    await step(a, complete);
    await waitForJudged(run, 1);
    expect((await requestEpisode(run, "k")).status).toBe(409);
  });
});

describe("the end of an episode that the run missed", () => {
  test("is reported by the phone's alarm, despite evictions and failures", async () => {
    const run = await startRun({ tasks: tasks.slice(0, 1) });
    const episode = await dealEpisode(run);
    // Makes the run's object refuse every report.
    await runInDurableObject(runStub(run), (instance) => {
      Object.defineProperty(instance, "hear", { value: () => Promise.reject(new Error("the test is deaf")) });
    });
    expect((await step(episode, complete)).status).toBe(200);
    const debt = () =>
      runInDurableObject(phoneStub(episode), async (_, { storage }) => {
        const { value } = storage.sql.exec<{ value: string }>("SELECT value FROM meta WHERE key = 'env'").one();
        const alarm = await storage.getAlarm();
        // The alarm comes long before the phone would be suspended.
        return { told: JSON.parse(value).seat.told as boolean, soon: alarm !== null && alarm < Date.now() + 60_000 };
      });
    expect(await debt()).toEqual({ told: false, soon: true });
    await evictDurableObject(phoneStub(episode));
    // The run still refuses reports, so the phone will try again.
    await runDurableObjectAlarm(phoneStub(episode));
    expect(await debt()).toEqual({ told: false, soon: true });
    await evictDurableObject(runStub(run));
    expect((await runInfo(run)).progress).toMatchObject({ running: 1, judged: 0 });
    await evictDurableObject(phoneStub(episode));
    await runDurableObjectAlarm(phoneStub(episode));
    expect((await debt()).told).toBe(true);
    await waitForJudged(run, 1);
    expect((await runInfo(run)).status).toBe("done");
  });

  test("is requested by the run after a long silence", async () => {
    const run = await startRun({ tasks: tasks.slice(0, 1) });
    const episode = await dealEpisode(run);
    const silence = async () => {
      await runInDurableObject(runStub(run), (_, { storage }) => void storage.sql.exec("UPDATE episode SET heard = 0"));
      await runDurableObjectAlarm(runStub(run));
    };
    await silence();
    expect((await runInfo(run)).progress).toMatchObject({ running: 1, judged: 0, invalid: 0, dealt: 1, void: 0 });
    await runInDurableObject(runStub(run), (instance) => {
      Object.defineProperty(instance, "hear", { value: () => Promise.reject(new Error("the test is deaf")) });
    });
    await step(episode, complete);
    await evictDurableObject(phoneStub(episode));
    await evictDurableObject(runStub(run));
    await silence();
    await waitForJudged(run, 1);
  });

  test("is a fault if the phone was lost, and the episode is dealt again", async () => {
    const run = await startRun({ tasks: tasks.slice(0, 1) });
    const lost = await dealEpisode(run);
    await runInDurableObject(phoneStub(lost), async (_, { storage }) => storage.deleteAll());
    await evictDurableObject(phoneStub(lost));
    await runInDurableObject(runStub(run), (_, { storage }) => void storage.sql.exec("UPDATE episode SET heard = 0"));
    await runDurableObjectAlarm(runStub(run));
    expect((await runInfo(run)).progress).toMatchObject({ running: 0, faults: 1, invalid: 0 });
    const again = await dealEpisode(run);
    expect({ ...again, env: lost.env, observation: lost.observation }).toEqual(lost);
    expect(again.env.id).not.toBe(lost.env.id);
  });
});

describe("an invalid episode", () => {
  test("is dealt again twice after the others if it is abandoned, then reported as an error", async () => {
    const run = await startRun();
    const first = await dealEpisode(run);
    await abandon(first);
    await expect.poll(async () => (await runInfo(run)).progress.abandoned).toBe(1);
    // Invalid episodes are dealt again after the episodes that were never dealt.
    const second = await dealEpisode(run);
    expect(second.task).not.toBe(first.task);
    await step(second, complete);
    await waitForJudged(run, 1);
    for (let tries = 2; tries <= 3; tries++) {
      const again = await dealEpisode(run);
      expect(again).toMatchObject({ episode: first.episode, task: first.task, seed: first.seed });
      await abandon(again);
      await expect.poll(async () => (await runInfo(run)).progress.abandoned).toBe(tries);
    }
    expect((await requestEpisode(run)).json).toEqual({ done: true });
    const done = await runInfo(run);
    expect(done.progress).toMatchObject({ total: 2, running: 0, judged: 1, invalid: 1, faults: 0, abandoned: 3 });
    expect(done.summary).toMatchObject({ episodes: 1, errors: 1 });
    expect((await call("GET", `/v1/runs/${run.id}/episodes/${first.episode}`, run.token)).status).toBe(404);
  });

  test("is a fault if the admin deletes its phone, and later reports of that phone are ignored", async () => {
    const run = await startRun({ tasks: tasks.slice(0, 1) });
    const first = await dealEpisode(run);
    expect((await call("DELETE", `/v1/envs/${first.env.id}`, admin)).status).toBe(204);
    expect((await runInfo(run)).progress).toMatchObject({ running: 0, faults: 1 });
    const second = await dealEpisode(run);
    await runInDurableObject(runStub(run), (instance) =>
      (instance as unknown as { hear(report: object): Promise<void> }).hear({
        episode: first.episode,
        env: first.env.id,
        ending: { kind: "void", reason: "fault" },
      }),
    );
    expect((await runInfo(run)).progress).toMatchObject({ running: 1, faults: 1 });
    await step(second, complete);
    await waitForJudged(run, 1);
  });
});

describe("an episode that breaks at a step of its agent", () => {
  /**
   * Expects that the broken episode counts and is not dealt again. An agent that can break a phone must not get a
   * second try at an instance that it has seen.
   */
  async function counted(run: RunCreated, broken: RunDealt, steps: number): Promise<RunInfo> {
    await waitForJudged(run, 1);
    const other = await dealEpisode(run);
    expect(other.task).not.toBe(broken.task);
    await step(other, complete);
    await waitForJudged(run, 2);
    expect((await requestEpisode(run)).json).toEqual({ done: true });
    const done = await runInfo(run);
    expect(done.progress).toMatchObject({ total: 2, running: 0, judged: 2, invalid: 0, faults: 1, abandoned: 0 });
    expect(done.results![0]).toMatchObject({
      ...{ episode: 1, task: broken.task, seed: broken.seed, outcome: "error", steps },
      ...{ success: false, goal: false, progress: 0, reward: 0, checks: [], side_effects: [] },
    });
    expect(done.summary).toMatchObject({ episodes: 2, sr: 0, errors: 0, outcomes: { complete: 1, error: 1 } });
    expect(summaryOf(done.results!, 0)).toEqual(done.summary);
    expect(await verifySignature(done)).toMatchObject({ ok: true, results: true });
    return done;
  }

  test("is scored without success, not dealt again, and signed with its log", async () => {
    const run = await startRun();
    const episode = await dealEpisode(run);
    // The screenshot ensures that a page shows the phone.
    expect((await step(episode, openNotes, "base64")).status).toBe(200);
    // The disruption makes the page's state differ from the phone's state, like any fault of the page's code.
    await screenObject().disrupt("state");
    const { json } = await step(episode, swipeHome);
    expect(json as Stepped).toMatchObject({ step: 1, truncated: true, outcome: "error", message: expect.any(String) });
    const done = await counted(run, episode, 1);
    const log = await call("GET", `/v1/runs/${run.id}/episodes/1?log=true`, run.token);
    expect(log.json).toMatchObject({ outcome: "error", step: 1, log: [{ action: openNotes }] });
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(log.text))).toHex();
    expect(done.results![0]!.log_sha256).toBe(digest);
    expect((await call("POST", "/v1/snapshots", null, log.json)).status).toBe(201);
  });

  test("is scored even if its state breaks the judge", async () => {
    const run = await startRun();
    const episode = await dealEpisode(run);
    await step(episode, noop);
    await runInDurableObject(phoneStub(episode), (_, { storage }) => {
      storage.sql.exec("UPDATE meta SET value = json_set(value, '$.task.id', 'notes/nope') WHERE key = 'episode'");
    });
    await evictDurableObject(phoneStub(episode));
    expect((await step(episode, complete)).json as Stepped).toMatchObject({ outcome: "complete" });
    await counted(run, episode, 2);
  });

  test("is not caused by the loss of a browser or page, which costs the agent nothing", async () => {
    const run = await startRun({ tasks: tasks.slice(0, 1) });
    const episode = await dealEpisode(run);
    let steps = 0;
    for (const what of ["socket", "page", "browser", "object"] as const) {
      const opened = await step(episode, openNotes, "base64");
      expect(opened.json as Stepped).toMatchObject({ step: ++steps, truncated: false });
      await screenObject()
        .disrupt(what)
        .catch(() => {});
      expect((await step(episode, swipeHome)).json as Stepped).toMatchObject({ step: ++steps, truncated: false });
    }
    await step(episode, complete);
    await waitForJudged(run, 1);
    const done = await runInfo(run);
    expect(done.progress).toMatchObject({ total: 1, running: 0, judged: 1, invalid: 0, faults: 0, abandoned: 0 });
    expect(done.results![0]).toMatchObject({ outcome: "complete", steps: steps + 1 });
  });
});

describe("the phones of a run", () => {
  test("allow the agent's token only to observe and step, and the admin's token only to read", async () => {
    const run = await startRun();
    const { env } = await dealEpisode(run);
    const at = `/v1/envs/${env.id}`;
    const event = { type: "battery", level: 3 };
    const command = { app: "os", command: "home" };
    const changes: [string, string, unknown?][] = [
      ["POST", `${at}/reset`],
      ["POST", `${at}/restore`],
      ["POST", `${at}/events`, event],
      ["POST", `${at}/commands`, command],
    ];
    const reads: [string, string, unknown?][] = [
      ["GET", `${at}/state`],
      ["GET", `${at}/diff`],
      ["GET", `${at}/trajectory`],
      ["POST", `${at}/judge`],
      ["POST", `${at}/snapshot`],
      ["POST", `${at}/fork`],
    ];
    for (const [method, path, body] of [...changes, ...reads, ["GET", `${at}/elements`], ["DELETE", at]] as const) {
      for (const token of [env.token, run.token])
        expect([path, (await call(method, path, token, body)).status]).toEqual([path, 403]);
    }
    const live = await worker.fetch(`http://localhost${at}/live`, {
      headers: { upgrade: "websocket", "sec-websocket-protocol": `phonebooth, token.${env.token}` },
    });
    expect(live.status).toBe(403);
    for (const [method, path, body] of changes)
      expect([path, (await call(method, path, admin, body)).status]).toEqual([path, 403]);
    const edit = await call("PATCH", `${at}/state`, admin, {}, { "content-type": "application/merge-patch+json" });
    expect(edit.status).toBe(403);
    expect(
      (await call("POST", `${at}/step`, admin, { action: noop, observation: { screenshot: "none" } })).status,
    ).toBe(403);
    // The admin does not learn which fields would be wrong either.
    const wrong = { nope: 1 };
    for (const [method, path] of [...changes, ["POST", `${at}/step`], ["PATCH", `${at}/state`]] as const)
      expect([path, (await call(method, path, admin, wrong)).status]).toEqual([path, 403]);
    for (const token of [env.token, run.token])
      for (const [method, path] of changes)
        expect([path, (await call(method, path, token, wrong)).status]).toEqual([path, 403]);
    for (const [method, path, body] of reads) expect((await call(method, path, admin, body)).status).toBeLessThan(300);
    const { json } = await call("GET", at, env.token);
    expect(json).toEqual({
      id: env.id,
      version: 0,
      step: 0,
      budget: expect.any(Number),
      status: "running",
      extended_actions: false,
      task: { instruction: expect.any(String), budget: expect.any(Number) },
    });
    // Creating the environment again does not return its tokens.
    expect((await call("POST", "/v1/envs", admin, { id: env.id })).status).toBe(409);
  });

  test("show elements if the run allows it, but not their acts", async () => {
    const run = await startRun({ elements: true });
    const { env } = await dealEpisode(run);
    expect((await call("GET", `/v1/envs/${env.id}/elements`, env.token)).status).toBe(200);
    expect((await call("GET", `/v1/envs/${env.id}/elements?acts=true`, env.token)).status).toBe(403);
  });

  test("can be forked by the admin to phones that do not count for the run", async () => {
    const run = await startRun();
    const episode = await dealEpisode(run);
    const { json } = await call("POST", `/v1/envs/${episode.env.id}/fork`, admin);
    const [child] = (json as { envs: { id: string; tokens: { operator: string } }[] }).envs;
    const body = { action: complete, observation: { screenshot: "none" } };
    expect((await call("POST", `/v1/envs/${child!.id}/step`, child!.tokens.operator, body)).status).toBe(200);
    await runDurableObjectAlarm(stubOf("PHONES", child!.id));
    expect((await runInfo(run)).progress).toMatchObject({ running: 1, judged: 0 });
  });
});

describe("hidden seeds", () => {
  test("appear in answers to the admin only, and so do the parameters drawn from them", async () => {
    const answers: string[] = [];
    const heard = (got: CallResult): CallResult => {
      answers.push(got.text);
      return got;
    };
    const body = { agent: { name: "spy" }, tasks, seeds: [1, 2], hidden_seeds: true, device: small };
    const created = heard(await call("POST", "/v1/runs", null, body));
    const run = v.parse(RunCreated, created.json);
    const instructions: string[] = [];
    for (let n = 1; n <= 4; n++) {
      const got = await requestEpisode(run, `key ${n}`);
      const { instruction, ...rest } = v.parse(RunDealt, got.json);
      expect(rest).not.toHaveProperty("seed");
      // The agent sees the instruction only in this answer.
      instructions.push(instruction);
      answers.push(JSON.stringify(rest));
      const { env } = rest;
      const brief = heard(await step(got.json, noop));
      expect(brief.status).toBe(200);
      const { task, ...facts } = (await call("GET", `/v1/envs/${env.id}`, env.token)).json as { task: object };
      expect(task).toEqual({ instruction, budget: expect.any(Number) });
      answers.push(JSON.stringify(facts));
      heard(await call("GET", `/v1/runs/${run.id}`, run.token));
      // This action leaves traces: the answer is stored, and the action has a side effect.
      heard(await step(got.json, { type: "ANSWER", value: "nothing" }));
      heard(await step(got.json, complete));
    }
    await waitForJudged(run, 4);
    heard(await requestEpisode(run));
    const done = heard(await call("GET", `/v1/runs/${run.id}`, run.token));
    for (const token of [null, run.token]) {
      heard(await call("GET", `/v1/runs/${run.id}`, token));
      for (const path of ["/episodes/1", "/episodes/1?log=true", "?reveal=true"])
        expect(heard(await call("GET", `/v1/runs/${run.id}${path}`, token)).status).toBeGreaterThanOrEqual(401);
    }
    for (const path of ["/v1/runs?limit=1000", "/v1/leaderboard", "/v1/runs/keys", "/v1/envs?limit=1000"])
      heard(await call("GET", path));

    const revealed = await runInfo(run, admin, "?reveal=true");
    expect(revealed.signature).toBeUndefined();
    const hidden = revealed.results!.map(({ task, seed }) => ({ task, seed: seed! }));
    expect(new Set(hidden.map(({ seed }) => seed)).size).toBe(4);
    const everything = answers.join("\n");
    for (const { task, seed } of hidden) {
      expect(everything).not.toContain(String(seed));
      for (const text of textsIn(sample(task, seed, "en").params))
        expect(everything).not.toContain(JSON.stringify(text));
    }
    for (const instruction of instructions) expect(everything).not.toContain(JSON.stringify(instruction));
    for (const line of revealed.results!) expect(everything).not.toContain(line.state_hash);
    expect(everything).not.toContain("test-hidden-seeds");

    // The revealed results are signed and consistent.
    const finished = v.parse(RunInfo, done.json);
    expect(finished.results!.map((line) => [line.seed, line.instruction, line.seed_index])).toEqual([
      [null, null, 1],
      [null, null, 1],
      [null, null, 2],
      [null, null, 2],
    ]);
    expect(await verifySignature(finished)).toMatchObject({ ok: true, results: true });
    expect(summaryOf(finished.results!, 0)).toEqual(finished.summary);
    expect((await call("GET", `/v1/runs/${run.id}/episodes/1?log=true`, admin)).status).toBe(200);
  });

  test("are equal for all runs of one secret, and different for different tasks", async () => {
    const seedsOf = async (run: RunCreated) =>
      runInDurableObject(runStub(run), (_, { storage }) =>
        storage.sql.exec<{ task: string; seed: number }>("SELECT task, seed FROM episode ORDER BY n").toArray(),
      );
    const [a, b] = [await startRun({ hidden_seeds: true }), await startRun({ hidden_seeds: true, seeds: [1, 2] })];
    const [few, many] = [await seedsOf(a), await seedsOf(b)];
    expect(many.slice(0, 2)).toEqual(few);
    expect(new Set(many.map(({ seed }) => seed)).size).toBe(4);
    for (const { seed } of many) expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 31).toBe(true);
  });
});

describe("the signature", () => {
  test("verifies the signed text, and no text that differs in one byte", async () => {
    const run = await startRun();
    await playRun(run);
    const { text } = await call("GET", `/v1/runs/${run.id}`, run.token);
    const { keys } = v.parse(RunKeys, (await call("GET", "/v1/runs/keys")).json);
    const parsed = (json: string) => JSON.parse(json) as RunInfo;
    expect(await verifySignature(parsed(text), keys)).toEqual({ ok: true, key_id: keys[0]!.key_id, results: true });
    expect(await verifySignature(await runInfo(run, null, "?results=false"), keys)).toMatchObject({
      ok: true,
      results: false,
    });
    expect(await verifySignature(parsed(text), [])).toMatchObject({ ok: false });
    // Changes every seventh character of the text, and tests the changes that give JSON with a different meaning.
    let changed = 0;
    for (let i = 0; i < text.length; i += 7) {
      const other = text[i] === "1" ? "2" : /[0-9]/.test(text[i]!) ? "1" : text[i] === "a" ? "b" : "a";
      const forged = `${text.slice(0, i)}${other}${text.slice(i + 1)}`;
      let json: RunInfo;
      try {
        json = parsed(forged);
      } catch {
        continue;
      }
      if (JSON.stringify(json) === JSON.stringify(parsed(text))) continue;
      changed++;
      expect([forged.slice(i - 20, i + 20), (await verifySignature(json, keys)).ok]).toEqual([
        expect.anything(),
        false,
      ]);
    }
    expect(changed).toBeGreaterThan(200);
  });

  test("is made with the same key after eviction", async () => {
    const before = (await call("GET", "/v1/runs/keys")).json;
    await evictDurableObject(stubOf("BOARD", "board"));
    expect((await call("GET", "/v1/runs/keys")).json).toEqual(before);
  });

  test("is added later if the leaderboard cannot sign", async () => {
    const run = await startRun({ tasks: tasks.slice(0, 1) });
    await runInDurableObject(stubOf("BOARD", "board"), (instance) => {
      Object.defineProperty(instance, "sign", { value: () => Promise.reject(new Error("the test holds the pen")) });
    });
    await step(await dealEpisode(run), complete);
    await waitForJudged(run, 1);
    expect(await runInfo(run)).toMatchObject({ status: "running", progress: { judged: 1 } });
    await evictDurableObject(stubOf("BOARD", "board"));
    await runDurableObjectAlarm(runStub(run));
    expect(await verifySignature(await runInfo(run))).toMatchObject({ ok: true });
  });
});

describe("the leaderboard", () => {
  // The split has more tasks with each version, and both runs play nearly all of them.
  test("lists finished runs over a whole split, best first, and no others", { timeout: 240_000 }, async () => {
    const train = (await call("GET", "/v1/tasks?split=train")).json as { tasks: { id: string }[] };
    const all = train.tasks.map(({ id }) => id);
    expect(all.length).toBeGreaterThan(1);
    const whole = await startRun({ tasks: undefined, split: "train", agent: { name: "whole", model: "none" } });
    const part = await startRun({ tasks: all.slice(1) });
    await Promise.all([playRun(whole), playRun(part)]);
    const rows = async (query = "") => v.parse(Leaderboard, (await call("GET", `/v1/leaderboard${query}`)).json).rows;
    await expect.poll(async () => (await rows("?split=train")).map(({ id }) => id)).toContain(whole.id);
    const ids = (await rows("?split=train")).map(({ id }) => id);
    expect(ids).not.toContain(part.id);
    expect((await rows()).map(({ id }) => id)).not.toContain(whole.id);
    expect(await rows("?split=train&task_set=0.0.0")).toEqual([]);
    expect(await rows("?split=train&apps=0.0.0")).toEqual([]);
    const row = (await rows("?split=train")).find(({ id }) => id === whole.id)!;
    const done = await runInfo(whole);
    expect(row).toMatchObject({
      agent: { name: "whole", model: "none" },
      sr: done.summary!.sr,
      sr_ci: done.summary!.sr_ci,
      pr: done.summary!.pr,
      episodes: all.length,
      hidden_seeds: false,
      abandoned: 0,
      key_id: done.signature!.key_id,
      finished: done.finished,
    });
    expect(row.seconds_median).toBe(done.seconds_median);
    expect(done.seconds_median).toBeGreaterThanOrEqual(0);
    expect(row).not.toHaveProperty("cost_median_usd");
    // The runner must report the costs of all episodes or of none.
    const costs = (usd: number[], token: string | null = whole.token) =>
      call("PUT", `/v1/runs/${whole.id}/costs`, token, { episodes: usd.map((of, i) => ({ episode: i + 1, usd: of })) });
    expect((await costs([0.1])).status).toBe(422);
    expect(
      (
        await costs(
          all.map(() => 0.25),
          part.token,
        )
      ).status,
    ).toBe(403);
    expect((await costs(all.map(() => 0.25))).json).toEqual({ cost_median_usd: 0.25 });
    expect((await rows("?split=train")).find(({ id }) => id === whole.id)).toEqual({ ...row, cost_median_usd: 0.25 });
    expect(await runInfo(whole)).toEqual(done);
    // The leaderboard lists better runs first.
    await runInDurableObject(stubOf("BOARD", "board"), (_, { storage }) => {
      storage.sql.exec(
        "UPDATE runs SET id = 'better_one', sr = 0.9, leader = json_set(leader, '$.id', 'better_one', '$.sr', 0.9) WHERE id = ?",
        whole.id,
      );
    });
    await startRun({ tasks: undefined, split: "train", agent: { name: "second" } }).then(playRun);
    await expect.poll(async () => (await rows("?split=train")).map(({ sr }) => sr)).toEqual([0.9, 0]);
    for (const task of all) expect(getTask(task).split).toBe("train");
    // The leaderboard lists agents with tools separately from agents that use only the screen.
    await runInDurableObject(stubOf("BOARD", "board"), (_, { storage }) => {
      storage.sql.exec("UPDATE runs SET leader = json_set(leader, '$.tools', json('true')) WHERE id = 'better_one'");
    });
    expect((await rows("?split=train")).map(({ sr }) => sr)).toEqual([0]);
    expect((await rows("?split=train&tools=true")).map(({ id, tools }) => [id, tools])).toEqual([["better_one", true]]);
  });
});

/** All strings with more than three characters, so that language codes do not count. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return value.length > 3 ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}
