/**
 * Pop-ups, advertisements, stray jumps and stray touches (MobiFlow, scenario 3), and how the reference solution handles
 * them. Pending disturbances are part of the state, so the screen that the phone would have without them can be
 * computed. The solution returns to that screen.
 */
import { phone } from "#apps/phone.ts";
import type { Disturbance } from "#contract/env.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import type { Action, Control, Remote } from "../oracle/page-driver.ts";

export const interferences = ["popups", "ads", "stray_jump", "stray_touch"] as const satisfies readonly Disturbance[];
const maxTries = 12;

const isDisturbance = (id: string): boolean => id.startsWith("disturb_");
/** Returns the phone's state without its pending disturbances. */
export function withoutDisturbances(state: PhoneState): PhoneState {
  const schedule = Object.fromEntries(Object.entries(state.os.schedule).filter(([id]) => !isDisturbance(id)));
  return { ...state, os: { ...state.os, schedule } };
}
const pendingDisturbances = ({ os }: PhoneState): string =>
  JSON.stringify(Object.entries(os.schedule).filter(([id]) => isDisturbance(id)));

/** Returns the state after these commands if no disturbance happens. */
const stateAfter = (state: PhoneState, commands: readonly Command[]): PhoneState =>
  commands.reduce((now, command) => phone.attempt(now, command).state, withoutDisturbances(state));

/**
 * Works like `remote`, and removes each disturbance after a step: closes pop-ups and advertisements, brings the
 * previous app back to the front, closes a screen that a stray touch opened, or touches the field again. `commandsOf`
 * returns the commands of the last step.
 */
export function withDismissal(remote: Remote, commandsOf: () => Promise<readonly Command[]>): Remote {
  return {
    ...remote,
    step: async (action) => {
      const before = await remote.state();
      await remote.step(action);
      const now = await remote.state();
      if (pendingDisturbances(now) === pendingDisturbances(before) && !now.view.ad && !now.view.popUp) return;
      await restoreScreen(remote, stateAfter(before, await commandsOf()));
    },
  };
}

/** Executes actions until the phone displays the wanted screen. Throws StuckError if this fails. */
async function restoreScreen(remote: Remote, wanted: PhoneState): Promise<void> {
  for (let tries = 0; tries < maxTries; tries++) {
    const action = await nextRestoringAction(remote, wanted);
    if (action === null) return;
    await remote.step(action);
  }
  throw new StuckError("the screen from before the disturbance could not be restored");
}
async function nextRestoringAction(remote: Remote, wanted: PhoneState): Promise<Action | null> {
  const { view } = await remote.state();
  const { front } = wanted.view;
  if (view.ad)
    return clickOn(await remote.elements(), "closing the advertisement", ({ name }) => name === "os.closeAd");
  if (view.popUp) return { type: "BACK" };
  if (view.front !== front) return { type: "AWAKE", value: front };
  if (view.surface !== null && wanted.view.surface === null) return { type: "BACK" };
  const keys = view.tasks[front]!.stack.map(({ key }) => key);
  const top = wanted.view.tasks[front]!.stack.at(-1)!.key;
  if (keys.at(-1) !== top && keys.includes(top)) return { type: "BACK" };
  const field = wanted.view.focus?.field;
  if (field === undefined || view.focus !== null) return null;
  const isField = ({ name, args }: Command): boolean =>
    name === "os.focus" && (args as { field: string }).field === field;
  return clickOn(await remote.elements(), `touching ${field} again`, isField);
}
function clickOn(controls: readonly Control[], what: string, wanted: (command: Command) => boolean): Action {
  const found = controls.find(({ acts }) => acts?.tap?.some(wanted));
  if (!found) throw new StuckError(`no element on the screen serves for ${what}`);
  const [x1, y1, x2, y2] = found.bounds;
  return { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
}
