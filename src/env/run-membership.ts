// A phone that belongs to a run, and its report to the run when its episode is over.
import type { Verdict } from "#contract/task.ts";
import type { ServerVersions } from "#contract/version.ts";
import type { World } from "#world/read.ts";
import type { Course } from "./course.ts";
import type { AnyEpisode, EnvRecord } from "./records.ts";
import type { TryResult } from "./runs/records.ts";
import { addDigest, formatSnapshot } from "./snapshot.ts";
import { judgeEpisode } from "./verdict.ts";

/** Returns whether the phone must still report the end of the episode to the run. */
export const mustReportToRun = ({ seat, away }: EnvRecord, episode: Pick<AnyEpisode, "outcome"> | null): boolean =>
  seat !== undefined && !seat.told && (away !== null || (episode !== null && episode.outcome !== null));

/**
 * Returns the result of an ended episode. A server fault at a step or during judging does not make the try invalid,
 * because the agent has already seen the instance. Otherwise an agent that can break a phone could retry until it
 * succeeds.
 */
export async function makeTryResult(course: Course, versions: ServerVersions, world: World): Promise<TryResult> {
  const { version, step, hash } = course;
  const { task, outcome, foreign } = course.episode;
  // A run never uses an uploaded phone. A try on an uploaded phone would be invalid.
  if (!task || outcome === null || foreign) return { kind: "void", reason: "fault" };
  return {
    kind: "judged",
    verdict: outcome === "error" ? failedVerdict(step) : await judgeOrFail(course, task.id, world),
    budget: task.budget,
    instruction: task.instruction,
    hash,
    versions,
    log: addDigest(formatSnapshot(course.historyTo(version), { version, step, hash })),
  };
}

/**
 * Judges the episode. Returns a failed verdict if the judge throws, because the judge would throw again at every retry
 * and the run would never end.
 */
async function judgeOrFail(course: Course, task: string, world: World): Promise<Verdict> {
  try {
    return await judgeEpisode(course, false, world);
  } catch (error) {
    console.error(`the judge of ${task} failed:`, error);
    return failedVerdict(course.step);
  }
}

const failedVerdict = (steps: number): Verdict => ({
  success: false,
  goal: false,
  clean: true,
  progress: 0,
  progress_noop: 0,
  checks: [],
  side_effects: [],
  outcome: "error",
  steps,
  reward: { value: 0, factors: {} },
  metrics: { sr: 0, pr: 0, fc: 0, use: 0, ot: 0 },
});
