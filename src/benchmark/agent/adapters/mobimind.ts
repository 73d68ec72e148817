// MobiMind (MobiAgent) in its end-to-end setup: one decider model answers with one JSON object that also contains the
// tap position. The setup with a separate planner, decider and grounder is not supported.
import { defineAdapter, failedParse, textReply, type Action, type Situation } from "../adapter.ts";
import { actionObject } from "../reading/action-object.ts";
import { isObject, parseObject, textAt, parseCompleteObjects, type JsonObject } from "../reading/json.ts";
import { readDirection, readPair, toScreenPoint, thousandSpace, type Direction } from "../reading/point.ts";
import {
  checkActions,
  noActionFault,
  askUserAction,
  isCutOff,
  ambiguousFault,
  truncatedFault,
  unknownAction,
  wasRepaired,
} from "../reading/parse-results.ts";
import {
  templateValues,
  fillTemplate,
  readReply,
  hasOpenThinking,
  joinThoughts,
  splitThinking,
} from "../reading/text.ts";

export default defineAdapter({
  id: "mobimind",
  about: "MobiMind end to end: a decider on Qwen3-VL that gives boxes",
  prompt: "mobimind.txt",
  settings: { temperature: 0, max_tokens: 256 },
  options: { scale: 0.5, suspended: "info" },
  picture: ({ width, height }, { scale }) => ({
    width: Math.round(width * Number(scale)),
    height: Math.round(height * Number(scale)),
    format: "jpeg",
  }),

  request: (s) => ({
    messages: [
      {
        role: "user",
        content: [
          { type: "image_url", image_url: { url: s.picture.url } },
          { type: "text", text: fillTemplate(s.prompt, { ...templateValues(s), history: historyOf(s) }) },
        ],
      },
    ],
  }),

  parse: (reply, s) => {
    const { text, reasoning, repairs: found } = readReply(reply);
    const { thought: inner, rest } = splitThinking(text, thinking, /\{/, parseCompleteObjects);
    const read = actionObject(rest, ["action", "动作"]);
    if (read === null) return noActionFault(reply, joinThoughts(reasoning, inner));
    if (read === "several") return ambiguousFault(reply, rest, joinThoughts(reasoning, inner), found);
    const repairs = [...found, ...read.repairs];
    const object = translateKeys(read.value);
    const thought = joinThoughts(reasoning, inner, textAt(object, "reasoning") ?? "");
    if (
      isCutOff(reply) &&
      (!read.isFinal || wasRepaired(repairs) || hasOpenThinking(text, thinking, parseCompleteObjects))
    )
      return truncatedFault(rest, thought, repairs);
    const name = textAt(object, "action");
    if (name === null || name.trim() === "")
      return failedParse("no_action", "The object names no action", thought, repairs);
    const parameters = parametersOf(object);
    // If the JSON was broken and has no status, the lost status may have reported a failure. Without this check, the
    // missing status would mean success.
    const sure = repairs.length === 0 || "status" in parameters;
    const actions = parseAction(name.trim(), sure ? parameters : { ...parameters, status: "" }, thought, repairs, s);
    if (actions === undefined) return unknownAction(name, thought, repairs);
    if (actions === null) return failedParse("bad_args", `${name} lacks what it needs`, thought, repairs);
    return checkActions({ actions, thought, repairs });
  },

  render: (action, thought, s) => {
    const call = formatAction(action, s);
    if (call === null) return null;
    // The format has no field for a question to the user, so the reasoning contains the question.
    const reasoning = action.type === "INFO" ? action.value : thought;
    return textReply(JSON.stringify({ reasoning, action: call[0], parameters: call[1] }));
  },
});

const thinking = ["think", "thinking"];

/** Lists the past answers, unchanged and numbered. A user's message follows the answer to which it replied. */
function historyOf({ past }: Situation): string {
  if (past.length === 0) return "(No history)";
  return past
    .map(({ reply, message }, i) => {
      const line = `${i + 1}. ${reply.text.trim().replaceAll(/\s*\n\s*/g, " ")}`;
      return message === null ? line : `${line}\nUser: ${message}`;
    })
    .join("\n");
}

/** Chinese names of actions and keys from an older prompt, and misspelled box keys. */
const keyTranslations: Readonly<Record<string, string>> = {
  思考: "reasoning",
  动作: "action",
  参数: "parameters",
  目标元素: "target_element",
  文本: "text",
  方向: "direction",
  "bbox-2d": "bbox",
  bbox_2d: "bbox",
  bbox2d: "bbox",
  bbox_2009: "bbox",
};
const translateKeys = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      keyTranslations[key.trim()] ?? key,
      isObject(value) ? translateKeys(value) : value,
    ]),
  );
