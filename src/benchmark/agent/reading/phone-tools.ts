// Functions of our own beside a vendor's computer: the phone's keys, and what a computer has no word for.
import type { ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action } from "../../../contract/action.ts";
import { said, type Fault, type Reply, type Situation } from "../adapter.ts";
import { textAt, type JsonObject } from "./json.ts";
import { act, badArgs, ended, type Moment } from "./computer-use.ts";

/** Functions of our own beside the vendor's: the phone's keys, and what a computer has no word for. */
export const tool = (
  name: string,
  description: string,
  properties: object = {},
  required: readonly string[] = Object.keys(properties),
): ChatCompletionTool => ({
  type: "function",
  function: { name, description, parameters: { type: "object", properties, required } },
});
export const phoneTools: readonly ChatCompletionTool[] = [
  tool("press_back", "The phone's back key"),
  tool("press_home", "The phone's home key"),
  tool("press_recent", "The list of recent apps"),
  tool("open_app", "Open an app by its name", { app_name: { type: "string" } }),
  tool("ask_user", "Ask the user what only the user can say", { question: { type: "string" } }),
  tool("finish", "The task is done", { answer: { type: "string", description: "What the user wanted to know" } }, []),
  tool("give_up", "The task cannot be done", { reason: { type: "string" } }),
];
/** Null where the call is none of `phoneTools`. */
export function phoneKey(name: string, args: JsonObject, moment: Moment): string | Fault | null {
  switch (name) {
    case "press_back":
      return act(moment, { type: "BACK" });
    case "press_home":
      return act(moment, { type: "HOME" });
    case "press_recent":
      return act(moment, { type: "RECENT" });
    case "open_app": {
      const value = textAt(args, "app_name", "name", "app")?.trim() ?? "";
      return value === "" ? badArgs("open_app lacks app_name") : act(moment, { type: "AWAKE", value });
    }
    case "ask_user":
    case "yield_to_user": {
      const value = textAt(args, "question", "message", "text", "reason", "intent");
      return value === null ? badArgs(`${name} lacks its question`) : act(moment, { type: "INFO", value });
    }
    case "finish": {
      const value = textAt(args, "answer", "text", "message");
      return act(moment, { type: "COMPLETE", ...(value === null ? {} : { value }) });
    }
    case "give_up": {
      const value = textAt(args, "reason", "text");
      return act(moment, { type: "ABORT", ...(value === null ? {} : { value }) });
    }
    default:
      return null;
  }
}

export interface Say {
  readonly name: string;
  readonly args: JsonObject;
}
/** An action as last words, else in the vendor's own calls, else in one of `phoneTools`; null where none of them says it. */
export function spoken(action: Action, thought: string, s: Situation, own: readonly Say[] | null): Reply | null {
  const words = lastWords(action);
  if (words) return words;
  const call = phoneCall(action);
  const calls = own ?? (call && [call]);
  return calls && calling(thought, calls, s.past.length);
}
/** Calls that say an action which every one of these formats says alike; null for those that each has its own words for. */
function phoneCall(action: Action): Say | null {
  switch (action.type) {
    case "BACK":
      return { name: "press_back", args: {} };
    case "HOME":
      return { name: "press_home", args: {} };
    case "RECENT":
      return { name: "press_recent", args: {} };
    case "AWAKE":
      return { name: "open_app", args: { app_name: action.value } };
    case "INFO":
      return { name: "ask_user", args: { question: action.value } };
    case "ABORT":
      return { name: "give_up", args: action.value === undefined ? {} : { reason: action.value } };
    case "COMPLETE":
      return { name: "finish", args: action.value === undefined ? {} : { answer: action.value } };
    default:
      return null;
  }
}
/** Last words are a turn without calls, where the format can tell them from something else. */
function lastWords(action: Action): Reply | null {
  if (action.type !== "COMPLETE" || action.value === undefined || action.value !== action.value.trim()) return null;
  const reply = said(action.value);
  return ended(reply).fault ? null : reply;
}
const calling = (thought: string, calls: readonly Say[], turn: number): Reply => ({
  text: thought,
  reasoning: "",
  calls: calls.map(({ name, args }, n) => ({ id: `call_${turn + 1}_${n + 1}`, name, args: JSON.stringify(args) })),
  finish: "tool_calls",
});
