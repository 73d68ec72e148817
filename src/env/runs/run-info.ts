// Public data of a run: its row in the list of runs, its info, and its row on the leaderboard.
import { summaryOf, type ScoredLine } from "#benchmark/metrics/summary.ts";
import { canonical } from "#contract/canonical.ts";
import type { LeaderboardRow } from "#contract/leaderboard.ts";
import type { RunInfo, RunLine, RunProgress, RunRow, Summary } from "#contract/run.ts";
import type { Signature } from "#contract/signature.ts";
import type { ServerVersions } from "#contract/version.ts";
import { hideSeed } from "./lines.ts";
import type { RunResult, RunSpec } from "./records.ts";

/** A run's report to the list of runs and the leaderboard. */
export interface RunPosting {
  readonly row: RunRow;
  readonly created: number;
  /** The time of the report. If an older report arrives later, it is ignored. */
  readonly at: number;
  /** Present only for a finished run that the leaderboard accepts; otherwise null. */
  readonly leader: LeaderboardRow | null;
}
type FinishTime = Pick<RunResult, "at"> | null;

/** The maximum share of abandoned tries. Above this share, the leaderboard assumes that the runner selects results. */
const maxAbandonedShare = 0.02;

export const isOver = ({ total, judged, invalid }: RunProgress): boolean => judged + invalid === total;

/**
 * Whether the leaderboard accepts the run. The run must cover a complete split, every episode must be judged, and
 * almost no try may be abandoned.
 */
export const isRanked = ({ covers }: RunSpec, { total, invalid, abandoned }: RunProgress): boolean =>
  covers !== null && invalid === 0 && abandoned <= Math.max(1, Math.floor(total * maxAbandonedShare));

export const runInfo = (spec: RunSpec, progress: RunProgress, finish: FinishTime): RunInfo => ({
  ...runRow(spec, progress, finish),
  tasks: spec.tasks,
  elements: spec.elements,
  ...(spec.tools ? { tools: true as const } : {}),
  ...(spec.extendedActions ? { extended_actions: true as const } : {}),
  reward: spec.reward,
  provenance: { ...spec.versions, device: spec.device, locale: spec.locale },
});

/** `at`: now, in milliseconds; `cost`: the median cost of an episode in US dollars, if the runner reported it. */
export function makePosting(
  spec: RunSpec,
  progress: RunProgress,
  finish: RunResult | null,
  at: number,
  cost: number | null = null,
): RunPosting {
  const row = runRow(spec, progress, finish);
  return { row, created: spec.created, at, leader: finish && leaderOf(spec, row, progress, finish, cost) };
}

/** Computes the summary of lines in JSON. `lost`: the number of episodes without a line. */
export function summarizeLines(lines: Iterable<{ readonly line: string }>, lost: number): Summary {
  const scored: ScoredLine[] = [];
  // Removes all fields that no metric reads, because thousands of lines are in memory at the same time.
  for (const { line } of lines) scored.push(scoredOf(JSON.parse(line) as RunLine));
  return summaryOf(scored, lost);
}

/** Returns the public form of a line. */
export const publicLine = ({ hidden }: RunSpec, line: string): string =>
  hidden ? canonical(hideSeed(JSON.parse(line) as RunLine)) : line;

/**
 * Whether the results of two servers can be compared. Only the state of git may differ; everything that a verdict
 * depends on must be equal.
 */
export const isComparable = (a: ServerVersions, b: ServerVersions): boolean =>
  canonical(withoutGit(a)) === canonical(withoutGit(b));

function withoutGit(versions: ServerVersions) {
  const { commit: _, git_dirty: __, git_diff_hash: ___, ...rest } = versions;
  return rest;
}

const runRow = (spec: RunSpec, progress: RunProgress, finish: FinishTime): RunRow => ({
  id: spec.id,
  ...(spec.title === undefined ? {} : { title: spec.title }),
  agent: spec.agent,
  status: finish ? "done" : "running",
  created: new Date(spec.created).toISOString(),
  ...(finish ? { finished: new Date(finish.at).toISOString() } : {}),
  split: spec.covers,
  hidden_seeds: spec.hidden,
  seeds: [...spec.seeds],
  trials: spec.trials,
  progress,
});

function scoredOf(line: RunLine): ScoredLine {
  const { side_effects: _, checks: __, answer: ___, instruction: ____, provenance: _____, ...scored } = line;
  return scored;
}

function leaderOf(
  spec: RunSpec,
  row: RunRow,
  progress: RunProgress,
  finish: RunResult,
  cost: number | null,
): LeaderboardRow | null {
  const { summary, seconds_median: seconds } = JSON.parse(finish.head) as RunInfo;
  const { key_id: keyId } = JSON.parse(finish.signature) as Signature;
  if (!isRanked(spec, progress) || spec.covers === null || !summary || summary.sr === null) return null;
  return {
    id: spec.id,
    ...(spec.title === undefined ? {} : { title: spec.title }),
    agent: spec.agent,
    split: spec.covers,
    hidden_seeds: spec.hidden,
    seeds: [...spec.seeds],
    trials: spec.trials,
    episodes: summary.episodes,
    abandoned: progress.abandoned,
    elements: spec.elements,
    ...(spec.tools ? { tools: true as const } : {}),
    ...(spec.extendedActions ? { extended_actions: true as const } : {}),
    locale: spec.locale,
    sr: summary.sr,
    sr_ci: summary.sr_ci,
    pr: summary.pr,
    pr_ci: summary.pr_ci,
    ...(summary.pr_over_noop === undefined ? {} : { pr_over_noop: summary.pr_over_noop }),
    fc: summary.fc,
    use: summary.use,
    steps: summary.steps,
    ...(seconds === undefined ? {} : { seconds_median: seconds }),
    ...(cost === null ? {} : { cost_median_usd: cost }),
    finished: row.finished ?? "",
    versions: spec.versions,
    key_id: keyId,
  };
}
