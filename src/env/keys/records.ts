// What a key's object keeps, and what others are told of a key.
import type { KeyDay, KeyRow, KeyScope, Quotas, StoredKind } from "../../contract/key.ts";

export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly KeyScope[];
  readonly quotas: Quotas;
  readonly weight: number;
  /** Of the key in plain; null for `anonymous`. */
  readonly digest: string | null;
  readonly created: number;
  readonly expires: number | null;
  readonly revoked: number | null;
}
export const isLive = ({ revoked, expires }: KeyRecord, now: number): boolean =>
  revoked === null && (expires === null || now < expires);

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString());
export const rowOf = ({ id, name, scopes, quotas, weight, created, expires, revoked }: KeyRecord): KeyRow => ({
  id,
  name,
  scopes: [...scopes],
  quotas,
  weight,
  created: new Date(created).toISOString(),
  expires: iso(expires),
  revoked: iso(revoked),
});

/** What a server grants a key that nobody set limits for. */
export const defaultQuotas: Quotas = {
  phones: 256,
  steps_per_day: 1_000_000,
  runs_per_day: 100,
  pictures_per_minute: 6_000,
  stored: 10_000,
  stored_bytes: 10_000_000_000,
};
/** What a stranger is granted. */
export const anonymousQuotas: Quotas = {
  phones: 8,
  steps_per_day: 2_000,
  runs_per_day: 2,
  pictures_per_minute: 120,
  stored: 50,
  stored_bytes: 50_000_000,
};

/** How much of a limit is left, for the headers of an answer. */
export interface Rate {
  readonly of: "phones" | "steps" | "runs" | "pictures" | "stored";
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until it is whole again. */
  readonly reset: number;
  /** Seconds that it counts over; null for what is counted at once. */
  readonly window: number | null;
}
/** Something that is kept for a key. */
export interface StoredThing {
  readonly kind: StoredKind;
  readonly id: string;
  readonly bytes: number;
  /** When it goes by itself, in milliseconds; null where it stays. */
  readonly until: number | null;
}
/** What phones have cost since it was last told. */
export type Used = Pick<KeyDay, "object_ms" | "browser_ms" | "bytes">;
export const nothingUsed: Used = { object_ms: 0, browser_ms: 0, bytes: 0 };
/** What is leased and not done yet. */
export interface Leased {
  readonly steps: number;
  readonly pictures: number;
}

/** How much may be done before the next one is asked for. */
export interface Lease extends Leased {
  /** Milliseconds; until then the key may be believed to be good. */
  readonly ms: number;
  readonly weight: number;
  readonly rate: Rate | null;
}
/** At least this much is wanted. */
export interface LeaseWish extends Leased {
  /** Steps are wanted beyond that, where there are enough. */
  readonly more: boolean;
  readonly env: string;
  readonly idleSeconds: number;
  /** What is left of the lease before. */
  readonly back: Leased;
  readonly used: Used;
}
