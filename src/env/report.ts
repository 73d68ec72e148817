// How the list of environments hears of one.
import type { EnvRow, EpisodeEnd } from "../contract/env.ts";
import { statusOf } from "./observation.ts";
import type { AnyCourse } from "./records.ts";

export interface Report {
  readonly id: string;
  readonly task: string | null;
  readonly graph: string | null;
  readonly step: number;
  readonly status: EnvRow["status"];
  readonly outcome: EpisodeEnd | null;
  readonly created: number;
  readonly touched: number;
}

/** `touched`: when somebody last needed it, in milliseconds. */
export const reportOf = (
  { env, episode, step }: Pick<AnyCourse, "env" | "episode" | "step">,
  touched: number,
): Report => ({
  id: env.id,
  task: episode.task?.id ?? null,
  graph: episode.graph?.id ?? null,
  step,
  status: statusOf(episode),
  outcome: episode.outcome,
  created: env.created,
  touched,
});
