// Tests graphs with known distances, paths, CR and CVR, including unreachable goals and several goals.
import { describe, expect, test } from "vitest";
import type { Graph } from "./graph.ts";
import { completion, coverage, countCovered, revisitShare } from "./metrics.ts";
import { distancesToGoal, reachableNodes, countPathsToGoal } from "./distances.ts";

/** Builds a graph from a text such as "a>b b>c", in which each arrow is an edge. `lonely` lists nodes without edges. */
function buildGraph(arrows: string, start: string, goals: string[], lonely: string[] = []): Graph {
  const pairs = arrows.split(" ").map((arrow) => arrow.split(">") as [string, string]);
  const ids = [...new Set([...pairs.flat(), start, ...lonely])];
  const node = {
    picture: null,
    clock: null,
    elements: null,
    touchable: [],
    app: null,
    screen: null,
    label: null,
    wrong: false,
  };
  return {
    format: "phonebooth-graph-1",
    id: "golden",
    mode: "exact",
    task: null,
    instruction: "",
    budget: 10,
    size: { width: 1, height: 1 },
    history: false,
    start,
    goals,
    nodes: Object.fromEntries(ids.map((id) => [id, node])),
    edges: pairs.map(([from, to]) => ({ from, to, does: { type: "ENTER" as const }, runs: ["r"] })),
    conflicts: [],
    runs: [],
  };
}
const distances = (graph: Graph): Record<string, number> => Object.fromEntries(distancesToGoal(graph));

/** A diamond with a detour, a dead end, and an isolated node. */
const diamond = buildGraph("s>a s>b a>g b>c c>g a>dead s>s", "s", ["g"], ["island"]);
/** Two goals. The path to the nearer goal leads through a detour. */
const twoGoals = buildGraph("s>a a>b b>far a>near near>a", "s", ["far", "near"]);
const unreachableGoal = buildGraph("s>a g>s", "s", ["g"]);

describe("distances", () => {
  test("count the edges to the nearest goal, and are missing without a path", () => {
    expect(distances(diamond)).toEqual({ g: 0, a: 1, c: 1, b: 2, s: 2 });
    expect(distances(twoGoals)).toEqual({ far: 0, near: 0, a: 1, b: 1, s: 2 });
    expect(distances(unreachableGoal)).toEqual({ g: 0 });
    expect(distances({ ...diamond, goals: [] })).toEqual({});
    expect(distances({ ...diamond, goals: ["nobody"] })).toEqual({});
  });
  test("reachable nodes are those that edges lead to from the start", () => {
    expect([...reachableNodes(diamond)].toSorted()).toEqual(["a", "b", "c", "dead", "g", "s"]);
    expect([...reachableNodes(unreachableGoal)].toSorted()).toEqual(["a", "s"]);
  });
  test("counts paths up to a detour length, without repeated nodes", () => {
    expect([0, 1, 5].map((detour) => countPathsToGoal(diamond, detour))).toEqual([1, 2, 2]);
    expect([0, 1].map((detour) => countPathsToGoal(twoGoals, detour))).toEqual([1, 2]);
    expect(countPathsToGoal(unreachableGoal, 5)).toBe(0);
    expect(countPathsToGoal({ ...diamond, start: "g" }, 0)).toBe(1);
    expect(countPathsToGoal(diamond, 5, 1)).toBe(1);
  });
});

describe("completion", () => {
  test.each([
    ["nothing but the start", ["s"], 0],
    ["half of the way", ["s", "a"], 1 / 2],
    ["half, and astray after it", ["s", "a", "dead"], 1 / 2],
    ["the other way, as far from the goal as the start", ["s", "b"], 0],
    ["the long way, all but its end", ["s", "b", "c"], 1 / 2],
    ["the goal, and on", ["s", "a", "g", "s"], 1],
    ["nodes that reach no goal, or are none", ["dead", "island", "nobody"], 0],
    ["nothing", [], 0],
  ])("%s", (_, nodes, cr) => {
    expect(completion({ graph: diamond, nodes })).toBe(cr);
  });
  test("uses the nearest of several goals", () => {
    expect(completion({ graph: twoGoals, nodes: ["s", "a"] })).toBe(1 / 2);
    expect(completion({ graph: twoGoals, nodes: ["s", "a", "near"] })).toBe(1);
  });
  test("is null if the start reaches no goal, and 1 if the start is a goal", () => {
    expect(completion({ graph: unreachableGoal, nodes: ["s", "a"] })).toBeNull();
    expect(completion({ graph: { ...diamond, start: "g" }, nodes: ["g"] })).toBe(1);
  });
});

test("coverage combines all tasks, counts each node once, and is null without tasks", () => {
  const visits = [
    { graph: diamond, nodes: ["s", "a", "s", "nobody"] },
    { graph: twoGoals, nodes: ["s"] },
  ];
  expect(visits.map((visit) => countCovered(visit))).toEqual([
    { visited: 2, all: 7 },
    { visited: 1, all: 5 },
  ]);
  expect(coverage(visits)).toBe(3 / 12);
  expect(coverage([])).toBeNull();
  expect(revisitShare({ graph: diamond, nodes: ["s", "a", "s", "s"] })).toBe(1 / 2);
  expect(revisitShare({ graph: diamond, nodes: [] })).toBeNull();
});

test("coverage leaves wrong nodes out of both counts, except in open exploration", () => {
  const wrong = ["dead", "island"];
  const nodes = Object.fromEntries(
    Object.entries(diamond.nodes).map(([id, node]) => [id, { ...node, wrong: wrong.includes(id) }]),
  );
  const visit = { graph: { ...diamond, nodes }, nodes: ["s", "a", "dead"] };
  expect([countCovered(visit), countCovered(visit, "all")]).toEqual([
    { visited: 2, all: 5 },
    { visited: 3, all: 7 },
  ]);
  const visits = [visit, { graph: twoGoals, nodes: ["s"] }];
  expect([coverage(visits), coverage(visits, "all")]).toEqual([3 / 10, 4 / 12]);
  // An episode that visits every relevant node and no wrong node covers everything.
  expect(coverage([{ ...visit, nodes: ["s", "a", "b", "c", "g"] }])).toBe(1);
  const lost = Object.fromEntries(Object.entries(nodes).map(([id, node]) => [id, { ...node, wrong: true }]));
  expect(coverage([{ graph: { ...diamond, nodes: lost }, nodes: ["s"] }])).toBeNull();
});
