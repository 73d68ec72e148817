// Creates the line of a scored episode from its phone's report, and the line's public form if the seeds are hidden.
import { axesOf, scoreOf } from "#benchmark/metrics/result-line.ts";
import { canonical } from "#contract/canonical.ts";
import type { Change } from "#contract/env.ts";
import type { RunLine } from "#contract/run.ts";
import { taskBook } from "../task-book.ts";
import { digestOf } from "../token.ts";
import { sealText } from "./hidden-seeds.ts";
import type { TryResult, EpisodeRow, RunSpec } from "./records.ts";

/** The maximum length of a line in characters. It keeps a line well below the limit of 2 MB for a row of storage. */
const maxLineChars = 400_000;
const maxSideEffects = 500;

/** Returns the full line, with its seed, or null if this server no longer has the task. */
export async function makeLine(
  spec: RunSpec,
  { n, task, seed, seedIndex, trial }: EpisodeRow,
  { verdict, budget, instruction, hash, versions, log }: Extract<TryResult, { kind: "judged" }>,
  secret: string | undefined,
): Promise<RunLine | null> {
  const info = taskBook.listTasks().find(({ id }) => id === task);
  if (!info || verdict.outcome === null || (spec.hidden && !secret)) return null;
  const line: RunLine = {
    episode: n,
    task,
    seed,
    seed_index: seedIndex,
    trial,
    outcome: verdict.outcome,
    ...scoreOf(verdict),
    budget,
    instruction,
    revision: info.revision,
    state_hash: hash,
    axes: axesOf(info),
    provenance: { ...versions, device: spec.device, locale: spec.locale },
    log_sha256: spec.hidden ? await sealText(secret!, log) : await digestOf(log),
  };
  if (canonical(line).length <= maxLineChars) return line;
  // An agent that deletes everything causes a very long list of side effects. The line contains only the first side
  // effects, without values; the log contains all side effects.
  const effects = line.side_effects.slice(0, maxSideEffects).map(({ path, kind, app }) => sideEffect(path, kind, app));
  return { ...line, side_effects: effects };
}

/** Removes everything that reveals a hidden seed: the instruction, and all values of the instance in the verdict. */
export const hideSeed = (line: RunLine): RunLine => ({
  ...line,
  seed: null,
  instruction: null,
  state_hash: null,
  side_effects: line.side_effects.map(({ path, kind, app }) => sideEffect(truncatePath(path), kind, app)),
  checks: line.checks.map(({ name, passed, keeps }) => ({ name, passed, keeps })),
  ...(line.answer && { answer: line.answer.map(({ field, passed }) => ({ field, given: null, passed })) }),
});

const sideEffect = (path: string, kind: Change["kind"], app: string | undefined): Change => ({
  path,
  kind,
  ...(app === undefined ? {} : { app }),
});

/** Keeps only the start of a path, because the later parts can contain record ids. */
const truncatePath = (path: string): string => path.split("/").slice(0, 3).join("/");
