/**
 * Any vision model, asked as MobiFlow asks general ones (appendix F): the screen, the same in layers with numbered boxes, and one
 * JSON object that names the number of a box.
 */
import { defineAdapter, faulty, said, type Action, type Situation } from "../adapter.ts";
import type { Point } from "../../../contract/action.ts";
import { actionObject } from "../reading/action-object.ts";
import { numberAt, textAt, wholeObjects, type JsonObject } from "../reading/json.ts";
import { hasKeyboard, layersOf, marksOf, spotOf } from "../reading/marks.ts";
import { directionAlong, directionOf, pairOf, placed, scrolled, thousand } from "../reading/point.ts";
import { acted, actionless, isCut, severalIn, truncated, unknown, wasCompleted } from "../reading/sayable.ts";
import { blanks, filled, heard, inLine, isThinking, thoughts, withoutThinking } from "../reading/text.ts";

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
          { type: "text", text: filled(s.prompt, { ...blanks(s), history: historyOf(s) }) },
        ],
      },
    ],
  }),

  parse: (reply, s) => {
    const { text, aside, repairs: found } = heard(reply);
    const { thought: inner, rest } = withoutThinking(text, thinking, /\{/, wholeObjects);
    const read = actionObject(rest, ["action"]);
    if (read === null) return actionless(reply, thoughts(aside, inner));
    if (read === "several") return severalIn(reply, rest, thoughts(aside, inner), found);
    const repairs = [...found, ...read.repairs];
    const thought = thoughts(aside, inner, textAt(read.value, "reasoning") ?? "");
    if (isCut(reply) && (!read.sure || wasCompleted(repairs) || isThinking(text, thinking, wholeObjects)))
      return truncated(rest, thought, repairs);
    const name = textAt(read.value, "action");
    if (name === null || name.trim() === "") return faulty("no_action", "The object names no action", thought, repairs);
    const action = fromObject(name, read.value, repairs, s);
    if (action === undefined) return unknown(name, thought, repairs);
    if (typeof action === "string") return faulty("bad_args", `${name}: ${action}`, thought, repairs);
    // Where the elements are not known, the phone decides.
    if (action.type === "TYPE" && s.elements && !hasKeyboard(s.elements))
      return acted({ actions: [{ type: "NOOP" }], thought, repairs, notes: [noKeyboard] });
    return acted({ actions: [action], thought, repairs });
  },

  render: (action, thought, s) => {
    const call = spoken(action, s);
    return call && said(JSON.stringify({ reasoning: thought, ...call }));
  },
});

const thinking = ["think", "thinking"];
const noKeyboard = "nothing was typed: no keyboard is on the screen";

/** Past answers as they were given, numbered, each with what was wrong and what the user said. */
function historyOf({ past }: Situation): string {
  if (past.length === 0) return "(No history)";
  return past
    .map(({ reply, parsed: { fault, notes }, message }, i) =>
      [
        `${i + 1}. ${inLine(reply.text)}`,
        fault ? `Nothing was done: ${fault.detail}` : "",
        ...notes,
        message === null ? "" : `User: ${message}`,
      ]
        .filter((line) => line !== "")
        .join("\n"),
    )
    .join("\n");
}

/** What is wrong, in words, where a part is missing or names no box; undefined for a name that is not known. */
function fromObject(name: string, o: JsonObject, repairs: string[], s: Situation): Action | string | undefined {
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
      const direction = directionOf(o["direction"]) ?? directionOf(o["target"]);
      if (typeof from === "string") return from;
      if (!direction) return "it names no direction";
      const distance = o["distance"] == null ? Number(s.options["swipeLength"]) : numberAt(o, "distance");
      if (distance === null || distance <= 0) return "its distance is no number above 0";
      return { type: "SWIPE", ...scrolled(from, direction, Math.min(1000, distance)) };
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

/** The place that an index or a point names; else what is wrong with it, in words. */
function pointOf(o: JsonObject, repairs: string[], { elements }: Situation): Point | string {
  if (o["index"] != null) {
    const index = numberAt(o, "index");
    const marks = marksOf(elements ?? []);
    const mark = marks.find((one) => one.index === index);
    return mark ? spotOf(mark, marks) : `there is no box ${JSON.stringify(o["index"])}`;
  }
  const pair = pairOf(o["point"]);
  return (pair && placed(thousand, pair, repairs)) ?? "it names neither a box nor a point on the screen";
}

/** The object without its reasoning; null where the format has no words for the action. */
function spoken(action: Action, s: Situation): JsonObject | null {
  switch (action.type) {
    case "CLICK":
      return { action: "click", ...placeOf(action.point, s) };
    case "DOUBLE_TAP":
      return { action: "double_click", ...placeOf(action.point, s) };
    case "LONG_PRESS":
      return { action: "long_press", ...placeOf(action.point, s) };
    case "SWIPE": {
      const [[x1, y1], [x2, y2]] = [action.point1, action.point2];
      const distance = Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));
      const direction = distance > 0 ? directionAlong(action.point1, action.point2, distance) : null;
      return direction && { action: "swipe", ...placeOf(action.point1, s), direction, distance };
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

/** By the number of a box where a touch on it comes to this place, else by the point. */
function placeOf(point: Point, { elements }: Situation): JsonObject {
  const marks = marksOf(elements ?? []);
  const mark = marks.find((one) => spotOf(one, marks).every((n, axis) => Math.abs(n - point[axis]!) <= 1));
  return mark ? { index: mark.index, target: mark.element.name } : { point: [...point] };
}
