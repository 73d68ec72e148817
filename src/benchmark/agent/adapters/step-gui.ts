// Step-GUI-4B (GELab-Zero): `<THINK>…</THINK>`, then one line of tab-separated `key:value` pairs. The last pair is a
// summary that the model writes for its next turn.
import { defineAdapter, failedParse, textReply, type Action, type Options, type Situation } from "../adapter.ts";
import { numberAt, textAt, type JsonObject } from "../reading/json.ts";
import { promptParts } from "../reading/prompt-parts.ts";
import { readPair, toScreenPoint, thousandSpace } from "../reading/point.ts";
import {
  checkActions,
  noActionFault,
  askUserAction,
  isCutOff,
  ambiguousFault,
  truncatedFault,
  unknownAction,
} from "../reading/parse-results.ts";
import { templateValues, fillTemplate, readReply, toOneLine, joinThoughts } from "../reading/text.ts";

export default defineAdapter({
  id: "step-gui",
  about: "Step-GUI-4B (gelab-zero-4b-preview)",
  prompt: "step-gui.txt",
  settings: { temperature: 0.1, top_p: 0.95, frequency_penalty: 0, max_tokens: 4096 },
  options: { answer: false, square: 0 },
  picture: (screen, options) => ({ ...pictureSize(screen, options), format: "jpeg" }),

  request: (s) => {
    const answer = s.options["answer"] === true ? answerLine : "";
    const prompt = fillTemplate(s.prompt, { ...templateValues(s), answer, history: historyOf(s) || "暂无历史操作" });
    return { messages: [{ role: "user", content: promptParts(prompt, s.picture) }] };
  },

  parse: (reply, s) => {
    const { text, reasoning, repairs: found } = readReply(reply);
    const repairs = [...found, ...(/<\s*\/?\s*tink\s*>/i.test(text) ? ["mended a tag"] : [])];
    const { thought: inner, rest, open } = splitLeadingThinking(text);
    const fields = parseFields(rest.replace(/^(?:\s*thoughts?\s*[:：][^\n]*)+/i, ""));
    const thought = joinThoughts(reasoning, inner);
    const name = textAt(fields.values, "action", "action_type")?.trim() ?? "";
    if (name === "") return noActionFault(reply, thought);
    // An answer that was cut off is accepted only if it was cut off in the summary, which is the last pair.
    if (isCutOff(reply) && (fields.last !== "summary" || open)) return truncatedFault(rest, thought, repairs);
    // If a key has two values, one of the values belongs to a thought.
    if (fields.hasConflictingKeys) return ambiguousFault(reply, rest, thought, repairs);
    const all: string[] = [...repairs, ...fields.repairs];
    const summary = textAt(fields.values, "summary");
    const kept = summary === null ? {} : { summary };
    const action = parseAction(name, fields.values, all, s);
    if (action === undefined) return { ...unknownAction(name, thought, all), ...kept };
    if (action === null) return failedParse("bad_args", `${name} lacks what it needs`, thought, all);
    return checkActions({ actions: [action], thought, ...kept, repairs: all });
  },

  render: (action, thought, s) => {
    const call = formatAction(action, s);
    if (call === null) return null;
    const summary = [historyOf(s), toOneLine(thought)].filter((part) => part !== "").join(" ");
    const pairs = [`explain:${toOneLine(thought)}`, ...call, `summary:${toOneLine(summary)}`];
    return textReply(`<THINK> ${thought} </THINK>\n${pairs.join("\t")}\n`);
  },
});

const openTag = /<\s*(?:think|tink|thinking)\s*>/i;
const closeTag = /<\s*\/\s*(?:think|tink|thinking)\s*>/i;
/**
 * Separates the thoughts from the pairs after them. A tag after the pairs is part of a text. If the thoughts have no
 * closing tag (`open`), they end at the first pair.
 */
function splitLeadingThinking(text: string): { thought: string; rest: string; open: boolean } {
  const [opens, closes] = [openTag.exec(text), closeTag.exec(text)];
  const pairs = (part: string): boolean => firstKey.test(part) || /\taction\s*[:：]/i.test(part);
  const begin = opens && !pairs(text.slice(0, opens.index)) ? opens.index + opens[0].length : null;
  // Without an opening tag, a closing tag ends the thoughts only if pairs follow it. A closing tag after all pairs is
  // part of a text.
  const ends = closes && (begin === null ? pairs(text.slice(closes.index)) : closes.index >= begin) ? closes : null;
  if (!ends && begin === null) return { thought: "", rest: text, open: false };
  const inner = text.slice(begin ?? 0);
  const found = ends ? ends.index - (begin ?? 0) : inner.search(firstKey);
  const length = found < 0 ? inner.length : found;
  const before = begin === null ? "" : text.slice(0, opens!.index);
  return {
    thought: inner.slice(0, length).trim(),
    rest: `${before}\n${inner.slice(length).replace(ends ? closeTag : /^/, "")}`.trim(),
    open: !ends,
  };
}
const answerLine = "10. ANSWER：把答案告诉用户，任务继续。例如：action:ANSWER\tvalue:答案\n";

function pictureSize(screen: { width: number; height: number }, options: Options) {
  const side = Number(options["square"]);
  return side > 0 ? { width: side, height: side } : screen;
}

