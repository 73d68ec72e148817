/** The verdict on an episode: a pure function of the state before, the state after and how it ended. */
import type { AnyApp } from "../os/define.ts";
import type { Lang } from "../os/values.ts";
import { zones } from "../os/settings.ts";
import type { SheetState } from "../os/sheet.ts";
import type { PhoneState } from "../os/state.ts";
import type { Kernel } from "../os/kernel.ts";
import type { Change } from "../state/diff.ts";
import type { Json } from "../state/json.ts";
import { isRight, type Answer } from "./answers.ts";
import type { AnyTask, Evidence, Occasion } from "./define.ts";
import { recorder, unallowed } from "./paths.ts";
import { mobileGuiRlReward, mobileGymReward, overNoop, type Reward, type StepReward } from "./reward.ts";
import { ownChanges } from "./time.ts";

export interface Ending {
  readonly outcome: "complete" | "abort" | "budget" | "loop" | "error" | null;
  readonly steps: number;
  readonly budget: number;
  /** Null: MobileGym's. */
  readonly reward: StepReward | null;
  /** Of MobileGym's reward: less what the untouched phone scores. */
  readonly overNoop?: boolean;
}
export interface SideEffect extends Change {
  readonly app: string;
}
export interface Verdict {
  readonly success: boolean;
  readonly goal: boolean;
  readonly clean: boolean;
  readonly progress: number;
  /** The progress of the phone that nobody touched. */
  readonly progressNoop: number;
  readonly checks: { name: string; passed: boolean; keeps: boolean }[];
  readonly sideEffects: SideEffect[];
  readonly answer: { field: string; given: Json; passed: boolean; expected: Json }[] | null;
  /** What was asked of the user; null where nobody answers. */
  readonly user: { questions: number; words: "rules" | "model" | null } | null;
  readonly reward: Reward;
  readonly metrics: { sr: number; pr: number; fc: number; use: number; ot: number };
}
export function occasionOf(state: PhoneState, lang: Lang): Occasion {
  return {
    lang,
    now: state.clock.nowMs,
    offsetMin: zones[state.os.settings.time.zone],
    say: (en, zh) => (lang === "en" ? en : zh),
  };
}
/** The states that a task talks about, by app id, the OS and the view. */
export const statesOf = (state: PhoneState): never => ({ ...state.apps, os: state.os, view: state.view }) as never;

/** What checks look at. Changes are worked out when they are first asked for. */
export function evidenceOf<P>(
  kernel: Kernel,
  params: P,
  lang: Lang,
  before: PhoneState,
  after: PhoneState,
): Evidence<never, P> {
  let own: readonly Change[] | null = null;
  return {
    before: statesOf(before),
    after: statesOf(after),
    params,
    occasion: occasionOf(before, lang),
    changes: () => (own ??= ownChanges(kernel, before, after)),
    until: after.clock.nowMs,
  };
}

interface Checked {
  readonly checks: Verdict["checks"];
  /** Whether an answer sheet that the task asks for was submitted: one check, or none. */
  readonly submitted: Verdict["checks"];
  readonly answered: Verdict["checks"];
  readonly answer: Verdict["answer"];
  readonly isSubmitted: boolean;
}
/** What the task asks for, in the phone as it is now. */
function checked(
  task: AnyTask,
  params: never,
  kernel: Kernel,
  lang: Lang,
  before: PhoneState,
  after: PhoneState,
): Checked {
  const occasion = occasionOf(before, lang);
  const evidence = evidenceOf(kernel, params, lang, before, after);
  const checks = task.checks.map((check) => ({
    name: check.that,
    passed: check.holds(evidence as never) === true,
    keeps: check.keeps === true,
  }));
  const sheet = sheetOf(kernel.apps, after);
  const answer =
    task.answer && sheet
      ? answersOf(task.answer.fields(params, occasion.say), task.answer.expected(evidence as never), sheet)
      : null;
  const submitted = answer
    ? [{ name: "the answer sheet was submitted", passed: sheet?.submitted === true, keeps: false }]
    : [];
  const answered = (answer ?? []).map((a) => ({
    name: `the answer "${a.field}" is right`,
    passed: a.passed,
    keeps: false,
  }));
  return { checks, submitted, answered, answer, isSubmitted: sheet?.submitted === true };
}
/** The share of what the task asks for that holds in the phone that nobody touched. */
function progressUntouched(task: AnyTask, params: never, kernel: Kernel, lang: Lang, before: PhoneState): number {
  const { checks, submitted, answered } = checked(task, params, kernel, lang, before, before);
  return shareOf([...checks, ...submitted, ...answered]);
}

