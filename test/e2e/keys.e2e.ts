// API keys that the admin creates: their scopes, their quotas, their end, and the server's status during these tests.
// No browser is used.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client, ProblemError } from "../../clients/typescript/src/client.ts";
import type { KeyBody, KeyCreated, KeyInfo, KeyList } from "#contract/key.ts";
import { tinyGraph } from "../support/route-access-rows.ts";
import { statusOf } from "../support/status-of.ts";

let server: Server;
let admin: Client;
beforeAll(async () => {
  server = await startServer({ port: 0, memory: true, quiet: true, vars: { AUTH: "closed", ADMIN_KEY: "the-boss" } });
  admin = new Client(server.url, server.adminKey);
});
afterAll(() => server.stop());

const device = { width: 360, height: 800, dpr: 1 };
const noop = { type: "NOOP" } as const;
const noScreenshot = { screenshot: "none" } as const;

const make = (body: KeyBody): Promise<KeyCreated> =>
  admin.json("/v1/keys", { method: "POST", body, token: server.adminKey });
const clientWithKey = async (quotas: NonNullable<KeyBody["quotas"]> = {}, more: Partial<KeyBody> = {}) => {
  const made = await make({ name: "A team", quotas, ...more });
  return { ...made, client: new Client(server.url, made.key) };
};
const info = (id: string, token = server.adminKey): Promise<KeyInfo> => admin.json(`/v1/keys/${id}`, { token });
async function refusal(call: Promise<unknown>): Promise<ProblemError> {
  const error = await call.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ProblemError) return error;
  throw new Error(`expected a refusal, got ${String(error)}`);
}
const post = (path: string, token: string | undefined, body: object): Promise<Response> =>
  fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

describe("a key", () => {
  test("creates what its scopes allow, lists its own phones, and reads its own account", async () => {
    const { client, id, key } = await clientWithKey({}, { scopes: ["phones"] });
    const other = await clientWithKey();
    const env = await client.create({ device });
    await other.client.create({ device });
    await env.step(noop, noScreenshot);
    expect((await client.list()).envs.map((row) => row.id)).toEqual([env.id]);
    expect(await statusOf(client.createRun({ agent: { name: "x" }, tasks: ["notes/trash-rescue"] }))).toBe(403);
    expect(await statusOf(client.upload({} as never))).toBe(403);
    expect((await info(id, key)).phones).toBe(1);
    expect(await statusOf(info(id, other.key))).toBe(403);
    expect(await statusOf(env.call("/state", { token: key! }))).toBe(403);
    await env.remove();
    expect((await info(id)).phones).toBe(0);
    expect((await info(id)).days[0]).toMatchObject({ phones: 1, steps: expect.any(Number) });
  });

  test("is shown in full once, and never in lists and accounts", async () => {
    const { key, id } = await clientWithKey();
    const { keys } = await admin.json<KeyList>("/v1/keys", { token: server.adminKey });
    expect(keys.map((row) => row.id)).toContain(id);
    expect(JSON.stringify([keys, await info(id)])).not.toContain(key!.slice(-26));
  });

  test("that is rotated keeps its phones, and the old key stops within a second", async () => {
    const { client, id, key } = await clientWithKey();
    const mine = `mine_${crypto.randomUUID()}`;
    const env = await client.create({ id: mine, device });
    const { key: next } = await admin.json<KeyCreated>(`/v1/keys/${id}/rotate`, {
      method: "POST",
      token: server.adminKey,
    });
    await expect.poll(() => statusOf(client.create({ device })), { timeout: 1000 }).toBe(403);
    const again = await post("/v1/envs", next, { id: mine, device });
    // The same account may create its phone again with the same id.
    expect([again.status, key === next]).toEqual([201, false]);
    expect(await statusOf(env.step(noop, noScreenshot))).toBe(200);
    expect((await new Client(server.url, next).list()).envs.map((row) => row.id)).toContain(mine);
  });

  test("that is revoked stops within a second, with all its phones", async () => {
    const { client, id } = await clientWithKey();
    const env = await client.create({ device });
    const [child] = await env.fork();
    expect(await statusOf(env.step(noop, noScreenshot))).toBe(200);
    await admin.call(`/v1/keys/${id}`, { method: "DELETE", token: server.adminKey });
    await expect.poll(() => statusOf(env.step(noop, noScreenshot)), { timeout: 1000 }).toBe(403);
    await expect.poll(() => statusOf(child!.step(noop, noScreenshot)), { timeout: 1000 }).toBe(403);
    const late = await refusal(client.create({ device }));
    expect([late.problem.status, late.problem.detail]).toEqual([403, "This API key was revoked."]);
    // The holder of the phone's token may still judge and delete it.
    expect(await statusOf(env.state("clock"))).toBe(200);
    await env.remove();
  });
});

