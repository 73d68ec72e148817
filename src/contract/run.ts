// Results and runs. A result line describes one scored episode, in `results.jsonl` and in a server's run. A summary
// combines many result lines. In a server's run, the server assigns the episodes, judges them where no agent has
// access, and then signs the results.
import * as v from "valibot";
import { Signature } from "./signature.ts";
import { Change, Device, EnvId, EpisodeEnd, Lang, Observation, Reward, Secret, Seed, Split, TaskId } from "./env.ts";
import { integerParam, booleanParam } from "./query.ts";
import { Json, JsonObject } from "./json.ts";
import { ScenarioResult } from "./scenario.ts";
import { AskedOfUser, Verdict } from "./task.ts";
import { ServerVersions } from "./version.ts";

/**
 * The versions and settings with which a result was produced. Two results are comparable if all these values are equal.
 */
export const Provenance = v.strictObject({
  ...ServerVersions.entries,
  device: Device,
  locale: Lang,
});
export type Provenance = v.InferOutput<typeof Provenance>;

/** A task's value on every axis. Metrics are reported per axis. */
export const Axes = v.strictObject({
  split: Split,
  suite: v.string(),
  scope: v.string(),
  objective: v.string(),
  composition: v.string(),
  difficulty: v.string(),
  tags: v.array(v.string()),
  apps: v.array(v.string()),
  /** Missing if the task is not high-risk. */
  high_risk: v.exactOptional(v.literal(true)),
});
export type Axes = v.InferOutput<typeof Axes>;

const shortText = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

/** The agent, as its runner describes it. The server does not check the description. */
export const RunAgent = v.strictObject({
  name: shortText,
  adapter: v.exactOptional(shortText),
  model: v.exactOptional(shortText),
  settings: v.exactOptional(JsonObject),
});
export type RunAgent = v.InferOutput<typeof RunAgent>;

/**
 * One scored episode. An invalid episode, which broke because of a fault of the server or the network, has no line. If
 * an episode of a server's run broke at a step of its agent, its line has the outcome `error` and no reward.
 */
export const ResultLine = v.strictObject({
  task: v.string(),
  /** Null if the seeds of the run are hidden. */
  seed: v.nullable(Seed),
  /** The index of the seed in the run, from 1. The index identifies a hidden seed. */
  seed_index: v.exactOptional(v.number()),
  /** The number of the trial, from 1. */
  trial: v.number(),
  outcome: EpisodeEnd,
  success: v.boolean(),
  goal: v.boolean(),
  clean: v.boolean(),
  progress: v.number(),
  /** The progress of an untouched phone; missing in lines of servers that did not compute it. */
  progress_noop: v.exactOptional(v.number()),
  steps: v.number(),
  budget: v.number(),
  reward: v.number(),
  side_effects: v.array(Change),
  checks: Verdict.entries.checks,
  answer: v.exactOptional(v.array(v.strictObject({ field: v.string(), given: Json, passed: v.boolean() }))),
  /** The number of tool calls among the steps; missing if the agent has no tools. */
  tools: v.exactOptional(v.number()),
  /** Present only for tasks with a user who answers. */
  user: v.exactOptional(AskedOfUser),
  /** Null if the instruction would reveal a hidden seed. */
  instruction: v.nullable(v.string()),
  revision: v.number(),
  /** The hash of the phone's state at the end. Null if the hash would reveal a hidden seed. */
  state_hash: v.nullable(v.string()),
  axes: Axes,
  provenance: Provenance,
  /** Missing on a server, because the run already contains the agent. */
  agent: v.exactOptional(RunAgent),
  /** Present only in runs with a scenario. */
  scenario: v.exactOptional(ScenarioResult),
});
export type ResultLine = v.InferOutput<typeof ResultLine>;

export const Interval = v.strictTuple([v.number(), v.number()]);
export type Interval = v.InferOutput<typeof Interval>;

