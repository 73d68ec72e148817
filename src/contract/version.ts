// The versions with which a result is produced. Each of the five parts has a separate version number, and every run
// records all five numbers.
import * as v from "valibot";

export const versions = {
  /** How steps run, how the clock moves, when the display has settled, and how episodes are judged. */
  harness: "0.7.0",
  /** The tasks: templates, samplers, checks. */
  task_set: "1.0.1",
  /** The read-only world data. */
  world: "0.12.0",
  /**
   * The behavior of the system and its apps: the data that a tap, a command or a due event writes, and the data of a
   * new phone. A test compares the code of this behavior with the hashes in test/behaviour.json.
   */
  apps: "0.7.0",
  /** This REST contract. A test compares its schemas with the hash in version.test.ts. */
  contract: "0.14.0",
} as const;

export const Versions = v.strictObject({
  harness: v.string(),
  task_set: v.string(),
  world: v.string(),
  /** Missing in older results, which did not contain this version. */
  apps: v.exactOptional(v.string()),
  contract: v.string(),
});
export type Versions = v.InferOutput<typeof Versions>;

/** A server's versions and build. */
export const ServerVersions = v.strictObject({
  ...Versions.entries,
  /**
   * The hash of all records of the server's world. Two servers with the same hash have the same world. Null if the
   * server has no world data.
   */
  world_data: v.nullable(v.string()),
  /** The hash of all sources that a verdict depends on. Two servers with the same hash give the same verdicts. */
  judge: v.string(),
  /**
   * The brand, which sets the names and icons of the apps. No verdict depends on the brand, but the text and pictures
   * that agents see depend on it.
   */
  brand: v.optional(v.string(), "reference"),
  /** The commit of the build; null if the commit is unknown. */
  commit: v.nullable(v.string()),
  /** Whether the files, including untracked files, differed from that commit; missing if git was not available. */
  git_dirty: v.exactOptional(v.boolean()),
  /** A hash over the paths and contents of the changed files; missing if no file was changed. */
  git_diff_hash: v.exactOptional(v.string()),
});
export type ServerVersions = v.InferOutput<typeof ServerVersions>;
