// What the computer-use schemas share: native calls done in order, a pointer that earlier calls have left somewhere, every
// call answered in the next request. All of it is derived from past turns, so that an adapter keeps nothing.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { Action, Point } from "../../../contract/action.ts";
import {
  faulty,
  type Fault,
  type Options,
  type Parsed,
  type PastTurn,
  type Region,
  type Reply,
  type Situation,
  type Size,
  type ToolCall,
} from "../adapter.ts";
import { actionObject } from "./action-object.ts";
import { objectIn, type JsonObject } from "./json.ts";
import { alternating, numberedCalls, olderPicture, replayedCalls, wordsOf } from "./replay.ts";
import { acted, actionless, isCut } from "./sayable.ts";
import { blanks, filled, thoughts } from "./text.ts";

/** Where a turn stands while its calls are done one after another. */
export interface Moment {
  /** That the turn's points are counted in. */
  readonly picture: Size;
  readonly options: Options;
  readonly apps: readonly string[];
  /** Calls that asked for the user's leave in the turn before. */
  readonly asked: readonly string[];
  readonly asking: string[];
  /** Where the pointer is, and where it went down. */
  at: Point | null;
  down: Point | null;
  /** Whether the keys have selected all of the field's text. */
  selected: boolean;
  /** The part of the next picture that is to be enlarged. */
  zoom: Region | null;
  readonly actions: Action[];
  readonly repairs: string[];
  readonly notes: string[];
}
/** Does a call: pushes its actions and tells what the model hears of it, "" for nothing but that it is done. */
export type Performer = (name: string, args: JsonObject, moment: Moment) => string | Fault;

/** What came of one turn. */
interface Done {
  /** By call. */
  readonly heard: readonly string[];
  /** Which call asked the user, or -1. */
  readonly asker: number;
  readonly fault: Fault | null;
}

const notExecuted = "Not executed: an earlier computer action in this turn failed.";
const notReached = "Not executed: the turn was over before it.";

export const badArgs = (detail: string): Fault => ({ kind: "bad_args", detail });
/** What leaves the phone as it is: the model hears why, and the calls behind it are done. */
export function nothing(moment: Moment, note: string, heard = `Error: ${note}`): string {
  moment.actions.push({ type: "NOOP" });
  if (note !== "") moment.notes.push(note);
  return heard;
}
export const unknownCall = (moment: Moment, name: string): string =>
  nothing(moment, `unknown action ${JSON.stringify(name.slice(0, 60))}`);
/** Done, and the pointer is where it happened; what was selected is not any more. */
export function act(moment: Moment, action: Action, at?: Point): string {
  moment.actions.push(action);
  moment.selected = false;
  if (at) moment.at = at;
  return "";
}

function doneIn(calls: readonly ToolCall[], moment: Moment, perform: Performer): Done {
  const heard: string[] = [];
  let asker = -1;
  let fault: Fault | null = null;
  for (const [n, { name, args }] of calls.entries()) {
    const last = moment.actions.at(-1)?.type;
    if (fault || last === "INFO" || last === "COMPLETE" || last === "ABORT") {
      heard.push(`Error: ${fault ? notExecuted : notReached}`);
      continue;
    }
    const read = args.trim() === "" ? { value: {}, repairs: [] } : objectIn(args);
    if (read) moment.repairs.push(...read.repairs);
    const result: string | Fault = read
      ? perform(name, read.value, moment)
      : { kind: "bad_json", detail: `The arguments of ${name} are no JSON object` };
    if (typeof result !== "string") fault = result;
    else if (moment.actions.at(-1)?.type === "INFO") asker = n;
    heard.push(typeof result === "string" ? result : `Error: ${result.detail}`);
  }
  return { heard, asker, fault };
}

/** The past turns done again, and the moment in which the next one begins. */
function after({ past, options, apps, picture }: Situation, perform: Performer): { done: Done[]; moment: Moment } {
  let moment: Moment = {
    picture,
    options,
    apps,
    asked: [],
    asking: [],
    at: null,
    down: null,
    selected: false,
    zoom: null,
    actions: [],
    repairs: [],
    notes: [],
  };
  const done: Done[] = [];
  for (const turn of past) {
    const then = { ...moment, picture: turn.picture };
    const calls = doneIn(turn.reply.calls, then, perform);
    // A fault that is none of a call's own is of the whole turn: nothing was done, and the pointer is where it was.
    const { fault } = turn.parsed;
    const refused = fault !== undefined && calls.fault === null;
    const { at, down, selected, asking } = refused ? moment : then;
    done.push(refused ? { ...calls, heard: calls.heard.map(() => `Error: ${fault.detail}`) } : calls);
    moment = { ...moment, at, down, selected, asked: asking, asking: [], actions: [], repairs: [], notes: [] };
  }
  return { done, moment };
}

