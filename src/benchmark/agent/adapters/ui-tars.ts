// UI-TARS 1.0, 1.5 and the API model Doubao-1.5-UI-TARS with the mobile prompt: `Thought: … Action: click(point='…')`.
import type { ChatCompletionContentPart, ChatCompletionMessageParam } from "openai/resources/chat/completions";
import { defineAdapter, faulty, said, type Action, type Options, type Situation } from "../adapter.ts";
import { callsIn, quoted, wholeCalls, type Call } from "../reading/call.ts";
import { behindLabel, behindMark, droppedNote, unmarked, type Choice } from "../reading/choice.ts";
import { numberAt, textAt, type JsonObject } from "../reading/json.ts";
import {
  directionAlong,
  directionOf,
  opposite,
  pairOf,
  pixelsOf,
  placed,
  scrolled,
  thousand,
  type Space,
} from "../reading/point.ts";
import { alternating, olderPicture, wordsOf } from "../reading/replay.ts";
import { acted, actionless, asking, isCut, severalIn, truncated, unknown } from "../reading/sayable.ts";
import { smartResize } from "../reading/smart-resize.ts";
import { blanks, filled, heard, thoughts, withoutThinking } from "../reading/text.ts";

export default defineAdapter({
  id: "ui-tars",
  about: "UI-TARS-1.5-7B (model=1.5), UI-TARS 1.0 (model=1.0), Doubao-1.5-UI-TARS (model=doubao)",
  prompt: "ui-tars.txt",
  settings: { temperature: 0, max_tokens: 1000 },
  // `alternate`: roles alternate, as many chat templates demand; without it the messages are parted as in its makers' client,
  // which sends the prompt apart from the first picture, and older answers one after another.
  options: {
    model: "1.5",
    scroll: "content",
    scrollLength: 300,
    pictures: 5,
    minPixels: 0,
    maxPixels: 0,
    alternate: true,
  },
  picture: (screen, options) => ({ ...smartResize(screen, ruleOf(options)), format: "png" }),

  request: (s) => {
    const messages: ChatCompletionMessageParam[] = [{ role: "user", content: filled(s.prompt, blanks(s)) }];
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
      messages.push({ role: "assistant", content: boxed(wordsOf(reply)) });
    }
    user(s.past.length, s.picture.url);
    return { messages: s.options["alternate"] === true ? alternating(messages, olderPicture) : messages };
  },

  parse: (reply, s) => {
    const { text, aside, repairs } = heard(reply);
    const { thought: inner, rest } = withoutThinking(text, ["think", "thinking"], /Action\s*[:：]/, whole);
    const { calls, other, before, label, dropped } = callsOf(rest);
    const thought = thoughts(aside, inner, before.replace(/^\s*(?:Thought|Reflection|Action_Summary)\s*[:：]\s*/, ""));
    if (dropped === "several") return severalIn(reply, rest, thought, repairs);
    if (calls.length === 0 && !other) return actionless(reply, thought);
    // Nothing in this format says that an answer is all there: another call may have been to come.
    if (isCut(reply)) return truncated(rest, thought, repairs);
    if (other) return unknown(other.name, thought, other.repairs);
    const all = [
      ...repairs,
      ...(label ? [] : ["no Action label"]),
      ...calls.flatMap((call) => call.repairs),
      ...droppedNote(dropped),
    ];
    const actions: Action[] = [];
    const notes: string[] = [];
    for (const call of calls) {
      const read = fromCall(call, thought, all, s);
      if (read === null) return faulty("bad_args", `${call.text} lacks what it needs`, thought, all);
      if (read.some(({ type }) => type === "NOOP"))
        notes.push(`unknown action ${JSON.stringify(call.text.slice(0, 60))}`);
      actions.push(...read);
    }
    return acted({ actions, thought, repairs: all, notes });
  },

  render: (action, thought, s) => {
    // A call for the user has no words of its own: the question is what was thought last.
    if (action.type === "INFO") return said(`Thought: ${action.value}\nAction: call_user()`);
    const call = spoken(action, s);
    return call === null ? null : said(`Thought: ${thought}\nAction: ${call}`);
  },
});

/** What the models' own processors and clients shrink a picture to, in blocks of 28×28. */
const mostBlocks: Readonly<Record<string, number>> = { "1.5": 16_384, "1.0": 2700, doubao: 5120 };
function ruleOf(options: Options) {
  const block = 28 * 28;
  return {
    factor: 28,
    minPixels: Number(options["minPixels"]) || 100 * block,
    maxPixels: Number(options["maxPixels"]) || (mostBlocks[String(options["model"])] ?? 16_384) * block,
  };
}
/** 1.5 counts pixels of the picture as it was sent, the others thousandths. */
const spaceOf = ({ options, picture }: Situation): Space => (options["model"] === "1.5" ? pixelsOf(picture) : thousand);

