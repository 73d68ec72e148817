/**
 * Separates the owner's changes from the changes that time alone causes. The judge runs a copy of the phone, without
 * any act of the owner, from the start to the end time. Changes on this copy would have happened in any case, so they
 * are not side effects.
 */
import type { Kernel } from "#os/kernel.ts";
import type { PhoneState } from "#os/state.ts";
import type { Change } from "#state/diff.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { dataChanges } from "./changes.ts";

/** The maximum number of times that the clock is moved. Each move runs up to five hundred due events. */
const maxTicks = 100;
const maxTickMs = 366 * 86_400_000;

/** Returns the changes of data that an untouched phone does not have in the same form. */
export function ownChanges(kernel: Kernel, before: PhoneState, after: PhoneState): Change[] {
  const changes = dataChanges(kernel.apps, before, after);
  if (changes.length === 0 || !kernel.isDue(before, after.clock.nowMs)) return changes;
  const { startIds, changeCounts } = runUntouchedUntil(kernel, before, after.clock.nowMs);
  // Each change of the untouched phone cancels one equal change. Any further equal change was made by the owner.
  const left = new Map(changeCounts);
  return changes.filter((change) => {
    const text = changeKey(change, startIds);
    const room = left.get(text) ?? 0;
    if (room > 0) left.set(text, room - 1);
    return room === 0;
  });
}

interface UntouchedRun {
  readonly until: number;
  /** The ids at the start. */
  readonly startIds: ReadonlySet<string>;
  /** The number of changes for each key. */
  readonly changeCounts: ReadonlyMap<string, number>;
}
/** Contains only the latest run from each start, because a judge asks for increasing end times. */
const latestRuns = new WeakMap<PhoneState, UntouchedRun>();
function runUntouchedUntil(kernel: Kernel, before: PhoneState, until: number): UntouchedRun {
  const last = latestRuns.get(before);
  if (last?.until === until) return last;
  let state = before;
  for (let i = 0; i < maxTicks && state.clock.nowMs < until; i++) {
    const ms = Math.min(maxTickMs, until - state.clock.nowMs);
    state = kernel.reduce(state, { name: "os.tick", args: { ms } }).state;
  }
  const startIds = last?.startIds ?? knownIds(before);
  const changeCounts = new Map<string, number>();
  for (const change of dataChanges(kernel.apps, before, state)) {
    const text = changeKey(change, startIds);
    changeCounts.set(text, (changeCounts.get(text) ?? 0) + 1);
  }
  const alone = { until, startIds, changeCounts };
  latestRuns.set(before, alone);
  return alone;
}

/**
 * Returns a key of a change. The key contains the same text for all new ids of a kind, because the number in a new id
 * depends on the owner's earlier actions.
 */
const changeKey = ({ path, kind, before = null, after = null }: Change, known: ReadonlySet<string>): string => {
  const text = JSON.stringify([path, kind, before, after] satisfies Json).replaceAll(idPattern, (id) =>
    known.has(id) ? id : `${id.slice(0, id.lastIndexOf("_"))}_new`,
  );
  // The value is hashed, because its fields may have a different order.
  return hashOf(JSON.parse(text) as Json);
};
const knownIds = (state: PhoneState): ReadonlySet<string> =>
  new Set(JSON.stringify([state.apps, state.os]).match(idPattern) ?? []);
/** The form of an id: a kind and a number. */
export const idPattern = /\b[a-z][A-Za-z]*_\d+\b/g;
