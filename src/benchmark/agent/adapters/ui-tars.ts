// UI-TARS 1.0, 1.5 and the API model Doubao-1.5-UI-TARS with the mobile prompt: `Thought: … Action: click(point='…')`.
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { defineAdapter, failedParse, textReply, type Action, type Options, type Situation } from "../adapter.ts";
import { findCalls, quoteText, findCompleteCalls, type Call } from "../reading/call.ts";
import { findLabel, chooseAfterMark, droppedNote, chooseWithoutMark, type Choice } from "../reading/choice.ts";
import { numberAt, textAt, type JsonObject } from "../reading/json.ts";
import {
  directionAlong,
  readDirection,
  opposite,
  readPair,
  pixelSpace,
  toScreenPoint,
  scrollPath,
  thousandSpace,
  type Space,
} from "../reading/point.ts";
import { alternateRoles, olderPictureText, replyText } from "../reading/replay.ts";
import {
  checkActions,
  noActionFault,
  askUserAction,
  isCutOff,
  ambiguousFault,
  truncatedFault,
  unknownAction,
} from "../reading/parse-results.ts";
import { smartResize } from "../reading/smart-resize.ts";
import { templateValues, fillTemplate, readReply, joinThoughts, splitThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "ui-tars",
  about: "UI-TARS-1.5-7B (model=1.5), UI-TARS 1.0 (model=1.0), Doubao-1.5-UI-TARS (model=doubao)",
  prompt: "ui-tars.txt",
  settings: { temperature: 0, max_tokens: 1000 },
  // `alternate`: whether user and assistant messages alternate, as many chat templates require. Without this option,
  // the messages are those of the client of the model's makers. There, the prompt and the first picture are separate
  // messages, and no pictures separate the older answers.
  options: {
    model: "1.5",
    scroll: "content",
    scrollLength: 300,
    pictures: 5,
    minPixels: 0,
    maxPixels: 0,
    alternate: true,
  },
  picture: (screen, options) => ({ ...smartResize(screen, resizeRule(options)), format: "png" }),

  request: (s) => {
    const messages: ChatCompletionMessageParam[] = [
      { role: "user", content: fillTemplate(s.prompt, templateValues(s)) },
    ];
    const first = s.past.length + 1 - Math.max(1, Number(s.options["pictures"]));
    const user = (i: number, url: string | null): void => {
      const message = s.past[i - 1]?.message ?? null;
      const content: ChatCompletionContentPart[] = [];
      if (message !== null) content.push({ type: "text", text: `[User Reply] ${message}` });
      if (url !== null) content.push({ type: "image_url", image_url: { url } });
      if (content.length > 0) messages.push({ role: "user", content });
    };
    for (const [i, { picture, reply }] of s.past.entries()) {
      user(i, i < first ? null : picture.url);
      messages.push({ role: "assistant", content: addBoxTokens(replyText(reply)) });
    }
    user(s.past.length, s.picture.url);
    return { messages: s.options["alternate"] === true ? alternateRoles(messages, olderPictureText) : messages };
  },

  parse: (reply, s) => {
    const { text, reasoning, repairs } = readReply(reply);
    const { thought: inner, rest } = splitThinking(text, ["think", "thinking"], /Action\s*[:：]/, findComplete);
    const { calls, other, before, label, dropped } = findActionCalls(rest);
    const thought = joinThoughts(
      reasoning,
      inner,
      before.replace(/^\s*(?:Thought|Reflection|Action_Summary)\s*[:：]\s*/, ""),
    );
    if (dropped === "several") return ambiguousFault(reply, rest, thought, repairs);
    if (calls.length === 0 && !other) return noActionFault(reply, thought);
    // In this format, an answer cannot be recognized as complete, because another call may have followed.
    if (isCutOff(reply)) return truncatedFault(rest, thought, repairs);
    if (other) return unknownAction(other.name, thought, other.repairs);
    const all = [
      ...repairs,
      ...(label ? [] : ["no Action label"]),
      ...calls.flatMap((call) => call.repairs),
      ...droppedNote(dropped),
    ];
    const actions: Action[] = [];
    const notes: string[] = [];
    for (const call of calls) {
      const read = parseCall(call, thought, all, s);
      if (read === null) return failedParse("bad_args", `${call.text} lacks what it needs`, thought, all);
      if (read.some(({ type }) => type === "NOOP"))
        notes.push(`unknown action ${JSON.stringify(call.text.slice(0, 60))}`);
      actions.push(...read);
    }
    return checkActions({ actions, thought, repairs: all, notes });
  },

  render: (action, thought, s) => {
    // `call_user()` has no text, so the last thought contains the question.
    if (action.type === "INFO") return textReply(`Thought: ${action.value}\nAction: call_user()`);
    const call = formatAction(action, s);
    return call === null ? null : textReply(`Thought: ${thought}\nAction: ${call}`);
  },
});