/** Points of past answers as the model was trained to see them. */
const boxed = (text: string): string =>
  text.replace(/((?:start|end)_box=['"])(\(\s*\d+\s*,\s*\d+\s*\))/g, "$1<|box_start|>$2<|box_end|>");

const whole = (text: string): Call[] => wholeCalls(text, verbs);
interface Calls {
  /** Those that stand behind the label in a row, or the only one there is. */
  readonly calls: readonly Call[];
  /** A call behind the label that the model was not offered. */
  readonly other: Call | null;
  readonly before: string;
  readonly label: boolean;
  readonly dropped: number | "several";
}
/**
 * The calls behind the last `Action:` that begins a line. One in the middle of a line counts only where nothing but calls
 * follows: else it is a thought that speaks of one.
 */
function callsOf(text: string): Calls {
  const all = callsIn(text, verbs);
  const labels = [/^[ \t*]*Action\s*[:：]\**/gm, /(?<=\s)Action\s*[:：]\**/g].map((shape) =>
    behindLabel(text, shape, whole),
  );
  for (const [i, found] of labels.entries()) {
    if (!found) continue;
    const known = callsIn(found.behind, verbs);
    const chosen = behindMark(found.behind, known);
    if (i === 1 && (!chosen || chosen === "several" || !endsWith(found.behind, chosen))) continue;
    const rest = { before: found.before, label: true, other: null };
    if (chosen === "several") return { ...rest, calls: [], dropped: chosen };
    if (chosen) return { ...rest, calls: chosen.taken, dropped: all.length - chosen.taken.length };
    return { ...rest, calls: [], other: callsIn(found.behind)[0] ?? null, dropped: 0 };
  }
  const chosen = unmarked(text, all);
  const none = { calls: [], other: null, before: text, label: false };
  if (chosen === null || chosen === "several") return { ...none, dropped: chosen ?? 0 };
  const [only] = chosen.taken;
  return { ...none, calls: [only!], before: text.slice(0, only!.start), dropped: all.length - 1 };
}
const endsWith = (text: string, { taken, dropped }: Choice<Call>): boolean =>
  dropped === 0 && !/[\p{L}\p{N}]/u.test(text.slice(taken.at(-1)!.end));

const verbs = [
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

/** Null where a part is missing without which the call means nothing; `repairs` grows by what is mended on the way. */
function fromCall({ name, args }: Call, thought: string, repairs: string[], s: Situation): Action[] | null {
  const space = spaceOf(s);
  const spot = (...keys: string[]) => {
    const pair = keys.map((key) => pairOf(args[key])).find((found) => found !== null);
    return pair ? placed(space, pair, repairs) : null;
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
      // From box to box, as models write it that were trained on computers.
      if ("end_box" in args || "end_point" in args) {
        const [point1, point2] = [start(), end()];
        return point1 && point2 && [{ type: "SWIPE", point1, point2 }];
      }
      const word = directionOf(args["direction"] ?? args["1"] ?? args["0"]);
      if (word === null) return null;
      // A point that is there and cannot be read is not the middle of the screen.
      const given = "point" in args || "start_box" in args;
      const from = given ? start() : ([500, 500] as [number, number]);
      const finger = s.options["scroll"] === "finger" ? word : opposite[word];
      return from && [{ type: "SWIPE", ...scrolled(from, finger, lengthOf(s)) }];
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
      return [keyOf(args)];
    case "wait":
      return [{ type: "WAIT", value: numberAt(args, "time", "seconds", "0") ?? seconds }];
    case "finished":
      return [{ type: "COMPLETE", ...(content === null || content === "" ? {} : { value: content }) }];
    default:
      return [asking(content ?? thought, s)];
  }
}
const seconds = 5;
const lengthOf = ({ options }: Situation): number => Number(options["scrollLength"]);

function keyOf(args: JsonObject): Action {
  const key = (textAt(args, "key", "hotkey", "0") ?? "").trim().toLowerCase();
  if (key === "enter" || key === "back" || key === "home") return { type: key.toUpperCase() as "ENTER" };
  return { type: "NOOP" };
}

/** A call of the mobile prompt. It has no second tap, no key for recents, and no way to give up or to say an answer apart. */
function spoken(action: Action, s: Situation): string | null {
  const point = (p: readonly [number, number]): string => `'<point>${spaceOf(s).from(p).join(" ")}</point>'`;
  switch (action.type) {
    case "CLICK":
      return `click(point=${point(action.point)})`;
    case "LONG_PRESS":
      return `long_press(point=${point(action.point)})`;
    case "TYPE":
      // At the end of a text, a new line would be the enter key.
      if (action.point || action.clear || action.value.endsWith("\n")) return null;
      return `type(content=${quoted(action.value, "'")})`;
    case "ENTER":
      return "type(content='\\n')";
    case "SWIPE": {
      const { point1, point2 } = action;
      const finger = directionAlong(point1, point2, lengthOf(s));
      if (finger) {
        const word = s.options["scroll"] === "finger" ? finger : opposite[finger];
        return `scroll(point=${point(point1)}, direction='${word}')`;
      }
      return `swipe(start_point=${point(point1)}, end_point=${point(point2)})`;
    }
    case "DRAG":
      return `drag(start_point=${point(action.point1)}, end_point=${point(action.point2)})`;
    case "AWAKE":
      return `open_app(app_name=${quoted(action.value, "'")})`;
    case "HOME":
      return "press_home()";
    case "BACK":
      return "press_back()";
    case "WAIT":
      return action.value === seconds ? "wait()" : null;
    case "COMPLETE":
      return action.value === undefined ? "finished()" : `finished(content=${quoted(action.value, "'")})`;
    default:
      return null;
  }
}
