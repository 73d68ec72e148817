// AgentCPM-GUI: one compact JSON object an answer, `{"thought":"…","POINT":[x,y]}`; which keys it has says what is done.
import { defineAdapter, faulty, said, type Action, type Reply, type Situation, type Size } from "../adapter.ts";
import { actionObject } from "../reading/action-object.ts";
import { numberAt, textAt, wholeObjects, type JsonObject } from "../reading/json.ts";
import { directionOf, pairOf, placed, scrolled, thousand } from "../reading/point.ts";
import { acted, actionless, asking, isCut, severalIn, truncated, unknown, wasCompleted } from "../reading/sayable.ts";
import { blanks, filled, heard, isThinking, thoughts, withoutThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "agentcpm",
  about: "AgentCPM-GUI (8B)",
  prompt: "agentcpm.txt",
  settings: { temperature: 0.1, top_p: 0.3, max_tokens: 2048 },
  options: { history: 5, swipeLength: 400 },
  picture: (screen) => ({ ...shrunk(screen), format: "png" }),

  request: (s) => ({
    messages: [
      { role: "system", content: filled(s.prompt, blanks(s)) },
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
    const { text, aside, repairs: found } = heard(reply);
    const { thought: inner, rest } = withoutThinking(text, thinking, /\{/, wholeObjects);
    const read = actionObject(rest, keysOfActions);
    if (read === null) return actionless(reply, thoughts(aside, inner));
    if (read === "several") return severalIn(reply, rest, thoughts(aside, inner), found);
    const repairs = [...found, ...read.repairs];
    const object = read.value;
    const thought = thoughts(aside, inner, textAt(object, "thought") ?? "");
    if (isCut(reply) && (!read.sure || wasCompleted(repairs) || isThinking(text, thinking, wholeObjects)))
      return truncated(rest, thought, repairs);
    const press = textAt(object, "PRESS");
    const key = press === null ? null : keys[press.trim().toUpperCase()];
    if (key === undefined) return unknown(`PRESS ${press}`, thought, repairs);
    const gesture = key ?? gestureFrom(object, repairs, s);
    const end = endOf(object, thought, s);
    if (gesture === undefined || end === undefined)
      return faulty("bad_args", `${JSON.stringify(object)} lacks what it needs`, thought, repairs);
    return acted({ actions: [gesture, end].filter((action) => action !== null), thought, repairs });
  },

  render: (action, thought) => {
    const call = spoken(action);
    if (call === null) return null;
    // Who asks for feedback has no place for the question but the thought.
    return said(JSON.stringify({ thought: action.type === "INFO" ? action.value : thought, ...call }));
  },
});

const thinking = ["think", "thinking"];
const keysOfActions = ["POINT", "to", "PRESS", "TYPE", "duration", "STATUS"];

/**
 * The longer side is 1120 at most, as its makers' evaluation shrinks a picture (`eval/run_predict_minicpm.py` of
 * OpenBMB/AgentCPM-GUI): it multiplies first, divides then, and drops what is behind the point.
 */
function shrunk({ width, height }: Size): Size {
  const most = 1120;
  const [w, h] = height > most ? [Math.trunc((width * most) / height), most] : [width, height];
  return w > most ? { width: most, height: Math.trunc((h * most) / w) } : { width: w, height: h };
}
/** What is held longer than this, in milliseconds, is a long press. */
const held = 500;

/** The model was made to see nothing but the screen; what it did and what the user said stand beneath the task. */
function historyOf({ past, options }: Situation): string {
  const most = Number(options["history"]);
  const first = Math.max(0, past.length - Math.max(0, most));
  const lines = past.flatMap(({ reply, message }, i) => [
    ...(i >= first ? [`${i + 1}. ${brief(reply)}`] : []),
    ...(message === null ? [] : [`用户回复：${message}`]),
  ]);
  return lines.length === 0 ? "" : `\n已执行的操作：\n${lines.join("\n")}`;
}
const brief = ({ text }: Reply): string => text.trim().replaceAll(/\s*\n\s*/g, " ");

const keys: Readonly<Record<string, Action>> = {
  HOME: { type: "HOME" },
  BACK: { type: "BACK" },
  ENTER: { type: "ENTER" },
  RECENT: { type: "RECENT" },
  APPSELECT: { type: "RECENT" },
};

/** Null where the object has no gesture, undefined where one cannot be read; `repairs` grows by what is mended. */
function gestureFrom(o: JsonObject, repairs: string[], s: Situation): Action | null | undefined {
  const pair = pairOf(o["POINT"]);
  const point = pair && placed(thousand, pair, repairs);
  if ("POINT" in o && !point) return undefined;
  const duration = numberAt(o, "duration");
  const text = textAt(o, "TYPE");
  if (text !== null) return { type: "TYPE", value: text, ...(point ? { point } : {}) };
  if ("to" in o) {
    const to = pairOf(o["to"]);
    if (!point) return undefined;
    const end = to && placed(thousand, to, repairs);
    if (to) return end ? { type: "SWIPE", point1: point, point2: end } : undefined;
    const finger = directionOf(o["to"]);
    return finger ? { type: "SWIPE", ...scrolled(point, finger, Number(s.options["swipeLength"])) } : undefined;
  }
  if (point) return { type: (duration ?? 0) >= held ? "LONG_PRESS" : "CLICK", point };
  return duration === null ? null : { type: "WAIT", value: duration / 1000 };
}

/** What the status ends: null while the task goes on, undefined where it cannot be read. */
function endOf(o: JsonObject, thought: string, s: Situation): Action | null | undefined {
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
      return asking(thought, s);
    default:
      return undefined;
  }
}

/** The keys of an action. Nothing opens an app, taps twice, drags, or says words to the user but the thought. */
function spoken(action: Action): JsonObject | null {
  switch (action.type) {
    case "CLICK":
      return { POINT: thousand.from(action.point) };
    case "LONG_PRESS":
      return { POINT: thousand.from(action.point), duration: 1000 };
    case "SWIPE":
      return { POINT: thousand.from(action.point1), to: thousand.from(action.point2) };
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
