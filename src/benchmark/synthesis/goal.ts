/**
 * Converts the difference between the data at the start and at the end to checks, and converts the walk to a reference
 * solution.
 */
import { phone } from "#apps/phone.ts";
import { apps } from "#apps/registry.ts";
import type { SolutionCall, SuiteCheck, SuiteTask } from "#contract/suite.ts";
import { occasionOf, statesOf } from "#judge/judge.ts";
import { jsonTask, knownIds } from "#judge/json-task.ts";
import { normalizeChanges, type NormalizedChange } from "#judge/normalized-changes.ts";
import { StuckError } from "#judge/kernel-driver.ts";
import { ownChanges } from "#judge/own-changes.ts";
import type { AnyApp } from "#os/define.ts";
import type { PhoneState } from "#os/state.ts";
import { hashOf } from "#state/hash.ts";
import type { Json } from "#state/json.ts";
import { recordSolution, type SolutionRecording } from "../verify/solution-recording.ts";

export const allApps = apps as readonly AnyApp[];

/** Returns the user's changes to the data between the two states. New records are named by their position. */
export const goalBetween = (start: PhoneState, end: PhoneState): NormalizedChange[] =>
  normalizeChanges(ownChanges(phone, start, end), knownIds(statesOf(start)), start.clock.nowMs, end.clock.nowMs);
export const goalHash = (goal: readonly NormalizedChange[]): string => hashOf(goal as unknown as Json);
/** Returns a hash of the changed places. The new values do not affect the hash. */
export const placesHash = (goal: readonly NormalizedChange[]): string =>
  hashOf(goal.map(({ path, kind }) => [path, kind]) as unknown as Json);

export const checksOf = (goal: readonly NormalizedChange[], words: readonly string[]): SuiteCheck[] =>
  goal.map(({ path, kind, value }, i) => ({
    that: words[i] || `${path} is ${kind}`,
    path,
    kind,
    ...(kind === "removed" ? {} : { value }),
  }));

/** Plays calls in the kernel, without a page. Returns null if the phone does not offer a call. */
export async function playInKernel(
  start: PhoneState,
  oracle: readonly SolutionCall[],
): Promise<SolutionRecording | null> {
  const shell: Pick<SuiteTask, "apps" | "oracle"> = { apps: [], oracle: [...oracle] };
  const task = jsonTask({ ...emptyTask, ...shell }, allApps);
  try {
    return await recordSolution(phone, start, (o) => task.oracle(o as never, {}, occasionOf(start, "en")));
  } catch (error) {
    // An app may throw a TypeError if a call is made in the wrong place. This counts as a refused call.
    if (error instanceof StuckError || error instanceof TypeError) return null;
    throw error;
  }
}
const emptyTask = {
  instruction: {},
  start: { seed: 0, locale: "en", patches: [] },
  checks: [],
  allow: [],
  budget: 60,
  difficulty: "L1",
} as const;
