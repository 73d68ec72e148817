// Step-GUI-4B (GELab-Zero): `<THINK>…</THINK>`, then one line of `key:value` pairs with tabs between them, the last of which
// is a summary that the model writes for itself.
import { defineAdapter, faulty, said, type Action, type Options, type Situation } from "../adapter.ts";
import { numberAt, textAt, type JsonObject } from "../reading/json.ts";
import { partsOf } from "../reading/parts.ts";
import { pairOf, placed, thousand } from "../reading/point.ts";
import { acted, actionless, asking, isCut, severalIn, truncated, unknown } from "../reading/sayable.ts";
import { blanks, filled, heard, inLine, thoughts } from "../reading/text.ts";

export default defineAdapter({
  id: "step-gui",
  about: "Step-GUI-4B (gelab-zero-4b-preview)",
  prompt: "step-gui.txt",
  settings: { temperature: 0.1, top_p: 0.95, frequency_penalty: 0, max_tokens: 4096 },
  options: { answer: false, square: 0 },
  picture: (screen, options) => ({ ...sizeOf(screen, options), format: "jpeg" }),

  request: (s) => {
    const answer = s.options["answer"] === true ? answerLine : "";
    const prompt = filled(s.prompt, { ...blanks(s), answer, history: historyOf(s) || "暂无历史操作" });
    return { messages: [{ role: "user", content: partsOf(prompt, s.picture) }] };
  },

  parse: (reply, s) => {
    const { text, aside, repairs: found } = heard(reply);
    const repairs = [...found, ...(/<\s*\/?\s*tink\s*>/i.test(text) ? ["mended a tag"] : [])];
    const { thought: inner, rest, open } = thinkingAhead(text);
    const fields = fieldsIn(rest.replace(/^(?:\s*thoughts?\s*[:：][^\n]*)+/i, ""));
    const thought = thoughts(aside, inner);
    const name = textAt(fields.values, "action", "action_type")?.trim() ?? "";
    if (name === "") return actionless(reply, thought);
    // Only the summary may be missing its end.
    if (isCut(reply) && (fields.last !== "summary" || open)) return truncated(rest, thought, repairs);
    // The same key with two values: one of them stood in a thought.
    if (fields.twice) return severalIn(reply, rest, thought, repairs);
    const all: string[] = [...repairs, ...fields.repairs];
    const summary = textAt(fields.values, "summary");
    const kept = summary === null ? {} : { summary };
    const action = fromFields(name, fields.values, all, s);
    if (action === undefined) return { ...unknown(name, thought, all), ...kept };
    if (action === null) return faulty("bad_args", `${name} lacks what it needs`, thought, all);
    return acted({ actions: [action], thought, ...kept, repairs: all });
  },

  render: (action, thought, s) => {
    const call = spoken(action, s);
    if (call === null) return null;
    const summary = [historyOf(s), inLine(thought)].filter((part) => part !== "").join(" ");
    const pairs = [`explain:${inLine(thought)}`, ...call, `summary:${inLine(summary)}`];
    return said(`<THINK> ${thought} </THINK>\n${pairs.join("\t")}\n`);
  },
});

const openTag = /<\s*(?:think|tink|thinking)\s*>/i;
const closeTag = /<\s*\/\s*(?:think|tink|thinking)\s*>/i;
/**
 * The thinking that stands before the pairs; a tag behind them is a part of some text. Where it is not ended (`open`), it
 * lasts until the first pair.
 */
function thinkingAhead(text: string): { thought: string; rest: string; open: boolean } {
  const [opens, closes] = [openTag.exec(text), closeTag.exec(text)];
  const pairs = (part: string): boolean => firstKey.test(part) || /\taction\s*[:：]/i.test(part);
  const begin = opens && !pairs(text.slice(0, opens.index)) ? opens.index + opens[0].length : null;
  // Without its beginning, it ends before the pairs; a closing tag behind all of them is a part of some text.
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

function sizeOf(screen: { width: number; height: number }, options: Options) {
  const side = Number(options["square"]);
  return side > 0 ? { width: side, height: side } : screen;
}

/** All that the model knows of the past: its last summary, and what the user has said since. */
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
  /** The key of the last one. */
  readonly last: string;
  /** Whether a part of the action is there twice, and not the same. */
  readonly twice: boolean;
  readonly repairs: readonly string[];
}
const known = "explain|action(?:_type)?|point[12]?|value|return|summary|key|duration";
const firstKey = new RegExp(`^\\s*(?:${known})\\s*[:：]`, "im");

/** The pairs of the line. Where tabs are missing, new lines or the letters `\t` may stand for them. */
function fieldsIn(text: string): Fields {
  const strict = pairsOf(text, /\t+/);
  const torn = Object.entries(strict.values).some(
    ([key, value]) => /^(?:action|point)/.test(key) && /\n|\\t/.test(String(value)),
  );
  if ("action" in strict.values && !torn) return strict;
  const loose = pairsOf(text, /(?:\t|\\t|\n)+/);
  return "action" in loose.values || "action_type" in loose.values
    ? { ...loose, repairs: ["separated without tabs"] }
    : strict;
}
/** A separator counts only before a key that there is, so that one within a text stays in it. */
function pairsOf(text: string, separator: RegExp): Fields {
  const values: JsonObject = {};
  let last = "";
  let twice = false;
  for (const part of text.split(new RegExp(`${separator.source}(?=\\s*(?:${known})\\s*[:：])`, "i"))) {
    const [, key, value] = /^\s*([a-z_]+\d?)\s*[:：]([\s\S]*)$/i.exec(part) ?? [];
    if (key === undefined || value === undefined) continue;
    last = key.toLowerCase();
    if (!(last in values)) values[last] = value.trim();
    else if (last !== "explain" && last !== "summary" && values[last] !== value.trim()) twice = true;
  }
  return { values, last, twice, repairs: [] };
}

/** Null where a part is missing without which the action means nothing; undefined for a name that is not known. */
function fromFields(name: string, fields: JsonObject, repairs: string[], s: Situation): Action | null | undefined {
  const spot = (key: string) => {
    const pair = pairOf(fields[key]);
    return pair && placed(thousand, pair, repairs);
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
      return asking(words ?? "", s);
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

/** The pairs of an action. There are no keys in this grammar, and no way to empty a field, to drag or to tap twice. */
function spoken(action: Action, { options }: Situation): string[] | null {
  const point = (p: readonly [number, number]): string => thousand.from(p).join(",");
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
