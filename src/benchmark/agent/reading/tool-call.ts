// The format of the Qwen family: one call of `mobile_use`, as JSON between tags, behind a thought or a sentence. Models that
// speak it differ in what they count in and in a few words: their dialect.
import type { Action, ActionType } from "../../../contract/action.ts";
import { faulty, type Parsed, type Reply } from "../adapter.ts";
import { isObject, numberAt, objectIn, textAt, wholeObject, type JsonObject, type JsonValue } from "./json.ts";
import { directionOf, pairOf, placed, scrolled, type Space } from "./point.ts";
import { acted, actionless, cutShort, unknown } from "./sayable.ts";
import { heard, thoughts, withoutThinking } from "./text.ts";

type Button = "BACK" | "HOME" | "RECENT" | "ENTER";
export interface Dialect {
  readonly space: Space;
  readonly buttons: Readonly<Record<Button, string>>;
  /** The status of a task that was given up. */
  readonly failure: string;
  /** Seconds of a wait that names none. */
  readonly wait: number;
  /** What asks the user. */
  readonly ask: string;
  /** Thousandths that a swipe goes of which only the direction is said; without it such a swipe means nothing. */
  readonly swipeLength?: number;
  /** Whether an answer is also the end. */
  readonly answerEnds?: boolean;
  /** Whether the next text takes the place of what is in the field. */
  readonly clears?: boolean;
}

/** Of the tool as its makers say it. */
export const mobileUse = {
  buttons: { BACK: "Back", HOME: "Home", RECENT: "Menu", ENTER: "Enter" },
  failure: "failure",
} as const satisfies Partial<Dialect>;
/** What every model of the tool can say. */
export const mobileUseTypes = [
  "CLICK",
  "LONG_PRESS",
  "SWIPE",
  "TYPE",
  "BACK",
  "HOME",
  "RECENT",
  "ENTER",
  "WAIT",
  "COMPLETE",
  "ABORT",
] as const satisfies readonly ActionType[];

export interface ToolCallText {
  readonly args: JsonObject;
  readonly thought: string;
  /** What stands before the call and behind it, thinking taken away. */
  readonly before: string;
  readonly after: string;
  readonly repairs: readonly string[];
}

const thinkingTags = ["think", "thinking", "grounding_think"];
const openTag = /<\s*tool_call\s*>/i;
const closeTag = /<\s*\/\s*tool_call\s*>/i;

/** The call that an answer holds, or what is wrong with it. Of several calls it is the first: the others were not looked for. */
export function toolCallIn(reply: Reply): ToolCallText | Parsed {
  const { text, aside, repairs: before } = heard({ ...reply, text: written(reply) });
  const repairs = [...before];
  const thinking = withoutThinking(text, thinkingTags, openTag);
  const thought = thoughts(aside, thinking.thought);
  const found = objectOf(thinking.rest, repairs);
  if (!found) {
    if (openTag.test(thinking.rest) && reply.finish !== "length")
      return faulty("bad_json", `No JSON object in ${JSON.stringify(text.slice(0, 200))}`, thought, repairs);
    return actionless({ ...reply, text, calls: [] }, thought);
  }
  if (cutShort(reply, repairs))
    return faulty("truncated", "The answer was cut off within its action", thought, repairs);
  const args = argumentsOf(found.value, repairs);
  return { args, thought, before: found.before, after: found.after, repairs };
}

/** The answer as text: calls that the endpoint took out of it are put back. */
export function written({ text, calls }: Reply): string {
  if (calls.length === 0 || openTag.test(text)) return text;
  return [
    text,
    ...calls.map(
      ({ name, args }) => `<tool_call>\n{"name": ${JSON.stringify(name)}, "arguments": ${args || "{}"}}\n</tool_call>`,
    ),
  ]
    .filter((part) => part.trim() !== "")
    .join("\n");
}

