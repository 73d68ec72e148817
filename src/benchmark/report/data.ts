// The data of a report's page: only types, shared by the writer on disk and the page in a browser.
import type { Fault } from "../agent/adapter.ts";
import type { Action } from "#contract/action.ts";
import type { Change } from "#contract/env.ts";
import type { Command, JsonObject } from "#contract/json.ts";
import type { Interval, Provenance, ResultLine, Summary } from "#contract/run.ts";
import type { Verdict } from "#contract/task.ts";
import type { ScoredLine } from "../metrics/summary.ts";

/** The axes that a comparison splits success rates by, in the order of their charts. */
export const axisNames = ["difficulty", "scope", "objective", "composition", "risk", "suite", "app", "tag"] as const;
/** Replaces an instruction that would reveal a hidden seed. */
export const withheldInstruction = "(withheld)";

/** Ids of the blocks of JSON in the page. */
export const dataBlock = "data";
export const episodeBlock = (index: number): string => `episode-${index}`;
/** A data URL. */
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
  /** Other settings that affect the results, by name. */
  readonly config: Readonly<Record<string, string>>;
  readonly planned: number;
  /** Instants, ISO 8601. */
  readonly started: string;
  readonly finished: string | null;
  readonly verified: { readonly url: string; readonly run: string } | null;
}
/** One line of the list: the fields that filters, sorting and figures need. */
export interface EpisodeRow extends ScoredLine {
  readonly key: string;
  readonly instruction: string;
  readonly budget: number;
  /** Names of the checks that failed. */
  readonly failed: readonly string[];
  /** Apps with side effects, one entry per side effect. */
  readonly touched: readonly string[];
  /** Wall-clock seconds; null if they were not stored. */
  readonly seconds: number | null;
  /** Seconds per action: the agent's own (TTA), and the phone's; null if they were not stored. */
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

/** A separate block, read only when the episode is opened. */
export interface EpisodeDetails {
  readonly verdict: Pick<ResultLine, "checks" | "side_effects" | "state_hash" | "revision"> & {
    readonly answer: Verdict["answer"] | null;
    /** Null if the episode's own file is missing. */
    readonly factors: Readonly<Record<string, number>> | null;
    /** What was subtracted from their product; null if no floor was requested. */
    readonly floor: number | null;
  };
  readonly steps: readonly StepDetail[];
  readonly turns: readonly TurnDetail[];
  /** The display at the start and after each step: the block of a picture (`#id`) or a path relative to the page. */
  readonly shown: readonly (string | null)[];
  /** The same pictures in full size, as paths relative to the page; null if none was stored. */
  readonly originals: readonly (string | null)[];
}
export interface StepDetail {
  readonly step: number;
  /** From 1. */
  readonly turn: number;
  readonly action: Action;
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
  /** Milliseconds that the agent took; null if they were not stored. */
  readonly agentMs: number | null;
}

export interface Comparison {
  readonly runs: readonly {
    readonly name: string;
    /** Number of all episodes of the run. */
    readonly episodes: number;
    /** Over the common episodes; over the run's own episodes if there are none in common. */
    readonly summary: Summary;
  }[];
  /** How many episodes all runs have in common. */
  readonly common: number;
  readonly differences: readonly Difference[];
  readonly pairs: readonly RunPair[];
}
/** A property in which the runs differ. If it is grave, their figures are not comparable. */
export interface Difference {
  readonly what: string;
  readonly grave: boolean;
  /** One value per run, in the order of the runs. */
  readonly values: readonly string[];
}
/** `second` compared with `first`, episode by episode. */
export interface RunPair {
  readonly first: number;
  readonly second: number;
  readonly episodes: number;
  readonly both: number;
  readonly neither: number;
  /** Only the second succeeded. */
  readonly wins: number;
  /** Only the first succeeded. */
  readonly losses: number;
  /** Success rate of the second run minus that of the first, with its 95 % interval. */
  readonly difference: number | null;
  readonly difference_ci: Interval | null;
  /** McNemar's exact p over the episodes. It assumes that they are independent, which repetitions of a task are not. */
  readonly p: number;
  /** p of the sign test over the tasks; each task counts once, by its success rate in both runs. */
  readonly p_tasks: number;
  readonly flips: readonly Flip[];
  /** Sorted by id. */
  readonly tasks: readonly TaskBuckets[];
}
/** How many paired episodes of a task succeeded in both runs, in only one, or in neither. */
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
