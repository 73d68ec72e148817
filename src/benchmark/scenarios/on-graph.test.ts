import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { localWorld } from "../../../scripts/world-file.ts";
import { phone } from "../../apps/phone.ts";
import type { Graph } from "../../graph/graph.ts";
import { bootOf } from "../../judge/instance.ts";
import { occasionOf } from "../../judge/judge.ts";
import { barePilot } from "../../judge/rehearse.ts";
import { disturbed } from "../../os/perturb.ts";
import type { PhoneState } from "../../os/state.ts";
import { draw, prepare, taskOf } from "../../../tasks/book.ts";
import { fingerprintOf } from "../fuse/fingerprint.ts";
import { interferences, undisturbed } from "./interference.ts";
import { graphsIn, measuredOn } from "./on-graph.ts";
import { stagingOf } from "./scenario.ts";

const task = "clock/weekly-alarm";
let way: PhoneState[];
let graph: Graph;
let dir = "";
const run = (state: PhoneState, name: string, args = {}): PhoneState =>
  phone.reduce(state, { name: `os.${name}`, args }).state;

async function solvedFrom(start: PhoneState): Promise<PhoneState[]> {
  const instance = await draw(task, 1, "en", await localWorld());
  const moves = [start];
  await taskOf(task).oracle(barePilot(phone, moves) as never, instance.params as never, occasionOf(start, "en"));
  return moves;
}
beforeAll(async () => {
  const instance = await draw(task, 1, "en", await localWorld());
  way = await solvedFrom(prepare(instance, bootOf("en", 1)));
  const ids = way.map((state) => fingerprintOf(undisturbed(way[0]!), undisturbed(state)));
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
  it("comes all the way, sees all of it, and is never off it", () => {
    const nodes = Object.keys(graph.nodes).length;
    expect(measuredOn(graph, way, 0)).toEqual({ completion: 1, visited: nodes, nodes, off: 0, recovered: 1 });
  });
  it("is as far as its nearest state, wherever it goes then", () => {
    const away = run(run(way[2]!, "home"), "launch", { app: "notes" });
    const far = measuredOn(graph, [...way.slice(0, 3), away, away], 0);
    expect(far).toMatchObject({ visited: 3, off: 2 });
    expect(far.completion).toBeCloseTo(2 / (Object.keys(graph.nodes).length - 1));
    expect(measuredOn(graph, way.slice(0, 1), 0)).toMatchObject({ completion: 0, visited: 1, recovered: null });
  });
  it("steps of a wrong start are not the agent's", () => {
    const wrong = run(way[0]!, "launch", { app: "notes" });
    const late = run(wrong, "home");
    expect(measuredOn(graph, [way[0]!, wrong, late, late], 1)).toMatchObject({ off: 2, recovered: null });
  });
  it("what is still to interfere changes no node", async () => {
    const start = disturbed(phone, way[0]!, interferences, 7);
    // Nothing of it comes within the second in which nothing is done.
    expect(measuredOn(graph, [start, run(start, "tick", { ms: 1000 })], 0)).toMatchObject({ off: 0, visited: 1 });
  });
});
describe("CVR on a graph with a wrong way", () => {
  it.each([
    ["base", { visited: 1, nodes: -1 }],
    ["interference", { visited: 1, nodes: -1 }],
    ["open", { visited: 2, nodes: 0 }],
  ] as const)("%s", async (name, { visited, nodes }) => {
    const away = run(way[0]!, "launch", { app: "notes" });
    const id = fingerprintOf(undisturbed(way[0]!), undisturbed(away));
    const wider: Graph = { ...graph, nodes: { ...graph.nodes, [id]: { ...graph.nodes[graph.start]!, wrong: true } } };
    const setting = { task, seed: 1, lang: "en", titles: {}, graph: wider, suite: null } as const;
    const staging = await stagingOf({ name, strength: null }, setting, await localWorld());
    const result = staging.measured({
      steps: [{ action: { type: "AWAKE" }, commands: [] }],
      states: [way[0]!, away],
      success: false,
      wrong: 0,
    });
    expect(result).toMatchObject({ visited, nodes: Object.keys(wider.nodes).length + nodes, off: 0 });
  });
});
describe("graphs in a folder", () => {
  it("are found by their instance, and named by what they hold", () => {
    const graphs = graphsIn(dir);
    expect(graphs.of(task, 1, "en")).toEqual(graph);
    expect([graphs.of(task, 2, "en"), graphs.of(task, 1, "zh-CN")]).toEqual([null, null]);
    expect(graphs.hash).toMatch(/^[0-9a-f]{16}$/);
    expect(graphsIn(join(dir, "weekly-alarm")).hash).toBe(graphs.hash);
  });
  it("are refused where there is none, or one is broken", () => {
    expect(() => graphsIn(join(dir, "nowhere"))).toThrow(/no graph of an instance/);
    const broken = mkdtempSync(join(tmpdir(), "graphs-"));
    writeFileSync(join(broken, "graph.json"), JSON.stringify({ ...graph, start: "elsewhere" }));
    expect(() => graphsIn(broken)).toThrow(/There is no node elsewhere/);
    rmSync(broken, { recursive: true });
  });
});
