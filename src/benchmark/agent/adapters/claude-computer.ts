// Claude's computer use as function calls: one function `computer` with the vendor's input, or one function for each member
// as its newer toolset names them, and the phone's keys beside it. Points are pixels of the picture that is sent.
import type { ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action, Point } from "../../../contract/action.ts";
import { defineAdapter, type Fault, type Options, type Region, type Size } from "../adapter.ts";
import {
  act,
  badArgs,
  nothing,
  parsedCalls,
  pointerDown,
  pointerUp,
  pointTo,
  press,
  talk,
  typeIn,
  unknownCall,
  type Moment,
} from "../reading/computer-use.ts";
import { phoneKey, phoneTools, spoken, tool } from "../reading/phone-tools.ts";
import { numberAt, textAt, type JsonObject, type JsonValue } from "../reading/json.ts";
import { directionAlong, directionOf, opposite, pairOf, pixelsOf, placed, scrolled } from "../reading/point.ts";

export default defineAdapter({
  id: "claude-computer",
  about: "Claude with its computer-use actions",
  prompt: "claude-computer.txt",
  settings: { max_tokens: 4096 },
  // `limit`: the largest picture of the models up to 2025 (legacy), or of those since (large).
  // `zoom`: whether the model is offered to see a part of the screen enlarged, as its toolset does. It costs a step.
  options: { limit: "legacy", zoom: true, pictures: 3 },
  picture: (screen, options) => ({ ...(options["limit"] === "large" ? large(screen) : legacy(screen)), format: "png" }),

  request: (s) => ({
    messages: talk(s, {
      perform,
      answer: (heard, message) => message ?? (heard || "Done."),
    }),
    tools: [computer(s.picture, s.options), ...phoneTools],
  }),

  parse: (reply, s) => parsedCalls(reply, s, perform),

  render: (action, thought, s) => {
    const inputs = inputsFor(action, s.picture);
    return spoken(action, thought, s, inputs && inputs.map((args) => ({ name: "computer", args })));
  },
});

/** 1568 pixels along the longer side and 1.15 million in all. */
function legacy(screen: Size): Size {
  const { width, height } = screen;
  return scaled(screen, Math.min(1, 1568 / Math.max(width, height), Math.sqrt(1_150_000 / (width * height))));
}
/** 2576 pixels along the longer side and 4784 squares of 28 pixels. */
function large(screen: Size): Size {
  const most = Math.max(screen.width, screen.height);
  const squares = ({ width, height }: Size): number => Math.ceil(width / 28) * Math.ceil(height / 28);
  for (let side = Math.min(2576, most); ; side--) {
    const size = scaled(screen, side / most);
    if (squares(size) <= 4784) return size;
  }
}
// What is a whole number but for the last bit must not lose a pixel.
const scaled = ({ width, height }: Size, by: number): Size => ({
  width: Math.max(1, Math.floor(width * by + 1e-6)),
  height: Math.max(1, Math.floor(height * by + 1e-6)),
});

function perform(name: string, args: JsonObject, moment: Moment): string | Fault {
  const own = phoneKey(name, args, moment);
  if (own !== null) return own;
  const action = name === "computer" ? textAt(args, "action") : name;
  if (action === null) return { kind: "no_action", detail: "computer lacks its action" };
  const space = pixelsOf(moment.picture);
  const spot = (key: string): Point | null => {
    const pair = pairOf(args[key]);
    return pair && placed(space, pair, moment.repairs);
  };
  const [given, start] = [spot("coordinate"), spot("start_coordinate")];
  for (const [key, point] of Object.entries({ coordinate: given, start_coordinate: start }))
    if (args[key] != null && point === null) return badArgs(`${action}: ${key} is no point of the screen`);
  const at = given ?? moment.at;
  const nowhere = badArgs(`${action} lacks its coordinate`);
  if (action.endsWith("click") && textAt(args, "text")) moment.notes.push("a phone has no modifier keys");

  switch (action) {
    case "left_click":
      return at ? act(moment, { type: "CLICK", point: at }, at) : nowhere;
    case "double_click":
    case "triple_click":
      return at ? act(moment, { type: "DOUBLE_TAP", point: at }, at) : nowhere;
    case "right_click":
      return at ? act(moment, { type: "LONG_PRESS", point: at }, at) : nowhere;
    case "left_click_drag": {
      const from = start ?? moment.at;
      return from && given && at ? act(moment, { type: "DRAG", point1: from, point2: at }, at) : nowhere;
    }
    case "mouse_move":
      return given && at ? pointTo(moment, at) : nowhere;
    case "left_mouse_down":
      if (at) moment.at = at;
      return pointerDown(moment);
    case "left_mouse_up":
      if (at) moment.at = at;
      return pointerUp(moment);
    case "scroll": {
      const direction = directionOf(args["scroll_direction"]);
      const amount = numberAt(args, "scroll_amount") ?? 3;
      if (!at) return nowhere;
      if (!direction) return badArgs("scroll lacks its scroll_direction");
      if (amount <= 0) return badArgs("scroll_amount must be more than 0");
      return act(moment, { type: "SWIPE", ...scrolled(at, opposite[direction], Math.min(800, amount * 100)) }, at);
    }
    case "type": {
      const text = textAt(args, "text");
      return text === null ? badArgs("type lacks its text") : typeIn(moment, text);
    }
    case "key": {
      const text = textAt(args, "text");
      if (text === null) return badArgs("key lacks its text");
      const times = Math.min(100, Math.max(1, Math.round(numberAt(args, "repeat") ?? 1)));
      return Array.from({ length: times }, () => press(moment, text)).at(-1)!;
    }
    case "wait":
      return act(moment, { type: "WAIT", value: numberAt(args, "duration") ?? 1 });
    case "screenshot":
      return nothing(moment, "", "");
    case "cursor_position": {
      const [x, y] = space.from(moment.at ?? [500, 500]);
      return nothing(moment, "", `X=${x},Y=${y}`);
    }
    case "zoom": {
      const region = regionOf(args["region"], moment);
      if (!region) return badArgs("zoom: region is no part of the screen");
      moment.zoom = region;
      return nothing(moment, "", "The part follows enlarged, then the whole screenshot.");
    }
    case "hold_key":
    case "middle_click":
      return nothing(moment, `no ${action} on this phone`);
    default:
      return unknownCall(moment, action);
  }
}

/** In pixels of the whole picture, as points are. */
function regionOf(value: JsonValue | undefined, { picture, repairs }: Moment): Region | null {
  if (!Array.isArray(value) || value.length !== 4) return null;
  const corners = [pairOf(value.slice(0, 2)), pairOf(value.slice(2))].map(
    (pair) => pair && placed(pixelsOf(picture), pair, repairs),
  );
  const [from, to] = corners;
  return from && to && from[0] < to[0] && from[1] < to[1] ? [...from, ...to] : null;
}

/** What `computer` is given for an action; null for those that are not its own. */
function inputsFor(action: Action, picture: Size): JsonObject[] | null {
  const { from } = pixelsOf(picture);
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
      // It is said in whole notches of a wheel: other paths cannot be.
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
const computer = ({ width, height }: Size, { zoom }: Options): ChatCompletionTool =>
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
