// Where a graph's nodes are drawn: in layers by how far they are from the start, each beside those that lead to it.
import type { Edge, Graph } from "../../graph/graph.ts";

export interface Spot {
  readonly id: string;
  readonly x: number;
  readonly y: number;
}
export interface Line {
  readonly from: string;
  readonly to: string;
  /** As an SVG path. */
  readonly path: string;
}
export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly spots: ReadonlyMap<string, Spot>;
  /** One a pair of nodes; those that lead nowhere else are left out. */
  readonly lines: readonly Line[];
}

const across = 96;
const down = 74;
const margin = 48;

/** Equal graphs are laid out alike. What the start does not reach comes last. */
export function layoutOf({ nodes, edges, start }: Pick<Graph, "nodes" | "edges" | "start">): Layout {
  const layers = layersOf(Object.keys(nodes), edges, start);
  const widest = Math.max(1, ...layers.map((layer) => layer.length));
  const width = 2 * margin + (widest - 1) * across;
  const spots = new Map<string, Spot>();
  for (const [depth, layer] of layers.entries()) {
    const left = (width - (layer.length - 1) * across) / 2;
    for (const [i, id] of layer.entries()) spots.set(id, { id, x: left + i * across, y: margin / 2 + depth * down });
  }
  const pairs = new Map(edges.filter(({ from, to }) => from !== to).map((edge) => [`${edge.from}>${edge.to}`, edge]));
  const lines = [...pairs.values()].flatMap(({ from, to }) => {
    const [a, b] = [spots.get(from), spots.get(to)];
    return a && b ? [{ from, to, path: pathOf(a, b) }] : [];
  });
  return { width, height: margin + (layers.length - 1) * down + 12, spots, lines };
}

function layersOf(ids: readonly string[], edges: readonly Edge[], start: string): string[][] {
  const outOf = Map.groupBy(edges, ({ from }) => from);
  const seen = new Set([start]);
  const layers = [[start]];
  for (let layer = layers[0]!; layer.length > 0;) {
    const next = [...new Set(layer.flatMap((id) => (outOf.get(id) ?? []).map(({ to }) => to)))].filter(
      (id) => !seen.has(id),
    );
    for (const id of next) seen.add(id);
    if (next.length > 0) layers.push(beside(layer, next, edges));
    layer = next;
  }
  const rest = ids.filter((id) => !seen.has(id));
  return rest.length > 0 ? [...layers, rest] : layers;
}
/** In the order of what leads to them, so that lines cross little. */
function beside(above: readonly string[], layer: readonly string[], edges: readonly Edge[]): string[] {
  const place = new Map(above.map((id, i) => [id, i]));
  const middle = (id: string): number => {
    const places = edges.flatMap(({ from, to }) => (to === id ? (place.get(from) ?? []) : []));
    return places.reduce((sum, i) => sum + i, 0) / Math.max(1, places.length);
  };
  return layer.toSorted((a, b) => middle(a) - middle(b));
}

/** Down in a gentle curve; back up, or to the side, around what lies between. */
export function pathOf(a: Spot, b: Spot): string {
  if (b.y > a.y) {
    const bend = (b.y - a.y) / 2;
    return `M${a.x} ${a.y}C${a.x} ${a.y + bend} ${b.x} ${b.y - bend} ${b.x} ${b.y}`;
  }
  if (b.y === a.y) return `M${a.x} ${a.y}C${a.x} ${a.y - down / 2} ${b.x} ${b.y - down / 2} ${b.x} ${b.y}`;
  const side = Math.max(a.x, b.x) + 34 + (a.y - b.y) / 6;
  return `M${a.x} ${a.y}C${side} ${a.y} ${side} ${b.y} ${b.x} ${b.y}`;
}
