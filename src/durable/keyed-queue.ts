// Decides which call gets the next page. Keys are served in turn by their weights, however many calls each has waiting;
// within a key, the first call comes first. This is start-time fair queueing: each call starts where its key's last one
// ended, or now.

/** The key that a call counts for. */
export interface Payer {
  /** The key that pays, or the owner of the phone. */
  readonly of: string;
  /** The key's share relative to other waiting keys; at least 1. */
  readonly weight: number;
}
export interface PageRequest extends Payer {
  /** A call with a picture holds a page longer. It waits when only the pages reserved for steps are free. */
  readonly isPictured: boolean;
}
/**
 * Cost relative to a step without a picture: a server that does 152 such steps per second does 74 with small pictures
 * and 32 with large ones.
 */
const pictureCost = 3;

export class KeyedQueue<W extends { readonly lane: PageRequest }> {
  #waiting: readonly (W & { readonly starts: number })[] = [];
  /** Where each key's next call starts. */
  readonly #lastEnds = new Map<string, number>();
  #now = 0;

  get length(): number {
    return this.#waiting.length;
  }
  /** How many calls are served before the first one that matches `is`; null when none matches. */
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
  /** The waiting calls in the order in which they are served. */
  sorted(): readonly W[] {
    return this.#waiting.toSorted((a, b) => a.starts - b.starts);
  }
  /**
   * Returns the last call of the key with the most waiting calls, which is dropped when the queue is full. Returns null
   * when `of` itself has the most.
   */
  lastOfLongest(of: string): W | null {
    const byKey = Map.groupBy(this.#waiting, ({ lane }) => lane.of);
    const [most] = [...byKey.values()].toSorted((a, b) => b.length - a.length);
    return most && most.length > (byKey.get(of)?.length ?? 0) + 1 ? most.at(-1)! : null;
  }
  /** Removes the calls that match `gone`. `served`: they got a page. */
  remove(gone: (one: W) => boolean, served: boolean): void {
    for (const one of this.#waiting) if (served && gone(one)) this.#now = Math.max(this.#now, one.starts);
    this.#waiting = this.#waiting.filter((one) => !gone(one));
    // An empty queue clears the history, so that no key pays for calls from when nobody waited.
    if (this.#waiting.length === 0) this.#lastEnds.clear();
  }
}