/** Rates are in 0..1. A mean of no values is null. */
export const Row = v.strictObject({
  episodes: v.number(),
  /** Success rate, with its 95 % interval. */
  sr: v.nullable(v.number()),
  sr_ci: v.nullable(Interval),
  /** Mean progress, with its 95 % interval. */
  pr: v.nullable(v.number()),
  pr_ci: v.nullable(Interval),
  /**
   * Mean progress of untouched phones: the PR of an agent that does nothing. Missing if a line has no `progress_noop`.
   */
  pr_noop: v.exactOptional(v.number()),
  /** PR over no-op: `pr` minus `pr_noop`, between -1 and 1 - `pr_noop`. The next field is its 95 % interval. */
  pr_over_noop: v.exactOptional(v.number()),
  pr_over_noop_ci: v.exactOptional(v.nullable(Interval)),
  /** Rate of failed episodes that the agent declared complete. */
  fc: v.nullable(v.number()),
  /** Rate of episodes with unexpected side effects. */
  use: v.nullable(v.number()),
  /** Rate of episodes that reached the goal and then used up the budget. */
  ot: v.nullable(v.number()),
  steps: v.nullable(v.number()),
  steps_of_successes: v.nullable(v.number()),
  reward: v.nullable(v.number()),
  /** Mean number of tool calls, over the episodes whose agent has tools; missing if no agent has tools. */
  tools: v.exactOptional(v.number()),
  /** Mean number of questions to the user, over episodes whose user answers; missing if there are none. */
  questions: v.exactOptional(v.number()),
  /** Mean completion, with its 95 % interval. Present only in runs with a scenario, like all fields below. */
  cr: v.exactOptional(v.nullable(v.number())),
  cr_ci: v.exactOptional(v.nullable(Interval)),
  /** Coverage: the share of the nodes or milestones that the episodes visited. */
  cvr: v.exactOptional(v.nullable(v.number())),
  cvr_ci: v.exactOptional(v.nullable(Interval)),
  /** Scenario Following: mean share of the prescriptions that the agent obeyed. */
  amr: v.exactOptional(v.nullable(v.number())),
  amr_ci: v.exactOptional(v.nullable(Interval)),
  /** Scenario Open: share of episodes that returned to a correct path, and the mean steps before the return. */
  recovery: v.exactOptional(v.nullable(v.number())),
  recovery_ci: v.exactOptional(v.nullable(Interval)),
  steps_to_recover: v.exactOptional(v.nullable(v.number())),
  /** On graphs: mean number of steps that left the graph. */
  off: v.exactOptional(v.nullable(v.number())),
});
export type Row = v.InferOutput<typeof Row>;

const ratesByK = v.record(v.string(), v.number());
export const Summary = v.strictObject({
  ...Row.entries,
  /** The number of episodes that were invalid in every try. They are reported but never scored. */
  errors: v.number(),
  tasks: v.number(),
  trials: v.number(),
  outcomes: v.record(v.string(), v.number()),
  /** Unbiased estimate of the probability that at least one of k trials of an instance succeeds. */
  pass_at_k: ratesByK,
  /** Estimate of the probability that all k trials of an instance succeed. */
  pass_hat_k: ratesByK,
  /** Sample standard deviation of the success rate over the trials; null if there is only one trial. */
  sr_std: v.nullable(v.number()),
  /** Success rate with equal weight for each task, suite or app. */
  macro: v.strictObject({ task: v.nullable(v.number()), suite: v.nullable(v.number()), app: v.nullable(v.number()) }),
  by: v.strictObject({
    difficulty: v.record(v.string(), Row),
    scope: v.record(v.string(), Row),
    objective: v.record(v.string(), Row),
    composition: v.record(v.string(), Row),
    split: v.record(v.string(), Row),
    suite: v.record(v.string(), Row),
    tag: v.record(v.string(), Row),
    app: v.record(v.string(), Row),
    /**
     * The entry `high` is the row of the high-risk tasks. The record is empty if no high-risk task was played. The
     * field is missing in runs that finished before tasks had a risk.
     */
    risk: v.exactOptional(v.record(v.string(), Row)),
    task: v.record(v.string(), Row),
  }),
});
export type Summary = v.InferOutput<typeof Summary>;

