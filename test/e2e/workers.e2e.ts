// A server with two workers behind one port does everything that a server with one worker does, even after one of the
// workers was killed.
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Client, ProblemError, type Env } from "../../clients/typescript/src/client.ts";
import { startClients } from "#scripts/bench/fault-clients.ts";
import { objectId } from "#scripts/cli/object-name.ts";
import { startServerProcess, requireStarted, type ServerProcess } from "#scripts/cli/server-process.ts";
import type { KeyCreated, KeyInfo, KeyList } from "#contract/key.ts";
import { verifySignature } from "#benchmark/agent/verify.ts";
import { workerNumber } from "#durable/worker-number.ts";
import { FrameSocket } from "../support/frames.ts";
import { killWorker, workerProcess } from "../support/worker-processes.ts";

const kept = mkdtempSync(join(tmpdir(), "phonebooth-workers-"));
const device = { width: 360, height: 800, dpr: 1 };
const noScreenshot = { screenshot: "none" } as const;
const noop = { type: "NOOP" } as const;
const openNotes = { type: "AWAKE", value: "notes" } as const;
const workers = [0, 1] as const;
/** Ids are random. All ids of so many phones belong to one worker in one of eight million runs. */
const severalPhones = 24;
const vars = { ADMIN_KEY: "the-boss" };

let server: ServerProcess;
let admin: Client;
/**
 * Phones that were created on a server with one worker. On a server with two workers, each of them belongs to a
 * different worker.
 */
const earlierPhones: { readonly env: Env; readonly hash: string }[] = [];

const homeOf = (id: string): number => workerNumber(objectId("-Phone", id), 2);
/** An id of the client's choice that belongs to this worker. */
function idIn(worker: number): string {
  for (;;) {
    const id = `mine_${crypto.randomUUID()}`;
    if (homeOf(id) === worker) return id;
  }
}
const phonesOf = (client: Client): Promise<Env[]> =>
  Promise.all(workers.map((worker) => client.create({ id: idIn(worker), device })));
const stop = async ({ process }: ServerProcess): Promise<void> => {
  process.kill("SIGTERM");
  await once(process, "exit");
};
const refusedWith = (call: Promise<unknown>): Promise<number> =>
  call.then(
    () => 200,
    (error: unknown) => {
      if (error instanceof ProblemError) return error.problem.status;
      throw error;
    },
  );

beforeAll(async () => {
  const alone = requireStarted(await startServerProcess({ port: 0, kept, vars }));
  const client = new Client(alone.url, alone.adminKey);
  for (const env of await phonesOf(client)) {
    await env.step(openNotes, noScreenshot);
    earlierPhones.push({ env, hash: (await env.state()).hash });
  }
  await stop(alone);
  server = requireStarted(await startServerProcess({ port: 0, kept, vars, workers: 2 }));
  admin = new Client(server.url, server.adminKey, { fresh: true });
});
afterAll(async () => {
  await stop(server);
  const left = workers.filter((worker) => workerProcess(server.process.pid!, worker) !== null);
  if (left.length > 0) throw new Error(`workers ${left.join(", ")} outlived their server`);
  rmSync(kept, { recursive: true, force: true });
});

