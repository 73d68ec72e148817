// What an episode's log tells, step by step, and where the phone was: what constraints and milestones are read off.
import { phone } from "../../apps/phone.ts";
import type { Action } from "../../contract/action.ts";
import type { Command } from "../../os/command.ts";
import type { PhoneState } from "../../os/state.ts";
import { WatchedKernel } from "../graph/watch.ts";

/** What is in front, and what the phone itself has laid over it. */
export interface Place {
  readonly app: string;
  /** "notes.list" */
  readonly screen: string;
  readonly surface: "recents" | "shade" | null;
}
export interface Entry {
  readonly action: Pick<Action, "type">;
  readonly before: Place;
  readonly after: Place;
  /** Edges of apps' navigations that were followed: "notes.list.pin". */
  readonly edges: readonly string[];
}
export function placeOf(state: PhoneState): Place {
  const { app, screen } = phone.frontOf(state);
  return { app, screen: `${app}.${screen}`, surface: state.view.surface };
}
/** What was done in one step: the action, and the commands that the phone made of it. */
export interface Done {
  readonly action: Pick<Action, "type">;
  readonly commands: readonly Command[];
}
/** One entry per step: `states` has the start and what each step left behind. */
export function entriesOf(steps: readonly Done[], states: readonly PhoneState[]): Entry[] {
  const kernel = new WatchedKernel(phone.apps);
  return steps.map(({ action, commands }, i) => {
    const before = states[i]!;
    kernel.forget();
    // The clock alone follows no edge.
    commands
      .filter(({ name }) => name !== "os.tick")
      .reduce((now, command) => kernel.attempt(now, command).state, before);
    return { action, before: placeOf(before), after: placeOf(states[i + 1]!), edges: [...kernel.seen.edges] };
  });
}
