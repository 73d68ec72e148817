import { expect, test } from "vitest";
import { sample } from "#test/support/sample-graph.ts";
import { layoutGraph } from "./graph-layout.ts";

const { graph } = sample;

test("places nodes in layers by their distance from the start, without overlap", () => {
  const { positions, width, height } = layoutGraph(graph);
  expect(positions.size).toBe(10);
  const depth = (id: string): number => positions.get(id)!.y;
  const layers = [["home"], ["feed", "shop"], ["search", "more", "basket"], ["results", "post"], ["typed"], ["sent"]];
  for (const layer of layers) expect(new Set(layer.map(depth)).size).toBe(1);
  expect(layers.map(([id]) => depth(id!))).toEqual(
    [...new Set([...positions.values()].map(({ y }) => y))].toSorted((a, b) => a - b),
  );
  const places = [...positions.values()].map(({ x, y }) => `${x},${y}`);
  expect(new Set(places).size).toBe(10);
  for (const { x, y } of positions.values()) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(height);
  }
});

test("draws one line per pair of nodes, and places unreachable nodes last", () => {
  const lonely = { ...graph, nodes: { ...graph.nodes, island: graph.nodes["basket"]! } };
  const { positions, lines } = layoutGraph(lonely);
  expect(lines.filter(({ from, to }) => from === "home" && to === "feed")).toHaveLength(1);
  expect(lines).toHaveLength(12);
  expect(positions.get("island")!.y).toBe(Math.max(...[...positions.values()].map(({ y }) => y)));
  expect(layoutGraph(lonely)).toEqual(layoutGraph(structuredClone(lonely)));
});
