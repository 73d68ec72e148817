// Measures how well structure and pictures tell screens apart, on recordings whose states, and therefore answers, are
// known.
import type { Rng } from "#state/rng.ts";
import type { Frame, Recording } from "./recording.ts";

export interface FramePair {
  readonly a: Frame;
  readonly b: Frame;
  /** True if the positions of the frames in their recordings differ by at most one move; waits do not count. */
  readonly near: boolean;
  readonly same: boolean;
}
/** Samples up to `most` pairs from the recordings of one task, half of them near each other. No pair occurs twice. */
export function samplePairs(recordings: readonly Recording[], most: number, chance: Rng): FramePair[] {
  const near: FramePair[] = [];
  const far: FramePair[] = [];
  const places = new Map(recordings.map((one) => [one, positionsIn(one)]));
  const met = new Map<Frame, Set<Frame>>();
  for (const [r, one] of recordings.entries())
    for (const other of recordings.slice(r))
      for (const [i, a] of one.frames.entries())
        for (const [j, b] of other.frames.entries()) {
          if (a.key === null || b.key === null) throw new Error("Only exact recordings calibrate");
          // A frame that was captured once equals itself; and no pair is sampled twice.
          if (a === b || met.get(a)?.has(b) || met.get(b)?.has(a)) continue;
          met.set(a, (met.get(a) ?? new Set()).add(b));
          const isNear = Math.abs(places.get(one)![i]! - places.get(other)![j]!) <= 1;
          (isNear ? near : far).push({ a, b, near: isNear, same: a.key === b.key });
        }
  const half = Math.min(near.length, far.length, Math.floor(most / 2));
  return [...chance.sample(near, half), ...chance.sample(far, half)];
}

/** How many moves, without waits, led to each frame. */
function positionsIn({ moves }: Recording): number[] {
  const places = [0];
  for (const { action } of moves) places.push(places.at(-1)! + (action.type === "WAIT" ? 0 : 1));
  return places;
}

export interface Confusion {
  /** Same and judged the same; judged the same but different; same but judged different; different and judged so. */
  readonly hits: number;
  readonly falseSame: number;
  readonly missed: number;
  readonly apart: number;
  /** The pairs of `falseSame` that look identical: nobody can tell them apart by the display alone. */
  readonly unseen: number;
  /** hits / (hits + falseSame); null if both are 0. */
  readonly precision: number | null;
  /** The precision without `unseen`. */
  readonly precisionSeen: number | null;
  /** hits / (hits + missed); null if both are 0. */
  readonly recall: number | null;
}
type SameTest = (a: Frame, b: Frame) => boolean;
/** `equal`: whether two frames cannot be told apart by the display alone. */
export function confusionOf(pairs: readonly FramePair[], taken: SameTest, equal: SameTest): Confusion {
  const count = { hits: 0, falseSame: 0, missed: 0, apart: 0, unseen: 0 };
  for (const { a, b, same } of pairs) {
    const isTaken = taken(a, b);
    count[same ? (isTaken ? "hits" : "missed") : isTaken ? "falseSame" : "apart"] += 1;
    if (isTaken && !same && equal(a, b)) count.unseen += 1;
  }
  const { hits, falseSame, missed, unseen } = count;
  const share = (part: number, rest: number): number | null => (part + rest === 0 ? null : part / (part + rest));
  return {
    ...count,
    precision: share(hits, falseSame),
    precisionSeen: share(hits, falseSame - unseen),
    recall: share(hits, missed),
  };
}
