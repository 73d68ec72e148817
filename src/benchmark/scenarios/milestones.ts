/**
 * How far an episode came where there is no graph: milestones are the states of the reference solution's episode where data or
 * screen changed, and CR is the furthest one reached over all of them.
 */
import { phone } from "../../apps/phone.ts";
import { ownChanges } from "../../judge/time.ts";
import type { PhoneState } from "../../os/state.ts";
import { diff } from "../../state/diff.ts";
import { hashOf } from "../../state/hash.ts";
import type { Json } from "../../state/json.ts";

/** What tells a state from others on the way: where it is, and what was done to the data since the start. */
export interface Milestone {
  /** App, screen, parameters, and what is open over it. */
  readonly place: string;
  /** Changes of data, told alike for all episodes of the instance, with how many of each. */
  readonly changes: ReadonlyMap<string, number>;
}

/** Of a state against the start of its episode. What time alone does to the data is left out. */
function told(start: PhoneState, state: PhoneState, known: ReadonlySet<string>): Milestone {
  const { app, screen, params, view } = phone.top(state, state.view.front);
  const changes = new Map<string, number>();
  // The answer sheet is no data of the user's, and yet what is written there is what was asked for.
  const sheet = phone.apps.find(({ part }) => part === "sheet");
  const answers = sheet ? diff(start.apps[sheet.id]!, state.apps[sheet.id]!) : [];
  for (const { path, kind, after = null } of [...ownChanges(phone, start, state), ...answers]) {
    const text = alike([path, kind, after as Json], known);
    changes.set(text, (changes.get(text) ?? 0) + 1);
  }
  return { place: alike([app, screen, params as Json, view["open"] ?? null], known), changes };
}
const idPattern = /\b[a-z][A-Za-z]*_\d+\b/g;
/** New ids are called alike, whatever was made before, and so are instants: they say when, not what. */
const alike = (value: Json, known: ReadonlySet<string>): string => hashOf(plainly(value, known));
const named = (text: string, known: ReadonlySet<string>): string =>
  text.replaceAll(idPattern, (id) => (known.has(id) ? id : `${id.slice(0, id.lastIndexOf("_"))}_new`));
function plainly(value: Json, known: ReadonlySet<string>): Json {
  if (typeof value === "string") return named(value, known);
  // Nothing else in a phone counts that far.
  if (typeof value === "number") return Math.abs(value) > 9e11 ? "instant" : value;
  if (Array.isArray(value)) return value.map((inner) => plainly(inner, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [named(key, known), plainly(inner, known)]));
}

/** Of the states of a solution, the first being the start: those where place or data are other than the one before. */
export function milestonesOf(states: readonly PhoneState[]): Milestone[] {
  const start = states[0]!;
  const known = new Set(JSON.stringify([start.apps, start.os]).match(idPattern) ?? []);
  const all = states.map((state) => told(start, state, known));
  return all.filter((one, i) => i > 0 && !same(one, all[i - 1]!));
}
const same = (a: Milestone, b: Milestone): boolean => a.place === b.place && holds(a, b) && holds(b, a);
/** Whether all that was done at `b` is done at `a`, too. */
const holds = (a: Milestone, b: Milestone): boolean =>
  [...b.changes].every(([text, times]) => (a.changes.get(text) ?? 0) >= times);

export interface Reached {
  /** Furthest / all; 1 where the goal was reached, on whatever way, and less where it was not. */
  readonly completion: number;
  /** How many different ones were reached. */
  readonly visited: number;
  readonly all: number;
  /** Of each state, the furthest milestone that it is, from 1; 0 where it is none. */
  readonly at: readonly number[];
}
/**
 * A state is at a milestone where it is at its place with all of its changes; others may have been made besides. The last one is
 * the goal: whether that was reached is for the judge to say.
 */
export function reached(milestones: readonly Milestone[], states: readonly PhoneState[], success: boolean): Reached {
  const start = states[0]!;
  const known = new Set(JSON.stringify([start.apps, start.os]).match(idPattern) ?? []);
  const seen = new Set<number>();
  const at = states.map((state) => {
    const now = told(start, state, known);
    let furthest = 0;
    for (const [i, milestone] of milestones.slice(0, -1).entries())
      if (now.place === milestone.place && holds(now, milestone)) {
        furthest = i + 1;
        seen.add(i);
      }
    return furthest;
  });
  const all = milestones.length;
  if (success) seen.add(all - 1);
  const completion = success ? 1 : all === 0 ? 0 : Math.max(...at) / all;
  return { completion, visited: seen.size, all, at };
}
