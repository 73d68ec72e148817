// Gemini's computer use as function calls, one function for each action, on a grid of 0..999. The functions for phones are
// offered; those for browsers and those of the first generation are understood too.
import type { ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action, Point } from "../../../contract/action.ts";
import { defineAdapter, type Fault, type Options, type Situation } from "../adapter.ts";
import {
  act,
  badArgs,
  guarded,
  nothing,
  parsedCalls,
  pointerDown,
  pointerUp,
  pointTo,
  press,
  talk,
  unknownCall,
  write,
  type Moment,
} from "../reading/computer-use.ts";
import { phoneKey, phoneTools, spoken, tool, type Say } from "../reading/phone-tools.ts";
import { isObject, numberAt, objectIn, textAt, type JsonObject, type JsonValue } from "../reading/json.ts";
import { directionAlong, directionOf, opposite, pairAt, placed, scrolled, thousand } from "../reading/point.ts";

export default defineAdapter({
  id: "gemini-computer",
  about: "Gemini with its computer-use functions for phones",
  prompt: "gemini-computer.txt",
  settings: { temperature: 1, top_p: 0.95, max_tokens: 8192 },
  // `drag`: what drag_and_drop does. It is the only way to scroll that phones are given (swipe); where it carries (drag),
  // the other screens' scroll is offered beside it.
  // `enterDefault`: whether type_text_at presses enter where it does not say.
  options: { drag: "swipe", enterDefault: true, pictures: 3 },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => ({
    messages: talk(s, {
      perform,
      answer: (heard, message, { args }) => {
        const error = heard.startsWith("Error: ") ? heard.slice("Error: ".length) : null;
        return JSON.stringify({
          ...(message === null ? {} : { user: message }),
          ...(error === null ? (objectIn(heard)?.value ?? { status: heard || "done" }) : { error }),
          ...(confirmationIn(objectIn(args)?.value ?? {}) === null ? {} : { safety_acknowledgement: true }),
        });
      },
    }),
    tools: toolsOf(s.options),
  }),

  parse: (reply, s) => parsedCalls(reply, s, perform),

  render: (action, thought, s) => spoken(action, thought, s, callsFor(action, s)),
});

const carries = (options: Options): boolean => options["drag"] === "drag";

/** What the model's guard wants the user to be asked; null where it wants nothing. */
function confirmationIn(args: JsonObject): string | null {
  const safety = args["safety_decision"];
  if (!isObject(safety) || safety["decision"] !== "require_confirmation") return null;
  return textAt(safety, "explanation") ?? "Shall I go on?";
}

/** Each number of a point has its own name. */
const pointNames = [
  ["x", "y"],
  ["start_x", "start_y"],
  ["end_x", "end_y"],
  ["destination_x", "destination_y"],
] as const;

