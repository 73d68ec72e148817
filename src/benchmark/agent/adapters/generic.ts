// An adapter for any vision model: one JSON object in tags, or native tool calls with the option `mode=tools`.
import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import { actionTypes, type Action, type ActionType, type DisplayAction } from "#contract/action.ts";
import {
  defineAdapter,
  failedParse,
  textReply,
  type Parsed,
  type PastTurn,
  type Reply,
  type Situation,
  type ToolCall,
} from "../adapter.ts";
import { actionObject } from "../reading/action-object.ts";
import { isObject, numberAt, parseObject, textAt, parseCompleteObjects, type JsonObject } from "../reading/json.ts";
import { readPairAt, readPair, toScreenPoint, thousandSpace } from "../reading/point.ts";
import { callsWithUniqueIds, callsMessage, replyText } from "../reading/replay.ts";
import {
  checkActions,
  noActionFault,
  isCutOff,
  ambiguousFault,
  truncatedFault,
  unknownAction,
  wasRepaired,
} from "../reading/parse-results.ts";
import { fillTemplate, readReply, hasOpenThinking, joinThoughts, splitThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "generic",
  about: "Any vision model: JSON in tags (mode=json) or native tool calls (mode=tools)",
  prompt: "generic.txt",
  settings: { temperature: 0.1, top_p: 0.95, max_tokens: 4096 },
  // `bridge`: adds an assistant message between the tool results and the next picture. Some chat templates (Mistral's)
  // do not accept a user message after a tool message.
  options: { mode: "json", elements: false, bridge: false },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => {
    const language = s.locale === "en" ? "English" : "Chinese";
    const format = s.options["mode"] === "tools" ? toolsFormat : jsonFormat;
    const system = fillTemplate(s.prompt, { language, date: s.clock.slice(0, 10), apps: s.apps.join(", "), format });
    const messages: ChatCompletionMessageParam[] = [{ role: "system", content: system }];
    const tooled = s.options["mode"] === "tools";
    const numbered = callsWithUniqueIds(s.past);
    for (const [i, turn] of s.past.entries()) {
      messages.push({ role: "user", content: formatTurnHeading(s, i) });
      if (tooled && turn.reply.calls.length > 0) messages.push(...toolTurn(turn, numbered[i]!));
      else messages.push({ role: "assistant", content: replyWithoutTools(turn.reply) });
      if (s.options["bridge"] === true && messages.at(-1)!.role === "tool")
        messages.push({ role: "assistant", content: "I look at what came of it." });
    }
    const text = formatTurnHeading(s, s.past.length);
    messages.push({
      role: "user",
      content: [
        { type: "image_url", image_url: { url: s.picture.url } },
        { type: "text", text: s.options["elements"] === true && s.elements ? `${text}\n${formatElements(s)}` : text },
      ],
    });
    return { messages, ...(tooled ? { tools } : {}) };
  },

  parse: readAction,

  render: (action, thought, s) => {
    const { type, ...args } = action;
    if (s.options["mode"] === "tools")
      return {
        ...textReply(thought),
        calls: [{ id: `call_${s.past.length + 1}`, name: type.toLowerCase(), args: JSON.stringify(args) }],
      };
    return textReply(`<THINK>${thought}</THINK>\n<ANSWER>${JSON.stringify({ action: type, ...args })}</ANSWER>`);
  },
});

