// The format of the Qwen family: a thought or a sentence, then one call of `mobile_use`, as JSON in tags. Models differ
// in their coordinates and in a few words. A `Dialect` describes these differences.
import type { Action, DisplayAction } from "#contract/action.ts";
import { parseKeyPress } from "./key-names.ts";
import { failedParse, type Parsed, type Reply } from "../adapter.ts";
import { actionObject } from "./action-object.ts";
import { droppedNote, isQuoted, isInThoughtLine, type Candidate } from "./choice.ts";
import {
  isObject,
  numberAt,
  parseObject,
  textAt,
  parseCompleteObject,
  parseCompleteObjects,
  type JsonObject,
  type JsonValue,
} from "./json.ts";
import { readDirection, readPair, toScreenPoint, scrollPath, type Space } from "./point.ts";
import { replyText } from "./replay.ts";
import {
  checkActions,
  noActionFault,
  isCutOff,
  ambiguousFault,
  truncatedFault,
  unknownAction,
  wasRepaired,
} from "./parse-results.ts";
import { readReply, hasOpenThinking, joinThoughts, splitThinking } from "./text.ts";

type Button = "BACK" | "HOME" | "RECENT" | "ENTER";
export interface Dialect {
  readonly space: Space;
  readonly buttons: Readonly<Record<Button, string>>;
  /** The status that reports failure of the task. */
  readonly failure: string;
  /** The duration of a wait whose call contains no duration, in seconds. */
  readonly wait: number;
  /** The name of the action that asks the user. */
  readonly ask: string;
  /** The length in thousandths of a swipe without points. If it is missing, a call without points is invalid. */
  readonly swipeLength?: number;
  /** Whether an ANSWER also ends the task. */
  readonly answerEnds?: boolean;
  /** Whether the phone accepts durations, keys and addresses. */
  readonly extended?: boolean;
  /** Whether the next text replaces the field's content. */
  readonly clears?: boolean;
}

/** The dialect of the tool's makers. */
export const mobileUseDialect = {
  buttons: { BACK: "Back", HOME: "Home", RECENT: "Menu", ENTER: "Enter" },
  failure: "failure",
} as const satisfies Partial<Dialect>;
export interface ParsedToolCall {
  readonly args: JsonObject;
  readonly thought: string;
  /** The texts before and after the call, without the thoughts. */
  readonly before: string;
  readonly after: string;
  readonly repairs: readonly string[];
}

const thinkingTags = ["think", "thinking", "grounding_think"];
const openTag = /<\s*tool_call\s*>/i;
const closeTag = /<\s*\/\s*tool_call\s*>/i;

interface FoundCall {
  readonly value: JsonObject;
  readonly before: string;
  readonly after: string;
}

/**
 * Returns the call of an answer, or the fault. If there are consecutive calls, returns the first, because the model
 * wrote the others without seeing their screens.
 */
export function parseToolCall(reply: Reply): ParsedToolCall | Parsed {
  const { text, reasoning, repairs: before } = readReply({ ...reply, text: replyWithCalls(reply) });
  const repairs = [...before];
  const thinking = splitThinking(text, thinkingTags, openTag, parseCompleteObjects);
  const thought = joinThoughts(reasoning, thinking.thought);
  if (isCutOff(reply) && (reply.calls.length > 0 || hasOpenThinking(text, thinkingTags, parseCompleteObjects)))
    return truncatedFault(text.slice(-200), thought, repairs);
  const found = findCallObject(thinking.rest, repairs);
  if (found === "several") return ambiguousFault(reply, thinking.rest, thought, repairs);
  if (!found) {
    if (openTag.test(thinking.rest) && !isCutOff(reply))
      return failedParse("bad_json", `No JSON object in ${JSON.stringify(text.slice(0, 200))}`, thought, repairs);
    return noActionFault({ ...reply, text, calls: [] }, thought);
  }
  // Only the closing tag shows that the call is complete.
  if (isCutOff(reply) && (wasRepaired(repairs) || repairs.includes(noTag)))
    return truncatedFault(text, thought, repairs);
  const args = normalizeArguments(found.value, repairs);
  return { args, thought, before: found.before, after: found.after, repairs };
}

