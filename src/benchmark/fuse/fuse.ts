// Fuses the recordings of one task into one graph: frames of the same screen become one node, and moves with the same
// effect become one edge (MobiFlow, section 3). The graph depends neither on the order of the recordings nor on whether
// a recording is passed twice.
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import type { Box, Conflict, EdgeAction, Edge, Graph, GraphNode } from "#recordings/graph.ts";
import { areaOf } from "#recordings/match.ts";
import { distancesToGoal } from "#recordings/distances.ts";
import type { Frame, Recording, GraphHeader } from "./recording.ts";

export interface Rules {
  /** Returns whether two frames show the same screen. Null in exact mode, where only keys are compared. */
  readonly isSameScreen: ((a: Frame, b: Frame) => boolean) | null;
  /**
   * Returns a text that is equal only for frames of one screen. `isSameScreen` then compares one frame per text instead
   * of hundreds of equal frames.
   */
  readonly screenKey?: (frame: Frame) => string | null;
  /** Manual labels by the name of a frame, "recording:number". They override all other rules. */
  readonly labels: Readonly<Record<string, string>>;
  /** Maps a key to the key that replaces it, if the screens of both keys were proved to offer the same acts. */
  readonly aliases: ReadonlyMap<string, string>;
}
export const exactRules: Rules = { isSameScreen: null, labels: {}, aliases: new Map() };

interface NamedFrame {
  readonly name: string;
  readonly frame: Frame;
  readonly label: string | null;
  readonly success: boolean;
}

export interface FusedGraph {
  readonly graph: Graph;
  /** Maps the name of a frame, "recording:number", to its node. */
  readonly nodeOfFrame: ReadonlyMap<string, string>;
}
export const fuseToGraph = (subject: GraphHeader, recordings: readonly Recording[], rules: Rules = exactRules): Graph =>
  fuseRecordings(subject, recordings, rules).graph;

/** Throws if there are no recordings, or if they start on different screens. */
export function fuseRecordings(subject: GraphHeader, all: readonly Recording[], rules: Rules = exactRules): FusedGraph {
  // A recording that is passed twice counts once.
  const recordings = [...new Map(all.map((one) => [one.id, one])).values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const placed = recordings.flatMap((recording) =>
    recording.frames.map((frame, index): NamedFrame => {
      const name = `${recording.id}:${index}`;
      return { name, frame, label: rules.labels[name] ?? frame.label, success: recording.success };
    }),
  );
  const groups = groupFrames(placed, rules);
  const nodeOf = new Map<string, string>();
  const nodes: Record<string, GraphNode> = {};
  for (const group of groups) {
    const id = nameOf(group, rules.aliases);
    for (const { name } of group) nodeOf.set(name, id);
    nodes[id] = nodeFrom(group);
  }
  const at = ({ id }: Recording, index: number): string => nodeOf.get(`${id}:${index}`)!;
  const starts = new Set(recordings.map((recording) => at(recording, 0)));
  if (starts.size === 0) throw new Error("There are no recordings to fuse");
  if (starts.size > 1) throw new Error(`The recordings start on ${starts.size} different screens, not on one`);
  const { edges, conflicts } = buildEdges(recordings, at);
  const successes = recordings.filter(({ success }) => success);
  const goals = new Set(successes.map((recording) => at(recording, recording.frames.length - 1)));
  const good = new Set(successes.flatMap((recording) => recording.frames.map((_, i) => at(recording, i))));
  const graph: Graph = {
    format: "phonebooth-graph-1",
    ...subject,
    start: [...starts][0]!,
    goals: [...goals].toSorted(),
    nodes: Object.fromEntries(
      Object.entries(nodes)
        .toSorted(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, node]) => [id, { ...node, wrong: !good.has(id) }]),
    ),
    edges,
    conflicts,
    runs: recordings.map(({ id, agent, success, outcome }) => ({ id, agent, success, outcome })),
  };
  return { graph, nodeOfFrame: nodeOf };
}

/** Groups frames by union-find: by label, by key, then by `isSameScreen`. */
function groupFrames(
  placed: readonly NamedFrame[],
  { isSameScreen, screenKey = () => null, aliases }: Rules,
): NamedFrame[][] {
  const parent = new Map(placed.map((one) => [one, one]));
  const root = (one: NamedFrame): NamedFrame => {
    let top = one;
    while (parent.get(top) !== top) top = parent.get(top)!;
    parent.set(one, top);
    return top;
  };
  const join = (a: NamedFrame, b: NamedFrame): void => void parent.set(root(b), root(a));
  const byLabel = Map.groupBy(
    placed.filter(({ label }) => label !== null),
    ({ label }) => label!,
  );
  for (const group of byLabel.values()) for (const one of group) join(group[0]!, one);
  const free = placed.filter(({ label }) => label === null);
  const textOf = isSameScreen ? screenKey : (frame: Frame): string | null => keyOf(frame, aliases);
  const equal = Map.groupBy(free, (one) => textOf(one.frame) ?? one);
  for (const group of equal.values()) for (const one of group) join(group[0]!, one);
  const apart = [...equal.values()].map((group) => group[0]!);
  if (isSameScreen)
    for (const [i, a] of apart.entries())
      for (const b of apart.slice(i + 1)) if (root(a) !== root(b) && isSameScreen(a.frame, b.frame)) join(a, b);
  return [...Map.groupBy(placed, root).values()];
}

