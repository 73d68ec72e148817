// One dialogue of the filter: the agent says an action, the world what follows from it, until it is decided.
import type { Action } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";
import { decided, type Decision, type Heard } from "../../learn/filter.ts";
import type { Attempt, Session, Turn, View } from "../run/agent.ts";
import { EpisodeFault, Stopped } from "../run/fault.ts";
import { actionText, screenText } from "./screen-text.ts";
import type { WordWorld, WorldTurn } from "./world-model.ts";

/** One turn as it is kept: what the agent was shown and said, and what the world said to it. */
export interface DialogueTurn {
  readonly screen: string;
  readonly reply: string;
  readonly thought: string;
  /** Null where nothing was said that can be done. */
  readonly action: Action | null;
  /** The action in words, with what it touches. */
  readonly does: string;
  readonly attempts: readonly Attempt[];
  /** What the world said that could not be read, and what could; null where it was not asked. */
  readonly world: { readonly reply: string; readonly attempts: readonly string[] } | null;
}
export interface Dialogue extends Decision {
  /** Why it ended so, where that takes words; else "". */
  readonly says: string;
  readonly turns: readonly DialogueTurn[];
}
export interface DialogueWish {
  readonly session: Session;
  readonly world: WordWorld;
  /** The screen at the start, and the phone's time. */
  readonly first: readonly Element[];
  readonly clock: string;
  /** T_max. */
  readonly most: number;
  readonly signal: AbortSignal;
}

/** Throws Stopped where the signal ends it, and what else breaks that is no endpoint's fault. */
export async function filterDialogue({ session, world, most, signal, ...start }: DialogueWish): Promise<Dialogue> {
  const heard: Heard[] = [];
  const turns: DialogueTurn[] = [];
  let elements = start.first;
  let clock = start.clock;
  let message: string | null = null;
  const ended = (says: string): Dialogue | null => {
    const decision = decided(heard, most);
    return decision && { ...decision, says, turns };
  };
  for (;;) {
    const screen = screenText(elements);
    const view: View = { picture: null, elements, clock, message };
    const turn: Turn | Silent = await orSilent(signal, () => session.next(view, signal));
    if ("silent" in turn) {
      heard.push({ by: "agent", what: "silent" });
      return ended(turn.silent)!;
    }
    const { reply, thought, attempts } = turn;
    if (turn.actions.length === 0) {
      heard.push({ by: "agent", what: "unreadable" });
      turns.push({ screen, reply, thought, action: null, does: "", attempts, world: null });
      return ended(attempts.at(-1)?.fault.kind ?? "no action")!;
    }
    message = null;
    for (const action of turn.actions) {
      heard.push({ by: "agent", what: whatOf(action) });
      const shown = screenText(elements);
      const said = { screen: shown, reply, thought, action, does: actionText(action, elements), attempts };
      const over = ended(wordsOf(action));
      if (over) {
        turns.push({ ...said, world: null });
        return over;
      }
      const answer: WorldTurn | Silent = await orSilent(signal, () => world.act(action, signal));
      if ("silent" in answer) {
        heard.push({ by: "world", what: "silent" });
        turns.push({ ...said, world: null });
        return ended(answer.silent)!;
      }
      turns.push({ ...said, world: { reply: answer.reply, attempts: answer.attempts } });
      heard.push({ by: "world", what: answer.over ? "over" : answer.elements ? "screen" : "unreadable" });
      const after = ended(answer.fault ?? "the phone ended the episode");
      if (after) return after;
      elements = answer.elements!;
      ({ clock, message } = answer);
    }
  }
}

function whatOf(action: Action): "act" | "success" | "failure" {
  return action.type === "COMPLETE" ? "success" : action.type === "ABORT" ? "failure" : "act";
}
const wordsOf = (action: Action): string =>
  (action.type === "COMPLETE" || action.type === "ABORT") && action.value !== undefined ? action.value : "";

interface Silent {
  readonly silent: string;
}
/** What an endpoint's fault ends is told as such; a phone of ours that breaks is a bug, and thrown. */
async function orSilent<T>(signal: AbortSignal, run: () => Promise<T>): Promise<T | Silent> {
  try {
    return await run();
  } catch (error) {
    if (signal.aborted) throw new Stopped();
    if (error instanceof EpisodeFault && error.kind === "model") return { silent: error.message };
    throw error;
  }
}
