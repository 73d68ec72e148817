// What a result was made with. Each is bumped for itself, and every run records all five.
import * as v from "valibot";

export const versions = {
  /** How steps, clocks, settling and judging work. */
  harness: "0.6.1",
  /** The tasks: templates, samplers, checks. */
  task_set: "0.9.1",
  /** The read-only world data. */
  world: "0.6.0",
  /**
   * How the system and its apps behave: what a tap, a command, a due event writes, and what a new phone holds. Their code is
   * frozen by hashes in test/behaviour.json.
   */
  apps: "0.2.0",
  /** This REST contract; its schemas are frozen by a hash in version.test.ts. */
  contract: "0.11.0",
} as const;

export const Versions = v.strictObject({
  harness: v.string(),
  task_set: v.string(),
  world: v.string(),
  /** Missing in what was made before it was recorded. */
  apps: v.exactOptional(v.string()),
  contract: v.string(),
});
export type Versions = v.InferOutput<typeof Versions>;

/** What a server says of itself. */
export const ServerVersions = v.strictObject({
  ...Versions.entries,
  /** The hash of all records of its world: two servers that tell the same know the same. Null where it has none. */
  world_data: v.nullable(v.string()),
  /** The hash of all sources that a verdict depends on: two servers that tell the same judge the same. */
  judge: v.string(),
  /** What its apps are called and how their icons look. No verdict depends on it; what agents read and see does. */
  brand: v.optional(v.string(), "reference"),
  /** The commit that it was built from, where it was built from one. */
  commit: v.nullable(v.string()),
  /** Whether files differed from that commit, untracked ones among them; missing without git. */
  git_dirty: v.exactOptional(v.boolean()),
  /** A hash over the paths and contents of those files; missing where there are none. */
  git_diff_hash: v.exactOptional(v.string()),
});
export type ServerVersions = v.InferOutput<typeof ServerVersions>;
