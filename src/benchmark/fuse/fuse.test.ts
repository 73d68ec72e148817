// Tests properties of fusing, on recordings that are generated from a seed: random paths through a small state machine
// whose graph is known.
import { describe, expect, test } from "vitest";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { Graph, findFaults, modes, type EdgeAction } from "#recordings/graph.ts";
import { findEdge } from "#recordings/match.ts";
import { Rng } from "#state/rng.ts";
import * as v from "valibot";
import { fuseToGraph, fuseRecordings } from "./fuse.ts";
import type { Frame, Move, Recording, GraphHeader } from "./recording.ts";
import { divergencesOf } from "./replay.ts";
import { reduceToMode, rulesOf } from "./rules.ts";

const subject = (mode: GraphHeader["mode"]): GraphHeader => ({
  id: "machine",
  mode,
  task: null,
  instruction: "Come to the last state",
  budget: 50,
  size: { width: 100, height: 200 },
  history: false,
});
const states = 9;
const buttons = 6;
const hex = (n: number): string => n.toString(16).padStart(16, "0");

/** Each state has a row of buttons with random targets. */
function randomMachine(seed: number) {
  const chance = Rng.of(seed, "machine");
  const to = Array.from({ length: states }, () => Array.from({ length: buttons }, () => chance.int(0, states - 1)));
  const box = (button: number): [number, number, number, number] => [button * 150, 500, button * 150 + 100, 560];
  const elements = (state: number): Element[] =>
    Array.from({ length: buttons }, (_, i) => ({
      role: "button",
      name: `${state}: ${i}`,
      bounds: box(i),
      enabled: true,
      focused: false,
      scrollable: false,
    }));
  const grey = (state: number) => Uint8Array.from({ length: 64 * 128 }, (_, i) => (i % states === state ? 255 : 0));
  const frame = (state: number): Frame => ({
    key: hex(state + 1),
    picture: `${hex(state)}.png`,
    clock: null,
    elements: elements(state),
    touchable: elements(state).map(({ bounds }) => bounds),
    app: "app",
    screen: null,
    place: "",
    label: null,
    // The hashes of any two states are far apart, because each state sets 9 bits.
    print: { hash: 0x1ffn << BigInt(state * 6), grey: grey(state) },
  });
  const move = (button: number): Move => {
    const [x1, y1, x2, y2] = box(button);
    const does: EdgeAction = { type: "CLICK", boxes: [box(button)] };
    return { action: { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] }, does, act: `press ${button}` };
  };
  /** Some paths also contain waits, typed texts or messages. */
  const walk = (id: string): Recording => {
    const frames = [frame(0)];
    const moves: Move[] = [];
    let at = 0;
    const length = chance.int(1, 12);
    for (let i = 0; i < length; i++) {
      if (chance.chance(0.2)) {
        moves.push({ action: { type: "ANSWER", value: "42" }, does: null, act: null });
        frames.push(frame(at));
      }
      const button = chance.int(0, buttons - 1);
      moves.push(move(button));
      at = to[at]![button]!;
      frames.push(frame(at));
    }
    return { id, agent: null, frames, moves, success: at === states - 1, outcome: "complete" };
  };
  return { walk, frame, move, to };
}
const randomRecordings = (seed: number): Recording[] => {
  const { walk } = randomMachine(seed);
  return Array.from({ length: 7 }, (_, i) => walk(`r${i}`));
};
const seeds = Array.from({ length: 40 }, (_, i) => i + 1);

