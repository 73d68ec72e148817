/**
 * Converts windows of a walk to candidates. The data changes in a window become the goal, and the necessary steps of
 * the window become the solution.
 */
import { phone } from "#apps/phone.ts";
import { defaultBrand } from "#brands/lookup.ts";
import { getAppBrand, fillNames } from "#brands/define.ts";
import type { Lang, SnapshotFile } from "#contract/env.ts";
import type { SolutionCall, SuiteTask } from "#contract/suite.ts";
import { deserializeBoot } from "#env/boot.ts";
import { defaultBoot } from "#judge/instance.ts";
import { callsWithApp } from "#judge/json-task.ts";
import { pruneWalk } from "#learn/prune.ts";
import type { PhoneState } from "#os/state.ts";
import { createPatches, type Patch } from "#state/create-patches.ts";
import { askedChanges, bookkeepingPaths } from "./bookkeeping.ts";
import type { Candidate, CandidateStep } from "./candidate.ts";
import { displayedWordsOf } from "./displayed-words.ts";
import { describeChange, plainInstruction, UndescribableChange, type RecordOfWorld } from "./describe.ts";
import { allApps, checksOf, goalBetween, goalHash, placesHash, playInKernel } from "./goal.ts";
import type { NormalizedChange } from "#judge/normalized-changes.ts";
import { locationKey } from "#os/location-key.ts";
import type { Fields } from "#os/values.ts";
import type { Json } from "#state/json.ts";
import { optionsOf } from "../navigation/sample-arguments.ts";
import {
  windowCallsOf,
  readMoves,
  findWindows,
  type Move,
  type MoveCall,
  type ObservedStep,
  type WalkWindow,
} from "./windows.ts";

/** The result of a window, stored as a line of `synthesis.jsonl`. */
export interface WindowOutcome {
  readonly walk: string;
  /** The number of the window's first step in the walk, from 1. `to` is the number of its last step. */
  readonly from: number;
  readonly to: number;
  readonly outcome:
    | "candidate"
    | "no-change"
    | "only-bookkeeping"
    | "not-wanted"
    | "same-places"
    | "too-many-changes"
    | "unsayable-step"
    | "unsayable-change"
    | "not-repeatable"
    | "too-long";
  readonly says: string;
}
export interface WindowResult {
  readonly outcome: WindowOutcome;
  readonly candidate: Candidate | null;
}
export interface StoredWalk {
  /** The name of the walk in `provenance`. */
  readonly name: string;
  readonly seed: number;
  readonly snapshot: SnapshotFile;
  readonly observedSteps: readonly ObservedStep[];
}

/** A walk with the states of all its steps. */
export interface PlayedWalk {
  readonly name: string;
  readonly seed: number;
  readonly lang: Lang;
  readonly moves: readonly Move[];
}
export const readWalk = ({ name, seed, snapshot, observedSteps }: StoredWalk): PlayedWalk => ({
  ...{ name, seed, lang: deserializeBoot(snapshot.boot).lang },
  moves: readMoves(snapshot, observedSteps),
});

/** Calls that touch something on the topmost screen. */
const touchingCalls: ReadonlySet<string> = new Set<SolutionCall["call"]>(["act", "set", "slide", "enter", "type"]);
const maxChecks = 8;
const maxCalls = 25;
/** The number of steps on a real page for each call. It is more than one, because the page may have to scroll. */
const stepsPerCall = 2;
const budgets = [15, 30, 45, 60] as const;
export const budgetOf = (calls: number): SuiteTask["budget"] =>
  budgets.find((most) => most >= calls * stepsPerCall + 5) ?? 60;
export const difficultyOf = (calls: number): SuiteTask["difficulty"] =>
  calls <= 4 ? "L1" : calls <= 8 ? "L2" : calls <= 14 ? "L3" : "L4";

