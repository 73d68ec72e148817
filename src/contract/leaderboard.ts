// The leaderboard: finished runs over a whole split, best first.
import * as v from "valibot";
import { Lang, Seed, Split } from "./env.ts";
import { booleanParam, integerParam } from "./query.ts";
import { Interval, RunAgent } from "./run.ts";
import { ServerVersions } from "./version.ts";

export const LeaderboardQuery = v.strictObject({
  /** Returns the hybrid runs instead of the runs without tools. */
  tools: v.exactOptional(booleanParam),
  split: v.exactOptional(Split),
  task_set: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  /** The version of the apps' behavior. */
  apps: v.exactOptional(v.pipe(v.string(), v.maxLength(40))),
  limit: v.exactOptional(integerParam(1, 1000)),
});
export type LeaderboardQuery = v.InferOutput<typeof LeaderboardQuery>;
export const LeaderboardRow = v.strictObject({
  id: v.string(),
  title: v.exactOptional(v.string()),
  agent: RunAgent,
  split: Split,
  hidden_seeds: v.boolean(),
  seeds: v.array(Seed),
  trials: v.number(),
  episodes: v.number(),
  abandoned: v.number(),
  elements: v.boolean(),
  /** A hybrid run. */
  tools: v.exactOptional(v.literal(true)),
  /** The agent could state durations and press keys. */
  extended_actions: v.exactOptional(v.literal(true)),
  locale: Lang,
  sr: v.number(),
  sr_ci: v.nullable(Interval),
  pr: v.nullable(v.number()),
  pr_ci: v.nullable(Interval),
  /** Missing in rows of runs that finished before the server computed this value. */
  pr_over_noop: v.exactOptional(v.number()),
  fc: v.nullable(v.number()),
  use: v.nullable(v.number()),
  steps: v.nullable(v.number()),
  /**
   * Median wall time of an episode in seconds, as the server measured it; missing in runs that finished before the
   * server measured the time.
   */
  seconds_median: v.exactOptional(v.number()),
  /**
   * Median cost of an episode in US dollars, as the runner reported it. The value is not signed, and is missing if the
   * runner reported no costs.
   */
  cost_median_usd: v.exactOptional(v.number()),
  finished: v.string(),
  versions: ServerVersions,
  key_id: v.string(),
});
export type LeaderboardRow = v.InferOutput<typeof LeaderboardRow>;
export const Leaderboard = v.strictObject({ rows: v.array(LeaderboardRow) });
export type Leaderboard = v.InferOutput<typeof Leaderboard>;
