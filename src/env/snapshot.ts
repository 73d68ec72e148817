// Writes an environment to one file and reads such a file. An uploaded file is checked against its hashes.
import * as v from "valibot";
import { phone } from "#apps/phone.ts";
import { SnapshotFile, type LogRow } from "#contract/env.ts";
import { issuesOf, type Issue } from "#contract/problem.ts";
import { versions } from "#contract/version.ts";
import { CommandError } from "#os/command.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { applyPatches, PatchError, type Patch } from "#state/patch.ts";
import { Refusal } from "./answer.ts";
import { deserializeBoot, serializeBoot } from "./boot.ts";
import { isSuiteTask } from "#judge/json-task.ts";
import type { Episode, History, Row } from "./records.ts";
import { build } from "./task-book.ts";

const format = "phonebooth-snapshot-1";
/** Returns whether a stored text is the snapshot of a simulated phone. */
export const isPhoneSnapshot = (text: string): boolean => text.startsWith(`{"format":"${format}"`);

/** Formats a snapshot without parsing the log again. The digest is added on download. */
export function formatSnapshot(
  { episode, start, rows }: History,
  at: { version: number; step: number; hash: string },
): string {
  const { task, reward, outcome, boot, foreign } = episode;
  const head = JSON.stringify({
    format,
    versions,
    ...(episode.build === undefined ? {} : { build: episode.build }),
    boot: serializeBoot(boot),
    task: task && {
      id: task.id,
      seed: task.seed,
      lang: task.lang,
      // The server that restores the snapshot may not have the suite.
      ...(isSuiteTask(task.id) ? { suite_task: task.facts } : {}),
    },
    reward,
    ...at,
    outcome,
    ...(foreign ? { origin: "client" } : {}),
  });
  const log = rows.map(
    (row) =>
      `{"version":${row.version},"step":${row.step},"kind":"${row.kind}","action":${row.action},` +
      `"commands":${row.commands},"patches":${row.patches},"hash":"${row.hash}"}`,
  );
  return `${head.slice(0, -1)},"start":${start},"log":[${log.join(",")}]}`;
}

/** Marks the stored text of a file that this server has not signed. */
export const markUploaded = (text: string): string => JSON.stringify({ ...JSON.parse(text), origin: "client" });

/** Adds the digest. It covers every field except the digest and the signature. */
export function addDigest(text: string): string {
  return `${text.slice(0, -1)},"digest":"${hashOf(JSON.parse(text) as Json)}"}`;
}

/**
 * Checks an uploaded file: its format, its digest, and whether its log leads to its state. Returns the text to store.
 */
export function checkUploadedFile(json: unknown): string {
  const parsed = v.safeParse(SnapshotFile, json);
  if (!parsed.success)
    throw new Refusal("invalid", "This is not a valid snapshot file; see issues.", issuesOf(parsed.issues));
  const { digest, signature: _, ...rest } = parsed.output;
  if (hashOf(rest as unknown as Json) !== digest)
    throw tamperedRefusal("digest", "does not match the rest of the file");
  if (rest.versions.world !== versions.world || rest.versions.harness !== versions.harness)
    throw tamperedRefusal(
      "versions",
      `was made with harness ${rest.versions.harness} and world ${rest.versions.world}`,
    );
  let state: PhoneState;
  let path = "start";
  try {
    state = phone.parse(applyPatches(phone.boot(deserializeBoot(rest.boot)), rest.start as Patch[]));
    let { version, step } = { version: 0, step: 0 };
    for (const [i, row] of rest.log.entries()) {
      path = `log.${i}`;
      if (row.version !== ++version) throw tamperedRefusal(path, "is out of order");
      if ((row.kind === "step") !== (row.step !== null && row.action !== null))
        throw tamperedRefusal(path, "must have both a step and an action if its kind is step, and otherwise not both");
      if (row.step !== null && row.step !== ++step) throw tamperedRefusal(path, "is out of order");
      state = applyPatches(state, row.patches as Patch[]);
      if (hashOf(state as unknown as Json) !== row.hash)
        throw tamperedRefusal(path, "leads to a different state than its hash says");
    }
    path = "hash";
    if (version !== rest.version || step !== rest.step) throw tamperedRefusal("version", "does not match the log");
    state = phone.parse(state);
  } catch (error) {
    if (error instanceof PatchError) throw tamperedRefusal(path, "has a patch that cannot be applied");
    const issues = stateIssues(error);
    if (issues) throw new Refusal("invalid", "The snapshot contains no valid phone.", issues);
    throw error;
  }
  if (hashOf(state as unknown as Json) !== rest.hash) throw tamperedRefusal("hash", "is not the hash of the state");
  return JSON.stringify(rest);
}

/** Returns whether the log of a stored text also leads to its hash in this build. */
export function matchesThisBuild(text: string): boolean {
  const { build: made, boot, start, log, hash } = JSON.parse(text) as Omit<SnapshotFile, "digest">;
  if (made === build) return true;
  try {
    const state = log.reduce(
      (now, row) => applyPatches(now, row.patches as Patch[]),
      applyPatches(phone.boot(deserializeBoot(boot)), start as Patch[]),
    );
    return hashOf(state as unknown as Json) === hash;
  } catch (error) {
    if (error instanceof PatchError) return false;
    throw error;
  }
}

export interface ParsedSnapshot {
  readonly history: Omit<History, "episode">;
  readonly episode: Pick<Episode, "boot" | "reward" | "outcome" | "endedAt" | "foreign"> & {
    readonly task: SnapshotTask | null;
  };
  readonly version: number;
}
type SnapshotTask = NonNullable<SnapshotFile["task"]>;

/** Parses a stored text. */
export function parseSnapshot(text: string): ParsedSnapshot {
  const file = JSON.parse(text) as Omit<SnapshotFile, "digest">;
  const rows = file.log.map(toRow);
  return {
    history: { start: JSON.stringify(file.start), rows },
    episode: {
      boot: deserializeBoot(file.boot),
      reward: file.reward,
      outcome: file.outcome,
      endedAt: file.outcome === null ? null : file.version,
      task: file.task,
      ...(file.origin === "client" ? { foreign: true } : {}),
    },
    version: file.version,
  };
}

const toRow = (row: LogRow): Row => ({
  version: row.version,
  step: row.step,
  kind: row.kind,
  action: row.action && JSON.stringify(row.action),
  commands: JSON.stringify(row.commands),
  patches: JSON.stringify(row.patches),
  hash: row.hash,
});

const tamperedRefusal = (path: string, message: string): Refusal =>
  new Refusal("invalid", "The snapshot file was changed, or does not belong to this server; see issues.", [
    { path, message: `It ${message}` },
  ]);

/** Returns the issues of the phone's own validation by dotted path, or null for any other error. */
export function stateIssues(error: unknown): Issue[] | null {
  if (v.isValiError(error)) return issuesOf(error.issues);
  if (error instanceof CommandError) return [{ path: toDottedPath(error.path), message: error.message }];
  return null;
}

/** Converts a JSON pointer into a dotted path. */
export const toDottedPath = (pointer: string): string =>
  pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .join(".");