/** Reads an action from a reply in either mode. */
export function readAction(reply: Reply): Parsed {
  if (reply.calls.length > 0) return parseCalls(reply);
  const { text, reasoning, repairs: found } = readReply(reply);
  const { thought: inner, rest } = splitThinking(text, thinking, /<answer>|\{/i, parseCompleteObjects);
  const thought = joinThoughts(reasoning, inner);
  const read = actionObject(rest, ["action", "action_type", "type"], "answer");
  if (read === null) return noActionFault(reply, thought);
  if (read === "several") return ambiguousFault(reply, rest, thought, found);
  const repairs = [...found, ...read.repairs];
  if (
    isCutOff(reply) &&
    (!read.isFinal || wasRepaired(repairs) || hasOpenThinking(text, thinking, parseCompleteObjects))
  )
    return truncatedFault(rest, thought, repairs);
  return parseActionObject(read.value, thought, repairs);
}
const thinking = ["think", "thinking"];

/** Formats the text at the start of a turn: the step, the fault of the last answer, and the user's message. */
function formatTurnHeading({ instruction, past }: Situation, i: number): string {
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

const formatElements = ({ elements }: Situation): string =>
  [
    "On the screen:",
    ...(elements ?? []).map(
      ({ role, name, value, bounds: [x1, y1, x2, y2] }) =>
        `- ${role} ${JSON.stringify(name)}${value === undefined ? "" : ` = ${JSON.stringify(value)}`} at [${Math.round((x1 + x2) / 2)}, ${Math.round((y1 + y2) / 2)}]`,
    ),
  ].join("\n");

/** Returns the messages with the calls of a turn and their results. After a fault, no call of the turn was executed. */
function toolTurn({ reply, parsed, message }: PastTurn, calls: readonly ToolCall[]): ChatCompletionMessageParam[] {
  const { fault } = parsed;
  const outcome = ({ name }: ToolCall): string => {
    if (fault) return `Error: not done: ${fault.detail}`;
    if (findActionType(name) === undefined) return `Error: there is no tool ${name}`;
    return findActionType(name) === "INFO" && message !== null ? message : "Done.";
  };
  return [
    callsMessage(reply.text, calls),
    ...calls.map((call) => ({ role: "tool" as const, tool_call_id: call.id, content: outcome(call) })),
  ];
}
/**
 * Returns the text of a past answer for a request without tools. Calls that the endpoint extracted from the text are
 * written back into the text.
 */
const replyWithoutTools = (reply: Reply): string =>
  [
    reply.calls.length > 0 && reply.text.trim() === "" ? "" : replyText(reply),
    ...reply.calls.map(
      ({ name, args }) => `<ANSWER>${JSON.stringify({ action: name, ...parseObject(args)?.value })}</ANSWER>`,
    ),
  ]
    .filter((part) => part !== "")
    .join("\n");

const actionNames: Readonly<Record<string, ActionType>> = {
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

const findActionType = (name: string): ActionType | undefined => {
  const key = name
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, "_");
  return Object.hasOwn(actionNames, key) ? actionNames[key] : undefined;
};

function parseCalls(reply: Reply): Parsed {
  const thought = joinThoughts(reply.reasoning, reply.text);
  const { calls } = reply;
  if (isCutOff(reply)) return truncatedFault(calls.map(({ name, args }) => `${name}(${args})`).join(" "), thought);
  const actions: DisplayAction[] = [];
  const repairs: string[] = [];
  const notes: string[] = [];
  for (const { name, args } of calls) {
    const read = args.trim() === "" ? { value: {}, repairs: [] } : parseObject(args);
    if (!read) return failedParse("bad_json", `The arguments of ${name} are no JSON object`, thought, repairs);
    const parsed = parseActionObject({ ...read.value, action: name }, thought, read.repairs);
    if (parsed.fault) return parsed;
    actions.push(...parsed.actions);
    repairs.push(...parsed.repairs);
    notes.push(...parsed.notes);
  }
  return checkActions({ actions, thought, repairs, notes });
}

function parseActionObject(object: JsonObject, thought: string, repairs: readonly string[]): Parsed {
  const name = textAt(object, "action", "action_type", "type");
  if (name === null) return failedParse("no_action", "The object names no action", thought, repairs);
  const type = findActionType(name);
  if (type === undefined) return unknownAction(name, thought, repairs);
  const inner = isObject(object["arguments"]) ? { ...object["arguments"], ...object } : object;
  const all = [...repairs];
  const action = actionFrom(type, inner, all);
  if (action === null) return failedParse("bad_args", `${type} lacks what it needs`, thought, all);
  return checkActions({ actions: [action], thought, repairs: all });
}

/** Returns null if a required part is missing. Appends a note to `repairs` for each repair. */
function actionFrom(type: ActionType, o: JsonObject, repairs: string[]): Action | null {
  const on = (pair: [number, number] | null | undefined) => (pair ? toScreenPoint(thousandSpace, pair, repairs) : null);
  const spot = (...keys: string[]) => on(keys.map((key) => readPair(o[key])).find((found) => found !== null));
  switch (type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS": {
      const point = spot("point", "coordinate", "position", "element") ?? on(readPairAt(o, "x", "y"));
      return point && { type, point };
    }
    case "TYPE": {
      const value = textAt(o, "value", "text", "content");
      const point = spot("point", "coordinate");
      // An unreadable point is an error. Without this check, the text would be typed at the caret.
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
