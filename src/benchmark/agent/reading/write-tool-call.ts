// Writes calls of `mobile_use`. A history contains the actions that a model executed, and an export contains the
// actions that a model should learn.
import type { Action, ActionType } from "#contract/action.ts";
import { isObject, type JsonObject, type JsonValue } from "./json.ts";
import type { Dialect } from "./tool-call.ts";

/** The actions that every model with this tool can express. */
export const mobileUseTypes = [
  "CLICK",
  "LONG_PRESS",
  "SWIPE",
  "TYPE",
  "BACK",
  "HOME",
  "RECENT",
  "ENTER",
  "WAIT",
  "COMPLETE",
  "ABORT",
] as const satisfies readonly ActionType[];

/**
 * Returns the arguments for an action, or null if the format cannot express the action or `known` does not contain it.
 */
export function argumentsFor(action: Action, known: readonly ActionType[], dialect: Dialect): JsonObject | null {
  if (!known.includes(action.type)) return null;
  const { from } = dialect.space;
  switch (action.type) {
    case "CLICK":
      return { action: "click", coordinate: from(action.point) };
    case "DOUBLE_TAP":
      return { action: "double_click", coordinate: from(action.point) };
    case "LONG_PRESS":
      return { action: "long_press", coordinate: from(action.point) };
    case "SWIPE":
      return { action: "swipe", coordinate: from(action.point1), coordinate2: from(action.point2) };
    case "DRAG":
      return { action: "drag", start_coordinate: from(action.point1), end_coordinate: from(action.point2) };
    case "TYPE":
      // The format types at the caret, after the existing text. An action that selects or clears a field cannot be
      // expressed.
      return action.point !== undefined || action.clear === true ? null : { action: "type", text: action.value };
    case "BACK":
    case "HOME":
    case "RECENT":
    case "ENTER":
      return { action: "system_button", button: dialect.buttons[action.type] };
    case "WAIT":
      return { action: "wait", time: action.value };
    case "AWAKE":
      return { action: "open", text: action.value };
    case "ANSWER":
      return { action: "answer", text: action.value };
    case "INFO":
      return { action: dialect.ask, text: action.value };
    case "COMPLETE":
      return { action: "terminate", status: "success" };
    case "ABORT":
      return { action: "terminate", status: dialect.failure };
    default:
      return null;
  }
}
/** Formats the call as text, with the spacing on which the models were trained. */
export const formatToolCall = (args: JsonObject): string =>
  `<tool_call>\n${formatJson({ name: "mobile_use", arguments: args })}\n</tool_call>`;
function formatJson(value: JsonValue): string {
  if (Array.isArray(value)) return `[${value.map(formatJson).join(", ")}]`;
  if (!isObject(value)) return JSON.stringify(value);
  return `{${Object.entries(value)
    .map(([key, inner]) => `${JSON.stringify(key)}: ${formatJson(inner)}`)
    .join(", ")}}`;
}

/** Returns a short text for a call to which the model added no text: `swipe 546,1806 546,602`. */
export const describeCall = (args: JsonObject): string =>
  [args["action"], ...Object.entries(args).flatMap(([key, value]) => (key === "action" ? [] : [value]))]
    .map((value) => (Array.isArray(value) ? value.join(",") : String(value)))
    .join(" ");