export const runLimits = {
  episodes: 10_000,
  trials: 16,
  /** Maximum characters of `agent.settings` as JSON. */
  settings: 20_000,
} as const;

export const RunBody = v.strictObject({
  agent: RunAgent,
  /** Every task of a split, or the named tasks. */
  split: v.exactOptional(Split),
  tasks: v.exactOptional(v.pipe(v.array(TaskId), v.minLength(1), v.maxLength(runLimits.episodes))),
  /**
   * With `hidden_seeds`, the server derives the real seeds from its secret, and these values are only the numbers of
   * the hidden seeds.
   */
  seeds: v.exactOptional(v.pipe(v.array(Seed), v.minLength(1), v.maxLength(runLimits.episodes))),
  hidden_seeds: v.exactOptional(v.boolean()),
  trials: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(runLimits.trials))),
  locale: v.exactOptional(Lang),
  device: v.exactOptional(Device),
  elements: v.exactOptional(v.boolean()),
  /**
   * Lets the agent call tools in addition to the display. Such a run is a hybrid run. The leaderboard ranks hybrid runs
   * separately from runs without tools.
   */
  tools: v.exactOptional(v.boolean()),
  /** Lets the agent state durations (`duration_ms`), press keys (KEY) and open addresses (OPEN_URL). False by default. */
  extended_actions: v.exactOptional(v.boolean()),
  reward: v.exactOptional(Reward),
  id: v.exactOptional(EnvId),
  secret: v.exactOptional(Secret),
  title: v.exactOptional(shortText),
});
export type RunBody = v.InferOutput<typeof RunBody>;

export const RunCreated = v.strictObject({
  id: v.string(),
  /** The runner's token. It allows the runner to request episodes and read the run, but gives no access to phones. */
  token: v.string(),
  episodes: v.number(),
  versions: ServerVersions,
});
export type RunCreated = v.InferOutput<typeof RunCreated>;

/** The next episode and its phone. Of the phone's tokens, the answer contains only the agent's token. */
export const RunDealt = v.strictObject({
  /** The number of the episode in the run, from 1. */
  episode: v.number(),
  task: v.string(),
  trial: v.number(),
  /** Missing if the seeds are hidden. */
  seed: v.exactOptional(Seed),
  env: v.strictObject({ id: v.string(), token: v.string() }),
  instruction: v.string(),
  budget: v.number(),
  observation: Observation,
});
export type RunDealt = v.InferOutput<typeof RunDealt>;
/**
 * The answer if there is no episode to assign. Either all episodes are judged, or the last episodes are still being
 * played. The server may assign one of the last episodes again.
 */
export const RunNothing = v.union([
  v.strictObject({ done: v.literal(true) }),
  v.strictObject({ done: v.literal(false), wait_seconds: v.number() }),
]);
export type RunNothing = v.InferOutput<typeof RunNothing>;

/** A scored episode of a run. */
export const RunLine = v.strictObject({
  ...ResultLine.entries,
  episode: v.number(),
  /**
   * SHA-256 of the episode's log as `?log=true` returns it, in hex. With hidden seeds it is an HMAC-SHA-256 under the
   * server's secret, so that nobody can use this value to test a guessed seed before the secret is published.
   */
  log_sha256: v.string(),
});
export type RunLine = v.InferOutput<typeof RunLine>;

export const RunProgress = v.strictObject({
  total: v.number(),
  running: v.pipe(v.number(), v.description("Episodes in progress.")),
  judged: v.number(),
  invalid: v.pipe(
    v.number(),
    v.description("Episodes that were given up after the last try: reported as errors, never scored."),
  ),
  dealt: v.pipe(v.number(), v.description("Deprecated: use `running`.")),
  void: v.pipe(v.number(), v.description("Deprecated: use `invalid`.")),
  /**
   * The number of tries that broke because of a fault of the server or its machine. If the fault happened at a step of
   * the agent, the server judges the episode, without success. Otherwise the server assigns the episode again.
   */
  faults: v.number(),
  /** The number of tries that the runner abandoned. */
  abandoned: v.number(),
});
export type RunProgress = v.InferOutput<typeof RunProgress>;

