// Assigns pages to phones. Pages are few and stateless. A phone keeps its page until another phone needs a page. Then
// the least recently used page is reassigned.

export interface LeasablePage {
  /** The phone that the page shows, or null. */
  key: string | null;
  busy: boolean;
  usedAt: number;
}

export type PageChoice<S> = { readonly lease: S } | "open" | "wait";

/** If the least recently used page was used within this time, in milliseconds, another page is opened instead. */
const recentUseMs = 1500;

export function choosePage<S extends LeasablePage>(
  leases: readonly S[],
  key: string,
  now: number,
  most: number,
): PageChoice<S> {
  const own = leases.find((lease) => lease.key === key);
  // The calls of a phone run one after another, so one page per key is enough.
  if (own) return own.busy ? "wait" : { lease: own };
  const idle = leases.filter((lease) => !lease.busy);
  const free = idle.find((lease) => lease.key === null);
  if (free) return { lease: free };
  const oldest = idle.toSorted((a, b) => a.usedAt - b.usedAt)[0];
  if (oldest && (leases.length >= most || now - oldest.usedAt > recentUseMs)) return { lease: oldest };
  if (leases.length < most) return "open";
  return "wait";
}

/** Returns whether to open another page while no call waits, so that the next new phone finds a free page. */
export function needsSparePage(leases: readonly LeasablePage[], most: number): boolean {
  return leases.length < most && leases.every((lease) => lease.key !== null || lease.busy);
}
