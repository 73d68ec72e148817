/**
 * The page's copy of one phone. The page draws the phone and turns gestures into commands; the server holds the
 * authoritative state. Every handler sends commands through `dispatch`. `probe` can therefore list the commands of a
 * handler without running them.
 */
import { createMemo, createSignal, type Accessor } from "solid-js";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { sameJson } from "#state/json.ts";
import { onArrival, openLoadedApps, phone } from "./phone.ts";

// The signal has no value until the first phone is loaded. Until then nothing reads the signal (see `ready`).
const [current, setCurrent] = createSignal<PhoneState>(undefined as never);
export const state = current;

export const display = {
  /** Whether the display may differ from the last screenshot. */
  dirty: true,
  /** Whether screenshots of the display are taken, or a person looks at the display. */
  seen: true,
};
/** Whether a phone has been loaded. Until then, nothing is drawn. */
export const [ready, setReady] = createSignal(false);
onArrival(() => {
  if (ready()) setCurrent(openLoadedApps(current()));
});

let probedCommands: Command[] | null = null;
let emitted: Command[] = [];
const afterDraw: (() => void)[] = [];
/**
 * Registers a function that runs synchronously after every change of the drawing. Used for scroll offsets and other
 * things that need the layout.
 */
export const onDrawn = (run: () => void): void => void afterDraw.push(run);

export function show(next: PhoneState): void {
  setCurrent(next);
  for (const run of afterDraw) run();
}
/** Runs one command on the page's copy and records the command. An invalid command is refused and does not throw. */
export function dispatch(command: Command): void {
  if (probedCommands) probedCommands.push(command);
  else show(attempt(command));
}
/**
 * Runs the last command of an action. Unlike `dispatch`, does not update the layout, because the page settles after the
 * action, and settling updates the layout.
 */
export const dispatchLast = (command: Command): void => void setCurrent(attempt(command));
function attempt(command: Command): PhoneState {
  const { state } = phone.attempt(current(), command);
  emitted.push(command);
  return state;
}
/** Returns the commands that `handler` would emit, without running the commands. */
export function probe(handler: () => void): Command[] {
  const outer = probedCommands;
  probedCommands = [];
  try {
    handler();
    return probedCommands;
  } finally {
    probedCommands = outer;
  }
}
/** Returns the commands that were emitted since the last call. */
export function takeEmitted(): Command[] {
  const commands = emitted;
  emitted = [];
  return commands;
}

/**
 * Derives a list that reuses a previous entry if the entry at the same index is equal. `For` then keeps the entry's
 * elements, and an unchanged display needs no new screenshot. Entries are plain data.
 */
export function createStableList<T>(list: () => readonly T[]): Accessor<readonly T[]> {
  return createMemo<readonly T[]>((before) => {
    const now = list().map((entry, i) => (sameJson(before[i], entry) ? before[i]! : entry));
    return now.length === before.length && now.every((entry, i) => entry === before[i]) ? before : now;
  }, []);
}
