/** From the windows of a walk to candidates: what each changed becomes the goal, what it did, pruned, the solution. */
import { phone } from "../../apps/phone.ts";
import { defaultBrand } from "../../brands/chosen.ts";
import { appBrandOf, withNames } from "../../brands/define.ts";
import type { SnapshotFile } from "../../contract/env.ts";
import type { SolutionCall, SuiteTask } from "../../contract/suite.ts";
import { bootFrom } from "../../env/boots.ts";
import { bootOf } from "../../judge/instance.ts";
import { ofApp } from "../../judge/json-task.ts";
import { pruned } from "../../learn/prune.ts";
import type { PhoneState } from "../../os/state.ts";
import { overlayOf, type Patch } from "../../state/overlay.ts";
import type { Candidate, CandidateStep } from "./candidate.ts";
import { describe, plainInstruction, Unsayable } from "./describe.ts";
import { allApps, checksOf, goalBetween, goalHash, placesHash, playedOn } from "./goal.ts";
import { placeOf } from "../../os/place.ts";
import { callsOf, movesOf, windowsOf, type Move, type MoveCall, type SeenStep, type Window } from "./windows.ts";

/** What became of a window; a line of `synthesis.jsonl` each. */
export interface WindowOutcome {
  readonly walk: string;
  /** Steps of the walk, from 1. */
  readonly from: number;
  readonly to: number;
  readonly outcome:
    | "candidate"
    | "no-change"
    | "same-places"
    | "too-many-changes"
    | "unsayable-step"
    | "unsayable-change"
    | "not-repeatable"
    | "too-long";
  readonly says: string;
}
export interface Found {
  readonly outcome: WindowOutcome;
  readonly candidate: Candidate | null;
}
export interface WalkRead {
  /** How provenance calls it. */
  readonly name: string;
  readonly seed: number;
  readonly snapshot: SnapshotFile;
  readonly seen: readonly SeenStep[];
}

/** Calls that do something on the screen in front. */
const touching: ReadonlySet<string> = new Set<SolutionCall["call"]>(["act", "set", "slide", "enter", "type"]);
const mostChecks = 8;
const mostCalls = 25;
/** Steps of a real page for each call: it may have to scroll. */
const stepsPerCall = 2;
const budgets = [15, 30, 45, 60] as const;

/** `known`: places that an earlier candidate changes; they are added to. */
export async function candidatesOf(walk: WalkRead, known: Set<string>): Promise<Found[]> {
  const moves = movesOf(walk.snapshot, walk.seen);
  const out: Found[] = [];
  for (const window of windowsOf(moves)) out.push(await foundIn(walk, moves, window, known));
  return out;
}

async function foundIn(walk: WalkRead, moves: readonly Move[], window: Window, known: Set<string>): Promise<Found> {
  const [from, to] = [moves[window.first]!.step, moves[window.last]!.step];
  const no = (outcome: WindowOutcome["outcome"], says: string): Found => ({
    outcome: { walk: walk.name, from, to, outcome, says },
    candidate: null,
  });
  const [before, after] = [moves[window.first]!.before, moves[window.last]!.after];
  const goal = goalBetween(before, after);
  if (goal.length === 0) return no("no-change", "what it changed, it changed back");
  if (goal.length > mostChecks) return no("too-many-changes", `${goal.length} changes of data`);
  const changed = placesHash(goal);
  if (known.has(changed)) return no("same-places", "an earlier candidate changes the same places");
  const said = callsOf(moves, window);
  if ("unsayable" in said) return no("unsayable-step", `no solution can say: ${said.unsayable}`);

  const wanted = goalHash(goal);
  /** Where the phone was before each call; null where they do not lead to the goal. */
  const reached = async (start: PhoneState, calls: readonly MoveCall[]): Promise<readonly string[] | null> => {
    const played = await playedOn(
      start,
      calls.map(({ call }) => call),
    );
    if (played === null || goalHash(goalBetween(start, played.moves.at(-1)!)) !== wanted) return null;
    return played.calls.map((call) => placeOf(played.moves[call.from]!));
  };
  const boot = bootFrom(walk.snapshot.boot);
  const fresh = phone.boot(bootOf(boot.lang, walk.seed));
  // As the walk found the data, seen from the home screen.
  const asFound: PhoneState = { ...before, device: fresh.device, view: fresh.view };
  for (const start of [fresh, asFound])
    for (const way of said.ways) {
      const places = await reached(start, way);
      if (!places) continue;
      const placed = new Map(way.map((call, i) => [call, places[i]]));
      // The kernel minds no menu that is shut, but a page has nothing to touch then: what is touched stays where it was touched.
      const left = await pruned(way, async (tried) => {
        const now = await reached(start, tried);
        return now !== null && tried.every((call, i) => !touching.has(call.call.call) || now[i] === placed.get(call));
      });
      if (left.length > mostCalls) return no("too-long", `${left.length} calls are left`);
      try {
        const candidate = candidateOf(walk, moves, window, start, fresh, left, goal);
        known.add(changed);
        return { outcome: { walk: walk.name, from, to, outcome: "candidate", says: candidate.task.id }, candidate };
      } catch (error) {
        if (error instanceof Unsayable) return no("unsayable-change", error.message);
        throw error;
      }
    }
  return no("not-repeatable", "played again by what the screens offer, it changes something else");
}

function candidateOf(
  walk: WalkRead,
  moves: readonly Move[],
  { first, last }: Window,
  start: PhoneState,
  fresh: PhoneState,
  left: readonly MoveCall[],
  goal: Parameters<typeof checksOf>[0],
): Candidate {
  const { lang } = bootFrom(walk.snapshot.boot);
  const bare = checksOf(goal, []);
  const told = bare.map((check) => describe(check, start, lang));
  const instruction = plainInstruction(told, lang);
  // Instructions leave the names of apps to whoever's pack it is; a model is told them.
  const changes = told.map((change) => ({ ...change, words: withNames(change.words, defaultBrand, lang) }));
  if (!changes.some(({ values }) => values.length > 0)) throw new Unsayable("nothing in it can be said");
  const calls = left.map(({ call }) => call);
  const apps = appsOf(
    calls,
    bare.map(({ path }) => path),
  );
  const task: SuiteTask = {
    id: `${slugOf(apps[0]!)}-${slugOf(walk.name)}-${moves[first]!.step}-${moves[last]!.step}`.slice(0, 70),
    apps,
    instruction: lang === "en" ? { en: instruction } : { zh: instruction },
    start: { seed: walk.seed, locale: lang, patches: overlayOf(fresh, start) as Patch[] },
    checks: checksOf(
      goal,
      changes.map(({ words }) => words),
    ),
    allow: goal.map(({ path }) => path),
    oracle: calls,
    budget: budgets.find((most) => most >= calls.length * stepsPerCall + 5) ?? 60,
    difficulty: calls.length <= 4 ? "L1" : calls.length <= 8 ? "L2" : calls.length <= 14 ? "L3" : "L4",
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
  const titles = apps.map((app) => appBrandOf(defaultBrand, app).title[lang === "en" ? "en" : "zh"]);
  return { task, titles, steps: stepsOf(moves, left), changes };
}
/** One move may have done several calls; it was one step. */
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
/** Those that are opened or touched, and those whose data change; the launcher only where there is no other. */
function appsOf(calls: readonly SolutionCall[], paths: readonly string[]): string[] {
  const named = [
    ...calls.flatMap(({ call, args }) => (ofApp.has(call) ? [String(args[0])] : [])),
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
