// What an episode's log tells, step by step, and where the phone was: what constraints and milestones are read off.
import { phone } from "../../apps/phone.ts";
import type { Action } from "../../contract/action.ts";
import type { PhoneState } from "../../os/state.ts";

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
}
export function placeOf(state: PhoneState): Place {
  const { app, screen } = phone.frontOf(state);
  return { app, screen: `${app}.${screen}`, surface: state.view.surface };
}
/** One entry a step: `states` has the start and what each step left behind. */
export const entriesOf = (actions: readonly Pick<Action, "type">[], states: readonly PhoneState[]): Entry[] =>
  actions.map((action, i) => ({ action, before: placeOf(states[i]!), after: placeOf(states[i + 1]!) }));
