// Keys that the admin gives to teams: their rights, quotas and usage.
import * as v from "valibot";
import { isMoment } from "./moment.ts";
import { integerParam } from "./query.ts";

const integerUpTo = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const quota = (most: number) => v.nullable(integerUpTo(most));

/** The id of the key that applies to callers without a key, if the admin has created it. */
export const anonymous = "anonymous";
export const KeyId = v.pipe(v.string(), v.regex(/^[a-z0-9]{8,32}$/, "Expected 8 to 32 of a-z0-9"));

/**
 * The things that a key may create. `phones` stands for environments and groups, `runs` for benchmark runs, and `files`
 * for graphs, suites and uploaded snapshots.
 */
export const KeyScope = v.picklist(["phones", "runs", "files"]);
export type KeyScope = v.InferOutput<typeof KeyScope>;

const quotaFields = {
  /** The maximum number of environments at the same time. Suspended environments do not count. */
  phones: quota(1_000_000),
  /** Steps per day, from midnight to midnight UTC. */
  steps_per_day: quota(1_000_000_000),
  runs_per_day: quota(1_000_000),
  /** Pictures of at least a million pixels, in steps and in separate calls. */
  pictures_per_minute: quota(1_000_000),
  /**
   * The maximum number of stored snapshots, graphs, suites and groups together. The next field is the maximum of their
   * total bytes.
   */
  stored: quota(1_000_000),
  stored_bytes: quota(10_000_000_000_000),
};
/** null means no limit. */
export const Quotas = v.strictObject(quotaFields);
export type Quotas = v.InferOutput<typeof Quotas>;
const PartialQuotas = v.strictObject({
  phones: v.exactOptional(quotaFields.phones),
  steps_per_day: v.exactOptional(quotaFields.steps_per_day),
  runs_per_day: v.exactOptional(quotaFields.runs_per_day),
  pictures_per_minute: v.exactOptional(quotaFields.pictures_per_minute),
  stored: v.exactOptional(quotaFields.stored),
  stored_bytes: v.exactOptional(quotaFields.stored_bytes),
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
/** The key's share of the pages relative to other keys that wait for a page. */
const Weight = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100));

export const KeyBody = v.strictObject({
  /** The server chooses the id by default. */
  id: v.exactOptional(KeyId),
  name: Name,
  scopes: v.exactOptional(Scopes),
  expires: v.exactOptional(Expires),
  quotas: v.exactOptional(PartialQuotas),
  weight: v.exactOptional(Weight),
});
export type KeyBody = v.InferOutput<typeof KeyBody>;

/** A missing field leaves the stored value unchanged. */
export const KeyEdit = v.strictObject({
  name: v.exactOptional(Name),
  scopes: v.exactOptional(Scopes),
  expires: v.exactOptional(Expires),
  quotas: v.exactOptional(PartialQuotas),
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
  /** The key itself, returned only once. Missing for `anonymous`, because its callers send no key. */
  key: v.exactOptional(v.string()),
});
export type KeyCreated = v.InferOutput<typeof KeyCreated>;
export const KeyList = v.strictObject({ keys: v.array(KeyRow) });
export type KeyList = v.InferOutput<typeof KeyList>;

export const KeyDay = v.strictObject({
  /** The UTC date. */
  day: v.string(),
  /** The number of environments created. */
  phones: v.number(),
  steps: v.number(),
  runs: v.number(),
  /** The number of pictures of at least a million pixels. */
  pictures: v.number(),
  /** The number of calls that exceeded a limit. */
  refused: v.number(),
  /** The usage of the key's phones: time in their Durable Objects, time in pages, and bytes of answers. */
  object_ms: v.number(),
  browser_ms: v.number(),
  bytes: v.number(),
});
export type KeyDay = v.InferOutput<typeof KeyDay>;

/** The stored files of one kind. */
const Stored = v.strictObject({ number: v.number(), bytes: v.number() });
export const StoredKind = v.picklist(["snapshots", "graphs", "suites", "groups"]);
export type StoredKind = v.InferOutput<typeof StoredKind>;

export const KeyInfo = v.strictObject({
  ...KeyRow.entries,
  /** The number of environments that exist now. */
  phones: v.number(),
  stored: v.strictObject({ snapshots: Stored, graphs: Stored, suites: Stored, groups: Stored }),
  /** The last days on which the key was used, newest first. */
  days: v.array(KeyDay),
});
export type KeyInfo = v.InferOutput<typeof KeyInfo>;
export const KeyQuery = v.strictObject({ days: v.exactOptional(integerParam(1, 400)) });
export type KeyQuery = v.InferOutput<typeof KeyQuery>;
