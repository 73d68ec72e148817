// The live socket: the server's messages to a viewer, and the operator's requests.
import * as v from "valibot";
import { StepAction } from "./action.ts";
import { EpisodeEnd } from "./env.ts";
import { GraphId } from "./graph.ts";
import { Command, Patch } from "./json.ts";

export const LiveBoot = v.strictObject({
  startMs: v.number(),
  lang: v.picklist(["en", "zh-CN"]),
  device: v.strictObject({ width: v.number(), height: v.number(), dpr: v.number() }),
  theme: v.picklist(["light", "dark"]),
  fontScale: v.number(),
  seed: v.number(),
});

/** The whole phone. Sent on connection and after the phone was replaced (reset, restore). */
export const LiveState = v.strictObject({
  type: v.literal("state"),
  id: v.string(),
  /** The server's id of this connection. Changes from this connection have the id in `by`. */
  client: v.string(),
  hand: v.boolean(),
  version: v.number(),
  step: v.number(),
  budget: v.nullable(v.number()),
  status: v.picklist(["running", "done"]),
  outcome: v.exactOptional(EpisodeEnd),
  instruction: v.nullable(v.string()),
  boot: LiveBoot,
  overlay: v.array(Patch),
});
export type LiveState = v.InferOutput<typeof LiveState>;

export const LivePatches = v.strictObject({
  type: v.literal("patches"),
  from: v.number(),
  version: v.number(),
  kind: v.picklist(["step", "command", "edit", "event", "hand"]),
  patches: v.array(Patch),
  action: v.exactOptional(StepAction),
  step: v.exactOptional(v.number()),
  by: v.exactOptional(v.string()),
});
export type LivePatches = v.InferOutput<typeof LivePatches>;

export const LiveEnd = v.strictObject({ type: v.literal("end"), outcome: v.nullable(EpisodeEnd), step: v.number() });
export type LiveEnd = v.InferOutput<typeof LiveEnd>;

export const LiveError = v.strictObject({
  type: v.literal("error"),
  detail: v.string(),
  issues: v.exactOptional(v.array(v.strictObject({ path: v.string(), message: v.string() }))),
  /**
   * The server's current version. The client's own copy may be newer, because the server refused the client's command.
   */
  version: v.number(),
});
export type LiveError = v.InferOutput<typeof LiveError>;

/** A phone on a graph. Sent on connection and after every change. */
export const LiveGraph = v.strictObject({
  type: v.literal("graph"),
  id: v.string(),
  version: v.number(),
  step: v.number(),
  budget: v.number(),
  status: v.picklist(["running", "done"]),
  outcome: v.exactOptional(EpisodeEnd),
  instruction: v.string(),
  graph: GraphId,
  width: v.number(),
  height: v.number(),
  /** The visited nodes from the start to the current one. */
  way: v.array(v.string()),
  /** The numbers of the steps that found no edge, from 1. */
  misses: v.array(v.number()),
  /** The last action; missing after a reset. */
  action: v.exactOptional(StepAction),
});
export type LiveGraph = v.InferOutput<typeof LiveGraph>;

export type LiveMessage = LiveState | LiveGraph | LivePatches | LiveEnd | LiveError;

/** Commands from an operator. `base` is the version that the operator saw. */
export const LiveCommands = v.strictObject({
  type: v.literal("commands"),
  base: v.pipe(v.number(), v.integer(), v.minValue(0)),
  commands: v.pipe(v.array(Command), v.minLength(1), v.maxLength(100)),
});
export type LiveCommands = v.InferOutput<typeof LiveCommands>;
export const LiveRequest = v.variant("type", [
  LiveCommands,
  /** Requests the whole phone again. */
  v.strictObject({ type: v.literal("state") }),
]);
export type LiveRequest = v.InferOutput<typeof LiveRequest>;
