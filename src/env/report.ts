// How the list of environments hears of one.
import type { EpisodeEnd } from "../contract/env.ts";
import type { EnvRow } from "../contract/listing.ts";
import { statusOf } from "./observation.ts";
import type { AnyCourse, EnvRecord } from "./records.ts";

export interface Report {
  readonly id: string;
  /** Whose it is: a key, by its digest or its id, or null. */
  readonly of: string | null;
  readonly task: string | null;
  readonly graph: string | null;
  readonly step: number;
  readonly status: EnvRow["status"];
  readonly outcome: EpisodeEnd | null;
  readonly created: number;
  readonly touched: number;
}

/** Whose list an environment is in: that of the key that pays, which may be its group's or its run's. */
export const listedAs = ({ owner, payer }: Pick<EnvRecord, "owner" | "payer">): string | null =>
  payer === undefined ? owner : `key ${payer}`;

/** `touched`: when somebody last needed it, in milliseconds. */
export const reportOf = (
  { env, episode, step }: Pick<AnyCourse, "env" | "episode" | "step">,
  touched: number,
): Report => ({
  id: env.id,
  of: listedAs(env),
  task: episode.task?.id ?? null,
  graph: episode.graph?.id ?? null,
  step,
  status: statusOf(episode),
  outcome: episode.outcome,
  created: env.created,
  touched,
});
