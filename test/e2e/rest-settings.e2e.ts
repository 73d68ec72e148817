// A server with the settings of a hosted one: keys are required, there are few pages, and the Host header is not
// trusted.
import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { statusOf } from "../support/status-of.ts";

let server: Server;
let teamA: Client;
let teamB: Client;
let admin: Client;
beforeAll(async () => {
  const vars = { AUTH: "closed", API_KEYS: "team-a, team-b", ADMIN_KEY: "boss", PAGES: "1", QUEUE: "1", ORIGIN: "" };
  server = await startServer({ port: 0, memory: true, quiet: true, vars });
  [teamA, teamB, admin] = ["team-a", "team-b", "boss"].map((key) => new Client(server.url, key, { fresh: true })) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => server.stop());

const device = { width: 360, height: 800, dpr: 1 };

test("creating and listing need a key, a key lists its own environments and the admin all, and tasks and apps are public", async () => {
  const nobody = new Client(server.url);
  const stranger = new Client(server.url, "guess");
  expect(await statusOf(nobody.create())).toBe(401);
  expect(await statusOf(stranger.create())).toBe(403);
  expect(await statusOf(teamA.create({ device }))).toBe(200);
  expect(await statusOf(admin.create({ device }))).toBe(200);
  expect(await statusOf(nobody.list())).toBe(401);
  expect(await statusOf(stranger.list())).toBe(403);
  const own = (await teamA.list()).envs.map(({ id }) => id);
  expect(own).toHaveLength(1);
  const all = (await admin.list()).envs.map(({ id }) => id);
  expect(all.length).toBe(2);
  expect(all).toContain(own[0]);
  expect(await statusOf(nobody.json("/v1/snapshots", { method: "POST", body: {} }))).toBe(401);
  expect(await statusOf(nobody.tasks())).toBe(200);
  expect(await statusOf(nobody.json("/v1/apps"))).toBe(200);
  expect((await nobody.batch([{ op: "create" }])).answers[0]?.status).toBe(401);
});

test("a key opens no environment, not even its own, and the admin's key opens all", async () => {
  const env = await teamA.create({ device });
  for (const token of ["team-a", "team-b"]) expect(await statusOf(env.call("/state", { token }))).toBe(403);
  expect(await statusOf(env.call("/state", { token: "boss" }))).toBe(200);
});

test("an id belongs to the key that chose it", async () => {
  const id = `mine_${Date.now()}`;
  const first = await teamA.create({ id, device });
  expect((await teamA.create({ id, device })).tokens).toEqual(first.tokens);
  expect(await statusOf(teamB.create({ id, device }))).toBe(409);
});

test("the Host header does not decide the page's address", async () => {
  const env = await teamA.create({ device });
  const shot = (host: string) =>
    new Promise<number>((resolve, reject) => {
      const url = new URL(`${server.url}/v1/envs/${env.id}/screenshot`);
      const headers = { host, authorization: `Bearer ${env.tokens.agent}` };
      const sent = request(url, { headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on("error", reject);
      sent.end();
    });
  for (const host of ["evil.example", "localhost.evil.example", "127.0.0.1.nip.io", "169.254.169.254"])
    expect(await shot(host)).toBe(503);
  expect(await shot(new URL(server.url).host)).toBe(200);
});

test("refuses calls beyond the pages and the queue, without changing the phone, and accepts them later", async () => {
  const envs = await Promise.all(Array.from({ length: 6 }, () => teamA.create({ device })));
  const open = (env: Env) =>
    fetch(`${server.url}/v1/envs/${env.id}/step`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${env.tokens.agent}`,
        // With the cache, one drawing would be enough for six phones in the same state.
        "cache-control": "no-cache",
      },
      body: JSON.stringify({ action: { type: "AWAKE", value: "notes" } }),
    });
  const answers = await Promise.all(envs.map(open));
  const busy = answers.filter((answer) => answer.status === 503);
  expect(answers.map((answer) => answer.status).every((status) => status === 200 || status === 503)).toBe(true);
  expect(busy.length).toBeGreaterThan(0);
  for (const answer of busy) {
    expect(answer.headers.get("retry-after")).toBe("1");
    expect(await answer.json()).toMatchObject({ type: "urn:phonebooth:problem:busy", status: 503 });
  }
  await Promise.all(answers.map((answer) => answer.bodyUsed || answer.body?.cancel()));
  // The rejected calls have changed nothing on their phones.
  const steps = await Promise.all(envs.map((env) => env.info().then((info) => info.step)));
  expect(steps).toEqual(answers.map((answer) => (answer.status === 200 ? 1 : 0)));
  await Promise.all(envs.map((env) => env.step({ type: "AWAKE", value: "notes" }, { screenshot: "none" })));
});
