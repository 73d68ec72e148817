// AgentCPM-GUI answers with one compact JSON object, `{"thought":"…","POINT":[x,y]}`. The keys of the object determine
// the action.
import {
  defineAdapter,
  failedParse,
  textReply,
  type Action,
  type Reply,
  type Situation,
  type Size,
} from "../adapter.ts";
import { actionObject } from "../reading/action-object.ts";
import { numberAt, textAt, parseCompleteObjects, type JsonObject } from "../reading/json.ts";
import { readDirection, readPair, toScreenPoint, scrollPath, thousandSpace } from "../reading/point.ts";
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
  id: "agentcpm",
  about: "AgentCPM-GUI (8B)",
  prompt: "agentcpm.txt",
  settings: { temperature: 0.1, top_p: 0.3, max_tokens: 2048 },
  options: { history: 5, swipeLength: 400 },
  picture: (screen) => ({ ...fitPicture(screen), format: "png" }),

  request: (s) => ({
    messages: [
      { role: "system", content: fillTemplate(s.prompt, templateValues(s)) },
      {
        role: "user",
        content: [
          { type: "text", text: `<Question>${s.instruction}${historyOf(s)}</Question>\n当前屏幕截图：` },
          { type: "image_url", image_url: { url: s.picture.url } },
        ],
      },
    ],
  }),

  parse: (reply, s) => {
    const { text, reasoning, repairs: found } = readReply(reply);
    const { thought: inner, rest } = splitThinking(text, thinking, /\{/, parseCompleteObjects);
    const read = actionObject(rest, actionKeys);
    if (read === null) return noActionFault(reply, joinThoughts(reasoning, inner));
    if (read === "several") return ambiguousFault(reply, rest, joinThoughts(reasoning, inner), found);
    const repairs = [...found, ...read.repairs];
    const object = read.value;
    const thought = joinThoughts(reasoning, inner, textAt(object, "thought") ?? "");
    if (
      isCutOff(reply) &&
      (!read.isFinal || wasRepaired(repairs) || hasOpenThinking(text, thinking, parseCompleteObjects))
    )
      return truncatedFault(rest, thought, repairs);
    const press = textAt(object, "PRESS");
    const key = press === null ? null : keys[press.trim().toUpperCase()];
    if (key === undefined) return unknownAction(`PRESS ${press}`, thought, repairs);
    const gesture = key ?? gestureFrom(object, repairs, s);
    const end = parseStatus(object, thought, s);
    if (gesture === undefined || end === undefined)
      return failedParse("bad_args", `${JSON.stringify(object)} lacks what it needs`, thought, repairs);
    return checkActions({ actions: [gesture, end].filter((action) => action !== null), thought, repairs });
  },

  render: (action, thought) => {
    const call = formatAction(action);
    if (call === null) return null;
    // The format has no field for a question to the user, so the thought contains the question.
    return textReply(JSON.stringify({ thought: action.type === "INFO" ? action.value : thought, ...call }));
  },
});

const thinking = ["think", "thinking"];
const actionKeys = ["POINT", "to", "PRESS", "TYPE", "duration", "STATUS"];

/**
 * Limits the longer side to 1120 pixels, as the evaluation code of the model's makers does
 * (`eval/run_predict_minicpm.py` of OpenBMB/AgentCPM-GUI). That code multiplies first, then divides and truncates.
 */
function fitPicture({ width, height }: Size): Size {
  const most = 1120;
  const [w, h] = height > most ? [Math.trunc((width * most) / height), most] : [width, height];
  return w > most ? { width: most, height: Math.trunc((h * most) / w) } : { width: w, height: h };
}
/** A touch of at least this duration, in milliseconds, is a long press. */
const longPressMs = 500;

/**
 * Returns the past answers and the user's messages, which the prompt lists after the task. The list is an addition to
 * the model's own prompt, because the model was trained to see only the current screen.
 */
