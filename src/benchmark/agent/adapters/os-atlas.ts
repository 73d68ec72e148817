// OS-Atlas-Pro: thoughts, then an action in words of its own, `CLICK <point>[[x, y]]</point>`.
import { defineAdapter, faulty, said, type Action, type Reply, type Situation } from "../adapter.ts";
import type { Point } from "../../../contract/action.ts";
import { behindLabel, behindMark, droppedNote, unmarked, type Candidate } from "../reading/choice.ts";
import { numberAt } from "../reading/json.ts";
import { partsOf } from "../reading/parts.ts";
import { directionAlong, directionOf, opposite, pairOf, placed, scrolled, thousand } from "../reading/point.ts";
import { acted, actionless, isCut, severalIn, truncated, unknown } from "../reading/sayable.ts";
import { blanks, filled, heard, thoughts, withoutThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "os-atlas",
  about: "OS-Atlas-Pro-7B and -4B",
  prompt: "os-atlas.txt",
  settings: { temperature: 0, max_tokens: 512 },
  options: { scroll: "finger", scrollLength: 400 },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => {
    const prompt = filled(s.prompt, { ...blanks(s), history: historyOf(s) });
    return { messages: [{ role: "user", content: partsOf(prompt, s.picture) }] };
  },

  parse: (reply, s) => {
    const { thought, words, other, text, repairs: found } = taken(reply);
    const repairs: string[] = [...found];
    if (words === "several") return severalIn(reply, text, thought, repairs);
    if (words.length === 0 && other === null) return actionless(reply, thought);
    // Nothing in this format says that an answer is all there: a text ends with a bracket, and may hold one.
    if (isCut(reply)) return truncated(text, thought, repairs);
    if (words.length === 0) return unknown(other!, thought, repairs);
    const actions: Action[] = [];
    for (const word of words) {
      const action = fromWord(word, repairs, s);
      if (action === null) return faulty("bad_args", `${word.text} lacks what it needs`, thought, repairs);
      actions.push(action);
    }
    return acted({ actions, thought, repairs });
  },

  render: (action, thought, s) => {
    const call = spoken(action, s);
    return call === null ? null : said(`Thoughts:\n${thought}\nActions:\n${call}`);
  },
});

interface Word extends Candidate {
  readonly name: string;
  /** What follows the name. */
  readonly rest: string;
}
const names = [
  ...["CLICK", "LONG_PRESS", "LONG_CLICK", "TYPE", "SCROLL", "OPEN_APP", "OPENAPP", "PRESS_BACK", "PRESS_HOME"],
  ...["PRESS_RECENT", "PRESS_ENTER", "ENTER", "WAIT", "COMPLETE", "IMPOSSIBLE"],
].join("|");

