// The types of a report's data. Both the code that writes the page and the code in the browser use them.
import type { Fault } from "../agent/adapter.ts";
import type { DisplayAction } from "#contract/action.ts";
import type { Change } from "#contract/env.ts";
import type { Command, JsonObject } from "#contract/json.ts";
import type { Interval, Provenance, ResultLine, Summary } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import type { ScoredLine } from "../metrics/summary.ts";

/** The axes by which a comparison splits success rates, in the order of their charts. */
export const axisNames = ["difficulty", "scope", "objective", "composition", "risk", "suite", "app", "tag"] as const;
/** The text that replaces an instruction which would reveal a hidden seed. */
export const withheldInstruction = "(withheld)";

/** The ids of the blocks of JSON in the page. */
export const dataBlock = "data";
export const episodeBlock = (index: number): string => `episode-${index}`;
/** The id of a block that contains a data URL. */
export const pictureBlock = (index: number): string => `picture-${index}`;

export interface RunPage {
  readonly kind: "run";
  readonly head: RunHead;
  readonly summary: Summary;
  readonly episodes: readonly EpisodeRow[];
  readonly errors: readonly BrokenAttempt[];
}
export interface RunHead {
  readonly agent: { readonly name: string; readonly adapter?: string; readonly model?: string };
  readonly settings: JsonObject;
  readonly provenance: Provenance;
  /** Other settings that affect the results. The key is the name of the setting. */
  readonly config: Readonly<Record<string, string>>;
  readonly planned: number;
  /** An instant in ISO 8601. */
  readonly started: string;
  readonly finished: string | null;
  readonly verified: { readonly url: string; readonly run: string } | null;
}
/** A row of the list of episodes: the fields that filters, sorting and figures use. */
export interface EpisodeRow extends ScoredLine {
  readonly key: string;
  readonly instruction: string;
  readonly budget: number;
  /** The names of the checks that failed. */
  readonly failed: readonly string[];
  /** The apps with side effects. An app with more than one side effect occurs more than once. */
  readonly touched: readonly string[];
  /** The wall-clock time in seconds, or null if it was not stored. */
  readonly seconds: number | null;
  /** The seconds per action: the agent's time (TTA) and the phone's time. Null if the times were not stored. */
  readonly action: { readonly agent: number; readonly phone: number } | null;
}
export interface BrokenAttempt {
  readonly key: string;
  readonly task: string;
  readonly seed: number | null;
  readonly trial: number;
  readonly kind: string;
  readonly message: string;
  readonly attempt: number;
  readonly void: boolean;
}

/** The details of an episode, in a separate block that is read when the episode is opened. */
export interface EpisodeDetails {
  readonly verdict: Pick<ResultLine, "checks" | "side_effects" | "state_hash" | "revision"> & {
    readonly answer: Verdict["answer"] | null;
    /** The factors of the reward, or null if the episode's own file is missing. */
    readonly factors: Readonly<Record<string, number>> | null;
    /** The number that was subtracted from the product of the factors, or null if no floor was requested. */
    readonly floor: number | null;
  };
  readonly steps: readonly StepDetail[];
  readonly turns: readonly TurnDetail[];
  /**
   * The pictures of the display at the start and after each step. Each is the id of a picture block (`#id`) or a path
   * relative to the page.
   */
  readonly shown: readonly (string | null)[];
  /** The same pictures in full size, as paths relative to the page. Null if no picture was stored. */
  readonly originals: readonly (string | null)[];
}
export interface StepDetail {
  readonly step: number;
  /** The number of the turn, from 1. */
  readonly turn: number;
  readonly action: DisplayAction;
  readonly commands: readonly Command[];
  readonly changes: readonly Change[];
  readonly state_hash: string;
}
export interface TurnDetail {
  readonly thought: string;
  readonly reply: string;
  readonly attempts: readonly { readonly reply: string; readonly fault: Fault }[];
  readonly repairs: readonly string[];
  readonly notes: readonly string[];
  readonly usage: { readonly input: number; readonly output: number } | null;
  /** The time that the agent needed, in milliseconds, or null if it was not stored. */
  readonly agentMs: number | null;
}

export interface Comparison {
  readonly runs: readonly {
    readonly name: string;
    /** The number of all episodes of the run. */
    readonly episodes: number;
    /** The summary of the common episodes, or of all episodes of the run if there are no common episodes. */
    readonly summary: Summary;
  }[];
  /** The number of episodes that all runs have in common. */
  readonly common: number;
  readonly differences: readonly Difference[];
  readonly pairs: readonly RunPair[];
}
/** A property in which the runs differ. If the difference is grave, the figures of the runs are not comparable. */
export interface Difference {
  readonly what: string;
  readonly grave: boolean;
  /** One value per run, in the order of the runs. */
  readonly values: readonly string[];
}
/** The comparison of the run `second` with the run `first`, episode by episode. */
export interface RunPair {
  readonly first: number;
  readonly second: number;
  readonly episodes: number;
  readonly both: number;
  readonly neither: number;
  /** The number of episodes in which only the second run succeeded. */
  readonly wins: number;
  /** The number of episodes in which only the first run succeeded. */
  readonly losses: number;
  /** The success rate of the second run minus the success rate of the first run, with its 95 % interval. */
  readonly difference: number | null;
  readonly difference_ci: Interval | null;
  /**
   * McNemar's exact p over the episodes. The test assumes independent episodes, but repetitions of a task are not
   * independent.
   */
  readonly p: number;
  /** The p of the sign test over the tasks. Each task counts once, by its success rates in the two runs. */
  readonly p_tasks: number;
  readonly flips: readonly Flip[];
  /** The outcomes by task, sorted by the id of the task. */
  readonly tasks: readonly TaskBuckets[];
}
/** The numbers of paired episodes of a task that succeeded in both runs, in only one run, or in neither run. */
export interface TaskBuckets {
  readonly task: string;
  readonly both: number;
  readonly first: number;
  readonly second: number;
  readonly neither: number;
}
export interface Flip {
  readonly key: string;
  readonly task: string;
  readonly seed: number | null;
  readonly trial: number;
  readonly difficulty: string;
  readonly instruction: string;
  readonly won: boolean;
  readonly first: FlipSide;
  readonly second: FlipSide;
}
export interface FlipSide {
  readonly outcome: string;
  readonly goal: boolean;
  readonly clean: boolean;
  readonly progress: number;
  readonly steps: number;
}

export interface ComparisonPage extends Comparison {
  readonly kind: "comparison";
  /** The reports of the runs, as paths relative to the page. */
  readonly reports: readonly string[];
  readonly heads: readonly RunHead[];
}
export type PageData = RunPage | ComparisonPage;