export function judgeTask(
  task: AnyTask,
  params: never,
  kernel: Kernel,
  lang: Lang,
  before: PhoneState,
  after: PhoneState,
  end: Ending,
): Verdict {
  const { checks, submitted, answered, answer, isSubmitted } = checked(task, params, kernel, lang, before, after);
  const all = [...checks, ...submitted, ...answered];
  const sideEffects = sideEffectsOf(task, params, kernel, before, after);
  const goal = all.every((c) => c.passed);
  const clean = sideEffects.length === 0;
  const success = goal && clean;
  const progress = shareOf(all);
  const facts = {
    goal,
    clean,
    progress,
    progressUnsubmitted: shareOf([...checks, ...answered]),
    wrongSheet: isSubmitted && answered.some((c) => !c.passed),
    outcome: end.outcome,
    steps: end.steps,
    budget: end.budget,
  };
  const progressNoop = progressUntouched(task, params, kernel, lang, before);
  const reward = end.reward ? mobileGuiRlReward(facts, end.reward) : mobileGymReward(facts);
  const truncated = end.outcome === "budget" || end.outcome === "loop";
  return {
    success,
    goal,
    clean,
    progress,
    progressNoop,
    checks: all,
    sideEffects,
    answer,
    user: userOf(after),
    reward: end.overNoop && !end.reward ? overNoop(reward, progressNoop) : reward,
    metrics: {
      sr: success ? 1 : 0,
      pr: progress,
      fc: end.outcome === "complete" && !success ? 1 : 0,
      use: clean ? 0 : 1,
      ot: goal && truncated ? 1 : 0,
    },
  };
}
function userOf({ os: { user } }: PhoneState): Verdict["user"] {
  if (!user) return null;
  const by = user.asked.map((one) => one.by);
  return { questions: by.length, words: by.includes("model") ? "model" : (by[0] ?? null) };
}
const shareOf = (checks: readonly { passed: boolean }[]): number =>
  checks.length === 0 ? 0 : checks.filter((c) => c.passed).length / checks.length;

export function sheetOf(apps: readonly AnyApp[], state: PhoneState): SheetState | null {
  const app = apps.find((a) => a.part === "sheet");
  return app ? (state.apps[app.id] as unknown as SheetState) : null;
}
/** Right only once it was submitted: before that, an answer can still change. */
function answersOf(
  fields: Record<string, Answer>,
  expected: Record<string, string | number | readonly string[]>,
  sheet: SheetState,
): NonNullable<Verdict["answer"]> {
  return Object.entries(fields).map(([field, answer]) => ({
    field,
    given: (sheet.values[field] ?? null) as Json,
    passed: sheet.submitted && isRight(answer, expected[field]!, sheet.values[field]),
    expected: expected[field] as Json,
  }));
}

/** Every change of data that the task does not allow, that is more than a trace of looking, and that time alone would not have made. */
export function sideEffectsOf(
  task: AnyTask,
  params: never,
  kernel: Kernel,
  before: PhoneState,
  after: PhoneState,
): SideEffect[] {
  const changes = ownChanges(kernel, before, after);
  const allowed = task.allow(recorder(), params) as readonly unknown[];
  return unallowed(changes, allowed).map((change) => ({ ...change, app: change.path.split("/")[1]! }));
}