const runStatus = v.picklist(["running", "done"]);
/** The fields of a run in a list. */
const runRowFields = {
  id: v.string(),
  title: v.exactOptional(v.string()),
  agent: RunAgent,
  status: runStatus,
  created: v.string(),
  finished: v.exactOptional(v.string()),
  /** The split, if the run covers all of it; null for any other choice of tasks. */
  split: v.nullable(Split),
  hidden_seeds: v.boolean(),
  /** The requested seeds; with hidden seeds, their numbers. */
  seeds: v.array(Seed),
  trials: v.number(),
  progress: RunProgress,
};
export const RunInfo = v.strictObject({
  ...runRowFields,
  tasks: v.number(),
  elements: v.boolean(),
  /** A hybrid run. */
  tools: v.exactOptional(v.literal(true)),
  /** The agent may state durations and press keys. */
  extended_actions: v.exactOptional(v.literal(true)),
  reward: v.nullable(Reward),
  provenance: Provenance,
  /** During the run, only the admin gets the summary: an agent with remaining trials must not learn verdicts. */
  summary: v.exactOptional(Summary),
  /** SHA-256 of the canonical JSON of `results`, in hex. */
  results_sha256: v.exactOptional(v.string()),
  /** Median wall time of an episode in seconds, from its assignment to its end; missing if no time was measured. */
  seconds_median: v.exactOptional(v.number()),
  results: v.exactOptional(v.array(RunLine)),
  signature: v.exactOptional(Signature),
});
export type RunInfo = v.InferOutput<typeof RunInfo>;

export const RunQuery = v.strictObject({
  results: v.exactOptional(booleanParam),
  /** Adds the hidden seeds and the fields that depend on them. Only the admin may set it. The answer is not signed. */
  reveal: v.exactOptional(booleanParam),
});
export type RunQuery = v.InferOutput<typeof RunQuery>;
export const RunEpisodeQuery = v.strictObject({ log: v.exactOptional(booleanParam) });
export type RunEpisodeQuery = v.InferOutput<typeof RunEpisodeQuery>;

/** The runner's cost of each judged episode of a finished run, in US dollars. */
export const RunCosts = v.strictObject({
  episodes: v.pipe(
    v.array(
      v.strictObject({
        episode: v.pipe(v.number(), v.integer(), v.minValue(1)),
        usd: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
      }),
    ),
    v.minLength(1),
    v.maxLength(runLimits.episodes),
  ),
});
export type RunCosts = v.InferOutput<typeof RunCosts>;
export const RunCostsKept = v.strictObject({ cost_median_usd: v.number() });
export type RunCostsKept = v.InferOutput<typeof RunCostsKept>;

const pageFields = {
  limit: v.exactOptional(integerParam(1, 1000)),
  cursor: v.exactOptional(v.pipe(v.string(), v.maxLength(200))),
};
export const RunListQuery = v.strictObject({ ...pageFields, status: v.exactOptional(runStatus) });
export type RunListQuery = v.InferOutput<typeof RunListQuery>;
export const RunRow = v.strictObject(runRowFields);
export type RunRow = v.InferOutput<typeof RunRow>;
export const RunList = v.strictObject({ runs: v.array(RunRow), next: v.exactOptional(v.string()) });
export type RunList = v.InferOutput<typeof RunList>;

export const RunKey = v.strictObject({
  alg: v.literal("Ed25519"),
  key_id: v.string(),
  public_key: v.string(),
  since: v.string(),
  /** Whether the server signs runs with this key now. The other keys signed earlier runs. */
  current: v.boolean(),
});
export type RunKey = v.InferOutput<typeof RunKey>;
export const RunKeys = v.strictObject({ keys: v.array(RunKey) });
export type RunKeys = v.InferOutput<typeof RunKeys>;
