// Claude's computer use as function calls. The request offers the function `computerTool`, which has the vendor's
// input, and extra functions for the phone's keys. The adapter also accepts calls of the newer toolset, which has one
// function per action. Points are pixels of the sent picture.
import type { ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action, Point } from "#contract/action.ts";
import { defineAdapter, type Fault, type Options, type Region, type Size } from "../adapter.ts";
import {
  addAction,
  badArgs,
  doNothing,
  parseCalls,
  pointerDown,
  pointerUp,
  movePointer,
  pressKey,
  buildConversation,
  typeIn,
  unknownCall,
  type TurnState,
} from "../reading/computer-use.ts";
import { performPhoneTool, phoneTools, renderReply, tool } from "../reading/phone-tools.ts";
import { numberAt, textAt, type JsonObject, type JsonValue } from "../reading/json.ts";
import {
  directionAlong,
  readDirection,
  opposite,
  readPair,
  pixelSpace,
  toScreenPoint,
  scrollPath,
} from "../reading/point.ts";

export default defineAdapter({
  id: "claude-computer",
  about: "Claude with its computer-use actions",
  prompt: "claude-computer.txt",
  settings: { max_tokens: 4096 },
  // `limit`: the maximum picture size, "legacy" for models up to 2025 and "large" for newer models. `zoom`: whether the
  // request offers the zoom action, which enlarges a part of the screen. A zoom costs a step.
  options: { limit: "legacy", zoom: true, pictures: 3 },
  picture: (screen, options) => ({
    ...(options["limit"] === "large" ? largeSize(screen) : legacySize(screen)),
    format: "png",
  }),

  request: (s) => ({
    messages: buildConversation(s, {
      perform,
      answer: (result, message) => message ?? (result || "Done."),
    }),
    tools: [computerTool(s.picture, s.options), ...phoneTools],
  }),

  parse: (reply, s) => parseCalls(reply, s, perform),

  render: (action, thought, s) => {
    const inputs = inputsFor(action, s.picture);
    return renderReply(action, thought, s, inputs && inputs.map((args) => ({ name: "computer", args })));
  },
});

/** Returns the largest size with at most 1568 pixels on the longer side and 1.15 million pixels in total. */
function legacySize(screen: Size): Size {
  const { width, height } = screen;
  return scaleSize(screen, Math.min(1, 1568 / Math.max(width, height), Math.sqrt(1_150_000 / (width * height))));
}
/** Returns the largest size with at most 2576 pixels on the longer side and 4784 squares of 28×28 pixels. */
function largeSize(screen: Size): Size {
  const most = Math.max(screen.width, screen.height);
  const squares = ({ width, height }: Size): number => Math.ceil(width / 28) * Math.ceil(height / 28);
  for (let side = Math.min(2576, most); ; side--) {
    const size = scaleSize(screen, side / most);
    if (squares(size) <= 4784) return size;
  }
}
// The small addend prevents a floating-point error from making the picture one pixel smaller.
const scaleSize = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.floor(width * by + 1e-6)),
  height: Math.max(1, Math.floor(height * by + 1e-6)),
});

function perform(name: string, args: JsonObject, moment: TurnState): string | Fault {
  const own = performPhoneTool(name, args, moment);
  if (own !== null) return own;
  const action = name === "computer" ? textAt(args, "action") : name;
  if (action === null) return { kind: "no_action", detail: "computer lacks its action" };
  const space = pixelSpace(moment.picture);
  const spot = (key: string): Point | null => {
    const pair = readPair(args[key]);
    return pair && toScreenPoint(space, pair, moment.repairs);
  };
  const [spotGiven, start] = [spot("coordinate"), spot("start_coordinate")];
  for (const [key, point] of Object.entries({ coordinate: spotGiven, start_coordinate: start }))
    if (args[key] != null && point === null) return badArgs(`${action}: ${key} is no point of the screen`);
  const at = spotGiven ?? moment.pointer;
  const nowhere = badArgs(`${action} lacks its coordinate`);
  if (action.endsWith("click") && textAt(args, "text")) moment.notes.push("a phone has no modifier keys");

  switch (action) {
    case "left_click":
      return at ? addAction(moment, { type: "CLICK", point: at }, at) : nowhere;
    case "double_click":
    case "triple_click":
      return at ? addAction(moment, { type: "DOUBLE_TAP", point: at }, at) : nowhere;
    case "right_click":
      return at ? addAction(moment, { type: "LONG_PRESS", point: at }, at) : nowhere;
    case "left_click_drag": {
      const from = start ?? moment.pointer;
      return from && spotGiven && at ? addAction(moment, { type: "DRAG", point1: from, point2: at }, at) : nowhere;
    }
    case "mouse_move":
      return spotGiven && at ? movePointer(moment, at) : nowhere;
    case "left_mouse_down":
      if (at) moment.pointer = at;
      return pointerDown(moment);
    case "left_mouse_up":
      if (at) moment.pointer = at;
      return pointerUp(moment);
    case "scroll": {
      const direction = readDirection(args["scroll_direction"]);
      const amount = numberAt(args, "scroll_amount") ?? 3;
      if (!at) return nowhere;
      if (!direction) return badArgs("scroll lacks its scroll_direction");
      if (amount <= 0) return badArgs("scroll_amount must be more than 0");
      return addAction(
        moment,
        { type: "SWIPE", ...scrollPath(at, opposite[direction], Math.min(800, amount * 100)) },
        at,
      );
    }
    case "type": {
      const text = textAt(args, "text");
      return text === null ? badArgs("type lacks its text") : typeIn(moment, text);
    }
    case "key": {
      const text = textAt(args, "text");
      if (text === null) return badArgs("key lacks its text");
      const times = Math.min(100, Math.max(1, Math.round(numberAt(args, "repeat") ?? 1)));
      return Array.from({ length: times }, () => pressKey(moment, text)).at(-1)!;
    }
    case "wait":
      return addAction(moment, { type: "WAIT", value: numberAt(args, "duration") ?? 1 });
    case "screenshot":
      return doNothing(moment, "", "");
    case "cursor_position": {
      const [x, y] = space.from(moment.pointer ?? [500, 500]);
      return doNothing(moment, "", `X=${x},Y=${y}`);
    }
    case "zoom": {
      const region = parseRegion(args["region"], moment);
      if (!region) return badArgs("zoom: region is no part of the screen");
      moment.zoom = region;
      return doNothing(moment, "", "The part follows enlarged, then the whole screenshot.");
    }
    case "hold_key":
    case "middle_click":
      return doNothing(moment, `no ${action} on this phone`);
    default:
      return unknownCall(moment, action);
  }
}

