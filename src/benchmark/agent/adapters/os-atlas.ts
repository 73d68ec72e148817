// OS-Atlas-Pro writes thoughts, then an action in its own syntax, `CLICK <point>[[x, y]]</point>`.
import { defineAdapter, failedParse, textReply, type Action, type Reply, type Situation } from "../adapter.ts";
import type { Point } from "#contract/action.ts";
import { findLabel, chooseAfterMark, droppedNote, chooseWithoutMark, type Candidate } from "../reading/choice.ts";
import { numberAt } from "../reading/json.ts";
import { promptParts } from "../reading/prompt-parts.ts";
import {
  directionAlong,
  readDirection,
  opposite,
  readPair,
  toScreenPoint,
  scrollPath,
  thousandSpace,
} from "../reading/point.ts";
import {
  checkActions,
  noActionFault,
  isCutOff,
  ambiguousFault,
  truncatedFault,
  unknownAction,
} from "../reading/parse-results.ts";
import { templateValues, fillTemplate, readReply, joinThoughts, splitThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "os-atlas",
  about: "OS-Atlas-Pro-7B and -4B",
  prompt: "os-atlas.txt",
  settings: { temperature: 0, max_tokens: 512 },
  options: { scroll: "finger", scrollLength: 400 },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => {
    const prompt = fillTemplate(s.prompt, { ...templateValues(s), history: historyOf(s) });
    return { messages: [{ role: "user", content: promptParts(prompt, s.picture) }] };
  },

  parse: (reply, s) => {
    const { thought, words, other, text, repairs: found } = splitReply(reply);
    const repairs: string[] = [...found];
    if (words === "several") return ambiguousFault(reply, text, thought, repairs);
    if (words.length === 0 && other === null) return noActionFault(reply, thought);
    // If an answer was cut off, its last text may be incomplete even if the answer ends with a bracket, because a text
    // may also contain brackets.
    if (isCutOff(reply)) return truncatedFault(text, thought, repairs);
    if (words.length === 0) return unknownAction(other!, thought, repairs);
    const actions: Action[] = [];
    for (const word of words) {
      const action = parseWord(word, repairs, s);
      if (action === null) return failedParse("bad_args", `${word.text} lacks what it needs`, thought, repairs);
      actions.push(action);
    }
    return checkActions({ actions, thought, repairs });
  },

  render: (action, thought, s) => {
    const call = formatAction(action, s);
    return call === null ? null : textReply(`Thoughts:\n${thought}\nActions:\n${call}`);
  },
});

interface ActionWord extends Candidate {
  readonly name: string;
  /** The text after the action's name. */
  readonly rest: string;
}
const actionNames = [
  ...["CLICK", "LONG_PRESS", "LONG_CLICK", "TYPE", "SCROLL", "OPEN_APP", "OPENAPP", "PRESS_BACK", "PRESS_HOME"],
  ...["PRESS_RECENT", "PRESS_ENTER", "ENTER", "WAIT", "COMPLETE", "IMPOSSIBLE"],
].join("|");

