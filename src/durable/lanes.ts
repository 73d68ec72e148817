// Who is next for a page. Keys are served in turn, each by its weight, however many calls one of them has waiting; within a key the
// first comes first. It is start-time fair queueing: each call begins where its key's last one ended, or now.

/** Whose call it is. */
export interface Payer {
  /** The key that pays, or whoever owns the phone. */
  readonly of: string;
  /** How much it gets beside others that wait, from 1. */
  readonly weight: number;
}
export interface Lane extends Payer {
  /** A picture keeps a page longer, and waits where only the pages that are kept for steps are left. */
  readonly isPictured: boolean;
}
/** Beside a step without one: a server that does 152 of those a second does 74 with small pictures and 32 with large ones. */
const pictureCost = 3;

export class Lanes<W extends { readonly lane: Lane }> {
  #waiting: readonly (W & { readonly starts: number })[] = [];
  /** Where each key's next call begins. */
  readonly #ends = new Map<string, number>();
  #now = 0;

  get length(): number {
    return this.#waiting.length;
  }
  /** How many are served before the first that `is` it; null where it does not wait. */
  placeOf(is: (one: W) => boolean): number | null {
    const at = this.inTurn().findIndex(is);
    return at < 0 ? null : at;
  }

  add(one: W): void {
    const { of, weight, isPictured } = one.lane;
    const starts = Math.max(this.#now, this.#ends.get(of) ?? 0);
    this.#ends.set(of, starts + (isPictured ? pictureCost : 1) / weight);
    this.#waiting = [...this.#waiting, { ...one, starts }];
  }
  /** The first to be served first. */
  inTurn(): readonly W[] {
    return this.#waiting.toSorted((a, b) => a.starts - b.starts);
  }
  /** The last one of the key that has most waiting: it goes where there are too many. Null where `of` itself has most. */
  tooMany(of: string): W | null {
    const byKey = Map.groupBy(this.#waiting, ({ lane }) => lane.of);
    const [most] = [...byKey.values()].toSorted((a, b) => b.length - a.length);
    return most && most.length > (byKey.get(of)?.length ?? 0) + 1 ? most.at(-1)! : null;
  }
  /** Those that `gone` names wait no more. `served`: they got what they waited for. */
  remove(gone: (one: W) => boolean, served: boolean): void {
    for (const one of this.#waiting) if (served && gone(one)) this.#now = Math.max(this.#now, one.starts);
    this.#waiting = this.#waiting.filter((one) => !gone(one));
    // Nobody has to make up for what was while nobody waited.
    if (this.#waiting.length === 0) this.#ends.clear();
  }
}