describe("limits", () => {
  test("of steps count down in headers, then answer 429 with the time to wait, and take no step", async () => {
    const { client, id } = await clientWithKey({ steps_per_day: 3 });
    const env = await client.create({ device });
    const step = () => post(`/v1/envs/${env.id}/step`, env.tokens.agent, { action: noop, observation: noScreenshot });
    const seen: (string | null)[][] = [];
    let last = new Headers();
    for (let i = 0; i < 4; i++) {
      const { status, headers } = await step();
      seen.push([String(status), headers.get("ratelimit-limit"), headers.get("ratelimit-remaining")]);
      last = headers;
    }
    expect(seen).toEqual([
      ["200", "3", "2"],
      ["200", "3", "1"],
      ["200", "3", "0"],
      ["429", "3", "0"],
    ]);
    expect(last.get("retry-after")).toBe(last.get("ratelimit-reset"));
    expect((await env.info()).step).toBe(3);
    await admin.json(`/v1/keys/${id}`, {
      method: "PATCH",
      body: { quotas: { steps_per_day: 4 } },
      token: server.adminKey,
    });
    expect((await step()).status).toBe(200);
  });
  test("of phones count creations, forks and groups, and a deletion makes room", async () => {
    const { client, id } = await clientWithKey({ phones: 3 });
    const env = await client.create({ device, task: "notes/trash-rescue" });
    expect(await statusOf(env.fork({ count: 3 }))).toBe(429);
    const [child] = await env.fork({ count: 2 });
    const { problem } = await refusal(client.create({ device }));
    expect(problem).toMatchObject({ status: 429, retry_after: expect.any(Number) });
    expect(await statusOf(client.createGroup({ task: "notes/trash-rescue", size: 2, device }))).toBe(429);
    await child!.remove();
    const last = await client.create({ device });
    expect((await info(id)).phones).toBe(3);
    await last.remove();
    expect((await info(id)).days[0]!.refused).toBeGreaterThanOrEqual(3);
  });

  test("of runs refuse the second run of a day", async () => {
    const { client } = await clientWithKey({ runs_per_day: 1 });
    const body = { agent: { name: "x" }, tasks: ["notes/trash-rescue"], device };
    const run = await client.createRun(body);
    expect(await statusOf(client.createRun(body))).toBe(429);
    // The phones of the run belong to the key.
    const { env } = (await client.nextEpisode(run.id, run.token)) as { env: { id: string } };
    expect((await client.list()).envs.map((row) => row.id)).toContain(env.id);
  });
});

test("anonymous callers can create phones if the admin allows it, within limits of their own", async () => {
  const nobody = new Client(server.url);
  expect(await statusOf(nobody.create({ device }))).toBe(401);
  expect((await make({ id: "anonymous", name: "Strangers", quotas: { phones: 1 } })).key).toBeUndefined();
  await expect.poll(() => statusOf(nobody.create({ device })), { timeout: 1000 }).toBe(200);
  expect(await statusOf(nobody.create({ device }))).toBe(429);
  expect(await statusOf(nobody.list())).toBe(401);
  expect(await statusOf(nobody.upload({} as never))).toBe(403);
  await admin.call("/v1/keys/anonymous", { method: "DELETE", token: server.adminKey });
  await expect.poll(() => statusOf(nobody.create({ device })), { timeout: 1000 }).toBe(403);
});

describe("a call", () => {
  test("keeps its request id and trace, and reports the time of each part of a step", async () => {
    const env = await admin.create({ device });
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
    const response = await fetch(`${server.url}/v1/envs/${env.id}/step`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${env.tokens.agent}`,
        "x-request-id": "mine-1",
        traceparent,
      },
      body: JSON.stringify({ action: noop, observation: noScreenshot }),
    });
    expect(response.headers.get("x-request-id")).toBe("mine-1");
    expect(response.headers.get("traceparent")).toBe(traceparent);
    expect(response.headers.get("server-timing")).toMatch(/^edge;dur=[\d.]+, object;dur=[\d.]+, page;dur=[\d.]+$/);
    const other = await fetch(`${server.url}/v1/health`, {
      headers: { "x-request-id": "two words", traceparent: "x" },
    });
    expect(other.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(other.headers.get("traceparent")).toBeNull();
  });

  test("is counted in the metrics, even if it is refused", async () => {
    const metrics = async (): Promise<string> =>
      (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${server.adminKey}` } })).text();
    const value = (text: string, line: string): number =>
      Number(
        text
          .split("\n")
          .find((one) => one.startsWith(line))
          ?.split(" ")
          .at(-1) ?? 0,
      );
    const before = await metrics();
    const env = await admin.create({ device });
    await env.step(noop, noScreenshot);
    await statusOf(new Client(server.url, "wrong").create());
    const after = await metrics();
    const grown = (line: string): number => value(after, line) - value(before, line);
    expect(grown("phonebooth_steps_total")).toBe(1);
    expect(grown('phonebooth_refusals_total{kind="forbidden"}')).toBe(1);
    expect(grown('phonebooth_requests_total{method="POST",route="/v1/envs",status="201"}')).toBe(1);
    expect(value(after, 'phonebooth_phones{status="running"}')).toBeGreaterThan(0);
    expect(after.endsWith("# EOF\n")).toBe(true);
    expect(after).not.toContain(env.id);
  });
});

