// A move told by what it means instead of where it was: so that it can be done again on a phone that stands elsewhere.
import type { Action } from "../../contract/action.ts";
import type { Element } from "../../contract/env.ts";
import type { Command as Told } from "../../contract/json.ts";
import { phone } from "../../apps/phone.ts";
import { CommandError, type Command } from "../../os/command.ts";
import type { PhoneState } from "../../os/state.ts";
import { tickMsOf } from "../../env/episode.ts";
import { spotOn, type Control } from "../oracle/page-pilot.ts";
import { smallestAt, takesTouch } from "./moves.ts";
import type { Played } from "./record.ts";

export interface Deed {
  /** As it was done, or is to be done where no control is looked for. */
  readonly action: Action;
  /** What the control does that is touched, as its acts say; null where the glass as a whole is meant. */
  readonly act: string | null;
  /** Without what only moves the clock or scrolls. */
  readonly commands: readonly Command[];
  /** The screen that it was done on, as the commands name it. */
  readonly entry: string | null;
}

function deedOf(action: Action, state: PhoneState, elements: readonly Element[], commands: readonly Told[]): Deed {
  const point = "point" in action ? action.point : undefined;
  const target = point && smallestAt(elements.filter(takesTouch), point);
  const how = action.type === "LONG_PRESS" ? "hold" : "tap";
  const acts = target?.acts?.[how] ?? target?.acts?.["tap"];
  return {
    action,
    act: acts === undefined ? null : JSON.stringify(acts),
    commands: (commands as readonly Command[]).filter(({ name }) => name !== "os.tick" && name !== "os.scroll"),
    entry: topOf(state),
  };
}

/** What each move of a recording means. */
export const deedsIn = ({ recording, states, seen, commands }: Played): Deed[] =>
  recording.moves.map(({ action }, i) => deedOf(action, states[i]!, seen[i]!.elements, commands[i]!));

/** All that a touch on this glass can do but write by its keys, which TYPE stands for; each deed once. */
export function deedsOn(state: PhoneState, elements: readonly Element[]): Deed[] {
  const found = new Map<string, Deed>();
  for (const element of elements) {
    if (!element.enabled || !element.acts || element.role === "key") continue;
    for (const [how, type] of [
      ["tap", "CLICK"],
      ["hold", "LONG_PRESS"],
    ] as const) {
      const commands = element.acts[how];
      if (commands === undefined) continue;
      const act = JSON.stringify(commands);
      const [x1, y1, x2, y2] = element.bounds;
      const action: Action = { type, point: [(x1 + x2) / 2, (y1 + y2) / 2] };
      if (!found.has(`${type} ${act}`))
        found.set(`${type} ${act}`, { action, act, commands: commands as unknown as Command[], entry: topOf(state) });
    }
  }
  return [...found.values()];
}
export const pressed = (type: "BACK" | "HOME", state: PhoneState): Deed => ({
  action: { type },
  act: null,
  commands: [{ name: type === "BACK" ? "os.back" : "os.home", args: {} }],
  entry: topOf(state),
});

/** The key of the screen in front. */
export const topOf = ({ view }: Pick<PhoneState, "view">): string | null =>
  view.tasks[view.front]?.stack.at(-1)?.key ?? null;

/** It only moved what is shown. */
export const isScroll = ({ action, commands }: Deed): boolean =>
  (action.type === "DRAG" || action.type === "SWIPE") && commands.length === 0;

/** What the phone makes of it, and of the second that it takes; null where it does not offer that now. */
export function afterDeed(state: PhoneState, { commands, action, entry }: Deed): PhoneState | null {
  const here = topOf(state);
  // Screens are numbered as they open: what was done on one is done on the one that stands there now.
  const meant =
    entry === null || here === null || entry === here
      ? commands
      : (JSON.parse(JSON.stringify(commands).replaceAll(`"${entry}"`, `"${here}"`)) as Command[]);
  let now = state;
  try {
    for (const command of meant) {
      const done = phone.reduce(now, command);
      if (done.rejected !== null) return null;
      now = done.state;
    }
    return phone.reduce(now, { name: "os.tick", args: { ms: tickMsOf(action) } }).state;
  } catch (error) {
    if (error instanceof CommandError) return null;
    throw error;
  }
}

/** The action that does it on this glass; null where nothing there does. */
export function actionFor(deed: Deed, elements: readonly Element[], entryNow: string | null): Action | null {
  const { action, act, entry } = deed;
  if (act === null || !("point" in action) || !action.point) return action;
  const wanted = entry === null || entryNow === null ? act : act.replaceAll(`"${entry}"`, `"${entryNow}"`);
  const how = action.type === "LONG_PRESS" ? "hold" : "tap";
  const controls = elements as unknown as readonly Control[];
  const control = controls.find(
    ({ enabled, acts }) => enabled && acts && JSON.stringify(acts[how] ?? acts.tap) === wanted,
  );
  if (control) return { ...action, point: spotOn(control, controls) };
  // A field that has the caret says no more where it writes to.
  if (action.type !== "TYPE") return null;
  const focused = elements.find((element) => element.focused);
  if (!focused) return null;
  const { point: _, ...rest } = action;
  return rest;
}
