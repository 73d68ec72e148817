// Recorded phones, with every call that other phones answer. They read from storage and need no page or browser.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as v from "valibot";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { startServer, type Server } from "#scripts/cli/server.ts";
import { Client, type Env } from "../../clients/typescript/src/client.ts";
import { makeTurn, type Agent } from "#benchmark/run/agent.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { digestOf, readGraphFolders, uploadGraph } from "#benchmark/run/recording-folders.ts";
import { run } from "#benchmark/run/run.ts";
import { Created, EnvInfo, Stepped, TrajectoryLine } from "#contract/env.ts";
import { GraphSnapshotFile } from "#contract/graph-snapshot.ts";
import { GraphKept, GraphList } from "#contract/graph.ts";
import { LiveGraph } from "#contract/live.ts";
import { Verdict } from "#contract/task.ts";
import { Graph } from "#recordings/graph.ts";
import { shopClick, missingClick, sample, sampleFolder, pathsToGoal } from "../support/sample-graph.ts";
import { tinyGraph } from "../support/route-access-rows.ts";
import { shortestPath } from "../support/graph-path.ts";
import { statusOf } from "../support/status-of.ts";

const client = new Client(inject("url"), inject("adminKey"));
const { graph } = sample;
const fileOf = (node: string): Uint8Array =>
  new Uint8Array(readFileSync(join(sampleFolder, "pictures", graph.nodes[node]!.picture!)));
const base64Of = (node: string): string => Buffer.from(fileOf(node)).toString("base64");
const withHash = { screenshot: "none", state_hash: true } as const;
const createPhone = (body: object = {}): Promise<Env> => client.create({ graph: "comment", ...body });

beforeAll(() => uploadGraph(client, sample));

describe("graphs", () => {
  test("can be listed, read, sent again unchanged, and deleted", async () => {
    expect(v.parse(GraphList, await client.graphs()).graphs).toContainEqual({
      id: "comment",
      instruction: graph.instruction,
      mode: "exact",
      nodes: 10,
      edges: 13,
      budget: 12,
      task: null,
      shared: false,
    });
    expect(v.parse(Graph, JSON.parse(await client.graph("comment")))).toEqual(graph);
    expect(v.parse(GraphKept, await client.putGraph(graph))).toMatchObject({ nodes: 10, edges: 13, missing: [] });
    expect(await statusOf(client.putGraph({ ...graph, budget: 11 } as Graph))).toBe(409);
    await client.putGraph(tinyGraph("tiny.of-this-test"));
    const env = await client.create({ graph: "tiny.of-this-test" });
    await client.removeGraph("tiny.of-this-test");
    expect(await statusOf(client.graph("tiny.of-this-test"))).toBe(404);
    expect(await statusOf(client.create({ graph: "tiny.of-this-test" }))).toBe(404);
    await env.remove();
  });

  test("cannot be used before all their pictures are uploaded", async () => {
    const other = { ...graph, id: "without-pictures" };
    const { missing } = await client.putGraph(other);
    expect(missing).toHaveLength(10);
    await expect(client.create({ graph: other.id })).rejects.toThrow(/409 10 pictures/);
    const [name] = missing as [string];
    const bytes = new Uint8Array(readFileSync(join(sampleFolder, "pictures", name)));
    expect(await statusOf(client.putPicture(other.id, name, fileOf("home").slice(1)))).toBe(422);
    expect(await statusOf(client.putPicture(other.id, "0123456789abcdef.png", bytes))).toBe(404);
    expect(await client.putPicture(other.id, name, bytes)).toMatchObject({ bytes: bytes.length, missing: 9 });
    await expect(client.create({ graph: other.id })).rejects.toThrow(/409 9 pictures/);
    await client.removeGraph(other.id);
  });

  test("are refused with the path of the fault", async () => {
    const put = (changed: object) => client.putGraph({ ...graph, id: "faulty", ...changed });
    await expect(put({ goals: ["sent", "heaven"] })).rejects.toThrow(/422 .*goals\.1: There is no node heaven/);
    await expect(put({ budget: 0 })).rejects.toThrow(/422 .*budget/);
    await expect(put({ more: 1 })).rejects.toThrow(/422 .*more: Unknown field/);
    await expect(client.call("/v1/graphs/other", { method: "PUT", body: graph })).rejects.toThrow(/id: Expected/);
    expect(await statusOf(client.graph("faulty"))).toBe(404);
  });
});