const keyOf = ({ key }: Frame, aliases: Rules["aliases"]): string | null =>
  key === null ? null : (aliases.get(key) ?? key);

/** The name of a group depends only on the frames of the group, not on other frames. */
function nameOf(group: readonly NamedFrame[], aliases: Rules["aliases"]): string {
  const first = group[0]!;
  if (first.label !== null) return /^[A-Za-z0-9_.-]{1,80}$/.test(first.label) ? first.label : hashOf(first.label);
  const key = keyOf(first.frame, aliases);
  if (key !== null) return key;
  return hashOf(group.map(({ name }) => name).toSorted() as Json);
}

/**
 * A node shows a picture from the first recording in the group that has one. Successful recordings come first, then the
 * order is by name.
 */
function nodeFrom(group: readonly NamedFrame[]): GraphNode {
  const ordered = group.toSorted((a, b) => Number(b.success) - Number(a.success) || (a.name < b.name ? -1 : 1));
  const { frame, label } = ordered.find((one) => one.frame.picture !== null) ?? ordered[0]!;
  const { picture, clock, elements, touchable, app, screen } = frame;
  return {
    picture,
    clock,
    elements: elements && [...elements],
    touchable: [...touchable],
    app,
    screen,
    label,
    wrong: false,
  };
}

interface EdgeWithAct {
  readonly edge: Edge;
  readonly act: string | null;
}
/** Each edge has one target. If recordings disagree, the second target is listed as a conflict. */
function buildEdges(
  recordings: readonly Recording[],
  at: (recording: Recording, index: number) => string,
): { edges: Edge[]; conflicts: Conflict[] } {
  const byNode = new Map<string, EdgeWithAct[]>();
  const conflicts = new Map<string, Conflict>();
  for (const recording of recordings)
    for (const [i, { does, act }] of recording.moves.entries()) {
      if (!does) continue;
      const [from, to] = [at(recording, i), at(recording, i + 1)];
      const drawn = byNode.get(from) ?? [];
      byNode.set(from, drawn);
      const index = drawn.findIndex((one) => isSameEdge(one, does, act, to));
      const known = drawn[index];
      if (!known) drawn.push({ edge: { from, to, does, runs: [recording.id] }, act });
      else if (known.edge.to === to) {
        const runs = [...new Set([...known.edge.runs, recording.id])];
        drawn[index] = { act, edge: { ...known.edge, does: mergeBoxes(known.edge.does, does), runs } };
      } else {
        const key = JSON.stringify([from, act ?? does, to]);
        const runs = [...(conflicts.get(key)?.runs ?? []), recording.id];
        conflicts.set(key, { from, does, kept: known.edge.to, other: to, runs });
      }
    }
  const text = (value: object): string => JSON.stringify(value);
  const sorted = <T extends { from: string }>(all: readonly T[]): T[] =>
    all.toSorted((a, b) => (a.from < b.from ? -1 : a.from > b.from ? 1 : text(a) < text(b) ? -1 : 1));
  return {
    edges: sorted([...byNode.values()].flat().map(({ edge }) => edge)),
    conflicts: sorted([...conflicts.values()]),
  };
}
/**
 * If both acts are known, the edges are the same if the acts are equal. Touches are also the same edge if their boxes
 * overlap and they lead to the same node, because their commands may differ only in ids.
 */
function isSameEdge({ edge, act }: EdgeWithAct, does: EdgeAction, other: string | null, to: string): boolean {
  if (edge.does.type !== does.type) return false;
  if (act !== null && other !== null) return act === other || (edge.to === to && overlaps(edge.does, does));
  return overlaps(edge.does, does);
}
/**
 * Whether two actions are the same, judged without their acts. Two touches are the same if their boxes overlap. Any
 * other actions are the same if their JSON is equal.
 */
function overlaps(a: EdgeAction, b: EdgeAction): boolean {
  if (!("boxes" in a && "boxes" in b)) return JSON.stringify(a) === JSON.stringify(b);
  return a.boxes.some((one) => b.boxes.some((other) => intersectionOverUnion(one, other) > 0.5));
}
function intersectionOverUnion(a: Box, b: Box): number {
  const inner = Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0]));
  const both = inner * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
  const all = areaOf(a) + areaOf(b) - both;
  return all === 0 ? 1 : both / all;
}
function mergeBoxes(a: EdgeAction, b: EdgeAction): EdgeAction {
  if (!("boxes" in a && "boxes" in b)) return a;
  const texts = new Set([...a.boxes, ...b.boxes].map((box) => JSON.stringify(box)));
  return { ...a, boxes: [...texts].toSorted().map((box) => JSON.parse(box) as Box) };
}

/**
 * Returns the number of nodes and edges of a graph, the number of good nodes, and the number of edges on the shortest
 * path to a goal.
 */
export function sizeOfGraph(graph: Graph): { nodes: number; good: number; edges: number; length: number | null } {
  const nodes = Object.values(graph.nodes);
  return {
    nodes: nodes.length,
    good: nodes.filter(({ wrong }) => !wrong).length,
    edges: graph.edges.length,
    length: distancesToGoal(graph).get(graph.start) ?? null,
  };
}