/** Returns the answer as text. Calls that the endpoint extracted from the text are written back into the text. */
export function replyWithCalls({ text, calls }: Reply): string {
  if (calls.length === 0 || openTag.test(text)) return text;
  return [text, ...calls.map(({ name, args }) => `<tool_call>\n${callText(name, args.trim() || "{}")}\n</tool_call>`)]
    .filter((part) => part.trim() !== "")
    .join("\n");
}
/** Like `replyWithCalls`, for a history. An answer in a history is never empty. */
export const historyText = (reply: Reply): string =>
  reply.calls.length > 0 ? replyWithCalls(reply) : replyText(reply);
/**
 * If the arguments are not an object, they are written as a string. The parser then repairs them separately from the
 * text after them.
 */
function callText(name: string, args: string): string {
  const whole = args.startsWith("{") && parseCompleteObject(args)?.end === args.length;
  return `{"name": ${JSON.stringify(name)}, "arguments": ${whole ? args : JSON.stringify(args)}}`;
}

interface TaggedCall extends Candidate {
  /** Null if the tag contains no readable object. */
  readonly value: JsonObject | null;
  readonly closed: boolean;
  readonly repairs: readonly string[];
}
/** Returns the calls in the text that are in call tags. */
function taggedCalls(text: string): TaggedCall[] {
  const calls: TaggedCall[] = [];
  const first = (part: string, ...tags: readonly RegExp[]): number =>
    Math.min(...tags.map((tag) => part.search(tag)).map((at) => (at < 0 ? part.length : at)));
  for (let at = 0; ; at = calls.at(-1)!.end) {
    const open = openTag.exec(text.slice(at));
    if (!open) return calls;
    const start = at + open.index;
    const from = start + open[0].length;
    const rest = text.slice(from);
    const until = first(rest, closeTag, openTag);
    const braced = rest.slice(0, until).includes("{");
    // A complete object is read to its own end, because one of its texts may contain a call tag.
    const whole = braced ? parseCompleteObject(rest) : null;
    const read = whole ? { ...whole, repairs: [] } : braced ? parseObject(rest.slice(0, until)) : null;
    const behind = rest.slice(whole?.end ?? until);
    const closing = closeTag.exec(behind);
    const closed = closing !== null && closing.index <= first(behind, openTag);
    calls.push({
      value: read?.value ?? null,
      text: rest.slice(0, whole?.end ?? until).trim(),
      start,
      end:
        text.length - behind.length + (closed ? closing.index + closing[0].length : /^[\s}]*/.exec(behind)![0].length),
      closed,
      repairs: [
        ...(whole && /^\s*\}/.test(behind) ? ["dropped a brace"] : []),
        ...(read?.repairs ?? []),
        ...(closed ? [] : ["closed the tag"]),
      ],
    });
  }
}

function findCallObject(text: string, repairs: string[]): FoundCall | "several" | null {
  const tagged = taggedCalls(text);
  if (tagged.length === 0) return findUntaggedCall(text, repairs);
  // Text before the line `Action:` is a thought. Calls that are quoted there are part of the thought.
  const label = [...text.matchAll(/^[\s*]*Action\**\s*[:：]/gim)].find(({ index }) =>
    tagged.some(({ start }) => start > index),
  );
  const full = tagged.filter((call) => call.text !== "");
  const meant = full.filter((call) => (label ? call.start > label.index : !isInThoughtLine(text, call)));
  // Prefers calls at the beginning of a line after the label, then calls that are not part of a sentence. A call within
  // a sentence counts only if there is no other call, because such a call may only mention an action.
  const stands = [
    (call: TaggedCall) => label !== undefined && beginsLine(text, call),
    (call: TaggedCall) => !isQuoted(text, call),
  ];
  const calls = stands.map((stand) => meant.filter(stand)).find((some) => some.length > 0) ?? meant;
  const [call] = calls;
  if (!call?.value) return null;
  const more = calls.slice(1).filter((other) => other.text !== call.text);
  const apart = more.some((other) =>
    /[\p{L}\p{N}]/u.test(text.slice(call.end, other.start).replaceAll(conclusions, "")),
  );
  // If there are words between two calls and no label, one of the calls may only be a thought.
  if (!label && apart) return "several";
  repairs.push(...call.repairs, ...droppedNote(full.length - calls.length));
  if (calls.length > 1) repairs.push(`took the first of ${calls.length} calls`);
  return {
    value: call.value,
    before: text.slice(0, call.start).trim(),
    after: call.closed ? text.slice(call.end).trim() : "",
  };
}
const beginsLine = (text: string, { start }: TaggedCall): boolean => {
  const line = text.slice(text.lastIndexOf("\n", start - 1) + 1, start);
  return !/[\p{L}\p{N}]/u.test(line.replaceAll(/<tool_call>.*?<\/tool_call>|<\/?tool_call>/gi, ""));
};
const conclusions = /<conclusion>[\s\S]*?<\/conclusion>|<\/?\s*tool_call\s*>/gi;
const noTag = "no tool_call tag";

