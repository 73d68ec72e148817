// How writes from outside become states: checked whole, told by path where they do not fit, and never by halves.
import { phone } from "../apps/phone.ts";
import type { Change } from "../contract/env.ts";
import type { Event } from "../contract/event.ts";
import type { Json } from "../contract/json.ts";
import { CommandError, type Command, type Outcome } from "../os/command.ts";
import { scheduledMost } from "../os/most.ts";
import type { PhoneState } from "../os/state.ts";
import { diff } from "../state/diff.ts";
import { EditError, jsonPatch, mergePatch, type Operation } from "../state/edit.ts";
import { overlayOf } from "../state/overlay.ts";
import { applyPatches, produce, type Patch } from "../state/patch.ts";
import { Refusal } from "./answer.ts";
import { cascaded, namedIn } from "./cascade.ts";
import { commandsOfEvent } from "./events.ts";
import { dotted, stateIssues } from "./snapshot.ts";

export type Edit = ({ readonly merge: Json } | { readonly operations: readonly Operation[] }) & {
  /** Whether the phone's managers hear of it: what else changes with a setting changes, as by the command that sets it. */
  readonly cascade?: boolean;
};
/** Values in a state: a default phone has a tenth of it. */
const stateNodes = 500_000;
/** With more of them, a change is told as what came of it in all. */
const patchesMost = 200;

export interface ReducedAll {
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  readonly commands: readonly Command[];
  readonly rejected: string | null;
  readonly result?: Json;
}

export const json = (state: PhoneState): never => state as never;

/** Throws CommandError where a command or its arguments are not of the phone. */
export const reduceAll = (from: PhoneState, commands: readonly Command[]): ReducedAll =>
  runAll(from, commands, (state, command) => phone.reduce(state, command));
/** What a page has made of a touch: nothing of it is an error, as on the page itself. */
export const attemptAll = (from: PhoneState, commands: readonly Command[]): ReducedAll =>
  runAll(from, commands, (state, command) => phone.attempt(state, command));

function runAll(
  from: PhoneState,
  commands: readonly Command[],
  run: (state: PhoneState, command: Command) => Outcome,
): ReducedAll {
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
  // A list that a hundred commands grow is in their patches a hundred times.
  const squeezed = patches.length > patchesMost ? overlayOf(from, state) : patches;
  return { state, patches: squeezed, commands, rejected, ...(result === undefined ? {} : { result }) };
}

/** What the phone does not know is the caller's error, named by its path. */
export function granted<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    const issues = stateIssues(error);
    if (issues) throw new Refusal("invalid", "The phone would not be valid with this; see issues.", issues);
    if (error instanceof EditError)
      throw new Refusal("invalid", "The edit is not valid for this state; see issues.", [
        { path: dotted(error.path), message: error.message },
      ]);
    throw error;
  }
}

export function edited(state: PhoneState, patch: Edit): PhoneState {
  return granted(() => {
    const doc = json(state);
    const next = "merge" in patch ? mergePatch(doc, patch.merge) : jsonPatch(doc, patch.operations);
    mustBeSmall(next);
    const parsed = phone.parse(next);
    for (const [id, { command, args }] of Object.entries(parsed.os.schedule))
      mustBeKnown(parsed, { name: command, args }, `os.schedule.${id}`);
    return parsed;
  });
}

/** An edit as patches that lead to the state after it; none where it changes nothing. */
export function patched(state: PhoneState, patch: Edit): Pick<ReducedAll, "state" | "patches"> {
  const after = edited(state, patch);
  const patches = overlayOf(state, patch.cascade ? granted(() => cascaded(state, after, namedIn(patch))) : after);
  return { patches, state: applyPatches(state, patches) };
}

/** Copies within a patch share their insides, so that a small one can describe a state without end. */
function mustBeSmall(root: unknown): void {
  const open = [root];
  for (let seen = 0; open.length > 0; seen++) {
    if (seen > stateNodes) throw new Refusal("invalid", `A state has at most ${stateNodes} values.`);
    const value = open.pop();
    if (typeof value === "object" && value !== null) open.push(...Object.values(value));
  }
}

/** What falls due later must be a command that the phone has. */
function mustBeKnown(state: PhoneState, command: Command, path: string): void {
  try {
    phone.reduce(state, command);
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    throw new Refusal("invalid", "The phone would not be valid with this; see issues.", [
      { path: [path, dotted(error.path)].filter((part) => part !== "").join("."), message: error.message },
    ]);
  }
}

interface Scheduled {
  readonly state: PhoneState;
  readonly patches: readonly Patch[];
  readonly due: number;
}

/** The event, to fall due on the phone's clock. Its entry is part of the state, like everything that will happen. */
export function scheduled(state: PhoneState, event: Event, name: string): Scheduled {
  const due = state.clock.nowMs + Math.round((event.after_seconds ?? 0) * 1000);
  const commands = commandsOfEvent(event);
  if (Object.keys(state.os.schedule).length + commands.length > scheduledMost)
    throw new Refusal("conflict", `A phone holds at most ${scheduledMost} scheduled events.`);
  for (const command of commands) mustBeKnown(state, command, "");
  const { next, patches } = produce(state, (draft) => {
    for (const [i, { name: command, args }] of commands.entries())
      draft.os.schedule[`${name}_${i}`] = { at: due, command, args };
  });
  return { state: next, patches, due };
}

/** An event of the beginning: part of how the episode starts. */
export function perturbed(state: PhoneState, event: Event, i: number): PhoneState {
  const name = `perturb_${i}`;
  try {
    return event.after_seconds
      ? scheduled(state, event, name).state
      : granted(() => reduceAll(state, commandsOfEvent(event))).state;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { detail, issues = [] } = error.problem;
    const inside = issues.map(({ path, message }) => ({ path: `perturb.${i}.${path}`, message }));
    throw new Refusal("invalid", detail, inside);
  }
}

/** Data alone: what is on the glass is no change of anything. */
export function changesBetween(before: PhoneState, after: PhoneState): Change[] {
  const data = ({ device, os, apps }: PhoneState): never => ({ device, os, apps }) as never;
  return diff(data(before), data(after)).map((change) => {
    const app = /^\/apps\/([^/]+)/.exec(change.path)?.[1];
    return { ...change, ...(app === undefined ? {} : { app }) } as Change;
  });
}
