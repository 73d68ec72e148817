// Gemini's computer use as function calls, one function per action, on a grid of 0..999. The request offers the
// functions for phones. The adapter also accepts calls of browser functions and of functions of the first generation.
import type { ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action, Point } from "#contract/action.ts";
import { defineAdapter, type Fault, type Options, type Situation } from "../adapter.ts";
import {
  addAction,
  badArgs,
  askPermission,
  doNothing,
  parseCalls,
  pointerDown,
  pointerUp,
  movePointer,
  pressKey,
  buildConversation,
  unknownCall,
  writeText,
  type TurnState,
} from "../reading/computer-use.ts";
import { performPhoneTool, phoneTools, renderReply, tool, type NamedCall } from "../reading/phone-tools.ts";
import { isObject, numberAt, parseObject, textAt, type JsonObject, type JsonValue } from "../reading/json.ts";
import {
  directionAlong,
  readDirection,
  opposite,
  readPairAt,
  toScreenPoint,
  scrollPath,
  thousandSpace,
} from "../reading/point.ts";

export default defineAdapter({
  id: "gemini-computer",
  about: "Gemini with its computer-use functions for phones",
  prompt: "gemini-computer.txt",
  settings: { temperature: 1, top_p: 0.95, max_tokens: 8192 },
  // `drag`: the gesture that the function drag_and_drop makes. With "swipe", drag_and_drop scrolls, and the request
  // offers no other function that scrolls. With "drag", drag_and_drop drags items, and the request also offers the
  // scroll function of other devices. `enterDefault`: whether a call of type_text_at presses enter if the call does not
  // contain `press_enter`.
  options: { drag: "swipe", enterDefault: true, pictures: 3 },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => ({
    messages: buildConversation(s, {
      perform,
      answer: (result, message, { args }) => {
        const error = result.startsWith("Error: ") ? result.slice("Error: ".length) : null;
        return JSON.stringify({
          ...(message === null ? {} : { user: message }),
          ...(error === null ? (parseObject(result)?.value ?? { status: result || "done" }) : { error }),
          ...(confirmationIn(parseObject(args)?.value ?? {}) === null ? {} : { safety_acknowledgement: true }),
        });
      },
    }),
    tools: toolsOf(s.options),
  }),

  parse: (reply, s) => parseCalls(reply, s, perform),

  render: (action, thought, s) => renderReply(action, thought, s, callsFor(action, s)),
});

const dragsItems = (options: Options): boolean => options["drag"] === "drag";

/** Returns the question of the model's safety check if the user has to confirm the call. Otherwise returns null. */
function confirmationIn(args: JsonObject): string | null {
  const safety = args["safety_decision"];
  if (!isObject(safety) || safety["decision"] !== "require_confirmation") return null;
  return textAt(safety, "explanation") ?? "Shall I go on?";
}

/** The names of the fields for the x and y coordinate of each point. */
const pointNames = [
  ["x", "y"],
  ["start_x", "start_y"],
  ["end_x", "end_y"],
  ["destination_x", "destination_y"],
] as const;