/** A reply's calls in order; without calls its text is the end. */
export function parsedCalls(reply: Reply, s: Situation, perform: Performer): Parsed {
  if (reply.calls.length === 0) return ended(reply);
  const thought = thoughts(reply.reasoning, reply.text);
  const { moment } = after(s, perform);
  const { fault } = doneIn(reply.calls, moment, perform);
  const { repairs, notes } = moment;
  // Another call may have been to come, and this one may lack a part that its JSON does not miss.
  if (isCut(reply)) return faulty("truncated", "The answer was cut off within a call", thought, repairs);
  // What only moves the pointer costs no step beside what touches the phone.
  const moved = moment.actions.filter(({ type }) => type !== "NOOP");
  if (fault && moved.length === 0) return faulty(fault.kind, fault.detail, thought, repairs);
  if (fault) notes.push(`stopped: ${fault.detail}`);
  const actions: Action[] = moved.length > 0 ? moved : moment.actions.slice(0, 1);
  const parsed = acted({ actions, thought, repairs, notes });
  return moment.zoom && !parsed.fault ? { ...parsed, zoom: moment.zoom } : parsed;
}

export function ended(reply: Reply): Parsed {
  const { text, reasoning, finish } = reply;
  if (/malformed/i.test(finish)) return faulty("bad_json", "The endpoint could not read the call", reasoning);
  if (text.trim() === "" || isCut(reply)) return actionless(reply, reasoning);
  // Calls that are text are no calls, and no last words either.
  if (/tool|safety|filter|prohibited|blocklist|recitation|spii|refus/i.test(finish) || spellsCall(text))
    return faulty("no_action", `No call in ${JSON.stringify(text.slice(0, 200))}`, reasoning);
  return acted({ actions: [{ type: "COMPLETE", value: text.trim() }], thought: reasoning });
}

