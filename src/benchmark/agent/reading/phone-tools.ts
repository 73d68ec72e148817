// Phonebooth's own functions in addition to a vendor's `computer` function: the phone's keys and other actions that
// `computer` lacks.
import type { ChatCompletionTool } from "openai/resources/chat/completions";
import type { Action } from "#contract/action.ts";
import { textReply, type Fault, type Reply, type Situation } from "../adapter.ts";
import { textAt, type JsonObject } from "./json.ts";
import { addAction, badArgs, parseFinalText, type TurnState } from "./computer-use.ts";

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
/** Executes a call of one of the `phoneTools`. Returns null for a call of any other function. */
export function performPhoneTool(name: string, args: JsonObject, moment: TurnState): string | Fault | null {
  switch (name) {
    case "press_back":
      return addAction(moment, { type: "BACK" });
    case "press_home":
      return addAction(moment, { type: "HOME" });
    case "press_recent":
      return addAction(moment, { type: "RECENT" });
    case "open_app": {
      const value = textAt(args, "app_name", "name", "app")?.trim() ?? "";
      return value === "" ? badArgs("open_app lacks app_name") : addAction(moment, { type: "AWAKE", value });
    }
    case "ask_user":
    case "yield_to_user": {
      const value = textAt(args, "question", "message", "text", "reason", "intent");
      return value === null ? badArgs(`${name} lacks its question`) : addAction(moment, { type: "INFO", value });
    }
    case "finish": {
      const value = textAt(args, "answer", "text", "message");
      return addAction(moment, { type: "COMPLETE", ...(value === null ? {} : { value }) });
    }
    case "give_up": {
      const value = textAt(args, "reason", "text");
      return addAction(moment, { type: "ABORT", ...(value === null ? {} : { value }) });
    }
    default:
      return null;
  }
}

export interface NamedCall {
  readonly name: string;
  readonly args: JsonObject;
}
/**
 * Renders an action as a final text, as the vendor's own calls, or as a call of one of the `phoneTools`. Returns null
 * if the action cannot be expressed in any of these ways.
 */
export function renderReply(
  action: Action,
  thought: string,
  s: Situation,
  own: readonly NamedCall[] | null,
): Reply | null {
  const words = finalTextReply(action);
  if (words) return words;
  const call = phoneCall(action);
  const calls = own ?? (call && [call]);
  return calls && callsReply(thought, calls, s.past.length);
}
/**
 * Returns the call of one of the `phoneTools`, for actions that every vendor format expresses in the same way. Returns
 * null for other actions.
 */
function phoneCall(action: Action): NamedCall | null {
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
/** Returns a turn that is only a text without calls, if the format recognizes such a text as final. */
function finalTextReply(action: Action): Reply | null {
  if (action.type !== "COMPLETE" || action.value === undefined || action.value !== action.value.trim()) return null;
  const reply = textReply(action.value);
  return parseFinalText(reply).fault ? null : reply;
}
const callsReply = (thought: string, calls: readonly NamedCall[], turn: number): Reply => ({
  text: thought,
  reasoning: "",
  calls: calls.map(({ name, args }, n) => ({ id: `call_${turn + 1}_${n + 1}`, name, args: JSON.stringify(args) })),
  finish: "tool_calls",
});
