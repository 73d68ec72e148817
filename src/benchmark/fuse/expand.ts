// Finds other paths to the goal, and acts that lead away from the goal. The search runs in the kernel without a page,
// because an act takes almost no time there. Each result is a proposal. A proposal becomes part of a graph only after
// it has been played on the real page.
import type { PhoneState } from "#os/state.ts";
import { dataChanges } from "#judge/changes.ts";
import { apps } from "#apps/registry.ts";
import type { AnyApp } from "#os/define.ts";
import { Rng } from "#state/rng.ts";
import { applyOperation, operationsIn, operationsOn, isScroll, keyOperation, type Operation } from "./operations.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { locationKey } from "#os/location-key.ts";
import type { EpisodeTrace } from "./trace.ts";

/** Operations that replace the rest of the reference solution after its first `startIndex` moves. */
export interface Proposal {
  readonly startIndex: number;
  readonly operations: readonly Operation[];
  /**
   * Continuations after the operations that reach the goal, as the kernel predicts. The first one that the page follows
   * is used.
   */
  readonly sequels: readonly Sequel[];
}
export interface Sequel {
  readonly operations: readonly Operation[];
  /**
   * After `operations`, the reference solution is continued from the move with this index. If the phone then looks the
   * same as at this move of the solution, the two screens become one node, because they offer the same acts (MobiFlow,
   * section 3, "labels").
   */
  readonly from: number;
}
export interface Proposals {
  /** Paths that reach the goal, shortest first. */
  readonly paths: readonly Proposal[];
  /** Operations that leave the reference solution and return to it. */
  readonly links: readonly Proposal[];
  /** Single acts that lead away from all paths that were found. */
  readonly branches: readonly Proposal[];
}
export interface ExpandOptions {
  /** The maximum number of touches that a path may have in addition to those of the reference solution. */
  readonly more: number;
  readonly ways: number;
  readonly branches: number;
  readonly links: number;
  /** The seed of the random selection that is made if there are too many candidates. */
  readonly chance: string;
}
/** The number of proposals to create for each wanted path. */
const proposalsPerPath = 3;
/**
 * The maximum numbers of touches and holds that are tried on one screen. Agents touch far more often than they hold, so
 * more touches are tried.
 */
const maxTaps = 60;
const maxHolds = 10;

