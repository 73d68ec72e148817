/**
 * Divides a walk into windows that start and end with a change of data. In this way, one walk results in many
 * candidates.
 */
import { phone } from "#apps/phone.ts";
import type { Action } from "#contract/action.ts";
import type { Element } from "#contract/element.ts";
import type { SnapshotFile } from "#contract/env.ts";
import type { SolutionCall } from "#contract/suite.ts";
import { deserializeBoot } from "#env/boot.ts";
import { dataChanges } from "#judge/changes.ts";
import { knownIds, dataOf } from "#judge/json-task.ts";
import { statesOf } from "#judge/judge.ts";
import { idsOf, newIds, replaceIds } from "#judge/normalized-changes.ts";
import type { Command } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { applyPatches, type Patch } from "#state/patch.ts";
import { sameJson, type Json } from "#state/json.ts";
import { solutionCallsOf, findTouchedElement } from "./solution-calls.ts";
import { allApps } from "./goal.ts";

export interface ObservedStep {
  readonly step: number;
  readonly action: Action;
  readonly elements: readonly Element[];
}
/** A step with the phone's states before and after it. */
export interface Move extends ObservedStep {
  readonly commands: readonly Command[];
  readonly before: PhoneState;
  readonly after: PhoneState;
  readonly touched: Element | null;
  readonly changed: boolean;
}
/** The steps from `first` to `last`, counted from 0. Both of these steps changed data. */
export interface WalkWindow {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads the walk with all its states from its snapshot. Does not execute actions again, because the log contains every
 * change.
 */
export function readMoves(snapshot: SnapshotFile, observed: readonly ObservedStep[]): Move[] {
  let state = applyPatches(phone.boot(deserializeBoot(snapshot.boot)), snapshot.start as Patch[]);
  const byStep = new Map(observed.map((step) => [step.step, step]));
  const moves: Move[] = [];
  for (const row of snapshot.log) {
    const before = state;
    state = applyPatches(state, row.patches as Patch[]);
    const step = row.step === null ? undefined : byStep.get(row.step);
    if (!step) continue;
    moves.push({
      ...step,
      commands: row.commands as Command[],
      before,
      after: state,
      touched: findTouchedElement(step.action, step.elements),
      changed: dataChanges(allApps, before, state).length > 0,
    });
  }
  return moves;
}

/** Returns the names of the visited screens, sorted. */
export function visitedScreens(snapshot: SnapshotFile): string[] {
  let state = applyPatches(phone.boot(deserializeBoot(snapshot.boot)), snapshot.start as Patch[]);
  const visited = new Set<string>();
  for (const row of snapshot.log) {
    state = applyPatches(state, row.patches as Patch[]);
    const { app, screen } = phone.frontOf(state);
    visited.add(`${app}.${screen}`);
  }
  return [...visited].toSorted();
}

const maxChanges = 4;
const maxGap = 8;
/** Returns a window for each single change, and windows for groups of changes that are close to each other. */
export function findWindows(moves: readonly Pick<Move, "changed" | "action">[]): WalkWindow[] {
  const out: WalkWindow[] = [];
  const changed = moves.flatMap((move, i) => (move.changed ? [i] : []));
  for (const [n, last] of changed.entries()) {
    out.push({ first: last, last });
    for (let back = 1; back < maxChanges; back++) {
      const first = changed[n - back];
      const later = changed[n - back + 1];
      if (first === undefined || later! - first > maxGap) break;
      out.push({ first, last });
    }
  }
  return out;
}

interface WindowCalls {
  /**
   * Possible lists of calls, the shortest first. The calls of a list lead to the start of the window and then make the
   * window's changes. Each call has the index of its move.
   */
  readonly callLists: readonly (readonly MoveCall[])[];
}
export interface MoveCall {
  readonly move: number;
  readonly call: SolutionCall;
}
/**
 * Returns the calls of a window, or the reason why a solution cannot express them. New ids that are created after the
 * start of the window are named by position.
 */
export function windowCallsOf(
  moves: readonly Move[],
  { first, last }: WalkWindow,
): WindowCalls | { readonly unsayable: string } {
  const start = moves[first]!.before;
  const known = knownIds(statesOf(start));
  const at = (index: number): MoveCall[] | string => {
    const { action, commands, before, touched } = moves[index]!;
    const stepCalls = solutionCallsOf(action, commands, before, touched);
    if ("unsayable" in stepCalls) return stepCalls.unsayable;
    // All ids of a phone are found in about 10 ms, so they are only searched if a call names one that is new.
    const isNewNamed = [...idsOf(stepCalls.calls)].some((id) => !known.has(id));
    const ids = isNewNamed ? newIds(known, dataOf(statesOf(before))) : new Map<string, readonly string[]>();
    return stepCalls.calls.map((call) => ({
      move: index,
      call: index < first ? call : { ...call, args: replaceIds(call.args as Json, ids) as Json[] },
    }));
  };
  const own: MoveCall[] = [];
  for (let i = first; i <= last; i++) {
    const calls = at(i);
    // A step without a change may be unnecessary. If such a step cannot be expressed, it is skipped.
    if (typeof calls === "string" && moves[i]!.changed) return { unsayable: calls };
    if (typeof calls !== "string") own.push(...calls);
  }
  const opened = moves.flatMap(({ action }, i) => (i <= first && action.type === "AWAKE" ? [i] : []));
  const ways: MoveCall[][] = [];
  for (const from of new Set([opened.at(-1), opened[0]])) {
    if (from === undefined) continue;
    const open: MoveCall = {
      move: from,
      call: { call: "open", args: [(moves[from]!.action as { value: string }).value] },
    };
    const rooted = lastAtRoot(moves, from, first);
    for (const begin of new Set([rooted, from + 1])) {
      const path = [open];
      for (let i = begin; i < first; i++) {
        const calls = isOnTheWay(moves, i, first) ? at(i) : "not needed";
        if (typeof calls !== "string") path.push(...calls);
      }
      ways.push(from === first ? own : [...path, ...own]);
    }
  }
  return { callLists: ways.toSorted((a, b) => a.length - b.length) };
}
/**
 * Returns whether a step before a window may be needed to get to its screen. A step that changes data is left out, and with
 * it the step that asked the user to confirm it. So is a step after which the display is as before.
 */
function isOnTheWay(moves: readonly Move[], index: number, first: number): boolean {
  const { changed, before, after } = moves[index]!;
  if (changed || sameDisplay(before, after)) return false;
  const next = index + 1 < first ? moves[index + 1] : undefined;
  return !(next?.changed === true && before.view.dialog === null && after.view.dialog !== null);
}
const sameDisplay = ({ view: a }: PhoneState, { view: b }: PhoneState): boolean =>
  sameJson(
    [a.front, a.tasks, a.dialog, a.surface] as unknown as Json,
    [b.front, b.tasks, b.dialog, b.surface] as unknown as Json,
  );

/** Returns the last step, at most `first`, that began while the open app displayed its first screen. */
function lastAtRoot(moves: readonly Move[], from: number, first: number): number {
  for (let i = first; i > from; i--) {
    const { view } = moves[i]!.before;
    const stack = view.tasks[view.front]?.stack;
    const isShut = stack?.[0]?.view["open"] == null && view.dialog === null && view.surface === null;
    if (stack?.length === 1 && isShut) return i;
  }
  return from + 1;
}