describe("stored items of a key", () => {
  test("count by number and bytes for each kind, and a refused item is not stored", async () => {
    const { client, id } = await clientWithKey({ stored: 3 });
    const env = await client.create({ device, task: "notes/trash-rescue" });
    const { snapshot, bytes } = await env.snapshot();
    const graph = tinyGraph(`stored_${crypto.randomUUID()}`);
    await client.putGraph(graph);
    const group = await client.createGroup({ task: "notes/trash-rescue", size: 2, device });
    expect((await info(id)).stored).toEqual({
      snapshots: { number: 1, bytes },
      graphs: { number: 1, bytes: JSON.stringify(graph).length },
      suites: { number: 0, bytes: 0 },
      groups: { number: 1, bytes: expect.any(Number) },
    });
    // The first snapshot expires by itself, so a client that waits until then succeeds.
    const { problem } = await refusal(env.snapshot());
    expect(problem).toMatchObject({ status: 429, retry_after: expect.toSatisfy((s: number) => s > 6 * 86_400) });
    const file = await env.download(snapshot);
    for (const call of [
      () => client.upload(file),
      () => client.putGraph(tinyGraph("one-too-many")),
      () => client.createGroup({ task: "notes/trash-rescue", size: 2, device }),
    ])
      expect(await statusOf(call())).toBe(429);
    expect((await client.graphs()).graphs.map((row) => row.id)).toEqual([graph.id]);
    const phones = (await info(id)).phones;
    // Storing the same graph again does not count as a second graph.
    await client.putGraph(graph);
    await group.remove();
    await client.upload(file);
    await client.removeGraph(graph.id);
    await env.snapshot();
    expect((await info(id)).stored).toMatchObject({
      snapshots: { number: 3 },
      graphs: { number: 0 },
      groups: { number: 0 },
    });
    expect(phones).toBe(4);
    await admin.json(`/v1/keys/${id}`, {
      method: "PATCH",
      body: { quotas: { stored: null, stored_bytes: 10 } },
      token: server.adminKey,
    });
    const full = await refusal(env.snapshot());
    expect([full.problem.status, full.problem.detail]).toEqual([507, expect.stringMatching(/of at most 10 bytes/)]);
    expect(await statusOf(client.putGraph(graph))).toBe(507);
    expect((await info(id)).stored.snapshots.number).toBe(3);
  });
  test("stay within the limit under concurrent requests", async () => {
    const { client } = await clientWithKey({ stored: 3 });
    const env = await client.create({ device });
    const statuses = await Promise.all(Array.from({ length: 50 }, () => statusOf(env.snapshot())));
    expect(statuses.filter((status) => status === 200).length).toBe(3);
    expect(statuses.filter((status) => status === 429).length).toBe(47);
  });
});

describe("a graph", () => {
  test("belongs to its key; if it is shared, other keys play on it without seeing its goals", async () => {
    const [owner, other] = [await clientWithKey(), await clientWithKey()];
    const graph = tinyGraph(`owned_${crypto.randomUUID()}`);
    await owner.client.putGraph(graph);
    const listed = async (client: Client) => (await client.graphs()).graphs.find((row) => row.id === graph.id);
    expect(await listed(owner.client)).toMatchObject({ shared: false });
    expect(await listed(other.client)).toBeUndefined();
    expect(await statusOf(other.client.graph(graph.id))).toBe(404);
    expect(await statusOf(other.client.create({ graph: graph.id }))).toBe(404);
    const mine = await owner.client.create({ graph: graph.id });
    // The other key also cannot reset its own phone onto this graph.
    const own = tinyGraph(`theirs_${crypto.randomUUID()}`);
    await other.client.putGraph(own);
    const theirs = await other.client.create({ graph: own.id });
    expect(await statusOf(theirs.reset({ graph: graph.id }))).toBe(404);
    expect(await statusOf(other.client.createGroup({ graph: graph.id, size: 2 } as never))).toBe(404);
    expect(await statusOf(mine.reset({ graph: graph.id }))).toBe(200);
    expect(await statusOf(admin.create({ graph: graph.id }))).toBe(200);

    await owner.client.putGraph(graph, { shared: true });
    expect(await listed(other.client)).toMatchObject({ shared: true });
    expect(await statusOf(other.client.create({ graph: graph.id }))).toBe(200);
    expect(await statusOf(theirs.reset({ graph: graph.id }))).toBe(200);
    expect(JSON.parse(await other.client.graph(graph.id))).toMatchObject({ id: graph.id, goals: [], runs: [] });
    for (const client of [owner.client, admin]) expect(JSON.parse(await client.graph(graph.id))).toEqual(graph);
    expect(await statusOf(other.client.removeGraph(graph.id))).toBe(403);
    // A request without `shared` does not change whether the graph is shared.
    expect(await owner.client.putGraph(graph)).toMatchObject({ shared: true });
    expect(await owner.client.putGraph(graph, { shared: false })).toMatchObject({ shared: false });
    expect(await statusOf(other.client.graph(graph.id))).toBe(404);
  });
});
