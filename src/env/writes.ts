// Converts writes from outside into new states. Each write is validated as a whole. An invalid write is refused by path
// and never applied in part.
import { phone } from "#apps/phone.ts";
import type { Change } from "#contract/env.ts";
import type { Event } from "#contract/event.ts";
import type { Json } from "#contract/json.ts";
import { CommandError, type Command, type Outcome } from "#os/command.ts";
import { maxScheduled } from "#os/limits.ts";
import type { PhoneState } from "#os/state.ts";
import { diff } from "#state/diff.ts";
import { EditError, jsonPatch, mergePatch, type Operation } from "#state/edit.ts";
import { createPatches } from "#state/create-patches.ts";
import { applyPatches, produce, type Patch } from "#state/patch.ts";
import { Refusal } from "./answer.ts";
import { applyCascade, listPatchedPaths } from "./cascade.ts";
import { commandsOfEvent } from "./events.ts";
import { toDottedPath, stateIssues } from "./snapshot.ts";

export type Edit = ({ readonly merge: Json } | { readonly operations: readonly Operation[] }) & {
  /**
   * Whether the phone's managers run (src/os/SPEC.md, G). If they run, the values that depend on a changed setting
   * change too, as if the setting's command had run.
   */
  readonly cascade?: boolean;
};
/** The maximum number of values in a state. A default phone has a tenth of this number. */
const maxStateValues = 500_000;
/**
 * The maximum number of patches. A change with more patches is stored as the difference between its first and last
 * state.
 */
const maxPatches = 200;

export interface CommandsResult {
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  readonly commands: readonly Command[];
  readonly rejected: string | null;
  readonly result?: Json;
}

export const asJson = (state: PhoneState): never => state as never;

/** Throws CommandError if the phone does not know a command or its arguments. */
export const reduceAll = (from: PhoneState, commands: readonly Command[]): CommandsResult =>
  runAll(from, commands, (state, command) => phone.reduce(state, command));
/** Runs the commands that come from an input on a page. Unlike `reduceAll`, it never throws, like the page itself. */
export const attemptAll = (from: PhoneState, commands: readonly Command[]): CommandsResult =>
  runAll(from, commands, (state, command) => phone.attempt(state, command));

function runAll(
  from: PhoneState,
  commands: readonly Command[],
  run: (state: PhoneState, command: Command) => Outcome,
): CommandsResult {
  let state = from;
  const patches: Patch[] = [];
  let rejected: string | null = null;
  let result: Json | undefined;
  for (const command of commands) {
    const outcome = run(state, command);
    state = outcome.state;
    for (const patch of outcome.patches) patches.push(patch);
    rejected ??= outcome.rejected;
    result = outcome.result as Json | undefined;
  }
  // If a hundred commands add to a list, the list would be in the patches a hundred times.
  const squeezed = patches.length > maxPatches ? createPatches(from, state) : patches;
  return { state, patches: squeezed, commands, rejected, ...(result === undefined ? {} : { result }) };
}

/** Converts errors of the phone's validation into a refusal with paths, because the caller caused the errors. */
export function refuseInvalid<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const issues = stateIssues(error);
    if (issues) throw new Refusal("invalid", "The phone would not be valid with these values; see issues.", issues);
    if (error instanceof EditError)
      throw new Refusal("invalid", "The edit is not valid for this state; see issues.", [
        { path: toDottedPath(error.path), message: error.message },
      ]);
    throw error;
  }
}

export function applyEdit(state: PhoneState, patch: Edit): PhoneState {
  return refuseInvalid(() => {
    const doc = asJson(state);
    const next = "merge" in patch ? mergePatch(doc, patch.merge) : jsonPatch(doc, patch.operations);
    requireSmallState(next);
    const parsed = phone.parse(next);
    for (const [id, { command, args }] of Object.entries(parsed.os.schedule))
      requireKnownCommand(parsed, { name: command, args }, `os.schedule.${id}`);
    return parsed;
  });
}

/**
 * Returns the patches from the state to the edited state, and the edited state. There are no patches if the edit
 * changes nothing.
 */
export function applyEditAsPatches(state: PhoneState, patch: Edit): Pick<CommandsResult, "state" | "patches"> {
  const after = applyEdit(state, patch);
  const patches = createPatches(
    state,
    patch.cascade ? refuseInvalid(() => applyCascade(state, after, listPatchedPaths(patch))) : after,
  );
  return { patches, state: applyPatches(state, patches) };
}

/**
 * Limits the size of a state. Copies within a patch share their inner values, so a small patch can describe a state of
 * unlimited size.
 */
function requireSmallState(root: unknown): void {
  const open = [root];
  for (let visitedCount = 0; open.length > 0; visitedCount++) {
    if (visitedCount > maxStateValues) throw new Refusal("invalid", `A state has at most ${maxStateValues} values.`);
    const value = open.pop();
    if (typeof value === "object" && value !== null) open.push(...Object.values(value));
  }
}

/** Refuses a scheduled command that the phone does not have. */
function requireKnownCommand(state: PhoneState, command: Command, path: string): void {
  try {
    phone.reduce(state, command);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new Refusal("invalid", "The phone would not be valid with these values; see issues.", [
      { path: [path, toDottedPath(error.path)].filter((part) => part !== "").join("."), message: error.message },
    ]);
  }
}

interface ScheduledEvent {
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  readonly due: number;
}

/** Schedules an event on the phone's clock. Its entry is part of the state, like all other scheduled events. */
export function scheduleEvent(state: PhoneState, event: Event, name: string): ScheduledEvent {
  const due = state.clock.nowMs + Math.round((event.after_seconds ?? 0) * 1000);
  const commands = commandsOfEvent(event);
  if (Object.keys(state.os.schedule).length + commands.length > maxScheduled)
    throw new Refusal("conflict", `A phone holds at most ${maxScheduled} scheduled events.`);
  for (const command of commands) requireKnownCommand(state, command, "");
  const { next, patches } = produce(state, (draft) => {
    for (const [i, { name: command, args }] of commands.entries())
      draft.os.schedule[`${name}_${i}`] = { at: due, command, args };
  });
  return { state: next, patches, due };
}

/** Applies an event to the start of an episode. */
export function applyPerturbation(state: PhoneState, event: Event, i: number): PhoneState {
  const name = `perturb_${i}`;
  try {
    return event.after_seconds
      ? scheduleEvent(state, event, name).state
      : refuseInvalid(() => reduceAll(state, commandsOfEvent(event))).state;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { detail, issues = [] } = error.problem;
    const inside = issues.map(({ path, message }) => ({ path: `perturb.${i}.${path}`, message }));
    throw new Refusal("invalid", detail, inside);
  }
}

/** Compares only data. A change that affects only the display does not count. */
export function changesBetween(before: PhoneState, after: PhoneState): Change[] {
  const data = ({ device, os, apps }: PhoneState): never => ({ device, os, apps }) as never;
  return diff(data(before), data(after)).map((change) => {
    const app = /^\/apps\/([^/]+)/.exec(change.path)?.[1];
    return { ...change, ...(app === undefined ? {} : { app }) } as Change;
  });
}
