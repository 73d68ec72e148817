/**
 * An adapter for any vision model, with the prompt that MobiFlow uses for general models (appendix F). The model
 * receives the screen, and the same screen in layers with numbered boxes. The answer is one JSON object that refers to
 * a box by its number.
 */
import { defineAdapter, failedParse, textReply, type Action, type Situation } from "../adapter.ts";
import type { Point } from "#contract/action.ts";
import { actionObject } from "../reading/action-object.ts";
import { numberAt, textAt, parseCompleteObjects, type JsonObject } from "../reading/json.ts";
import { hasKeyboard, layersOf, marksOf, touchPointOf } from "../reading/marks.ts";
import { directionAlong, readDirection, readPair, toScreenPoint, scrollPath, thousandSpace } from "../reading/point.ts";
import {
  checkActions,
  noActionFault,
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
  toOneLine,
  hasOpenThinking,
  joinThoughts,
  splitThinking,
} from "../reading/text.ts";

export default defineAdapter({
  id: "set-of-marks",
  about: "Any vision model: numbered boxes over the screen, JSON that names one",
  prompt: "set-of-marks.txt",
  settings: { temperature: 0, max_tokens: 1024 },
  options: { swipeLength: 400 },
  picture: (screen) => ({ ...screen, format: "png" }),
  layers: (elements) => layersOf(marksOf(elements)),

  request: (s) => ({
    messages: [
      {
        role: "user",
        content: [
          ...[s.picture, ...(s.layers ?? [])].map(({ url }) => ({ type: "image_url", image_url: { url } }) as const),
          { type: "text", text: fillTemplate(s.prompt, { ...templateValues(s), history: historyOf(s) }) },
        ],
      },
    ],
  }),

  parse: (reply, s) => {
    const { text, reasoning, repairs: found } = readReply(reply);
    const { thought: inner, rest } = splitThinking(text, thinking, /\{/, parseCompleteObjects);
    const read = actionObject(rest, ["action"]);
    if (read === null) return noActionFault(reply, joinThoughts(reasoning, inner));
    if (read === "several") return ambiguousFault(reply, rest, joinThoughts(reasoning, inner), found);
    const repairs = [...found, ...read.repairs];
    const thought = joinThoughts(reasoning, inner, textAt(read.value, "reasoning") ?? "");
    if (
      isCutOff(reply) &&
      (!read.isFinal || wasRepaired(repairs) || hasOpenThinking(text, thinking, parseCompleteObjects))
    )
      return truncatedFault(rest, thought, repairs);
    const name = textAt(read.value, "action");
    if (name === null || name.trim() === "")
      return failedParse("no_action", "The object names no action", thought, repairs);
    const action = parseAction(name, read.value, repairs, s);
    if (action === undefined) return unknownAction(name, thought, repairs);
    if (typeof action === "string") return failedParse("bad_args", `${name}: ${action}`, thought, repairs);
    // If the elements are unknown, the action is sent anyway and the phone accepts or refuses it.
    if (action.type === "TYPE" && s.elements && !hasKeyboard(s.elements))
      return checkActions({ actions: [{ type: "NOOP" }], thought, repairs, notes: [noKeyboard] });
    return checkActions({ actions: [action], thought, repairs });
  },

  render: (action, thought, s) => {
    const call = formatAction(action, s);
    return call && textReply(JSON.stringify({ reasoning: thought, ...call }));
  },
});

const thinking = ["think", "thinking"];
const noKeyboard = "nothing was typed: no keyboard is on the screen";

/**
 * Lists the past answers, unchanged and numbered. The fault and the notes of an answer and the user's message follow
 * the answer.
 */
function historyOf({ past }: Situation): string {
  if (past.length === 0) return "(No history)";
  return past
    .map(({ reply, parsed: { fault, notes }, message }, i) =>
      [
        `${i + 1}. ${toOneLine(reply.text)}`,
        fault ? `Nothing was done: ${fault.detail}` : "",
        ...notes,
        message === null ? "" : `User: ${message}`,
      ]
        .filter((line) => line !== "")
        .join("\n"),
    )
    .join("\n");
}

/**
 * Returns an error text if a part is missing or no box has the given number. Returns undefined if the name is unknown.
 */
function parseAction(name: string, o: JsonObject, repairs: string[], s: Situation): Action | string | undefined {
  switch (
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_")
  ) {
    case "click": {
      const point = pointOf(o, repairs, s);
      return typeof point === "string" ? point : { type: "CLICK", point };
    }
    case "double_click": {
      const point = pointOf(o, repairs, s);
      return typeof point === "string" ? point : { type: "DOUBLE_TAP", point };
    }
    case "long_press": {
      const point = pointOf(o, repairs, s);
      return typeof point === "string" ? point : { type: "LONG_PRESS", point };
    }
    case "swipe": {
      const from = o["index"] == null && !("point" in o) ? ([500, 500] as Point) : pointOf(o, repairs, s);
      const direction = readDirection(o["direction"]) ?? readDirection(o["target"]);
      if (typeof from === "string") return from;
      if (!direction) return "it names no direction";
      const distance = o["distance"] == null ? Number(s.options["swipeLength"]) : numberAt(o, "distance");
      if (distance === null || distance <= 0) return "its distance is no number above 0";
      return { type: "SWIPE", ...scrollPath(from, direction, Math.min(1000, distance)) };
    }
    case "input": {
      const text = textAt(o, "text");
      return text === null ? "it has no text" : { type: "TYPE", value: text, clear: true };
    }
    case "wait":
      return { type: "WAIT", value: 1 };
    case "back":
      return { type: "BACK" };
    case "home":
      return { type: "HOME" };
    case "done":
      return { type: "COMPLETE" };
    case "failed":
      return { type: "ABORT" };
    default:
      return undefined;
  }
}

/** Returns the point that the index or the point in the object specifies, or an error text. */
function pointOf(o: JsonObject, repairs: string[], { elements }: Situation): Point | string {
  if (o["index"] != null) {
    const index = numberAt(o, "index");
    const marks = marksOf(elements ?? []);
    const mark = marks.find((one) => one.index === index);
    return mark ? touchPointOf(mark, marks) : `there is no box ${JSON.stringify(o["index"])}`;
  }
  const pair = readPair(o["point"]);
  return (pair && toScreenPoint(thousandSpace, pair, repairs)) ?? "it names neither a box nor a point on the screen";
}

/** Returns the object without its reasoning, or null if the format cannot express the action. */
function formatAction(action: Action, s: Situation): JsonObject | null {
  switch (action.type) {
    case "CLICK":
      return { action: "click", ...formatPlace(action.point, s) };
    case "DOUBLE_TAP":
      return { action: "double_click", ...formatPlace(action.point, s) };
    case "LONG_PRESS":
      return { action: "long_press", ...formatPlace(action.point, s) };
    case "SWIPE": {
      const [[x1, y1], [x2, y2]] = [action.point1, action.point2];
      const distance = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
      const direction = distance > 0 ? directionAlong(action.point1, action.point2, distance) : null;
      return direction && { action: "swipe", ...formatPlace(action.point1, s), direction, distance };
    }
    case "TYPE":
      return action.point ? null : { action: "input", text: action.value };
    case "WAIT":
      return action.value === 1 ? { action: "wait" } : null;
    case "BACK":
      return { action: "back" };
    case "HOME":
      return { action: "home" };
    case "COMPLETE":
      return { action: "done" };
    case "ABORT":
      return { action: "failed" };
    default:
      return null;
  }
}

/** Returns the number of the box whose touch point equals `point`, or the point itself if there is no such box. */
function formatPlace(point: Point, { elements }: Situation): JsonObject {
  const marks = marksOf(elements ?? []);
  const mark = marks.find((one) => touchPointOf(one, marks).every((n, axis) => Math.abs(n - point[axis]!) <= 1));
  return mark ? { index: mark.index, target: mark.element.name } : { point: [...point] };
}
