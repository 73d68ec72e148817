// Plays one dialogue of the filter: the agent chooses an action, and the world model answers with the next screen. The
// dialogue ends when the outcome is certain.
import { isAction, type Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import { decideDialogue, type Decision, type DialogueEntry } from "#learn/filter.ts";
import type { Attempt, Session, Turn, View } from "../run/agent.ts";
import { EpisodeFault, StoppedError } from "../run/fault.ts";
import { actionText, screenText } from "./screen-text.ts";
import type { TextWorld, WorldTurn } from "./world-model.ts";

/** A stored turn: the screen, the agent's reply, and the answer of the world model. */
export interface DialogueTurn {
  readonly screen: string;
  readonly reply: string;
  readonly thought: string;
  /** The action, or null if the reply contains no valid action. */
  readonly action: Action | null;
  /** A text that describes the action and the element that it touches. */
  readonly does: string;
  readonly attempts: readonly Attempt[];
  /** The unreadable replies of the world model, and its readable reply. Null if the world model was not asked. */
  readonly world: { readonly reply: string; readonly attempts: readonly string[] } | null;
}
export interface Dialogue extends Decision {
  /** The reason why the dialogue ended, or "" if the outcome already contains the reason. */
  readonly says: string;
  readonly turns: readonly DialogueTurn[];
}
export interface DialogueOptions {
  readonly session: Session;
  readonly world: TextWorld;
  /** `first`: the elements on the screen at the start. `clock`: the phone's time. */
  readonly first: readonly Element[];
  readonly clock: string;
  /** The maximum number of steps (T_max in MobileGUI-RL). */
  readonly maxSteps: number;
  readonly signal: AbortSignal;
}

/** Throws StoppedError if the signal aborts the dialogue. Rethrows every error that does not come from an endpoint. */
export async function playDialogue({ session, world, maxSteps, signal, ...start }: DialogueOptions): Promise<Dialogue> {
  const entries: DialogueEntry[] = [];
  const turns: DialogueTurn[] = [];
  let elements = start.first;
  let clock = start.clock;
  let message: string | null = null;
  const ended = (says: string): Dialogue | null => {
    const decision = decideDialogue(entries, maxSteps);
    return decision && { ...decision, says, turns };
  };
  for (;;) {
    const screen = screenText(elements);
    const view: View = { picture: null, elements, clock, message };
    const turn: Turn | EndpointFailure = await catchEndpointFailure(signal, () => session.next(view, signal));
    if ("silent" in turn) {
      entries.push({ by: "agent", what: "silent" });
      return ended(turn.silent)!;
    }
    const { reply, thought, attempts } = turn;
    if (turn.actions.length === 0) {
      entries.push({ by: "agent", what: "unreadable" });
      turns.push({ screen, reply, thought, action: null, does: "", attempts, world: null });
      return ended(attempts.at(-1)?.fault.kind ?? "no action")!;
    }
    message = null;
    // This agent may not press keys.
    for (const action of turn.actions.filter(isAction)) {
      entries.push({ by: "agent", what: eventOf(action) });
      const shown = screenText(elements);
      const entry = { screen: shown, reply, thought, action, does: actionText(action, elements), attempts };
      const over = ended(finalMessage(action));
      if (over) {
        turns.push({ ...entry, world: null });
        return over;
      }
      const answer: WorldTurn | EndpointFailure = await catchEndpointFailure(signal, () => world.act(action, signal));
      if ("silent" in answer) {
        entries.push({ by: "world", what: "silent" });
        turns.push({ ...entry, world: null });
        return ended(answer.silent)!;
      }
      turns.push({ ...entry, world: { reply: answer.reply, attempts: answer.attempts } });
      entries.push({ by: "world", what: answer.over ? "over" : answer.elements ? "screen" : "unreadable" });
      const after = ended(answer.fault ?? "the phone ended the episode");
      if (after) return after;
      elements = answer.elements!;
      ({ clock, message } = answer);
    }
  }
}

function eventOf(action: Action): "act" | "success" | "failure" {
  return action.type === "COMPLETE" ? "success" : action.type === "ABORT" ? "failure" : "act";
}
const finalMessage = (action: Action): string =>
  (action.type === "COMPLETE" || action.type === "ABORT") && action.value !== undefined ? action.value : "";

interface EndpointFailure {
  readonly silent: string;
}
/** Converts an error of an endpoint to an outcome. An error of the phone is a bug and is thrown. */
async function catchEndpointFailure<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T | EndpointFailure> {
  try {
    return await run();
  } catch (error) {
    if (signal.aborted) throw new StoppedError();
    if (error instanceof EpisodeFault && error.kind === "model") return { silent: error.message };
    throw error;
  }
}
