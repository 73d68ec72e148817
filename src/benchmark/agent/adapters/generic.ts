// Any model that sees pictures: one JSON object in tags, or native tool calls with the option `mode=tools`.
import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import { actionTypes, type Action, type ActionType } from "../../../contract/action.ts";
import {
  defineAdapter,
  faulty,
  said,
  type Parsed,
  type PastTurn,
  type Reply,
  type Situation,
  type ToolCall,
} from "../adapter.ts";
import { actionObject } from "../reading/action-object.ts";
import { isObject, numberAt, objectIn, textAt, wholeObjects, type JsonObject } from "../reading/json.ts";
import { pairAt, pairOf, placed, thousand } from "../reading/point.ts";
import { numberedCalls, replayedCalls, wordsOf } from "../reading/replay.ts";
import { acted, actionless, isCut, severalIn, truncated, unknown, wasCompleted } from "../reading/sayable.ts";
import { filled, heard, isThinking, thoughts, withoutThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "generic",
  about: "Any vision model: JSON in tags (mode=json) or native tool calls (mode=tools)",
  prompt: "generic.txt",
  settings: { temperature: 0.1, top_p: 0.95, max_tokens: 4096 },
  // `bridge`: a line of the assistant between what came of its calls and the next picture, for chat templates (Mistral's) that
  // take no user behind a tool.
  options: { mode: "json", elements: false, bridge: false },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => {
    const language = s.locale === "en" ? "English" : "Chinese";
    const format = s.options["mode"] === "tools" ? toolsFormat : jsonFormat;
    const system = filled(s.prompt, { language, date: s.clock.slice(0, 10), apps: s.apps.join(", "), format });
    const messages: ChatCompletionMessageParam[] = [{ role: "system", content: system }];
    const tooled = s.options["mode"] === "tools";
    const numbered = numberedCalls(s.past);
    for (const [i, turn] of s.past.entries()) {
      messages.push({ role: "user", content: heading(s, i) });
      if (tooled && turn.reply.calls.length > 0) messages.push(...toolTurn(turn, numbered[i]!));
      else messages.push({ role: "assistant", content: inWords(turn.reply) });
      if (s.options["bridge"] === true && messages.at(-1)!.role === "tool")
        messages.push({ role: "assistant", content: "I look at what came of it." });
    }
    const text = heading(s, s.past.length);
    messages.push({
      role: "user",
      content: [
        { type: "image_url", image_url: { url: s.picture.url } },
        { type: "text", text: s.options["elements"] === true && s.elements ? `${text}\n${elementsOf(s)}` : text },
      ],
    });
    return { messages, ...(tooled ? { tools } : {}) };
  },

  parse: readAction,

  render: (action, thought, s) => {
    const { type, ...args } = action;
    if (s.options["mode"] === "tools")
      return {
        ...said(thought),
        calls: [{ id: `call_${s.past.length + 1}`, name: type.toLowerCase(), args: JSON.stringify(args) }],
      };
    return said(`<THINK>${thought}</THINK>\n<ANSWER>${JSON.stringify({ action: type, ...args })}</ANSWER>`);
  },
});