function objectOf(text: string, repairs: string[]): { value: JsonObject; before: string; after: string } | null {
  const tag = openTag.exec(text);
  if (!tag) return untagged(text, repairs);
  const before = text.slice(0, tag.index).trim();
  const rest = text.slice(tag.index + tag[0].length);
  const close = rest.search(closeTag);
  if (close >= 0 && !rest.slice(0, close).includes("{")) {
    // Nothing in it; perhaps in the next.
    const next = openTag.test(rest) ? objectOf(rest, repairs) : null;
    return next && { ...next, before };
  }
  const whole = wholeObject(rest);
  if (whole) {
    const behind = rest.slice(whole.end);
    if (/^\s*\}/.test(behind)) repairs.push("dropped a brace");
    return { value: whole.value, before, after: afterTag(behind, repairs) };
  }
  const ends = [rest.search(closeTag), rest.search(openTag)].filter((at) => at >= 0);
  const end = ends.length > 0 ? Math.min(...ends) : rest.length;
  const read = objectIn(rest.slice(0, end));
  if (!read) return null;
  repairs.push(...read.repairs);
  return { value: read.value, before, after: afterTag(rest.slice(end), repairs) };
}
function afterTag(text: string, repairs: string[]): string {
  const close = closeTag.exec(text);
  const more = text.split(openTag).length - 1;
  if (!close) repairs.push("closed the tag");
  if (more > 0) repairs.push(`took the first of ${more + 1} calls`);
  return close ? text.slice(close.index + close[0].length).trim() : "";
}
/** In a code fence, or bare. */
function untagged(text: string, repairs: string[]): { value: JsonObject; before: string; after: string } | null {
  const parts = (from: number, end: number) => ({
    before: text
      .slice(0, from)
      .replace(/```\w*\s*$/, "")
      .trim(),
    after: text
      .slice(end)
      .replace(/^\s*```/, "")
      .replace(closeTag, "")
      .trim(),
  });
  // A text of nothing but braces would keep us for long.
  for (let from = text.indexOf("{"), tries = 0; from >= 0 && tries < 50; from = text.indexOf("{", from + 1), tries++) {
    const whole = wholeObject(text, from);
    if (!whole || !("action" in whole.value || "name" in whole.value)) continue;
    repairs.push("no tool_call tag");
    return { value: whole.value, ...parts(from, whole.end) };
  }
  const from = text.indexOf("{");
  const read = from < 0 ? null : objectIn(text.slice(from).replace(/```[\s\S]*$/, ""));
  if (!read || !("action" in read.value || "name" in read.value)) return null;
  repairs.push("no tool_call tag", ...read.repairs);
  return { value: read.value, ...parts(from, text.length) };
}

const tools = ["mobile_use", "computer_use"];

/** Names the action in `action`, wherever the model put it. */
function argumentsOf(object: JsonObject, repairs: string[]): JsonObject {
  const { name, ...rest } = object;
  let inner: JsonValue | undefined = object["arguments"] ?? object["args"] ?? object["parameters"];
  if (typeof inner === "string") {
    const read = objectIn(inner);
    if (read) {
      inner = read.value;
      repairs.push("arguments were a text", ...read.repairs);
    }
  }
  if (!isObject(inner)) {
    inner = rest;
    repairs.push("no arguments object");
  }
  if (typeof name !== "string") repairs.push("no name");
  else if (!tools.includes(name) && typeof inner["action"] !== "string") {
    repairs.push("the action stood in the name");
    return { ...inner, action: name };
  }
  return inner;
}

const buttonNames: Readonly<Record<string, Button>> = {
  back: "BACK",
  home: "HOME",
  menu: "RECENT",
  recent: "RECENT",
  recents: "RECENT",
  app_switch: "RECENT",
  enter: "ENTER",
};

/** What a call of `mobile_use` means on the phone. */
export function performed(
  { args, thought, repairs: before }: Pick<ToolCallText, "args" | "thought" | "repairs">,
  dialect: Dialect,
): Parsed {
  const repairs = [...before];
  const notes: string[] = [];
  const name = textAt(args, "action");
  if (name === null) return faulty("no_action", "The call names no action", thought, repairs);
  const lacking = (what: string): Parsed => faulty("bad_args", `${name} lacks ${what}`, thought, repairs);
  const done = (...actions: readonly Action[]): Parsed => acted({ actions, thought, repairs, notes });
  const spot = (...keys: readonly string[]) => {
    const key = keys.find((one) => args[one] !== undefined);
    const value = key === undefined ? undefined : args[key];
    const pair = pairOf(value);
    if (!pair) return null;
    if (key !== keys[0]) repairs.push(`took ${key} for ${keys[0]}`);
    if (typeof value === "string") repairs.push(`${key} was a text`);
    else if (!Array.isArray(value) || value.length !== 2) repairs.push(`${key} was not two numbers`);
    return placed(dialect.space, pair, repairs);
  };
  const saying = (...keys: readonly string[]) => {
    const key = keys.find((one) => textAt(args, one) !== null);
    if (key !== undefined && key !== keys[0]) repairs.push(`took ${key} for ${keys[0]}`);
    return key === undefined ? null : textAt(args, key);
  };
  const button = (at: "button" | "text"): Action | null => {
    const word = textAt(args, at) ?? "";
    const key = word.trim().toLowerCase().replace("keycode_", "").replaceAll(" ", "_");
    const type = Object.hasOwn(buttonNames, key) ? buttonNames[key] : undefined;
    if (type === undefined) return null;
    if (at === "button" && word !== dialect.buttons[type])
      repairs.push(`took ${JSON.stringify(word)} for ${JSON.stringify(dialect.buttons[type])}`);
    return { type };
  };

  switch (
    name
      .trim()
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_")
  ) {
    case "click":
    case "tap":
    case "left_click": {
      const point = spot("coordinate", ...pointKeys);
      return point ? done({ type: "CLICK", point }) : lacking("a point");
    }
    case "double_click":
    case "double_tap": {
      const point = spot("coordinate", ...pointKeys);
      return point ? done({ type: "DOUBLE_TAP", point }) : lacking("a point");
    }
    case "long_press":
    case "right_click": {
      const point = spot("coordinate", ...pointKeys);
      return point ? done({ type: "LONG_PRESS", point }) : lacking("a point");
    }
    case "swipe":
    case "scroll": {
      const end = spot("coordinate2", "end_coordinate", "point2", "end");
      const start = spot("coordinate", ...pointKeys, "start_coordinate");
      if (start && end) return done({ type: "SWIPE", point1: start, point2: end });
      const direction = directionOf(args["direction"]);
      if (end || !direction || dialect.swipeLength === undefined) return lacking("its two points");
      if (args["direction"] !== direction) repairs.push(`took ${JSON.stringify(args["direction"])} for "${direction}"`);
      return done({ type: "SWIPE", ...scrolled(start ?? [500, 500], direction, dialect.swipeLength) });
    }
    case "drag": {
      const point1 = spot("start_coordinate", "coordinate", "coordinate1", "start");
      const point2 = spot("end_coordinate", "coordinate2", "end");
      return point1 && point2 ? done({ type: "DRAG", point1, point2 }) : lacking("its two points");
    }
    case "type":
    case "input_text": {
      const value = saying("text", "value", "content");
      return value === null
        ? lacking("a text")
        : done({ type: "TYPE", value, ...(dialect.clears === true ? { clear: true } : {}) });
    }
    case "key": {
      const action = button("text");
      if (action) return done(action);
      const word = textAt(args, "text") ?? "";
      notes.push(word.toLowerCase() === "clear" ? clearNote : `no key ${JSON.stringify(word.slice(0, 60))} here`);
      return done({ type: "NOOP" });
    }
    case "system_button": {
      const action = button("button");
      if (action) return done(action);
      const word = textAt(args, "button");
      return word === null ? lacking("a button") : unknown(`system_button ${word}`, thought, repairs);
    }
    case "open":
    case "open_app": {
      const value = saying("text", "app", "app_name", "value")?.trim() ?? "";
      return value === "" ? lacking("an app") : done({ type: "AWAKE", value });
    }
    case "wait":
      return done({ type: "WAIT", value: numberAt(args, "time", "duration") ?? dialect.wait });
    case "answer": {
      const value = saying("text", "value", "content");
      if (value === null) return lacking("a text");
      const answer: Action = { type: "ANSWER", value };
      return dialect.answerEnds === true ? done(answer, { type: "COMPLETE", value }) : done(answer);
    }
    case "interact":
    case "ask_user":
    case "call_user":
    case "calluser": {
      const value = saying("text", "question", "value");
      return value === null ? lacking("a question") : done({ type: "INFO", value });
    }
    case "terminate": {
      const status = textAt(args, "status")?.trim().toLowerCase() ?? "";
      const value = textAt(args, "text", "message");
      if (status === "success") return done({ type: "COMPLETE", ...(value === null ? {} : { value }) });
      if (!/^fail(ure|ed)?$/.test(status)) return lacking("a status");
      if (status !== dialect.failure) repairs.push(`took ${JSON.stringify(status)} for "${dialect.failure}"`);
      return done({ type: "ABORT", value: value ?? dialect.failure });
    }
    default:
      return unknown(name, thought, repairs);
  }
}
const pointKeys = ["coordinates", "coordinate1", "point", "position"];
/** Told of a turn that pressed the key that empties a field. */
export const clearNote = "the next text takes the place of what is in the field";

/** The arguments that say an action; null where the format, or a model that knows only these of it, has none. */
export function argumentsFor(action: Action, known: readonly ActionType[], dialect: Dialect): JsonObject | null {
  if (!known.includes(action.type)) return null;
  const { from } = dialect.space;
  switch (action.type) {
    case "CLICK":
      return { action: "click", coordinate: from(action.point) };
    case "DOUBLE_TAP":
      return { action: "double_click", coordinate: from(action.point) };
    case "LONG_PRESS":
      return { action: "long_press", coordinate: from(action.point) };
    case "SWIPE":
      return { action: "swipe", coordinate: from(action.point1), coordinate2: from(action.point2) };
    case "DRAG":
      return { action: "drag", start_coordinate: from(action.point1), end_coordinate: from(action.point2) };
    case "TYPE":
      // It goes to the field that has the caret, behind what is there.
      return action.point !== undefined || action.clear === true ? null : { action: "type", text: action.value };
    case "BACK":
    case "HOME":
    case "RECENT":
    case "ENTER":
      return { action: "system_button", button: dialect.buttons[action.type] };
    case "WAIT":
      return { action: "wait", time: action.value };
    case "AWAKE":
      return { action: "open", text: action.value };
    case "ANSWER":
      return { action: "answer", text: action.value };
    case "INFO":
      return { action: dialect.ask, text: action.value };
    case "COMPLETE":
      return { action: "terminate", status: "success" };
    case "ABORT":
      return { action: "terminate", status: dialect.failure };
    default:
      return null;
  }
}
/** The call as text, spaced as the models were taught it. */
export const toolCall = (args: JsonObject): string =>
  `<tool_call>\n${spaced({ name: "mobile_use", arguments: args })}\n</tool_call>`;
function spaced(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(spaced).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${spaced(inner)}`)
    .join(", ")}}`;
}

/** A call in few words, where the model said none of its own: `swipe 546,1806 546,602`. */
export const inWords = (args: JsonObject): string =>
  [args["action"], ...Object.entries(args).flatMap(([key, value]) => (key === "action" ? [] : [value]))]
    .map((value) => (Array.isArray(value) ? value.join(",") : String(value)))
    .join(" ");

/** What stands behind `Thought:` or `Action:`, until the next of them; null without. */
export function labelled(text: string, label: "Thought" | "Action"): string | null {
  const found = new RegExp(
    `(?:^|\\n)[\\s*]*${label}\\**\\s*[:\\uff1a]\\**([\\s\\S]*?)(?=\\n[\\s*]*(?:Thought|Action)\\**\\s*[:\\uff1a]|$)`,
    "i",
  ).exec(text)?.[1];
  return found === undefined ? null : found.trim();
}