/**
 * The maximum number of blocks of 28×28 pixels in a picture, by model. The models' own processors and clients scale
 * larger pictures down to this number.
 */
const maxBlocks: Readonly<Record<string, number>> = { "1.5": 16_384, "1.0": 2700, doubao: 5120 };
function resizeRule(options: Options) {
  const block = 28 * 28;
  return {
    factor: 28,
    minPixels: Number(options["minPixels"]) || 100 * block,
    maxPixels: Number(options["maxPixels"]) || (maxBlocks[String(options["model"])] ?? 16_384) * block,
  };
}
/** Coordinates of UI-TARS 1.5 are pixels of the sent picture. Coordinates of the other models are thousandths. */
const spaceOf = ({ options, picture }: Situation): Space =>
  options["model"] === "1.5" ? pixelSpace(picture) : thousandSpace;

/** Writes the points of past answers in the form on which the model was trained. */
const addBoxTokens = (text: string): string =>
  text.replace(/((?:start|end)_box=['"])(\(\s*\d+\s*,\s*\d+\s*\))/g, "$1<|box_start|>$2<|box_end|>");

const findComplete = (text: string): Call[] => findCompleteCalls(text, callNames);
interface FoundCalls {
  /** The consecutive calls after the label, or the only call. */
  readonly calls: readonly Call[];
  /** The first call after the label with a name that the prompt does not contain. */
  readonly other: Call | null;
  readonly before: string;
  readonly label: boolean;
  readonly dropped: number | "several";
}
/**
 * Finds the calls after the last `Action:` at the beginning of a line. A label in the middle of a line counts only if
 * nothing but calls follows it. Otherwise the label is part of a thought.
 */
function findActionCalls(text: string): FoundCalls {
  const all = findCalls(text, callNames);
  const labels = [/^[ \t*]*Action\s*[:：]\**/gm, /(?<=\s)Action\s*[:：]\**/g].map((shape) =>
    findLabel(text, shape, findComplete),
  );
  for (const [i, found] of labels.entries()) {
    if (!found) continue;
    const known = findCalls(found.behind, callNames);
    const chosen = chooseAfterMark(found.behind, known);
    if (i === 1 && (!chosen || chosen === "several" || !isLastInText(found.behind, chosen))) continue;
    const rest = { before: found.before, label: true, other: null };
    if (chosen === "several") return { ...rest, calls: [], dropped: chosen };
    if (chosen) return { ...rest, calls: chosen.selected, dropped: all.length - chosen.selected.length };
    return { ...rest, calls: [], other: findCalls(found.behind)[0] ?? null, dropped: 0 };
  }
  const chosen = chooseWithoutMark(text, all);
  const none = { calls: [], other: null, before: text, label: false };
  if (chosen === null || chosen === "several") return { ...none, dropped: chosen ?? 0 };
  const [only] = chosen.selected;
  return { ...none, calls: [only!], before: text.slice(0, only!.start), dropped: all.length - 1 };
}
const isLastInText = (text: string, { selected, dropped }: Choice<Call>): boolean =>
  dropped === 0 && !/[\p{L}\p{N}]/u.test(text.slice(selected.at(-1)!.end));

const callNames = [
  "click",
  "long_press",
  "type",
  "scroll",
  "drag",
  "swipe",
  "open_app",
  "press_home",
  "press_back",
  "hotkey",
  "wait",
  "finished",
  "call_user",
];

/** Returns null if a required part is missing. Appends a note to `repairs` for each repair. */
function parseCall({ name, args }: Call, thought: string, repairs: string[], s: Situation): Action[] | null {
  const space = spaceOf(s);
  const spot = (...keys: string[]) => {
    const pair = keys.map((key) => readPair(args[key])).find((found) => found !== null);
    return pair ? toScreenPoint(space, pair, repairs) : null;
  };
  const start = () => spot("point", "start_point", "start_box", "0");
  const end = () => spot("end_point", "end_box", "1");
  const content = textAt(args, "content", "text", "0");
  switch (name) {
    case "click":
    case "long_press": {
      const point = start();
      return point && [{ type: name === "click" ? "CLICK" : "LONG_PRESS", point }];
    }
    case "type": {
      if (content === null) return null;
      const enters = content.endsWith("\n");
      const value = enters ? content.slice(0, -1) : content;
      return [
        ...(value === "" && enters ? [] : [{ type: "TYPE", value } as const]),
        ...(enters ? [{ type: "ENTER" } as const] : []),
      ];
    }
    case "scroll": {
      // Models that were trained on computers describe a scroll by a start box and an end box.
      if ("end_box" in args || "end_point" in args) {
        const [point1, point2] = [start(), end()];
        return point1 && point2 && [{ type: "SWIPE", point1, point2 }];
      }
      const word = readDirection(args["direction"] ?? args["1"] ?? args["0"]);
      if (word === null) return null;
      // An unreadable point is an error. Without this check, the middle of the screen would replace the point.
      const hasPoint = "point" in args || "start_box" in args;
      const from = hasPoint ? start() : ([500, 500] as [number, number]);
      const finger = s.options["scroll"] === "finger" ? word : opposite[word];
      return from && [{ type: "SWIPE", ...scrollPath(from, finger, getScrollLength(s)) }];
    }
    case "drag":
    case "swipe": {
      const [point1, point2] = [start(), end()];
      return point1 && point2 && [{ type: name === "drag" ? "DRAG" : "SWIPE", point1, point2 }];
    }
    case "open_app": {
      const value = textAt(args, "app_name", "app", "0");
      return value === null || value.trim() === "" ? null : [{ type: "AWAKE", value }];
    }
    case "press_home":
      return [{ type: "HOME" }];
    case "press_back":
      return [{ type: "BACK" }];
    case "hotkey":
      return [keyAction(args)];
    case "wait":
      return [{ type: "WAIT", value: numberAt(args, "time", "seconds", "0") ?? defaultWaitSeconds }];
    case "finished":
      return [{ type: "COMPLETE", ...(content === null || content === "" ? {} : { value: content }) }];
    default:
      return [askUserAction(content ?? thought, s)];
  }
}
const defaultWaitSeconds = 5;
const getScrollLength = ({ options }: Situation): number => Number(options["scrollLength"]);

function keyAction(args: JsonObject): Action {
  const key = (textAt(args, "key", "hotkey", "0") ?? "").trim().toLowerCase();
  if (key === "enter" || key === "back" || key === "home") return { type: key.toUpperCase() as "ENTER" };
  return { type: "NOOP" };
}

/**
 * Returns a call of the mobile prompt, or null. That prompt has no double tap, no recents key, no way to give up, and
 * no separate call for an answer.
 */
function formatAction(action: Action, s: Situation): string | null {
  const point = (p: readonly [number, number]): string => `'<point>${spaceOf(s).from(p).join(" ")}</point>'`;
  switch (action.type) {
    case "CLICK":
      return `click(point=${point(action.point)})`;
    case "LONG_PRESS":
      return `long_press(point=${point(action.point)})`;
    case "TYPE":
      // A newline at the end of the text would press the enter key.
      if (action.point || action.clear || action.value.endsWith("\n")) return null;
      return `type(content=${quoteText(action.value, "'")})`;
    case "ENTER":
      return "type(content='\\n')";
    case "SWIPE": {
      const { point1, point2 } = action;
      const finger = directionAlong(point1, point2, getScrollLength(s));
      if (finger) {
        const word = s.options["scroll"] === "finger" ? finger : opposite[finger];
        return `scroll(point=${point(point1)}, direction='${word}')`;
      }
      return `swipe(start_point=${point(point1)}, end_point=${point(point2)})`;
    }
    case "DRAG":
      return `drag(start_point=${point(action.point1)}, end_point=${point(action.point2)})`;
    case "AWAKE":
      return `open_app(app_name=${quoteText(action.value, "'")})`;
    case "HOME":
      return "press_home()";
    case "BACK":
      return "press_back()";
    case "WAIT":
      return action.value === defaultWaitSeconds ? "wait()" : null;
    case "COMPLETE":
      return action.value === undefined ? "finished()" : `finished(content=${quoteText(action.value, "'")})`;
    default:
      return null;
  }
}
