// AutoGLM-Phone-9B (Open-AutoGLM) answers with one call in tags, `do(action="Tap", element=[x, y])` or
// `finish(message="…")`.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import {
  defineAdapter,
  failedParse,
  textReply,
  type Action,
  type Parsed,
  type Reply,
  type Situation,
} from "../adapter.ts";
import { findCalls, quoteText, findCompleteCalls, type Call } from "../reading/call.ts";
import { chooseAfterMark, droppedNote, findTag, chooseWithoutMark } from "../reading/choice.ts";
import { numberAt, textAt } from "../reading/json.ts";
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
import {
  templateValues,
  fillTemplate,
  readReply,
  hasOpenThinking,
  joinThoughts,
  splitThinking,
} from "../reading/text.ts";

export default defineAdapter({
  id: "autoglm",
  about: "AutoGLM-Phone-9B and -9B-Multilingual",
  prompt: "autoglm.txt",
  settings: { temperature: 0, top_p: 0.85, frequency_penalty: 0.2, max_tokens: 3000 },
  options: { answer: false },
  picture: (screen) => ({ ...screen, format: "png" }),

  request: (s) => {
    const answer = s.options["answer"] === true ? answerLine : "";
    const system = fillTemplate(s.prompt, { ...templateValues(s), date: formatDate(s), answer });
    const messages: ChatCompletionMessageParam[] = [{ role: "system", content: system }];
    for (const [i, { reply }] of s.past.entries()) {
      const { thought, call, rest } = splitReply(reply);
      messages.push({ role: "user", content: [{ type: "text", text: formatTurn(s, i) }] });
      messages.push({ role: "assistant", content: wrapAnswer(thought, callText(call) ?? rest) });
    }
    messages.push({
      role: "user",
      content: [
        { type: "image_url", image_url: { url: s.picture.url } },
        { type: "text", text: formatTurn(s, s.past.length) },
      ],
    });
    return { messages };
  },

  parse: (reply, s) => {
    const { thought, call, rest, repairs, closed } = splitReply(reply);
    if (call === "several") return ambiguousFault(reply, rest, thought, repairs);
    if (!call) return noActionFault(reply, thought);
    // Only the closing tag shows that the call is complete.
    if (isCutOff(reply) && !closed) return truncatedFault(call.text, thought, call.repairs);
    const all = [...repairs, ...call.repairs];
    return { ...parseCall(call, thought, all, s), repairs: all };
  },

  render: (action, thought, s) => {
    const call = formatAction(action, s);
    return call === null ? null : textReply(wrapAnswer(thought, call));
  },
});

const answerLine =
  '- do(action="Answer", text="xxx")：把答案告诉用户，任务继续；需要回答问题时，先 Answer 再 finish。\n';

/** Formats the date as the model knows it: `2026年03月02日 星期一`, in English `2026-03-02, Monday`. */
function formatDate({ clock, locale }: Situation): string {
  const [year = "", month = "", day = ""] = clock.slice(0, 10).split("-");
  const weekday = new Date(`${clock.slice(0, 10)}T00:00:00Z`);
  const named = (lang: string): string =>
    new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: "UTC" }).format(weekday);
  return locale === "en"
    ? `${year}-${month}-${day}, ${named("en-US")}`
    : `${year}年${month}月${day}日 ${named("zh-CN")}`;
}

/**
 * Formats the user message of a turn. The model was trained on messages with the key `current_app`. The value is always
 * "Unknown", because an agent must recognize the app in the picture.
 */
function formatTurn({ instruction, locale, past }: Situation, i: number): string {
  const screen = JSON.stringify({ current_app: locale === "en" ? "Unknown" : "未知" });
  const message = past[i - 1]?.message ?? null;
  const replyText = message === null ? "" : `\n\n[${locale === "en" ? "User reply" : "用户回复"}] ${message}`;
  return `${i === 0 ? instruction : "** Screen Info **"}\n\n${screen}${replyText}`;
}

const wrapAnswer = (thought: string, call: string): string => `<think>${thought}</think><answer>${call}</answer>`;

interface ReplyParts {
  readonly thought: string;
  readonly call: Call | "several" | null;
  /** The reply without the thoughts. */
  readonly rest: string;
  readonly repairs: readonly string[];
  /** Whether the tag around the call is closed and the thoughts before the tag are complete. */
  readonly closed: boolean;
}
const callNames = ["do", "finish"];
const findComplete = (text: string): Call[] => findCompleteCalls(text, callNames);
const callText = (call: ReplyParts["call"]): string | null => (call === null || call === "several" ? null : call.text);