function perform(name: string, args: JsonObject, moment: Moment): string | Fault {
  const question = confirmationIn(args);
  if (question !== null) {
    const { safety_decision: _, intent: __, ...rest } = args;
    const waits = guarded(moment, `${name} ${JSON.stringify(rest)}`, question);
    if (waits !== null) return waits;
  }
  const own = phoneKey(name, args, moment);
  if (own !== null) return own;
  const points: Record<string, Point> = {};
  for (const [x, y] of pointNames) {
    if (args[x] == null && args[y] == null) continue;
    const pair = pairAt(args, x, y);
    const point = pair && placed(thousand, pair, moment.repairs);
    if (point === null) return badArgs(`${name}: ${x} and ${y} are no point of the screen`);
    points[x] = point;
  }
  const given = points["x"];
  const at = given ?? moment.at;
  const nowhere = badArgs(`${name} lacks its x and y`);

  switch (name) {
    case "click":
    case "click_at":
      return at ? act(moment, { type: "CLICK", point: at }, at) : nowhere;
    case "double_click":
    case "triple_click":
      return at ? act(moment, { type: "DOUBLE_TAP", point: at }, at) : nowhere;
    case "long_press":
    case "long_press_at":
    case "right_click":
      return at ? act(moment, { type: "LONG_PRESS", point: at }, at) : nowhere;
    case "type": {
      const text = textAt(args, "text");
      if (text === null) return badArgs("type lacks its text");
      write(moment, text);
      return isTrue(args["press_enter"]) ? act(moment, { type: "ENTER" }) : "";
    }
    case "type_text_at": {
      const text = textAt(args, "text");
      if (text === null) return badArgs("type_text_at lacks its text");
      const clear = args["clear_before_typing"] == null || isTrue(args["clear_before_typing"]);
      write(moment, text, { ...(given ? { point: given } : {}), clear });
      const enters =
        args["press_enter"] == null ? moment.options["enterDefault"] === true : isTrue(args["press_enter"]);
      return enters ? act(moment, { type: "ENTER" }) : "";
    }
    case "drag_and_drop": {
      const from = points["start_x"] ?? given;
      const to = points["end_x"] ?? points["destination_x"];
      if (!from || !to) return badArgs("drag_and_drop lacks one of its points");
      const type = carries(moment.options) ? "DRAG" : "SWIPE";
      return act(moment, { type, point1: from, point2: to }, to);
    }
    case "scroll":
    case "scroll_at":
    case "scroll_document": {
      const direction = directionOf(args["direction"]);
      if (!direction) return badArgs(`${name} lacks its direction`);
      const from = name === "scroll_document" ? null : at;
      const length = scrollLength(name, args, moment, direction === "up" || direction === "down");
      if (length <= 0) return badArgs(`${name} must go somewhere`);
      return act(
        moment,
        { type: "SWIPE", ...scrolled(from ?? [500, 500], opposite[direction], length) },
        from ?? undefined,
      );
    }
    case "press_key":
    case "key_combination":
    case "hotkey": {
      const keys = args["key"] ?? args["keys"];
      const chord = Array.isArray(keys) ? keys.join("+") : keys;
      return typeof chord === "string" ? press(moment, chord) : badArgs(`${name} lacks its keys`);
    }
    case "go_back":
      return act(moment, { type: "BACK" });
    case "go_home":
      return act(moment, { type: "HOME" });
    case "wait":
      return act(moment, { type: "WAIT", value: numberAt(args, "seconds") ?? 1 });
    case "wait_5_seconds":
      return act(moment, { type: "WAIT", value: 5 });
    case "mouse_down":
      if (given) moment.at = given;
      return pointerDown(moment);
    case "mouse_up":
      if (given) moment.at = given;
      return pointerUp(moment);
    case "move":
    case "hover_at":
      return given ? pointTo(moment, given) : nowhere;
    case "list_apps":
      return nothing(moment, "", JSON.stringify({ apps: moment.apps }));
    case "take_screenshot":
      return nothing(moment, "", "");
    case "middle_click":
    case "key_down":
    case "key_up":
    case "go_forward":
    case "navigate":
    case "search":
    case "open_web_browser":
      return nothing(moment, `no ${name} on this phone`);
    default:
      return unknownCall(moment, name);
  }
}
const isTrue = (value: JsonValue | undefined): boolean => value === true || value === "true";

/** In thousandths; the later generation counts in pixels. */
function scrollLength(name: string, args: JsonObject, { picture }: Moment, upright: boolean): number {
  const pixels = numberAt(args, "magnitude_in_pixels");
  const side = upright ? picture.height : picture.width;
  if (pixels !== null) return Math.round((pixels / side) * 1000);
  const units = numberAt(args, "magnitude");
  if (units !== null) return Math.min(1000, units);
  return name === "scroll" ? Math.round((300 / side) * 1000) : name === "scroll_at" ? 800 : 400;
}

/** In the functions for phones; null for what they have no word of their own for. */
function callsFor(action: Action, { options, picture }: Situation): Say[] | null {
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
      if (carries(options) === (action.type === "DRAG"))
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
const own = (name: string, description: string, properties: object = {}, required = Object.keys(properties)) =>
  tool(name, description, { ...properties, intent }, required);
const scroll = own(
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
  own("open_app", "Open an app by its name", { app_name: { type: "string" } }),
  own("list_apps", "The names of the phone's apps"),
  own("click", "Tap a point", { x: count, y: count }),
  own("long_press", "Hold a point", { x: count, y: count, seconds: { type: "number" } }, ["x", "y"]),
  own(
    "type",
    "Write into the field that has the caret, behind what is there",
    { text: { type: "string" }, press_enter: { type: "boolean" } },
    ["text"],
  ),
  own(
    "drag_and_drop",
    carries(options)
      ? "Hold a point, move to another and let go"
      : "Move the finger from one point to another; this scrolls: up shows what is further down",
    { start_x: count, start_y: count, end_x: count, end_y: count },
  ),
  ...(carries(options) ? [scroll] : []),
  own("press_key", "Press a key: home, recent, back, enter", { key: { type: "string" } }),
  own("go_back", "The phone's back key"),
  own("wait", "Let seconds pass", { seconds: { type: "number" } }, []),
  own("take_screenshot", "Look again"),
  tool("yield_to_user", "Ask the user what only the user can say", { question: { type: "string" } }),
  ...phoneTools.filter((one) => one.type === "function" && ["finish", "give_up"].includes(one.function.name)),
];
