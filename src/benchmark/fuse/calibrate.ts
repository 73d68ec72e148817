// Measures how well structure and pictures distinguish screens. Uses recordings with known states, so the right answers
// are known.
import type { Rng } from "#state/rng.ts";
import type { Frame, Recording } from "./recording.ts";

export interface FramePair {
  readonly a: Frame;
  readonly b: Frame;
  /**
   * Whether the positions of the frames in their recordings differ by at most one move. Waits do not count as moves.
   */
  readonly near: boolean;
  readonly same: boolean;
}
/**
 * Samples up to `most` pairs from the recordings of one task. In half of them, the frames are near each other. Each
 * pair occurs at most once.
 */
export function samplePairs(recordings: readonly Recording[], most: number, chance: Rng): FramePair[] {
  const near: FramePair[] = [];
  const far: FramePair[] = [];
  const places = new Map(recordings.map((one) => [one, positionsIn(one)]));
  const met = new Map<Frame, Set<Frame>>();
  for (const [r, one] of recordings.entries())
    for (const other of recordings.slice(r))
      for (const [i, a] of one.frames.entries())
        for (const [j, b] of other.frames.entries()) {
          if (a.key === null || b.key === null) throw new Error("Calibration needs recordings with states");
          // Skips pairs of a frame with itself, and pairs that were already sampled.
          if (a === b || met.get(a)?.has(b) || met.get(b)?.has(a)) continue;
          met.set(a, (met.get(a) ?? new Set()).add(b));
          const isNear = Math.abs(places.get(one)![i]! - places.get(other)![j]!) <= 1;
          (isNear ? near : far).push({ a, b, near: isNear, same: a.key === b.key });
        }
  const half = Math.min(near.length, far.length, Math.floor(most / 2));
  return [...chance.sample(near, half), ...chance.sample(far, half)];
}

/** Returns the number of moves, without waits, before each frame. */
function positionsIn({ moves }: Recording): number[] {
  const places = [0];
  for (const { action } of moves) places.push(places.at(-1)! + (action.type === "WAIT" ? 0 : 1));
  return places;
}

export interface Confusion {
  /**
   * The numbers of pairs by truth and judgement. `hits`: the screens are the same and were judged the same.
   * `falseSame`: they are different and were judged the same. `missed`: they are the same and were judged different.
   * `apart`: they are different and were judged different.
   */
  readonly hits: number;
  readonly falseSame: number;
  readonly missed: number;
  readonly apart: number;
  /**
   * The number of `falseSame` pairs whose screens look identical. No comparison of pictures can distinguish such
   * screens.
   */
  readonly unseen: number;
  /** hits / (hits + falseSame), or null if both numbers are 0. */
  readonly precision: number | null;
  /** The precision if the pairs in `unseen` are not counted. */
  readonly precisionSeen: number | null;
  /** hits / (hits + missed), or null if both numbers are 0. */
  readonly recall: number | null;
}
type SameTest = (a: Frame, b: Frame) => boolean;
/** `taken`: the test whose judgements are counted. `equal`: whether two frames look identical. */
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
