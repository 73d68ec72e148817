/**
 * The page's copy of one phone. It draws, and it turns what is done to the glass into commands; the truth is elsewhere.
 * Every handler runs through `dispatch`, so a handler can also be asked what it would do without doing it (`probe`).
 */
import { createMemo, createSignal, type Accessor } from "solid-js";
import type { Command } from "../os/command.ts";
import type { PhoneState } from "../os/state.ts";
import { sameJson } from "../state/json.ts";
import { onArrival, opened, phone } from "./phone.ts";

// Before a phone has been loaded there is none, and nobody asks: see `ready`.
const [current, setCurrent] = createSignal<PhoneState>(undefined as never);
export const state = current;

export const glass = {
  /** Whether the glass may differ from the last picture of it. */
  dirty: true,
  /** Whether pictures are taken of it, or a person looks. */
  seen: true,
};
/** Whether a phone has been loaded: before that nothing is drawn. */
export const [ready, setReady] = createSignal(false);
onArrival(() => {
  if (ready()) setCurrent(opened(current()));
});

let probed: Command[] | null = null;
let emitted: Command[] = [];
const afterDraw: (() => void)[] = [];
/** Runs after every change of the drawing, in the same turn: scroll offsets and the like, which need the layout. */
export const onDrawn = (run: () => void): void => void afterDraw.push(run);

export function show(next: PhoneState): void {
  setCurrent(next);
  for (const run of afterDraw) run();
}
/** Runs one command on this copy and notes it. What is done to the glass is refused at worst. */
export function dispatch(command: Command): void {
  if (probed) probed.push(command);
  else show(attempt(command));
}
/** The same for the last command of an action: nothing asks for its layout before the page is settled, which lays it out. */
export const dispatchLast = (command: Command): void => void setCurrent(attempt(command));
function attempt(command: Command): PhoneState {
  const { state } = phone.attempt(current(), command);
  emitted.push(command);
  return state;
}
/** The commands that `handler` would emit, none of which happens. */
export function probe(handler: () => void): Command[] {
  const outer = probed;
  probed = [];
  try {
    handler();
    return probed;
  } finally {
    probed = outer;
  }
}
/** The commands since the last call. */
export function takeEmitted(): Command[] {
  const taken = emitted;
  emitted = [];
  return taken;
}

/**
 * A list that is worked out anew with every command, with the entries of before where they say the same at the same place:
 * `For` then leaves what is drawn of them alone, and a picture of a glass on which nothing changed need not be taken again.
 * Entries are plain data.
 */
export function kept<T>(list: () => readonly T[]): Accessor<readonly T[]> {
  return createMemo<readonly T[]>((before) => {
    const now = list().map((entry, i) => (sameJson(before[i], entry) ? before[i]! : entry));
    return now.length === before.length && now.every((entry, i) => entry === before[i]) ? before : now;
  }, []);
}
