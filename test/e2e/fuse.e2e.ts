// Runs and tasks of ours become graphs: each way that went in is found again on what came out.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { localWorld } from "../../scripts/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { adapters } from "../../src/benchmark/agent/adapters/registry.ts";
import { exportRun } from "../../src/benchmark/export/export.ts";
import { formats } from "../../src/benchmark/export/formats.ts";
import { builtGraph } from "../../src/benchmark/fuse/build.ts";
import { confusionOf, pairsOf } from "../../src/benchmark/fuse/calibrate.ts";
import { androidControlIn } from "../../src/benchmark/fuse/import/android-control.ts";
import { guiOdysseyIn } from "../../src/benchmark/fuse/import/gui-odyssey.ts";
import { graphIdsIn, readGraph } from "../../src/benchmark/fuse/folder.ts";
import { fused } from "../../src/benchmark/fuse/fuse.ts";
import { makeOfRuns, subjectOfImport, type MakeWish } from "../../src/benchmark/fuse/make.ts";
import { divergencesOf } from "../../src/benchmark/fuse/replay.ts";
import { asSeen, rulesOf } from "../../src/benchmark/fuse/rules.ts";
import { keptIn, printed } from "../../src/benchmark/fuse/runs.ts";
import { stumbled } from "../../src/benchmark/fuse/stumble.ts";
import { baselines } from "../../src/benchmark/run/baselines.ts";
import { RunFolder } from "../../src/benchmark/run/folder.ts";
import { run } from "../../src/benchmark/run/run.ts";
import { modes, type Graph } from "../../src/graph/graph.ts";
import { waysToGoal } from "../../src/graph/ways.ts";
import { Rng } from "../../src/state/rng.ts";
import { draw } from "../../tasks/book.ts";

const task = "settings/one-choice";
const base = mkdtempSync(join(tmpdir(), "fuse-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));
let client: Client;
beforeAll(() => {
  client = new Client(inject("url"), inject("adminKey"));
});

async function playedBy(agent: "oracle" | "random"): Promise<RunFolder> {
  const folder = new RunFolder(join(base, agent));
  const made = baselines[agent]!.agent(localWorld);
  await run({
    client,
    agent: made,
    folder,
    config: {
      agent: made.profile,
      selection: { split: null, tasks: task, seeds: [1], trials: 1, limit: null },
      locale: "en",
      device: null,
      elements: false,
      reward: null,
    },
    parallel: 1,
    retries: 1,
    turnSeconds: 60,
    keepPictures: true,
    signal: new AbortController().signal,
    tell: { begun: () => {}, step: () => {}, scored: () => {}, broke: () => {} },
  });
  return folder;
}

it("Runs of two agents are one graph in every mode; by picture without a server", async () => {
  const world = await localWorld();
  const folders = [await playedBy("oracle"), await playedBy("random")];
  const groups = keptIn(folders, () => true);
  expect(groups).toHaveLength(1);
  for (const mode of modes) {
    const out = join(base, `graphs-${mode}`);
    const made: Graph[] = [];
    const left: string[] = [];
    const wish: MakeWish = { out, mode, labels: {}, made: (g) => made.push(g), left: (what) => left.push(what) };
    await makeOfRuns(groups, mode === "picture" ? null : client, world, wish);
    expect(left).toEqual([]);
    expect(graphIdsIn(out)).toEqual(["settings.one-choice.s1"]);
    const { graph, picturePath } = readGraph(join(out, "settings.one-choice.s1"));
    expect(graph).toEqual(made[0]);
    expect(graph).toMatchObject({ mode, task: { id: task, seed: 1, lang: "en" }, size: { width: 1080, height: 2400 } });
    expect(graph.runs.map(({ agent, success }) => [agent, success])).toEqual([
      ["oracle", true],
      ["random", false],
    ]);
    expect(graph.goals).toHaveLength(1);
    for (const { picture } of Object.values(graph.nodes)) expect(existsSync(picturePath(picture!))).toBe(true);
    expect(mode === "exact" ? graph.conflicts : []).toEqual([]);
  }
});

it("What our export writes of a run comes back as a graph on which it replays", async () => {
  const folder = await playedBy("oracle");
  for (const [name, read] of [
    ["android-control", androidControlIn],
    ["gui-odyssey", guiOdysseyIn],
  ] as const) {
    const out = join(base, name);
    const { adapter, prompt } = { adapter: adapters[0]!, prompt: "" };
    await exportRun({
      folder,
      name,
      format: formats[name]!,
      options: { adapter, options: adapter.options, prompt },
      out,
      only: "all",
      tasks: null,
      client,
      did: () => {},
    });
    const { tasks, left } = await read(out);
    expect(left).toEqual([]);
    const [{ recordings }] = tasks as [(typeof tasks)[number]];
    expect(recordings.map(({ success }) => success)).toEqual([true]);
    const whole = fused(subjectOfImport(tasks[0]!, "picture"), recordings, rulesOf("picture"));
    expect(divergencesOf(whole, recordings)).toEqual([]);
  }
});

it("Every way of a task that was expanded replays on its graph; screens that others see are told apart nearly as well", async () => {
  const instance = await draw(task, 1, "en", await localWorld());
  const expand = { more: 2, ways: 2, branches: 4, links: 2 };
  const { graph, recordings, played, start, pictures } = await builtGraph({ client, instance, id: "one", expand });
  expect(recordings.length).toBeGreaterThan(3);
  const { id, mode, task: of, instruction, budget, size, history } = graph;
  const whole = fused({ id, mode, task: of, instruction, budget, size, history }, recordings);
  expect(divergencesOf(whole, recordings)).toEqual([]);
  expect(graph.conflicts).toEqual([]);

  const env = await client.create({ task, seed: 1, locale: "en" });
  try {
    const again = await stumbled(env, played[0]!, start, Rng.of("e2e"), "stumbling");
    const two = await Promise.all([printed(recordings[0]!, pictures), printed(again.recordings[0]!, again.pictures)]);
    const pairs = pairsOf(two, 1000, Rng.of("pairs"));
    for (const by of ["structure", "picture"] as const) {
      const { precision, hits } = confusionOf(pairs, rulesOf(by).same!, () => false);
      expect(hits, by).toBeGreaterThan(0);
      expect(precision, by).toBeGreaterThan(0.8);
      const seen = asSeen(by, two);
      const { nodes } = fused({ ...whole.graph, mode: by }, seen, rulesOf(by)).graph;
      expect(Object.keys(nodes).length).toBeLessThan(two[0].frames.length + two[1].frames.length);
    }
  } finally {
    await env.remove();
  }
});

it("A solution that asks the user replays on its graph: a question is no other screen", async () => {
  const instance = await draw("contacts/number-asked", 1, "en", await localWorld());
  const { graph, divergences } = await builtGraph({ client, instance, id: "asked", expand: null, isPictured: false });
  expect(divergences).toEqual([]);
  expect(waysToGoal(graph, 0)).toBeGreaterThan(0);
});
