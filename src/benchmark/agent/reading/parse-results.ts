// The last step of every adapter's parser: converts the actions that the adapter read into actions that the phone
// accepts, or into a fault.
import * as v from "valibot";
import { Action, type DisplayAction } from "#contract/action.ts";
import { KeyPress } from "#contract/key-press.ts";
import { holdMs, maxDurationMs } from "#contract/stroke.ts";
import { failedParse, type Parsed, type Reply, type Situation } from "../adapter.ts";

const maxTextLength = 4000;
const maxWaitSeconds = 3600;

const checkedAction = v.variant("type", [...Action.options, KeyPress]);
const limitDuration = (type: Action["type"], ms: number): number =>
  Math.min(maxDurationMs, Math.max(type === "LONG_PRESS" ? holdMs : 1, Math.round(ms)));

export interface ReadActions {
  /** The actions as the adapter read them, not yet checked. */
  readonly actions: readonly DisplayAction[];
  readonly thought?: string;
  readonly summary?: string;
  readonly repairs?: readonly string[];
  readonly notes?: readonly string[];
}

/** Checks the actions against the contract. Returns a fault if an action is invalid or if there is no action. */
export function checkActions({ actions, thought = "", summary, repairs = [], notes = [] }: ReadActions): Parsed {
  if (actions.length === 0) return failedParse("no_action", "Nothing in it is an action", thought, repairs);
  const checked: DisplayAction[] = [];
  for (const action of actions) {
    const parsed = v.safeParse(checkedAction, limitAction(action));
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return failedParse(
        "bad_args",
        `${action.type}: ${v.getDotPath(issue) ?? "it"}: ${issue.message}`,
        thought,
        repairs,
      );
    }
    checked.push(parsed.output);
  }
  return { actions: checked, thought, ...(summary === undefined ? {} : { summary }), repairs, notes };
}

/** An unknown action costs a step and changes nothing. */
export const unknownAction = (name: string, thought = "", repairs: readonly string[] = []): Parsed => ({
  actions: [{ type: "NOOP" }],
  thought,
  repairs,
  notes: [`unknown action ${JSON.stringify(name.slice(0, 60))}`],
});

/**
 * Returns a question to the user. If `words` is empty, returns a default question, because some formats have an action
 * for a question but no text for it.
 */
export const askUserAction = (words: string, { locale }: Situation): Action => ({
  type: "INFO",
  value:
    words.trim() ||
    (locale === "en" ? "Please help me here: how should I go on?" : "这一步需要您来决定，请问要怎么做？"),
});

/** Returns the fault of an answer without an action. */
export function noActionFault(reply: Reply, thought = ""): Parsed {
  if (reply.text.trim() === "" && reply.calls.length === 0)
    return failedParse(reply.finish === "length" ? "truncated" : "empty", "The answer is empty", thought);
  if (reply.finish === "length") return failedParse("truncated", "The answer was cut off before its action", thought);
  return failedParse("no_action", `No action in ${JSON.stringify(reply.text.slice(0, 200))}`, thought);
}

/** Returns the fault of an answer with more than one action, if it is unclear which of the actions the model wants. */
export const ambiguousFault = (reply: Reply, text: string, thought = "", repairs: readonly string[] = []): Parsed =>
  isCutOff(reply)
    ? truncatedFault(text, thought, repairs)
    : failedParse(
        "ambiguous",
        `Several actions, and nothing says which is meant: ${JSON.stringify(text)}`,
        thought,
        repairs,
      );

/**
 * Returns the fault of an answer that was cut off before its action was complete. The readable part is not executed,
 * because the model may have meant something else.
 */
export const truncatedFault = (text: string, thought = "", repairs: readonly string[] = []): Parsed =>
  failedParse("truncated", `Cut off in ${JSON.stringify(text)}`, thought, repairs);
/** Whether the endpoint stopped the answer at its token limit. */
export const isCutOff = ({ finish }: Reply): boolean => finish === "length";
/** Whether the JSON or call had to be repaired or closed. */
export const wasRepaired = (repairs: readonly string[]): boolean =>
  repairs.some((repair) => /^(?:closed|mended)/.test(repair));

/** Shortens texts and waits that exceed the limits of the contract. This does not change the meaning of the action. */
function limitAction(action: DisplayAction): DisplayAction {
  if (action.type === "WAIT") return { ...action, value: Math.min(maxWaitSeconds, Math.max(0, action.value)) };
  if ("duration_ms" in action && action.duration_ms !== undefined)
    return { ...action, duration_ms: limitDuration(action.type, action.duration_ms) };
  if (!("value" in action) || typeof action.value !== "string") return action;
  const most = action.type === "AWAKE" ? 100 : maxTextLength;
  return action.value.length > most ? { ...action, value: action.value.slice(0, most) } : action;
}
