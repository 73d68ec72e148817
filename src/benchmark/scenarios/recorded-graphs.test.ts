import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localWorld } from "#scripts/build/world-file.ts";
import { phone } from "#apps/phone.ts";
import type { Graph } from "#recordings/graph.ts";
import { defaultBoot } from "#judge/instance.ts";
import { occasionOf } from "#judge/judge.ts";
import { kernelDriver } from "#judge/kernel-driver.ts";
import { disturbPhone } from "#os/disturbances.ts";
import type { PhoneState } from "#os/state.ts";
import { draw, prepare, getTask } from "#tasks/catalog.ts";
import { fingerprintOf } from "../fuse/fingerprint.ts";
import { interferences, withoutDisturbances } from "./interference.ts";
import { readGraphs, measureOnGraph } from "./recorded-graphs.ts";
import { stageScenario } from "./scenario.ts";

const task = "clock/weekly-alarm";
let way: PhoneState[];
let graph: Graph;
let dir = "";
const run = (state: PhoneState, name: string, args = {}): PhoneState =>
  phone.reduce(state, { name: `os.${name}`, args }).state;

async function solvedFrom(start: PhoneState): Promise<PhoneState[]> {
  const instance = await draw(task, 1, "en", await localWorld());
  const moves = [start];
  await getTask(task).oracle(kernelDriver(phone, moves) as never, instance.params as never, occasionOf(start, "en"));
  return moves;
}
beforeAll(async () => {
  const instance = await draw(task, 1, "en", await localWorld());
  way = await solvedFrom(prepare(instance, defaultBoot("en", 1)));
  const ids = way.map((state) => fingerprintOf(withoutDisturbances(way[0]!), withoutDisturbances(state)));
  const node = { picture: null, clock: null, elements: null, touchable: [], app: null, screen: null, label: null };
  graph = {
    format: "phonebooth-graph-1",
    id: "weekly-alarm",
    mode: "exact",
    task: { id: task, seed: 1, lang: "en", apps: ["clock"] },
    instruction: instance.instruction,
    budget: 30,
    size: { width: 1080, height: 2400 },
    history: false,
    start: ids[0]!,
    goals: [ids.at(-1)!],
    nodes: Object.fromEntries(ids.map((id) => [id, { ...node, wrong: false }])),
    edges: ids.slice(1).map((to, i) => ({ from: ids[i]!, to, does: { type: "WAIT" as const }, runs: ["oracle"] })),
    conflicts: [],
    runs: [{ id: "oracle", agent: null, success: true, outcome: "complete" }],
  };
  dir = mkdtempSync(join(tmpdir(), "graphs-"));
  mkdirSync(join(dir, "weekly-alarm"));
  writeFileSync(join(dir, "weekly-alarm", "graph.json"), JSON.stringify(graph));
});
afterAll(() => rmSync(dir, { recursive: true, force: true }));

describe("a live episode on a graph", () => {
  it("has full completion and coverage along the solution, and never leaves the graph", () => {
    const nodes = Object.keys(graph.nodes).length;
    expect(measureOnGraph(graph, way, 0)).toEqual({ completion: 1, visited: nodes, nodes, off: 0, recovered: 1 });
  });
  it("keeps its best completion after it leaves the graph", () => {
    const away = run(run(way[2]!, "home"), "launch", { app: "notes" });
    const far = measureOnGraph(graph, [...way.slice(0, 3), away, away], 0);
    expect(far).toMatchObject({ visited: 3, off: 2 });
    expect(far.completion).toBeCloseTo(2 / (Object.keys(graph.nodes).length - 1));
    expect(measureOnGraph(graph, way.slice(0, 1), 0)).toMatchObject({ completion: 0, visited: 1, recovered: null });
  });
  it("does not count the steps of a wrong start", () => {
    const wrong = run(way[0]!, "launch", { app: "notes" });
    const late = run(wrong, "home");
    expect(measureOnGraph(graph, [way[0]!, wrong, late, late], 1)).toMatchObject({ off: 2, recovered: null });
  });
  it("ignores disturbances that have not appeared yet", async () => {
    const start = disturbPhone(phone, way[0]!, interferences, 7);
    // During one idle second, no disturbance appears.
    expect(measureOnGraph(graph, [start, run(start, "tick", { ms: 1000 })], 0)).toMatchObject({ off: 0, visited: 1 });
  });
});
describe("node coverage on a graph with a wrong path", () => {
  it.each([
    ["base", { visited: 1, nodes: -1 }],
    ["interference", { visited: 1, nodes: -1 }],
    ["open", { visited: 2, nodes: 0 }],
  ] as const)("counts the wrong node in the open scenario only: %s", async (name, { visited, nodes }) => {
    const away = run(way[0]!, "launch", { app: "notes" });
    const id = fingerprintOf(withoutDisturbances(way[0]!), withoutDisturbances(away));
    const wider: Graph = { ...graph, nodes: { ...graph.nodes, [id]: { ...graph.nodes[graph.start]!, wrong: true } } };
    const setting = { task, seed: 1, lang: "en", titles: {}, graph: wider, suite: null } as const;
    const staging = await stageScenario({ name, strength: null }, setting, await localWorld());
    const result = staging.measure({
      steps: [{ action: { type: "AWAKE" }, commands: [] }],
      states: [way[0]!, away],
      success: false,
      wrongSteps: 0,
    });
    expect(result).toMatchObject({ visited, nodes: Object.keys(wider.nodes).length + nodes, off: 0 });
  });
});
describe("graphs in a folder", () => {
  it("are found by their instance, and have a hash", () => {
    const graphs = readGraphs(dir);
    expect(graphs.of(task, 1, "en")).toEqual(graph);
    expect([graphs.of(task, 2, "en"), graphs.of(task, 1, "zh-CN")]).toEqual([null, null]);
    expect(graphs.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(readGraphs(join(dir, "weekly-alarm")).hash).toBe(graphs.hash);
  });
  it("are refused if none exists or one is invalid", () => {
    expect(() => readGraphs(join(dir, "nowhere"))).toThrow(/no graph of a benchmark task/);
    const broken = mkdtempSync(join(tmpdir(), "graphs-"));
    writeFileSync(join(broken, "graph.json"), JSON.stringify({ ...graph, start: "elsewhere" }));
    expect(() => readGraphs(broken)).toThrow(/There is no node elsewhere/);
    rmSync(broken, { recursive: true });
  });
});