function historyOf({ past, options }: Situation): string {
  const most = Number(options["history"]);
  const first = Math.max(0, past.length - Math.max(0, most));
  const lines = past.flatMap(({ reply, message }, i) => [
    ...(i >= first ? [`${i + 1}. ${toOneLine(reply)}`] : []),
    ...(message === null ? [] : [`用户回复：${message}`]),
  ]);
  return lines.length === 0 ? "" : `\n已执行的操作：\n${lines.join("\n")}`;
}
const toOneLine = ({ text }: Reply): string => text.trim().replaceAll(/\s*\n\s*/g, " ");

const keys: Readonly<Record<string, Action>> = {
  HOME: { type: "HOME" },
  BACK: { type: "BACK" },
  ENTER: { type: "ENTER" },
  RECENT: { type: "RECENT" },
  APPSELECT: { type: "RECENT" },
};

/**
 * Returns null if the object contains no gesture, undefined if the gesture is unreadable. Appends a note to `repairs`
 * for each repair.
 */
function gestureFrom(o: JsonObject, repairs: string[], s: Situation): Action | null | undefined {
  const pair = readPair(o["POINT"]);
  const point = pair && toScreenPoint(thousandSpace, pair, repairs);
  if ("POINT" in o && !point) return undefined;
  const duration = numberAt(o, "duration");
  const text = textAt(o, "TYPE");
  if (text !== null) return { type: "TYPE", value: text, ...(point ? { point } : {}) };
  if ("to" in o) {
    const to = readPair(o["to"]);
    if (!point) return undefined;
    const end = to && toScreenPoint(thousandSpace, to, repairs);
    const lasting = s.extended && duration !== null ? { duration_ms: duration } : {};
    if (to) return end ? { type: "SWIPE", point1: point, point2: end, ...lasting } : undefined;
    const finger = readDirection(o["to"]);
    return finger
      ? { type: "SWIPE", ...scrollPath(point, finger, Number(s.options["swipeLength"])), ...lasting }
      : undefined;
  }
  if (point && (duration ?? 0) >= longPressMs)
    return { type: "LONG_PRESS", point, ...(s.extended ? { duration_ms: duration! } : {}) };
  if (point) return { type: "CLICK", point };
  return duration === null ? null : { type: "WAIT", value: duration / 1000 };
}

/** Returns the action that ends the task, null if the task continues, or undefined if the status is unreadable. */
function parseStatus(o: JsonObject, thought: string, s: Situation): Action | null | undefined {
  switch ((textAt(o, "STATUS") ?? "continue").trim().toLowerCase()) {
    case "continue":
    case "start":
      return null;
    case "finish":
    case "satisfied":
      return { type: "COMPLETE" };
    case "impossible":
    case "interrupt":
      return { type: "ABORT" };
    case "need_feedback":
      return askUserAction(thought, s);
    default:
      return undefined;
  }
}

/**
 * Returns the object for an action, or null if the format cannot express the action. The format cannot open an app, tap
 * twice or drag. A message to the user can only be written as the thought.
 */
function formatAction(action: Action): JsonObject | null {
  switch (action.type) {
    case "CLICK":
      return { POINT: thousandSpace.from(action.point) };
    case "LONG_PRESS":
      return { POINT: thousandSpace.from(action.point), duration: 1000 };
    case "SWIPE":
      return { POINT: thousandSpace.from(action.point1), to: thousandSpace.from(action.point2) };
    case "TYPE":
      return action.point || action.clear ? null : { TYPE: action.value };
    case "BACK":
    case "HOME":
    case "ENTER":
      return { PRESS: action.type };
    case "WAIT":
      return { duration: Math.round(action.value * 1000) };
    case "COMPLETE":
      return { STATUS: "finish" };
    case "ABORT":
      return { STATUS: "impossible" };
    case "INFO":
      return { STATUS: "need_feedback" };
    default:
      return null;
  }
}
