// Which page draws for whom. Pages are few and stateless: a phone keeps its page while it can, the longest unused one gives way.

export interface Lease {
  /** The phone that the page shows, or null. */
  key: string | null;
  busy: boolean;
  usedAt: number;
}

export type Choice<S> = { readonly lease: S } | "open" | "wait";

/** A page that its phone used within this time is worth opening another one for. */
const warmMs = 1500;

export function choose<S extends Lease>(leases: readonly S[], key: string, now: number, most: number): Choice<S> {
  const own = leases.find((lease) => lease.key === key);
  // Never two pages for one phone: its calls follow each other.
  if (own) return own.busy ? "wait" : { lease: own };
  const idle = leases.filter((lease) => !lease.busy);
  const free = idle.find((lease) => lease.key === null);
  if (free) return { lease: free };
  const oldest = idle.toSorted((a, b) => a.usedAt - b.usedAt)[0];
  if (oldest && (leases.length >= most || now - oldest.usedAt > warmMs)) return { lease: oldest };
  if (leases.length < most) return "open";
  return "wait";
}

/** Whether a further page should be opened while nobody waits for it: the next newcomer finds it ready. */
export function wantsSpare(leases: readonly Lease[], most: number): boolean {
  return leases.length < most && leases.every((lease) => lease.key !== null || lease.busy);
}
