// A phone's place in a run: what it owes the run when its episode is over.
import type { Verdict } from "../contract/task.ts";
import type { ServerVersions } from "../contract/version.ts";
import type { World } from "../world/read.ts";
import type { Course } from "./course.ts";
import type { AnyEpisode, EnvRecord } from "./records.ts";
import type { Ending } from "./runs/records.ts";
import { sealed, snapshotText } from "./snapshot.ts";
import { verdictOn } from "./verdict.ts";

/** Whether the run still has to hear how the episode ended. */
export const owes = ({ seat, away }: EnvRecord, episode: Pick<AnyEpisode, "outcome"> | null): boolean =>
  seat !== undefined && !seat.told && (away !== null || (episode !== null && episode.outcome !== null));

/**
 * What there is to tell of an episode that came to its end. A fault of ours at a step, or at judging what the steps made, is no
 * void: the agent has seen the instance, and whoever knew how to break a phone could try it anew until it goes well.
 */
export async function endingOf(course: Course, versions: ServerVersions, world: World): Promise<Ending> {
  const { version, step, hash } = course;
  const { task, outcome, foreign } = course.episode;
  // No run deals out a phone of an upload; were there one, it would earn nothing.
  if (!task || outcome === null || foreign) return { kind: "void", reason: "fault" };
  return {
    kind: "judged",
    verdict: outcome === "error" ? nothingEarned(step) : await judgedOrNothing(course, task.id, world),
    budget: task.budget,
    instruction: task.instruction,
    hash,
    versions,
    log: sealed(snapshotText(course.historyTo(version), { version, step, hash })),
  };
}

/** A judge that fails would fail again whenever it is asked, and the run would never end. */
async function judgedOrNothing(course: Course, task: string, world: World): Promise<Verdict> {
  try {
    return await verdictOn(course, false, world);
  } catch (error) {
    console.error(`the judge of ${task} failed:`, error);
    return nothingEarned(course.step);
  }
}

const nothingEarned = (steps: number): Verdict => ({
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