/** Whether a text writes a call down: in a tag, as JSON, or as `name(…)`. */
const spellsCall = (text: string): boolean =>
  /<\/?(?:\w+:)?(?:tool_call|tool_use|function_calls|invoke)\b/.test(text) ||
  /\b(?:[a-z]+(?:_[a-z]+)+|computer|click|scroll)\s*\(/.test(text) ||
  actionObject(text, ["action", "actions", "coordinate", "function", "arguments", "tool"]) !== null;

export interface Talk {
  readonly perform: Performer;
  /** What a call is answered with, given what is to be heard of it and what the user said. */
  answer(heard: string, message: string | null, call: ToolCall): string;
  readonly detail?: "original" | "high";
}

/**
 * The conversation: the task with the first picture, then each turn, its calls answered, and the picture that came of it.
 * The option `pictures` tells how many are shown, the last one included.
 */
export function talk(s: Situation, { perform, answer, detail }: Talk): ChatCompletionMessageParam[] {
  const { done } = after(s, perform);
  const first = s.past.length + 1 - Math.max(1, Number(s.options["pictures"]));
  const messages: ChatCompletionMessageParam[] = [{ role: "system", content: filled(s.prompt, blanks(s)) }];
  const show = (i: number, words: readonly string[]): void => {
    const shown = [s.past[i - 1]?.enlarged, s.past[i]?.picture ?? s.picture].flatMap((picture) => picture ?? []);
    const content = [
      ...words.map((text) => ({ type: "text" as const, text })),
      ...shown.flatMap(({ url }) =>
        i < first ? [] : [{ type: "image_url" as const, image_url: { url, ...(detail ? { detail } : {}) } }],
      ),
    ];
    if (content.length > 0) messages.push({ role: "user", content });
  };
  show(0, [s.instruction]);
  const numbered = numberedCalls(s.past);
  for (const [i, turn] of s.past.entries()) {
    const calls = numbered[i]!;
    const { heard, asker } = done[i]!;
    if (calls.length === 0) messages.push({ role: "assistant", content: wordsOf(turn.reply) });
    else messages.push(replayedCalls(turn.reply.text, calls));
    for (const [n, call] of calls.entries()) {
      const content = answer(heard[n]!, n === asker ? turn.message : null, call);
      messages.push({ role: "tool", tool_call_id: call.id, content });
    }
    show(i + 1, wordsBehind(turn, asker >= 0));
  }
  return alternating(messages, olderPicture);
}
function wordsBehind({ reply, parsed, message }: PastTurn, heard: boolean): string[] {
  const words: string[] = [];
  if (reply.calls.length === 0 && parsed.fault) words.push("There was no call in your answer. Go on with one.");
  if (message !== null && !heard) words.push(`The user says: ${message}`);
  return words;
}

/** Text goes in behind what is there, or in its place where all of it is selected. */
export function write(
  moment: Moment,
  value: string,
  { point, clear }: { point?: Point; clear?: boolean } = {},
): string {
  const last = moment.actions.at(-1);
  // A field that was just emptied, and is now written in: one action says both.
  const emptied = last?.type === "TYPE" && last.value === "" && last.clear === true && point === undefined;
  if (emptied) moment.actions.pop();
  const clears = emptied || moment.selected || clear === true;
  return act(moment, { type: "TYPE", value, ...(point ? { point } : {}), ...(clears ? { clear: true } : {}) }, point);
}
/** `write`, where a newline at the end is the enter key. */
export function typeIn(moment: Moment, text: string): string {
  if (!text.endsWith("\n")) return write(moment, text);
  if (text !== "\n" || moment.selected) write(moment, text.slice(0, -1));
  return act(moment, { type: "ENTER" });
}

const keys: Readonly<Record<string, "ENTER" | "BACK" | "HOME" | "RECENT" | "ALL" | "ERASE">> = {
  enter: "ENTER",
  return: "ENTER",
  kp_enter: "ENTER",
  numpadenter: "ENTER",
  escape: "BACK",
  esc: "BACK",
  back: "BACK",
  go_back: "BACK",
  xf86back: "BACK",
  browserback: "BACK",
  home: "HOME",
  super: "HOME",
  super_l: "HOME",
  super_r: "HOME",
  win: "HOME",
  xf86homepage: "HOME",
  recent: "RECENT",
  recents: "RECENT",
  app_switch: "RECENT",
  overview: "RECENT",
  "alt+tab": "RECENT",
  "ctrl+a": "ALL",
  backspace: "ERASE",
  delete: "ERASE",
  del: "ERASE",
};
/** A key or a chord (`ctrl+a`) by any of the names in use, in any case. */
export function press(moment: Moment, chord: string): string {
  const name = chord
    .trim()
    .toLowerCase()
    .replace(/^keycode_/, "")
    .replaceAll(/\s*\+\s*/g, "+")
    .replace(/^(?:control|cmd|command|meta)\+/, "ctrl+")
    .replaceAll(" ", "_");
  const does = Object.hasOwn(keys, name) ? keys[name] : undefined;
  switch (does) {
    case undefined:
      return nothing(moment, `no key ${JSON.stringify(chord.slice(0, 60))} on this phone`);
    case "ALL":
      nothing(moment, "");
      moment.selected = true;
      return "";
    case "ERASE":
      // Nothing on this phone takes one letter away but the keyboard on the glass.
      if (!moment.selected) return nothing(moment, `${chord} does nothing unless all is selected: touch the keyboard`);
      return write(moment, "");
    default:
      return act(moment, { type: does });
  }
}

export function pointerDown(moment: Moment): string | Fault {
  if (!moment.at) return badArgs("The pointer is nowhere yet: move it first");
  moment.down = moment.at;
  return nothing(moment, "", "");
}
/** A finger that went nowhere has held. */
export function pointerUp(moment: Moment): string | Fault {
  const { at, down } = moment;
  if (!at || !down) return badArgs("The pointer is not down");
  moment.down = null;
  const [right, below] = [at[0] - down[0], at[1] - down[1]];
  if (right * right + below * below < 100) return act(moment, { type: "LONG_PRESS", point: at });
  return act(moment, { type: "DRAG", point1: down, point2: at });
}
export function pointTo(moment: Moment, at: Point): string {
  moment.at = at;
  return nothing(moment, "", "");
}

/** Tells the user what the model's guard asks, once: a call that comes again has the user's leave. Null where it may go on. */
export function guarded(moment: Moment, call: string, question: string): string | null {
  if (moment.asked.includes(call)) {
    moment.notes.push("the user was asked before");
    return null;
  }
  moment.asking.push(call);
  moment.actions.push({ type: "INFO", value: question });
  return "Not done yet. If the user agrees, call it again.";
}
