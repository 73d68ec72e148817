// Describes a move by its meaning instead of its position on the display. The move can then be repeated on a phone in
// another state.
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { Command as Told } from "#contract/json.ts";
import { phone } from "#apps/phone.ts";
import { CommandError, type Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { tickMsOf } from "#env/episode.ts";
import { touchPointOn, type Control } from "../oracle/page-driver.ts";
import { smallestElementAt, takesTouch } from "./moves.ts";
import type { EpisodeTrace } from "./trace.ts";

export interface Operation {
  /**
   * The action as it was recorded. If the operation has no control to search for, this action is executed unchanged.
   */
  readonly action: Action;
  /** The commands of the touched control, as the JSON of its acts. Null if the action does not touch a control. */
  readonly act: string | null;
  /** The commands that the action caused, without commands that only advance the clock or scroll. */
  readonly commands: readonly Command[];
  /** The key of the screen on which the action was recorded, as it occurs in the commands. */
  readonly entry: string | null;
}

function operationOf(
  action: Action,
  state: PhoneState,
  elements: readonly Element[],
  commands: readonly Told[],
): Operation {
  const point = "point" in action ? action.point : undefined;
  const target = point && smallestElementAt(elements.filter(takesTouch), point);
  const how = action.type === "LONG_PRESS" ? "hold" : "tap";
  const acts = target?.acts?.[how] ?? target?.acts?.["tap"];
  return {
    action,
    act: acts === undefined ? null : JSON.stringify(acts),
    commands: (commands as readonly Command[]).filter(({ name }) => name !== "os.tick" && name !== "os.scroll"),
    entry: frontKeyOf(state),
  };
}

/** Returns the operation of each move of a recording. */
export const operationsIn = ({ recording, states, captures, commands }: EpisodeTrace): Operation[] =>
  recording.moves.map(({ action }, i) => operationOf(action, states[i]!, captures[i]!.elements, commands[i]!));

/**
 * Returns every operation that can be executed by a touch on this display, without duplicates. Keys of the keyboard are
 * left out, because TYPE replaces them.
 */
export function operationsOn(state: PhoneState, elements: readonly Element[]): Operation[] {
  const found = new Map<string, Operation>();
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
        found.set(`${type} ${act}`, {
          action,
          act,
          commands: commands as unknown as Command[],
          entry: frontKeyOf(state),
        });
    }
  }
  return [...found.values()];
}
export const keyOperation = (type: "BACK" | "HOME", state: PhoneState): Operation => ({
  action: { type },
  act: null,
  commands: [{ name: type === "BACK" ? "os.back" : "os.home", args: {} }],
  entry: frontKeyOf(state),
});

/** Returns the key of the topmost screen. */
export const frontKeyOf = ({ view }: Pick<PhoneState, "view">): string | null =>
  view.tasks[view.front]?.stack.at(-1)?.key ?? null;

/** Whether the operation only scrolls. */
export const isScroll = ({ action, commands }: Operation): boolean =>
  (action.type === "DRAG" || action.type === "SWIPE") && commands.length === 0;

/**
 * Applies the commands, and the time that the action takes. Returns null if the phone does not offer the operation in
 * this state.
 */
export function applyOperation(state: PhoneState, { commands, action, entry }: Operation): PhoneState | null {
  const here = frontKeyOf(state);
  // A screen gets a new key each time it is opened, so the recorded key is replaced by the key of the topmost screen.
  const meant =
    entry === null || here === null || entry === here
      ? commands
      : (JSON.parse(JSON.stringify(commands).replaceAll(`"${entry}"`, `"${here}"`)) as Command[]);
  let now = state;
  try {
    for (const command of meant) {
      const outcome = phone.reduce(now, command);
      if (outcome.rejected !== null) return null;
      now = outcome.state;
    }
    return phone.reduce(now, { name: "os.tick", args: { ms: tickMsOf(action) } }).state;
  } catch (error) {
    if (error instanceof CommandError) return null;
    throw error;
  }
}

/** Returns the action that executes the operation on this display, or null if no element offers the operation. */
export function actionFor(deed: Operation, elements: readonly Element[], entryNow: string | null): Action | null {
  const { action, act, entry } = deed;
  if (act === null || !("point" in action) || !action.point) return action;
  const wanted = entry === null || entryNow === null ? act : act.replaceAll(`"${entry}"`, `"${entryNow}"`);
  const how = action.type === "LONG_PRESS" ? "hold" : "tap";
  const controls = elements as unknown as readonly Control[];
  const control = controls.find(
    ({ enabled, acts }) => enabled && acts && JSON.stringify(acts[how] ?? acts.tap) === wanted,
  );
  if (control) return { ...action, point: touchPointOn(control, controls) };
  // A text field loses its act once it has the focus, so the text is typed into the focused field.
  if (action.type !== "TYPE") return null;
  const focused = elements.find((element) => element.focused);
  if (!focused) return null;
  const { point: _, ...rest } = action;
  return rest;
}
