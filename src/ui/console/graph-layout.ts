// Computes the positions of a graph's nodes. Each layer contains the nodes with the same distance from the start node.
// A node is placed near the nodes whose edges lead to it.
import type { Edge, Graph } from "#recordings/graph.ts";

export interface NodePosition {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
export interface EdgeLine {
  readonly from: string;
  readonly to: string;
  /** The line as an SVG path. */
  readonly path: string;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly positions: ReadonlyMap<string, NodePosition>;
  /** One line per pair of nodes. Edges from a node to itself are omitted. */
  readonly lines: readonly EdgeLine[];
}

const columnGap = 96;
const rowGap = 74;
const margin = 48;

/**
 * Returns the layout of a graph. Equal graphs have equal layouts. Nodes that the start cannot reach form the last
 * layer.
 */
export function layoutGraph({ nodes, edges, start }: Pick<Graph, "nodes" | "edges" | "start">): Layout {
  const layers = splitIntoLayers(Object.keys(nodes), edges, start);
  const widest = Math.max(1, ...layers.map((layer) => layer.length));
  const width = 2 * margin + (widest - 1) * columnGap;
  const positions = new Map<string, NodePosition>();
  for (const [depth, layer] of layers.entries()) {
    const left = (width - (layer.length - 1) * columnGap) / 2;
    for (const [i, id] of layer.entries())
      positions.set(id, { id, x: left + i * columnGap, y: margin / 2 + depth * rowGap });
  }
  const pairs = new Map(edges.filter(({ from, to }) => from !== to).map((edge) => [`${edge.from}>${edge.to}`, edge]));
  const lines = [...pairs.values()].flatMap(({ from, to }) => {
    const [a, b] = [positions.get(from), positions.get(to)];
    return a && b ? [{ from, to, path: edgePath(a, b) }] : [];
  });
  return { width, height: margin + (layers.length - 1) * rowGap + 12, positions, lines };
}

function splitIntoLayers(ids: readonly string[], edges: readonly Edge[], start: string): string[][] {
  const outOf = Map.groupBy(edges, ({ from }) => from);
  const seen = new Set([start]);
  const layers = [[start]];
  for (let layer = layers[0]!; layer.length > 0;) {
    const next = [...new Set(layer.flatMap((id) => (outOf.get(id) ?? []).map(({ to }) => to)))].filter(
      (id) => !seen.has(id),
    );
    for (const id of next) seen.add(id);
    if (next.length > 0) layers.push(orderLayer(layer, next, edges));
    layer = next;
  }
  const rest = ids.filter((id) => !seen.has(id));
  return rest.length > 0 ? [...layers, rest] : layers;
}
/** Sorts a layer by the mean position of each node's predecessors, so that few lines cross. */
function orderLayer(above: readonly string[], layer: readonly string[], edges: readonly Edge[]): string[] {
  const place = new Map(above.map((id, i) => [id, i]));
  const middle = (id: string): number => {
    const places = edges.flatMap(({ from, to }) => (to === id ? (place.get(from) ?? []) : []));
    return places.reduce((sum, i) => sum + i, 0) / Math.max(1, places.length);
  };
  return layer.toSorted((a, b) => middle(a) - middle(b));
}

/**
 * Returns an SVG path from `a` to `b`. An edge that goes down gets a gentle curve. An edge that goes up or sideways
 * gets a curve around the nodes between its ends.
 */
export function edgePath(a: NodePosition, b: NodePosition): string {
  if (b.y > a.y) {
    const bend = (b.y - a.y) / 2;
    return `M${a.x} ${a.y}C${a.x} ${a.y + bend} ${b.x} ${b.y - bend} ${b.x} ${b.y}`;
  }
  if (b.y === a.y) return `M${a.x} ${a.y}C${a.x} ${a.y - rowGap / 2} ${b.x} ${b.y - rowGap / 2} ${b.x} ${b.y}`;
  const side = Math.max(a.x, b.x) + 34 + (a.y - b.y) / 6;
  return `M${a.x} ${a.y}C${side} ${a.y} ${side} ${b.y} ${b.x} ${b.y}`;
}
