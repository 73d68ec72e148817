// What was done once is answered again and not done again: by an Idempotency-Key, or by the number of a step.
import type { StepAction } from "../contract/action.ts";
import type { EpisodeEnd } from "../contract/env.ts";
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import { Refusal } from "./answer.ts";
import type { Journal } from "./journal.ts";
import type { AnyCourse, AnyEpisode } from "./records.ts";

export interface Recalled {
  /** What was answered before, or null. */
  readonly kept: Json;
  /** Keeps an answer: in the transaction of the change itself, with the number of the episode that it leaves. */
  keep(answer: Json, episode: number): void;
}

/** Refuses a key that was used for another request, or in an episode that is over. */
export function recalled(
  journal: Pick<Journal, "kept" | "keep">,
  { number }: AnyEpisode,
  key: string | null,
  request: Json,
): Recalled {
  if (key === null) return { kept: null, keep: () => {} };
  const digest = hashOf(request);
  const kept = journal.kept(key);
  if (kept && kept.digest !== digest)
    throw new Refusal("conflict", "This Idempotency-Key was used for a different request; use a new one.");
  if (kept && kept.episode !== number)
    throw new Refusal("conflict", "This Idempotency-Key was used in an episode that is over; use a new one.");
  return {
    kept: kept && (JSON.parse(kept.answer) as Json),
    keep: (answer, episode) => journal.keep(key, { digest, episode, answer: JSON.stringify(answer) }),
  };
}

/**
 * Of a step that is asked for by its number: how the episode ended with it, where it was done already with this very action;
 * undefined where it is the next one. Refuses a step that was another action, and one before which others are still to be done.
 */
export function pastOutcome(course: AnyCourse, step: number, action: StepAction): EpisodeEnd | null | undefined {
  const next = course.step + 1;
  if (step === next) return undefined;
  const refuse = (message: string): Refusal =>
    new Refusal("conflict", "The request's step does not match the episode; see issues.", [{ path: "step", message }]);
  if (step > next) throw refuse(`The next step is ${next}`);
  const version = course.versionAfter(step);
  const [row] = course.rowsAfter(version - 1, 1);
  if (row?.action !== JSON.stringify(action)) throw refuse(`Step ${step} was another action; the next step is ${next}`);
  const { endedAt, outcome } = course.episode;
  // A fault of ours came after the step, and was none.
  return endedAt === version && outcome !== "error" ? outcome : null;
}
