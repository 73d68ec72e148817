// MobiMind (MobiAgent), end to end: one decider that answers with one JSON object and says itself where to tap. The form in
// which a planner, a decider and a grounder are asked apart is not spoken here.
import { defineAdapter, faulty, said, type Action, type Situation } from "../adapter.ts";
import { actionObject } from "../reading/action-object.ts";
import { isObject, objectIn, textAt, wholeObjects, type JsonObject } from "../reading/json.ts";
import { directionOf, pairOf, placed, thousand, type Direction } from "../reading/point.ts";
import { acted, actionless, asking, isCut, severalIn, truncated, unknown, wasCompleted } from "../reading/sayable.ts";
import { blanks, filled, heard, isThinking, thoughts, withoutThinking } from "../reading/text.ts";

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
          { type: "text", text: filled(s.prompt, { ...blanks(s), history: historyOf(s) }) },
        ],
      },
    ],
  }),

  parse: (reply, s) => {
    const { text, aside, repairs: found } = heard(reply);
    const { thought: inner, rest } = withoutThinking(text, thinking, /\{/, wholeObjects);
    const read = actionObject(rest, ["action", "动作"]);
    if (read === null) return actionless(reply, thoughts(aside, inner));
    if (read === "several") return severalIn(reply, rest, thoughts(aside, inner), found);
    const repairs = [...found, ...read.repairs];
    const object = renamed(read.value);
    const thought = thoughts(aside, inner, textAt(object, "reasoning") ?? "");
    if (isCut(reply) && (!read.sure || wasCompleted(repairs) || isThinking(text, thinking, wholeObjects)))
      return truncated(rest, thought, repairs);
    const name = textAt(object, "action");
    if (name === null || name.trim() === "") return faulty("no_action", "The object names no action", thought, repairs);
    const parameters = parametersOf(object);
    // Where the text was broken, a status that is not there may have said that it failed.
    const sure = repairs.length === 0 || "status" in parameters;
    const actions = fromObject(name.trim(), sure ? parameters : { ...parameters, status: "" }, thought, repairs, s);
    if (actions === undefined) return unknown(name, thought, repairs);
    if (actions === null) return faulty("bad_args", `${name} lacks what it needs`, thought, repairs);
    return acted({ actions, thought, repairs });
  },

  render: (action, thought, s) => {
    const call = spoken(action, s);
    if (call === null) return null;
    // Who waits for the user has no place for the question but the reasoning.
    const reasoning = action.type === "INFO" ? action.value : thought;
    return said(JSON.stringify({ reasoning, action: call[0], parameters: call[1] }));
  },
});

const thinking = ["think", "thinking"];

/** Past answers as they were given, numbered; what the user said stands beneath the answer that it follows. */
function historyOf({ past }: Situation): string {
  if (past.length === 0) return "(No history)";
  return past
    .map(({ reply, message }, i) => {
      const line = `${i + 1}. ${reply.text.trim().replaceAll(/\s*\n\s*/g, " ")}`;
      return message === null ? line : `${line}\nUser: ${message}`;
    })
    .join("\n");
}

/** Chinese names of actions and keys, as an older prompt had them, and slips in those of boxes. */
const chinese: Readonly<Record<string, string>> = {
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
const renamed = (object: JsonObject): JsonObject =>
  Object.fromEntries(
    Object.entries(object).map(([key, value]) => [
      chinese[key.trim()] ?? key,
      isObject(value) ? renamed(value) : value,
    ]),
  );
/** What stands in `parameters`, also where it stands there twice, or beside the action's name. */
function parametersOf(object: JsonObject): JsonObject {
  const outer = object["parameters"];
  const read = typeof outer === "string" ? objectIn(outer)?.value : outer;
  if (!isObject(read)) return object;
  return isObject(read["parameters"]) ? read["parameters"] : { ...object, ...read };
}

const names: Readonly<Record<string, string>> = {
  点击: "click",
  输入: "input",
  滑动: "swipe",
  等待: "wait",
  完成: "done",
  点击输入: "click_input",
};
/** The fingers' ways, as the model's makers execute them. */
const ways: Readonly<Record<Direction, { point1: [number, number]; point2: [number, number] }>> = {
  up: { point1: [500, 700], point2: [500, 300] },
  down: { point1: [500, 300], point2: [500, 700] },
  left: { point1: [700, 500], point2: [300, 500] },
  right: { point1: [300, 500], point2: [700, 500] },
};

/** Null where a part is missing without which the action means nothing; undefined for a name that is not known. */
function fromObject(
  name: string,
  o: JsonObject,
  thought: string,
  repairs: string[],
  s: Situation,
): Action[] | null | undefined {
  const spot = (key: string) => {
    const pair = pairOf(o[key]);
    return pair && placed(thousand, pair, repairs);
  };
  const point = spot("bbox") ?? spot("coordinates") ?? spot("point");
  const text = textAt(o, "text");
  switch (names[name] ?? name.toLowerCase()) {
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
      // A point that is there and cannot be read is not the middle of the screen.
      if (o["start_coords"] != null || o["end_coords"] != null) return null;
      const direction = directionOf(o["direction"]);
      return direction && [{ type: "SWIPE", ...ways[direction] }];
    }
    case "wait":
      return [{ type: "WAIT", value: 1 }];
    case "done":
      return ended(textAt(o, "status"), thought, s);
    default:
      return undefined;
  }
}

/** An older prompt has no status: there, done is done. */
function ended(status: string | null, thought: string, s: Situation): Action[] | null {
  switch ((status ?? "success").trim().toLowerCase()) {
    case "success":
      return [{ type: "COMPLETE" }];
    case "failed":
    case "fail":
    case "failure":
      return [{ type: "ABORT" }];
    case "suspended":
      return [s.options["suspended"] === "complete" ? { type: "COMPLETE", value: "suspended" } : asking(thought, s)];
    default:
      return null;
  }
}

/** Name and parameters of an action. There are no keys, no apps to open, and taps of one kind alone. */
function spoken(action: Action, s: Situation): [string, JsonObject] | null {
  switch (action.type) {
    case "CLICK": {
      const { name, bbox } = targetOf(action.point, s);
      return ["click", { target_element: name, bbox }];
    }
    case "TYPE":
      return action.point ? null : ["input", { text: action.value }];
    case "SWIPE": {
      const [[x1, y1], [x2, y2]] = [thousand.from(action.point1), thousand.from(action.point2)];
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

/** The box of what is tapped, where its middle is known to be the point; else the point as a box. */
function targetOf([x, y]: readonly [number, number], { elements }: Situation) {
  const hit = (elements ?? []).find(
    ({ bounds: [x1, y1, x2, y2] }) => Math.abs((x1 + x2) / 2 - x) <= 1 && Math.abs((y1 + y2) / 2 - y) <= 1,
  );
  const bbox = (hit?.bounds ?? [x, y, x, y]).map(Math.round);
  return { name: hit?.name ?? "", bbox };
}
