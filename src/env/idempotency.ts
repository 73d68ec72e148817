// Repeats the answer of a request that was already executed. The Idempotency-Key or the number of a step identifies the
// request.
import type { StepAction } from "#contract/action.ts";
import type { EpisodeEnd } from "#contract/env.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { Refusal } from "./answer.ts";
import type { Journal } from "./journal.ts";
import type { AnyCourse, AnyEpisode } from "./records.ts";

export interface AnswerRecord {
  /** The earlier answer, or null. */
  readonly earlierAnswer: Json;
  /** Stores an answer in the same transaction as the change, with the number of the episode after the change. */
  save(answer: Json, episode: number): void;
}

/**
 * Returns the stored answer for a key. Refuses a key that was used for another request, or in an episode that is over.
 */
export function findAnswerRecord(
  journal: Pick<Journal, "findAnswer" | "saveAnswer">,
  { number }: AnyEpisode,
  key: string | null,
  request: Json,
): AnswerRecord {
  if (key === null) return { earlierAnswer: null, save: () => {} };
  const digest = hashOf(request);
  const record = journal.findAnswer(key);
  if (record && record.digest !== digest)
    throw new Refusal("conflict", "This Idempotency-Key was used for a different request; use a new one.");
  if (record && record.episode !== number)
    throw new Refusal("conflict", "This Idempotency-Key was used in an episode that is over; use a new one.");
  return {
    earlierAnswer: record && (JSON.parse(record.answer) as Json),
    save: (answer, episode) => journal.saveAnswer(key, { digest, episode, answer: JSON.stringify(answer) }),
  };
}

/**
 * Handles a step that the client requests by its number. If a step with this number already ran with the same action,
 * returns how it ended the episode, or null if it did not end the episode. Returns undefined if the number is the next
 * step's number. Refuses if the step ran with another action, or if steps before it are missing.
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
  // The outcome `error` means that a server fault ended the episode after this step, so the step itself did not end it.
  return endedAt === version && outcome !== "error" ? outcome : null;
}
