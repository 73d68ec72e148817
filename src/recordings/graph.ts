// The data of a recorded graph: the screens in the recordings of a task, and the actions that lead from one screen to
// another. This is the content of `graph.json` (MobiFlow, section 3: a task-oriented complete state-transition graph).
import * as v from "valibot";
import { Element } from "#contract/element.ts";
import { EpisodeEnd, Lang, Seed, TaskId } from "#contract/env.ts";
import { GraphId, graphLimits, PictureName } from "#contract/graph.ts";

export { GraphId, PictureName };

const thousandths = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
/** x1, y1, x2, y2, each from 0 to 1000, in thousandths of the screen. */
export const Box = v.strictTuple([thousandths, thousandths, thousandths, thousandths]);
export type Box = v.InferOutput<typeof Box>;

/** A node's id. It consists of the first characters of the key that tells the node from other nodes. */
const NodeId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,80}$/));
const text = v.pipe(v.string(), v.maxLength(4000));

export const directions = ["up", "down", "left", "right"] as const;
const touch = <const T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), boxes: v.pipe(v.array(Box), v.minLength(1), v.maxLength(400)) });
const stroke = <const T extends string>(type: T) =>
  v.strictObject({
    type: v.literal(type),
    direction: v.picklist(directions),
    /**
     * How far the finger moved, in thousandths of the screen's width or height. If several edges match, the edge with
     * the closest distance is used.
     */
    distance: v.number(),
    /** The box in which the stroke starts; null if the stroke may start anywhere. */
    area: v.nullable(Box),
    /** The box in which the stroke ends, if the stroke drags something; otherwise null. */
    target: v.nullable(Box),
  });
const press = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type) });
/** The action that an edge accepts. Positions of the finger are boxes. */
export const EdgeAction = v.variant("type", [
  touch("CLICK"),
  touch("DOUBLE_TAP"),
  touch("LONG_PRESS"),
  stroke("SWIPE"),
  stroke("DRAG"),
  v.strictObject({
    type: v.literal("TYPE"),
    text,
    /** The field that the action touches before typing; null if the text goes into the focused field. */
    field: v.nullable(Box),
    /** Whether the field was cleared first; null if the field was already empty. */
    clear: v.nullable(v.boolean()),
  }),
  v.strictObject({ type: v.literal("AWAKE"), names: v.pipe(v.array(text), v.minLength(1), v.maxLength(12)) }),
  press("WAIT"),
  press("BACK"),
  press("HOME"),
  press("RECENT"),
  press("ENTER"),
]);
export type EdgeAction = v.InferOutput<typeof EdgeAction>;

export const GraphNode = v.strictObject({
  /** The picture of the screen; null if no recording contains one. */
  picture: v.nullable(PictureName),
  /** The phone's clock at the time of the recording, ISO 8601; null when unknown. */
  clock: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  elements: v.nullable(v.array(Element)),
  /**
   * All areas that accept a touch, whether or not they have an edge. A touch hits the smallest area under the finger.
   */
  touchable: v.array(Box),
  app: v.nullable(v.string()),
  screen: v.nullable(v.string()),
  /** A label that a person or a rule has set. Nodes with the same label are one node. */
  label: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** Whether no recording that reached the goal passes through this node. */
  wrong: v.boolean(),
});
export type GraphNode = v.InferOutput<typeof GraphNode>;

export const Edge = v.strictObject({
  from: NodeId,
  to: NodeId,
  does: EdgeAction,
  /** The recordings that contain the edge, or `expand` for an edge that exploration found. */
  runs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1)),
});
export type Edge = v.InferOutput<typeof Edge>;

/**
 * A conflict: in another recording, the same action on the same node led to another node. The first recording counts.
 */
export const Conflict = v.strictObject({
  from: NodeId,
  does: EdgeAction,
  kept: NodeId,
  other: NodeId,
  runs: v.array(v.string()),
});
export type Conflict = v.InferOutput<typeof Conflict>;

export const modes = ["exact", "structure", "picture"] as const;
export const Graph = v.strictObject({
  format: v.literal("phonebooth-graph-1"),
  id: GraphId,
  /**
   * The fuse mode. To decide whether two screens are one node, `exact` compares their states, `structure` their
   * elements, and `picture` their pictures.
   */
  mode: v.picklist(modes),
  /** The benchmark task instance that was recorded; null if the recordings come from elsewhere. */
  task: v.nullable(v.strictObject({ id: TaskId, seed: Seed, lang: Lang, apps: v.array(v.string()) })),
  instruction: text,
  budget: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** The size of every picture, in pixels. */
  size: v.strictObject({
    width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8000)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8000)),
  }),
  /** If the graph has no edge for BACK or HOME: whether BACK returns to the previous screen, and HOME to the start. */
  history: v.boolean(),
  start: NodeId,
  goals: v.array(NodeId),
  nodes: v.pipe(
    v.record(NodeId, GraphNode),
    v.check((nodes) => Object.keys(nodes).length <= graphLimits.nodes, `Expected at most ${graphLimits.nodes} nodes`),
  ),
  edges: v.pipe(v.array(Edge), v.maxLength(graphLimits.edges)),
  conflicts: v.array(Conflict),
  /** The recordings that the graph was built from, ordered by name. */
  runs: v.array(
    v.strictObject({
      id: v.string(),
      agent: v.nullable(v.string()),
      success: v.boolean(),
      outcome: v.nullable(EpisodeEnd),
    }),
  ),
});
export type Graph = v.InferOutput<typeof Graph>;

/** Finds inconsistencies of a graph, each with a path and a sentence. */
export function findFaults(graph: Graph): { readonly path: string; readonly message: string }[] {
  const faults: { path: string; message: string }[] = [];
  const known = (id: string, path: string): void => {
    if (!Object.hasOwn(graph.nodes, id)) faults.push({ path, message: `There is no node ${id}` });
  };
  known(graph.start, "start");
  for (const [i, goal] of graph.goals.entries()) known(goal, `goals.${i}`);
  for (const [i, { from, to }] of graph.edges.entries()) {
    known(from, `edges.${i}.from`);
    known(to, `edges.${i}.to`);
  }
  return faults;
}