export function proposalsFor(
  start: PhoneState,
  first: EpisodeTrace,
  succeeds: (end: PhoneState) => boolean,
  options: ExpandOptions,
): Proposals {
  const { states, captures, recording } = first;
  const deeds = operationsIn(first);
  const keys = recording.frames.map(({ key }) => key!);
  const known = new Map(keys.map((key, i) => [key, i]));
  const chance = Rng.of(options.chance, "expand");
  /** `touches`: the number of touches that the path has in addition to those of the reference solution. */
  const ways: (Proposal & { readonly touches: number; readonly path: string })[] = [];
  const links: Proposal[] = [];
  const away: (Proposal & { readonly harm: boolean })[] = [];

  /**
   * Replays the reference solution from the move with the index `from`. Returns null if the phone does not offer an
   * operation or the goal is not reached.
   */
  const resumed = (state: PhoneState, from: number): string[] | null => {
    const path: string[] = [];
    let now = state;
    for (const deed of deeds.slice(from)) {
      if (isScroll(deed)) continue;
      const next = applyOperation(now, deed);
      if (!next) return null;
      now = next;
      path.push(fingerprintOf(start, now));
    }
    return succeeds(now) ? path : null;
  };

  for (const [startIndex, here] of states.slice(0, deeds.length + 1).entries()) {
    // At the goal, no operation remains, so both values are undefined.
    const [own, next] = deeds.slice(startIndex);
    if (own && isScroll(own)) continue;
    const acts = chance
      .shuffle(operationsOn(here, captures[startIndex]!.elements))
      .filter(({ act, action }) => act !== own?.act || action.type !== own.action.type);
    const offered = [
      keyOperation("BACK", here),
      keyOperation("HOME", here),
      // A text that the solution types later can be typed now.
      ...deeds.slice(startIndex + 1, startIndex + 3).filter(({ action }) => action.type === "TYPE"),
      ...acts.filter(({ action }) => action.type !== "LONG_PRESS").slice(0, maxTaps),
      ...acts.filter(({ action }) => action.type === "LONG_PRESS").slice(0, maxHolds),
    ];
    // Swaps the next two operations.
    if (own && next && !isScroll(next)) {
      const swapped = [next, own].reduce<PhoneState | null>(
        (state, deed) => state && applyOperation(state, deed),
        here,
      );
      if (
        swapped &&
        locationKey(here) === locationKey(states[startIndex + 1]!) &&
        resumed(swapped, startIndex + 2) !== null
      )
        links.push({ startIndex, operations: [next], sequels: [{ operations: [own], from: startIndex + 2 }] });
    }
    // An app that the solution opens later can be opened now.
    for (const [i, deed] of deeds.entries()) {
      if (i <= startIndex || deed.action.type !== "AWAKE") continue;
      const then = applyOperation(here, deed);
      if (then && resumed(then, i + 1) !== null)
        links.push({ startIndex, operations: [deed], sequels: [{ operations: [], from: i + 1 }] });
    }
    for (const deed of offered) {
      const then = applyOperation(here, deed);
      if (!then) continue;
      const key = fingerprintOf(start, then);
      if (key === keys[startIndex]) continue;
      if (known.has(key) || (!own && succeeds(then))) {
        links.push({ startIndex, operations: [deed], sequels: [] });
        continue;
      }
      // Tries to continue the solution from several moves: the next one, the same one, the one after the next, one of
      // the two before, or the first one (from the home screen). Only the page can show later whether the display
      // offers the remaining operations.
      const isNear = (move: number): boolean => startIndex + 1 - move <= options.more;
      const isThere = (move: number): boolean => locationKey(then) === locationKey(states[move]!);
      const rests = [
        ...new Set(own ? [startIndex + 1, startIndex, startIndex + 2, startIndex - 1, startIndex - 2, 0] : []),
      ].flatMap((from) => {
        const isTried = from >= 0 && from <= deeds.length && (isNear(from) || isThere(from));
        const rest = isTried ? resumed(then, from) : null;
        return rest ? [{ from, rest }] : [];
      });
      const [nearest] = rests;
      if (nearest && isNear(nearest.from) && isThere(nearest.from)) {
        const { from, rest } = nearest;
        const path = [key, ...rest].join(" ");
        ways.push({
          startIndex,
          operations: [deed, ...deeds.slice(from)],
          sequels: [],
          touches: startIndex + 1 - from,
          path,
        });
      }
      const backs: Operation[] = [];
      const sequels: Sequel[] = rests.map(({ from }) => ({ operations: [], from }));
      for (let there: PhoneState | null = then; there && backs.length < options.more - 1;) {
        const back = keyOperation("BACK", there);
        backs.push(back);
        there = applyOperation(there, back);
        if (there && locationKey(there) === locationKey(here) && resumed(there, startIndex) !== null)
          sequels.push({ operations: [...backs], from: startIndex });
      }
      if (sequels.length > 0) links.push({ startIndex, operations: [deed], sequels });
      else {
        const harm = dataChanges(apps as readonly AnyApp[], here, then).length > 0;
        away.push({ startIndex, operations: [deed], sequels: [], harm });
      }
    }
  }
  const paths = new Set<string>();
  const distinct = ways
    .toSorted((a, b) => a.touches - b.touches)
    .filter(({ startIndex, path }) => !paths.has(`${startIndex} ${path}`) && paths.add(`${startIndex} ${path}`));
  return {
    paths: takeFromEachPlace(distinct, options.ways * proposalsPerPath),
    links: takeFromEachPlace(links, options.links),
    // Harmful branches come first. A graph without them would ignore the harmful act, and so hide the harm.
    branches: [
      ...takeFromEachPlace(
        away.filter(({ harm }) => harm),
        options.branches,
      ),
      ...takeFromEachPlace(
        away.filter(({ harm }) => !harm),
        options.branches,
      ),
    ].slice(0, options.branches),
  };
}

/** Returns up to `most` proposals, taken in turn from each start index. */
function takeFromEachPlace<T extends Proposal>(all: readonly T[], most: number): T[] {
  const places = [...Map.groupBy(all, ({ startIndex }) => startIndex).values()];
  const out: T[] = [];
  for (let round = 0; out.length < most && places.some((place) => place.length > round); round++)
    for (const place of places) if (place[round] && out.length < most) out.push(place[round]!);
  return out;
}