function taken(reply: Reply) {
  const { text, aside, repairs } = heard(reply);
  const { thought: inner, rest } = withoutThinking(text, ["think", "thinking"], /^\W*actions?\W*:/im, whole);
  const label = behindLabel(rest, /^[\s*#]*actions?[*\s]*[:：][*\t ]*/gim, whole);
  const body = label?.behind ?? rest;
  const all = wordsIn(rest, label !== null);
  const found = wordsIn(body, label !== null);
  const chosen = label ? behindMark(body, found) : unmarked(body, found);
  const words = chosen === "several" ? chosen : (chosen?.taken ?? []);
  const [first] = words === "several" ? [] : words;
  const before = label ? label.before : first ? rest.slice(0, first.start) : rest;
  const dropped = words === "several" || words.length === 0 ? 0 : all.length - words.length;
  return {
    thought: thoughts(aside, inner, before.replace(/^[\s*#]*thoughts?[*\s]*[:：][*\s]*/i, "")),
    words,
    text: rest,
    /** A name that the model was not offered, where the label leaves no doubt that it is one. */
    other: label ? (/^\s*([A-Z][A-Z_]{2,})\b/.exec(body)?.[1] ?? null) : null,
    repairs: [...repairs, ...(label ? [] : ["no Actions label"]), ...droppedNote(dropped)],
  };
}

/** Those with a text in brackets. */
const whole = (text: string): Word[] => wordsIn(text, true).filter(({ rest }) => /^\[[\s\S]*\]$/.test(rest));

/**
 * Each begins a line. A text in square brackets may go over several, up to a bracket that ends one. A sentence that begins
 * with a word ("COMPLETE the form") is none; without a label, texts need their bracket for that reason.
 */
function wordsIn(body: string, labelled: boolean): Word[] {
  const words: Word[] = [];
  const shape = new RegExp(
    `^[ \\t*-]*(?:\\d+[.)] *)?(${names})\\b(?:[ \\t]*(\\[[\\s\\S]*?\\])(?=[ \\t]*(?:$(?![\\s\\S])|\\n[ \\t*-]*(?:${names})\\b))|([^\\n]*))`,
    "gm",
  );
  for (const { 0: whole, 1: name = "", 2: quoted, 3: line = "", index } of body.matchAll(shape)) {
    const rest = (quoted ?? line).trim();
    const takesText = /^(?:TYPE|OPEN_?APP|SCROLL)$/.test(name);
    const takesPoint = /^(?:CLICK|LONG_)/.test(name);
    if (!labelled && takesText && !rest.startsWith("[")) continue;
    if (!takesText && !takesPoint && /[\p{L}]/u.test(rest.replace(/^\[.*\]$|\d+(?:\.\d+)? *s(?:ec(?:ond)?s?)?\b/, "")))
      continue;
    words.push({ name, rest, text: `${name} ${rest}`.trim(), start: index, end: index + whole.length });
  }
  return words;
}

function historyOf({ past }: Situation): string {
  if (past.length === 0) return "null";
  return past
    .map(({ reply, message }, i) => {
      const { words, thought, text: all } = taken(reply);
      const did = words === "several" ? all.slice(0, 300) : words.map(({ text }) => text).join("; ");
      const line = `Step ${i + 1}: ${did || thought.slice(0, 300)}`;
      return message === null ? line : `${line}\nUser: ${message}`;
    })
    .join("\n");
}

/** Null where a part is missing without which the word means nothing; `repairs` grows by what is mended. */
function fromWord({ name, rest }: Word, repairs: string[], s: Situation): Action | null {
  const point = () => {
    const [numbers = ""] = /^[-\d\s,.()[\]]*/.exec(rest.replaceAll(/<\/?point>/g, ""))!;
    // More numbers behind the point are another's.
    const pair = /\d/.test(rest.replaceAll(/<\/?point>/g, "").slice(numbers.length)) ? null : pairOf(numbers);
    return pair && placed(thousand, pair, repairs);
  };
  switch (name) {
    case "CLICK":
    case "LONG_PRESS":
    case "LONG_CLICK": {
      const at = point();
      return at && { type: name === "CLICK" ? "CLICK" : "LONG_PRESS", point: at };
    }
    case "TYPE":
      return rest === "" ? null : { type: "TYPE", value: inner(rest, repairs) };
    case "OPEN_APP":
    case "OPENAPP": {
      const value = inner(rest, repairs).trim();
      return value === "" ? null : { type: "AWAKE", value };
    }
    case "SCROLL": {
      const word = directionOf(inner(rest, repairs));
      if (word === null) return null;
      const finger = s.options["scroll"] === "content" ? opposite[word] : word;
      return { type: "SWIPE", ...scrolled(middle, finger, lengthOf(s)) };
    }
    case "WAIT":
      return { type: "WAIT", value: numberAt({ rest }, "rest") ?? 1 };
    case "PRESS_BACK":
      return { type: "BACK" };
    case "PRESS_HOME":
      return { type: "HOME" };
    case "PRESS_RECENT":
      return { type: "RECENT" };
    case "COMPLETE":
      return { type: "COMPLETE" };
    case "IMPOSSIBLE":
      return { type: "ABORT" };
    default:
      return { type: "ENTER" };
  }
}

/** Where every scroll begins: the format names no place for it. Lower down it would begin on the keyboard. */
const middle: Point = [500, 500];
const lengthOf = ({ options }: Situation): number => Number(options["scrollLength"]);

/** What stands in the square brackets; without them, all of it. */
function inner(rest: string, repairs: string[]): string {
  if (rest.startsWith("[") && rest.endsWith("]")) return rest.slice(1, -1);
  repairs.push("closed a bracket");
  return rest.replace(/^\[/, "");
}

/** The action in the model's words. A scroll is one of four paths from the middle; nothing drags, taps twice, or speaks to the user. */
function spoken(action: Action, s: Situation): string | null {
  const point = (p: readonly [number, number]): string => `<point>[[${thousand.from(p).join(", ")}]]</point>`;
  switch (action.type) {
    case "CLICK":
      return `CLICK ${point(action.point)}`;
    case "LONG_PRESS":
      return `LONG_PRESS ${point(action.point)}`;
    case "TYPE":
      return action.point || action.clear ? null : `TYPE [${action.value}]`;
    case "SWIPE": {
      const finger = directionAlong(action.point1, action.point2, lengthOf(s));
      if (!finger || String(action.point1) !== String(middle)) return null;
      return `SCROLL [${(s.options["scroll"] === "content" ? opposite[finger] : finger).toUpperCase()}]`;
    }
    case "AWAKE":
      return `OPEN_APP [${action.value}]`;
    case "BACK":
    case "HOME":
    case "RECENT":
      return `PRESS_${action.type}`;
    case "ENTER":
      return "ENTER";
    case "WAIT":
      return action.value === 1 ? "WAIT" : null;
    case "COMPLETE":
      return "COMPLETE";
    case "ABORT":
      return "IMPOSSIBLE";
    default:
      return null;
  }
}
