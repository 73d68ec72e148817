import { expect, test } from "vitest";
import type { Graph } from "#recordings/graph.ts";
import { dotOfGraph } from "./draw.ts";

const node = { picture: null, clock: null, elements: null, touchable: [], app: "notes", screen: "list", label: null };
const picture = "00112233445566778899aabbccddeeff.png";
const graph: Graph = {
  format: "phonebooth-graph-1",
  id: "small",
  mode: "exact",
  task: null,
  instruction: "",
  budget: 5,
  size: { width: 1080, height: 2400 },
  history: false,
  start: "a",
  goals: ["b"],
  nodes: {
    a: { ...node, picture, wrong: false },
    b: { ...node, picture, label: "A & <B>", wrong: false },
    c: { ...node, wrong: true },
  },
  edges: [
    { from: "a", to: "b", does: { type: "BACK" }, runs: ["x"] },
    {
      from: "a",
      to: "c",
      does: { type: "TYPE", text: "a very long text indeed", field: null, clear: null },
      runs: ["y"],
    },
  ],
  conflicts: [{ from: "a", does: { type: "BACK" }, kept: "b", other: "c", runs: ["z"] }],
  runs: [],
};

test("draws good paths green, wrong branches grey, conflicts red and dashed, and lists each picture once", () => {
  const { dot, images } = dotOfGraph(graph);
  const lines = dot.split("\n");
  const edge = (to: string, has: string): string | undefined =>
    lines.find((line) => line.includes(`"a" -> "${to}"`) && line.includes(has));
  expect(edge("b", "#1e8e3e")).toContain("BACK");
  expect(edge("c", "#9aa0a6")).toContain("TYPE a very long tex…");
  expect(edge("c", "#d93025")).toContain("dashed");
  const goal = lines.find((line) => line.startsWith('  "b"'));
  expect(goal).toContain(">goal<");
  expect(goal).toContain("A &amp; &lt;B&gt;");
  expect(lines.find((line) => line.startsWith('  "c"'))).toContain("no picture");
  expect(images).toEqual([{ name: picture, width: 84, height: 187 }]);
});
