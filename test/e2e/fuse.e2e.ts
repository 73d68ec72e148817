// Runs and tasks of this repository become graphs. Each path of the input must exist in the resulting graph.
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { Client } from "../../clients/typescript/src/client.ts";
import { adapters } from "#benchmark/agent/adapters/registry.ts";
import { exportRun } from "#benchmark/export/export.ts";
import { formats } from "#benchmark/export/formats.ts";
import { buildGraph } from "#benchmark/fuse/build.ts";
import { confusionOf, samplePairs } from "#benchmark/fuse/calibrate.ts";
import { readAndroidControl } from "#benchmark/fuse/import/android-control.ts";
import { readGuiOdyssey } from "#benchmark/fuse/import/gui-odyssey.ts";
import { graphIdsIn, readGraph } from "#benchmark/fuse/graph-folder.ts";
import { fuseRecordings } from "#benchmark/fuse/fuse.ts";
import { makeGraphsFromRuns, importedGraphHeader, type MakeOptions } from "#benchmark/fuse/make-graphs.ts";
import { divergencesOf } from "#benchmark/fuse/replay.ts";
import { reduceToMode, rulesOf } from "#benchmark/fuse/rules.ts";
import { storedEpisodesIn, withPrints } from "#benchmark/fuse/runs.ts";
import { recordStumbles } from "#benchmark/fuse/stumble.ts";
import { baselines } from "#benchmark/run/baselines.ts";
import { RunFolder } from "#benchmark/run/folder.ts";
import { run } from "#benchmark/run/run.ts";
import { modes, type Graph } from "#recordings/graph.ts";
import { countPathsToGoal } from "#recordings/distances.ts";
import { Rng } from "#state/rng.ts";
import { draw } from "#tasks/catalog.ts";

const task = "settings/one-choice";
const base = mkdtempSync(join(tmpdir(), "fuse-"));
afterAll(() => rmSync(base, { recursive: true, force: true }));
let client: Client;
beforeAll(() => {
  client = new Client(inject("url"), inject("adminKey"));
});

async function playRun(agent: "oracle" | "random"): Promise<RunFolder> {
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
    listener: { begun: () => {}, step: () => {}, scored: () => {}, broke: () => {} },
  });
  return folder;
}

it("runs of two agents become one graph in every mode, without a server in picture mode", async () => {
  const world = await localWorld();
  const folders = [await playRun("oracle"), await playRun("random")];
  const groups = storedEpisodesIn(folders, () => true);
  expect(groups).toHaveLength(1);
  for (const mode of modes) {
    const out = join(base, `graphs-${mode}`);
    const made: Graph[] = [];
    const left: string[] = [];
    const wish: MakeOptions = {
      out,
      mode,
      labels: {},
      onGraph: (g) => made.push(g),
      onSkip: (what) => left.push(what),
    };
    await makeGraphsFromRuns(groups, mode === "picture" ? null : client, world, wish);
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

it("our export of a run is read back as a graph on which the run replays", async () => {
  const folder = await playRun("oracle");
  for (const [name, read] of [
    ["android-control", readAndroidControl],
    ["gui-odyssey", readGuiOdyssey],
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
      onEpisode: () => {},
    });
    const { tasks, skipped } = await read(out);
    expect(skipped).toEqual([]);
    const [{ recordings }] = tasks as [(typeof tasks)[number]];
    expect(recordings.map(({ success }) => success)).toEqual([true]);
    const whole = fuseRecordings(importedGraphHeader(tasks[0]!, "picture"), recordings, rulesOf("picture"));
    expect(divergencesOf(whole, recordings)).toEqual([]);
  }
});

it("every path of an expanded task replays on its graph; comparing by structure or picture has a precision above 0.8", async () => {
  const instance = await draw(task, 1, "en", await localWorld());
  const expand = { more: 2, ways: 2, branches: 4, links: 2 };
  const { graph, recordings, traces, start, pictures } = await buildGraph({ client, instance, id: "one", expand });
  expect(recordings.length).toBeGreaterThan(3);
  const { id, mode, task: of, instruction, budget, size, history } = graph;
  const whole = fuseRecordings({ id, mode, task: of, instruction, budget, size, history }, recordings);
  expect(divergencesOf(whole, recordings)).toEqual([]);
  expect(graph.conflicts).toEqual([]);

  const env = await client.create({ task, seed: 1, locale: "en" });
  try {
    const again = await recordStumbles(env, traces[0]!, start, Rng.of("e2e"), "stumbling");
    const two = await Promise.all([
      withPrints(recordings[0]!, pictures),
      withPrints(again.recordings[0]!, again.pictures),
    ]);
    const pairs = samplePairs(two, 1000, Rng.of("pairs"));
    for (const by of ["structure", "picture"] as const) {
      const { precision, hits } = confusionOf(pairs, rulesOf(by).isSameScreen!, () => false);
      expect(hits, by).toBeGreaterThan(0);
      expect(precision, by).toBeGreaterThan(0.8);
      const seen = reduceToMode(by, two);
      const { nodes } = fuseRecordings({ ...whole.graph, mode: by }, seen, rulesOf(by)).graph;
      expect(Object.keys(nodes).length).toBeLessThan(two[0].frames.length + two[1].frames.length);
    }
  } finally {
    await env.remove();
  }
});

it("a solution that asks the user replays on its graph", async () => {
  const instance = await draw("contacts/number-asked", 1, "en", await localWorld());
  const { graph, divergences } = await buildGraph({ client, instance, id: "asked", expand: null, isPictured: false });
  expect(divergences).toEqual([]);
  expect(countPathsToGoal(graph, 0)).toBeGreaterThan(0);
});
