// Which page draws for whom. Pages are few and stateless: a phone keeps its page while it can, the longest unused one gives way.

export interface Seat {
  /** The phone that the page shows, or null. */
  key: string | null;
  busy: boolean;
  usedAt: number;
}

export type Choice<S> = { readonly seat: S } | "open" | "wait";

/** A page that its phone used within this time is worth opening another one for. */
const warmMs = 1500;

export function choose<S extends Seat>(seats: readonly S[], key: string, now: number, most: number): Choice<S> {
  const own = seats.find((seat) => seat.key === key);
  // Never two pages for one phone: its calls follow each other.
  if (own) return own.busy ? "wait" : { seat: own };
  const idle = seats.filter((seat) => !seat.busy);
  const free = idle.find((seat) => seat.key === null);
  if (free) return { seat: free };
  const oldest = idle.toSorted((a, b) => a.usedAt - b.usedAt)[0];
  if (oldest && (seats.length >= most || now - oldest.usedAt > warmMs)) return { seat: oldest };
  if (seats.length < most) return "open";
  return "wait";
}

/** Whether a further page should be opened while nobody waits for it: the next newcomer finds it ready. */
export function wantsSpare(seats: readonly Seat[], most: number): boolean {
  return seats.length < most && seats.every((seat) => seat.key !== null || seat.busy);
}
