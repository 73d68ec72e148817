// An agent's actions as tools, for protocols in which a model calls functions.
import * as v from "valibot";
import { Action, type ActionType } from "./action.ts";
import { parseFlatAction, getFlatFields } from "./flat-action.ts";
import { issuesOf, type Issue } from "./problem.ts";

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** The schema of the tool's arguments. */
  readonly schema: v.GenericSchema;
  action(args: unknown): { readonly action: Action } | { readonly issues: readonly Issue[] };
}

const positionUnit = "Positions are in thousandths of the screen's width and height, from 0 to 1000, not in pixels.";
const singleActionTools: readonly [name: string, type: ActionType, description: string][] = [
  ["tap", "CLICK", `Tap a point. ${positionUnit}`],
  ["double_tap", "DOUBLE_TAP", `Tap a point twice, quickly. ${positionUnit}`],
  ["long_press", "LONG_PRESS", `Press a point and hold it. ${positionUnit}`],
  ["swipe", "SWIPE", `Swipe from one point to another; what scrolls goes on by itself for a while. ${positionUnit}`],
  ["drag", "DRAG", `Drag from one point to another and let go there. ${positionUnit}`],
  [
    "type",
    "TYPE",
    `Type text into the field that has the focus, or into the one at a point. With clear, what was in it goes first. ${positionUnit}`,
  ],
  ["open_app", "AWAKE", "Open an app by its name."],
  ["wait", "WAIT", "Wait so many seconds of the phone's clock, from 0 to 3600."],
  ["answer", "ANSWER", "Give the answer that the task asks for. The episode goes on: finish ends it."],
  ["ask", "INFO", "Ask the user something; they may answer."],
];

/** The actions that press a key: all actions without fields, except NOOP. */
const keyActions = Action.options
  .filter(({ entries }) => Object.keys(entries).length === 1)
  .map(({ entries }) => entries.type.literal)
  .filter((type) => type !== "NOOP");
const endActions = ["COMPLETE", "ABORT"] as const satisfies readonly ActionType[];

/**
 * Returns a tool that stands for several actions. One argument chooses the action; the other arguments are the fields
 * of that action.
 */
function makeChoiceTool(
  name: string,
  description: string,
  argument: string,
  says: string,
  types: readonly ActionType[],
): Tool {
  const chosen = v.pipe(v.picklist(types.map((type) => type.toLowerCase())), v.description(says));
  const schema = v.strictObject({ [argument]: chosen, ...getFlatFields(types[0]!) });
  return {
    name,
    description,
    schema,
    action(args) {
      const parsed = v.safeParse(schema, args);
      if (!parsed.success) return { issues: issuesOf(parsed.issues) };
      const { [argument]: which, ...rest } = parsed.output as Record<string, unknown>;
      return parseFlatAction(
        types.find((type) => type.toLowerCase() === which)!,
        rest,
      );
    },
  };
}

const keyNames = keyActions.map((type) => type.toLowerCase()).join(", ");
const endActionsDescription = "complete (the task is done) or abort (it cannot be done)";

/**
 * The tools of an agent. Each description states units, ranges and values in words, because some clients pass only the
 * description to the model.
 */
export const tools: readonly Tool[] = [
  ...singleActionTools.map(
    ([name, type, description]): Tool => ({
      name,
      description,
      schema: v.strictObject(getFlatFields(type)),
      action: (args) => parseFlatAction(type, args),
    }),
  ),
  makeChoiceTool(
    "press",
    `Press one of the phone's keys: ${keyNames}.`,
    "key",
    `The key, one of ${keyNames}.`,
    keyActions,
  ),
  makeChoiceTool(
    "finish",
    `End the episode, with the status ${endActionsDescription}.`,
    "status",
    `How it ends: ${endActionsDescription}.`,
    endActions,
  ),
];
