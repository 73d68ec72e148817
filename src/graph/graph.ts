// A graph phone as data: the screens that recordings of a task have shown, and what leads from one to another. It is what
// `graph.json` holds (MobiFlow, section 3: a task-oriented complete state-transition graph).
import * as v from "valibot";
import { Element, EpisodeEnd, Lang, Seed, TaskId } from "../contract/env.ts";
import { GraphId, graphLimits, PictureName } from "../contract/graph.ts";

export { GraphId, PictureName };

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
/** x1, y1, x2, y2 in 0..1000 of the screen. */
export const Box = v.strictTuple([share, share, share, share]);
export type Box = v.InferOutput<typeof Box>;

/** A node's name: the beginning of what tells it from all others. */
const NodeId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_.-]{1,80}$/));
const text = v.pipe(v.string(), v.maxLength(4000));

export const directions = ["up", "down", "left", "right"] as const;
const touch = <const T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), boxes: v.pipe(v.array(Box), v.minLength(1), v.maxLength(400)) });
const stroke = <const T extends string>(type: T) =>
  v.strictObject({
    type: v.literal(type),
    direction: v.picklist(directions),
    /** How far the finger went, in thousandths of the screen's side. Of several edges the nearest is taken. */
    distance: v.number(),
    /** Where it begins; null where that is no matter. */
    area: v.nullable(Box),
    /** Where it ends, if something is carried there. */
    target: v.nullable(Box),
  });
const press = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type) });
/** What an edge takes for itself. Where a finger has to be is said in boxes. */
export const Does = v.variant("type", [
  touch("CLICK"),
  touch("DOUBLE_TAP"),
  touch("LONG_PRESS"),
  stroke("SWIPE"),
  stroke("DRAG"),
  v.strictObject({
    type: v.literal("TYPE"),
    text,
    /** The field that is touched first; null where the field that has the focus is written in. */
    field: v.nullable(Box),
    /** Whether the field was emptied first; null where it was empty anyway. */
    clear: v.nullable(v.boolean()),
  }),
  v.strictObject({ type: v.literal("AWAKE"), names: v.pipe(v.array(text), v.minLength(1), v.maxLength(12)) }),
  press("WAIT"),
  press("BACK"),
  press("HOME"),
  press("RECENT"),
  press("ENTER"),
]);
export type Does = v.InferOutput<typeof Does>;

export const Node = v.strictObject({
  /** The glass; null where no recording has kept it. */
  picture: v.nullable(PictureName),
  /** The phone's clock when it was recorded, ISO 8601; null where the recording does not tell. */
  clock: v.nullable(v.pipe(v.string(), v.maxLength(40))),
  elements: v.nullable(v.array(Element)),
  /** All that takes a touch, whether or not an edge begins there: the smallest one under the finger is what it hits. */
  touchable: v.array(Box),
  app: v.nullable(v.string()),
  screen: v.nullable(v.string()),
  /** Given by hand or by a rule: nodes of one label are one node. */
  label: v.nullable(v.pipe(v.string(), v.maxLength(200))),
  /** No way of a recording that reached the goal leads through it. */
  wrong: v.boolean(),
});
export type Node = v.InferOutput<typeof Node>;

export const Edge = v.strictObject({
  from: NodeId,
  to: NodeId,
  does: Does,
  /** The recordings that have it; `expand` where it was tried out. */
  runs: v.pipe(v.array(v.pipe(v.string(), v.maxLength(200))), v.minLength(1)),
});
export type Edge = v.InferOutput<typeof Edge>;

/** The same action on the same node has led elsewhere in another recording; the first one counts. */
export const Conflict = v.strictObject({
  from: NodeId,
  does: Does,
  kept: NodeId,
  other: NodeId,
  runs: v.array(v.string()),
});
export type Conflict = v.InferOutput<typeof Conflict>;

export const modes = ["exact", "structure", "picture"] as const;
export const Graph = v.strictObject({
  format: v.literal("phonebooth-graph-1"),
  id: GraphId,
  /** What made two screens one: the state, the elements, the picture. */
  mode: v.picklist(modes),
  /** The instance of ours that was recorded; null for recordings from elsewhere. */
  task: v.nullable(v.strictObject({ id: TaskId, seed: Seed, lang: Lang, apps: v.array(v.string()) })),
  instruction: text,
  budget: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  /** Of every picture, in pixels. */
  size: v.strictObject({
    width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8000)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(8000)),
  }),
  /** Whether BACK without an edge goes to the screen before, and HOME to the start: where recordings never show it. */
  history: v.boolean(),
  start: NodeId,
  goals: v.array(NodeId),
  nodes: v.pipe(
    v.record(NodeId, Node),
    v.check((nodes) => Object.keys(nodes).length <= graphLimits.nodes, `Expected at most ${graphLimits.nodes} nodes`),
  ),
  edges: v.pipe(v.array(Edge), v.maxLength(graphLimits.edges)),
  conflicts: v.array(Conflict),
  /** What it was fused of, in order of their names. */
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

/** What a graph says that does not hold together, as a path and a sentence each. */
export function faultsOf(graph: Graph): { readonly path: string; readonly message: string }[] {
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
