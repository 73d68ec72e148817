// Keys that the admin gives to teams: what each may do, how much of it, and what it has done.
import * as v from "valibot";
import { isMoment } from "./moment.ts";
import { digits } from "./query.ts";

const upTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const quota = (most: number) => v.nullable(upTo(most));

/** Everybody without a key is counted as this one, where it was made. */
export const anonymous = "anonymous";
export const KeyId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/, "Expected 8 to 32 of a-z0-9"));

/** phones: environments and groups; runs: runs of the benchmark; files: graphs, suites, and snapshots from outside. */
export const KeyScope = v.picklist(["phones", "runs", "files"]);
export type KeyScope = v.InferOutput<typeof KeyScope>;

const limitsOf = {
  /** Environments at a time; suspended ones are not counted. */
  phones: quota(1_000_000),
  /** From midnight to midnight, UTC. */
  steps_per_day: quota(1_000_000_000),
  runs_per_day: quota(1_000_000),
  /** Of a million pixels and more, in steps and by themselves. */
  pictures_per_minute: quota(1_000_000),
  /** Snapshots, graphs, suites and groups that are kept, together: their number and their bytes. */
  stored: quota(1_000_000),
  stored_bytes: quota(10_000_000_000_000),
};
/** null: no limit. */
export const Quotas = v.strictObject(limitsOf);
export type Quotas = v.InferOutput<typeof Quotas>;
const QuotaWish = v.strictObject({
  phones: v.exactOptional(limitsOf.phones),
  steps_per_day: v.exactOptional(limitsOf.steps_per_day),
  runs_per_day: v.exactOptional(limitsOf.runs_per_day),
  pictures_per_minute: v.exactOptional(limitsOf.pictures_per_minute),
  stored: v.exactOptional(limitsOf.stored),
  stored_bytes: v.exactOptional(limitsOf.stored_bytes),
});

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const Scopes = v.pipe(v.array(KeyScope), v.minLength(1), v.maxLength(KeyScope.options.length));
const Expires = v.nullable(
  v.pipe(
    v.string(),
    v.isoTimestamp("Expected a moment such as 2027-01-31T00:00:00Z"),
    v.check(isMoment, "Expected a day and a time that exist"),
  ),
);
/** How much of the pages it gets beside other keys that want them. */
const Weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

export const KeyBody = v.strictObject({
  /** Chosen by the server where it is left out. */
  id: v.exactOptional(KeyId),
  name: Name,
  scopes: v.exactOptional(Scopes),
  expires: v.exactOptional(Expires),
  quotas: v.exactOptional(QuotaWish),
  weight: v.exactOptional(Weight),
});
export type KeyBody = v.InferOutput<typeof KeyBody>;

/** What is left out stays. */
export const KeyEdit = v.strictObject({
  name: v.exactOptional(Name),
  scopes: v.exactOptional(Scopes),
  expires: v.exactOptional(Expires),
  quotas: v.exactOptional(QuotaWish),
  weight: v.exactOptional(Weight),
});
export type KeyEdit = v.InferOutput<typeof KeyEdit>;

export const KeyRow = v.strictObject({
  id: v.string(),
  name: v.string(),
  scopes: v.array(KeyScope),
  created: v.string(),
  expires: v.nullable(v.string()),
  revoked: v.nullable(v.string()),
  quotas: Quotas,
  weight: v.number(),
});
export type KeyRow = v.InferOutput<typeof KeyRow>;

export const KeyCreated = v.strictObject({
  ...KeyRow.entries,
  /** In plain, told this once. Missing for `anonymous`, which needs none. */
  key: v.exactOptional(v.string()),
});
export type KeyCreated = v.InferOutput<typeof KeyCreated>;
export const KeyList = v.strictObject({ keys: v.array(KeyRow) });
export type KeyList = v.InferOutput<typeof KeyList>;

export const KeyDay = v.strictObject({
  /** In UTC. */
  day: v.string(),
  /** Environments that were made. */
  phones: v.number(),
  steps: v.number(),
  runs: v.number(),
  /** Of a million pixels and more. */
  pictures: v.number(),
  /** Calls over a limit. */
  refused: v.number(),
  /** What its phones cost: time in their objects and in pages, and what they were answered with. */
  object_ms: v.number(),
  browser_ms: v.number(),
  bytes: v.number(),
});
export type KeyDay = v.InferOutput<typeof KeyDay>;

/** What is kept of one kind. */
const Stored = v.strictObject({ number: v.number(), bytes: v.number() });
export const StoredKind = v.picklist(["snapshots", "graphs", "suites", "groups"]);
export type StoredKind = v.InferOutput<typeof StoredKind>;

export const KeyInfo = v.strictObject({
  ...KeyRow.entries,
  /** Environments that are there now. */
  phones: v.number(),
  stored: v.strictObject({ snapshots: Stored, graphs: Stored, suites: Stored, groups: Stored }),
  /** The last days on which it was used, the newest first. */
  days: v.array(KeyDay),
});
export type KeyInfo = v.InferOutput<typeof KeyInfo>;
export const KeyQuery = v.strictObject({ days: v.exactOptional(digits(1, 400)) });
export type KeyQuery = v.InferOutput<typeof KeyQuery>;