/** Finds a call in a code fence, after a label, or without any mark. */
function findUntaggedCall(text: string, repairs: string[]): FoundCall | "several" | null {
  const found = actionObject(text, ["action", "name"]);
  if (found === null || found === "several") return found;
  repairs.push(noTag, ...found.repairs);
  const at = text.lastIndexOf(found.text);
  return {
    value: found.value,
    before: text
      .slice(0, at)
      .replace(/```\w*\s*$/, "")
      .trim(),
    after: text
      .slice(at + found.text.length)
      .replace(/^\s*```/, "")
      .replace(closeTag, "")
      .trim(),
  };
}

const tools = ["mobile_use", "computer_use"];

/** Moves the action's name into `action`. Models write the name under different keys. */
function normalizeArguments(object: JsonObject, repairs: string[]): JsonObject {
  const { name, ...rest } = object;
  let inner: JsonValue | undefined = object["arguments"] ?? object["args"] ?? object["parameters"];
  if (typeof inner === "string") {
    const read = parseObject(inner);
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

/** Converts a call of `mobile_use` to phone actions. */
export function parseMobileUse(
  { args, thought, repairs: before }: Pick<ParsedToolCall, "args" | "thought" | "repairs">,
  dialect: Dialect,
): Parsed {
  const repairs = [...before];
  const notes: string[] = [];
  const name = textAt(args, "action");
  if (name === null) return failedParse("no_action", "The call names no action", thought, repairs);
  const lacking = (what: string): Parsed => failedParse("bad_args", `${name} lacks ${what}`, thought, repairs);
  const parsedActions = (...actions: readonly DisplayAction[]): Parsed =>
    checkActions({ actions, thought, repairs, notes });
  const spot = (...keys: readonly string[]) => {
    const key = keys.find((one) => args[one] !== undefined);
    const value = key === undefined ? undefined : args[key];
    const pair = readPair(value);
    if (!pair) return null;
    if (key !== keys[0]) repairs.push(`took ${key} for ${keys[0]}`);
    if (typeof value === "string") repairs.push(`${key} was a text`);
    else if (!Array.isArray(value) || value.length !== 2) repairs.push(`${key} was not two numbers`);
    return toScreenPoint(dialect.space, pair, repairs);
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
      return point ? parsedActions({ type: "CLICK", point }) : lacking("a point");
    }
    case "double_click":
    case "double_tap": {
      const point = spot("coordinate", ...pointKeys);
      return point ? parsedActions({ type: "DOUBLE_TAP", point }) : lacking("a point");
    }
    case "long_press":
    case "right_click": {
      const point = spot("coordinate", ...pointKeys);
      const seconds = dialect.extended ? numberAt(args, "time", "duration") : null;
      const duration = seconds === null ? {} : { duration_ms: seconds * 1000 };
      return point ? parsedActions({ type: "LONG_PRESS", point, ...duration }) : lacking("a point");
    }
    case "swipe":
    case "scroll": {
      const ends = ["coordinate2", "end_coordinate", "point2", "end"];
      const starts = ["coordinate", ...pointKeys, "start_coordinate"];
      const [start, end] = [spot(...starts), spot(...ends)];
      if (start && end) return parsedActions({ type: "SWIPE", point1: start, point2: end });
      const direction = readDirection(args["direction"]);
      // An unreadable point is an error. Without this check, the middle of the screen would replace the point.
      const unread = !start && starts.some((key) => args[key] != null);
      const ended = ends.some((key) => args[key] != null);
      if (ended || unread || !direction || dialect.swipeLength === undefined) return lacking("its two points");
      if (args["direction"] !== direction) repairs.push(`took ${JSON.stringify(args["direction"])} for "${direction}"`);
      return parsedActions({ type: "SWIPE", ...scrollPath(start ?? [500, 500], direction, dialect.swipeLength) });
    }
    case "drag": {
      const point1 = spot("start_coordinate", "coordinate", "coordinate1", "start");
      const point2 = spot("end_coordinate", "coordinate2", "end");
      return point1 && point2 ? parsedActions({ type: "DRAG", point1, point2 }) : lacking("its two points");
    }
    case "type":
    case "input_text": {
      const value = saying("text", "value", "content");
      return value === null
        ? lacking("a text")
        : parsedActions({ type: "TYPE", value, ...(dialect.clears === true ? { clear: true } : {}) });
    }
    case "key": {
      const action = button("text");
      if (action) return parsedActions(action);
      const word = textAt(args, "text") ?? "";
      const press = dialect.extended ? parseKeyPress(word) : null;
      if (press) return parsedActions(press);
      notes.push(word.toLowerCase() === "clear" ? clearNote : `no key ${JSON.stringify(word.slice(0, 60))} here`);
      return parsedActions({ type: "NOOP" });
    }
    case "system_button": {
      const action = button("button");
      if (action) return parsedActions(action);
      const word = textAt(args, "button");
      return word === null ? lacking("a button") : unknownAction(`system_button ${word}`, thought, repairs);
    }
    case "open":
    case "awake":
    case "open_app": {
      const value = saying("text", "app", "app_name", "value")?.trim() ?? "";
      return value === "" ? lacking("an app") : parsedActions({ type: "AWAKE", value });
    }
    case "wait":
      return parsedActions({ type: "WAIT", value: numberAt(args, "time", "duration") ?? dialect.wait });
    case "answer": {
      const value = saying("text", "value", "content");
      if (value === null) return lacking("a text");
      const answer: Action = { type: "ANSWER", value };
      return dialect.answerEnds === true ? parsedActions(answer, { type: "COMPLETE", value }) : parsedActions(answer);
    }
    case "interact":
    case "info":
    case "ask_user":
    case "call_user":
    case "calluser": {
      const value = saying("text", "question", "value");
      return value === null ? lacking("a question") : parsedActions({ type: "INFO", value });
    }
    case "terminate": {
      const status = textAt(args, "status")?.trim().toLowerCase() ?? "";
      const value = textAt(args, "text", "message");
      if (status === "success") return parsedActions({ type: "COMPLETE", ...(value === null ? {} : { value }) });
      if (!/^fail(ure|ed)?$/.test(status)) return lacking("a status");
      if (status !== dialect.failure) repairs.push(`took ${JSON.stringify(status)} for "${dialect.failure}"`);
      return parsedActions({ type: "ABORT", value: value ?? dialect.failure });
    }
    default:
      return unknownAction(name, thought, repairs);
  }
}
const pointKeys = ["coordinates", "coordinate1", "point", "position"];
/** The note of a turn whose only action was to press the key that clears a field. */
export const clearNote = "the next text takes the place of what is in the field";

/** Returns the text from `Thought:` or `Action:` to the next label, or null if the label is missing. */
export function textAfterLabel(text: string, label: "Thought" | "Action"): string | null {
  const found = new RegExp(
    `(?:^|\\n)[\\s*]*${label}\\**\\s*[:\\uff1a]\\**([\\s\\S]*?)(?=\\n[\\s*]*(?:Thought|Action)\\**\\s*[:\\uff1a]|$)`,
    "i",
  ).exec(text)?.[1];
  return found === undefined ? null : found.trim();
}
