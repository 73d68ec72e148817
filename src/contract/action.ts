// The 17 actions of an agent. Points are in thousandths (0..1000) of the screen's width and height.
import * as v from "valibot";
import { JsonObject } from "./json.ts";
import { KeyPress } from "./key-press.ts";
import { OpenUrl } from "./open-url.ts";
import { holdMs, maxDurationMs } from "./stroke.ts";

const coordinate = v.pipe(v.number(), v.minValue(0), v.maxValue(1000));
export const Point = v.strictTuple([coordinate, coordinate]);
export type Point = v.InferOutput<typeof Point>;

/** A text from the agent: an answer, a question or a remark. */
const freeText = v.pipe(v.string(), v.maxLength(4000));

/** The duration of a touch in milliseconds. Without it, a touch is as short or as long as its action needs. */
const duration = (min: number) =>
  v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(maxDurationMs)));

const plainAction = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type) });
const lineAction = <const T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), point1: Point, point2: Point, duration_ms: duration(1) });
const textAction = <const T extends string>(type: T) => v.strictObject({ type: v.literal(type), value: freeText });
const optionalTextAction = <const T extends string>(type: T) =>
  v.strictObject({ type: v.literal(type), value: v.exactOptional(freeText) });

export const Action = v.variant("type", [
  v.strictObject({ type: v.literal("CLICK"), point: Point, duration_ms: duration(1) }),
  v.strictObject({ type: v.literal("DOUBLE_TAP"), point: Point }),
  v.strictObject({ type: v.literal("LONG_PRESS"), point: Point, duration_ms: duration(holdMs) }),
  v.strictObject({
    type: v.literal("TYPE"),
    value: freeText,
    point: v.exactOptional(Point),
    clear: v.exactOptional(v.boolean()),
  }),
  lineAction("SWIPE"),
  lineAction("DRAG"),
  plainAction("BACK"),
  plainAction("HOME"),
  plainAction("RECENT"),
  plainAction("ENTER"),
  v.strictObject({ type: v.literal("WAIT"), value: v.pipe(v.number(), v.minValue(0), v.maxValue(3600)) }),
  v.strictObject({ type: v.literal("AWAKE"), value: v.pipe(v.string(), v.minLength(1), v.maxLength(100)) }),
  textAction("ANSWER"),
  optionalTextAction("COMPLETE"),
  optionalTextAction("ABORT"),
  textAction("INFO"),
  plainAction("NOOP"),
]);
export type Action = v.InferOutput<typeof Action>;
export type ActionType = Action["type"];

export const actionTypes: readonly ActionType[] = Action.options.map((option) => option.entries.type.literal);

/** What changes or concludes what the display shows: the 17 actions, and those that a phone has in addition. */
export type DisplayAction = Action | KeyPress | OpenUrl;

/**
 * A call of one of the phone's tools, which work without the display. Only allowed if the environment was created with
 * `tools: true`.
 */
export const ToolCall = v.strictObject({
  type: v.literal("TOOL"),
  tool: v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
  args: v.exactOptional(JsonObject),
});
export type ToolCall = v.InferOutput<typeof ToolCall>;
/** A step is an action, a key press, an address or a tool call. */
export const StepAction = v.variant("type", [...Action.options, KeyPress, OpenUrl, ToolCall]);
export type StepAction = v.InferOutput<typeof StepAction>;
/** Whether the action is one of the 17. */
export const isAction = (action: StepAction): action is Action =>
  action.type !== "KEY" && action.type !== "OPEN_URL" && action.type !== "TOOL";
export const stepActionTypes: readonly StepAction["type"][] = [...actionTypes, "KEY", "OPEN_URL", "TOOL"];
