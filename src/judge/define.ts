/**
 * Defines tasks: parameters, instruction, setup, checks, allowed changes, expected answers, and a reference solution as
 * proof.
 */
import type { AnyApp, StateOf } from "#os/define.ts";
import type { Lang } from "#os/values.ts";
import type { OsState, ViewState } from "#os/state.ts";
import type { UserFact } from "#os/user.ts";
import type { Change } from "#state/diff.ts";
import type { Json } from "#state/json.ts";
import type { Rng } from "#state/rng.ts";
import type { World } from "#world/read.ts";
import type { Answer, AnswerOf } from "./answers.ts";
import type { Driver } from "./driver.ts";

export const objectives = ["operate", "query", "hybrid"] as const;
export const compositions = ["atomic", "sequential", "transfer", "deep-dive"] as const;
export const difficulties = ["L1", "L2", "L3", "L4"] as const;
export const tagNames = [
  "nav",
  "settings",
  "search",
  "create",
  "edit",
  "delete",
  "social",
  "extract",
  "handoff",
  "finance",
  "reasoning",
  "explore",
  "image",
] as const;
export type Tag = (typeof tagNames)[number];

/** The data of a task's apps and of the OS, and the view. `view.ts` finds the open screen. */
export type States<L extends readonly AnyApp[]> = { [A in L[number] as A["id"]]: StateOf<A> } & {
  os: OsState;
  view: ViewState;
};
export interface Occasion {
  readonly lang: Lang;
  /** The time at which the phone starts. */
  readonly now: number;
  readonly offsetMin: number;
  /** Returns the text in the phone's language. */
  say(en: string, zh: string): string;
}
export interface Evidence<S, P> {
  readonly before: S;
  readonly after: S;
  readonly params: P;
  readonly occasion: Occasion;
  /** Changes of data, without the changes that time alone would have caused. */
  readonly changes: () => readonly Change[];
  /** When the episode was judged, in milliseconds of the phone's clock. */
  readonly until: number;
}
export interface Check<S, P> {
  /** A sentence that is true if the check passed. */
  readonly that: string;
  /** True if the check passes at the start, because it tests that something is not broken. */
  readonly keeps?: true;
  readonly holds: (c: Evidence<S, P>) => boolean;
}
/** The forms in which a task may write a check: the full form, or a short form for a common kind of check. */
type CheckInput<S, P> =
  | Check<S, P>
  /** The data that the function reads must be the same as at the start. This form sets `keeps`. */
  | { readonly that: string; readonly unchanged: (phone: S) => unknown }
  /** The function returns records. Exactly one of the records must be new. */
  | { readonly that: string; readonly oneNew: (phone: S) => Readonly<Record<string, unknown>> };
/** The text refers to apps as `{app.notes}`, because the brand pack defines their names. */
type Phrase<P> = (p: P) => string;
interface Common<
  L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer>,
  F extends Json,
> {
  readonly apps: L;
  readonly split: "test" | "train" | "high_risk";
  /**
   * True if a mistake would cost money or lose data that cannot be restored. Tasks of the split `high_risk` need not
   * set this field.
   */
  readonly highRisk?: true;
  readonly objective: (typeof objectives)[number];
  readonly composition: (typeof compositions)[number];
  readonly difficulty: (typeof difficulties)[number];
  readonly tags: readonly Tag[];
  readonly budget: 15 | 30 | 45 | 60;
  /** The number of the task's revision. It is increased with every change of the task that may change a verdict. */
  readonly revision: number;
  /**
   * Returns the instance's data from the world. The data is read once, when the instance is sampled, and stored with
   * the episode.
   */
  readonly facts?: (world: World, r: Rng, lang: Lang) => Promise<F>;
  /**
   * For tasks with `facts`: the numbers that task lists show without reading the world. A test checks these numbers.
   */
  readonly listed?: { readonly instances: number; readonly answerFields: number };
  /** Samples an instance. The same random numbers give the same instance. `phone` is the phone before the setup. */
  readonly params: (r: Rng, phone: States<L>, occasion: Occasion, facts: NoInfer<F>) => P;
  readonly instruction: { readonly en: readonly Phrase<NoInfer<P>>[]; readonly zh: readonly Phrase<NoInfer<P>>[] };
  /** Edits a draft of the phone. The complete result is validated. */
  readonly setup?: (phone: States<L>, p: NoInfer<P>, occasion: Occasion) => void;
  /**
   * Facts, by name, that the user knows and the instruction does not state. The user answers questions (INFO) with
   * these facts.
   */
  readonly user?: (p: NoInfer<P>, occasion: Occasion) => Readonly<Record<string, UserFact>>;
  /** Paths that may change, written as reads of the state. `any` matches every key; `added` allows new entries. */
  readonly allow: (phone: States<L>, p: NoInfer<P>) => readonly unknown[];
  /**
   * The parts of the view that the goal is about, written as reads. If a near miss and the solution differ in these
   * parts at the end, their final states count as different. A change of these parts is never a side effect.
   */
  readonly shown?: (phone: States<L>, p: NoInfer<P>) => readonly unknown[];
  /**
   * Parts that the instruction leaves open, and why. A phone that differs only in these parts is no near miss. No verdict
   * depends on this field.
   */
  readonly free?: readonly {
    readonly why: string;
    readonly paths: (phone: States<L>, p: NoInfer<P>) => readonly unknown[];
  }[];
  readonly answer?: {
    readonly fields: (p: NoInfer<P>, say: Occasion["say"]) => A;
    readonly expected: (c: Evidence<States<L>, NoInfer<P>>) => { readonly [K in keyof A]: AnswerOf<A[K]> };
  };
  /** The reference solution, written in terms of what the screens show. */
  readonly oracle: (o: Driver<States<L>, keyof A & string>, p: NoInfer<P>, occasion: Occasion) => Promise<void>;
}
export interface Task<
  L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer>,
  F extends Json,
> extends Common<L, P, A, F> {
  readonly checks: readonly Check<States<L>, NoInfer<P>>[];
}
/** A task as its author writes it. */
interface TaskInput<
  L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer>,
  F extends Json,
> extends Common<L, P, A, F> {
  readonly checks: readonly CheckInput<States<L>, NoInfer<P>>[];
}
export const defineTask = <
  const L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer> = {},
  F extends Json = null,
>(
  t: TaskInput<L, P, A, F>,
): Task<L, P, A, F> => ({ ...t, checks: t.checks.map(expandCheck) });
function expandCheck<S, P>(check: CheckInput<S, P>): Check<S, P> {
  if ("unchanged" in check) {
    const { that, unchanged: read } = check;
    return {
      that,
      keeps: true,
      holds: ({ before, after }) => JSON.stringify(read(before)) === JSON.stringify(read(after)),
    };
  }
  if ("oneNew" in check) {
    const { that, oneNew: read } = check;
    return {
      that,
      holds: ({ before, after }) => {
        const known = read(before);
        return Object.keys(read(after)).filter((id) => !Object.hasOwn(known, id)).length === 1;
      },
    };
  }
  return check;
}
// oxlint-disable-next-line typescript/no-explicit-any -- tasks of every shape stand in one registry; each is checked where it is defined
export type AnyTask = Task<any, any, any, any>;
