// The report that an environment sends to the list of environments.
import type { EpisodeEnd } from "#contract/env.ts";
import type { EnvRow } from "#contract/listing.ts";
import { episodeStatus } from "./observation.ts";
import type { AnyCourse, EnvRecord } from "./records.ts";

export interface EnvironmentReport {
  readonly id: string;
  /** The owner: the digest or the id of a key, or null. */
  readonly of: string | null;
  readonly task: string | null;
  readonly graph: string | null;
  readonly step: number;
  readonly status: EnvRow["status"];
  readonly outcome: EpisodeEnd | null;
  readonly created: number;
  readonly touched: number;
}

/**
 * The key whose list contains the environment. This is the paying key, which may be the key of the environment's group
 * or run.
 */
export const listOwner = ({ owner, payer }: Pick<EnvRecord, "owner" | "payer">): string | null =>
  payer === undefined ? owner : `key ${payer}`;

/** `touched`: the time of the last use, in milliseconds. */
export const makeReport = (
  { env, episode, step }: Pick<AnyCourse, "env" | "episode" | "step">,
  touched: number,
): EnvironmentReport => ({
  id: env.id,
  of: listOwner(env),
  task: episode.task?.id ?? null,
  graph: episode.graph?.id ?? null,
  step,
  status: episodeStatus(episode),
  outcome: episode.outcome,
  created: env.created,
  touched,
});
