/**
 * Pop-ups, advertisements, stray jumps and touches (MobiFlow, scenario 3), and how the reference solution deals with them: it
 * knows what the phone would be without them, since they wait in the state, and goes back there.
 */
import { phone } from "../../apps/phone.ts";
import type { Disturbance } from "../../contract/env.ts";
import type { Command } from "../../os/command.ts";
import type { PhoneState } from "../../os/state.ts";
import { StuckError } from "../../judge/rehearse.ts";
import type { Action, Control, Remote } from "../oracle/page-pilot.ts";

export const interferences = ["popups", "ads", "stray_jump", "stray_touch"] as const satisfies readonly Disturbance[];
const mostTries = 12;

const isDisturbance = (id: string): boolean => id.startsWith("disturb_");
/** The phone as if nothing were to come in between. */
export function undisturbed(state: PhoneState): PhoneState {
  const schedule = Object.fromEntries(Object.entries(state.os.schedule).filter(([id]) => !isDisturbance(id)));
  return { ...state, os: { ...state.os, schedule } };
}
const coming = ({ os }: PhoneState): string =>
  JSON.stringify(Object.entries(os.schedule).filter(([id]) => isDisturbance(id)));

/** What this phone has become by these commands alone. */
const after = (state: PhoneState, commands: readonly Command[]): PhoneState =>
  commands.reduce((now, command) => phone.attempt(now, command).state, undisturbed(state));

/**
 * Does as `remote` does and, whenever something came in between, what leads back: closes what lies over the screen, brings the
 * app to the front that was there, takes away a screen that a touch by chance has opened, touches the field again.
 * `commandsOf` tells the commands of the step done last.
 */
export function dismissing(remote: Remote, commandsOf: () => Promise<readonly Command[]>): Remote {
  return {
    ...remote,
    step: async (action) => {
      const before = await remote.state();
      await remote.step(action);
      const now = await remote.state();
      if (coming(now) === coming(before) && !now.view.ad && !now.view.popUp) return;
      await lead(remote, after(before, await commandsOf()));
    },
  };
}

/** Until the phone shows what it would show. Throws StuckError where it cannot be brought there. */
async function lead(remote: Remote, wanted: PhoneState): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++) {
    const action = await nextTo(remote, wanted);
    if (action === null) return;
    await remote.step(action);
  }
  throw new StuckError("what came in between cannot be undone");
}
async function nextTo(remote: Remote, wanted: PhoneState): Promise<Action | null> {
  const { view } = await remote.state();
  const { front } = wanted.view;
  if (view.ad) return click(await remote.elements(), "closing the advertisement", ({ name }) => name === "os.closeAd");
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
  return click(await remote.elements(), `touching ${field} again`, isField);
}
function click(controls: readonly Control[], what: string, wanted: (command: Command) => boolean): Action {
  const found = controls.find(({ acts }) => acts?.tap?.some(wanted));
  if (!found) throw new StuckError(`nothing on the screen does ${what}`);
  const [x1, y1, x2, y2] = found.bounds;
  return { type: "CLICK", point: [(x1 + x2) / 2, (y1 + y2) / 2] };
}
