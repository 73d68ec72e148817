/**
 * Measures how far an episode came without a graph. Milestones are the states of the reference solution in which data
 * or screen changed; CR is the index of the furthest reached one divided by their number.
 */
import { phone } from "#apps/phone.ts";
import { ownChanges } from "#judge/own-changes.ts";
import type { PhoneState } from "#os/state.ts";
import { diff } from "#state/diff.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

/** What distinguishes a state on the path: the screen, and the data changes since the start. */
export interface Milestone {
  /** App, screen, parameters, and the open overlay. */
  readonly place: string;
  /** Data changes with their counts, as texts that are comparable between episodes of the instance. */
  readonly changes: ReadonlyMap<string, number>;
}

/** Compares a state with the start of its episode. Changes that only time causes are left out. */
function toMilestone(start: PhoneState, state: PhoneState, known: ReadonlySet<string>): Milestone {
  const { app, screen, params, view } = phone.top(state, state.view.front);
  const changes = new Map<string, number>();
  // The answer sheet is not user data, but its content is part of the goal.
  const sheet = phone.apps.find(({ part }) => part === "sheet");
  const answers = sheet ? diff(start.apps[sheet.id]!, state.apps[sheet.id]!) : [];
  for (const { path, kind, after = null } of [...ownChanges(phone, start, state), ...answers]) {
    const text = normalizedHash([path, kind, after as Json], known);
    changes.set(text, (changes.get(text) ?? 0) + 1);
  }
  return { place: normalizedHash([app, screen, params as Json, view["open"] ?? null], known), changes };
}
const idPattern = /\b[a-z][A-Za-z]*_\d+\b/g;
/**
 * New ids get equal names, because they depend on earlier ones. Instants are equal too, because they only tell the
 * time.
 */
const normalizedHash = (value: Json, known: ReadonlySet<string>): string => hashOf(normalizeValue(value, known));
const normalizeIds = (text: string, known: ReadonlySet<string>): string =>
  text.replaceAll(idPattern, (id) => (known.has(id) ? id : `${id.slice(0, id.lastIndexOf("_"))}_new`));
function normalizeValue(value: Json, known: ReadonlySet<string>): Json {
  if (typeof value === "string") return normalizeIds(value, known);
  // No other number in a phone is this large.
  if (typeof value === "number") return Math.abs(value) > 9e11 ? "instant" : value;
  if (Array.isArray(value)) return value.map((inner) => normalizeValue(inner, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [normalizeIds(key, known), normalizeValue(inner, known)]),
  );
}

/** Selects the states of a solution, beginning with the start, whose place or data differ from the previous state. */
export function milestonesOf(states: readonly PhoneState[]): Milestone[] {
  const start = states[0]!;
  const known = new Set(JSON.stringify([start.apps, start.os]).match(idPattern) ?? []);
  const all = states.map((state) => toMilestone(start, state, known));
  return all.filter((one, i) => i > 0 && !isSameMilestone(one, all[i - 1]!));
}
const isSameMilestone = (a: Milestone, b: Milestone): boolean =>
  a.place === b.place && includesChanges(a, b) && includesChanges(b, a);
/** Whether `a` includes all changes of `b`. */
const includesChanges = (a: Milestone, b: Milestone): boolean =>
  [...b.changes].every(([text, times]) => (a.changes.get(text) ?? 0) >= times);

export interface MilestoneProgress {
  /**
   * Index of the furthest milestone divided by their number. 1 if the goal was reached by any path, less if it was not.
   */
  readonly completion: number;
  /** The number of different milestones that were reached. */
  readonly visited: number;
  readonly all: number;
  /** For each state the furthest milestone that it matches, from 1; 0 when it matches none. */
  readonly furthestByState: readonly number[];
}
/**
 * A state matches a milestone at the same place with all of its changes; it may have more. The last milestone is the
 * goal, and the judge decides whether it was reached.
 */
export function measureProgress(
  milestones: readonly Milestone[],
  states: readonly PhoneState[],
  success: boolean,
): MilestoneProgress {
  const start = states[0]!;
  const known = new Set(JSON.stringify([start.apps, start.os]).match(idPattern) ?? []);
  const seen = new Set<number>();
  const at = states.map((state) => {
    const now = toMilestone(start, state, known);
    let furthest = 0;
    for (const [i, milestone] of milestones.slice(0, -1).entries())
      if (now.place === milestone.place && includesChanges(now, milestone)) {
        furthest = i + 1;
        seen.add(i);
      }
    return furthest;
  });
  const all = milestones.length;
  if (success) seen.add(all - 1);
  const completion = success ? 1 : all === 0 ? 0 : Math.max(...at) / all;
  return { completion, visited: seen.size, all, furthestByState: at };
}
