// Runs over REST with real episodes: a reference solution and a random agent use the agent's token. Also tests which
// roles may make which calls.
import { generateKeyPairSync } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { verifySignature } from "#benchmark/agent/verify.ts";
import type { Action } from "#contract/action.ts";
import type { SnapshotFile } from "#contract/env.ts";
import type { RunDealt, RunInfo } from "#contract/run.ts";
import { occasionOf } from "#judge/judge.ts";
import { summaryOf } from "#benchmark/metrics/summary.ts";
import { pageDriver, type Control } from "#benchmark/oracle/page-driver.ts";
import type { PhoneState } from "#os/state.ts";
import { draw, getTask } from "#tasks/catalog.ts";
import { statusOf } from "../support/status-of.ts";

const device = { width: 360, height: 800, dpr: 1 };
const noScreenshot = { screenshot: "none" } as const;

/** Plays all remaining episodes. Returns the finished run. */
async function playAll(
  client: Client,
  { id, token }: { id: string; token: string },
  play: (dealt: RunDealt) => Promise<void>,
): Promise<RunInfo> {
  for (;;) {
    const next = await client.nextEpisode(id, token);
    if ("episode" in next) await play(next);
    else if (next.done) return client.run(id, { token });
    else await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe("a run on an open server", () => {
  const client = new Client(inject("url"), inject("adminKey"));
  const tasks = ["notes/pin-among-drafts", "notes/count-in-folder", "clock/weekly-alarm"];

  /**
   * Plays the reference solution. It reads elements with the admin's key, because it looks for the control with the
   * right command, and it acts with the agent's token.
   */
  async function solve(dealt: RunDealt): Promise<void> {
    const env: Env = client.env(dealt.env.id, { agent: dealt.env.token, operator: inject("adminKey") });
    const look = async () => (await env.state()).state as unknown as PhoneState;
    const instance = await draw(dealt.task, dealt.seed!, "en", await localWorld());
    expect(dealt.instruction).toBe(instance.instruction);
    const pilot = pageDriver({
      step: async (action) => void (await env.step(action as Action, noScreenshot)),
      elements: async () => (await env.elements({ acts: true })) as unknown as readonly Control[],
      state: look,
    });
    await getTask(dealt.task).oracle(pilot, instance.params as never, occasionOf(await look(), "en"));
    await env.step({ type: "COMPLETE" }, noScreenshot);
  }

  test("succeeds with the reference solution, is signed, and each log replays to the same verdict", async () => {
    const run = await client.createRun({ agent: { name: "reference" }, tasks, seeds: [5], device });
    const done = await playAll(client, run, solve);
    expect(done).toMatchObject({
      status: "done",
      summary: { sr: 1, use: 0, errors: 0, episodes: 3, outcomes: { complete: 3 } },
    });
    expect(done.results!.map(({ task, success, reward, seed }) => [task, success, reward, seed])).toEqual(
      tasks.map((task) => [task, true, 1, 5]),
    );
    expect(await verifySignature(done, await client.runKeys())).toMatchObject({ ok: true, results: true });
    expect(summaryOf(done.results!, 0)).toEqual(done.summary);
    for (const line of done.results!) {
      const log = await client.runLog(run.id, line.episode, run.token);
      const { snapshot, hash } = await client.upload(JSON.parse(log) as SnapshotFile);
      expect(hash).toBe(line.state_hash);
      const again = await client.create({ snapshot });
      expect(await again.judge()).toMatchObject({ success: true, clean: true, checks: line.checks, steps: line.steps });
      await again.remove();
    }
    await client.removeRun(run.id);
    expect(await statusOf(client.run(run.id))).toBe(404);
  });

  test("ends by budget, loop, abort and complete, and the agent's token can only observe and step", async () => {
    const run = await client.createRun({
      agent: { name: "random" },
      tasks: tasks.slice(0, 1),
      seeds: [1, 2, 3, 4],
      device,
    });
    const point = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 1000 }));
    const anything: fc.Arbitrary<Action> = fc.oneof(
      point.map((at): Action => ({ type: "CLICK", point: at })),
      fc.tuple(point, point).map(([point1, point2]): Action => ({ type: "SWIPE", point1, point2 })),
      fc.constantFrom<Action>({ type: "BACK" }, { type: "HOME" }, { type: "RECENT" }, { type: "NOOP" }),
    );
    const actions = fc.sample(anything, { numRuns: 200, seed: 20_261_121 });
    const done = await playAll(client, run, async (dealt) => {
      const env = client.played(dealt);
      const end = async (): Promise<void> => {
        if (dealt.episode === 1) {
          // Each action differs from the one before, so that loop detection does not end the episode.
          for (let i = 0; i < dealt.budget; i++) await env.step(actions[i]!, noScreenshot);
        } else if (dealt.episode === 2) {
          for (let i = 0; i < 10; i++) await env.step({ type: "NOOP" }, noScreenshot);
        } else await env.step(dealt.episode === 3 ? { type: "ABORT" } : { type: "COMPLETE" }, noScreenshot);
      };
      expect((await env.screenshot()).length).toBeGreaterThan(1000);
      const refused = [
        env.elements(),
        env.state(),
        env.reset(),
        env.judge(),
        env.fork(),
        env.snapshot(),
        env.restore(),
      ];
      const more = [env.diff(), env.trajectory(), env.remove(), env.command("os", "home"), env.mergePatch({})];
      expect(await Promise.all([...refused, ...more].map(statusOf))).toEqual(Array.from({ length: 12 }, () => 403));
      await end();
      expect(await statusOf(env.step({ type: "NOOP" }, noScreenshot))).toBe(409);
      expect((await env.info()).task).toEqual({ instruction: dealt.instruction, budget: dealt.budget });
    });
    expect(done.results!.map(({ outcome, success }) => [outcome, success])).toEqual([
      ["budget", false],
      ["loop", false],
      ["abort", false],
      ["complete", false],
    ]);
    expect(done.results![0]!.steps).toBe(done.results![0]!.budget);
    expect(done.summary).toMatchObject({ sr: 0, fc: 0.25, outcomes: { abort: 1, budget: 1, complete: 1, loop: 1 } });
  });
});

