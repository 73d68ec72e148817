// Reads an episode's log step by step, with the phone's screen before and after each step. Constraints and milestones
// use the result.
import { phone } from "#apps/phone.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { WatchedKernel } from "../navigation/watched-kernel.ts";

/** The topmost screen and the system surface above it. */
export interface Place {
  readonly app: string;
  /** The id of the screen, for example "notes.list". */
  readonly screen: string;
  readonly surface: "recents" | "shade" | null;
}
export interface LogEntry {
  readonly action: Pick<DisplayAction, "type">;
  readonly before: Place;
  readonly after: Place;
  /** The edges of the apps' navigation that the step followed, for example "notes.list.pin". */
  readonly edges: readonly string[];
}
export function placeOf(state: PhoneState): Place {
  const { app, screen } = phone.frontOf(state);
  return { app, screen: `${app}.${screen}`, surface: state.view.surface };
}
/** One step: the action and the commands that it caused. */
export interface ExecutedStep {
  readonly action: Pick<DisplayAction, "type">;
  readonly commands: readonly Command[];
}
/** Returns one entry per step. `states` contains the start and the state after each step. */
export function toLogEntries(steps: readonly ExecutedStep[], states: readonly PhoneState[]): LogEntry[] {
  const kernel = new WatchedKernel(phone.apps);
  return steps.map(({ action, commands }, i) => {
    const before = states[i]!;
    kernel.forget();
    // A step that only advances the clock follows no edge.
    commands
      .filter(({ name }) => name !== "os.tick")
      .reduce((now, command) => kernel.attempt(now, command).state, before);
    return { action, before: placeOf(before), after: placeOf(states[i + 1]!), edges: [...kernel.seen.edges] };
  });
}
