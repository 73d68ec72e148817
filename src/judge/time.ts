/**
 * What time alone did. The phone of the start is left alone until the time of the end: what changed there would have changed
 * whatever the owner did, and is nobody's side effect.
 */
import type { Kernel } from "../os/kernel.ts";
import type { PhoneState } from "../os/state.ts";
import type { Change } from "../state/diff.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import { dataChanges } from "./changes.ts";

/** Moves of the clock at most: each runs five hundred things that fall due. */
const movesMost = 100;
const mostMs = 366 * 86_400_000;

/** The changes of data between both that an untouched phone has not got just the same. */
export function ownChanges(kernel: Kernel, before: PhoneState, after: PhoneState): Change[] {
  const changes = dataChanges(kernel.apps, before, after);
  if (changes.length === 0 || !kernel.isDue(before, after.clock.nowMs)) return changes;
  const { known, told } = aloneUntil(kernel, before, after.clock.nowMs);
  // One change of the untouched phone stands for one: the same once more is the owner's.
  const left = new Map(told);
  return changes.filter((change) => {
    const text = toldAlike(change, known);
    const room = left.get(text) ?? 0;
    if (room > 0) left.set(text, room - 1);
    return room === 0;
  });
}

interface Alone {
  readonly until: number;
  /** Ids of the start. */
  readonly known: ReadonlySet<string>;
  /** How many changes there are of each kind. */
  readonly told: ReadonlyMap<string, number>;
}
/** Of each start the latest: a judge is asked about one end after another. */
const latest = new WeakMap<PhoneState, Alone>();
function aloneUntil(kernel: Kernel, before: PhoneState, until: number): Alone {
  const last = latest.get(before);
  if (last?.until === until) return last;
  let state = before;
  for (let i = 0; i < movesMost && state.clock.nowMs < until; i++) {
    const ms = Math.min(mostMs, until - state.clock.nowMs);
    state = kernel.reduce(state, { name: "os.tick", args: { ms } }).state;
  }
  const known = last?.known ?? knownIds(before);
  const told = new Map<string, number>();
  for (const change of dataChanges(kernel.apps, before, state)) {
    const text = toldAlike(change, known);
    told.set(text, (told.get(text) ?? 0) + 1);
  }
  const alone = { until, known, told };
  latest.set(before, alone);
  return alone;
}

/** A change, with all ids that are new called alike: they are counted, and the owner's acts count as well. */
const toldAlike = ({ path, kind, before = null, after = null }: Change, known: ReadonlySet<string>): string => {
  const text = JSON.stringify([path, kind, before, after] satisfies Json).replaceAll(idPattern, (id) =>
    known.has(id) ? id : `${id.slice(0, id.lastIndexOf("_"))}_new`,
  );
  // By its hash: whatever was kept in between may have its fields in another order.
  return hashOf(JSON.parse(text) as Json);
};
const knownIds = (state: PhoneState): ReadonlySet<string> =>
  new Set(JSON.stringify([state.apps, state.os]).match(idPattern) ?? []);
/** What ids look like: a kind and a number. */
export const idPattern = /\b[a-z][A-Za-z]*_\d+\b/g;
