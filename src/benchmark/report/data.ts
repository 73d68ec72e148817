// What a report's page is given: types alone, which the writer on disk and the page in a browser share.
import type { Fault } from "../agent/adapter.ts";
import type { Action } from "../../contract/action.ts";
import type { Change } from "../../contract/env.ts";
import type { Command, JsonObject } from "../../contract/json.ts";
import type { Interval, Provenance, ResultLine, Summary } from "../../contract/run.ts";
import type { Verdict } from "../../contract/task.ts";
import type { Scored } from "../metrics/summary.ts";

/** By which the success rates of a comparison are told apart, in the order of their charts. */
export const axisNames = ["difficulty", "scope", "objective", "composition", "risk", "suite", "app", "tag"] as const;
/** In place of an instruction that would give a hidden seed away. */
export const withheld = "(withheld)";

/** Ids of the blocks of JSON in the page. */
export const dataBlock = "data";
export const episodeBlock = (index: number): string => `episode-${index}`;
/** A data URL, as it is. */
export const pictureBlock = (index: number): string => `picture-${index}`;

export interface RunPage {
  readonly kind: "run";
  readonly head: RunHead;
  readonly summary: Summary;
  readonly episodes: readonly EpisodeRow[];
  readonly errors: readonly Broken[];
}
export interface RunHead {
  readonly agent: { readonly name: string; readonly adapter?: string; readonly model?: string };
  readonly settings: JsonObject;
  readonly provenance: Provenance;
  /** What else decides about the results, by name. */
  readonly config: Readonly<Record<string, string>>;
  readonly planned: number;
  /** Instants, ISO 8601. */
  readonly started: string;
  readonly finished: string | null;
  readonly verified: { readonly url: string; readonly run: string } | null;
}
/** One line of the list: what filters, orders and figures need. */
export interface EpisodeRow extends Scored {
  readonly key: string;
  readonly instruction: string;
  readonly budget: number;
  /** Names of the checks that failed. */
  readonly failed: readonly string[];
  /** Apps of the side effects, one entry each. */
  readonly touched: readonly string[];
  /** Wall seconds; null where none were kept. */
  readonly seconds: number | null;
  /** Seconds an action: the agent's own (TTA), and the phone's; null where none were kept. */
  readonly action: { readonly agent: number; readonly phone: number } | null;
}
export interface Broken {
  readonly key: string;
  readonly task: string;
  readonly seed: number | null;
  readonly trial: number;
  readonly kind: string;
  readonly message: string;
  readonly attempt: number;
  readonly void: boolean;
}

/** A block of its own, read only when the episode is opened. */
export interface EpisodeDetails {
  readonly verdict: Pick<ResultLine, "checks" | "side_effects" | "state_hash" | "revision"> & {
    readonly answer: Verdict["answer"] | null;
    /** Null where the episode's own file is gone. */
    readonly factors: Readonly<Record<string, number>> | null;
    /** What was taken off their product; null where no floor was asked for. */
    readonly floor: number | null;
  };
  readonly steps: readonly StepDetail[];
  readonly turns: readonly TurnDetail[];
  /** The glass at the start and after each step: the block of a picture (`#id`) or a path beside the page. */
  readonly shown: readonly (string | null)[];
  /** The same in full size, as paths beside the page; null where none was kept. */
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
  /** Milliseconds that the agent took; null where none were kept. */
  readonly agentMs: number | null;
}

export interface Comparison {
  readonly runs: readonly {
    readonly name: string;
    /** Of all its episodes. */
    readonly episodes: number;
    /** Over the common episodes; over its own where there are none. */
    readonly summary: Summary;
  }[];
  /** How many episodes every run has. */
  readonly common: number;
  readonly differences: readonly Difference[];
  readonly pairs: readonly Pair[];
}
/** Something that the runs do not share. Where it is grave their figures are not comparable. */
export interface Difference {
  readonly what: string;
  readonly grave: boolean;
  /** Of each run, in their order. */
  readonly values: readonly string[];
}
/** `second` against `first`, episode by episode. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  readonly episodes: number;
  readonly both: number;
  readonly neither: number;
  /** Only the second succeeded. */
  readonly wins: number;
  /** Only the first succeeded. */
  readonly losses: number;
  /** Of the success rates, second less first, with its 95 % interval. */
  readonly difference: number | null;
  readonly difference_ci: Interval | null;
  /** McNemar's exact p over the episodes. It takes them as independent, which repetitions of a task are not. */
  readonly p: number;
  /** The sign test's over the tasks, each counting once by its success rate in either run. */
  readonly p_tasks: number;
  readonly flips: readonly Flip[];
  /** In the order of their ids. */
  readonly tasks: readonly TaskBuckets[];
}
/** How many of a task's paired episodes succeeded in both runs, in one alone, in neither. */
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
  /** The reports of the runs, as paths beside the page. */
  readonly reports: readonly string[];
  readonly heads: readonly RunHead[];
}
export type PageData = RunPage | ComparisonPage;
