// Tests which server can continue a run.
import { expect, test } from "vitest";
import { versions, type ServerVersions } from "#contract/version.ts";
import { isComparable } from "./run-info.ts";

const made: ServerVersions = { ...versions, world_data: "0", judge: "0", brand: "reference", commit: "aaaaaaa" };

test.each<[string, Partial<ServerVersions>]>([
  ["another commit", { commit: "bbbbbbb" }],
  ["uncommitted changes", { git_dirty: true, git_diff_hash: "0123456789ab" }],
  ["no git", { commit: null }],
])("%s keeps results comparable", (_, change) => expect(isComparable(made, { ...made, ...change })).toBe(true));

test.each<[string, Partial<ServerVersions>]>([
  ["harness", { harness: "0" }],
  ["task_set", { task_set: "0" }],
  ["world", { world: "0" }],
  ["apps", { apps: "0" }],
  ["contract", { contract: "0" }],
  ["judge", { judge: "1" }],
])("another %s does not keep results comparable", (_, change) =>
  expect(isComparable(made, { ...made, ...change })).toBe(false),
);
