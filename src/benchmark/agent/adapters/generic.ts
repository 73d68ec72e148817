// Any model that sees pictures: one JSON object in tags, or native tool calls with the option `mode=tools`.
import type { ChatCompletionMessageParam, ChatCompletionTool } from "openai/resources/chat/completions";
import { actionTypes, type Action, type ActionType } from "../../../contract/action.ts";
import { defineAdapter, faulty, said, type Parsed, type Reply, type Situation } from "../adapter.ts";
import { isObject, numberAt, objectIn, textAt, type JsonObject } from "../reading/json.ts";
import { pairOf, thousand } from "../reading/point.ts";
import { acted, actionless, unknown } from "../reading/sayable.ts";
import { cleaned, filled, tagged, withoutThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "generic",
  about: "Any vision model: JSON in tags (mode=json) or native tool calls (mode=tools)",
  prompt: "generic.txt",
  settings: { temperature: 0.1, top_p: 0.95, max_tokens: 4096 },
  options: { mode: "json", elements: false },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => {
    const language = s.locale === "en" ? "English" : "Chinese";
    const format = s.options["mode"] === "tools" ? toolsFormat : jsonFormat;
    const system = filled(s.prompt, { language, date: s.clock.slice(0, 10), apps: s.apps.join(", "), format });
    const messages: ChatCompletionMessageParam[] = [{ role: "system", content: system }];
    for (const [i, { reply, message }] of s.past.entries()) {
      messages.push({ role: "user", content: heading(s, i, i === 0 ? null : s.past[i - 1]!.message) });
      if (reply.calls.length === 0) messages.push({ role: "assistant", content: reply.text });
      else messages.push(...toolTurn(reply, message));
    }
    const text = heading(s, s.past.length, s.past.at(-1)?.message ?? null);
    messages.push({
      role: "user",
      content: [
        { type: "image_url", image_url: { url: s.picture.url } },
        { type: "text", text: s.options["elements"] === true && s.elements ? `${text}\n${elementsOf(s)}` : text },
      ],
    });
    return { messages, ...(s.options["mode"] === "tools" ? { tools } : {}) };
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
  const { thought, rest } = withoutThinking(cleaned(reply.text), ["think", "thinking"], /<answer>|\{/i);
  const read = objectIn(tagged(rest, "answer") ?? rest);
  if (!read) return actionless(reply, thought);
  return fromObject(read.value, thought, read.repairs);
}

const heading = ({ instruction }: Situation, i: number, message: string | null): string =>
  [i === 0 ? `Task: ${instruction}` : `Step ${i + 1}`, message === null ? "" : `The user says: ${message}`]
    .filter((line) => line !== "")
    .join("\n");

const elementsOf = ({ elements }: Situation): string =>
  [
    "On the screen:",
    ...(elements ?? []).map(
      ({ role, name, value, bounds: [x1, y1, x2, y2] }) =>
        `- ${role} ${JSON.stringify(name)}${value === undefined ? "" : ` = ${JSON.stringify(value)}`} at [${Math.round((x1 + x2) / 2)}, ${Math.round((y1 + y2) / 2)}]`,
    ),
  ].join("\n");

function toolTurn({ text, calls }: Reply, message: string | null): ChatCompletionMessageParam[] {
  return [
    {
      role: "assistant",
      content: text,
      tool_calls: calls.map(({ id, name, args }) => ({ id, type: "function", function: { name, arguments: args } })),
    },
    ...calls.map(({ id }) => ({ role: "tool" as const, tool_call_id: id, content: message ?? "Done." })),
  ];
}

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

function fromCalls({ text, calls }: Reply): Parsed {
  const actions: Action[] = [];
  const repairs: string[] = [];
  const notes: string[] = [];
  for (const { name, args } of calls) {
    const read = args.trim() === "" ? { value: {}, repairs: [] } : objectIn(args);
    if (!read) return faulty("bad_json", `The arguments of ${name} are no JSON object`, text, repairs);
    const parsed = fromObject({ ...read.value, action: name }, text, read.repairs);
    if (parsed.fault) return parsed;
    actions.push(...parsed.actions);
    repairs.push(...parsed.repairs);
    notes.push(...parsed.notes);
  }
  return acted({ actions, thought: text, repairs, notes });
}

function fromObject(object: JsonObject, thought: string, repairs: readonly string[]): Parsed {
  const name = textAt(object, "action", "action_type", "type");
  if (name === null) return faulty("no_action", "The object names no action", thought, repairs);
  const type =
    names[
      name
        .trim()
        .toUpperCase()
        .replaceAll(/[\s-]+/g, "_")
    ];
  if (type === undefined) return unknown(name, thought, repairs);
  const inner = isObject(object["arguments"]) ? { ...object["arguments"], ...object } : object;
  const action = actionFrom(type, inner);
  if (action === null) return faulty("bad_args", `${type} lacks what it needs`, thought, repairs);
  return acted({ actions: [action], thought, repairs });
}

/** Null where a part is missing without which the action means nothing. */
function actionFrom(type: ActionType, o: JsonObject): Action | null {
  const spot = (...keys: string[]) => {
    for (const key of keys) {
      const pair = pairOf(o[key]);
      if (pair) return thousand.to(pair);
    }
    return null;
  };
  switch (type) {
    case "CLICK":
    case "DOUBLE_TAP":
    case "LONG_PRESS": {
      const point = spot("point", "coordinate", "position", "element") ?? ("x" in o ? spotOfFields(o) : null);
      return point && { type, point };
    }
    case "TYPE": {
      const value = textAt(o, "value", "text", "content");
      const point = spot("point", "coordinate");
      if (value === null) return null;
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
const spotOfFields = (o: JsonObject) => {
  const pair = pairOf([o["x"] ?? null, o["y"] ?? null]);
  return pair && thousand.to(pair);
};

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
