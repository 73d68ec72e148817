// Shared code of the adapters for computer use: executes native calls in order, keeps the pointer's position between
// calls, and answers every call in the next request. Everything is computed from the past turns, because adapters have
// no state.
import type { ChatCompletionMessageParam } from "openai/resources/chat/completions";
import type { DisplayAction, Point } from "#contract/action.ts";
import {
  failedParse,
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
import { parseKeyPress } from "./key-names.ts";
import { parseObject, type JsonObject } from "./json.ts";
import { alternateRoles, callsWithUniqueIds, olderPictureText, callsMessage, replyText } from "./replay.ts";
import { checkActions, noActionFault, isCutOff } from "./parse-results.ts";
import { templateValues, fillTemplate, joinThoughts } from "./text.ts";

/** The state of a turn while its calls are executed one after another. */
export interface TurnState {
  /** The picture whose pixels are the units of the turn's points. */
  readonly picture: Size;
  readonly options: Options;
  readonly apps: readonly string[];
  /** The calls of the previous turn that asked for the user's permission. */
  readonly previousPermissionCalls: readonly string[];
  readonly permissionCalls: string[];
  /** The current position of the pointer, and the position where the pointer button was pressed. */
  pointer: Point | null;
  down: Point | null;
  /** Whether the phone accepts durations, keys and addresses. */
  readonly extended: boolean;
  /** Whether a key has selected the whole text of the field. */
  selected: boolean;
  /** The part of the next picture that will be enlarged. */
  zoom: Region | null;
  readonly actions: DisplayAction[];
  readonly repairs: string[];
  readonly notes: string[];
}
/**
 * Executes a call: adds the call's actions and returns the tool result for the model, or "" if the call succeeded
 * without a message.
 */
export type CallHandler = (name: string, args: JsonObject, moment: TurnState) => string | Fault;

/** The result of one turn. */
interface CallResults {
  /** The tool result of each call. */
  readonly results: readonly string[];
  /** The index of the call that asked the user a question, or -1. */
  readonly asker: number;
  readonly fault: Fault | null;
}

const notExecuted = "Not executed: an earlier computer action in this turn failed.";
const notReached = "Not executed: the turn was over before it.";

export const badArgs = (detail: string): Fault => ({ kind: "bad_args", detail });
/**
 * Handles a call that does not change the phone. The model receives the reason, and the following calls are executed.
 */
export function doNothing(moment: TurnState, note: string, result = `Error: ${note}`): string {
  moment.actions.push({ type: "NOOP" });
  if (note !== "") moment.notes.push(note);
  return result;
}
export const unknownCall = (moment: TurnState, name: string): string =>
  doNothing(moment, `unknown action ${JSON.stringify(name.slice(0, 60))}`);
/** Adds the action, moves the pointer to the action's position and clears the selection. */
export function addAction(moment: TurnState, action: DisplayAction, at?: Point): string {
  moment.actions.push(action);
  moment.selected = false;
  if (at) moment.pointer = at;
  return "";
}

function performCalls(calls: readonly ToolCall[], moment: TurnState, perform: CallHandler): CallResults {
  const results: string[] = [];
  let asker = -1;
  let fault: Fault | null = null;
  for (const [n, { name, args }] of calls.entries()) {
    const last = moment.actions.at(-1)?.type;
    if (fault || last === "INFO" || last === "COMPLETE" || last === "ABORT") {
      results.push(`Error: ${fault ? notExecuted : notReached}`);
      continue;
    }
    const read = args.trim() === "" ? { value: {}, repairs: [] } : parseObject(args);
    if (read) moment.repairs.push(...read.repairs);
    const result: string | Fault = read
      ? perform(name, read.value, moment)
      : { kind: "bad_json", detail: `The arguments of ${name} are no JSON object` };
    if (typeof result !== "string") fault = result;
    else if (moment.actions.at(-1)?.type === "INFO") asker = n;
    results.push(typeof result === "string" ? result : `Error: ${result.detail}`);
  }
  return { results, asker, fault };
}

/** Executes the past turns again. Returns their results and the state at the beginning of the next turn. */
function replayTurns(
  { past, options, apps, picture, extended = false }: Situation,
  perform: CallHandler,
): { done: CallResults[]; moment: TurnState } {
  let moment: TurnState = {
    picture,
    options,
    apps,
    previousPermissionCalls: [],
    permissionCalls: [],
    pointer: null,
    down: null,
    extended,
    selected: false,
    zoom: null,
    actions: [],
    repairs: [],
    notes: [],
  };
  const done: CallResults[] = [];
  for (const turn of past) {
    const then = { ...moment, picture: turn.picture };
    const calls = performCalls(turn.reply.calls, then, perform);
    // If the turn has a fault but none of its calls has one, no call was executed and the pointer did not move.
    const { fault } = turn.parsed;
    const refused = fault !== undefined && calls.fault === null;
    const { pointer, down, selected, permissionCalls } = refused ? moment : then;
    done.push(refused ? { ...calls, results: calls.results.map(() => `Error: ${fault.detail}`) } : calls);
    moment = {
      ...moment,
      pointer,
      down,
      selected,
      previousPermissionCalls: permissionCalls,
      permissionCalls: [],
      actions: [],
      repairs: [],
      notes: [],
    };
  }
  return { done, moment };
}

/** Executes a reply's calls in order. A reply without calls ends the task with its text. */
export function parseCalls(reply: Reply, s: Situation, perform: CallHandler): Parsed {
  if (reply.calls.length === 0) return parseFinalText(reply);
  const thought = joinThoughts(reply.reasoning, reply.text);
  const { moment } = replayTurns(s, perform);
  const { fault } = performCalls(reply.calls, moment, perform);
  const { repairs, notes } = moment;
  // After the last call, the cut-off answer may have had another call, and an optional part of the last call may be
  // missing.
  if (isCutOff(reply)) return failedParse("truncated", "The answer was cut off within a call", thought, repairs);
  // If another call touches the phone, calls that only move the pointer cost no step.
  const moved = moment.actions.filter(({ type }) => type !== "NOOP");
  if (fault && moved.length === 0) return failedParse(fault.kind, fault.detail, thought, repairs);
  if (fault) notes.push(`stopped: ${fault.detail}`);
  const actions: DisplayAction[] = moved.length > 0 ? moved : moment.actions.slice(0, 1);
  const parsed = checkActions({ actions, thought, repairs, notes });
  return moment.zoom && !parsed.fault ? { ...parsed, zoom: moment.zoom } : parsed;
}

export function parseFinalText(reply: Reply): Parsed {
  const { text, reasoning, finish } = reply;
  if (/malformed/i.test(finish)) return failedParse("bad_json", "The endpoint could not read the call", reasoning);
  if (text.trim() === "" || isCutOff(reply)) return noActionFault(reply, reasoning);
  // A text that contains a call is not executed, and is not a final answer either.
  if (/tool|safety|filter|prohibited|blocklist|recitation|spii|refus/i.test(finish) || containsCallText(text))
    return failedParse("no_action", `No call in ${JSON.stringify(text.slice(0, 200))}`, reasoning);
  return checkActions({ actions: [{ type: "COMPLETE", value: text.trim() }], thought: reasoning });
}

/** Whether a text contains a call, in a tag, as JSON, or as `name(…)`. */
const containsCallText = (text: string): boolean =>
  /<\/?(?:\w+:)?(?:tool_call|tool_use|function_calls|invoke)\b/.test(text) ||
  /\b(?:[a-z]+(?:_[a-z]+)+|computer|click|scroll)\s*\(/.test(text) ||
  actionObject(text, ["action", "actions", "coordinate", "function", "arguments", "tool"]) !== null;

export interface ConversationOptions {
  readonly perform: CallHandler;
  /** Returns the text of a tool result. `heard`: the result of the call. `message`: the user's message, or null. */
  answer(heard: string, message: string | null, call: ToolCall): string;
  readonly detail?: "original" | "high";
}

/**
 * Builds the conversation: the task with the first picture, then each turn with the results of its calls and the next
 * picture. The option `pictures` is the number of pictures in the conversation, including the current one.
 */
export function buildConversation(
  s: Situation,
  { perform, answer, detail }: ConversationOptions,
): ChatCompletionMessageParam[] {
  const { done } = replayTurns(s, perform);
  const first = s.past.length + 1 - Math.max(1, Number(s.options["pictures"]));
  const messages: ChatCompletionMessageParam[] = [
    { role: "system", content: fillTemplate(s.prompt, templateValues(s)) },
  ];
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
  const numbered = callsWithUniqueIds(s.past);
  for (const [i, turn] of s.past.entries()) {
    const calls = numbered[i]!;
    const { results, asker } = done[i]!;
    if (calls.length === 0) messages.push({ role: "assistant", content: replyText(turn.reply) });
    else messages.push(callsMessage(turn.reply.text, calls));
    for (const [n, call] of calls.entries()) {
      const content = answer(results[n]!, n === asker ? turn.message : null, call);
      messages.push({ role: "tool", tool_call_id: call.id, content });
    }
    show(i + 1, textsAfterTurn(turn, asker >= 0));
  }
  return alternateRoles(messages, olderPictureText);
}
function textsAfterTurn({ reply, parsed, message }: PastTurn, heard: boolean): string[] {
  const words: string[] = [];
  if (reply.calls.length === 0 && parsed.fault) words.push("There was no call in your answer. Go on with one.");
  if (message !== null && !heard) words.push(`The user says: ${message}`);
  return words;
}

/** Appends the text to the content of the field, or replaces the content if all of it is selected. */
export function writeText(
  moment: TurnState,
  value: string,
  { point, clear }: { point?: Point; clear?: boolean } = {},
): string {
  const last = moment.actions.at(-1);
  // Clearing a field and then writing into the field become one action.
  const emptied = last?.type === "TYPE" && last.value === "" && last.clear === true && point === undefined;
  if (emptied) moment.actions.pop();
  const clears = emptied || moment.selected || clear === true;
  return addAction(
    moment,
    { type: "TYPE", value, ...(point ? { point } : {}), ...(clears ? { clear: true } : {}) },
    point,
  );
}
/** Like `writeText`, but a newline at the end becomes the enter key. */
export function typeIn(moment: TurnState, text: string): string {
  if (!text.endsWith("\n")) return writeText(moment, text);
  if (text !== "\n" || moment.selected) writeText(moment, text.slice(0, -1));
  return addAction(moment, { type: "ENTER" });
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
/** Presses a key or a chord (`ctrl+a`). Accepts every common name of a key and ignores case. */
export function pressKey(moment: TurnState, chord: string): string {
  const name = chord
    .trim()
    .toLowerCase()
    .replace(/^keycode_/, "")
    .replaceAll(/\s*\+\s*/g, "+")
    .replace(/^(?:control|cmd|command|meta)\+/, "ctrl+")
    .replaceAll(" ", "_");
  const does = Object.hasOwn(keys, name) ? keys[name] : undefined;
  switch (does) {
    case undefined: {
      const press = moment.extended ? parseKeyPress(chord) : null;
      if (press) return addAction(moment, press);
      return doNothing(moment, `no key ${JSON.stringify(chord.slice(0, 60))} on this phone`);
    }
    case "ALL":
      doNothing(moment, "");
      moment.selected = true;
      return "";
    case "ERASE":
      // Only the on-screen keyboard can delete a single letter.
      if (!moment.selected && moment.extended) return addAction(moment, parseKeyPress(chord)!);
      if (!moment.selected)
        return doNothing(moment, `${chord} does nothing unless all is selected: touch the keyboard`);
      return writeText(moment, "");
    default:
      return addAction(moment, { type: does });
  }
}

export function pointerDown(moment: TurnState): string | Fault {
  if (!moment.pointer) return badArgs("The pointer is nowhere yet: move it first");
  moment.down = moment.pointer;
  return doNothing(moment, "", "");
}
/**
 * Releases the pointer button. If the pointer is still where the button was pressed, the gesture is a long press.
 * Otherwise it is a drag.
 */
export function pointerUp(moment: TurnState): string | Fault {
  const { pointer, down } = moment;
  if (!pointer || !down) return badArgs("The pointer is not down");
  moment.down = null;
  const [right, below] = [pointer[0] - down[0], pointer[1] - down[1]];
  if (right * right + below * below < 100) return addAction(moment, { type: "LONG_PRESS", point: pointer });
  return addAction(moment, { type: "DRAG", point1: down, point2: pointer });
}
export function movePointer(moment: TurnState, at: Point): string {
  moment.pointer = at;
  return doNothing(moment, "", "");
}

/**
 * Asks the user the question of the model's safety check, and returns the tool result. If the model repeats the call in
 * the next turn, the user is not asked again, and the function returns null. The call may then be executed.
 */
export function askPermission(moment: TurnState, call: string, question: string): string | null {
  if (moment.previousPermissionCalls.includes(call)) {
    moment.notes.push("the user was asked before");
    return null;
  }
  moment.permissionCalls.push(call);
  moment.actions.push({ type: "INFO", value: question });
  return "Not done yet. If the user agrees, call it again.";
}