function splitReply(reply: Reply): ReplyParts {
  const { text, reasoning, repairs } = readReply(reply);
  const open = hasOpenThinking(text, ["think"], findComplete);
  const { thought, rest } = splitThinking(text, ["think"], /<answer>|\b(?:do|finish)\s*[(（]/i, findComplete);
  const tag = findTag(rest, "answer", findComplete);
  const all = findCalls(rest, callNames);
  if (tag === "several") return { thought: joinThoughts(reasoning, thought), call: tag, rest, repairs, closed: false };
  const words = tag?.outside ?? rest;
  const chosen = tag?.inner
    ? chooseAfterMark(tag.inner, findCalls(tag.inner, callNames))
    : chooseWithoutMark(words, findCalls(words, callNames));
  const call = chosen === null || chosen === "several" ? chosen : chosen.selected[0]!;
  const before = tag === null && call !== null && call !== "several" ? rest.slice(0, call.start) : "";
  return {
    thought: joinThoughts(reasoning, thought, before),
    call,
    rest: tag?.inner || rest,
    repairs: [
      ...repairs,
      ...(open ? ["closed the thinking"] : []),
      ...(tag === null ? ["no answer tag"] : []),
      ...droppedNote(call === null || call === "several" ? 0 : all.length - 1),
    ],
    closed: tag !== null && tag.inner !== "" && tag.closed && !open,
  };
}

/** Appends a note to `repairs` for each repair. */
function parseCall({ name, args }: Call, thought: string, repairs: string[], s: Situation): Parsed {
  const message = textAt(args, "message");
  if (name === "finish") {
    const value = message ?? textAt(args, "0");
    return checkActions({ actions: [{ type: "COMPLETE", ...(value === null ? {} : { value }) }], thought });
  }
  const native = textAt(args, "action", "0");
  if (native === null) return failedParse("bad_args", "do() names no action", thought);
  const act = (action: Action | null, ...notes: string[]): Parsed =>
    action === null
      ? failedParse("bad_args", `${native} lacks what it needs`, thought)
      : checkActions({ actions: [action], thought, notes });
  const spot = (key: string) => {
    const pair = readPair(args[key]);
    return pair && toScreenPoint(thousandSpace, pair, repairs);
  };
  const at = (type: "CLICK" | "DOUBLE_TAP" | "LONG_PRESS"): Action | null => {
    const point = spot("element");
    return point && { type, point };
  };
  const text = textAt(args, "text", "content");
  // Models write names with spaces or underscores.
  switch (native.toLowerCase().replaceAll(/[\s_-]/g, "")) {
    case "tap":
      return act(at("CLICK"), ...(message === null ? [] : [`sensitive: ${message}`]));
    case "doubletap":
      return act(at("DOUBLE_TAP"));
    case "longpress":
      return act(at("LONG_PRESS"));
    case "type":
    case "typename":
      return act(text === null ? null : { type: "TYPE", value: text, clear: true });
    case "swipe": {
      const [point1, point2] = [spot("start"), spot("end")];
      return act(point1 && point2 && { type: "SWIPE", point1, point2 });
    }
    case "back":
      return act({ type: "BACK" });
    case "home":
      return act({ type: "HOME" });
    case "wait":
      return act({ type: "WAIT", value: numberAt(args, "duration") ?? 1 });
    case "launch": {
      const app = textAt(args, "app");
      return act(app === null || app.trim() === "" ? null : { type: "AWAKE", value: app });
    }
    case "interact":
    case "takeover":
      return act(askUserAction(message ?? "", s));
    case "note":
    case "callapi":
      return act({ type: "NOOP" }, `${native}: ${message ?? textAt(args, "instruction") ?? ""}`);
    case "answer":
      return act(text === null ? null : { type: "ANSWER", value: text });
    default:
      return unknownAction(native, thought);
  }
}

/**
 * Returns a call in the model's grammar, or null if the grammar cannot express the action. The grammar has no drag, no
 * recents or enter key, and no way to give up.
 */
function formatAction(action: Action, { options }: Situation): string | null {
  const point = (p: readonly [number, number]): string => {
    const [x, y] = thousandSpace.from(p);
    return `[${Math.min(999, x)},${Math.min(999, y)}]`;
  };
  const call = (name: string, rest = ""): string => `do(action="${name}"${rest})`;
  switch (action.type) {
    case "CLICK":
      return call("Tap", `, element=${point(action.point)}`);
    case "DOUBLE_TAP":
      return call("Double Tap", `, element=${point(action.point)}`);
    case "LONG_PRESS":
      return call("Long Press", `, element=${point(action.point)}`);
    case "TYPE":
      return action.point ? null : call("Type", `, text=${quoteText(action.value, '"')}`);
    case "SWIPE":
      return call("Swipe", `, start=${point(action.point1)}, end=${point(action.point2)}`);
    case "BACK":
      return call("Back");
    case "HOME":
      return call("Home");
    case "WAIT":
      return call("Wait", `, duration="${action.value} seconds"`);
    case "AWAKE":
      return call("Launch", `, app=${quoteText(action.value, '"')}`);
    case "INFO":
      return call("Take_over", `, message=${quoteText(action.value, '"')}`);
    case "ANSWER":
      return options["answer"] === true ? call("Answer", `, text=${quoteText(action.value, '"')}`) : null;
    case "COMPLETE":
      return `finish(message=${quoteText(action.value ?? "", '"')})`;
    default:
      return null;
  }
}