describe("runs on a server with keys", () => {
  let server: Server;
  let publicKey: string;
  let admin: Client;
  let team: Client;
  let stranger: Client;
  beforeAll(async () => {
    const pair = generateKeyPairSync("ed25519");
    publicKey = Buffer.from(pair.publicKey.export({ format: "jwk" }).x!, "base64url").toString("base64");
    const vars = {
      AUTH: "closed",
      API_KEYS: "team-key,other-key",
      HIDDEN_SEEDS: "e2e-hidden-seeds",
      SIGNING_KEY: pair.privateKey.export({ format: "der", type: "pkcs8" }).toString("base64"),
    };
    server = await startServer({ port: 0, memory: true, quiet: true, vars });
    [admin, team, stranger] = [server.adminKey, "team-key", "other-key"].map((key) => new Client(server.url, key)) as [
      Client,
      Client,
      Client,
    ];
  });
  afterAll(() => server.stop());
  const giveUp =
    (client: Client) =>
    async (dealt: RunDealt): Promise<void> =>
      void (await client.played(dealt).step({ type: "ABORT" }, noScreenshot));

  test("are created with a key, read with their token, listed for the admin, and public on the leaderboard", async () => {
    const nobody = new Client(server.url);
    const wrong = new Client(server.url, "wrong-key");
    const body = { agent: { name: "quitter", model: "none" }, split: "train", hidden_seeds: true, device } as const;
    expect(await statusOf(nobody.createRun(body))).toBe(401);
    expect(await statusOf(wrong.createRun(body))).toBe(403);
    const run = await team.createRun({ ...body, title: "Hidden" });
    const { token } = run;
    expect(await Promise.all([nobody, stranger].map((c) => statusOf(c.run(run.id))))).toEqual([401, 403]);
    expect(await statusOf(team.nextEpisode(run.id, "team-key"))).toBe(403);
    expect(await statusOf(stranger.createRun({ ...body, title: "Hidden", id: run.id }))).toBe(409);
    expect((await team.run(run.id, { token })).status).toBe("running");
    expect(await statusOf(team.runs())).toBe(403);
    expect((await admin.runs()).runs.map(({ id }) => id)).toContain(run.id);

    const [first] = [await team.nextEpisode(run.id, token)];
    if (!("episode" in first)) throw new Error("nothing was dealt");
    expect(first.seed).toBeUndefined();
    // The runner's token opens no phone, and a phone's token opens no run.
    expect(await statusOf(team.env(first.env.id, { agent: token, operator: token }).info())).toBe(403);
    expect(await statusOf(team.nextEpisode(run.id, first.env.token))).toBe(403);
    await giveUp(team)(first);
    const done = await playAll(team, run, giveUp(team));
    expect(done).toMatchObject({ split: "train", hidden_seeds: true, summary: { sr: 0, episodes: run.episodes } });
    expect(new Set(done.results!.map(({ seed }) => seed))).toEqual(new Set([null]));

    const rows = async () => (await nobody.leaderboard({ split: "train" })).map(({ id, hidden_seeds: h }) => [id, h]);
    await expect.poll(rows).toEqual([[run.id, true]]);
    const seen = await nobody.run(run.id);
    expect(seen).toEqual(done);
    expect(await nobody.runKeys()).toMatchObject([{ alg: "Ed25519", public_key: publicKey, current: true }]);
    expect(await verifySignature(seen, [{ public_key: publicKey }])).toMatchObject({ ok: true });
    expect(await statusOf(nobody.runEpisode(run.id, 1))).toBe(403);
    expect(await statusOf(team.runLog(run.id, 1, token))).toBe(403);
    expect(await statusOf(team.run(run.id, { token, reveal: true }))).toBe(403);
    const { seed } = await admin.runEpisode(run.id, 1);
    expect(seed).toEqual(expect.any(Number));
    expect(JSON.stringify(seen)).not.toContain(String(seed));
    expect(JSON.parse(await admin.runLog(run.id, 1))).toMatchObject({ task: { seed }, outcome: "abort" });
    expect(await statusOf(team.removeRun(run.id))).toBe(403);
  });

  test("over a part of a split stay private to their creator", async () => {
    const run = await team.createRun({ agent: { name: "quitter" }, tasks: ["notes/pin-among-drafts"], device });
    const done = await playAll(team, run, giveUp(team));
    expect(done.status).toBe("done");
    expect((await team.runEpisode(run.id, 1, run.token)).outcome).toBe("abort");
    expect(await statusOf(new Client(server.url).run(run.id))).toBe(401);
    expect(await statusOf(stranger.run(run.id))).toBe(403);
    await admin.removeRun(run.id);
    expect(await statusOf(team.run(run.id, { token: run.token }))).toBe(404);
  });
});
