/**
 * Calculates daily step counts. They depend only on the person and the time, so that all lists show the same numbers.
 */
import type { Due } from "#os/app-command.ts";
import { civilOf, dayKey, hourMs, startOfDay } from "#state/civil.ts";
import { Rng } from "#state/rng.ts";
import { me } from "../../people.ts";
import type { State } from "../../state.ts";

/** The percentage of a day's steps that a person has taken by the end of each hour. */
const walkedPercent = [
  0, 0, 0, 0, 0, 1, 4, 10, 19, 25, 29, 33, 40, 45, 48, 52, 56, 64, 76, 85, 91, 95, 98, 100,
] as const;

/** Returns the steps that a person has taken today until `now`, or 0 for people without a step count. */
export function stepsToday({ people }: State, person: string, now: number, offsetMin: number): number {
  const usual = people[person]?.steps ?? 0;
  if (usual === 0) return 0;
  const r = Rng.of("steps", person, dayKey(now, offsetMin));
  const whole = Math.round(usual * (0.55 + r.next() * 0.9)) + r.int(0, 99);
  const { hour, minute } = civilOf(now, offsetMin);
  const before = hour === 0 ? 0 : walkedPercent[hour - 1]!;
  const share = before + ((walkedPercent[hour]! - before) * minute) / 60;
  return Math.floor((whole * share) / 100);
}
/** Returns a person's steps on an earlier day, `daysAgo` days before `now`. */
export const stepsOn = (state: State, person: string, now: number, daysAgo: number, offsetMin: number): number =>
  daysAgo === 0
    ? stepsToday(state, person, now, offsetMin)
    : stepsToday(state, person, startOfDay(now, offsetMin) - (daysAgo - 1) * 24 * hourMs - 1, offsetMin);

export interface RankedPerson {
  readonly person: string;
  readonly steps: number;
  readonly rank: number;
  readonly likes: number;
  readonly liked: boolean;
}
/** The day's ranking, highest first. */
export function rankSteps(state: State, now: number, offsetMin: number): RankedPerson[] {
  const day = dayKey(now, offsetMin);
  const friends = Object.values(state.friends)
    .filter((f) => !f.blocked && !f.chatOnly && !state.steps.ignored.includes(f.id))
    .filter((f) => state.people[f.id]?.steps !== undefined)
    .map((f) => f.id);
  const all = state.steps.joined ? [me, ...friends] : friends;
  const rows = all.map((person) => {
    const steps = stepsToday(state, person, now, offsetMin);
    const liked = (state.stepLikes[day] ?? []).includes(person);
    const others = steps === 0 ? 0 : Rng.of("step-likes", person, day).int(0, 6);
    return { person, steps, liked, likes: others + (liked ? 1 : 0) };
  });
  return rows
    .toSorted((a, b) => b.steps - a.steps || (a.person < b.person ? -1 : 1))
    .map((row, n) => ({ ...row, rank: n + 1 }));
}
/** Schedules the ranking's notification for 22:30 every evening. */
export function stepsDue(state: State, now: number, offsetMin: number): Due[] {
  if (!state.plugins.werun || !state.prefs.notifySteps) return [];
  const evening = startOfDay(now, offsetMin) + 22.5 * hourMs;
  return [{ at: evening > now ? evening : evening + 24 * hourMs, command: "tellSteps", args: {} }];
}