/** What is read of a reply, whatever the model was shown. */
export function readAction(reply: Reply): Parsed {
  if (reply.calls.length > 0) return fromCalls(reply);
  const { text, aside, repairs: found } = heard(reply);
  const { thought: inner, rest } = withoutThinking(text, thinking, /<answer>|\{/i, wholeObjects);
  const thought = thoughts(aside, inner);
  const read = actionObject(rest, ["action", "action_type", "type"], "answer");
  if (read === null) return actionless(reply, thought);
  if (read === "several") return severalIn(reply, rest, thought, found);
  const repairs = [...found, ...read.repairs];
  if (isCut(reply) && (!read.sure || wasCompleted(repairs) || isThinking(text, thinking, wholeObjects)))
    return truncated(rest, thought, repairs);
  return fromObject(read.value, thought, repairs);
}
const thinking = ["think", "thinking"];

/** What begins a turn: the step, what was wrong with the last answer, what the user said. */
function heading({ instruction, past }: Situation, i: number): string {
  const last = past[i - 1];
  const fault = last?.parsed.fault;
  return [
    i === 0 ? `Task: ${instruction}` : `Step ${i + 1}`,
    fault ? `Nothing was done: your last answer could not be read (${fault.detail}).` : "",
    last?.message == null ? "" : `The user says: ${last.message}`,
  ]
    .filter((line) => line !== "")
    .join("\n");
}

const elementsOf = ({ elements }: Situation): string =>
  [
    "On the screen:",
    ...(elements ?? []).map(
      ({ role, name, value, bounds: [x1, y1, x2, y2] }) =>
        `- ${role} ${JSON.stringify(name)}${value === undefined ? "" : ` = ${JSON.stringify(value)}`} at [${Math.round((x1 + x2) / 2)}, ${Math.round((y1 + y2) / 2)}]`,
    ),
  ].join("\n");

/** Every call with what came of it. A fault is one of the whole turn: none of its calls was done. */
function toolTurn({ reply, parsed, message }: PastTurn, calls: readonly ToolCall[]): ChatCompletionMessageParam[] {
  const { fault } = parsed;
  const outcome = ({ name }: ToolCall): string => {
    if (fault) return `Error: not done: ${fault.detail}`;
    if (typeOf(name) === undefined) return `Error: there is no tool ${name}`;
    return typeOf(name) === "INFO" && message !== null ? message : "Done.";
  };
  return [
    replayedCalls(reply.text, calls),
    ...calls.map((call) => ({ role: "tool" as const, tool_call_id: call.id, content: outcome(call) })),
  ];
}
/** An answer without tools; calls that an endpoint took out of it are put back. */
const inWords = (reply: Reply): string =>
  [
    reply.calls.length > 0 && reply.text.trim() === "" ? "" : wordsOf(reply),
    ...reply.calls.map(
      ({ name, args }) => `<ANSWER>${JSON.stringify({ action: name, ...objectIn(args)?.value })}</ANSWER>`,
    ),
  ]
    .filter((part) => part !== "")
    .join("\n");

const names: Readonly<Record<string, ActionType>> = {
  ...Object.fromEntries(actionTypes.map((type) => [type, type])),
  TAP: "CLICK",
  DOUBLETAP: "DOUBLE_TAP",
  DOUBLE_CLICK: "DOUBLE_TAP",
  LONGPRESS: "LONG_PRESS",
  INPUT: "TYPE",
  SLIDE: "SWIPE",
  SCROLL: "SWIPE",
  RECENTS: "RECENT",
  LAUNCH: "AWAKE",
  OPEN: "AWAKE",
  OPEN_APP: "AWAKE",
  FINISH: "COMPLETE",
  DONE: "COMPLETE",
  FAIL: "ABORT",
  ASK: "INFO",
};

const typeOf = (name: string): ActionType | undefined => {
  const key = name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, "_");
  return Object.hasOwn(names, key) ? names[key] : undefined;
};

function fromCalls(reply: Reply): Parsed {
  const thought = thoughts(reply.reasoning, reply.text);
  const { calls } = reply;
  if (isCut(reply)) return truncated(calls.map(({ name, args }) => `${name}(${args})`).join(" "), thought);
  const actions: Action[] = [];
  const repairs: string[] = [];
  const notes: string[] = [];
  for (const { name, args } of calls) {
    const read = args.trim() === "" ? { value: {}, repairs: [] } : objectIn(args);
    if (!read) return faulty("bad_json", `The arguments of ${name} are no JSON object`, thought, repairs);
    const parsed = fromObject({ ...read.value, action: name }, thought, read.repairs);
    if (parsed.fault) return parsed;
    actions.push(...parsed.actions);
    repairs.push(...parsed.repairs);
    notes.push(...parsed.notes);
  }
  return acted({ actions, thought, repairs, notes });
}