/** Reads `parameters`. Also accepts `parameters` within `parameters`, and fields that are next to the action's name. */
function parametersOf(object: JsonObject): JsonObject {
  const outer = object["parameters"];
  const read = typeof outer === "string" ? parseObject(outer)?.value : outer;
  if (!isObject(read)) return object;
  return isObject(read["parameters"]) ? read["parameters"] : { ...object, ...read };
}

const actionNames: Readonly<Record<string, string>> = {
  点击: "click",
  输入: "input",
  滑动: "swipe",
  等待: "wait",
  完成: "done",
  点击输入: "click_input",
};
/** Swipe paths by direction, as the model's makers execute them. */
const swipePaths: Readonly<Record<Direction, { point1: [number, number]; point2: [number, number] }>> = {
  up: { point1: [500, 700], point2: [500, 300] },
  down: { point1: [500, 300], point2: [500, 700] },
  left: { point1: [700, 500], point2: [300, 500] },
  right: { point1: [300, 500], point2: [700, 500] },
};

/** Returns null if a required part is missing, undefined if the name is unknown. */
function parseAction(
  name: string,
  o: JsonObject,
  thought: string,
  repairs: string[],
  s: Situation,
): Action[] | null | undefined {
  const spot = (key: string) => {
    const pair = readPair(o[key]);
    return pair && toScreenPoint(thousandSpace, pair, repairs);
  };
  const point = spot("bbox") ?? spot("coordinates") ?? spot("point");
  const text = textAt(o, "text");
  switch (actionNames[name] ?? name.toLowerCase()) {
    case "click":
      return point && [{ type: "CLICK", point }];
    case "click_input":
      if (!point || text === null) return null;
      return [
        { type: "CLICK", point },
        { type: "TYPE", value: text, clear: true },
      ];
    case "input":
      return text === null ? null : [{ type: "TYPE", value: text, clear: true }];
    case "swipe": {
      const [point1, point2] = [spot("start_coords"), spot("end_coords")];
      if (point1 && point2) return [{ type: "SWIPE", point1, point2 }];
      // An unreadable point is an error. Without this check, the swipe would start in the middle of the screen.
      if (o["start_coords"] != null || o["end_coords"] != null) return null;
      const direction = readDirection(o["direction"]);
      return direction && [{ type: "SWIPE", ...swipePaths[direction] }];
    }
    case "wait":
      return [{ type: "WAIT", value: 1 }];
    case "done":
      return parseStatus(textAt(o, "status"), thought, s);
    default:
      return undefined;
  }
}

/** An older prompt has no status. With that prompt, `done` means success. */
function parseStatus(status: string | null, thought: string, s: Situation): Action[] | null {
  switch ((status ?? "success").trim().toLowerCase()) {
    case "success":
      return [{ type: "COMPLETE" }];
    case "failed":
    case "fail":
    case "failure":
      return [{ type: "ABORT" }];
    case "suspended":
      return [
        s.options["suspended"] === "complete" ? { type: "COMPLETE", value: "suspended" } : askUserAction(thought, s),
      ];
    default:
      return null;
  }
}

/**
 * Returns the name and parameters of an action, or null. The format has no keys, cannot open apps, and has only one
 * kind of tap.
 */
function formatAction(action: Action, s: Situation): [string, JsonObject] | null {
  switch (action.type) {
    case "CLICK": {
      const { name, bbox } = targetOf(action.point, s);
      return ["click", { target_element: name, bbox }];
    }
    case "TYPE":
      return action.point ? null : ["input", { text: action.value }];
    case "SWIPE": {
      const [[x1, y1], [x2, y2]] = [thousandSpace.from(action.point1), thousandSpace.from(action.point2)];
      const across = Math.abs(x2 - x1) > Math.abs(y2 - y1);
      const direction = across ? (x2 < x1 ? "LEFT" : "RIGHT") : y2 < y1 ? "UP" : "DOWN";
      return ["swipe", { direction, start_coords: [x1, y1], end_coords: [x2, y2] }];
    }
    case "WAIT":
      return action.value === 1 ? ["wait", {}] : null;
    case "COMPLETE":
      return ["done", { status: "success" }];
    case "ABORT":
      return ["done", { status: "failed" }];
    case "INFO":
      return s.options["suspended"] === "complete" ? null : ["done", { status: "suspended" }];
    default:
      return null;
  }
}

/**
 * Returns the name and box of the element whose middle is the point. If there is no such element, returns a box that
 * contains only the point.
 */
function targetOf([x, y]: readonly [number, number], { elements }: Situation) {
  const hit = (elements ?? []).find(
    ({ bounds: [x1, y1, x2, y2] }) => Math.abs((x1 + x2) / 2 - x) <= 1 && Math.abs((y1 + y2) / 2 - y) <= 1,
  );
  const bbox = (hit?.bounds ?? [x, y, x, y]).map(Math.round);
  return { name: hit?.name ?? "", bbox };
}
