/** What a task is: parameters, instruction, setup, checks, what may change, expected answers, and its own proof. */
import type { AnyApp, StateOf } from "../os/define.ts";
import type { Lang } from "../os/values.ts";
import type { OsState, ViewState } from "../os/state.ts";
import type { Fact } from "../os/user.ts";
import type { Change } from "../state/diff.ts";
import type { Json } from "../state/json.ts";
import type { Rng } from "../state/rng.ts";
import type { World } from "../world/read.ts";
import type { Answer, AnswerOf } from "./answers.ts";
import type { Pilot } from "./pilot.ts";

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

/** Data of the apps that a task is about and of the OS, and what is on the glass: `view.ts` tells which screen is open. */
export type States<L extends readonly AnyApp[]> = { [A in L[number] as A["id"]]: StateOf<A> } & {
  os: OsState;
  view: ViewState;
};
export interface Occasion {
  readonly lang: Lang;
  /** When the phone starts. */
  readonly now: number;
  readonly offsetMin: number;
  /** The text of the phone's language. */
  say(en: string, zh: string): string;
}
export interface Evidence<S, P> {
  readonly before: S;
  readonly after: S;
  readonly params: P;
  readonly occasion: Occasion;
  /** Of data, without what time alone would have made. */
  readonly changes: () => readonly Change[];
  /** When the episode was judged, in milliseconds of the phone's clock. */
  readonly until: number;
}
export interface Check<S, P> {
  /** A sentence that is true when it passed. */
  readonly that: string;
  /** True from the start: it guards what must not be broken. */
  readonly keeps?: true;
  readonly holds: (c: Evidence<S, P>) => boolean;
}
/** What a task gives as a check: one in full, or the short form of one that recurs. */
type Given<S, P> =
  | Check<S, P>
  /** What is read of the phone is as it was; it keeps. */
  | { readonly that: string; readonly unchanged: (phone: S) => unknown }
  /** Of these records there is exactly one that was not there before. */
  | { readonly that: string; readonly oneNew: (phone: S) => Readonly<Record<string, unknown>> };
/** Apps stand in it as `{app.notes}`, since what they are called is the brand pack's. */
type Phrase<P> = (p: P) => string;
interface Common<
  L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer>,
  F extends Json,
> {
  readonly apps: L;
  readonly split: "test" | "train" | "high_risk";
  /** A mistake would cost money or lose what cannot be restored. Tasks of the split `high_risk` need not say it. */
  readonly highRisk?: true;
  readonly objective: (typeof objectives)[number];
  readonly composition: (typeof compositions)[number];
  readonly difficulty: (typeof difficulties)[number];
  readonly tags: readonly Tag[];
  readonly budget: 15 | 30 | 45 | 60;
  /** Raised whenever a change may change a verdict. */
  readonly revision: number;
  /** What an instance takes from the world, read once when it is drawn and kept with the episode. */
  readonly facts?: (world: World, r: Rng, lang: Lang) => Promise<F>;
  /** With `facts`, what lists of tasks say without reading the world; its test proves it. */
  readonly listed?: { readonly instances: number; readonly answerFields: number };
  /** Draws an instance: same numbers, same instance. `phone` is what the phone holds before the setup. */
  readonly params: (r: Rng, phone: States<L>, occasion: Occasion, facts: NoInfer<F>) => P;
  readonly instruction: { readonly en: readonly Phrase<NoInfer<P>>[]; readonly zh: readonly Phrase<NoInfer<P>>[] };
  /** Edits a draft of the phone; the result is validated whole. */
  readonly setup?: (phone: States<L>, p: NoInfer<P>, occasion: Occasion) => void;
  /** What the user knows and the instruction does not say, by name; told to whoever asks for it (INFO). */
  readonly user?: (p: NoInfer<P>, occasion: Occasion) => Readonly<Record<string, Fact>>;
  /** Paths that may change, written as reads of the state; with `any` for every key, `added` for new entries. */
  readonly allow: (phone: States<L>, p: NoInfer<P>) => readonly unknown[];
  /** Of the view what the goal is about, as reads: near misses that leave it otherwise count. Never a side effect. */
  readonly shown?: (phone: States<L>, p: NoInfer<P>) => readonly unknown[];
  /** Where the instruction leaves it to whoever does it, and why: differences there make no near miss. No verdict reads it. */
  readonly free?: readonly {
    readonly why: string;
    readonly paths: (phone: States<L>, p: NoInfer<P>) => readonly unknown[];
  }[];
  readonly answer?: {
    readonly fields: (p: NoInfer<P>, say: Occasion["say"]) => A;
    readonly expected: (c: Evidence<States<L>, NoInfer<P>>) => { readonly [K in keyof A]: AnswerOf<A[K]> };
  };
  /** The reference solution, by what is on the screen. */
  readonly oracle: (o: Pilot<States<L>, keyof A & string>, p: NoInfer<P>, occasion: Occasion) => Promise<void>;
}
export interface Task<
  L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer>,
  F extends Json,
> extends Common<L, P, A, F> {
  readonly checks: readonly Check<States<L>, NoInfer<P>>[];
}
/** As it is written. */
interface Written<
  L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer>,
  F extends Json,
> extends Common<L, P, A, F> {
  readonly checks: readonly Given<States<L>, NoInfer<P>>[];
}
export const defineTask = <
  const L extends readonly AnyApp[],
  P extends Record<string, Json>,
  A extends Record<string, Answer> = {},
  F extends Json = null,
>(
  t: Written<L, P, A, F>,
): Task<L, P, A, F> => ({ ...t, checks: t.checks.map(inFull) });
function inFull<S, P>(check: Given<S, P>): Check<S, P> {
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