describe.runIf(process.platform === "linux")("two workers", () => {
  test("continue the folder of one worker, with each phone in the worker that its id selects", async () => {
    for (const { env, hash } of earlierPhones) {
      const same = admin.env(env.id, env.tokens);
      expect((await same.state()).hash).toBe(hash);
      expect((await same.step(noop, { screenshot: "base64" })).step).toBe(2);
      const file = `${objectId("-Phone", env.id)}.sqlite`;
      const homes = [kept, join(kept, "workers/1")].map((folder) => existsSync(join(folder, "do/-Phone", file)));
      expect(homes).toEqual(workers.map((worker) => worker === homeOf(env.id)));
    }
    expect((await admin.list()).envs.map(({ id }) => id)).toEqual(
      expect.arrayContaining(earlierPhones.map(({ env }) => env.id)),
    );
  });

  test("answer alike on every connection", async () => {
    const envs = await phonesOf(admin);
    // Each call uses a new connection, so that both workers receive calls.
    const asked = Array.from({ length: 24 }, async (_, n) => {
      const headers = { authorization: "Bearer the-boss", connection: "close" };
      const answer = await fetch(`${server.url}/v1/envs/${envs[n % 2]!.id}`, { headers });
      return [answer.status, ((await answer.json()) as { id: string }).id];
    });
    expect(await Promise.all(asked)).toEqual(Array.from(asked, (_, n) => [200, envs[n % 2]!.id]));
    // An id with percent-encoding also reaches its worker.
    const odd = envs.map(({ id }) => `/v1/envs/%6D${id.slice(1)}`);
    for (const path of odd) expect(await admin.json(path, { token: "the-boss" })).toMatchObject({ step: 0 });
    expect(await (await fetch(`${server.url}/v1/ready`)).json()).toMatchObject({ status: "ready" });
    const { screens } = await admin.json<{ screens: object[] }>("/v1/figures", { token: "the-boss" });
    expect(screens).toHaveLength(2);
    const stepsNow = async (): Promise<number> => {
      const text = await (await admin.call("/metrics", { token: "the-boss" })).text();
      return Number(/^phonebooth_steps_total (\d+)$/m.exec(text)?.[1] ?? 0);
    };
    const counted = await stepsNow();
    for (const env of envs) await env.step(noop, noScreenshot);
    expect(await stepsNow()).toBe(counted + 2);
  });

  test("fork, snapshot and restore across workers", async () => {
    const [one, other] = (await phonesOf(admin)) as [Env, Env];
    await one.step(openNotes, noScreenshot);
    const { hash } = await one.state();
    const children = await one.fork({ count: severalPhones });
    expect(new Set(children.map(({ id }) => homeOf(id)))).toEqual(new Set(workers));
    const states = await Promise.all(children.map((child) => child.state()));
    for (const state of states) expect(state.hash).toBe(hash);
    const { snapshot } = await one.snapshot();
    await other.restore(snapshot);
    expect((await other.state()).hash).toBe(hash);
    const { envs } = await admin.list({ limit: 100 });
    expect(envs.map(({ id }) => id)).toEqual(expect.arrayContaining([one, other, ...children].map(({ id }) => id)));
  });

  test("serve both sockets of a phone in either worker", async () => {
    for (const env of await phonesOf(admin)) {
      const [stepping, live] = await Promise.all([FrameSocket.open(env.stepping()), FrameSocket.open(env.live())]);
      const answer = await stepping.ask({ type: "step", id: 1, action: openNotes, observation: noScreenshot });
      expect(answer).toMatchObject({ type: "step", id: 1, step: 1 });
      expect(await live.json()).toMatchObject({ type: "state" });
      stepping.close();
      live.close();
      // The entry does not recognize this path, so the socket is forwarded from worker to worker.
      const address = `${server.url.replace("http", "ws")}/v1/envs/%6D${env.id.slice(1)}/ws?token=${env.tokens.agent}`;
      const around = await FrameSocket.open(new WebSocket(address));
      expect(await around.ask({ type: "info" })).toMatchObject({ type: "info", info: { id: env.id, step: 1 } });
      around.close();
    }
  });

  test("play and judge a run and a group", async () => {
    const run = await admin.createRun({
      agent: { name: "x" },
      tasks: ["notes/trash-rescue"],
      seeds: [1, 2, 3, 4],
      device,
    });
    for (;;) {
      const next = await admin.nextEpisode(run.id, run.token);
      if (!("episode" in next)) {
        if (next.done) break;
        await new Promise((resolve) => setTimeout(resolve, 50));
        continue;
      }
      await admin.played(next).step({ type: "ABORT" }, noScreenshot);
    }
    expect(await admin.run(run.id, { token: run.token })).toMatchObject({
      status: "done",
      signature: expect.anything(),
    });
    expect((await admin.runs()).runs.map(({ id }) => id)).toContain(run.id);
    // One leaderboard signs the runs of both workers.
    expect(await verifySignature(await admin.run(run.id, { token: run.token }), await admin.runKeys())).toMatchObject({
      ok: true,
    });

    const group = await admin.createGroup({ task: "notes/trash-rescue", seed: 1, size: severalPhones, device });
    expect(new Set(group.envs.map(({ id }) => homeOf(id)))).toEqual(new Set(workers));
    await Promise.all(group.envs.map((env) => env.step({ type: "COMPLETE" }, noScreenshot)));
    expect((await group.judge()).members).toHaveLength(severalPhones);
    await group.remove();
  });

  test("enforce the limits of a key together", async () => {
    const made = await admin.json<KeyCreated>("/v1/keys", {
      method: "POST",
      token: "the-boss",
      body: { name: "A team", quotas: { phones: 2, steps_per_day: 5 } },
    });
    const team = new Client(server.url, made.key!);
    const envs = await phonesOf(team);
    expect(await refusedWith(team.create({ device }))).toBe(429);
    const steps = Array.from({ length: 8 }, (_, n) => refusedWith(envs[n % 2]!.step(noop, noScreenshot)));
    expect((await Promise.all(steps)).toSorted()).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
    expect((await team.list()).envs.map(({ id }) => id).toSorted()).toEqual(envs.map(({ id }) => id).toSorted());
    const { keys } = await admin.json<KeyList>("/v1/keys", { token: "the-boss" });
    expect(keys.map(({ id }) => id)).toContain(made.id);
    expect(await admin.json<KeyInfo>(`/v1/keys/${made.id}`, { token: "the-boss" })).toMatchObject({ phones: 2 });
  });

  test("keep an MCP session, whichever worker is called", async () => {
    const ask = async (body: object, session?: string): Promise<Response> =>
      fetch(`${server.url}/mcp`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          accept: "application/json, text/event-stream",
          connection: "close",
          ...(session === undefined ? {} : { "mcp-session-id": session }),
        },
        body: JSON.stringify({ jsonrpc: "2.0", ...body }),
      });
    const hello = await ask({
      id: 1,
      method: "initialize",
      params: { protocolVersion: "2025-06-18", capabilities: {}, clientInfo: { name: "a test", version: "1" } },
    });
    const session = hello.headers.get("mcp-session-id")!;
    await hello.text();
    await (await ask({ method: "notifications/initialized" }, session)).text();
    const call = async (id: number, name: string, args: object): Promise<string> =>
      (await ask({ id, method: "tools/call", params: { name, arguments: args } }, session)).text();
    expect(await call(2, "create_phone", { task: "notes/trash-rescue", seed: 1 })).toContain('"result"');
    for (let id = 3; id < 9; id++) {
      const text = await call(id, "open_app", { app: id % 2 === 0 ? "notes" : "clock" });
      expect(text).toContain('"type":"image"');
      expect(text).not.toContain('"isError":true');
    }
  });
});

