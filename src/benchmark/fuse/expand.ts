// Which other ways lead to the goal, and which acts lead away: found on the bare kernel, where an act costs next to nothing.
// What is found is a proposal: it becomes part of a graph only once it has been played on the real page.
import type { PhoneState } from "../../os/state.ts";
import { dataChanges } from "../../judge/changes.ts";
import { apps } from "../../apps/registry.ts";
import type { AnyApp } from "../../os/define.ts";
import { Rng } from "../../state/rng.ts";
import { afterDeed, deedsIn, deedsOn, isScroll, pressed, type Deed } from "./deeds.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { placeOf } from "../../os/place.ts";
import type { Played } from "./record.ts";

/** From the state after `at` moves of the first way: what is done instead of the rest of it. */
export interface Proposal {
  readonly at: number;
  readonly deeds: readonly Deed[];
  /** How the goal is reached from there, as far as the kernel knows; the page takes the first that it goes along with. */
  readonly sequels: readonly Sequel[];
}
export interface Sequel {
  readonly deeds: readonly Deed[];
  /**
   * The move of the first way from which on the rest of it leads to the goal then. Where the phone looks there as it does on the first way,
   * both are one node: they share what can be done (MobiFlow, section 3: labels).
   */
  readonly from: number;
}
export interface Proposals {
  /** They reach the goal, shortest first. */
  readonly ways: readonly Proposal[];
  /** They leave the first way and come back to it. */
  readonly links: readonly Proposal[];
  /** One act each that leads away from every way that was found. */
  readonly branches: readonly Proposal[];
}
export interface ExpandWish {
  /** How many touches more than the first way a way may take. */
  readonly more: number;
  readonly ways: number;
  readonly branches: number;
  readonly links: number;
  /** Draws what is tried where there is too much. */
  readonly chance: string;
}
/** Proposals for each way that is wanted. */
const proposedFor = 3;
/** Touches and holds that are tried on one screen: agents touch far more often. */
const tapsMost = 60;
const holdsMost = 10;

