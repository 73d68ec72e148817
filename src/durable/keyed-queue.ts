// Decides which call gets the next page. Keys are served in turn by their weights, no matter how many calls of each key
// wait. Calls of the same key are served in the order of arrival. The algorithm is start-time fair queueing. A call
// starts at the position where the last call of its key ends, or at the current position if that is later. The waiting
// call with the lowest start is served first.

/** The key that a call is counted for. */
export interface Payer {
  /** The key that pays, or the owner of the phone if no key pays. */
  readonly of: string;
  /** The key's share relative to other waiting keys; at least 1. */
  readonly weight: number;
}
export interface PageRequest extends Payer {
  /**
   * Whether the call needs a picture. A call with a picture uses a page longer, and may not use the pages that are
   * reserved for steps.
   */
  readonly isPictured: boolean;
}
/**
 * The cost of a picture, relative to a step without a picture. In one second, the same server runs 152 steps without
 * pictures, 74 with small pictures, or 32 with large pictures.
 */
const pictureCost = 3;

export class KeyedQueue<W extends { readonly lane: PageRequest }> {
  #waiting: readonly (W & { readonly starts: number })[] = [];
  /** The position at which each key's next call starts. */
  readonly #lastEnds = new Map<string, number>();
  #now = 0;

  get length(): number {
    return this.#waiting.length;
  }
  /** Returns the number of calls that are served before the first matching call, or null if no call matches `is`. */
  positionOf(is: (one: W) => boolean): number | null {
    const at = this.sorted().findIndex(is);
    return at < 0 ? null : at;
  }

  add(one: W): void {
    const { of, weight, isPictured } = one.lane;
    const starts = Math.max(this.#now, this.#lastEnds.get(of) ?? 0);
    this.#lastEnds.set(of, starts + (isPictured ? pictureCost : 1) / weight);
    this.#waiting = [...this.#waiting, { ...one, starts }];
  }
  /** Returns the waiting calls in the order in which they are served. */
  sorted(): readonly W[] {
    return this.#waiting.toSorted((a, b) => a.starts - b.starts);
  }
  /**
   * Returns the last call of the key with the most waiting calls. This call is dropped when the queue is full. Returns
   * null if the key `of` itself has the most waiting calls.
   */
  lastOfLongest(of: string): W | null {
    const byKey = Map.groupBy(this.#waiting, ({ lane }) => lane.of);
    const [most] = [...byKey.values()].toSorted((a, b) => b.length - a.length);
    return most && most.length > (byKey.get(of)?.length ?? 0) + 1 ? most.at(-1)! : null;
  }
  /** Removes the calls that match `matches`. `served`: whether the removed calls got a page. */
  remove(matches: (one: W) => boolean, served: boolean): void {
    for (const one of this.#waiting) if (served && matches(one)) this.#now = Math.max(this.#now, one.starts);
    this.#waiting = this.#waiting.filter((one) => !matches(one));
    // When no call is waiting, the history is cleared, so that calls that delayed nobody do not count against a key.
    if (this.#waiting.length === 0) this.#lastEnds.clear();
  }
}
