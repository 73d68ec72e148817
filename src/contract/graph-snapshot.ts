// A snapshot file of a phone on a graph.
import * as v from "valibot";
import { Action } from "./action.ts";
import { EpisodeEnd, Reward } from "./env.ts";
import { GraphId, Miss } from "./graph.ts";
import { originField, Signature } from "./signature.ts";
import { Versions } from "./version.ts";

const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/));

/** A phone on a graph in one file. Its actions lead to the same place on every server that has the same graph. */
export const GraphSnapshotFile = v.strictObject({
  format: v.literal("phonebooth-graph-snapshot-1"),
  versions: Versions,
  graph: v.strictObject({ id: GraphId, digest: hash }),
  budget: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)),
  miss: Miss,
  reward: v.nullable(Reward),
  /** One row per step, in order. `hash` is the hash after the step. */
  log: v.array(v.strictObject({ action: Action, hash: hash })),
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  outcome: v.nullable(EpisodeEnd),
  hash: hash,
  ...originField,
  /** The hash of all fields above. */
  digest: hash,
  signature: v.exactOptional(Signature),
});
export type GraphSnapshotFile = v.InferOutput<typeof GraphSnapshotFile>;
