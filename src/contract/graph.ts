// Graphs that phones can be made on: recordings of a task fused into one. What a graph holds is said in src/graph/graph.ts.
import * as v from "valibot";
import { yes } from "./query.ts";

export const GraphId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$/, "Expected up to 120 of A-Za-z0-9_.-"),
);
/** Names a picture by its content: the first 16 to 64 digits of its SHA-256, and what kind of image it is. */
export const PictureName = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{16,64}\.(png|jpg|webp)$/, "Expected 16 to 64 digits of a SHA-256 and .png, .jpg or .webp"),
);
export type PictureName = v.InferOutput<typeof PictureName>;

export const graphLimits = { graphBytes: 16 << 20, pictureBytes: 4 << 20, nodes: 5000, edges: 50_000 } as const;

/** What an action without an edge leaves on the glass: the screen as it was, nothing, or that and the instruction again. */
export const Miss = v.picklist(["stay", "blank", "prompt"]);
export type Miss = v.InferOutput<typeof Miss>;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const GraphRow = v.strictObject({
  id: GraphId,
  instruction: v.string(),
  mode: v.picklist(["exact", "structure", "picture"]),
  nodes: count,
  edges: count,
  budget: count,
  /** The task that was recorded; null for recordings from elsewhere. */
  task: v.nullable(v.string()),
  /** Other keys than its owner's may play on it, too. */
  shared: v.boolean(),
});
export type GraphRow = v.InferOutput<typeof GraphRow>;

/** `shared`: whether other keys may play on it; left out, it stays as it is. */
export const GraphPutQuery = v.strictObject({ shared: v.exactOptional(yes) });
export const GraphListQuery = v.strictObject({ cursor: v.exactOptional(v.pipe(v.string(), v.maxLength(200))) });
export const GraphList = v.strictObject({ graphs: v.array(GraphRow), next: v.exactOptional(v.string()) });
export type GraphList = v.InferOutput<typeof GraphList>;

/** How many pictures its nodes name, and which of them are still to be sent. */
export const GraphKept = v.strictObject({ ...GraphRow.entries, pictures: count, missing: v.array(PictureName) });
export type GraphKept = v.InferOutput<typeof GraphKept>;

/** Until `missing` is 0 no phone can be made on the graph. */
export const PictureKept = v.strictObject({ name: PictureName, bytes: count, missing: count });
export type PictureKept = v.InferOutput<typeof PictureKept>;

/** Where a phone on a graph is: for its operator. */
export const OnGraph = v.strictObject({
  id: GraphId,
  node: v.string(),
  /** Steps that found no edge. */
  misses: count,
});
export type OnGraph = v.InferOutput<typeof OnGraph>;
