// The last gate of every adapter: what it read becomes actions that the phone takes, or a fault.
import * as v from "valibot";
import { Action } from "../../../contract/action.ts";
import { faulty, type Parsed, type Reply, type Situation } from "../adapter.ts";

const mostWords = 4000;
const mostSeconds = 3600;

export interface Read {
  /** As the adapter read them; checked here. */
  readonly actions: readonly Action[];
  readonly thought?: string;
  readonly summary?: string;
  readonly repairs?: readonly string[];
  readonly notes?: readonly string[];
}

/** Checked against the contract: a fault where an action would be refused, or where there is none. */
export function acted({ actions, thought = "", summary, repairs = [], notes = [] }: Read): Parsed {
  if (actions.length === 0) return faulty("no_action", "Nothing in it is an action", thought, repairs);
  const checked: Action[] = [];
  for (const action of actions) {
    const parsed = v.safeParse(Action, shortened(action));
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return faulty("bad_args", `${action.type}: ${v.getDotPath(issue) ?? "it"}: ${issue.message}`, thought, repairs);
    }
    checked.push(parsed.output);
  }
  return { actions: checked, thought, ...(summary === undefined ? {} : { summary }), repairs, notes };
}

/** An action that the phone does not know costs a step and changes nothing, like a finger that slips. */
export const unknown = (name: string, thought = "", repairs: readonly string[] = []): Parsed => ({
  actions: [{ type: "NOOP" }],
  thought,
  repairs,
  notes: [`unknown action ${JSON.stringify(name.slice(0, 60))}`],
});

/** A question to the user; some formats have a place for it and no words. */
export const asking = (words: string, { locale }: Situation): Action => ({
  type: "INFO",
  value:
    words.trim() ||
    (locale === "en" ? "Please help me here: how should I go on?" : "这一步需要您来决定，请问要怎么做？"),
});

/** What is wrong with an answer in which no action was found. */
export function actionless(reply: Reply, thought = ""): Parsed {
  if (reply.text.trim() === "" && reply.calls.length === 0)
    return faulty(reply.finish === "length" ? "truncated" : "empty", "The answer is empty", thought);
  if (reply.finish === "length") return faulty("truncated", "The answer was cut off before its action", thought);
  return faulty("no_action", `No action in ${JSON.stringify(reply.text.slice(0, 200))}`, thought);
}

/** What is said of an answer with several actions of which one was asked for, and no mark that tells which is meant. */
export const severalIn = (reply: Reply, text: string, thought = "", repairs: readonly string[] = []): Parsed =>
  isCut(reply)
    ? truncated(text, thought, repairs)
    : faulty(
        "ambiguous",
        `Several actions, and nothing says which is meant: ${JSON.stringify(text)}`,
        thought,
        repairs,
      );

/** An answer that was cut off before its action was all there: what could be read of it is not what the model meant. */
export const truncated = (text: string, thought = "", repairs: readonly string[] = []): Parsed =>
  faulty("truncated", `Cut off in ${JSON.stringify(text)}`, thought, repairs);
/** Whether the endpoint stopped the answer at its limit of tokens. */
export const isCut = ({ finish }: Reply): boolean => finish === "length";
/** Whether what was read had to be completed. */
export const wasCompleted = (repairs: readonly string[]): boolean =>
  repairs.some((repair) => /^(?:closed|mended)/.test(repair));

/** Words beyond what the contract takes are cut, waits bounded: the model meant the action all the same. */
function shortened(action: Action): Action {
  if (action.type === "WAIT") return { ...action, value: Math.min(mostSeconds, Math.max(0, action.value)) };
  if (!("value" in action) || typeof action.value !== "string") return action;
  const most = action.type === "AWAKE" ? 100 : mostWords;
  return action.value.length > most ? { ...action, value: action.value.slice(0, most) } : action;
}
