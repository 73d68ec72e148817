// An Idempotency-Key: what was done with it once is answered again and not done again.
import { hashOf } from "../state/hash.ts";
import type { Json } from "../state/json.ts";
import { Refusal } from "./answer.ts";
import type { Journal } from "./journal.ts";
import type { AnyEpisode } from "./records.ts";

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
    throw new Refusal("conflict", "This Idempotency-Key was used for another request.");
  if (kept && kept.episode !== number)
    throw new Refusal("conflict", "This Idempotency-Key belongs to an episode that is over.");
  return {
    kept: kept && (JSON.parse(kept.answer) as Json),
    keep: (answer, episode) => journal.keep(key, { digest, episode, answer: JSON.stringify(answer) }),
  };
}