describe.each(modes)("Fusing in the mode %s", (mode) => {
  const rules = rulesOf(mode);
  const given = (seed: number): readonly Recording[] => reduceToMode(mode, randomRecordings(seed));

  test("Any order of recordings gives the same graph", () => {
    for (const seed of seeds) {
      const recordings = given(seed);
      const graph = fuseToGraph(subject(mode), recordings, rules);
      expect(findFaults(v.parse(Graph, graph))).toEqual([]);
      const chance = Rng.of(seed, "order");
      for (let i = 0; i < 3; i++)
        expect(JSON.stringify(fuseToGraph(subject(mode), chance.shuffle(recordings), rules))).toBe(
          JSON.stringify(graph),
        );
    }
  });
  test("Fusing the same recordings twice gives the same graph as once", () => {
    for (const seed of seeds) {
      const recordings = given(seed);
      const once = fuseToGraph(subject(mode), recordings, rules);
      expect(fuseToGraph(subject(mode), [...recordings, ...recordings], rules)).toEqual(once);
    }
  });
  test("The graph has one node for each state in the recordings, and no conflicts", () => {
    for (const seed of seeds) {
      const recordings = given(seed);
      const seen = new Set(recordings.flatMap(({ frames }) => frames.map(({ picture }) => picture)));
      const { nodes, conflicts } = fuseToGraph(subject(mode), recordings, rules);
      expect(Object.keys(nodes)).toHaveLength(seen.size);
      expect(conflicts).toEqual([]);
    }
  });
  test("Every recording, replayed on its graph, visits the same nodes and pictures", () => {
    for (const seed of seeds) {
      const recordings = given(seed);
      const whole = fuseRecordings(subject(mode), recordings, rules);
      expect(divergencesOf(whole, recordings)).toEqual([]);
      for (const { id, frames } of recordings)
        for (const [i, { picture }] of frames.entries())
          expect(whole.graph.nodes[whole.nodeOfFrame.get(`${id}:${i}`)!]!.picture).toBe(picture);
      const goals = new Set(
        recordings
          .filter(({ success }) => success)
          .map(({ id, moves }) => whole.nodeOfFrame.get(`${id}:${moves.length}`)),
      );
      expect(new Set(whole.graph.goals)).toEqual(goals);
    }
  });
});

test("An edge keeps its first target; recordings with another target become a conflict", () => {
  const { frame, move } = randomMachine(1);
  const way = (id: string, to: number): Recording => ({
    id,
    agent: null,
    frames: [frame(0), frame(to)],
    moves: [move(2)],
    success: true,
    outcome: "complete",
  });
  const whole = fuseRecordings(subject("exact"), [way("b", 2), way("a", 1), way("c", 2)]);
  expect(whole.graph.edges.map(({ to, runs }) => [to, runs])).toEqual([[hex(2), ["a"]]]);
  expect(whole.graph.conflicts).toMatchObject([{ from: hex(1), kept: hex(2), other: hex(3), runs: ["b", "c"] }]);
  expect(divergencesOf(whole, [way("a", 1), way("b", 2)])).toEqual([
    { run: "b", step: 1, wanted: hex(3), got: hex(2) },
  ]);
});
test("Labels given by hand join different frames and separate equal ones", () => {
  const { frame, move } = randomMachine(1);
  const way = (id: string, to: number): Recording => ({
    id,
    agent: null,
    frames: [frame(0), frame(to)],
    moves: [move(to)],
    success: true,
    outcome: "complete",
  });
  for (const mode of modes) {
    const recordings = reduceToMode(mode, [way("a", 1), way("b", 2), way("c", 2)]);
    const labels = { "a:1": "DONE", "b:1": "DONE" };
    const { graph, nodeOfFrame } = fuseRecordings(subject(mode), recordings, rulesOf(mode, labels));
    expect([nodeOfFrame.get("a:1"), nodeOfFrame.get("b:1")]).toEqual(["DONE", "DONE"]);
    // This frame looks like b's frame, but b's frame has an explicit label that does not apply to other frames.
    expect(nodeOfFrame.get("c:1")).not.toBe("DONE");
    expect(graph.nodes["DONE"]!.label).toBe("DONE");
    expect(Object.keys(graph.nodes)).toHaveLength(3);
  }
});
test("Recordings with different first screens are refused, and so is an empty list", () => {
  const { frame } = randomMachine(1);
  const lone = (id: string, state: number): Recording => ({
    id,
    agent: null,
    frames: [frame(state)],
    moves: [],
    success: true,
    outcome: "complete",
  });
  expect(() => fuseToGraph(subject("exact"), [lone("a", 0), lone("b", 1)])).toThrow("start on 2 different screens");
  expect(() => fuseToGraph(subject("exact"), [])).toThrow("no recordings to fuse");
});
test("A touch matches the edge whose box contains it, or none", () => {
  const { graph } = fuseRecordings(subject("exact"), randomRecordings(3));
  for (const edge of graph.edges) {
    if (!("boxes" in edge.does)) throw new Error("This machine has buttons alone");
    const [x1, y1, x2, y2] = edge.does.boxes[0]!;
    const own = graph.edges.filter(({ from }) => from === edge.from);
    const touch = (x: number, y: number): Action => ({ type: "CLICK", point: [x, y] });
    expect(findEdge(graph.nodes[edge.from]!, own, touch((x1 + x2) / 2, (y1 + y2) / 2))).toBe(edge);
    expect(findEdge(graph.nodes[edge.from]!, own, touch(x1, y1 - 100))).toBeNull();
  }
});