export interface CandidateOptions {
  /** Decides which goals count as equal. By default, these are goals that change the same places. */
  readonly hash?: (goal: readonly NormalizedChange[]) => string;
  /** Returns a reason not to try a window with this goal, or null. Replaying a window takes much longer than this. */
  readonly refuse?: (goal: readonly NormalizedChange[]) => string | null;
  readonly recordOfWorld?: RecordOfWorld;
}
/** `known`: the hashes of the goals of earlier candidates. The function adds those of new candidates. */
export async function findCandidates(
  walk: PlayedWalk,
  known: Set<string>,
  options: CandidateOptions = {},
): Promise<WindowResult[]> {
  const out: WindowResult[] = [];
  for (const window of findWindows(walk.moves)) out.push(await tryWindow(walk, window, known, options));
  return out;
}
/** Returns the changes that a user would ask for. */
const askedBetween = (start: PhoneState, end: PhoneState): NormalizedChange[] =>
  askedChanges(goalBetween(start, end), start);

async function tryWindow(
  walk: PlayedWalk,
  window: WalkWindow,
  known: Set<string>,
  { hash = placesHash, refuse = () => null, recordOfWorld }: CandidateOptions,
): Promise<WindowResult> {
  const { moves, lang } = walk;
  const [from, to] = [moves[window.first]!.step, moves[window.last]!.step];
  const no = (outcome: WindowOutcome["outcome"], says: string): WindowResult => ({
    outcome: { walk: walk.name, from, to, outcome, says },
    candidate: null,
  });
  const [before, after] = [moves[window.first]!.before, moves[window.last]!.after];
  const all = goalBetween(before, after);
  if (all.length === 0) return no("no-change", "it undoes its own changes");
  const goal = askedChanges(all, before);
  if (goal.length === 0) return no("only-bookkeeping", "the app changed only what it keeps for itself");
  if (goal.length > maxChecks) return no("too-many-changes", `${goal.length} data changes are too many`);
  const changed = hash(goal);
  if (known.has(changed)) return no("same-places", "an earlier candidate changes the same data");
  const refusal = refuse(goal);
  if (refusal !== null) return no("not-wanted", refusal);
  const windowCalls = windowCallsOf(moves, window);
  if ("unsayable" in windowCalls) return no("unsayable-step", `a solution cannot express it: ${windowCalls.unsayable}`);

  const wanted = goalHash(goal);
  /** Returns the place of the phone before each call, or null if the calls do not lead to the goal. */
  const reached = async (start: PhoneState, calls: readonly MoveCall[]): Promise<readonly string[] | null> => {
    const played = await playInKernel(
      start,
      calls.map(({ call }) => call),
    );
    if (played === null || goalHash(askedBetween(start, played.states.at(-1)!)) !== wanted) return null;
    return played.calls.map((call) => placeOf(played.states[call.from]!));
  };
  const fresh = phone.boot(defaultBoot(lang, walk.seed));
  // The state with the data before the window and with the home screen on the display.
  const asFound: PhoneState = { ...before, device: fresh.device, view: fresh.view };
  for (const start of [fresh, asFound])
    for (const callList of windowCalls.callLists) {
      // The kernel accepts a touch in a closed menu or on another tab, but a page does not. Therefore each touch must happen
      // at the same place as in the walk.
      const isLikeWalk = async (tried: readonly MoveCall[]): Promise<boolean> => {
        const places = await reached(start, tried);
        if (places === null) return false;
        return tried.every(({ call, move }, i) => {
          const isFirst = tried[i - 1]?.move !== move;
          return !isFirst || !touchingCalls.has(call.call) || places[i] === placeOf(moves[move]!.before);
        });
      };
      if (!(await isLikeWalk(callList))) continue;
      const left = await pruneWalk(callList, isLikeWalk);
      if (left.length > maxCalls) return no("too-long", `${left.length} calls remain, which is too many`);
      try {
        const candidate = candidateOf(walk, window, { start, fresh, left, goal, all, recordOfWorld });
        known.add(changed);
        return { outcome: { walk: walk.name, from, to, outcome: "candidate", says: candidate.task.id }, candidate };
      } catch (error) {
        if (error instanceof UndescribableChange) return no("unsayable-change", error.message);
        throw error;
      }
    }
  return no("not-repeatable", "replayed through what the screens offer, it changes something else");
}

