// OpenAI's computer use as function calls. The request offers the function `computerTool`, whose argument is the
// vendor's list of actions, and extra functions for the phone's keys. The adapter also accepts a single action instead
// of a list. Points are pixels of the sent picture.
import type { ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action, Point } from "#contract/action.ts";
import { defineAdapter, type Fault, type Size } from "../adapter.ts";
import {
  addAction,
  badArgs,
  askPermission,
  doNothing,
  parseCalls,
  movePointer,
  pressKey,
  buildConversation,
  typeIn,
  unknownCall,
  type TurnState,
} from "../reading/computer-use.ts";
import { performPhoneTool, phoneTools, renderReply, tool } from "../reading/phone-tools.ts";
import { isObject, numberAt, parseObject, textAt, type JsonObject, type JsonValue } from "../reading/json.ts";
import { readPairAt, readPair, pixelSpace, toScreenPoint, scrollPath } from "../reading/point.ts";

export default defineAdapter({
  id: "openai-computer",
  about: "OpenAI's models with their computer-use actions",
  prompt: "openai-computer.txt",
  settings: { max_completion_tokens: 8192 },
  // `homeKey`: whether HOME means the phone's home key instead of the Home key of a keyboard.
  options: { homeKey: true, pictures: 3, detail: "original" },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => ({
    messages: buildConversation(s, {
      detail: s.options["detail"] === "original" ? "original" : "high",
      perform,
      answer: (result, message) => [message ?? "", result].filter((part) => part !== "").join("\n") || "Done.",
    }),
    tools: [computerTool(s.picture), ...phoneTools],
  }),

  parse: (reply, s) => parseCalls(reply, s, perform),

  render: (action, thought, s) => {
    const actions = actionsFor(action, s.picture);
    return renderReply(action, thought, s, actions && [{ name: "computer", args: { actions } }]);
  },
});

function perform(name: string, args: JsonObject, moment: TurnState): string | Fault {
  const own = performPhoneTool(name, args, moment);
  if (own !== null) return own;
  if (name !== "computer") return unknownCall(moment, name);
  const { pending_safety_checks: checks, ...rest } = args;
  const actions = readActions(rest, moment.repairs);
  if (!actions) return { kind: "no_action", detail: "computer lacks its actions" };
  if (Array.isArray(checks) && checks.length > 0) {
    const questions = checks.map((check) => (isObject(check) && textAt(check, "message", "code")) || "Shall I go on?");
    const waits = askPermission(moment, JSON.stringify(rest), questions.join("\n"));
    if (waits !== null) return waits;
  }
  const results: string[] = [];
  for (const [n, action] of actions.entries()) {
    const result = performAction(action, moment);
    if (typeof result !== "string")
      return n === 0 ? result : { ...result, detail: `${result.detail}; done before it: ${n}` };
    if (result !== "") results.push(result);
  }
  return results.join("\n");
}

/**
 * Returns the list of actions, the single action, or the action whose fields are directly in the arguments. Returns
 * null if there is no action.
 */
function readActions(args: JsonObject, repairs: string[]): JsonObject[] | null {
  const value = args["actions"] ?? args["action"];
  if (value === undefined || (typeof value === "string" && !value.includes("{"))) {
    if (typeof args["type"] !== "string") return null;
    repairs.push("the action stood in place of the arguments");
    return [args];
  }
  const list: JsonValue[] = Array.isArray(value) ? value : [value];
  const actions: JsonObject[] = [];
  for (const one of list) {
    const read = typeof one === "string" ? parseObject(one) : null;
    if (read) repairs.push("an action was a text");
    const action = read?.value ?? one;
    if (!isObject(action)) return null;
    actions.push(action);
  }
  return actions.length > 0 ? actions : null;
}

function performAction(action: JsonObject, moment: TurnState): string | Fault {
  const type = textAt(action, "type");
  if (type === null) return { kind: "no_action", detail: "An action lacks its type" };
  const space = pixelSpace(moment.picture);
  const pair = readPairAt(action, "x", "y");
  const point = pair && toScreenPoint(space, pair, moment.repairs);
  if (point === null && (action["x"] != null || action["y"] != null))
    return badArgs(`${type}: x and y are no point of the screen`);
  const at = point ?? moment.pointer;
  const nowhere = badArgs(`${type} lacks its x and y`);

  switch (type) {
    case "click": {
      const button = textAt(action, "button") ?? "left";
      if (button === "back") return addAction(moment, { type: "BACK" });
      if (button !== "left" && button !== "right") return doNothing(moment, `no ${button} button on this phone`);
      return at ? addAction(moment, { type: button === "left" ? "CLICK" : "LONG_PRESS", point: at }, at) : nowhere;
    }
    case "double_click":
      return at ? addAction(moment, { type: "DOUBLE_TAP", point: at }, at) : nowhere;
    case "drag": {
      const path = Array.isArray(action["path"]) ? action["path"].map(readPair) : [];
      const [first, last] = [path[0], path.at(-1)];
      if (!first || !last || path.length < 2) return badArgs("drag lacks its path");
      const [point1, point2] = [
        toScreenPoint(space, first, moment.repairs),
        toScreenPoint(space, last, moment.repairs),
      ];
      if (!point1 || !point2) return badArgs("drag: an end of its path is no point of the screen");
      return addAction(moment, { type: "DRAG", point1, point2 }, point2);
    }
    case "scroll": {
      const [dx, dy] = [numberAt(action, "scroll_x") ?? 0, numberAt(action, "scroll_y") ?? 0];
      if (!at) return nowhere;
      if (dx === 0 && dy === 0) return badArgs("scroll must go somewhere");
      return addAction(moment, { type: "SWIPE", ...fingerPathFor(at, dx, dy, moment.picture) }, at);
    }
    case "keypress":
      return pressKeys(action["keys"] ?? action["key"], moment);
    case "move":
      return point ? movePointer(moment, point) : nowhere;
    case "type": {
      const text = textAt(action, "text");
      return text === null ? badArgs("type lacks its text") : typeIn(moment, text);
    }
    case "wait":
      return addAction(moment, { type: "WAIT", value: 1 });
    case "screenshot":
      return doNothing(moment, "", "");
    default:
      return unknownCall(moment, type);
  }
}

