// UI-Venus-1.5 writes `<think>…</think><action>Click(box=(x,y))</action><conclusion>…</conclusion>`. Each request is
// one message.
import { defineAdapter, failedParse, textReply, type Action, type Reply, type Situation } from "../adapter.ts";
import { findCalls, quoteText, findCompleteCalls, type Call } from "../reading/call.ts";
import { chooseAfterMark, droppedNote, findTag, chooseWithoutMark } from "../reading/choice.ts";
import { textAt } from "../reading/json.ts";
import { readDirection, opposite, readPair, toScreenPoint, scrollPath, thousandSpace } from "../reading/point.ts";
import {
  checkActions,
  noActionFault,
  askUserAction,
  isCutOff,
  ambiguousFault,
  truncatedFault,
  unknownAction,
} from "../reading/parse-results.ts";
import {
  templateValues,
  fillTemplate,
  readReply,
  hasOpenThinking,
  maskComplete,
  textInTag,
  joinThoughts,
  splitThinking,
} from "../reading/text.ts";

export default defineAdapter({
  id: "ui-venus",
  about: "UI-Venus-1.5 (2B, 8B, 30B-A3B), mobile prompt",
  prompt: "ui-venus.txt",
  settings: { temperature: 0, top_p: 1, max_tokens: 2048 },
  options: { clear: true, callUser: "auto", history: 0 },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => ({
    messages: [
      {
        role: "user",
        content: [
          { type: "text", text: fillTemplate(s.prompt, { ...templateValues(s), history: historyOf(s) }) },
          { type: "image_url", image_url: { url: s.picture.url } },
        ],
      },
    ],
  }),

  parse: (reply, s) => {
    const { thought, call, other, conclusion, repairs, closed } = splitReply(reply);
    const summary = conclusion === null ? {} : { summary: conclusion };
    if (call === "several") return ambiguousFault(reply, reply.text, thought, repairs);
    // Only the closing tag shows that the call is complete.
    if (isCutOff(reply) && !closed) return truncatedFault((call ?? other)?.text ?? reply.text, thought, repairs);
    if (!call) return other ? unknownAction(other.name, thought, repairs) : noActionFault(reply, thought);
    const all: string[] = [...repairs, ...call.repairs];
    if (call.name === "Hover" || call.name === "Hotkey")
      return { ...unknownAction(call.name, thought, all), ...summary };
    const action = parseCall(call, all, s);
    if (action === null) return failedParse("bad_args", `${call.text} lacks what it needs`, thought, all);
    return checkActions({ actions: [action], thought, ...summary, repairs: all });
  },

  render: (action, thought, s) => {
    const call = formatAction(action, s);
    if (call === null) return null;
    const summary = thought.trim().split("\n").at(-1)!;
    return textReply(`<think>${thought}</think>\n<action>${call}</action>\n<conclusion>${summary}</conclusion>`);
  },
});

interface ReplyParts {
  readonly thought: string;
  readonly call: Call | "several" | null;
  /** A call in the tag. Its name is not in the prompt. */
  readonly other: Call | null;
  readonly conclusion: string | null;
  readonly repairs: readonly string[];
  /** Whether the tag around the call is closed and the thoughts before the tag are complete. */
  readonly closed: boolean;
}
const thinking = ["think", "thinking"];
const findComplete = (text: string): Call[] => findCompleteCalls(text, callNames);
function splitReply(reply: Reply): ReplyParts {
  const { text, reasoning, repairs } = readReply(reply);
  const { thought, rest } = splitThinking(text, thinking, /<action>/i, findComplete);
  const end = maskComplete(rest, findComplete).search(/<conclusion>/i);
  const conclusion = end < 0 ? null : textInTag(rest.slice(end), "conclusion");
  const body = end < 0 ? rest : rest.slice(0, end);
  const tag = findTag(body, "action", findComplete);
  const none = { thought: joinThoughts(reasoning, thought), other: null, conclusion, repairs, closed: false };
  if (tag === "several") return { ...none, call: tag };
  const inner = tag?.inner ?? "";
  const known = inner === "" ? null : chooseAfterMark(inner, findCalls(inner, callNames));
  const other = inner !== "" && !known ? (findCalls(inner)[0] ?? null) : null;
  // The call may be next to the action tag instead of in the tag.
  const beside = known === null && !other;
  const words = tag?.outside ?? body;
  const chosen = beside ? chooseWithoutMark(words, findCalls(words, callNames)) : known;
  const call = chosen === null || chosen === "several" ? chosen : chosen.selected[0]!;
  if (call === "several") return { ...none, call };
  return {
    thought: joinThoughts(reasoning, thought, tag === null && call ? body.slice(0, call.start) : ""),
    call,
    other,
    conclusion,
    repairs: [
      ...repairs,
      ...(beside ? ["no action tag"] : []),
      ...droppedNote(call === null ? 0 : findCalls(body, callNames).length - 1),
    ],
    closed: !beside && tag?.closed === true && !hasOpenThinking(text, thinking, findComplete),
  };
}

/**
 * The history in the format of the model's framework. An unreadable answer is listed as its text. The user's message
 * follows its turn.
 */
