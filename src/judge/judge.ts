/** The verdict on an episode. It depends only on the state before, the state after, and how the episode ended. */
import type { AnyApp } from "#os/define.ts";
import type { Lang } from "#os/values.ts";
import { zones } from "#os/settings.ts";
import type { SheetState } from "#os/answer-sheet.ts";
import type { PhoneState } from "#os/state.ts";
import type { Kernel } from "#os/kernel.ts";
import type { Change } from "#state/diff.ts";
import type { Json } from "#state/json.ts";
import { isCorrect, type Answer } from "./answers.ts";
import type { AnyTask, Evidence, Occasion } from "./define.ts";
import { recorder, findUnallowed } from "./allowed-paths.ts";
import { mobileGuiRlReward, mobileGymReward, subtractNoop, type Reward, type StepReward } from "./reward.ts";
import { ownChanges } from "./own-changes.ts";

export interface Ending {
  readonly outcome: "complete" | "abort" | "budget" | "loop" | "error" | null;
  readonly steps: number;
  readonly budget: number;
  /** The parameters of the reward by steps; null means MobileGym's reward. */
  readonly reward: StepReward | null;
  /** Whether the untouched phone's score is subtracted from MobileGym's reward. */
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
  /** The progress of an untouched phone. */
  readonly progressNoop: number;
  readonly checks: { name: string; passed: boolean; keeps: boolean }[];
  readonly sideEffects: SideEffect[];
  readonly answer: { field: string; given: Json; passed: boolean; expected: Json }[] | null;
  /** The number of questions to the user, and the source of the answers; null if the task has no user. */
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
/** Returns the states that a task uses, by app id, with the OS and the view. */
export const statesOf = (state: PhoneState): never => ({ ...state.apps, os: state.os, view: state.view }) as never;

/** Returns the input of checks. Changes are computed at the first use. */
export function createEvidence<P>(
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

interface CheckResults {
  readonly checks: Verdict["checks"];
  /** The check that the answer sheet was submitted; an empty list if the task has no answer sheet. */
  readonly submitted: Verdict["checks"];
  readonly answered: Verdict["checks"];
  readonly answer: Verdict["answer"];
  readonly isSubmitted: boolean;
}
/** Runs the checks of a task on the current phone. */
function runChecks(
  task: AnyTask,
  params: never,
  kernel: Kernel,
  lang: Lang,
  before: PhoneState,
  after: PhoneState,
): CheckResults {
  const occasion = occasionOf(before, lang);
  const evidence = createEvidence(kernel, params, lang, before, after);
  const checks = task.checks.map((check) => ({
    name: check.that,
    passed: check.holds(evidence as never) === true,
    keeps: check.keeps === true,
  }));
  const sheet = findSheet(kernel.apps, after);
  const answer =
    task.answer && sheet
      ? checkAnswers(task.answer.fields(params, occasion.say), task.answer.expected(evidence as never), sheet)
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
/** Returns the share of the task's checks that pass on an untouched phone. */
function progressUntouched(task: AnyTask, params: never, kernel: Kernel, lang: Lang, before: PhoneState): number {
  const { checks, submitted, answered } = runChecks(task, params, kernel, lang, before, before);
  return passedShare([...checks, ...submitted, ...answered]);
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
  const { checks, submitted, answered, answer, isSubmitted } = runChecks(task, params, kernel, lang, before, after);
  const all = [...checks, ...submitted, ...answered];
  const sideEffects = findSideEffects(task, params, kernel, before, after);
  const goal = all.every((c) => c.passed);
  const clean = sideEffects.length === 0;
  const success = goal && clean;
  const progress = passedShare(all);
  const facts = {
    goal,
    clean,
    progress,
    progressUnsubmitted: passedShare([...checks, ...answered]),
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
    user: summarizeUser(after),
    reward: end.overNoop && !end.reward ? subtractNoop(reward, progressNoop) : reward,
    metrics: {
      sr: success ? 1 : 0,
      pr: progress,
      fc: end.outcome === "complete" && !success ? 1 : 0,
      use: clean ? 0 : 1,
      ot: goal && truncated ? 1 : 0,
    },
  };
}
function summarizeUser({ os: { user } }: PhoneState): Verdict["user"] {
  if (!user) return null;
  const by = user.asked.map((one) => one.by);
  return { questions: by.length, words: by.includes("model") ? "model" : (by[0] ?? null) };
}
const passedShare = (checks: readonly { passed: boolean }[]): number =>
  checks.length === 0 ? 0 : checks.filter((c) => c.passed).length / checks.length;

export function findSheet(apps: readonly AnyApp[], state: PhoneState): SheetState | null {
  const app = apps.find((a) => a.part === "sheet");
  return app ? (state.apps[app.id] as unknown as SheetState) : null;
}
/**
 * Checks each field of the sheet. Before the sheet is submitted, no answer counts as correct, because answers can still
 * change.
 */
function checkAnswers(
  fields: Record<string, Answer>,
  expected: Record<string, string | number | readonly string[]>,
  sheet: SheetState,
): NonNullable<Verdict["answer"]> {
  return Object.entries(fields).map(([field, answer]) => ({
    field,
    given: (sheet.values[field] ?? null) as Json,
    passed: sheet.submitted && isCorrect(answer, expected[field]!, sheet.values[field]),
    expected: expected[field] as Json,
  }));
}

/**
 * Returns the changes of data that the task does not allow, without incidental changes and without changes that time
 * alone would have caused.
 */
export function findSideEffects(
  task: AnyTask,
  params: never,
  kernel: Kernel,
  before: PhoneState,
  after: PhoneState,
): SideEffect[] {
  const changes = ownChanges(kernel, before, after);
  const allowed = task.allow(recorder(), params) as readonly unknown[];
  return findUnallowed(changes, allowed).map((change) => ({ ...change, app: change.path.split("/")[1]! }));
}