/** Formats the history that the model receives: the model's last summary, and the user's messages after it. */
function historyOf({ past }: Situation): string {
  let history = "";
  for (const { parsed, message } of past) {
    history = parsed.summary ?? history;
    if (message !== null) history = `${history} 用户回复说： ${message}`.trim();
  }
  return history;
}

interface Fields {
  readonly values: JsonObject;
  /** The key of the last pair. */
  readonly last: string;
  /** Whether a key of the action occurs twice, with different values. */
  readonly hasConflictingKeys: boolean;
  readonly repairs: readonly string[];
}
const knownKeys = "explain|action(?:_type)?|point[12]?|value|return|summary|key|duration";
const firstKey = new RegExp(`^\\s*(?:${knownKeys})\\s*[:：]`, "im");

/**
 * Reads the pairs of the line. If there are no tabs between the pairs, newlines or the two characters `\t` separate the
 * pairs.
 */
function parseFields(text: string): Fields {
  const strict = splitPairs(text, /\t+/);
  const torn = Object.entries(strict.values).some(
    ([key, value]) => /^(?:action|point)/.test(key) && /\n|\\t/.test(String(value)),
  );
  if ("action" in strict.values && !torn) return strict;
  const loose = splitPairs(text, /(?:\t|\\t|\n)+/);
  return "action" in loose.values || "action_type" in loose.values
    ? { ...loose, repairs: ["separated without tabs"] }
    : strict;
}
/** Splits the text at the separator, but only where a known key follows. A separator within a value is kept. */
function splitPairs(text: string, separator: RegExp): Fields {
  const values: JsonObject = {};
  let last = "";
  let hasConflictingKeys = false;
  for (const part of text.split(new RegExp(`${separator.source}(?=\\s*(?:${knownKeys})\\s*[:：])`, "i"))) {
    const [, key, value] = /^\s*([a-z_]+\d?)\s*[:：]([\s\S]*)$/i.exec(part) ?? [];
    if (key === undefined || value === undefined) continue;
    last = key.toLowerCase();
    if (!(last in values)) values[last] = value.trim();
    else if (last !== "explain" && last !== "summary" && values[last] !== value.trim()) hasConflictingKeys = true;
  }
  return { values, last, hasConflictingKeys, repairs: [] };
}

/** Returns null if a required part is missing, undefined if the name is unknown. */
function parseAction(name: string, fields: JsonObject, repairs: string[], s: Situation): Action | null | undefined {
  const spot = (key: string) => {
    const pair = readPair(fields[key]);
    return pair && toScreenPoint(thousandSpace, pair, repairs);
  };
  const point = spot("point");
  const value = textAt(fields, "value");
  const words = value ?? textAt(fields, "return");
  switch (name.toUpperCase().replaceAll(/[\s_-]/g, "")) {
    case "CLICK":
      return point && { type: "CLICK", point };
    case "DOUBLECLICK":
      return point && { type: "DOUBLE_TAP", point };
    case "LONGPRESS":
      return point && { type: "LONG_PRESS", point };
    case "TYPE":
      if ("point" in fields && fields["point"] !== "" && !point) return null;
      return value === null ? null : { type: "TYPE", value, ...(point ? { point } : {}) };
    case "SLIDE":
    case "SWIPE": {
      const [point1, point2] = [spot("point1"), spot("point2")];
      return point1 && point2 && { type: "SWIPE", point1, point2 };
    }
    case "AWAKE":
      return value === null || value === "" ? null : { type: "AWAKE", value };
    case "WAIT":
      return { type: "WAIT", value: numberAt(fields, "value", "duration") ?? 1 };
    case "INFO":
    case "CALLUSER":
      return askUserAction(words ?? "", s);
    case "ANSWER":
      return words === null ? null : { type: "ANSWER", value: words };
    case "COMPLETE":
    case "ABORT": {
      const last = textAt(fields, "return") ?? value;
      const type = name.toUpperCase() as "COMPLETE" | "ABORT";
      return { type, ...(last === null || last === "" ? {} : { value: last }) };
    }
    case "HOTKEY": {
      const key = (textAt(fields, "key", "value") ?? "").trim().toUpperCase();
      return key === "ENTER" || key === "BACK" || key === "HOME" ? { type: key } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Returns the pairs of an action, or null if the format cannot express the action. This format has no keys and cannot
 * clear a field, drag or tap twice.
 */
function formatAction(action: Action, { options }: Situation): string[] | null {
  const point = (p: readonly [number, number]): string => thousandSpace.from(p).join(",");
  switch (action.type) {
    case "CLICK":
      return ["action:CLICK", `point:${point(action.point)}`];
    case "LONG_PRESS":
      return ["action:LONGPRESS", `point:${point(action.point)}`];
    case "TYPE":
      if (action.clear) return null;
      return ["action:TYPE", `value:${action.value}`, ...(action.point ? [`point:${point(action.point)}`] : [])];
    case "SWIPE":
      return ["action:SLIDE", `point1:${point(action.point1)}`, `point2:${point(action.point2)}`];
    case "AWAKE":
    case "INFO":
      return [`action:${action.type}`, `value:${action.value}`];
    case "WAIT":
      return ["action:WAIT", `value:${action.value}`];
    case "ANSWER":
      return options["answer"] === true ? ["action:ANSWER", `value:${action.value}`] : null;
    case "COMPLETE":
      return ["action:COMPLETE", `return:${action.value ?? ""}`];
    case "ABORT":
      return ["action:ABORT", `value:${action.value ?? ""}`];
    default:
      return null;
  }
}
