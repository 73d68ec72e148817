// The versions behind a result. Each has its own number, and every run records all five.
import * as v from "valibot";

export const versions = {
  /** Steps, clocks, settling and judging. */
  harness: "0.6.2",
  /** The tasks: templates, samplers, checks. */
  task_set: "0.9.2",
  /** The read-only world data. */
  world: "0.6.0",
  /**
   * The behavior of the system and its apps: what a tap, a command or a due event writes, and what a new phone
   * contains. Hashes in test/behaviour.json freeze their code.
   */
  apps: "0.2.0",
  /** This REST contract; a hash in version.test.ts freezes its schemas. */
  contract: "0.12.0",
} as const;

export const Versions = v.strictObject({
  harness: v.string(),
  task_set: v.string(),
  world: v.string(),
  /** Missing in results from before it was recorded. */
  apps: v.exactOptional(v.string()),
  contract: v.string(),
});
export type Versions = v.InferOutput<typeof Versions>;

/** A server's versions and build. */
export const ServerVersions = v.strictObject({
  ...Versions.entries,
  /**
   * The hash of all records of its world: two servers with the same hash have the same world. Null where there is none.
   */
  world_data: v.nullable(v.string()),
  /** The hash of all sources that a verdict depends on: two servers with the same hash judge the same. */
  judge: v.string(),
  /** The names and icons of its apps. No verdict depends on it, but what agents read and see does. */
  brand: v.optional(v.string(), "reference"),
  /** The commit of the build; null where it is unknown. */
  commit: v.nullable(v.string()),
  /** Whether files differed from that commit, including untracked files; missing without git. */
  git_dirty: v.exactOptional(v.boolean()),
  /** A hash over the paths and contents of the changed files; missing where there are none. */
  git_diff_hash: v.exactOptional(v.string()),
});
export type ServerVersions = v.InferOutput<typeof ServerVersions>;