interface FoundWindow {
  readonly start: PhoneState;
  readonly fresh: PhoneState;
  readonly left: readonly MoveCall[];
  /** The changes that a user would ask for, and all changes. */
  readonly goal: readonly NormalizedChange[];
  readonly all: readonly NormalizedChange[];
  readonly recordOfWorld: RecordOfWorld | undefined;
}
/**
 * Returns a key of what decides which controls a page shows: the place, and the screen's tabs, menus and switches. What is
 * typed does not matter.
 */
function placeOf(state: PhoneState): string {
  const { app, screen, view } = phone.top(state, state.view.front);
  const fields = (phone.app(app).navigation.screens as Record<string, { readonly view: Fields }>)[screen]?.view ?? {};
  const chosen = Object.keys(fields).filter((name) => optionsOf(fields[name]) !== null);
  return `${locationKey(state)} ${JSON.stringify(chosen.map((name) => (view as Record<string, Json>)[name] ?? null))}`;
}

function candidateOf(
  walk: PlayedWalk,
  { first, last }: WalkWindow,
  { start, fresh, left, goal, all, recordOfWorld }: FoundWindow,
): Candidate {
  const { moves, lang } = walk;
  const bare = checksOf(goal, []);
  // A text may have been typed before the first change of the window.
  const seen = moves.slice(0, last + 1);
  const descriptions = bare.map((check) => {
    const others = bare.flatMap(({ path }) => (path === check.path ? [] : [path]));
    const displayed = displayedWordsOf(seen, check.path, check.value ?? null, others);
    return describeChange(check, start, lang, { recordOfWorld, displayed });
  });
  const instruction = plainInstruction(descriptions, lang);
  // Instructions contain placeholders for the names of apps, because the names depend on the brand pack. A model
  // receives the names.
  const changes = descriptions.map((change) => ({ ...change, words: fillNames(change.words, defaultBrand, lang) }));
  if (!changes.some(({ values }) => values.length > 0))
    throw new UndescribableChange("none of its changes has a value that can be named");
  const calls = left.map(({ call }) => call);
  const apps = appsOf(
    calls,
    bare.map(({ path }) => path),
  );
  const task: SuiteTask = {
    id: `${slugOf(apps[0]!)}-${slugOf(walk.name)}-${moves[first]!.step}-${moves[last]!.step}`.slice(0, 70),
    apps,
    instruction: lang === "en" ? { en: instruction } : { zh: instruction },
    start: { seed: walk.seed, locale: lang, patches: createPatches(fresh, start) as Patch[] },
    checks: checksOf(
      goal,
      changes.map(({ words }) => words),
    ),
    allow: [...new Set([...all.map(({ path }) => path), ...bookkeepingPaths(start, apps)])],
    oracle: calls,
    budget: budgetOf(calls.length),
    difficulty: difficultyOf(calls.length),
    provenance: {
      walk: walk.name,
      from: moves[first]!.step,
      to: moves[last]!.step,
      seed: walk.seed,
      steps: moves[last]!.step - moves[left[0]!.move]!.step + 1,
      calls: calls.length,
      model: null,
    },
  };
  const titles = apps.map((app) => getAppBrand(defaultBrand, app).title[lang === "en" ? "en" : "zh"]);
  return { task, titles, steps: stepsOf(moves, left), changes };
}
/** Returns one step per move, even if the move consists of more than one call. */
const stepsOf = (moves: readonly Move[], left: readonly MoveCall[]): CandidateStep[] =>
  [...new Set(left.map(({ move }) => move))].map((index) => {
    const { step, elements, action, touched } = moves[index]!;
    return {
      step,
      elements,
      action,
      touched: touched && {
        role: touched.role,
        name: touched.name,
        ...(touched.value === undefined ? {} : { value: touched.value }),
      },
    };
  });
/**
 * Returns the apps that are opened or touched, and the apps whose data change. The launcher is included only if there
 * is no other app.
 */
function appsOf(calls: readonly SolutionCall[], paths: readonly string[]): string[] {
  const named = [
    ...calls.flatMap(({ call, args }) => (callsWithApp.has(call) ? [String(args[0])] : [])),
    ...paths.map((path) => path.split("/")[1]!),
  ].filter((id) => allApps.some((app) => app.id === id));
  const all = [...new Set(named)];
  const own = all.filter((id) => id !== phone.home.id);
  return own.length > 0 ? own : all;
}
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
