// UI-Venus-1.5: `<think>…</think><action>Click(box=(x,y))</action><conclusion>…</conclusion>`, one message a step.
import { defineAdapter, faulty, said, type Action, type Reply, type Situation } from "../adapter.ts";
import { callsIn, quoted, wholeCalls, type Call } from "../reading/call.ts";
import { behindMark, droppedNote, inTag, unmarked } from "../reading/choice.ts";
import { textAt } from "../reading/json.ts";
import { directionOf, opposite, pairOf, placed, scrolled, thousand } from "../reading/point.ts";
import { acted, actionless, asking, isCut, severalIn, truncated, unknown } from "../reading/sayable.ts";
import { blanks, filled, heard, isThinking, masked, tagged, thoughts, withoutThinking } from "../reading/text.ts";

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
          { type: "text", text: filled(s.prompt, { ...blanks(s), history: historyOf(s) }) },
          { type: "image_url", image_url: { url: s.picture.url } },
        ],
      },
    ],
  }),

  parse: (reply, s) => {
    const { thought, call, other, conclusion, repairs, closed } = taken(reply);
    const summary = conclusion === null ? {} : { summary: conclusion };
    if (call === "several") return severalIn(reply, reply.text, thought, repairs);
    // Only the end of the tag says that the call is all there.
    if (isCut(reply) && !closed) return truncated((call ?? other)?.text ?? reply.text, thought, repairs);
    if (!call) return other ? unknown(other.name, thought, repairs) : actionless(reply, thought);
    const all: string[] = [...repairs, ...call.repairs];
    if (call.name === "Hover" || call.name === "Hotkey") return { ...unknown(call.name, thought, all), ...summary };
    const action = fromCall(call, all, s);
    if (action === null) return faulty("bad_args", `${call.text} lacks what it needs`, thought, all);
    return acted({ actions: [action], thought, ...summary, repairs: all });
  },

  render: (action, thought, s) => {
    const call = spoken(action, s);
    if (call === null) return null;
    const summary = thought.trim().split("\n").at(-1)!;
    return said(`<think>${thought}</think>\n<action>${call}</action>\n<conclusion>${summary}</conclusion>`);
  },
});

interface Taken {
  readonly thought: string;
  readonly call: Call | "several" | null;
  /** A call in the tag that the model was not offered. */
  readonly other: Call | null;
  readonly conclusion: string | null;
  readonly repairs: readonly string[];
  /** Whether the tag around the call ends, behind a thought that ended. */
  readonly closed: boolean;
}
const thinking = ["think", "thinking"];
const whole = (text: string): Call[] => wholeCalls(text, verbs);
function taken(reply: Reply): Taken {
  const { text, aside, repairs } = heard(reply);
  const { thought, rest } = withoutThinking(text, thinking, /<action>/i, whole);
  const end = masked(rest, whole).search(/<conclusion>/i);
  const conclusion = end < 0 ? null : tagged(rest.slice(end), "conclusion");
  const body = end < 0 ? rest : rest.slice(0, end);
  const tag = inTag(body, "action", whole);
  const none = { thought: thoughts(aside, thought), other: null, conclusion, repairs, closed: false };
  if (tag === "several") return { ...none, call: tag };
  const inner = tag?.inner ?? "";
  const known = inner === "" ? null : behindMark(inner, callsIn(inner, verbs));
  const other = inner !== "" && !known ? (callsIn(inner)[0] ?? null) : null;
  // A tag without any call may stand beside the action instead of around it.
  const beside = known === null && !other;
  const words = tag?.outside ?? body;
  const chosen = beside ? unmarked(words, callsIn(words, verbs)) : known;
  const call = chosen === null || chosen === "several" ? chosen : chosen.taken[0]!;
  if (call === "several") return { ...none, call };
  return {
    thought: thoughts(aside, thought, tag === null && call ? body.slice(0, call.start) : ""),
    call,
    other,
    conclusion,
    repairs: [
      ...repairs,
      ...(beside ? ["no action tag"] : []),
      ...droppedNote(call === null ? 0 : callsIn(body, verbs).length - 1),
    ],
    closed: !beside && tag?.closed === true && !isThinking(text, thinking, whole),
  };
}

/** As the framework lists what was done; of what could not be read, the words. What the user said stands beneath. */
function historyOf({ past, options }: Situation): string {
  const most = Number(options["history"]);
  const lines = past.map(({ reply, message }, i) => {
    const { thought, call, other } = taken(reply);
    const read = call === "several" ? null : (call ?? other);
    const action = read?.text ?? reply.text.trim().slice(0, 300);
    const step = `Step ${i}: <think>${thought}</think><action>${action}</action>`;
    return message === null ? step : `${step}\nUser: ${message}`;
  });
  return lines.length === 0 ? "None" : (most > 0 ? lines.slice(-most) : lines).join("\n");
}

const verbs = [
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
const taps = { Click: "CLICK", DoubleClick: "DOUBLE_TAP", LongPress: "LONG_PRESS" } as const;

/** Null where a part is missing without which the call means nothing; `repairs` grows by what is mended on the way. */
function fromCall({ name, args }: Call, repairs: string[], s: Situation): Action | null {
  const spot = (...names: string[]) => {
    const pair = names.map((key) => pairOf(args[key])).find((found) => found !== null);
    return pair ? placed(thousand, pair, repairs) : null;
  };
  const key = keys[name];
  if (key) return key;
  switch (name) {
    case "Click":
    case "DoubleClick":
    case "LongPress": {
      const point = spot("box", "point", "0");
      return point && { type: taps[name], point };
    }
    case "Scroll":
    case "Drag": {
      const [point1, point2] = [spot("start", "0"), spot("end", "1")];
      if (point1 && point2) return { type: name === "Drag" ? "DRAG" : "SWIPE", point1, point2 };
      // The prompt for the web names what is to come into view instead.
      const word = name === "Scroll" && !("start" in args) ? directionOf(args["direction"] ?? args["0"]) : null;
      return word && { type: "SWIPE", ...scrolled([500, 500], opposite[word], 400) };
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
      return called(textAt(args, "content", "0") ?? "", s);
    default: {
      const value = textAt(args, "content", "0");
      return { type: "COMPLETE", ...(value === null || value === "" ? {} : { value }) };
    }
  }
}

/** The model calls the user to answer as well as to ask: it answers where the task is a question and its words are none. */
function called(words: string, s: Situation): Action {
  const asks = /[?\uff1f]\s*$/.test(words) || words.trim() === "";
  const wanted =
    /[?\uff1f]|^(?:what|which|who|when|where|why|how|tell me|find out)\b/i.test(s.instruction.trim()) ||
    /多少|几[个点条次天]|什么|哪[个些里一]|是否|告诉我/.test(s.instruction);
  const kind = s.options["callUser"];
  if (kind === "answer" || (kind !== "info" && wanted && !asks)) return { type: "ANSWER", value: words };
  return asking(words, s);
}

/** A call of the mobile prompt. It has no second tap and no way to give up. */
function spoken(action: Action, s: Situation): string | null {
  const point = (p: readonly [number, number]): string =>
    `(${thousand
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
      return `Type(content=${quoted(action.value, "'")})`;
    case "AWAKE":
      return `Launch(app=${quoted(action.value, "'")})`;
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
      return `Finished(content=${quoted(action.value ?? "", "'")})`;
    case "ANSWER":
    case "INFO":
      return called(action.value, s).type === action.type ? `CallUser(content=${quoted(action.value, "'")})` : null;
    default:
      return null;
  }
}
