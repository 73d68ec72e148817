// How well screens are told apart by structure and by picture, where the states are known and so the answer is.
import type { Rng } from "../../state/rng.ts";
import type { Frame, Recording } from "./recording.ts";

export interface Pair {
  readonly a: Frame;
  readonly b: Frame;
  /** At most one move lies between their places in the two ways, waits not counted. */
  readonly near: boolean;
  readonly same: boolean;
}
/** Up to so many pairs of the recordings of one task, half of them near each other, each drawn once. */
export function pairsOf(recordings: readonly Recording[], most: number, chance: Rng): Pair[] {
  const near: Pair[] = [];
  const far: Pair[] = [];
  const places = new Map(recordings.map((one) => [one, placesIn(one)]));
  const met = new Map<Frame, Set<Frame>>();
  for (const [r, one] of recordings.entries())
    for (const other of recordings.slice(r))
      for (const [i, a] of one.frames.entries())
        for (const [j, b] of other.frames.entries()) {
          if (a.key === null || b.key === null) throw new Error("Only exact recordings calibrate");
          // What was looked at once cannot differ from itself; no pair is drawn twice.
          if (a === b || met.get(a)?.has(b) || met.get(b)?.has(a)) continue;
          met.set(a, (met.get(a) ?? new Set()).add(b));
          const isNear = Math.abs(places.get(one)![i]! - places.get(other)![j]!) <= 1;
          (isNear ? near : far).push({ a, b, near: isNear, same: a.key === b.key });
        }
  const half = Math.min(near.length, far.length, Math.floor(most / 2));
  return [...chance.sample(near, half), ...chance.sample(far, half)];
}

/** How many moves led to each frame. */
function placesIn({ moves }: Recording): number[] {
  const places = [0];
  for (const { action } of moves) places.push(places.at(-1)! + (action.type === "WAIT" ? 0 : 1));
  return places;
}

export interface Confusion {
  /** Same and taken for the same; taken for the same and not; same and not taken so; neither. */
  readonly hits: number;
  readonly falseSame: number;
  readonly missed: number;
  readonly apart: number;
  /** Of `falseSame`: what looks equal. Who sees only the glass cannot tell it apart. */
  readonly unseen: number;
  /** hits / (hits + falseSame); null without any. */
  readonly precision: number | null;
  /** The same without `unseen`. */
  readonly precisionSeen: number | null;
  /** hits / (hits + missed); null without any. */
  readonly recall: number | null;
}
type Says = (a: Frame, b: Frame) => boolean;
/** `equal`: whether nobody could tell them apart who sees the glass alone. */
export function confusionOf(pairs: readonly Pair[], taken: Says, equal: Says): Confusion {
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
