// How a run stands, as others are told: its row among the runs, its facts, its place on the leaderboard.
import { summaryOf, type Scored } from "../../benchmark/metrics/summary.ts";
import { canonical } from "../../contract/canonical.ts";
import type { LeaderboardRow, RunInfo, RunLine, RunProgress, RunRow, Summary } from "../../contract/run.ts";
import type { Signature } from "../../contract/signature.ts";
import type { ServerVersions } from "../../contract/version.ts";
import { veiled } from "./lines.ts";
import type { Finish, RunSpec } from "./records.ts";

/** What the board of runs hears of one. */
export interface Posting {
  readonly row: RunRow;
  readonly created: number;
  /** When this was so: an earlier one that comes late changes nothing. */
  readonly at: number;
  /** Only of a finished run that counts. */
  readonly leader: LeaderboardRow | null;
}
type Finished = Pick<Finish, "at"> | null;

/** So many tries may be left lying before the leaderboard thinks that somebody picks. */
const abandonedShare = 0.02;

export const isOver = ({ total, judged, void: lost }: RunProgress): boolean => judged + lost === total;

/** What the leaderboard takes: a whole split, every episode judged, hardly a try left lying. */
export const counts = ({ covers }: RunSpec, { total, void: lost, abandoned }: RunProgress): boolean =>
  covers !== null && lost === 0 && abandoned <= Math.max(1, Math.floor(total * abandonedShare));

export const factsOf = (spec: RunSpec, progress: RunProgress, finish: Finished): RunInfo => ({
  ...rowOf(spec, progress, finish),
  tasks: spec.tasks,
  elements: spec.elements,
  ...(spec.tools ? { tools: true as const } : {}),
  reward: spec.reward,
  provenance: { ...spec.versions, device: spec.device, locale: spec.locale },
});

/** `at`: now, in milliseconds; `cost`: the median of an episode in US dollars, where the runner reported it. */
export function postingOf(
  spec: RunSpec,
  progress: RunProgress,
  finish: Finish | null,
  at: number,
  cost: number | null = null,
): Posting {
  const row = rowOf(spec, progress, finish);
  return { row, created: spec.created, at, leader: finish && leaderOf(spec, row, progress, finish, cost) };
}

/** Of lines as JSON; `lost`: how many episodes have none. */
export function summaryOfLines(lines: Iterable<{ readonly line: string }>, lost: number): Summary {
  const scored: Scored[] = [];
  // Thousands of them are held at once: without what no metric reads.
  for (const { line } of lines) scored.push(scoredOf(JSON.parse(line) as RunLine));
  return summaryOf(scored, lost);
}

/** The line as everybody may read it. */
export const toldOf = ({ hidden }: RunSpec, line: string): string =>
  hidden ? canonical(veiled(JSON.parse(line) as RunLine)) : line;

/** Whether results of both can be compared; the state of git may change and nothing that a verdict depends on. */
export const isSameMake = (a: ServerVersions, b: ServerVersions): boolean =>
  canonical(withoutGit(a)) === canonical(withoutGit(b));

function withoutGit(versions: ServerVersions) {
  const { commit: _, git_dirty: __, git_diff_hash: ___, ...rest } = versions;
  return rest;
}

const rowOf = (spec: RunSpec, progress: RunProgress, finish: Finished): RunRow => ({
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

function scoredOf(line: RunLine): Scored {
  const { side_effects: _, checks: __, answer: ___, instruction: ____, provenance: _____, ...scored } = line;
  return scored;
}

function leaderOf(
  spec: RunSpec,
  row: RunRow,
  progress: RunProgress,
  finish: Finish,
  cost: number | null,
): LeaderboardRow | null {
  const { summary, seconds_median: seconds } = JSON.parse(finish.head) as RunInfo;
  const { key_id: keyId } = JSON.parse(finish.signature) as Signature;
  if (!counts(spec, progress) || spec.covers === null || !summary || summary.sr === null) return null;
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