export function proposalsFor(
  start: PhoneState,
  first: Played,
  succeeds: (end: PhoneState) => boolean,
  wish: ExpandWish,
): Proposals {
  const { states, seen, recording } = first;
  const deeds = deedsIn(first);
  const keys = recording.frames.map(({ key }) => key!);
  const known = new Map(keys.map((key, i) => [key, i]));
  const chance = Rng.of(wish.chance, "expand");
  /** `touches`: more than the first way has. */
  const ways: (Proposal & { readonly touches: number; readonly path: string })[] = [];
  const links: Proposal[] = [];
  const away: (Proposal & { readonly harm: boolean })[] = [];

  /** The rest of the first way, from its move `from` on; null where the phone does not go along or the goal is missed. */
  const resumed = (state: PhoneState, from: number): string[] | null => {
    const path: string[] = [];
    let now = state;
    for (const deed of deeds.slice(from)) {
      if (isScroll(deed)) continue;
      const next = afterDeed(now, deed);
      if (!next) return null;
      now = next;
      path.push(fingerprintOf(start, now));
    }
    return succeeds(now) ? path : null;
  };

  for (const [at, here] of states.slice(0, deeds.length + 1).entries()) {
    // None at the goal.
    const [own, next] = deeds.slice(at);
    if (own && isScroll(own)) continue;
    const acts = chance
      .shuffle(deedsOn(here, seen[at]!.elements))
      .filter(({ act, action }) => act !== own?.act || action.type !== own.action.type);
    const offered = [
      pressed("BACK", here),
      pressed("HOME", here),
      // What is written later may be written now.
      ...deeds.slice(at + 1, at + 3).filter(({ action }) => action.type === "TYPE"),
      ...acts.filter(({ action }) => action.type !== "LONG_PRESS").slice(0, tapsMost),
      ...acts.filter(({ action }) => action.type === "LONG_PRESS").slice(0, holdsMost),
    ];
    // The other way round.
    if (own && next && !isScroll(next)) {
      const swapped = [next, own].reduce<PhoneState | null>((state, deed) => state && afterDeed(state, deed), here);
      if (swapped && placeOf(here) === placeOf(states[at + 1]!) && resumed(swapped, at + 2) !== null)
        links.push({ at, deeds: [next], sequels: [{ deeds: [own], from: at + 2 }] });
    }
    // An app that is opened later may be opened now.
    for (const [i, deed] of deeds.entries()) {
      if (i <= at || deed.action.type !== "AWAKE") continue;
      const then = afterDeed(here, deed);
      if (then && resumed(then, i + 1) !== null)
        links.push({ at, deeds: [deed], sequels: [{ deeds: [], from: i + 1 }] });
    }
    for (const deed of offered) {
      const then = afterDeed(here, deed);
      if (!then) continue;
      const key = fingerprintOf(start, then);
      if (key === keys[at]) continue;
      if (known.has(key) || (!own && succeeds(then))) {
        links.push({ at, deeds: [deed], sequels: [] });
        continue;
      }
      // In its place, before it, in the place of several, some steps back, or anew from the home screen. Whether what is done from
      // there on is on the glass, the page says.
      const isNear = (move: number): boolean => at + 1 - move <= wish.more;
      const isThere = (move: number): boolean => placeOf(then) === placeOf(states[move]!);
      const rests = [...new Set(own ? [at + 1, at, at + 2, at - 1, at - 2, 0] : [])].flatMap((from) => {
        const isTried = from >= 0 && from <= deeds.length && (isNear(from) || isThere(from));
        const rest = isTried ? resumed(then, from) : null;
        return rest ? [{ from, rest }] : [];
      });
      const [nearest] = rests;
      if (nearest && isNear(nearest.from) && isThere(nearest.from)) {
        const { from, rest } = nearest;
        const path = [key, ...rest].join(" ");
        ways.push({ at, deeds: [deed, ...deeds.slice(from)], sequels: [], touches: at + 1 - from, path });
      }
      const backs: Deed[] = [];
      const sequels: Sequel[] = rests.map(({ from }) => ({ deeds: [], from }));
      for (let there: PhoneState | null = then; there && backs.length < wish.more - 1;) {
        const back = pressed("BACK", there);
        backs.push(back);
        there = afterDeed(there, back);
        if (there && placeOf(there) === placeOf(here) && resumed(there, at) !== null)
          sequels.push({ deeds: [...backs], from: at });
      }
      if (sequels.length > 0) links.push({ at, deeds: [deed], sequels });
      else {
        const harm = dataChanges(apps as readonly AnyApp[], here, then).length > 0;
        away.push({ at, deeds: [deed], sequels: [], harm });
      }
    }
  }
  const paths = new Set<string>();
  const distinct = ways
    .toSorted((a, b) => a.touches - b.touches)
    .filter(({ at, path }) => !paths.has(`${at} ${path}`) && paths.add(`${at} ${path}`));
  return {
    ways: spread(distinct, wish.ways * proposedFor),
    links: spread(links, wish.links),
    // What does damage comes first: a phone that stays as it is would hide it.
    branches: [
      ...spread(
        away.filter(({ harm }) => harm),
        wish.branches,
      ),
      ...spread(
        away.filter(({ harm }) => !harm),
        wish.branches,
      ),
    ].slice(0, wish.branches),
  };
}

/** As many as asked for, from as many places as there are. */
function spread<T extends Proposal>(all: readonly T[], most: number): T[] {
  const places = [...Map.groupBy(all, ({ at }) => at).values()];
  const out: T[] = [];
  for (let round = 0; out.length < most && places.some((place) => place.length > round); round++)
    for (const place of places) if (place[round] && out.length < most) out.push(place[round]!);
  return out;
}
