/**
 * Measures the progress of an episode without a graph. Milestones are the states of the reference solution in which the
 * data or the screen changed. CR is the index of the furthest milestone that was reached, divided by the number of
 * milestones.
 */
import { phone } from "#apps/phone.ts";
import { ownChanges } from "#judge/own-changes.ts";
import type { PhoneState } from "#os/state.ts";
import { diff } from "#state/diff.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";

/**
 * The parts of a state by which milestones are compared. These are the screen, and the data changes since the start.
 */
export interface Milestone {
  /** The app, the screen, the parameters and the open overlay. */
  readonly place: string;
  /** Data changes with their counts. The keys are texts that can be compared between episodes of the instance. */
  readonly changes: ReadonlyMap<string, number>;
}

/** Compares a state with the start of its episode. Leaves out changes that only the passing of time causes. */
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
 * All new ids get the same name, because the number of an id depends on earlier ids. All instants are also equal,
 * because they depend only on the time.
 */
const normalizedHash = (value: Json, known: ReadonlySet<string>): string => hashOf(normalizeValue(value, known));
const normalizeIds = (text: string, known: ReadonlySet<string>): string =>
  text.replaceAll(idPattern, (id) => (known.has(id) ? id : `${id.slice(0, id.lastIndexOf("_"))}_new`));
function normalizeValue(value: Json, known: ReadonlySet<string>): Json {
  if (typeof value === "string") return normalizeIds(value, known);
  // No other numbers in a phone are this large.
  if (typeof value === "number") return Math.abs(value) > 9e11 ? "instant" : value;
  if (Array.isArray(value)) return value.map((inner) => normalizeValue(inner, known));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [normalizeIds(key, known), normalizeValue(inner, known)]),
  );
}

/** Returns the start and every later state of a solution that differs from the previous state in place or data. */
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
   * The index of the furthest milestone divided by the number of milestones. It is 1 if the goal was reached on any
   * path, otherwise less than 1.
   */
  readonly completion: number;
  /** The number of different milestones that were reached. */
  readonly visited: number;
  readonly all: number;
  /**
   * For each state, the number of the furthest milestone that the state matches, from 1. It is 0 if the state matches
   * no milestone.
   */
  readonly furthestByState: readonly number[];
}
/**
 * A state matches a milestone if it has the same place and all changes of the milestone. It may have additional
 * changes. The last milestone is the goal, and the judge decides whether the goal was reached.
 */
export function measureProgress(
  milestones: readonly Milestone[],
  states: readonly PhoneState[],
  success: boolean,
): MilestoneProgress {
  const start = states[0]!;
  const known = new Set(JSON.stringify([start.apps, start.os]).match(idPattern) ?? []);
  const seen = new Set<number>();
  const furthestByState = states.map((state) => {
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
  const completion = success ? 1 : all === 0 ? 0 : Math.max(...furthestByState) / all;
  return { completion, visited: seen.size, all, furthestByState };
}
