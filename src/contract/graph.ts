// Graphs for phones: recordings of one task, merged into a graph. src/recordings defines the contents of a graph.
import * as v from "valibot";
import { booleanParam } from "./query.ts";

export const GraphId = v.pipe(
  v.string(),
  v.regex(
    /^[A-Za-z0-9][A-Za-z0-9_.-]{0,119}$/,
    "Expected 1 to 120 letters, digits, _, . or -, and a letter or digit first",
  ),
);
/** The name of a picture, made from its content: the first 16 to 64 digits of its SHA-256, and the image format. */
export const PictureName = v.pipe(
  v.string(),
  v.regex(
    /^[0-9a-f]{16,64}\.(png|jpg|webp)$/,
    "Expected the first 16 to 64 hexadecimal digits of the SHA-256, in lower case, and .png, .jpg or .webp",
  ),
);
export type PictureName = v.InferOutput<typeof PictureName>;

export const graphLimits = { graphBytes: 16 << 20, pictureBytes: 4 << 20, nodes: 5000, edges: 50_000 } as const;

/**
 * What the display shows after an action without an edge: the unchanged screen, a blank screen, or the unchanged screen
 * and the instruction again.
 */
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
  /** The recorded task; null for recordings from other sources. */
  task: v.nullable(v.string()),
  /** Whether keys other than the owner's may use the graph. */
  shared: v.boolean(),
});
export type GraphRow = v.InferOutput<typeof GraphRow>;

/**
 * `shared`: whether keys other than the owner's may use the graph. If it is missing, the stored value does not change.
 */
export const GraphPutQuery = v.strictObject({ shared: v.exactOptional(booleanParam) });
export const GraphListQuery = v.strictObject({ cursor: v.exactOptional(v.pipe(v.string(), v.maxLength(200))) });
export const GraphList = v.strictObject({ graphs: v.array(GraphRow), next: v.exactOptional(v.string()) });
export type GraphList = v.InferOutput<typeof GraphList>;

/** The number of pictures that the nodes name, and the names of the pictures that are not uploaded yet. */
export const GraphKept = v.strictObject({ ...GraphRow.entries, pictures: count, missing: v.array(PictureName) });
export type GraphKept = v.InferOutput<typeof GraphKept>;

/** Phones can be made on the graph only when `missing` is 0. */
export const PictureKept = v.strictObject({ name: PictureName, bytes: count, missing: count });
export type PictureKept = v.InferOutput<typeof PictureKept>;

/** The position of a phone on a graph, for its operator. */
export const OnGraph = v.strictObject({
  id: GraphId,
  node: v.string(),
  /** The number of steps that found no edge. */
  misses: count,
});
export type OnGraph = v.InferOutput<typeof OnGraph>;