function perform(name: string, args: JsonObject, moment: TurnState): string | Fault {
  const question = confirmationIn(args);
  if (question !== null) {
    const { safety_decision: _, intent: __, ...rest } = args;
    const waits = askPermission(moment, `${name} ${JSON.stringify(rest)}`, question);
    if (waits !== null) return waits;
  }
  const own = performPhoneTool(name, args, moment);
  if (own !== null) return own;
  const points: Record<string, Point> = {};
  for (const [x, y] of pointNames) {
    if (args[x] == null && args[y] == null) continue;
    const pair = readPairAt(args, x, y);
    const point = pair && toScreenPoint(thousandSpace, pair, moment.repairs);
    if (point === null) return badArgs(`${name}: ${x} and ${y} are no point of the screen`);
    points[x] = point;
  }
  const spotGiven = points["x"];
  const at = spotGiven ?? moment.pointer;
  const nowhere = badArgs(`${name} lacks its x and y`);

  switch (name) {
    case "click":
    case "click_at":
      return at ? addAction(moment, { type: "CLICK", point: at }, at) : nowhere;
    case "double_click":
    case "triple_click":
      return at ? addAction(moment, { type: "DOUBLE_TAP", point: at }, at) : nowhere;
    case "long_press":
    case "long_press_at":
    case "right_click":
      return at ? addAction(moment, { type: "LONG_PRESS", point: at }, at) : nowhere;
    case "type": {
      const text = textAt(args, "text");
      if (text === null) return badArgs("type lacks its text");
      writeText(moment, text);
      return isTrue(args["press_enter"]) ? addAction(moment, { type: "ENTER" }) : "";
    }
    case "type_text_at": {
      const text = textAt(args, "text");
      if (text === null) return badArgs("type_text_at lacks its text");
      const clear = args["clear_before_typing"] == null || isTrue(args["clear_before_typing"]);
      writeText(moment, text, { ...(spotGiven ? { point: spotGiven } : {}), clear });
      const enters =
        args["press_enter"] == null ? moment.options["enterDefault"] === true : isTrue(args["press_enter"]);
      return enters ? addAction(moment, { type: "ENTER" }) : "";
    }
    case "drag_and_drop": {
      const from = points["start_x"] ?? spotGiven;
      const to = points["end_x"] ?? points["destination_x"];
      if (!from || !to) return badArgs("drag_and_drop lacks one of its points");
      const type = dragsItems(moment.options) ? "DRAG" : "SWIPE";
      return addAction(moment, { type, point1: from, point2: to }, to);
    }
    case "scroll":
    case "scroll_at":
    case "scroll_document": {
      const direction = readDirection(args["direction"]);
      if (!direction) return badArgs(`${name} lacks its direction`);
      const from = name === "scroll_document" ? null : at;
      const length = scrollLength(name, args, moment, direction === "up" || direction === "down");
      if (length <= 0) return badArgs(`${name} must go somewhere`);
      return addAction(
        moment,
        { type: "SWIPE", ...scrollPath(from ?? [500, 500], opposite[direction], length) },
        from ?? undefined,
      );
    }
    case "press_key":
    case "key_combination":
    case "hotkey": {
      const keys = args["key"] ?? args["keys"];
      const chord = Array.isArray(keys) ? keys.join("+") : keys;
      return typeof chord === "string" ? pressKey(moment, chord) : badArgs(`${name} lacks its keys`);
    }
    case "go_back":
      return addAction(moment, { type: "BACK" });
    case "go_home":
      return addAction(moment, { type: "HOME" });
    case "wait":
      return addAction(moment, { type: "WAIT", value: numberAt(args, "seconds") ?? 1 });
    case "wait_5_seconds":
      return addAction(moment, { type: "WAIT", value: 5 });
    case "mouse_down":
      if (spotGiven) moment.pointer = spotGiven;
      return pointerDown(moment);
    case "mouse_up":
      if (spotGiven) moment.pointer = spotGiven;
      return pointerUp(moment);
    case "move":
    case "hover_at":
      return spotGiven ? movePointer(moment, spotGiven) : nowhere;
    case "list_apps":
      return doNothing(moment, "", JSON.stringify({ apps: moment.apps }));
    case "take_screenshot":
      return doNothing(moment, "", "");
    case "middle_click":
    case "key_down":
    case "key_up":
    case "go_forward":
    case "navigate":
    case "search":
    case "open_web_browser":
      return doNothing(moment, `no ${name} on this phone`);
    default:
      return unknownCall(moment, name);
  }
}
const isTrue = (value: JsonValue | undefined): boolean => value === true || value === "true";

/**
 * Returns the scroll length in thousandths of the screen. Calls of the later generation contain the length in pixels.
 */
function scrollLength(name: string, args: JsonObject, { picture }: TurnState, upright: boolean): number {
  const pixels = numberAt(args, "magnitude_in_pixels");
  const side = upright ? picture.height : picture.width;
  if (pixels !== null) return Math.round((pixels / side) * 1000);
  const units = numberAt(args, "magnitude");
  if (units !== null) return Math.min(1000, units);
  return name === "scroll" ? Math.round((300 / side) * 1000) : name === "scroll_at" ? 800 : 400;
}

