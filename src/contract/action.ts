// The 17 actions of an agent. Points are in 0..1000 of the screen's width and height.
import * as v from "valibot";
import { JsonObject } from "./json.ts";

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
export const Point = v.strictTuple([share, share]);
export type Point = v.InferOutput<typeof Point>;

/** What an agent says in words: answers, questions, remarks. */
const words = v.pipe(v.string(), v.maxLength(4000));

const bare = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type) });
const at = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type), point: Point });
const along = <const T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), point1: Point, point2: Point });
const saying = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type), value: words });
const ending = <const T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), value: v.exactOptional(words) });

export const Action = v.variant("type", [
  at("CLICK"),
  at("DOUBLE_TAP"),
  at("LONG_PRESS"),
  v.strictObject({
    type: v.literal("TYPE"),
    value: words,
    point: v.exactOptional(Point),
    clear: v.exactOptional(v.boolean()),
  }),
  along("SWIPE"),
  along("DRAG"),
  bare("BACK"),
  bare("HOME"),
  bare("RECENT"),
  bare("ENTER"),
  v.strictObject({ type: v.literal("WAIT"), value: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)) }),
  v.strictObject({ type: v.literal("AWAKE"), value: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  saying("ANSWER"),
  ending("COMPLETE"),
  ending("ABORT"),
  saying("INFO"),
  bare("NOOP"),
]);
export type Action = v.InferOutput<typeof Action>;
export type ActionType = Action["type"];

export const actionTypes: readonly ActionType[] = Action.options.map((option) => option.entries.type.literal);

/** A call of one of the phone's tools, beside the glass: only where the environment was created with `tools: true`. */
export const ToolCall = v.strictObject({
  type: v.literal("TOOL"),
  tool: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  args: v.exactOptional(JsonObject),
});
export type ToolCall = v.InferOutput<typeof ToolCall>;
/** What a step can be. */
export const StepAction = v.variant("type", [...Action.options, ToolCall]);
export type StepAction = v.InferOutput<typeof StepAction>;
export const stepActionTypes: readonly StepAction["type"][] = [...actionTypes, "TOOL"];
