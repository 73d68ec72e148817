// A run read back from its folder: its results, what stayed void, and figures that are made anew from them.
import type { ResultLine, Summary } from "../../contract/run.ts";
import { summaryOf } from "../metrics/summary.ts";
import { RunFolder, type ErrorLine, type Meta, type Timing } from "../run/folder.ts";
import type { EpisodeRow } from "./data.ts";
import { keyOf } from "../run/plan.ts";
import { RunError } from "../run/run-error.ts";

export interface LoadedRun {
  readonly folder: RunFolder;
  readonly meta: Meta;
  readonly lines: readonly ResultLine[];
  readonly errors: readonly ErrorLine[];
  /** Wall seconds of an episode, by its key. */
  readonly seconds: ReadonlyMap<string, number>;
  /** Seconds an action of an episode, by its key. */
  readonly actions: ReadonlyMap<string, NonNullable<EpisodeRow["action"]>>;
  readonly summary: Summary;
}

/** Throws RunError where there is no run. One that goes on still, or was killed, is told as far as it came. */
export function loadRun(path: string): LoadedRun {
  const folder = new RunFolder(path);
  if (!folder.exists) throw new RunError(`${path} is no folder of a run: it has no meta.json`);
  return loadedRun(folder);
}

export function loadedRun(folder: RunFolder): LoadedRun {
  const lines = folder.results();
  const errors = folder.errors();
  return {
    folder,
    meta: folder.meta(),
    lines,
    errors,
    seconds: new Map(folder.timings().map((timing) => [keyOf(timing), timing.seconds])),
    actions: new Map(
      folder.timings().flatMap((timing) => {
        const action = perAction(timing);
        return action ? [[keyOf(timing), action] as const] : [];
      }),
    ),
    summary: summaryOf(lines, voidsOf(lines, errors)),
  };
}

/** TTA of an episode (MobiFlow, section 5), with the phone's time apart; null where nothing was done. */
export function perAction({ agent_ms, step_ms }: Pick<Timing, "agent_ms" | "step_ms">): EpisodeRow["action"] {
  if (step_ms.length === 0) return null;
  const each = (all: readonly number[]): number => all.reduce((sum, ms) => sum + ms, 0) / step_ms.length / 1000;
  return { agent: each(agent_ms), phone: each(step_ms) };
}

/** Episodes that were given up. One that a resumed run has played since is none. */
function voidsOf(lines: readonly ResultLine[], errors: readonly ErrorLine[]): number {
  const scored = new Set(lines.map(keyOf));
  return new Set(errors.filter((error) => error.void && !scored.has(keyOf(error))).map(keyOf)).size;
}