describe("a phone on a graph", () => {
  test("is created with the graph's task, and refuses options that the graph decides", async () => {
    const env = await createPhone({ observation: { screenshot: "base64", elements: true, state_hash: true } });
    const created = v.parse(Created, env.created);
    expect(created.task).toEqual({ instruction: graph.instruction, budget: 12 });
    expect(created.observation).toMatchObject({
      screenshot: { format: "png", width: 360, height: 800, base64: base64Of("home") },
      clock: graph.nodes["home"]!.clock,
      app: "launcher",
      screen: "home",
      elements: graph.nodes["home"]!.elements,
    });
    for (const wrong of [{ task: "notes/trash-rescue" }, { seed: 1 }, { locale: "en" }, { perturb: [] }, { budget: 0 }])
      expect(await statusOf(createPhone(wrong))).toBe(422);
    expect(await statusOf(client.create({ budget: 5 }))).toBe(422);
    expect(await statusOf(client.create({ graph: "nobody-knows" }))).toBe(404);
    const secret = "a secret of this test".replaceAll(" ", "-");
    const body = { graph: "comment", id: `graph_${crypto.randomUUID()}`, secret } as const;
    const [first, again] = [await client.create(body), await client.create(body)];
    expect(again.tokens).toEqual(first.tokens);
    expect(await statusOf(client.create({ ...body, graph: "nobody-knows" }))).toBe(409);
  });

  test.each(Object.entries(pathsToGoal))("is played by %s to its goal, and judged", async (_, way) => {
    const env = await createPhone();
    let last: Stepped | null = null;
    for (const action of way) last = v.parse(Stepped, await env.step(action, { screenshot: "base64" }));
    expect(last).toMatchObject({ step: way.length, terminated: true, outcome: "complete" });
    expect(last!.observation.screenshot!.base64).toBe(base64Of("sent"));
    expect(last!.observation).not.toHaveProperty("app");
    expect(v.parse(Verdict, await env.judge())).toMatchObject({ success: true, progress: 1, reward: { value: 1 } });
    expect(v.parse(EnvInfo, await env.info("operator")).graph).toEqual({ id: "comment", node: "sent", misses: 0 });
    const asAgent = await env.info();
    expect(asAgent).not.toHaveProperty("graph");
    expect(asAgent.task).toEqual({ instruction: graph.instruction, budget: 12 });
    expect(await statusOf(env.step({ type: "NOOP" }))).toBe(409);
    const lines = await env.trajectory();
    for (const line of lines) v.parse(TrajectoryLine, line);
    expect(lines.at(-1)).toMatchObject({ node: "sent", missed: false, reward: 1, commands: [], changes: [] });
    const atif = await env.client.json<{ steps: unknown[] }>(`/v1/envs/${env.id}/trajectory`, {
      query: { format: "atif" },
      token: env.tokens.operator,
    });
    expect(atif.steps.length).toBeGreaterThan(way.length);
    expect((await client.list({ limit: 1000 })).envs.find(({ id }) => id === env.id)).toMatchObject({
      task: null,
      graph: "comment",
      status: "done",
    });
  });

  test("shows the recorded picture of any step, in no other format or size", async () => {
    const env = await createPhone({ miss: "blank" });
    for (const action of [missingClick, shopClick]) await env.step(action, { screenshot: "none" });
    expect(await env.screenshot()).toEqual(fileOf("shop"));
    expect(await env.screenshot({ step: 0 })).toEqual(fileOf("home"));
    expect(await env.screenshot({ step: 2, format: "png", width: 360 })).toEqual(fileOf("shop"));
    const blank = await env.screenshot({ step: 1 });
    expect(new DataView(blank.buffer).getUint32(16)).toBe(360);
    expect(blank.length).toBeLessThan(1000);
    expect(await statusOf(env.screenshot({ step: 3 }))).toBe(404);
    for (const query of [{ format: "jpeg" }, { width: 180 }, { format: "webp", quality: 50 }] as const)
      await expect(env.screenshot(query)).rejects.toThrow(/422 .*as they were recorded/);
    const before = await env.info();
    await expect(env.step({ type: "BACK" }, { format: "webp" })).rejects.toThrow(/422/);
    await expect(env.step({ type: "BACK" }, { width: 180 })).rejects.toThrow(/422 .*as they were recorded/);
    // An Accept header is only a preference. A recorded phone ignores it and returns the PNG that was recorded.
    const shown = await fetch(`${inject("url")}/v1/envs/${env.id}/screenshot`, {
      headers: { accept: "image/webp", authorization: `Bearer ${env.tokens.agent}` },
    });
    expect([shown.status, shown.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(new Uint8Array(await shown.arrayBuffer())).toEqual(fileOf("shop"));
    expect(await env.info()).toEqual(before);
  });

  test("repeats the instruction on a miss if the option is set, and counts misses for the operator", async () => {
    const env = await createPhone({ miss: "prompt" });
    expect(await env.step(missingClick)).toMatchObject({ step: 1, message: graph.instruction });
    expect(await env.step(shopClick)).not.toHaveProperty("message");
    expect((await env.info("operator")).graph).toMatchObject({ node: "shop", misses: 1 });
    expect((await createPhone()).created).not.toHaveProperty("message");
  });

  test("returns elements only with permission, and refuses elements that were not recorded", async () => {
    const env = await createPhone();
    expect(await env.elements()).toEqual(graph.nodes["home"]!.elements);
    expect(await statusOf(env.elements({ acts: true }))).toBe(409);
    expect(await statusOf(env.call("/elements", { token: env.tokens.agent }))).toBe(403);
    expect(await statusOf(env.step({ type: "NOOP" }, { elements: true }))).toBe(403);
    const seeing = await createPhone({ elements: true });
    const { observation } = await seeing.step(shopClick, { elements: true });
    expect(observation.elements).toEqual(graph.nodes["shop"]!.elements);
    await client.putGraph(tinyGraph("tiny-elements"));
    const bare = await client.create({ graph: "tiny-elements" });
    await expect(bare.elements()).rejects.toThrow(/409 .*No elements/);
    expect((await bare.screenshot()).length).toBeGreaterThan(50);
    expect((await bare.step({ type: "COMPLETE" })).observation).not.toHaveProperty("clock");
  });

  test("refuses state, differences, commands and events: 409 for the operator, 403 for the agent", async () => {
    const env = await createPhone();
    const calls: [path: string, wish: Parameters<Env["call"]>[1]][] = [
      ["/state", {}],
      ["/state", { method: "PATCH", body: { os: {} }, type: "application/merge-patch+json" }],
      ["/diff", {}],
      ["/commands", { method: "POST", body: { app: "os", command: "home" } }],
      ["/events", { method: "POST", body: { type: "battery", level: 5 } }],
    ];
    for (const [path, wish] of calls) {
      await expect(env.call(path, wish)).rejects.toThrow(/409 This phone is on a graph/);
      expect([path, await statusOf(env.call(path, { ...wish, token: env.tokens.agent }))]).toEqual([path, 403]);
    }
    expect((await env.info()).step).toBe(0);
  });

  test("does a step once for one Idempotency-Key", async () => {
    const env = await createPhone();
    const step = (action: object, key: string): Promise<Stepped> =>
      client.json(`/v1/envs/${env.id}/step`, {
        method: "POST",
        body: { action },
        idempotencyKey: key,
        token: env.tokens.agent,
      });
    const [one, again] = [await step(shopClick, "one"), await step(shopClick, "one")];
    expect(again).toEqual(one);
    expect(await statusOf(step(missingClick, "one"))).toBe(409);
    expect((await env.info()).step).toBe(1);
    await env.reset();
    expect(await statusOf(step(shopClick, "one"))).toBe(409);
    expect((await env.info()).step).toBe(0);
  });

  test("ends by budget and loop", async () => {
    const short = await createPhone({ budget: 2 });
    await short.step(shopClick, withHash);
    expect(await short.step({ type: "BACK" }, withHash)).toMatchObject({ truncated: true, outcome: "budget" });
    const round = await createPhone();
    let last: Stepped | null = null;
    for (let i = 0; i < 10; i++) last = await round.step(missingClick, withHash);
    expect(last).toMatchObject({ truncated: true, outcome: "loop" });
  });

  test("can be reset to another graph; a change to or from another kind of phone is refused", async () => {
    const env = await createPhone();
    await env.step(shopClick, withHash);
    expect((await env.reset()).version).toBe(0);
    expect((await env.info("operator")).graph).toMatchObject({ node: "home" });
    await client.putGraph(tinyGraph("tiny-reset"));
    await env.reset({ graph: "tiny-reset" });
    expect((await env.info("operator")).graph).toMatchObject({ id: "tiny-reset", node: "a" });
    expect(await statusOf(env.reset({ task: "notes/trash-rescue" }))).toBe(409);
    const free = await client.create({ device: { width: 360, height: 800, dpr: 1 } });
    expect(await statusOf(free.reset({ graph: "comment" }))).toBe(422);
    const [mine, theirs] = [await env.snapshot(), await free.snapshot()];
    expect(await statusOf(env.restore(theirs.snapshot))).toBe(409);
    expect(await statusOf(free.restore(mine.snapshot))).toBe(409);
  });

  test("forks, and can be restored on other phones from its snapshot or the snapshot's file", async () => {
    const env = await createPhone();
    const hashes = [];
    for (const action of pathsToGoal.scrolling.slice(0, 4))
      hashes.push((await env.step(action, withHash)).observation.state_hash!);
    const [now] = await env.fork();
    const [early] = await env.fork({ step: 2 });
    expect((await now!.info("operator")).graph).toMatchObject({ node: "typed" });
    expect(await early!.screenshot()).toEqual(fileOf("more"));
    expect((await early!.step(pathsToGoal.scrolling[2], withHash)).observation.state_hash).toBe(hashes[2]);
    const { snapshot, hash, step } = await env.snapshot();
    expect([hash, step]).toEqual([hashes[3], 4]);
    await env.step({ type: "ABORT" }, withHash);
    expect(await env.restore(snapshot)).toMatchObject({ hash, step: 4 });
    expect(await env.step(pathsToGoal.scrolling[4], withHash)).toMatchObject({ step: 5 });
    const file = v.parse(
      GraphSnapshotFile,
      await client.json(`/v1/snapshots/${snapshot}`, { token: env.tokens.operator }),
    );
    const kept = await client.upload(file);
    const other = await client.create({ snapshot: kept.snapshot });
    expect((await other.info("operator")).graph).toMatchObject({ id: "comment", node: "typed" });
    await other.step(pathsToGoal.scrolling[4], withHash);
    await other.step({ type: "COMPLETE" }, withHash);
    expect((await other.judge()).success).toBe(true);
    expect(await statusOf(client.upload({ ...file, step: 3 }))).toBe(422);
  });

  test("is played in batches", async () => {
    const env = await createPhone();
    const { tokens, id } = env;
    const { answers } = await client.batch([
      { op: "create", graph: "comment" },
      { op: "step", env: id, token: tokens.agent, action: shopClick, observation: { screenshot: "none" } },
    ]);
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    const after = await client.batch([
      { op: "judge", env: id, token: tokens.operator },
      { op: "fork", env: id, token: tokens.operator, count: 2 },
      { op: "delete", env: id, token: tokens.agent },
    ]);
    expect(after.answers.map(({ status }) => status)).toEqual([200, 201, 403]);
  });

  test("is played in groups, whose members are judged together", async () => {
    const group = await client.createGroup({ graph: "comment", size: 2 });
    const [first, second] = group.envs as [Env, Env];
    for (const action of pathsToGoal.scrolling) await first.step(action, { screenshot: "none" });
    await second.step({ type: "COMPLETE" }, { screenshot: "none" });
    const { members } = await group.judge({ advantage: "grpo" });
    expect(members.map(({ verdict }) => verdict?.success)).toEqual([true, false]);
    expect(members.map(({ reward }) => reward)).toEqual([1, 0]);
    await group.remove();
  });

  test("can be watched live, and refuses the operator's commands", async () => {
    const env = await createPhone();
    const socket = env.live();
    const heard: Record<string, unknown>[] = [];
    const next = (count: number): Promise<void> =>
      new Promise((resolve) => {
        const look = (): void => {
          if (heard.length >= count) resolve();
          else socket.addEventListener("message", () => queueMicrotask(look), { once: true });
        };
        look();
      });
    socket.addEventListener("message", ({ data }) => heard.push(JSON.parse(String(data)) as Record<string, unknown>));
    await next(1);
    expect(v.parse(LiveGraph, heard[0])).toMatchObject({ graph: "comment", way: ["home"], width: 360 });
    await env.step(shopClick, withHash);
    await next(2);
    expect(v.parse(LiveGraph, heard[1])).toMatchObject({ way: ["home", "shop"], action: shopClick });
    socket.send(JSON.stringify({ type: "commands", base: 1, commands: [{ name: "os.home", args: {} }] }));
    await next(3);
    expect(heard[2]).toMatchObject({ type: "error" });
    await env.step({ type: "COMPLETE" }, withHash);
    await next(5);
    expect(heard[4]).toMatchObject({ type: "end", outcome: "complete" });
    socket.close();
  });
});

describe("a run", () => {
  const folder = new RunFolder(mkdtempSync(join(tmpdir(), "on-graphs-")));
  afterAll(() => rmSync(folder.path, { recursive: true, force: true }));

  test("plays graphs as tasks, and reports how far each episode came", async () => {
    const way = pathsToGoal.searching;
    const agent: Agent = {
      profile: { name: "scripted", settings: {} },
      usesPictures: true,
      start: async () => {
        const left = [missingClick, ...way];
        return { next: async () => makeTurn([left.shift()!]) };
      },
    };
    const { summary, finished } = await run({
      client,
      agent,
      folder,
      config: {
        agent: agent.profile,
        selection: { split: null, tasks: null, seeds: [1], trials: 2, limit: null },
        locale: "en",
        device: null,
        elements: false,
        reward: null,
        onGraphs: { comment: digestOf(graph) },
      },
      onGraphs: [sample],
      parallel: 2,
      retries: 0,
      turnSeconds: 60,
      keepPictures: true,
      signal: new AbortController().signal,
      listener: { begun: () => {}, step: () => {}, scored: () => {}, broke: () => {} },
    });
    expect([summary.episodes, summary.sr, summary.cr, summary.cvr, finished]).toEqual([2, 1, 1, 7 / 8, true]);
    expect(folder.results()[0]).toMatchObject({
      task: "comment",
      success: true,
      steps: way.length + 1,
      axes: { suite: "graphs", apps: ["bazaar", "harbour", "launcher"] },
      scenario: { on: "graph", completion: 1, visited: 7, nodes: 8 },
    });
    const kept = folder.episode({ task: "comment", seed: 1, trial: 1 });
    expect(kept.steps().map(({ node, missed }) => [node, missed])).toEqual([
      ["home", true],
      ["feed", false],
      ["search", false],
      ["results", false],
      ["post", false],
      ["typed", false],
      ["sent", false],
      ["sent", false],
    ]);
    expect(kept.states()).toBeNull();
  });
});

describe("a separate server", () => {
  const world = mkdtempSync(join(tmpdir(), "phonebooth-graphs-"));
  afterAll(() => rmSync(world, { recursive: true, force: true }));
  const started = (): Promise<Server> => startServer({ port: 0, kept: world, quiet: true });

  /** All processes that this process has started, directly or indirectly. */
  function programs(pid: number): { readonly pid: number; readonly name: string }[] {
    if (process.platform !== "linux") return [];
    const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").trim().split(" ").filter(Boolean).map(Number),
    );
    return children.flatMap((child) => [
      { pid: child, name: readFileSync(`/proc/${child}/comm`, "utf8").trim() },
      ...programs(child),
    ]);
  }

  test("starts no browser for phones on graphs, and restores them after it was killed", async () => {
    const others = new Set(programs(process.pid).map(({ pid }) => pid));
    const first = await started();
    const there = new Client(first.url, first.adminKey);
    await uploadGraph(there, sample);
    const env = await there.create({ graph: "comment" });
    for (const action of pathsToGoal.searching.slice(0, 4)) await env.step(action, { screenshot: "base64" });
    const before = [await env.info("operator"), (await env.snapshot()).hash];
    const own = programs(process.pid).filter(({ pid }) => !others.has(pid));
    expect(own.filter(({ name }) => /chrom/.test(name))).toEqual([]);
    // The server is killed at an arbitrary moment. The steps that it answered before are on the disk.
    for (const { pid } of own.filter(({ name }) => name === "workerd")) process.kill(pid, "SIGKILL");
    await first.stop();
    const second = await started();
    try {
      const again = new Client(second.url, second.adminKey).env(env.id, env.tokens);
      expect([await again.info("operator"), (await again.snapshot()).hash]).toEqual(before);
      for (const action of pathsToGoal.searching.slice(4)) await again.step(action, { screenshot: "base64" });
      expect((await again.judge()).success).toBe(true);
    } finally {
      await second.stop();
    }
  });
});

test("a server accepts every sample graph, and judges its shortest path a success", async () => {
  const folders = readGraphFolders(join(import.meta.dirname, "../../samples/graphs"));
  expect(folders).toHaveLength(13);
  for (const folder of folders) {
    await uploadGraph(client, folder);
    const env = await client.create({ graph: folder.graph.id });
    for (const action of [...shortestPath(folder.graph), { type: "COMPLETE" } as const])
      await env.step(action, { screenshot: "none" });
    expect(await env.judge(), folder.graph.id).toMatchObject({ success: true, progress: 1 });
    await env.remove();
  }
});
