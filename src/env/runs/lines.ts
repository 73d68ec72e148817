// A scored episode as a line: made of what its phone told, and as others may read it where seeds are hidden.
import { axesOf, scoreOf } from "../../benchmark/metrics/line.ts";
import { canonical } from "../../contract/canonical.ts";
import type { Change } from "../../contract/env.ts";
import type { RunLine } from "../../contract/run.ts";
import { taskBook } from "../task-book.ts";
import { digestOf } from "../token.ts";
import { sealOf } from "./hidden-seeds.ts";
import type { Ending, EpisodeRow, RunSpec } from "./records.ts";

/** A row of storage holds 2 MB. */
const lineChars = 400_000;
const effectsMost = 500;

/** The whole of it, seeds and all. Null where the task is none of this server's any more. */
export async function lineOf(
  spec: RunSpec,
  { n, task, seed, seedIndex, trial }: EpisodeRow,
  { verdict, budget, instruction, hash, versions, log }: Extract<Ending, { kind: "judged" }>,
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
    log_sha256: spec.hidden ? await sealOf(secret!, log) : await digestOf(log),
  };
  if (canonical(line).length <= lineChars) return line;
  // Whoever deletes everything gets a long list of it; that it was so stands in the log too.
  const effects = line.side_effects.slice(0, effectsMost).map(({ path, kind, app }) => effect(path, kind, app));
  return { ...line, side_effects: effects };
}

/** Without anything that tells of a hidden seed: what was asked for, and what of the instance is in the verdict. */
export const veiled = (line: RunLine): RunLine => ({
  ...line,
  seed: null,
  instruction: null,
  state_hash: null,
  side_effects: line.side_effects.map(({ path, kind, app }) => effect(rootOf(path), kind, app)),
  checks: line.checks.map(({ name, passed, keeps }) => ({ name, passed, keeps })),
  ...(line.answer && { answer: line.answer.map(({ field, passed }) => ({ field, given: null, passed })) }),
});

const effect = (path: string, kind: Change["kind"], app: string | undefined): Change => ({
  path,
  kind,
  ...(app === undefined ? {} : { app }),
});

/** Ids of records lie deeper. */
const rootOf = (path: string): string => path.split("/").slice(0, 3).join("/");