function fromObject(object: JsonObject, thought: string, repairs: readonly string[]): Parsed {
  const name = textAt(object, "action", "action_type", "type");
  if (name === null) return faulty("no_action", "The object names no action", thought, repairs);
  const type = typeOf(name);
  if (type === undefined) return unknown(name, thought, repairs);
  const inner = isObject(object["arguments"]) ? { ...object["arguments"], ...object } : object;
  const all = [...repairs];
  const action = actionFrom(type, inner, all);
  if (action === null) return faulty("bad_args", `${type} lacks what it needs`, thought, all);
  return acted({ actions: [action], thought, repairs: all });
}

/** Null where a part is missing without which the action means nothing; `repairs` grows by what is mended. */
function actionFrom(type: ActionType, o: JsonObject, repairs: string[]): Action | null {
  const on = (pair: [number, number] | null | undefined) => (pair ? placed(thousand, pair, repairs) : null);
  const spot = (...keys: string[]) => on(keys.map((key) => pairOf(o[key])).find((found) => found !== null));
  switch (type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS": {
      const point = spot("point", "coordinate", "position", "element") ?? on(pairAt(o, "x", "y"));
      return point && { type, point };
    }
    case "TYPE": {
      const value = textAt(o, "value", "text", "content");
      const point = spot("point", "coordinate");
      // A point that is there and cannot be read is not where the caret is.
      if (value === null || (!point && (o["point"] ?? o["coordinate"]) != null)) return null;
      return { type, value, ...(point ? { point } : {}), ...(o["clear"] === true ? { clear: true } : {}) };
    }
    case "SWIPE":
    case "DRAG": {
      const point1 = spot("point1", "start", "from");
      const point2 = spot("point2", "end", "to");
      return point1 && point2 && { type, point1, point2 };
    }
    case "WAIT":
      return { type, value: numberAt(o, "value", "duration", "seconds", "time") ?? 1 };
    case "AWAKE": {
      const value = textAt(o, "value", "app", "app_name", "text");
      return value === null || value === "" ? null : { type, value };
    }
    case "ANSWER":
    case "INFO": {
      const value = textAt(o, "value", "text", "message", "question");
      return value === null ? null : { type, value };
    }
    case "COMPLETE":
    case "ABORT": {
      const value = textAt(o, "value", "return", "message", "reason");
      return { type, ...(value === null ? {} : { value }) };
    }
    default:
      return { type };
  }
}

const jsonFormat = `Answer in exactly this form, with one action:
<THINK>what you see, what comes next, and where it is</THINK>
<ANSWER>{"action": "CLICK", "point": [500, 300]}</ANSWER>`;
const toolsFormat = "Say in a sentence what you see and what comes next, then call one tool.";

const point = { type: "array", items: { type: "number" }, minItems: 2, maxItems: 2, description: "[x, y] in 0..1000" };
const text = { type: "string" };
const tool = (
  name: string,
  description: string,
  properties: object = {},
  required = Object.keys(properties),
): ChatCompletionTool => ({
  type: "function",
  function: { name, description, parameters: { type: "object", properties, required } },
});
const tools: readonly ChatCompletionTool[] = [
  tool("click", "Tap a point", { point }),
  tool("double_tap", "Tap a point twice", { point }),
  tool("long_press", "Hold a point", { point }),
  tool(
    "type",
    "Write into the field that has the caret, or into the one at `point`; `clear` empties it first",
    { value: text, point, clear: { type: "boolean" } },
    ["value"],
  ),
  tool("swipe", "Move the finger from one point to another and let go in motion", { point1: point, point2: point }),
  tool("drag", "Hold, move slowly, let go", { point1: point, point2: point }),
  tool("back", "The back key"),
  tool("home", "The home key"),
  tool("recent", "The list of recent apps"),
  tool("enter", "The keyboard's enter key"),
  tool("wait", "Let seconds pass", { value: { type: "number" } }),
  tool("awake", "Open an app by its name", { value: text }),
  tool("answer", "Say an answer in words; the task goes on", { value: text }),
  tool("complete", "The task is done", { value: text }, []),
  tool("abort", "The task cannot be done", { value: text }, []),
  tool("info", "Ask the user", { value: text }),
];
