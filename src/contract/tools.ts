// An agent's actions as tools, for protocols in which a model calls functions.
import * as v from "valibot";
import { Action, type ActionType } from "./action.ts";
import { actionOfFlat, flatFieldsOf } from "./flat-action.ts";
import { issuesOf, type Issue } from "./problem.ts";

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** Of its arguments. */
  readonly schema: v.GenericSchema;
  action(args: unknown): { readonly action: Action } | { readonly issues: readonly Issue[] };
}

const unit = "Positions are in thousandths of the screen's width and height, from 0 to 1000, not in pixels.";
const plain: readonly [name: string, type: ActionType, description: string][] = [
  ["tap", "CLICK", `Tap a point. ${unit}`],
  ["double_tap", "DOUBLE_TAP", `Tap a point twice, quickly. ${unit}`],
  ["long_press", "LONG_PRESS", `Press a point and hold it. ${unit}`],
  ["swipe", "SWIPE", `Swipe from one point to another; what scrolls goes on by itself for a while. ${unit}`],
  ["drag", "DRAG", `Drag from one point to another and let go there. ${unit}`],
  [
    "type",
    "TYPE",
    `Type text into the field that has the focus, or into the one at a point. With clear, what was in it goes first. ${unit}`,
  ],
  ["open_app", "AWAKE", "Open an app by its name."],
  ["wait", "WAIT", "Wait so many seconds of the phone's clock, from 0 to 3600."],
  ["answer", "ANSWER", "Give the answer that the task asks for. The episode goes on: finish ends it."],
  ["ask", "INFO", "Ask the user something; they may answer."],
];

/** Actions without a field. The one that does nothing is no key. */
const keys = Action.options
  .filter(({ entries }) => Object.keys(entries).length === 1)
  .map(({ entries }) => entries.type.literal)
  .filter((type) => type !== "NOOP");
const endings = ["COMPLETE", "ABORT"] as const satisfies readonly ActionType[];

/** A tool that stands for several actions: one argument says which, the others are that action's. */
function choosing(
  name: string,
  description: string,
  argument: string,
  says: string,
  types: readonly ActionType[],
): Tool {
  const chosen = v.pipe(v.picklist(types.map((type) => type.toLowerCase())), v.description(says));
  const schema = v.strictObject({ [argument]: chosen, ...flatFieldsOf(types[0]!) });
  return {
    name,
    description,
    schema,
    action(args) {
      const parsed = v.safeParse(schema, args);
      if (!parsed.success) return { issues: issuesOf(parsed.issues) };
      const { [argument]: which, ...rest } = parsed.output as Record<string, unknown>;
      return actionOfFlat(
        types.find((type) => type.toLowerCase() === which)!,
        rest,
      );
    },
  };
}

const keyNames = keys.map((type) => type.toLowerCase()).join(", ");
const endingsSay = "complete (the task is done) or abort (it cannot be done)";

/** Each says its units, ranges and values in words: some clients pass on nothing else that a server says. */
export const tools: readonly Tool[] = [
  ...plain.map(
    ([name, type, description]): Tool => ({
      name,
      description,
      schema: v.strictObject(flatFieldsOf(type)),
      action: (args) => actionOfFlat(type, args),
    }),
  ),
  choosing("press", `Press one of the phone's keys: ${keyNames}.`, "key", `The key, one of ${keyNames}.`, keys),
  choosing(
    "finish",
    `End the episode, with the status ${endingsSay}.`,
    "status",
    `How it ends: ${endingsSay}.`,
    endings,
  ),
];
