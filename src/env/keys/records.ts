// The stored data of a key's object, and the data that other objects receive about a key.
import type { KeyDay, KeyRow, KeyScope, Quotas, StoredKind } from "#contract/key.ts";

export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly quotas: Quotas;
  readonly weight: number;
  /** The digest of the key itself; null for `anonymous`. */
  readonly digest: string | null;
  readonly created: number;
  readonly expires: number | null;
  readonly revoked: number | null;
}
export const isLive = ({ revoked, expires }: KeyRecord, now: number): boolean =>
  revoked === null && (expires === null || now < expires);

const toIso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
export const keyRow = ({ id, name, scopes, quotas, weight, created, expires, revoked }: KeyRecord): KeyRow => ({
  id,
  name,
  scopes: [...scopes],
  quotas,
  weight,
  created: new Date(created).toISOString(),
  expires: toIso(expires),
  revoked: toIso(revoked),
});

/** The limits of a key that was created without limits. */
export const defaultQuotas: Quotas = {
  phones: 256,
  steps_per_day: 1_000_000,
  runs_per_day: 100,
  pictures_per_minute: 6_000,
  stored: 10_000,
  stored_bytes: 10_000_000_000,
};
/** The limits of callers without a key. */
export const anonymousQuotas: Quotas = {
  phones: 8,
  steps_per_day: 2_000,
  runs_per_day: 2,
  pictures_per_minute: 120,
  stored: 50,
  stored_bytes: 50_000_000,
};

/** The remainder of a limit, for an answer's headers. */
export interface Rate {
  readonly of: "phones" | "steps" | "runs" | "pictures" | "stored";
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until the whole limit is available again. */
  readonly reset: number;
  /** The period of the limit in seconds; null for a limit on concurrent use. */
  readonly window: number | null;
}
/** An item that is stored for a key. */
export interface StoredItem {
  readonly kind: StoredKind;
  readonly id: string;
  readonly bytes: number;
  /** When the item expires, in milliseconds; null if it does not expire. */
  readonly until: number | null;
}
/** The usage of phones since their last report. */
export type Usage = Pick<KeyDay, "object_ms" | "browser_ms" | "bytes">;
export const noUsage: Usage = { object_ms: 0, browser_ms: 0, bytes: 0 };
/** Leased but unused amounts. */
export interface LeaseAmounts {
  readonly steps: number;
  readonly pictures: number;
}

/** The amounts that may be used before the next lease. */
export interface Lease extends LeaseAmounts {
  /** How long the key counts as valid, in milliseconds. */
  readonly ms: number;
  readonly weight: number;
  readonly rate: Rate | null;
}
/** The required minimum amounts. */
export interface LeaseRequest extends LeaseAmounts {
  /** Whether the phone wants more steps, if they are available. */
  readonly more: boolean;
  readonly env: string;
  readonly idleSeconds: number;
  /** The unused remainder of the last lease. */
  readonly back: LeaseAmounts;
  readonly used: Usage;
}