/**
 * Returns the path of the finger for a scroll by `dx` and `dy` pixels. The finger moves opposite to the scroll
 * direction.
 */
function fingerPathFor(at: Point, dx: number, dy: number, { width, height }: Size): { point1: Point; point2: Point } {
  const [x, y] = [(dx / width) * 1000, (dy / height) * 1000];
  if (x === 0) return scrollPath(at, y > 0 ? "up" : "down", Math.abs(y));
  if (y === 0) return scrollPath(at, x > 0 ? "left" : "right", Math.abs(x));
  const clamped = (n: number): number => Math.min(1000, Math.max(0, Math.round(n)));
  return { point1: at, point2: [clamped(at[0] - x), clamped(at[1] - y)] };
}

const modifiers = ["ctrl", "control", "cmd", "command", "meta", "alt", "option", "shift"];
/** Presses the keys together if one of them is a modifier. Otherwise presses one key after another. */
function pressKeys(keys: JsonValue | undefined, moment: TurnState): string | Fault {
  const names = (Array.isArray(keys) ? keys : [keys]).filter((key) => typeof key === "string");
  if (names.length === 0) return badArgs("keypress lacks its keys");
  const chords = names.some((name) => modifiers.includes(name.toLowerCase())) ? [names.join("+")] : names;
  const results = chords.map((chord) =>
    chord.toLowerCase() === "home" && moment.options["homeKey"] !== true
      ? doNothing(moment, "the HOME key does nothing here")
      : pressKey(moment, chord),
  );
  return results.filter((text) => text !== "").join("\n");
}

/** Returns the actions of `computerTool` for an action, or null if `computerTool` does not have the action. */
function actionsFor(action: Action, picture: Size): JsonObject[] | null {
  const spot = (point: Point): JsonObject => {
    const [x, y] = pixelSpace(picture).from(point);
    return { x, y };
  };
  switch (action.type) {
    case "CLICK":
      return [{ type: "click", button: "left", ...spot(action.point) }];
    case "LONG_PRESS":
      return [{ type: "click", button: "right", ...spot(action.point) }];
    case "DOUBLE_TAP":
      return [{ type: "double_click", ...spot(action.point) }];
    case "DRAG":
      return [{ type: "drag", path: [spot(action.point1), spot(action.point2)] }];
    case "SWIPE": {
      const [x1, y1] = pixelSpace(picture).from(action.point1);
      const [x2, y2] = pixelSpace(picture).from(action.point2);
      if (x1 === x2 && y1 === y2) return null;
      return [{ type: "scroll", x: x1, y: y1, scroll_x: x1 - x2, scroll_y: y1 - y2 }];
    }
    case "TYPE":
      if (action.value.endsWith("\n")) return null;
      return [
        ...(action.point ? [{ type: "click", button: "left", ...spot(action.point) }] : []),
        ...(action.clear === true ? [{ type: "keypress", keys: ["CTRL", "A"] }] : []),
        { type: "type", text: action.value },
      ];
    case "ENTER":
      return [{ type: "keypress", keys: ["ENTER"] }];
    case "WAIT":
      return action.value === 1 ? [{ type: "wait" }] : null;
    case "NOOP":
      return [{ type: "screenshot" }];
    default:
      return null;
  }
}

const pixel = { type: "integer", minimum: 0 };
const computerTool = ({ width, height }: Size): ChatCompletionTool =>
  tool(
    "computer",
    `Does actions on the screen of a phone, in order, as a pointer works a computer's. Its screenshots are ${width}x${height} pixels. A left click taps, a right one holds; scroll_y above 0 shows what is further down.`,
    {
      actions: {
        type: "array",
        minItems: 1,
        items: {
          type: "object",
          required: ["type"],
          properties: {
            type: {
              type: "string",
              enum: ["click", "double_click", "drag", "keypress", "move", "scroll", "type", "wait", "screenshot"],
            },
            x: { ...pixel, description: "For click, double_click, move and scroll" },
            y: pixel,
            button: { type: "string", enum: ["left", "right", "back"] },
            path: {
              type: "array",
              description: "For drag: where it begins and where it ends",
              items: { type: "object", properties: { x: pixel, y: pixel }, required: ["x", "y"] },
            },
            scroll_x: { type: "integer", description: "Pixels" },
            scroll_y: { type: "integer", description: "Pixels" },
            keys: { type: "array", items: { type: "string" }, description: "ENTER, ESC (back), or CTRL with A" },
            text: { type: "string", description: "For type: goes behind what is in the field that has the caret" },
          },
        },
      },
    },
  );
