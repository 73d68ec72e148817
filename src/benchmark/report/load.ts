// Loads a run from its folder: the results, the invalid episodes, and the recomputed figures.
import type { ResultLine, Summary } from "#contract/run.ts";
import { summaryOf } from "../metrics/summary.ts";
import { RunFolder, type ErrorLine, type RunMeta, type Timing } from "../run/folder.ts";
import type { EpisodeRow } from "./data.ts";
import { episodeKeyOf } from "../run/plan.ts";
import { RunError } from "../run/run-error.ts";

export interface LoadedRun {
  readonly folder: RunFolder;
  readonly meta: RunMeta;
  readonly lines: readonly ResultLine[];
  readonly errors: readonly ErrorLine[];
  /** The wall-clock time of each episode in seconds. The key is the key of the episode. */
  readonly seconds: ReadonlyMap<string, number>;
  /** The seconds per action in each episode. The key is the key of the episode. */
  readonly actions: ReadonlyMap<string, NonNullable<EpisodeRow["action"]>>;
  readonly summary: Summary;
}

/** Throws RunError if there is no run. For an unfinished run, returns the finished episodes. */
export function loadRun(path: string): LoadedRun {
  const folder = new RunFolder(path);
  if (!folder.exists) throw new RunError(`${path} is not the folder of a run: it has no meta.json`);
  return loadRunFolder(folder);
}

export function loadRunFolder(folder: RunFolder): LoadedRun {
  const lines = folder.results();
  const errors = folder.errors();
  return {
    folder,
    meta: folder.meta(),
    lines,
    errors,
    seconds: new Map(folder.timings().map((timing) => [episodeKeyOf(timing), timing.seconds])),
    actions: new Map(
      folder.timings().flatMap((timing) => {
        const action = perAction(timing);
        return action ? [[episodeKeyOf(timing), action] as const] : [];
      }),
    ),
    summary: summaryOf(lines, countInvalid(lines, errors)),
  };
}

/**
 * Returns the TTA of an episode (MobiFlow, section 5), which does not include the phone's time. Returns null if there
 * was no action.
 */
export function perAction({ agent_ms, step_ms }: Pick<Timing, "agent_ms" | "step_ms">): EpisodeRow["action"] {
  if (step_ms.length === 0) return null;
  const each = (all: readonly number[]): number => all.reduce((sum, ms) => sum + ms, 0) / step_ms.length / 1000;
  return { agent: each(agent_ms), phone: each(step_ms) };
}

/**
 * Counts the invalid episodes. An episode that was invalid first and was played successfully later, after the run was
 * resumed, does not count.
 */
function countInvalid(lines: readonly ResultLine[], errors: readonly ErrorLine[]): number {
  const scored = new Set(lines.map(episodeKeyOf));
  return new Set(errors.filter((error) => error.void && !scored.has(episodeKeyOf(error))).map(episodeKeyOf)).size;
}