function splitReply(reply: Reply) {
  const { text, reasoning, repairs } = readReply(reply);
  const { thought: inner, rest } = splitThinking(text, ["think", "thinking"], /^\W*actions?\W*:/im, findBracketed);
  const label = findLabel(rest, /^[\s*#]*actions?[*\s]*[:：][*\t ]*/gim, findBracketed);
  const body = label?.behind ?? rest;
  const all = findWords(rest, label !== null);
  const found = findWords(body, label !== null);
  const chosen = label ? chooseAfterMark(body, found) : chooseWithoutMark(body, found);
  const words = chosen === "several" ? chosen : (chosen?.selected ?? []);
  const [first] = words === "several" ? [] : words;
  const before = label ? label.before : first ? rest.slice(0, first.start) : rest;
  const dropped = words === "several" || words.length === 0 ? 0 : all.length - words.length;
  return {
    thought: joinThoughts(reasoning, inner, before.replace(/^[\s*#]*thoughts?[*\s]*[:：][*\s]*/i, "")),
    words,
    text: rest,
    /** The name of an action that is not in the prompt. The label shows that the name is meant as an action. */
    other: label ? (/^\s*([A-Z][A-Z_]{2,})\b/.exec(body)?.[1] ?? null) : null,
    repairs: [...repairs, ...(label ? [] : ["no Actions label"]), ...droppedNote(dropped)],
  };
}

/** Returns the action words that are followed by a text in brackets. */
const findBracketed = (text: string): ActionWord[] =>
  findWords(text, true).filter(({ rest }) => /^\[[\s\S]*\]$/.test(rest));

/**
 * Finds action words at the beginning of lines. A text in square brackets may have more than one line. Such a text ends
 * at a bracket at the end of a line. A sentence that begins with an action word ("COMPLETE the form") is not an action.
 * For this reason, without a label, the text of an action must be in brackets.
 */
function findWords(body: string, labelled: boolean): ActionWord[] {
  const words: ActionWord[] = [];
  const shape = new RegExp(
    `^[ \\t*-]*(?:\\d+[.)] *)?(${actionNames})\\b(?:[ \\t]*(\\[[\\s\\S]*?\\])(?=[ \\t]*(?:$(?![\\s\\S])|\\n[ \\t*-]*(?:${actionNames})\\b))|([^\\n]*))`,
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
      const { words, thought, text: all } = splitReply(reply);
      const did = words === "several" ? all.slice(0, 300) : words.map(({ text }) => text).join("; ");
      const line = `Step ${i + 1}: ${did || thought.slice(0, 300)}`;
      return message === null ? line : `${line}\nUser: ${message}`;
    })
    .join("\n");
}

/** Returns null if a required part is missing. Appends a note to `repairs` for each repair. */
function parseWord({ name, rest }: ActionWord, repairs: string[], s: Situation): Action | null {
  const point = () => {
    const [numbers = ""] = /^[-\d\s,.()[\]]*/.exec(rest.replaceAll(/<\/?point>/g, ""))!;
    // If the numbers are followed by words with more digits, the numbers may not be a point.
    const pair = /\d/.test(rest.replaceAll(/<\/?point>/g, "").slice(numbers.length)) ? null : readPair(numbers);
    return pair && toScreenPoint(thousandSpace, pair, repairs);
  };
  switch (name) {
    case "CLICK":
    case "LONG_PRESS":
    case "LONG_CLICK": {
      const at = point();
      return at && { type: name === "CLICK" ? "CLICK" : "LONG_PRESS", point: at };
    }
    case "TYPE":
      return rest === "" ? null : { type: "TYPE", value: readBracketText(rest, repairs) };
    case "OPEN_APP":
    case "OPENAPP": {
      const value = readBracketText(rest, repairs).trim();
      return value === "" ? null : { type: "AWAKE", value };
    }
    case "SCROLL": {
      const word = readDirection(readBracketText(rest, repairs));
      if (word === null) return null;
      const finger = s.options["scroll"] === "content" ? opposite[word] : word;
      return { type: "SWIPE", ...scrollPath(middle, finger, getScrollLength(s)) };
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

/**
 * Every scroll begins here, because the format has no field for a position. A scroll that begins further down would
 * begin on the keyboard.
 */
const middle: Point = [500, 500];
const getScrollLength = ({ options }: Situation): number => Number(options["scrollLength"]);

/** Returns the text in the square brackets, or the whole text if there are no brackets. */
function readBracketText(rest: string, repairs: string[]): string {
  if (rest.startsWith("[") && rest.endsWith("]")) return rest.slice(1, -1);
  repairs.push("closed a bracket");
  return rest.replace(/^\[/, "");
}

/**
 * Returns the action in the model's syntax, or null if the format cannot express the action. A scroll is one of four
 * paths from the middle. The format cannot drag, tap twice or speak to the user.
 */
function formatAction(action: Action, s: Situation): string | null {
  const point = (p: readonly [number, number]): string => `<point>[[${thousandSpace.from(p).join(", ")}]]</point>`;
  switch (action.type) {
    case "CLICK":
      return `CLICK ${point(action.point)}`;
    case "LONG_PRESS":
      return `LONG_PRESS ${point(action.point)}`;
    case "TYPE":
      return action.point || action.clear ? null : `TYPE [${action.value}]`;
    case "SWIPE": {
      const finger = directionAlong(action.point1, action.point2, getScrollLength(s));
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