describe.runIf(process.platform === "linux")("a killed worker", () => {
  test("is restarted while the other continues, and no step is lost or done twice", async () => {
    const envs = (await Promise.all([phonesOf(admin), phonesOf(admin)])).flat();
    const of = (worker: number): string[] => envs.map(({ id }) => id).filter((id) => homeOf(id) === worker);
    for (const env of envs) await env.step(openNotes, noScreenshot);
    const players = startClients(envs);
    const moreOf = async (ids: readonly string[]): Promise<void> => {
      const until = players.answersOf(ids) + ids.length;
      await expect.poll(() => players.answersOf(ids), { timeout: 60_000, interval: 10 }).toBeGreaterThanOrEqual(until);
    };
    for (let n = 0; n < 3; n++) {
      const [killed, other] = n % 2 === 0 ? [0, 1] : [1, 0];
      await moreOf(of(killed));
      killWorker(server.process.pid!, killed);
      await moreOf(of(other));
      await moreOf(of(killed));
    }
    const { faults, latenciesMs } = await players.stop();
    expect(faults).toEqual([]);
    expect(latenciesMs.length).toBeGreaterThan(3 * envs.length);
    const { envs: rows } = await admin.list({ limit: 100 });
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(envs.map(({ id }) => id)));
    expect(readdirSync(join(kept, "workers"))).toEqual(["1"]);
  });
});