function historyOf({ past, options }: Situation): string {
  const most = Number(options["history"]);
  const lines = past.map(({ reply, message }, i) => {
    const { thought, call, other } = splitReply(reply);
    const read = call === "several" ? null : (call ?? other);
    const action = read?.text ?? reply.text.trim().slice(0, 300);
    const step = `Step ${i}: <think>${thought}</think><action>${action}</action>`;
    return message === null ? step : `${step}\nUser: ${message}`;
  });
  return lines.length === 0 ? "None" : (most > 0 ? lines.slice(-most) : lines).join("\n");
}

const callNames = [
  "Click",
  "DoubleClick",
  "LongPress",
  "Scroll",
  "Drag",
  "Type",
  "Launch",
  "Wait",
  "PressBack",
  "PressHome",
  "PressEnter",
  "PressRecent",
  "CallUser",
  "Finished",
  "Hover",
  "Hotkey",
];
const keys: Readonly<Record<string, Action>> = {
  PressBack: { type: "BACK" },
  PressHome: { type: "HOME" },
  PressEnter: { type: "ENTER" },
  PressRecent: { type: "RECENT" },
  Wait: { type: "WAIT", value: 1 },
};
const tapTypes = { Click: "CLICK", DoubleClick: "DOUBLE_TAP", LongPress: "LONG_PRESS" } as const;

/** Returns null if a required part is missing. Appends a note to `repairs` for each repair. */
function parseCall({ name, args }: Call, repairs: string[], s: Situation): Action | null {
  const spot = (...names: string[]) => {
    const pair = names.map((key) => readPair(args[key])).find((found) => found !== null);
    return pair ? toScreenPoint(thousandSpace, pair, repairs) : null;
  };
  const key = keys[name];
  if (key) return key;
  switch (name) {
    case "Click":
    case "DoubleClick":
    case "LongPress": {
      const point = spot("box", "point", "0");
      return point && { type: tapTypes[name], point };
    }
    case "Scroll":
    case "Drag": {
      const [point1, point2] = [spot("start", "0"), spot("end", "1")];
      if (point1 && point2) return { type: name === "Drag" ? "DRAG" : "SWIPE", point1, point2 };
      // In the web prompt, a scroll has a direction instead of two points. The finger moves in the opposite direction.
      const word = name === "Scroll" && !("start" in args) ? readDirection(args["direction"] ?? args["0"]) : null;
      return word && { type: "SWIPE", ...scrollPath([500, 500], opposite[word], 400) };
    }
    case "Type": {
      const value = textAt(args, "content", "text", "0");
      if (value === null) return null;
      return { type: "TYPE", value, ...(s.options["clear"] === false ? {} : { clear: true }) };
    }
    case "Launch": {
      const value = textAt(args, "app", "0");
      return value === null || value.trim() === "" ? null : { type: "AWAKE", value };
    }
    case "CallUser":
      return callUserAction(textAt(args, "content", "0") ?? "", s);
    default: {
      const value = textAt(args, "content", "0");
      return { type: "COMPLETE", ...(value === null || value === "" ? {} : { value }) };
    }
  }
}

/**
 * The model uses the same call for an answer and for a question to the user. The call is an answer if the task is a
 * question and the text of the call is not a question.
 */
function callUserAction(words: string, s: Situation): Action {
  const asks = /[?\uff1f]\s*$/.test(words) || words.trim() === "";
  const wanted =
    /[?\uff1f]|^(?:what|which|who|when|where|why|how|tell me|find out)\b/i.test(s.instruction.trim()) ||
    /多少|几[个点条次天]|什么|哪[个些里一]|是否|告诉我/.test(s.instruction);
  const kind = s.options["callUser"];
  if (kind === "answer" || (kind !== "info" && wanted && !asks)) return { type: "ANSWER", value: words };
  return askUserAction(words, s);
}

/** Returns a call of the mobile prompt, or null. That prompt has no double tap and no way to give up. */
function formatAction(action: Action, s: Situation): string | null {
  const point = (p: readonly [number, number]): string =>
    `(${thousandSpace
      .from(p)
      .map((n) => Math.min(999, n))
      .join(",")})`;
  switch (action.type) {
    case "CLICK":
      return `Click(box=${point(action.point)})`;
    case "LONG_PRESS":
      return `LongPress(box=${point(action.point)})`;
    case "SWIPE":
      return `Scroll(start=${point(action.point1)}, end=${point(action.point2)})`;
    case "DRAG":
      return `Drag(start=${point(action.point1)}, end=${point(action.point2)})`;
    case "TYPE":
      if (action.point || (action.clear && s.options["clear"] === false)) return null;
      return `Type(content=${quoteText(action.value, "'")})`;
    case "AWAKE":
      return `Launch(app=${quoteText(action.value, "'")})`;
    case "BACK":
      return "PressBack()";
    case "HOME":
      return "PressHome()";
    case "ENTER":
      return "PressEnter()";
    case "RECENT":
      return "PressRecent()";
    case "WAIT":
      return action.value === 1 ? "Wait()" : null;
    case "COMPLETE":
      return `Finished(content=${quoteText(action.value ?? "", "'")})`;
    case "ANSWER":
    case "INFO":
      return callUserAction(action.value, s).type === action.type
        ? `CallUser(content=${quoteText(action.value, "'")})`
        : null;
    default:
      return null;
  }
}
