// A phone's place in a run: what it owes the run when its episode is over, and what nobody may do to it meanwhile.
import type { Verdict } from "../contract/task.ts";
import { Refusal } from "../env/answer.ts";
import { runOf, type Bindings } from "./bindings.ts";
import type { EnvRecord, Episode, Seat } from "../env/records.ts";
import type { Ending } from "../env/runs/records.ts";
import { sealed, snapshotText, type History } from "../env/snapshot.ts";
import { serverVersions } from "./versions.ts";

/** Until the run has heard, it is told again so often. */
export const tellMs = 15_000;

/** Whether the run still has to hear how the episode ended. */
export const owes = ({ seat, away }: EnvRecord, episode: Pick<Episode, "outcome"> | null): boolean =>
  seat !== undefined && !seat.told && (away !== null || (episode !== null && episode.outcome !== null));

/** The verdict of a run stands on the agent's steps alone: not even the admin may lend a hand. */
export function mustBeFree({ seat }: EnvRecord): void {
  if (seat)
    throw new Refusal(
      "forbidden",
      "This phone is played for a run: only the agent's token changes it. Fork it to try something.",
    );
}

export interface Played {
  readonly history: History;
  readonly at: { readonly version: number; readonly step: number; readonly hash: string };
  readonly judge: () => Verdict;
}
/**
 * What there is to tell of an episode that came to its end. A fault of ours at a step, or at judging what the steps made, is no
 * void: the agent has seen the instance, and whoever knew how to break a phone could try it anew until it goes well.
 */
export async function endingOf(env: Bindings, { history, at, judge }: Played): Promise<Ending> {
  const { task, outcome } = history.episode;
  if (!task || outcome === null) return { kind: "void", reason: "fault" };
  return {
    kind: "judged",
    verdict: outcome === "error" ? nothingEarned(at.step) : judgedOrNothing(judge, task.id, at.step),
    budget: task.budget,
    instruction: task.instruction,
    hash: at.hash,
    versions: await serverVersions(env),
    log: sealed(snapshotText(history, at)),
  };
}

/** A judge that fails would fail again whenever it is asked, and the run would never end. */
function judgedOrNothing(judge: () => Verdict, task: string, steps: number): Verdict {
  try {
    return judge();
  } catch (error) {
    console.error(`the judge of ${task} failed:`, error);
    return nothingEarned(steps);
  }
}

const nothingEarned = (steps: number): Verdict => ({
  success: false,
  goal: false,
  clean: true,
  progress: 0,
  checks: [],
  side_effects: [],
  outcome: "error",
  steps,
  reward: { value: 0, factors: {} },
  metrics: { sr: 0, pr: 0, fc: 0, use: 0, ot: 0 },
});

/** Tells the run; false where it could not be reached. */
export async function tell(env: Bindings, id: string, { run, episode }: Seat, ending: Ending): Promise<boolean> {
  try {
    await runOf(env, run).hear({ episode, env: id, ending });
    return true;
  } catch (error) {
    console.error(`${id} could not tell ${run} how episode ${episode} ended:`, error);
    return false;
  }
}