/** Returns the calls of phone functions for an action, or null if no phone function can express the action. */
function callsFor(action: Action, { options, picture }: Situation): NamedCall[] | null {
  const spot = ([x, y]: Point, across = "x", down = "y"): JsonObject => ({
    [across]: Math.min(999, Math.round(x)),
    [down]: Math.min(999, Math.round(y)),
  });
  switch (action.type) {
    case "CLICK":
      return [{ name: "click", args: spot(action.point) }];
    case "LONG_PRESS":
      return [{ name: "long_press", args: spot(action.point) }];
    case "TYPE":
      if (action.clear === true) return null;
      return [
        ...(action.point ? [{ name: "click", args: spot(action.point) }] : []),
        { name: "type", args: { text: action.value } },
      ];
    case "SWIPE":
    case "DRAG": {
      const { point1, point2 } = action;
      if (dragsItems(options) === (action.type === "DRAG"))
        return [
          { name: "drag_and_drop", args: { ...spot(point1, "start_x", "start_y"), ...spot(point2, "end_x", "end_y") } },
        ];
      if (action.type === "DRAG") return null;
      const [across, down] = [Math.abs(point2[0] - point1[0]), Math.abs(point2[1] - point1[1])];
      const finger = directionAlong(point1, point2, Math.max(across, down));
      const pixels = Math.round((across > down ? across * picture.width : down * picture.height) / 1000);
      if (!finger || pixels === 0) return null;
      return [{ name: "scroll", args: { ...spot(point1), direction: opposite[finger], magnitude_in_pixels: pixels } }];
    }
    case "BACK":
      return [{ name: "go_back", args: {} }];
    case "HOME":
    case "RECENT":
    case "ENTER":
      return [{ name: "press_key", args: { key: action.type.toLowerCase() } }];
    case "WAIT":
      return [{ name: "wait", args: { seconds: action.value } }];
    case "INFO":
      return [{ name: "yield_to_user", args: { question: action.value } }];
    case "NOOP":
      return [{ name: "take_screenshot", args: {} }];
    default:
      return null;
  }
}

const count = { type: "integer", minimum: 0, maximum: 999 };
const intent = { type: "string", description: "Why, in a few words" };
const toolWithIntent = (
  name: string,
  description: string,
  properties: object = {},
  required = Object.keys(properties),
) => tool(name, description, { ...properties, intent }, required);
const scroll = toolWithIntent(
  "scroll",
  "Show what lies in a direction of a point",
  {
    x: count,
    y: count,
    direction: { type: "string", enum: ["up", "down", "left", "right"] },
    magnitude_in_pixels: { type: "integer", minimum: 1 },
  },
  ["x", "y", "direction"],
);
const toolsOf = (options: Options): readonly ChatCompletionTool[] => [
  toolWithIntent("open_app", "Open an app by its name", { app_name: { type: "string" } }),
  toolWithIntent("list_apps", "The names of the phone's apps"),
  toolWithIntent("click", "Tap a point", { x: count, y: count }),
  toolWithIntent("long_press", "Hold a point", { x: count, y: count, seconds: { type: "number" } }, ["x", "y"]),
  toolWithIntent(
    "type",
    "Write into the field that has the caret, behind what is there",
    { text: { type: "string" }, press_enter: { type: "boolean" } },
    ["text"],
  ),
  toolWithIntent(
    "drag_and_drop",
    dragsItems(options)
      ? "Hold a point, move to another and let go"
      : "Move the finger from one point to another; this scrolls: up shows what is further down",
    { start_x: count, start_y: count, end_x: count, end_y: count },
  ),
  ...(dragsItems(options) ? [scroll] : []),
  toolWithIntent("press_key", "Press a key: home, recent, back, enter", { key: { type: "string" } }),
  toolWithIntent("go_back", "The phone's back key"),
  toolWithIntent("wait", "Let seconds pass", { seconds: { type: "number" } }, []),
  toolWithIntent("take_screenshot", "Look again"),
  tool("yield_to_user", "Ask the user what only the user can say", { question: { type: "string" } }),
  ...phoneTools.filter((one) => one.type === "function" && ["finish", "give_up"].includes(one.function.name)),
];