/** The region, like every point, is in pixels of the full picture. */
function parseRegion(value: JsonValue | undefined, { picture, repairs }: TurnState): Region | null {
  if (!Array.isArray(value) || value.length !== 4) return null;
  const corners = [readPair(value.slice(0, 2)), readPair(value.slice(2))].map(
    (pair) => pair && toScreenPoint(pixelSpace(picture), pair, repairs),
  );
  const [from, to] = corners;
  return from && to && from[0] < to[0] && from[1] < to[1] ? [...from, ...to] : null;
}

/** Returns the inputs of `computerTool` for an action, or null if `computerTool` does not have the action. */
function inputsFor(action: Action, picture: Size): JsonObject[] | null {
  const { from } = pixelSpace(picture);
  switch (action.type) {
    case "CLICK":
      return [{ action: "left_click", coordinate: from(action.point) }];
    case "DOUBLE_TAP":
      return [{ action: "double_click", coordinate: from(action.point) }];
    case "LONG_PRESS":
      return [{ action: "right_click", coordinate: from(action.point) }];
    case "DRAG":
      return [{ action: "left_click_drag", start_coordinate: from(action.point1), coordinate: from(action.point2) }];
    case "SWIPE": {
      const { point1, point2 } = action;
      const amount = Math.round(Math.max(Math.abs(point2[0] - point1[0]), Math.abs(point2[1] - point1[1])) / 100);
      // A scroll amount is a whole number of wheel notches, so a scroll cannot produce every path.
      const finger = amount < 1 || amount > 8 ? null : directionAlong(point1, point2, amount * 100);
      if (!finger) return null;
      const coordinate = from(point1);
      return [{ action: "scroll", coordinate, scroll_direction: opposite[finger], scroll_amount: amount }];
    }
    case "TYPE":
      if (action.value.endsWith("\n")) return null;
      return [
        ...(action.point ? [{ action: "left_click", coordinate: from(action.point) }] : []),
        ...(action.clear === true ? [{ action: "key", text: "ctrl+a" }] : []),
        { action: "type", text: action.value },
      ];
    case "ENTER":
      return [{ action: "key", text: "Return" }];
    case "WAIT":
      return [{ action: "wait", duration: action.value }];
    case "NOOP":
      return [{ action: "screenshot" }];
    default:
      return null;
  }
}

const spot = { type: "array", items: { type: "integer" }, minItems: 2, maxItems: 2 };
const region = {
  type: "array",
  items: { type: "integer" },
  minItems: 4,
  maxItems: 4,
  description: "For zoom: [left, top, right, bottom] of a part of the screenshot, in its pixels, to see it enlarged",
};
const computerTool = ({ width, height }: Size, { zoom }: Options): ChatCompletionTool =>
  tool(
    "computer",
    `The screen of a phone, worked as a pointer works a computer's. Its screenshots are ${width}x${height} pixels. \`left_click\` taps, \`right_click\` holds, \`double_click\` taps twice, \`scroll\` shows what lies in that direction, \`left_click_drag\` carries, \`type\` writes into the field that has the caret, \`key\` knows Return, Escape (back) and ctrl+a with BackSpace.`,
    {
      action: {
        type: "string",
        enum: [
          "left_click",
          "double_click",
          "right_click",
          "left_click_drag",
          "left_mouse_down",
          "left_mouse_up",
          "mouse_move",
          "scroll",
          "type",
          "key",
          "wait",
          "screenshot",
          ...(zoom === true ? ["zoom"] : []),
        ],
      },
      coordinate: { ...spot, description: "[x, y] in pixels of the screenshot; where a drag ends" },
      start_coordinate: { ...spot, description: "[x, y] where a drag begins" },
      text: { type: "string", description: "For type and key" },
      scroll_direction: { type: "string", enum: ["up", "down", "left", "right"] },
      scroll_amount: { type: "integer", minimum: 1, description: "Notches of a wheel: a tenth of the screen each" },
      duration: { type: "number", description: "Seconds to wait" },
      ...(zoom === true ? { region } : {}),
    },
    ["action"],
  );
